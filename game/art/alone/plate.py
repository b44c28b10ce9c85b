"""What game alone it was: its level or challenge, what came of it, and the road of the campaign so far."""

from __future__ import annotations

from typing import NamedTuple

from game.art.kit.boxes import Box
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, CREAM, DISABLED, GOLD, INK, INK2, LEGAL, LINE, SELECT, WINE
from game.art.kit.shapes import NONE, circle, line, rect


class PlateLook(NamedTuple):
    """The plate: its sign, a small line, a title, what came of the game, and the challenges of a campaign.

    ``road`` has for each challenge its icon and state: passed, now, ahead or out.
    """

    icon: str
    above: str
    title: str
    words: str
    road: tuple[tuple[str, str], ...] = ()


_HEAD, _ROAD, _LEADING = 118.0, 84.0, 1.16
"""How high the title is, and the road; and how far lines of words are apart."""


def draw_plate(canvas: Canvas, most: Box, look: PlateLook) -> Box:
    """Draw the plate into the upper part of a box, as high as its words need; returns where it lies."""
    x, y, w = most.x, most.y, most.w
    road = _ROAD if look.road else 0
    words, size = canvas.fitting(look.words, "bold", 22, w - 44, 9, _LEADING, most.h - _HEAD - road - 16)
    lines = len(canvas.lines(words, "bold", size, w - 44))
    box = Box(x, y, w, _HEAD + lines * size * _LEADING + 20 + road)
    canvas.draw(rect(*box, "#F9EFD2", 8, GOLD, 2), rect(*box.grown(-5), NONE, 5, LINE, 1))
    canvas.draw(circle(x + 62, y + 62, 44, CARD, INK, 2.6), circle(x + 62, y + 62, 38, NONE, WINE, 2))
    canvas.icon(look.icon, x + 62, y + 62, 56)
    room = w - 124 - 22
    canvas.fit(x + 124, y + 36, look.above, "bold", 20, room, INK2, tall=32)
    canvas.fit(x + 124, y + 80, look.title, "display", 34, room, WINE, tall=54)
    canvas.text(x + 22, y + _HEAD, words, "bold", size, INK, wrap=w - 44, leading=_LEADING, most=9)
    if look.road:
        _road(canvas, look.road, x, w, box.bottom - 48)
    return box


def _road(canvas: Canvas, road: tuple[tuple[str, str], ...], x: float, w: float, y: float) -> None:
    left, pitch = x + 54, (w - 108) / max(1, len(road) - 1)
    right = left + pitch * (len(road) - 1)
    canvas.draw(line(left, y, right, y, "#6B4E2C", 9), line(left, y, right, y, "#E9D3A4", 5))
    for i, (icon, state) in enumerate(road):
        at = left + i * pitch
        ring = GOLD if state == "passed" else SELECT if state == "now" else LINE
        canvas.draw(
            circle(at, y, 32, DISABLED if state == "out" else CARD, INK, 2.2),
            circle(at, y, 27, NONE, ring, 4 if state in ("passed", "now") else 1.6),
        )
        canvas.icon(icon, at, y, 38)
        if state == "passed":
            canvas.draw(circle(at + 24, y - 22, 13, LEGAL, INK, 1.6))
            canvas.icon("confirm", at + 24, y - 22, 17, colour=CREAM)
