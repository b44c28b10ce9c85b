"""The sheet of paper that pages of switches and entries are drawn on."""

from __future__ import annotations

from game.art.canvas import Canvas, Plain
from game.art.palette import CREAM, ILLEGAL, INK, LINE, PAPER, WINE
from game.art.shapes import rect


def paper(canvas: Canvas, box: Plain) -> None:
    """A sheet with a double rule over the scenery."""
    x, y, w, h = box
    canvas.draw(
        rect(x + 8, y + 10, w, h, "#0E1E22", 6, opacity=0.5),
        rect(x, y, w, h, PAPER, 6, INK, 2.6),
        rect(x + 12, y + 12, w - 24, h - 24, radius=3, stroke=WINE, width=2),
        rect(x + 18, y + 18, w - 36, h - 36, radius=2, stroke=LINE, width=1.2),
    )


def warning(canvas: Canvas, x: float, y: float, w: float, h: float, words: str) -> None:
    """A bar that says in a sentence what is wrong."""
    canvas.draw(rect(x, y, w, h, ILLEGAL, 5, INK, 2))
    canvas.icon("slash", x + 34, y + h / 2, 30, on_dark=True, colour=CREAM)
    canvas.text(
        x + 66,
        y + h / 2,
        words,
        "bold",
        canvas.fitting(words, "bold", 21, w - 84, 2, 1.1, h - 8),
        CREAM,
        valign="middle",
        wrap=w - 84,
        most=2,
        leading=1.1,
    )
