"""The sheet of paper that pages of switches and entries are drawn on."""

from __future__ import annotations

import pygame

from game.art.canvas import Canvas, Plain
from game.art.keep import kept
from game.art.palette import CREAM, ILLEGAL, INK, LEGAL, LINE, PAPER, WINE
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
    said, size = canvas.fitting(words, "bold", 21, w - 84, 2, 1.06, h - 2)
    canvas.text(
        x + 66, y + h / 2, said, "bold", size, CREAM, valign="middle", wrap=w - 84, most=2, leading=1.06
    )  # fmt: skip


@kept(4)
def notice_bar(words: str, width: float, height: float, scale: float, good: bool = False) -> pygame.Surface:
    """A bar with one sentence of bad news, or of ``good``, in letters that let all of it be read."""
    canvas = Canvas(width, height, scale)
    canvas.draw(rect(1, 1, width - 2, height - 2, LEGAL if good else ILLEGAL, 6, INK, 2))
    canvas.icon("confirm" if good else "warning", 34, height / 2, 32, on_dark=True, colour=CREAM)
    room = width - 90
    size = next((one for one in (22, 20, 19) if len(canvas.lines(words, "bold", one, room)) * one * 1.2 < height), 18)
    most = int(height // (size * 1.2))
    canvas.text(66, height / 2, words, "bold", size, CREAM, valign="middle", wrap=room, most=most)
    return canvas.surface()
