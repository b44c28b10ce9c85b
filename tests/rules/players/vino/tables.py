"""Positions out of games of Vino, for what players think of them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.command.games import DATA
from rules.vino.rules import load
from rules.vino.state import State
from tests.rules.players.tables import positions_of

RULES = load(DATA / "vino")


def positions(seats: int, games: int, every: int, most: int = 400, **options: str) -> Iterator[State]:
    """Every so manieth position with a choice, of so many games by chance."""
    return positions_of(RULES, RULES.options(options), seats, games, every, most)
