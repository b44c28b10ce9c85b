"""A choice that stands in a game, and the events that it brought."""

from __future__ import annotations

from typing import NamedTuple

from rules.engine.agenda import State
from rules.engine.choice import Choice


class MadeChoice(NamedTuple):
    """A choice that was made: the position before it, how many events had happened by then, and whose it is."""

    before: State
    events: int
    choice: Choice
    seat: int


class EventSpan(NamedTuple):
    """From which event to which (not with it) a choice brought them, and whose it is; of the deal: -1 and None."""

    first: int
    end: int
    seat: int
    choice: Choice | None
