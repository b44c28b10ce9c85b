"""For those who wait: what the last other player has just done, and what it means for them."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from typing import NamedTuple

from game.play.interaction import Interaction
from game.play.log import Log
from game.play.session import Session
from game.window.announcements import sentences

MOST = 2
"""So much of what a move means is told."""


class Meanwhile(NamedTuple):
    """A move of a seat, in a sentence, and what it means for those who wait; the latter is empty where it means
    nothing."""

    seat: int
    deed: str
    means: str


def meanwhile(interaction: Interaction) -> Meanwhile | None:
    """What is told to those who wait now; None where nobody waits, or nobody has moved since the table was laid.

    It is told with names, for several people read it.
    """
    session, asked = interaction.session, interaction.next_seat
    past = not interaction.asking or interaction.at is not None or interaction.trail.end < 0
    if past or asked < 0 or interaction.staged or interaction.attention.sheet is not None:
        return None
    return interaction.log.once(
        (session.lines, session.made, asked), lambda: _told(session, interaction.log, asked)
    )  # fmt: skip


def _told(session: Session, log: Log, asked: int) -> Meanwhile | None:
    end = session.made
    while end and session.asked_at(end - 1) == asked:
        end -= 1
    seat = session.asked_at(end - 1) if end else -1
    if seat < 0 or session.people == {seat}:
        return None
    start = end - 1
    while start and session.asked_at(start - 1) == seat and session.game.goes_on(start):
        start -= 1
    events = session.events[session.events_at(start) : session.events_at(end)]
    before, after = session.view_at(start, None), session.view_at(end, None)
    means = islice(log.matters(before, after, seat, _waiting(session, seat)), MOST)
    found = Meanwhile(seat, log.speech(events, seat, None), sentences(*means))
    return found if found.deed or found.means else None


def _waiting(session: Session, seat: int) -> Collection[int]:
    """Whom a move of this seat may concern: the people but for who moved, or all others where none plays."""
    return (session.people or frozenset(range(len(session.names)))) - {seat}
