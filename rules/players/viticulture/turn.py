"""The own turn as a tree: every way through all that an answer leads on to, up to where the game itself goes on."""

from __future__ import annotations

from typing import NamedTuple

from rules.engine.agenda import advance, answer
from rules.engine.choice import Choice
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State


class Way(NamedTuple):
    """One way through a turn: which of the answers it began with, all answers, and where it leads."""

    first: int
    answers: tuple[Choice, ...]
    after: State


def ways(rules: Viticulture, s: State, seat: int, most: int, began: int | None = None) -> list[Way]:
    """The ways through the turn that is open, ``most`` for each of its answers.

    ``began`` is the answer with which that began of which this is a later turn, and all ways tell it as their first.
    """
    found: list[Way] = []
    for at, chosen in enumerate(s.asked):
        limit = len(found) + most
        first = at if began is None else began
        open_ = [_taken(rules, s, first, (), chosen)]
        while open_:
            way = open_.pop()
            after = way.after
            ends = not after.asked or after.agenda is None or after.agenda.seat != seat
            if ends or len(found) + len(open_) >= limit:
                found.append(way)
            else:
                open_ += [_taken(rules, after, first, way.answers, one) for one in after.asked]
    return found


def _taken(rules: Viticulture, s: State, first: int, before: tuple[Choice, ...], chosen: Choice) -> Way:
    after = s.copy()
    answer(rules.nodes, after, chosen)
    advance(rules.nodes, after, course=False)
    return Way(first, (*before, chosen), after)
