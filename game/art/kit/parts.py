"""Pictures in parts, so that only what changes is drawn again."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Surface

from game.art.kit.layers import Paper

Part = tuple[Surface, tuple[int, int]]
"""A picture and its upper left corner on the whole, in true px."""


def lay(paper: Paper, at: tuple[int, int], parts: Iterable[Part]) -> None:
    """Lay the parts, from the lowest to the highest, with the upper left corner of the whole there, in true px."""
    for picture, (x, y) in parts:
        paper.blit(picture, (at[0] + x, at[1] + y))
