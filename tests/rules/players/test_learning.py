"""Learning of Viticulture: it goes on where it was left, and what it writes players can use."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.command.games import DATA
from rules.engine.agenda import advance
from rules.engine.chance import Stream
from rules.players import network
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.learned import Learned
from rules.players.viticulture.learning import LOG, STATE, WEIGHTS, Course, Together, learn
from rules.players.viticulture.starts import enriched
from rules.players.viticulture.styles import STYLES, any_style
from rules.viticulture import rules as viticulture

RULES = viticulture.load(DATA / "viticulture")
INPUTS = Inputs(RULES.box)


@pytest.mark.parametrize("seats", [1, 2])
def test_it_goes_on_where_it_was_left(tmp_path: Path, seats: int) -> None:
    course = Course(DATA / "viticulture", seats, 1, 1.0, 0.3)
    told: list[str] = []
    learn(tmp_path, course, 1, map, told.append, between=1)
    first = (tmp_path / WEIGHTS).read_bytes()
    learn(tmp_path, course, 2, map, told.append, between=1)
    assert [line.split()[0] for line in told] == ["1", "2"]
    assert (tmp_path / LOG).read_text().splitlines() == told
    assert (tmp_path / WEIGHTS).read_bytes() != first
    found = network.load(tmp_path / WEIGHTS)
    assert found.learned.startswith(f"2 games of {seats}")
    s = RULES.start(RULES.options({}), seats, 3)
    advance(RULES.nodes, s)
    for starts, weights in ((False, found.within), (True, found.starts)):
        exact = Learned(INPUTS, found, found, starts).values([s], 0)
        assert Together(INPUTS, weights).values([s], 0) == pytest.approx(exact, abs=0.01)


def test_a_damaged_state_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / STATE).write_bytes(b"PK nothing")
    with pytest.raises(ValueError, match="delete it to begin anew"):
        learn(tmp_path, Course(DATA / "viticulture", 1, 1, 1.0, 0.3), 2, map, lambda _line: None)


@pytest.mark.parametrize("seats", [1, 4])
def test_gifts_leave_positions_that_the_rules_allow(seats: int) -> None:
    given = 0
    for seed in range(12):
        s = RULES.start(RULES.options({}), seats, seed)
        advance(RULES.nodes, s)
        s = enriched(RULES, s, Stream(seed, "gifts"))
        assert RULES.faults(s) == []
        given += any(player.vp for player in s.players)
    assert given


def test_styles_overvalue_inputs_that_there_are() -> None:
    named = {name for group, _ in STYLES for name in group}
    assert named <= set(INPUTS.names) & set(INPUTS.alone)
    styles = [any_style(Stream(seed, "style")) for seed in range(20)]
    assert len({tuple(style) for style in styles}) > 10
    assert all(set(style) <= named for style in styles)
