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
"""From this height on the varieties that are free are seen between the name and the words."""
LARGEST, BETWEEN, ONE_ROW = 48.0, 4.0, 3
"""The largest tile of a variety that is free, what lies between two, and how many have a row of their own."""


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


def face(look: TicketLook, wide: float, tall: float, name: str) -> Face:
    """The face of the button that gives the region of this name up again."""
    return Face(lambda state, scale: ticket(look, state, wide, tall, scale), name, chosen=True)


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
    y, size = (tall * 0.155, 40) if high else (tall * 0.3, 32)
    digits = canvas.measure(number, "display", size)
    found = canvas.fitting(name, "display", 28 if high else 24, wide - digits - 34, tall=tall * 0.34)
    left = x - (digits + 10 + canvas.measure(found.words, "display", found.size)) / 2
    canvas.text(left, y, number, "display", size, ink, valign="middle")
    canvas.text(left + digits + 10, y + 1, found.words, "display", found.size, ink, valign="middle")
    if high:
        _bunches(canvas, look.varieties, Box(12, tall * 0.275, wide - 24, tall * 0.43))
    words = say("vino-ticket-free", free=look.free, price=look.cheapest) if look.free else say("vino-ticket-full")
    low = tall * (0.84 if high else 0.7)
    canvas.fit(
        x, low, words, "extra", 24 if high else 20, wide - 18, ink, "centre", most=2, leading=1.0,
        tall=tall * (0.27 if high else 0.44),
    )  # fmt: skip
    return canvas.surface()


def _bunches(canvas: Canvas, varieties: tuple[str, ...], area: Box) -> None:
    """The varieties that are still to be had, each on a tile, in one row or two."""
    count = len(varieties)
    if not count:
        return
    rows = 1 if count <= ONE_ROW else 2
    each = -(-count // rows)
    side = min(LARGEST, (area.h + BETWEEN) / rows - BETWEEN, (area.w + BETWEEN) / each - BETWEEN)
    step, (middle, centre) = side + BETWEEN, area.centre
    for row in range(rows):
        here = varieties[row * each : (row + 1) * each]
        left = middle - (len(here) * step - BETWEEN) / 2
        top = centre - (rows * step - BETWEEN) / 2 + row * step
        for i, variety in enumerate(here):
            canvas.draw(rect(left + i * step, top, side, side, CARD, 5, INK, 1.6))
            grapes.bunch(canvas, variety, left + i * step + side / 2, top + side / 2, side * 0.86)
