"""Positions out of games of Vino, for what players think of them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.command.games import DATA
from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.vino.rules import load
from rules.vino.state import State

RULES = load(DATA / "vino")


def positions(seats: int, games: int, every: int, most: int = 400, **options: str) -> Iterator[State]:
    """Every so manieth position with a choice, of so many games by chance."""
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
