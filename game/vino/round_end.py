"""What a round has brought, told from its events: incomes, the new order, vineyards, and how demand has moved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from game.art.grapes import Tile
from game.text.messages import say
from game.text.names import joined
from game.vino import printed
from game.vino.from_view import tile
from rules.engine.event import Event

GAINED = frozenset({"vineyard_bought", "vineyard_given"})
"""Kinds of events that bring a vineyard."""


class SeatRound(NamedTuple):
    """The round of one player. ``place`` in the new order and ``was`` in the old one from 1, ``income`` in Vino.

    ``sold`` is the variety with its quantity, None where nothing was sold; ``gained`` and ``given_back`` count
    vineyards.
    """

    colour: str
    name: str
    place: int
    was: int
    income: int
    sold: tuple[Tile, int] | None
    gained: int
    given_back: int


class DemandMove(NamedTuple):
    """A variety with its demand before and after the round, in Vino."""

    tile: Tile
    before: int
    after: int


class RoundLook(NamedTuple):
    """A round that is over: its number, the players in their new order, why it is this one, and the demands."""

    number: int
    seats: tuple[SeatRound, ...]
    why: str
    demands: tuple[DemandMove, ...]


def ends_at(events: Sequence[Event]) -> int:
    """After how many of these events the last round that they tell was over; 0 where none was."""
    return next((at + 1 for at in reversed(range(len(events))) if events[at].kind == "order_changed"), 0)


def look_of(
    events: Sequence[Event], first: Sequence[int], names: Sequence[str], colours: Sequence[str]
) -> RoundLook | None:
    """The last round that these events from the deal on have brought to its end; ``first`` is the order of the deal."""
    end = ends_at(events)
    starts = [at for at in range(end) if events[at].kind == "season_started" and events[at].place == "choose"]
    if not starts:
        return None
    before, within = events[: starts[-1]], events[starts[-1] : end]
    old = _order(before, len(names)) or tuple(first)
    incomes = {event.seat: event.amount for event in within if event.kind == "order_changed"}
    order = _order(within, len(names))
    seats = tuple(_seat(within, seat, at, old.index(seat) + 1, names, colours) for at, seat in enumerate(order, 1))
    return RoundLook(events[starts[-1]].amount, seats, _why(order, incomes, names), tuple(_demands(before, within)))


def _order(events: Sequence[Event], seats: int) -> tuple[int, ...]:
    return tuple(event.seat for event in events if event.kind == "order_changed")[-seats:]


def _seat(
    events: Sequence[Event], seat: int, place: int, was: int, names: Sequence[str], colours: Sequence[str]
) -> SeatRound:
    own = [event for event in events if event.seat == seat]
    sale = next((event for event in own if event.kind == "wine_sold"), None)
    return SeatRound(
        colours[seat], names[seat], place, was,
        sale.amount if sale else 0,
        (tile(sale.thing), int(sale.choice.rpartition(" ")[2])) if sale else None,
        sum(event.kind in GAINED for event in own),
        sum(event.kind == "vineyard_returned" for event in own),
    )  # fmt: skip


def _why(order: Sequence[int], incomes: dict[int, int], names: Sequence[str]) -> str:
    """The rule of the new order, and who of equal incomes kept the old one (N-ORDER-01/02)."""
    parts = [say("vino-round-rule")]
    for _, group in groupby(order, key=lambda seat: incomes[seat]):
        equal = [names[seat] for seat in group]
        if len(equal) > 1:
            parts.append(say("vino-round-tie", names=joined(equal)))
    return " ".join(parts)


def _demands(before: Sequence[Event], within: Sequence[Event]) -> Iterator[DemandMove]:
    old, moved = _moved(before), _moved(within)
    start = printed.components().demand.start.value
    for variety in printed.varieties():
        value = start + old[variety]
        yield DemandMove(tile(variety), value, value + moved[variety])


def _moved(events: Sequence[Event]) -> Counter[str]:
    found: Counter[str] = Counter()
    for event in events:
        if event.kind == "demand_changed":
            found[event.thing] += event.amount
    return found
