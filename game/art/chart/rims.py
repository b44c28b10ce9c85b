"""The rims of vineyards that may be chosen, or are: in the shape of a stone, or as a ring round a flag.

A white line round the green ring of a flag, and a dark one outside it, keep it apart from flags and land of any colour.
"""

from __future__ import annotations

from pygame import Surface

from game.art.chart import pegs
from game.art.chart.inks import WHITE
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, INK, LEGAL, SELECT, Colour
from game.art.kit.shapes import NONE, circle, group, path

REACH = 36.0
"""How far the picture of a rim reaches from the middle of its vineyard, at size 1."""
RING = 24.5
"""The radius of a ring round a flag, at size 1."""
_STONE = "M-22.5,21V-6C-22.5,-18.5 -13,-21.8 0,-21.8S22.5,-18.5 22.5,-6V21Z"
_PLATE = "M-24,21V-14.5L-17.5,-22L-8,-20L0,-25.5L8,-20L17.5,-22L24,-14.5V21Z"


@kept(80)
def stone(government: bool, size: float, scale: float) -> Surface:
    """The rim of a free vineyard that may be bought, in the middle of a square of twice REACH."""
    outline, reach = _PLATE if government else _STONE, REACH * size
    canvas = Canvas(2 * reach, 2 * reach, scale)
    wide = max(1.0, 1.15 * size**0.5)
    canvas.draw(
        group(
            path(outline, NONE, CARD, 7.4 * wide / size) + path(outline, NONE, LEGAL, 4.6 * wide / size),
            reach, reach, size,
        )
    )  # fmt: skip
    return canvas.surface()


@kept(40)
def flag(chosen: bool, size: float, scale: float) -> Surface:
    """The ring round a flag that may be picked, or is: then broad and yellow, with a tick. As large as that of a stone.

    The tick lies at the upper right, outside the cloth.
    """
    reach = REACH * size
    canvas = Canvas(2 * reach, 2 * reach, scale)
    r = RING * size
    if not chosen:
        _ring(canvas, reach, r, LEGAL)
        return canvas.surface()
    _ring(canvas, reach, r, SELECT)
    x, y, tick = reach + r * 0.72, reach - r * 0.72, max(11.0, 10 * size)
    canvas.draw(circle(x, y, tick, SELECT, INK, 2.4))
    canvas.layer()
    canvas.icon("confirm", x, y, tick * 1.45, colour=INK)
    return canvas.surface()


def _ring(canvas: Canvas, middle: float, r: float, ink: Colour) -> None:
    """A ring between white lines, of which the outer one is broad, with a dark line outside."""
    canvas.draw(
        circle(middle, middle, r + 4.9, NONE, INK, 2.0),
        circle(middle, middle, r + 0.7, NONE, WHITE, 8.4),
        circle(middle, middle, r, NONE, ink, 5.4),
    )


def size_of(wide: float) -> float:
    """The size of a vineyard whose box is so wide."""
    return wide / pegs.WIDE
