"""The characters of Viticulture: what they value more, and until when."""

from __future__ import annotations

import pytest

from rules.command.games import DATA
from rules.engine.agenda import advance
from rules.players.characters import FILE, read
from rules.players.viticulture.by_hand import ByHand
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.leaning import Leaning
from rules.viticulture import rules as viticulture
from rules.viticulture.rules import Viticulture

CHARACTERS = read(DATA / "players" / FILE)


@pytest.fixture(scope="module")
def rules() -> Viticulture:
    return viticulture.load(DATA / "viticulture")


@pytest.mark.parametrize("character", CHARACTERS)
def test_each_character_leans_towards_inputs_that_there_are(rules: Viticulture, character: str) -> None:
    lean = CHARACTERS[character].lean.viticulture
    inputs = Inputs(rules.box)
    assert lean
    assert set(lean) <= set(inputs.names) & set(inputs.alone)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_lean_adds_its_points_the_less_the_nearer_the_end_is(rules: Viticulture, seats: int) -> None:
    inputs = Inputs(rules.box)
    plain = ByHand(inputs)
    leaning = Leaning(plain, inputs, {"lira": 3.0})
    s = rules.start(rules.options({}), seats, 11)
    advance(rules.nodes, s)
    s.players[0].lira = 10
    more = []
    for done in (0, 1, 2):
        s.year = 1 + 3 * done
        s.players[-1].vp = 10 * done
        more.append(leaning.values([s], 0)[0] - plain.values([s], 0)[0])
    share = [6 / 7, 3 / 7, 0] if seats == 1 else [1, 1 / 2, 0]
    assert more == pytest.approx([3 * part for part in share])
    s.agenda = None
    assert leaning.values([s], 0) == plain.values([s], 0)
