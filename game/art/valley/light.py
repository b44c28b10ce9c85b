"""The light over the valley: the present season lies in it, the other ones in the evening."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Literal

from pygame import Surface, image, transform

from game.art.board_boxes import BOARD, SEASON_AREAS
from game.art.kit.cache import kept
from game.art.kit.palette import rgb
from game.art.kit.raster import USUAL, pixels
from game.art.valley.inks import EVENING, MIST

_STEP = 4
"""Design px between two samples of the light."""
_WIDE = round(BOARD.w / _STEP)
"""How many samples lie side by side."""
_CART_FROM = 180
"""From which x of the board on the light of summer and winter lies on the road of the cart."""


def soft(share: float) -> float:
    """A share, 0 to 1, that begins and ends slowly."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def evening(x: float) -> tuple[float, float, float]:
    """The ink of the evening at x of the board: those of the four parts run into each other."""
    red, green, blue = _melted({season: tuple(map(float, rgb(ink))) for season, ink in EVENING.items()}, x)
    return red, green, blue


def _melted(parts: Mapping[str, tuple[float, ...]], x: float) -> tuple[float, ...]:
    """The numbers of the four parts at x of the board, where they run into each other."""
    found = parts["spring"]
    for season in ("summer", "fall", "winter"):
        share = soft((x - (SEASON_AREAS[season].x - BOARD.x) + 40) / 80)
        found = tuple(a + (b - a) * share for a, b in zip(found, parts[season], strict=True))
    return found


def lit(season: str, x: float) -> float:
    """How much light of a season lies at x of the board, 0 to 1."""
    area = SEASON_AREAS.get(season)
    if area is None:
        return 0.0
    left, right = area.x - BOARD.x, area.right - BOARD.x
    ends = 1.0 if season == "winter" else soft((right + 16 - x) / 30)
    return soft((x - left + 16) / 30) * ends


@cache
def _evenings() -> list[tuple[float, ...]]:
    """The ink of the evening at each sample of a row."""
    return [evening(i * _STEP) for i in range(_WIDE)]


@cache
def _mists() -> list[tuple[float, ...]]:
    """The ink of the mist at each sample of a row, and how much of it, 0 to 255."""
    parts = {part: (*map(float, rgb(ink)), 255 * share) for part, (ink, share) in MIST.items()}
    return [_melted(parts, i * _STEP) for i in range(_WIDE)]


@kept(1)
def dusk(season: str, scale: float) -> Surface:
    """What is multiplied with the valley: white over the present season, evening over the others.

    The road of the cart is lit in summer and in winter over its whole length.
    """
    inks = _evenings()

    def row(shares: list[float]) -> bytes:
        return bytes(
            round(part + (255 - part) * share) for ink, share in zip(inks, shares, strict=True) for part in ink
        )

    return _spread(season, row, "RGB", scale)


@kept(1)
def mist(season: str, scale: float) -> Surface:
    """What lies on the valley under ``dusk``: clear over the present season, cool over the others."""
    inks = _mists()

    def row(shares: list[float]) -> bytes:
        return bytes(
            round(part) for (*ink, veil), share in zip(inks, shares, strict=True) for part in (*ink, veil * (1 - share))
        )

    return _spread(season, row, "RGBA", scale)


def _spread(season: str, row: Callable[[list[float]], bytes], form: Literal["RGB", "RGBA"], scale: float) -> Surface:
    """A sheet as large as the board of samples; ``row`` makes one row of them from how much light lies on each."""
    tall = round(BOARD.h / _STEP) + 1
    light = [lit(season, i * _STEP) for i in range(_WIDE)]
    on_road = [soft((i * _STEP - _CART_FROM) / 30) for i in range(_WIDE)]
    rows: dict[float, bytes] = {}
    data = bytearray()
    for j in range(tall):
        y = j * _STEP
        road = soft((y - 455) / 10) * soft((522 - y) / 8) if season in ("summer", "winter") else 0.0
        if road not in rows:
            rows[road] = row([max(one, road * other) for one, other in zip(light, on_road, strict=True)])
        data += rows[road]
    small = image.frombuffer(bytes(data), (_WIDE, tall), form)
    small = small.convert(32) if form == "RGB" else small.convert(USUAL)
    return transform.smoothscale(small, (pixels(BOARD.w, scale), pixels(BOARD.h, scale)))
