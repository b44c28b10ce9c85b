"""Everything that happens in a solo game has its line in the log."""

from __future__ import annotations

from typing import Any

import pytest

from game.text.events_text import event_line
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.players.chance_bot import ChanceBot
from tests.properties.search import RULES


@pytest.mark.parametrize("options", [{"level": "hard"}, {"level": "easy", "aggressive": True}, {"challenge": 8}])
def test_every_event_of_a_solo_game_can_be_told(options: dict[str, Any]) -> None:
    game = Game.new(RULES, 1, 3, options)
    bot = ChanceBot(Stream(3, "bot"), curious=True)
    while (decision := game.decision) is not None:
        game.choose(bot.choose(decision))
    lines = [event_line(event, ["Lago"]) for event in game.events]
    assert not [line for line in lines if line is not None and ("???" in line or "{" in line)]
    turned = [event for event in game.events if event.kind == "automa_card"]
    assert event_line(turned[0], ["Lago"]) == f"Automa card {turned[0].card.removeprefix('automa_')} was turned up"
