"""Short random games of every number of seats, with every invariant checked after every choice."""

from __future__ import annotations

import pytest

from rules.command.trial import Trials
from tests.properties.search import DATA

VARIANTS: list[dict[str, str]] = [
    {},
    {"setup": "advanced", "bonus_spaces": "friendly", "cottage": "one_by_one"},
    {"zymologist_ageing": "not_at_all", "first_player_moves": "clockwise", "last_tie": "wake_up_order"},
    {"zymologist_above_six": "ages", "organizer_second_visitor": "lost", "producer_exclusion": "only_space_in_use"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(options) or "standard")
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_keep_every_invariant(seats: int, options: dict[str, str]) -> None:
    game = Trials(DATA, options, years=25).play(seats, seed=seats * 100 + len(options), keep_record=False)
    assert game.violations == []
    assert game.ended
