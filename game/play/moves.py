"""Moves: what one seat has done in one go, its small turns together, as one sentence tells it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.play.log import Log
from game.play.session import Session

SHORT = 50
"""As long as what a seat has done is said in so many letters, its next turn is told with it."""


class Move(NamedTuple):
    """What a seat did from choice number ``start`` on, to where so many choices had been made as ``end`` tells."""

    seat: int
    start: int
    end: int


def goes_on(session: Session, log: Log, start: int, at: int) -> bool:
    """Whether choice number ``at`` belongs to the move that began with choice number ``start``, counted from 0.

    All answers of a turn do, and further turns of the same seat, where nobody comes between, as long as those before
    are said in few words and no part of the game has begun.
    """
    seat = session.asked_at(start)
    if session.asked_at(at) != seat:
        return False
    if session.game.goes_on(at):
        return True
    told = session.events[session.events_at(start) : session.events_at(at)]
    if any(event.kind in session.game.rules.turn_events for event in told):
        return False
    return len(log.speech(told, seat, None)) <= SHORT


def moves_from(session: Session, log: Log, start: int, end: int | None = None) -> Iterator[Move]:
    """The moves of all that was chosen from this number on, counted from 0, to where so many choices as ``end`` had
    been made, or all."""
    begun, end = start, session.made if end is None else end
    for at in range(start + 1, end + 1):
        if at == end or not goes_on(session, log, begun, at):
            yield Move(session.asked_at(begun), begun, at)
            begun = at
