"""A position that is described in words and laid out again is the same table with the same question."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.agenda import advance
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.players.chance_bot import ChanceBot
from rules.viticulture.state import State
from tests.properties.search import RULES


def in_words(s: State) -> dict[str, Any]:
    """The position as a scenario gives it: without free spaces and without what only counts a hand."""
    words = RULES.describe(s)
    words["occupied"] = {space: workers for space, workers in words["occupied"].items() if workers != "free"}
    seats = {seat: words.pop(seat) for seat in range(len(s.players))}
    counts = ("hand_count", "cards")
    words["seat"] = {seat: {key: one[key] for key in one if key not in counts} for seat, one in seats.items()}
    return words


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_is_described_can_be_laid_out_again(seats: int) -> None:
    game = Game.new(RULES, seats, 41)
    bot = ChanceBot(Stream(41, "bot"), curious=True)
    compared = 0
    while (decision := game.decision) is not None and game.state.year < 12:
        s = game.state
        if decision.source in ("spring", "summer", "winter") and len(game.record.lines) % 3 == 0:
            laid = RULES.lay(in_words(s), s.options, seats, seed=5)
            advance(RULES.nodes, laid)
            for by in (None, *range(seats)):
                assert RULES.view(laid, by) == RULES.view(s, by)
            assert laid.asked == s.asked
            compared += 1
        game.choose(bot.choose(decision))
    assert compared > 15
