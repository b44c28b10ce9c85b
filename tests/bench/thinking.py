"""How long opponents think about a question, and how fast they try answers out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.rules import Rules
from rules.players.levels import players
from rules.viticulture.dealt import dealt
from rules.viticulture.rules import Viticulture
from tests.bench.measure import milliseconds, rate
from tests.bench.ours import DATA

PLAYED_BY = 2
"""The level of those who play the games from which the questions are."""
QUESTIONS, EVERY = 100, 7
"""So many questions are put to each level; every so manieth of a game with several answers is one."""


class Question(NamedTuple):
    """What a seat knows when it is asked something."""

    known: Any
    seat: int


def questions(rules: Rules, seats: int, number: int) -> list[Question]:
    """Questions from games of opponents."""
    found: list[Question] = []
    seed = 0
    while len(found) < number:
        found += _of_game(rules, seats, seed)
        seed += 1
    return found[:number]


def _of_game(rules: Rules, seats: int, seed: int) -> Iterator[Question]:
    s = rules.start(rules.options({}), seats, seed)
    s.events = None
    advance(rules.nodes, s)
    table = players(rules, DATA / "players")
    seated = [table.at(PLAYED_BY, Stream(seed, "bench", seat)) for seat in range(seats)]
    number = 0
    while s.agenda is not None and rules.moment(s)[0] <= 15:
        seat, chosen = s.agenda.seat, s.asked[0]
        if len(s.asked) > 1:
            known = rules.known_to(s, seat)
            number += 1
            if number % EVERY == 0:
                yield Question(known, seat)
            chosen = seated[seat].choose(known)
        answer(rules.nodes, s, chosen)
        advance(rules.nodes, s)


def thinking(rules: Rules, seats: int, level: int) -> list[float]:
    """What each of the questions takes somebody of this level who has made no plan yet, in ms of processor time."""
    table = players(rules, DATA / "players")
    found = []
    for at, one in enumerate(questions(rules, seats, QUESTIONS)):
        player = table.at(level, Stream(at, "bench"))
        found.append(milliseconds(partial(player.choose, one.known)))
    return found


def tried(rules: Viticulture, seats: int) -> list[float]:
    """How often a second a copy is made and an answer applied to it up to the end of its turn, as opponents do it."""
    worlds = [
        dealt(one.known, rules.box.components, one.seat, Stream(at, "bench"))
        for at, one in enumerate(questions(rules, seats, 60))
    ]

    def deed() -> None:
        for world in worlds:
            for chosen in world.asked:
                child = world.copy()
                answer(rules.nodes, child, chosen)
                advance(rules.nodes, child, course=False)

    answers = sum(len(world.asked) for world in worlds)
    return [answers * rate(deed, 3) for _ in range(9)]
