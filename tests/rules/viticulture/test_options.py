"""What the table may agree on: names, values and defaults (V-OPT, V-OPEN)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.viticulture.rules import load

RULES = load(Path(__file__).parents[3] / "data" / "viticulture")

VALUES = {
    "setup": ["standard", "advanced"],
    "bonus_spaces": ["standard", "friendly"],
    "cottage": ["named_first", "one_by_one"],
    "zymologist_ageing": ["to_six", "not_at_all"],
    "first_player_moves": ["counter_clockwise", "clockwise"],
    "last_tie": ["shared", "wake_up_order"],
    "zymologist_above_six": ["stays", "ages"],
    "organizer_second_visitor": ["allowed", "lost"],
    "producer_exclusion": ["whole_action", "only_playing_worker", "only_space_in_use"],
}


@pytest.mark.covers("V-OPT-01", "V-OPT-02", "V-OPT-03", "V-OPT-04", "V-OPT-05", "V-OPT-10")
@pytest.mark.parametrize(("name", "values"), VALUES.items())
def test_every_value_is_known_and_the_first_is_the_default(name: str, values: list[str]) -> None:
    assert getattr(RULES.options({}), name) == values[0]
    assert [getattr(RULES.options({name: value}), name) for value in values] == values
    with pytest.raises(ValueError, match="not known"):
        RULES.options({name: "sometimes"})


def test_unknown_options_are_refused() -> None:
    with pytest.raises(ValueError, match="weather"):
        RULES.options({"weather": "fine"})
