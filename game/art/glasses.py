"""Glasses, filled or empty: how strong an opponent is."""

from __future__ import annotations

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, GLOW, INK, INK2, WINE
from game.art.kit.shapes import NONE, Fragment, group, path

MOST = 5
SIZE = 24
"""Width and height of the drawing of a glass, in its own units."""
_BOWL = "M6.6,2.8H17.4C18.2,9.4 16.4,13.6 12,13.6C7.6,13.6 5.8,9.4 6.6,2.8Z"
_WINE = "M6.9,5.4H17.1C17.2,10.4 15.4,12.8 12,12.8C8.6,12.8 6.8,10.4 6.9,5.4Z"
_STEM = "M12,13.6V20.6M7.6,21.2H16.4"
_SHINE = "M9,6.6C8.9,8.4 9.2,9.6 9.8,10.4"


def glass(x: float, y: float, size: float, full: bool) -> Fragment:
    """A glass of this height with its upper left corner here."""
    ink = INK if full else INK2
    shapes = path(_BOWL, CARD if full else NONE, ink, 1.6)
    if full:
        shapes += path(_WINE, WINE) + path(_SHINE, NONE, GLOW, 1.1)
    return group(shapes + path(_STEM, NONE, ink, 1.7), x, y, size / SIZE)


@kept(40)
def row_picture(level: int, size: float, scale: float) -> Surface:
    """All glasses beside each other, as many of them filled as the level."""
    canvas = Canvas(MOST * size * 0.72 + size * 0.28, size, scale)
    for number in range(MOST):
        canvas.draw(glass(number * size * 0.72, 0, size, number < level))
    return canvas.surface()
