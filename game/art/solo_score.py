"""What the score of a game alone has more: a plate with level or challenge, what comes of it, and the road so far."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, CREAM, DISABLED, GOLD, INK, INK2, LEGAL, LINE, SELECT, WINE
from game.art.kit.shapes import NONE, circle, line, rect
from game.art.score import table_box


def plate_box(room: float = 0) -> Box:
    """Where the plate lies on the score: below the only row of the table, above some room that is left free."""
    table = table_box()
    return Box(table.x + 22, table.y + 352 - room, table.w - 44, table.h - 374)


class PlateLook(NamedTuple):
    """The plate: its sign, a small line, a title, what came of the game, and the challenges of a campaign.

    ``road`` has for each challenge its icon and state: passed, now, ahead or out.
    """

    icon: str
    above: str
    title: str
    words: str
    road: tuple[tuple[str, str], ...] = ()


@kept(4)
def plate(look: PlateLook, scale: float) -> Surface:
    """The plate as a picture as large as its box."""
    _, _, w, h = plate_box()
    canvas = Canvas(w, h, scale)
    canvas.draw(rect(1, 1, w - 2, h - 2, "#F9EFD2", 8, GOLD, 2), rect(6, 6, w - 12, h - 12, NONE, 5, LINE, 1))
    middle = 82.0
    canvas.draw(circle(84, middle, 56, CARD, INK, 2.6), circle(84, middle, 49, NONE, WINE, 2))
    canvas.icon(look.icon, 84, middle, 72)
    room = w - 196
    said, size = canvas.fitting(look.above, "bold", 20, room, tall=28)
    canvas.text(164, 40, said, "bold", size, INK2, valign="middle", wrap=room, most=1)
    said, size = canvas.fitting(look.title, "display", 34, room, tall=44)
    canvas.text(164, 74, said, "display", size, WINE, valign="middle", wrap=room, most=1)
    usual, most, tall = (22, 2, 60.0) if look.road else (26, 4, h - 102 - 24)
    said, size = canvas.fitting(look.words, "bold", usual, room, most, 1.12, tall)
    canvas.text(164, 102, said, "bold", size, INK, wrap=room, leading=1.12, most=most)
    if look.road:
        _road(canvas, look.road, w, h - 52)
    return canvas.surface()


def _road(canvas: Canvas, road: tuple[tuple[str, str], ...], w: float, y: float) -> None:
    left, pitch = 70.0, (w - 140) / max(1, len(road) - 1)
    canvas.draw(line(left, y, w - left, y, "#6B4E2C", 9), line(left, y, w - left, y, "#E9D3A4", 5))
    for i, (icon, state) in enumerate(road):
        x = left + i * pitch
        ring = GOLD if state == "passed" else SELECT if state == "now" else LINE
        canvas.draw(
            circle(x, y, 34, DISABLED if state == "out" else CARD, INK, 2.2),
            circle(x, y, 29, NONE, ring, 4 if state in ("passed", "now") else 1.6),
        )
        canvas.icon(icon, x, y, 40)
        if state == "passed":
            canvas.draw(circle(x + 26, y - 24, 13, LEGAL, INK, 1.6))
            canvas.icon("confirm", x + 26, y - 24, 17, colour=CREAM)
