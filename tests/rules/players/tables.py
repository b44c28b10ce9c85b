"""Positions out of games by chance, for what players think of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.rules import Rules
from rules.viticulture.state import State
from tests.properties.search import RULES


def positions_of(rules: Rules, options: Any, seats: int, games: int, every: int, most: int) -> Iterator[Any]:
    """Every so manieth position with a choice, of so many games."""
    for seed in range(games):
        s: Any = rules.start(options, seats, seed)
        stream = Stream(seed, "tables")
        s.events = None
        advance(rules.nodes, s)
        for number in range(most):
            if s.agenda is None:
                break
            if len(s.asked) > 1 and number % every == 0:
                yield s.copy()
            answer(rules.nodes, s, s.asked[stream.below(len(s.asked))])
            advance(rules.nodes, s)


def positions(seats: int, games: int, every: int, most: int = 400, **options: str | int) -> Iterator[State]:
    """Such positions of Viticulture."""
    return positions_of(RULES, RULES.options(options), seats, games, every, most)
