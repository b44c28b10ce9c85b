"""What the moments over the board share: their size, their rim, and the plate with the words."""

from __future__ import annotations

from collections.abc import Callable

from game.art.board_boxes import BOARD
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK, WINE
from game.art.kit.shapes import NONE, Fragment, group, rect
from game.art.people.scenery import WIDTH

WIDE, TALL = BOARD.w, BOARD.h
PLATE_TALL = 176.0
_TITLE, _EDGE = 64.0, 36.0
_PAPER = "#FFF6E0"

Row = Callable[[Canvas, float], None]
"""Draws things in a row on a canvas, the row's left edge at an x."""


def place(fragment: Fragment, up: float) -> Fragment:
    """A place of the people's pictures as wide as the board, so many design px higher than its own top."""
    return group(fragment, 0, -up, WIDE / WIDTH)


def rim() -> Fragment:
    """The rim of a moment: ink outside, a light line within."""
    out = rect(2, 2, WIDE - 4, TALL - 4, NONE, 8, INK, 4)
    return out + rect(8, 8, WIDE - 16, TALL - 16, NONE, 5, "#FBF1DC", 3)


def plate(
    canvas: Canvas, x: float, y: float, title: str, wide: float, row: Row, *, most: float = 560, right: bool = False
) -> None:
    """A plate of paper, its upper left corner at x, y: a title, and below it a row of things so many px wide.

    The title is at most ``most`` px wide; with ``right``, x is that of the upper right corner.
    """
    words, size = canvas.fitting(title, "display", _TITLE, most, tall=72, least=34)
    across = max(canvas.measure(words, "display", size), wide) + 2 * _EDGE
    if right:
        x -= across
    canvas.draw(
        rect(x + 6, y + 8, across, PLATE_TALL, "#12060A", 5, opacity=0.5),
        rect(x, y, across, PLATE_TALL, _PAPER, 5, INK, 3),
        rect(x + 8, y + 8, across - 16, PLATE_TALL - 16, NONE, 2, WINE, 2.4),
    )
    canvas.layer()
    canvas.text(x + across / 2, y + 52, words, "display", size, WINE, "centre", "middle", wrap=most, most=1)
    row(canvas, x + (across - wide) / 2)
