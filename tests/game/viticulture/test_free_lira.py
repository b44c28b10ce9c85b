"""A bonus that brings nothing but lira is taken unasked, whatever else ends with that turn."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.viticulture.after_bonus import free_lira
from rules.viticulture.action import BONUS
from tests.game.laid import laid

GRANDE = {"workers": {"regular": 0, "grande": 1}, "lira": 4}
RIPENS = {"grapes": {"red": [1], "white": []}, "wines": {"red": [2]}}


@pytest.mark.parametrize("more", [{}, RIPENS])
def test_the_last_worker_of_the_year_is_trained_with_its_lira(more: Mapping[str, object]) -> None:
    last = {"season": "winter", "turn": 0, "passed": [1, 2], "seat": {0: {**GRANDE, **more}}}
    game = laid(last, 3).game
    assert free_lira(game, game.grammar.parse("place grande train_worker.middle")) == (BONUS,)


def test_a_bonus_that_brings_anything_else_is_asked_for() -> None:
    game = laid({"season": "winter", "turn": 0, "seat": {0: GRANDE}}, 3).game
    assert free_lira(game, game.grammar.parse("place grande draw_order.middle")) == ()
