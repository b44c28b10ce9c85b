"""Positions said in words and laid out again are the same positions, with the same questions."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.checking import scenario
from rules.checking.steps import play
from rules.checking.story import story, written
from rules.command.games import GAMES
from rules.engine.chance import Stream
from rules.engine.game import Game

RULES = GAMES["viticulture"]()
WHOLE = ("turn", "wake", "deck")
"""The questions at which a position can be said whole: no card or space is being resolved, the year not ending."""


@pytest.mark.parametrize("seats", range(2, 7))
def test_position_told_in_words_is_the_same_position(seats: int) -> None:
    game = Game.new(RULES, seats, seats)
    stream = Stream(seats, "answers")
    laid = 0
    while (decision := game.decision) is not None and laid < 150:
        own = {"deck": "fall", "wake": "spring"}.get(decision.kind)
        seasonal = own in (None, RULES.moment(game.state)[1])
        if decision.kind in WHOLE and seasonal and decision.picked == 0 and not game.state.aside:
            told = RULES.describe(game.state)
            again = RULES.lay(written(told), game.state.options, seats, 1)
            copy = Game.at(RULES, game.record.header, again)
            assert RULES.describe(copy.state) == told
            assert copy.decision == decision
            laid += 1
        game.choose(decision.choices[stream.below(len(decision.choices))])
    assert laid > 100


@pytest.mark.parametrize("choices", [0, 2, 5, 30, 61, 62, 63, 64, 65, 120, 200])
def test_game_is_told_as_a_scenario(choices: int, tmp_path: Path) -> None:
    game = Game.new(RULES, 3, 4)
    stream = Stream(4, "answers")
    for _ in range(choices):
        assert game.decision is not None
        game.choose(game.decision.choices[stream.below(len(game.decision.choices))])
    assert game.decision is not None
    file = tmp_path / "report.yaml"
    offered = ", ".join(map(str, game.decision.choices))
    seat = game.decision.decider
    report = story(game, "a report") + f"- offered: {{seat: {seat}, has: [{offered}]}}\n"
    file.write_text(report, encoding="utf-8")
    assert play(scenario.load(file)[0], GAMES) is None
