"""For those who wait: what the others have just done, and what it means for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from itertools import islice
from typing import NamedTuple

from game.play.interaction import Interaction
from game.play.log import Log
from game.play.moves import Move, moves_from
from game.play.session import Session
from game.window.announcements import sentences

MOST = 2
"""So much of what a move means is told."""
MOST_MOVES = 3
"""So many of the last moves are told, so that what a person did is still read when an opponent has moved after it."""


class Meanwhile(NamedTuple):
    """A move of a seat, in a sentence, and what it means for those who wait; the latter is empty where it means
    nothing."""

    seat: int
    deed: str
    means: str


def meanwhile(interaction: Interaction) -> tuple[Meanwhile, ...]:
    """What is told to those who wait now, the last move at the end: of the moves that have come to rest, those since
    the last one of who is asked. Nothing where nobody waits.

    It is told with names, for several people read it.
    """
    session = interaction.session
    past = not interaction.asking or interaction.at is not None or interaction.trail.end < 0
    if past or interaction.next_seat < 0 or interaction.staged or interaction.attention.sheet is not None:
        return ()
    end = _at_rest(interaction)
    asked = session.asked_at(end) if end < session.made else interaction.next_seat
    return interaction.log.once(
        (session.lines, end, asked), lambda: _told(session, interaction.log, end, asked)
    )  # fmt: skip


def _at_rest(interaction: Interaction) -> int:
    """How many choices are seen whole on the table: none of those that it is moving now."""
    session, queue, end = interaction.session, interaction.queue, interaction.session.made
    if queue.empty or (queue.waiting and interaction.told == len(session.events)):
        return end
    while end and session.events_at(end) > interaction.trail.start:
        end -= 1
    return end


def _told(session: Session, log: Log, end: int, asked: int) -> tuple[Meanwhile, ...]:
    while end and session.asked_at(end - 1) == asked:
        end -= 1
    start = end
    while start and session.asked_at(start - 1) != asked:
        start -= 1
    moves = deque(moves_from(session, log, start, end), MOST_MOVES)
    found = [_told_of(session, log, move) for move in moves if session.people != {move.seat}]
    return tuple(one for one in found if one.deed or one.means)


def _told_of(session: Session, log: Log, move: Move) -> Meanwhile:
    events = session.events[session.events_at(move.start) : session.events_at(move.end)]
    before, after = session.view_at(move.start, None), session.view_at(move.end, None)
    means = islice(log.matters(before, after, move.seat, _waiting(session, move.seat)), MOST)
    return Meanwhile(move.seat, log.speech(events, move.seat, None), sentences(*means))


def _waiting(session: Session, seat: int) -> Collection[int]:
    """Whom a move of this seat may concern: the people but for who moved, or all others where none plays."""
    return (session.people or frozenset(range(len(session.names)))) - {seat}
