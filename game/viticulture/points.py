"""Where the points of a game came from, year by year, told from its events. No rule is known here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.engine.event import Event
from rules.viticulture.causes import CAUSES

SOURCES = (*CAUSES, "lost")


class Best(NamedTuple):
    """The finest of something: whose, what, how much; seat -1 when there was none."""

    seat: int
    name: str
    amount: int


class Tally(NamedTuple):
    """``points`` by seat and source, ``course`` by seat at the end of each year, and three curiosities."""

    points: tuple[dict[str, int], ...]
    course: tuple[tuple[int, ...], ...]
    best_year: Best
    finest_wine: Best
    busiest_space: Best
    years: int


def tally_of(events: Sequence[Event], seats: int) -> Tally:
    """Add up a finished game (or one that still goes on)."""
    points: list[dict[str, int]] = [dict.fromkeys(SOURCES, 0) for _ in range(seats)]
    totals = [0] * seats
    course: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        if event.kind == "vp_changed":
            totals[event.seat] += event.amount
            points[event.seat]["lost" if event.amount < 0 else event.cause] += event.amount
        elif event.kind == "year_ended":
            for seat in range(seats):
                course[seat].append(totals[seat])
    return Tally(
        tuple(points), tuple(map(tuple, course)), _best_year(course), _finest_wine(events), _busiest_space(events),
        len(course[0]) if course else 0,
    )  # fmt: skip


def _best_year(course: Sequence[Sequence[int]]) -> Best:
    gains = [
        Best(seat, str(year + 1), points[year] - (points[year - 1] if year else 0))
        for seat, points in enumerate(course)
        for year in range(len(points))
    ]
    return max(gains, key=lambda gain: gain.amount, default=Best(-1, "", 0))


def _finest_wine(events: Iterable[Event]) -> Best:
    order = ("red", "white", "blush", "sparkling")
    wines = [
        Best(event.seat, event.thing, int(event.thing.partition(".")[2]))
        for event in events
        if event.kind in ("wine_made", "wine_aged")
    ]
    return max(wines, key=lambda wine: (wine.amount, order.index(wine.name.partition(".")[0])), default=Best(-1, "", 0))


def _busiest_space(events: Iterable[Event]) -> Best:
    counts = Counter(event.place.partition(".")[0] for event in events if event.kind == "worker_placed")
    if not counts:
        return Best(-1, "", 0)
    name, times = counts.most_common(1)[0]
    return Best(0, name, times)
