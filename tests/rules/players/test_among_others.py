"""What was learned alone, at a table of several: the same order of positions, as a share of victory."""

from __future__ import annotations

import pytest

from rules.command.games import DATA
from rules.players import network
from rules.players.network import Network
from rules.players.viticulture.among_others import EVEN, LAST_YEAR, STEEP, among_others, is_of_one
from rules.players.viticulture.inputs import Inputs
from tests.properties.search import RULES
from tests.rules.players.tables import positions

INPUTS = Inputs(RULES.box)
ALONE = network.load(DATA / "players" / "viticulture.json")
SEVERAL = among_others(ALONE, INPUTS)


@pytest.mark.parametrize("part", ["within", "starts"])
def test_each_year_sees_the_same_with_others_but_for_its_scale(part: str) -> None:
    seen = set()
    for s in positions(1, 3, 5):
        year = min(max(s.year, 1), LAST_YEAR)
        s.year = year
        s.change_solo(tokens=0)
        inputs = dict(zip(INPUTS.alone, INPUTS.of(s, 0), strict=True))
        points = Network(getattr(ALONE, part)[year - 1], [INPUTS.alone]).value([list(inputs.values())])
        share = Network(getattr(SEVERAL, part)[year - 1], [INPUTS.names]).value(
            [[inputs.get(one, 0) for one in INPUTS.names]]
        )
        assert share == pytest.approx(STEEP * (points - EVEN), abs=0.02)
        seen.add(year)
    assert len(seen) > 3


def test_it_is_seen_for_what_weights_are() -> None:
    assert is_of_one(ALONE, INPUTS)
    assert not is_of_one(SEVERAL, INPUTS)
