"""Which options a solo game has, and which do not go together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.engine.game import Game
from rules.viticulture.options import LEVELS
from rules.viticulture.rules import load
from tests.boxes import VITICULTURE

RULES = load(Path(__file__).parents[3] / "data" / "viticulture")

VALUES: dict[str, list[Any]] = {
    "level": ["normal", "very_easy", "easy", "hard", "very_hard"],
    "challenge": ["none", 1, 2, 3, 4, 5, 6, 7, 8],
    "aggressive": [False, True],
    "solo_visitors": ["removed", "redrawn"],
    "campaign_draw_counts_as_loss": [True, False],
}


@pytest.mark.covers("V-OPT-06", "V-OPT-07", "V-OPT-08", "V-OPT-09", "V-OPEN-04")
@pytest.mark.parametrize(("name", "values"), VALUES.items())
def test_every_value_is_known_and_the_first_is_the_default(name: str, values: list[Any]) -> None:
    assert getattr(RULES.options({}), name) == values[0]
    assert [getattr(RULES.options({name: value}), name) for value in values] == values
    with pytest.raises(ValueError, match="not known"):
        RULES.options({name: "sometimes"})


@pytest.mark.covers("V-AGGR-01", "V-OPT-07", "RUL-185", "V-EDGE-140")
@pytest.mark.parametrize("level", LEVELS)
def test_the_aggressive_variant_is_offered_for_easy_normal_and_hard(level: str) -> None:
    options = {"level": level, "aggressive": True}
    if level in ("easy", "normal", "hard"):
        assert Game.new(RULES, 1, 1, options).view(0).automa.aggressive
    else:
        with pytest.raises(ValueError, match="aggressive variant"):
            Game.new(RULES, 1, 1, options)


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {"level": "hard"}, "'level' is for one player"),
        (3, {"challenge": 3}, "'challenge' is for one player"),
        (2, {"losses_in_a_row": 1}, "'losses_in_a_row' is for one player"),
        (1, {"setup": "advanced"}, "2 to 6 players"),
        (1, {"challenge": 3, "level": "hard"}, "level normal"),
        (1, {"challenge": 6, "aggressive": True}, "left out"),
        (1, {"losses_in_a_row": -1}, "not known"),
        (0, {}, "1 to 6 players"),
    ],
)
def test_options_that_do_not_go_together_are_told_in_one_sentence(
    seats: int, options: dict[str, Any], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        Game.new(RULES, seats, 1, options)


@pytest.mark.covers("V-CAMP-02", "V-OPEN-05", "V-OPEN-06", "V-OPEN-07", "V-OPEN-08", "V-OPEN-09")
def test_what_is_open_about_the_campaign_is_data() -> None:
    """No number of a challenge stands in the program."""
    names = [challenge.id for challenge in RULES.solo.challenges]
    assert names == [f"challenge_{number}" for number in range(1, VITICULTURE["challenges"] + 1)]
    sources = Path(__file__).parents[3] / "rules"
    assert not [file for file in sources.rglob("*.py") if "challenge_" in file.read_text(encoding="utf-8")]
