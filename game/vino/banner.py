"""The banner across the map: a gift that interrupts the purchases, the regions shown, the last bottle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import BRASS, CREAM, INK, WINE
from game.art.kit.shapes import NONE, rect
from game.text.messages import say
from game.text.names import joined
from game.vino.words import region_name
from rules.engine.event import Event
from rules.vino.view import View

READ_SECONDS = 1.6
"""How long the table rests for a banner."""
HEIGHT = 126.0
LAST_RANK = 2
"""The rank of a gift, from 0, that takes all that the ranks before it have left."""


class Banner(NamedTuple):
    """Icon, title and line of a banner."""

    icon: str
    title: str
    line: str


def banner_of(event: Event, view: View, names: Sequence[str]) -> Banner | None:
    """The banner of an event that needs one, with the view after it."""
    if event.kind == "gift_started":
        return gift(view, event.place, takers(view, event.place), names)
    if event.kind == "last_turn":
        return Banner("bottle_marker", say("vino-last-title"), say("vino-last-line"))
    return None


def takers(view: View, region: str) -> tuple[int, ...]:
    """Who takes part in the gift of a region: the first three by vineyards, then by the farthest (N-GIFT-04)."""
    owners = view.owners[region]
    seats = {seat for seat in owners if seat is not None}
    farthest = {seat: max(at for at, one in enumerate(owners) if one == seat) for seat in seats}
    return tuple(sorted(seats, key=lambda seat: (-owners.count(seat), -farthest[seat]))[:3])


def shares(view: View, region: str, seats: Sequence[int], at: int = 0) -> list[tuple[int, int]]:
    """How many vineyards each of the ranking is still given, from a rank on, with its seat (N-GIFT-05, N-GIFT-06).

    ``seats`` is the whole ranking; ranks that get nothing are left out.
    """
    left = view.owners[region].count(None)
    found = []
    for rank, seat in enumerate(seats[at:], at):
        wanted = rank + 1 if rank < LAST_RANK else left
        count = min(wanted, left, view.seats[seat].markers)
        left -= count
        if count:
            found.append((seat, count))
    return found


def gift(view: View, region: str, seats: Sequence[int], names: Sequence[str], at: int = 0) -> Banner:
    """The banner of a government gift, with a ranking of which the ranks from one on have still to be given land."""
    given = shares(view, region, seats, at)
    left = view.owners[region].count(None) - sum(count for _, count in given)
    told = joined([say("vino-gift-share", name=names[seat], count=count) for seat, count in given])
    line = say("vino-gift-line", list=told, left=left) if given else say("vino-gift-none")
    return Banner("gift", say("vino-gift-title", place=region_name(region)), line)


@kept(8)
def picture(look: Banner, wide: float, scale: float) -> Surface:
    """The banner, so wide, with BLEED around it."""
    canvas = Canvas.over((0, 0, wide, HEIGHT), scale, BLEED)
    canvas.draw(
        rect(4, 6, wide, HEIGHT, "#0B0608", 8, opacity=0.5),
        rect(0, 0, wide, HEIGHT, WINE, 8, INK, 2.6),
        rect(6, 6, wide - 12, HEIGHT - 12, NONE, 5, BRASS, 1.6),
    )
    canvas.icon(look.icon, 64, HEIGHT / 2, 74, on_dark=True)
    found = canvas.fitting(look.title, "display", 34, wide - 150, tall=38)
    canvas.text(124, 35, found.words, "display", found.size, CREAM, valign="middle", wrap=wide - 150, most=1)
    found = canvas.fitting(look.line, "bold", 22, wide - 150, 2, 1.08, 54)
    canvas.text(
        124, 86, found.words, "bold", min(found.size, grown(22)), CREAM, valign="middle", wrap=wide - 150, most=2,
        leading=1.08,
    )  # fmt: skip
    return canvas.surface(grain=SCREEN_GRAIN)
