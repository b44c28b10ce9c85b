"""For those who wait: what the others have just done, and what it means for them."""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import Any, NamedTuple

from game.play.interaction import Interaction
from game.play.log import Log, Passed, Waiting
from game.play.moves import Move, moves_from
from game.play.session import Session
from game.window.announcements import sentences

MOST = 2
"""So much of what a move means is told."""
MOST_MOVES = 3
"""So many of the last moves are told, so that what a person did is still read when an opponent has moved after it."""


class Meanwhile(NamedTuple):
    """A move of a seat, in a sentence, and what it means for those who wait; the latter is empty where it means
    nothing. ``seen`` is the sentence as who is asked may know it, which the panel tells."""

    seat: int
    deed: str
    means: str
    seen: str


def meanwhile(interaction: Interaction) -> tuple[Meanwhile, ...]:
    """What is told to those who wait now, the last move at the end: of the moves that have come to rest, those since
    the last one of who is asked. Nothing where nobody waits.

    It is told with names where several people read it, and to a single one as to nobody else.
    """
    session = interaction.session
    past = not interaction.asking or interaction.at is not None or interaction.trail.end < 0
    if past or interaction.next_seat < 0 or interaction.staged or interaction.attention.sheet is not None:
        return ()
    end = _at_rest(interaction)
    asked = session.asked_at(end) if end < session.made else interaction.next_seat
    by = interaction.by
    return interaction.log.once(
        (session.lines, end, asked, by), lambda: _told(session, interaction.log, end, asked, by)
    )  # fmt: skip


def _at_rest(interaction: Interaction) -> int:
    """How many choices are seen whole on the table: none of those that it is moving now."""
    session, queue, end, told = interaction.session, interaction.queue, interaction.session.made, interaction.told
    if (queue.empty or queue.waiting) and told == len(session.events):
        return end
    rested = told if queue.empty else interaction.trail.start
    while end and session.events_at(end) > rested:
        end -= 1
    return end


def _told(session: Session, log: Log, end: int, asked: int, by: int | None) -> tuple[Meanwhile, ...]:
    now = session.view_at(end, None)
    while end and session.asked_at(end - 1) == asked:
        end -= 1
    start = end
    while start and session.asked_at(start - 1) != asked:
        start -= 1
    moves = deque(moves_from(session, log, start, end), MOST_MOVES)
    found = [_told_of(session, log, move, now, by) for move in moves if session.people != {move.seat}]
    return tuple(one for one in found if one.deed or one.means)


def _told_of(session: Session, log: Log, move: Move, now: Any, by: int | None) -> Meanwhile:
    events = session.events[session.events_at(move.start) : session.events_at(move.end)]
    passed = Passed(session.view_at(move.start, None), session.view_at(move.end, None), now)
    means = islice(log.matters(passed, move.seat, _waiting(session, move.seat)), MOST)
    seen = log.speech(events, move.seat, by)
    return Meanwhile(move.seat, log.speech(events, move.seat, None), sentences(*means), seen)


def _waiting(session: Session, seat: int) -> Waiting:
    """Whom a move of this seat may concern: the people but for who moved, or all others where none plays."""
    people = session.people
    return Waiting(
        (people or frozenset(range(len(session.names)))) - {seat}, next(iter(people)) if len(people) == 1 else -1
    )
