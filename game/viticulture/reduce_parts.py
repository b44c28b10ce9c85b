"""What the reducers have in common: a view with another seat, count or amount."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from rules.engine.event import Event
from rules.viticulture.view import View

Reducer = Callable[[View, Event], View]
"""Gives the view that follows from a view and an event."""


def with_seat(view: View, number: int, **changes: Any) -> View:
    """The view with other parts of a seat."""
    seats = list(view.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(view, seats=tuple(seats))


def with_count(counts: Mapping[str, int], name: str, by: int) -> dict[str, int]:
    """Counts with one of them changed by a number."""
    return {**counts, name: counts.get(name, 0) + by}


def amount(part: str) -> Reducer:
    """A number of the seat goes up or down by the event's amount."""

    def change(view: View, event: Event) -> View:
        return with_seat(view, event.seat, **{part: getattr(view.seats[event.seat], part) + event.amount})

    return change
