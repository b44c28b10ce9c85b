"""The two tickets with the regions that are picked in secret: number, name, and what is still to be had there."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.chart.inks import HEADS, ON_HEADS
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import LEAST, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, INK, LINE
from game.art.kit.shapes import NONE, dashed_rect, rect
from game.text.messages import say
from game.vino import printed
from game.vino.words import region_name
from rules.vino.view import View

GAP, LEAST_TALL, MOST_TALL = 10.0, 92.0, 128.0
"""Between the tickets, and how high they are at least and at most."""


class TicketLook(NamedTuple):
    """A region: how many of its vineyards are free, and the price of the cheapest of them (0: there is none)."""

    region: str
    free: int
    cheapest: int


def look_of(view: View, region: str) -> TicketLook:
    """What the ticket of a region says."""
    road = zip(printed.regions()[region].road, view.owners[region], strict=True)
    prices = [vineyard.price for vineyard, owner in road if owner is None]
    return TicketLook(region, len(prices), min(prices, default=0))


@kept(12)
def tickets(looks: tuple[TicketLook, ...], due: int, wide: float, tall: float, scale: float) -> Surface:
    """So many tickets beside each other as regions are ``due``; those that are not picked yet are only outlined."""
    canvas = Canvas(wide, tall, scale)
    each = (wide - (due - 1) * GAP) / due
    for i in range(due):
        box = Box(i * (each + GAP) + 1, 1, each - 2, tall - 2)
        if i < len(looks):
            _ticket(canvas, looks[i], box)
        else:
            canvas.draw(dashed_rect(*box, LINE, 2.2, 8, on=9, off=7))
            canvas.text(*box.centre, str(i + 1), "display", 40, LINE, "centre", "middle")
    return canvas.surface()


def _ticket(canvas: Canvas, look: TicketLook, box: Box) -> None:
    x, y, w, h = box
    middle, ink = x + w / 2, ON_HEADS[look.region]
    canvas.draw(
        rect(x, y, w, h, HEADS[look.region], 8, INK, 2.2), rect(x + 5, y + 5, w - 10, h - 10, NONE, 5, CARD, 1.4)
    )
    number = printed.regions()[look.region].number.value
    name = canvas.fitting(region_name(look.region), "display", 23, w - 62, tall=h * 0.34)
    wide = canvas.measure(str(number), "display", 32)
    left = middle - (wide + 10 + canvas.measure(name.words, "display", name.size)) / 2
    first = y + h * 0.3
    canvas.text(left, first, str(number), "display", 32, ink, valign="middle")
    canvas.text(left + wide + 10, first + 1, name.words, "display", name.size, ink, valign="middle")
    key = "vino-ticket-free" if look.free else "vino-ticket-full"
    words = say(key, free=look.free, price=look.cheapest) if look.free else say(key)
    low = canvas.fitting(words, "bold", LEAST + 1, w - 20, 2, 1.05, h * 0.42)
    canvas.text(
        middle, y + h * 0.7, low.words, "bold", low.size, ink, "centre", "middle", w - 16, 1.05, 2
    )  # fmt: skip


def height(room: float) -> float:
    """How high the tickets are where there is so much room; 0 where there is too little."""
    tall = min(room, grown(MOST_TALL - 8, MOST_TALL + 20))
    return tall if tall >= LEAST_TALL else 0.0
