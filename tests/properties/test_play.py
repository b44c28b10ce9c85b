"""Short random games of every number of seats, with every invariant checked after every choice."""

from __future__ import annotations

import pytest

from rules.checking.watch_viticulture import Trials
from rules.engine.game import Game
from tests.properties.search import DATA, RULES

VARIANTS: list[dict[str, str]] = [
    {},
    {"setup": "advanced", "bonus_spaces": "friendly", "cottage": "one_by_one"},
    {"zymologist_ageing": "not_at_all", "first_player_moves": "clockwise", "last_tie": "wake_up_order"},
    {"zymologist_above_six": "ages", "organizer_second_visitor": "lost", "producer_exclusion": "only_space_in_use"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(options) or "standard")
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_keep_every_invariant(seats: int, options: dict[str, str]) -> None:
    game = Trials(DATA, options, years=60).play(seats, seed=seats * 100 + len(options), keep_record=False)
    assert game.violations == []
    assert game.ended


@pytest.mark.covers("V-EDGE-103")
def test_a_game_in_which_nobody_scores_has_no_last_year() -> None:
    game = Game.new(RULES, 2, 5)
    while game.state.year <= 50:
        assert game.decision is not None
        choices = game.decision.choices
        game.choose(choices[0 if game.decision.kind == "wake" else -1])
    assert not game.state.last_year
