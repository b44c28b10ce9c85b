"""Where the points of a game came from, year by year, told from its events. No rule is known here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.engine.event import Event
from rules.viticulture.causes import CAUSES

EARLIER = "earlier"
"""Points that were there when a record began in the middle of a game."""
SOURCES = (EARLIER, *CAUSES, "lost")


class Best(NamedTuple):
    """The finest of something: whose, what, how much; seat -1 where it is nobody's."""

    seat: int
    name: str
    amount: int


class Tally(NamedTuple):
    """``points`` by seat and source, ``course`` by seat at the end of each year from ``first`` on, and curiosities.

    Of best years, finest wines and busiest spaces there are several where they are equal.
    """

    points: tuple[dict[str, int], ...]
    course: tuple[tuple[int, ...], ...]
    first: int
    best_years: tuple[Best, ...]
    finest_wines: tuple[Best, ...]
    busiest_spaces: tuple[Best, ...]


def tally_of(events: Sequence[Event], before: Sequence[int], first: int = 1) -> Tally:
    """Add up a finished game (or one that still goes on).

    ``before`` are the points of each seat when its record began, in the year ``first``.
    """
    seats = len(before)
    points: list[dict[str, int]] = [dict.fromkeys(SOURCES, 0) | {EARLIER: early} for early in before]
    totals = list(before)
    course: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        if event.kind == "vp_changed":
            totals[event.seat] += event.amount
            points[event.seat]["lost" if event.amount < 0 else event.cause] += event.amount
        elif event.kind == "year_ended":
            for seat in range(seats):
                course[seat].append(totals[seat])
    return Tally(
        tuple(points), tuple(map(tuple, course)), first, _best_years(course, before, first), _finest_wines(events),
        _busiest_spaces(events),
    )  # fmt: skip


def _best_years(course: Sequence[Sequence[int]], before: Sequence[int], first: int) -> tuple[Best, ...]:
    gains = [
        Best(seat, str(first + year), points[year] - (points[year - 1] if year else before[seat]))
        for seat, points in enumerate(course)
        for year in range(len(points))
    ]
    most = max((gain.amount for gain in gains), default=0)
    return tuple(gain for gain in gains if gain.amount == most > 0)


def _finest_wines(events: Iterable[Event]) -> tuple[Best, ...]:
    """The finest wine, once for each seat that had it."""
    order = ("red", "white", "blush", "sparkling")
    wines = [
        Best(event.seat, event.thing, int(event.thing.partition(".")[2]))
        for event in events
        if event.kind in ("wine_made", "wine_aged")
    ]

    def worth(wine: Best) -> tuple[int, int]:
        return wine.amount, order.index(wine.name.partition(".")[0])

    most = max(map(worth, wines), default=(0, 0))
    return tuple(dict.fromkeys(wine for wine in wines if worth(wine) == most))


def _busiest_spaces(events: Iterable[Event]) -> tuple[Best, ...]:
    counts = Counter(event.place.partition(".")[0] for event in events if event.kind == "worker_placed")
    most = max(counts.values(), default=0)
    return tuple(Best(-1, name, times) for name, times in counts.items() if times == most)
