"""The two tickets with the regions that are picked in secret: number, name, and what is still to be had there."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import grapes
from game.art.chart.inks import HEADS, ON_HEADS
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, FOCUS, INK, INK2, MAT, SHADOW
from game.art.kit.shapes import NONE, dashed_rect, rect
from game.text.messages import say
from game.vino import printed
from game.vino.words import region_name
from game.window.widgets.buttons import Face
from rules.vino.view import View

GAP = 10.0
"""Between the tickets."""
LEAST_TALL, MOST_TALL, EMPTY = 92.0, 196.0, 60.0
"""How high the tickets are at least and at most, and at least while none is filled in."""
BOLD = 120.0
"""From this height on number and name stand below each other, and the varieties that are free have a row."""


class TicketLook(NamedTuple):
    """A region: how many of its vineyards are free, the price of the cheapest of them (0: there is none), and which
    varieties nobody grows there yet."""

    region: str
    free: int
    cheapest: int
    varieties: tuple[str, ...]


def look_of(view: View, region: str) -> TicketLook:
    """What the ticket of a region says."""
    road = zip(printed.regions()[region].road, view.owners[region], strict=True)
    prices = [vineyard.price for vineyard, owner in road if owner is None]
    left = tuple(one for one in printed.tiles(region) if one in view.tiles[region])
    return TicketLook(region, len(prices), min(prices, default=0), left)


def height(room: float, picked: int) -> float:
    """How high the tickets are where there is so much room and so many are filled in; 0 where there is too little."""
    tall = min(room, grown(MOST_TALL, MOST_TALL + 40))
    return tall if tall >= (LEAST_TALL if picked else EMPTY) else 0.0


def boxes(area: Box, due: int) -> tuple[Box, ...]:
    """The boxes of so many tickets beside each other in an area."""
    wide = (area.w - (due - 1) * GAP) / due
    return tuple(area._replace(x=area.x + i * (wide + GAP), w=wide) for i in range(due))


@kept(12)
def outline(number: int, wide: float, tall: float, scale: float) -> Surface:
    """The place of a ticket that is not picked yet, BLEED around it."""
    canvas = Canvas.over((0, 0, wide, tall), scale, BLEED)
    canvas.draw(rect(0, 0, wide, tall, MAT, 8, opacity=0.45), dashed_rect(0, 0, wide, tall, INK2, 2.4, 8, on=9, off=7))
    canvas.text(wide / 2, tall / 2, str(number), "display", min(46.0, tall * 0.6), INK2, "centre", "middle")
    return canvas.surface()


def face(look: TicketLook, wide: float, tall: float) -> Face:
    """The face of the button that gives a region up again."""
    return lambda state, scale: ticket(look, state, wide, tall, scale)


@kept(40)
def ticket(look: TicketLook, state: str, wide: float, tall: float, scale: float) -> Surface:
    """The ticket of a region that is picked, ringed while it is pointed at; BLEED around it."""
    canvas = Canvas.over((0, 0, wide, tall), scale, BLEED)
    ink, x = ON_HEADS[look.region], wide / 2
    canvas.draw(
        rect(2, 4, wide, tall, SHADOW, 8, opacity=0.4),
        rect(0, 0, wide, tall, HEADS[look.region], 8, INK, 2.4),
        rect(5, 5, wide - 10, tall - 10, NONE, 5, CARD, 1.6),
    )
    if state in ("hover", "pressed"):
        canvas.draw(rect(2, 2, wide - 4, tall - 4, NONE, 7, FOCUS, 3.4))
    number, name = str(printed.regions()[look.region].number.value), region_name(look.region)
    high = tall >= BOLD
    if high:
        canvas.text(x, tall * 0.19, number, "display", 42, ink, "centre", "middle")
        canvas.fit(x, tall * 0.42, name, "display", 29, wide - 22, ink, "centre", tall=tall * 0.24)
        _bunches(canvas, look.varieties, Box(12, tall * 0.54, wide - 24, tall * 0.2))
    else:
        found = canvas.fitting(name, "display", 24, wide - 66, tall=tall * 0.34)
        digits = canvas.measure(number, "display", 32)
        left = x - (digits + 10 + canvas.measure(found.words, "display", found.size)) / 2
        canvas.text(left, tall * 0.3, number, "display", 32, ink, valign="middle")
        canvas.text(left + digits + 10, tall * 0.31, found.words, "display", found.size, ink, valign="middle")
    words = say("vino-ticket-free", free=look.free, price=look.cheapest) if look.free else say("vino-ticket-full")
    low = tall * (0.86 if high else 0.7)
    canvas.fit(
        x, low, words, "extra", 20, wide - 18, ink, "centre", most=2, leading=1.0, tall=tall * (0.24 if high else 0.44)
    )
    return canvas.surface()


def _bunches(canvas: Canvas, varieties: tuple[str, ...], area: Box) -> None:
    """The varieties that are still to be had, each on a small tile."""
    side = min(area.h, 30.0)
    left = area.centre[0] - len(varieties) * (side + 4) / 2 + 2
    for i, variety in enumerate(varieties):
        x = left + i * (side + 4)
        canvas.draw(rect(x, area.centre[1] - side / 2, side, side, CARD, 5, INK, 1.6))
        grapes.bunch(canvas, variety, x + side / 2, area.centre[1], side * 0.8)
