"""Positions out of games by chance, for what players think of them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.viticulture.state import State
from tests.properties.search import RULES


def positions(seats: int, games: int, every: int, most: int = 400, **options: str | int) -> Iterator[State]:
    """Every so manieth position with a choice, of so many games."""
    for seed in range(games):
        s, stream = RULES.start(RULES.options(options), seats, seed), Stream(seed, "tables")
        s.events = None
        advance(RULES.nodes, s)
        for number in range(most):
            if s.agenda is None:
                break
            if len(s.asked) > 1 and number % every == 0:
                yield s.copy()
            answer(RULES.nodes, s, s.asked[stream.below(len(s.asked))])
            advance(RULES.nodes, s)
