"""A choice that stands in a game, and the events that it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rules.engine.agenda import State
from rules.engine.choice import Choice
from rules.engine.event import HANDED_OVER, Event


class MadeChoice(NamedTuple):
    """A choice that was made: the position before it, how many events had happened by then, and whose it is.

    ``person``: a person made it, no opponent.
    """

    before: State
    events: int
    choice: Choice
    seat: int
    person: bool


class EventSpan(NamedTuple):
    """From which event to which (not with it) a choice brought them, and whose it is; of the deal: -1 and None."""

    first: int
    end: int
    seat: int
    choice: Choice | None


def last_commit(made: Sequence[MadeChoice], after: Any) -> int:
    """How many of the choices that stand may not be undone; ``after`` is the position after the last of them."""
    later: tuple[int, int] | None = None
    for number in range(len(made), 0, -1):
        one = made[number - 1]
        if after.revealed != one.before.revealed:
            return number
        if one.person and later is not None and later[0] != one.seat:
            return later[1]
        if one.person:
            later = one.seat, number - 1
        after = one.before
    return 0


def spans(made: Sequence[MadeChoice], events: int) -> Iterator[EventSpan]:
    """Which of so many events the deal brought, then each of these choices."""
    starts = [one.events for one in made]
    yield EventSpan(0, starts[0] if starts else events, -1, None)
    for one, end in zip(made, [*starts[1:], events], strict=False):
        yield EventSpan(one.events, end, one.seat, one.choice)


def forget(events: list[Event], left: int) -> None:
    """Let only so many events have happened; who plays a seat is not taken back with a choice."""
    events[left:] = [event for event in events[left:] if event.kind == HANDED_OVER]
