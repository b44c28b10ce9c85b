"""Confetti that falls over the banquet while it begins."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Surface

from game.art.banquet.board import EDGE
from game.art.kit.cache import kept
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import group, rect

CONFETTI = ("#F4C430", "#C4374A", "#2FA58E", "#F7EEDC", "#1B56A0")
"""The inks of confetti."""
_TURNS = 6
_COUNT = 110
_SIDE = 18.0


def falling(share: float, scale: float) -> Iterator[tuple[Surface, tuple[float, float]]]:
    """The pieces that can be seen after a share (0-1) of their time, and where they are, in design px."""
    for k in range(_COUNT):
        begins = (k * 37 % _COUNT) / _COUNT * 0.55
        fallen = (share - begins) / 0.45
        if 0 < fallen < 1:
            sway = 26 * ((fallen * 3 + k % 7 / 7) % 1 - 0.5)
            at = (k * 331) % 1900 + sway, -20 + (EDGE + 10) * fallen
            yield _piece(CONFETTI[k % len(CONFETTI)], int(fallen * 14 + k) % _TURNS, scale), at


@kept(60)
def _piece(ink: str, turn: int, scale: float) -> Surface:
    shapes = group(rect(-7, -3.5, 14, 7, ink), _SIDE / 2, _SIDE / 2, 1, turn * 180 / _TURNS)
    return raster(pixels(_SIDE, scale), pixels(_SIDE, scale), scale, shapes, painted=True)
