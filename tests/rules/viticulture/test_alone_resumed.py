"""A game alone that was saved with other cards goes on from its last year, with the row that was taken by itself."""

from __future__ import annotations

import json
import random

import pytest

from rules.engine.game import Game
from tests.chains import bare
from tests.rules.engine.test_record import RULES


def before_the_last_year(last_row: int, seed: int = 3) -> Game:
    """A game in which all rows but one were chosen, played to the first question of year 7."""
    game = Game.new(RULES, 1, seed)
    chance = random.Random(seed)
    while game.state.year < 7:
        assert game.decision is not None
        rows = [one for one in game.decision.choices if one.verb == "wake" and one.words[0] != str(last_row)]
        game.choose(chance.choice(rows or game.decision.choices))
    return game


@pytest.mark.parametrize("last_row", [1, 2, 5])
def test_the_last_row_keeps_what_is_still_open_of_its_bonus(last_row: int) -> None:
    game = before_the_last_year(last_row)
    assert game.state.rows[last_row] == 0
    lines = bare(game.record.text()).splitlines()
    start = max(i for i, line in enumerate(lines) if '"snapshot"' in line)
    header = json.dumps(json.loads(lines[0]) | {"data": "0", "version": 0})
    text = "\n".join([header, json.dumps({"choice": "bonus", "seat": 0}), *lines[start:]]) + "\n"
    loaded, note = Game.load(RULES, text)
    assert note is not None
    assert loaded.decision == game.decision
    assert loaded.state.year == 7
    assert [one.verb for one in loaded.decision.choices] == [one.verb for one in game.decision.choices]
