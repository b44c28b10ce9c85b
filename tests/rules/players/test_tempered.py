"""The learned evaluation with a part by hand: where they lie, and who judges so."""

from __future__ import annotations

from math import log

import pytest

from rules.command.games import DATA
from rules.players.levels import TEMPERED, Levels
from rules.players.viticulture.among_others import EVEN, STEEP
from rules.players.viticulture.by_hand import ByHand
from rules.players.viticulture.learned import SCALE, Learned
from rules.viticulture.state import State
from tests.properties.search import RULES
from tests.rules.players.tables import positions

LEVELS = Levels(RULES, DATA / "players")


def _learned() -> Learned:
    learned = LEVELS.evaluations["learned"]
    assert isinstance(learned, Learned)
    return learned


def _points(value: float) -> float:
    """The points at the end that lie behind a share of victory."""
    share = value / SCALE
    return EVEN + SCALE / STEEP * log(share / (1 - share))


def test_the_points_lie_between_those_of_both() -> None:
    hand, learned = ByHand(LEVELS.inputs), _learned()
    for s in positions(seats=3, games=3, every=25):
        expected = s.players[1].vp + hand.to_come(s, 1)
        for part in (0.0, 0.3, 1.0):
            found = _points(learned.tempered(part).values([s], 1)[0])
            assert found == pytest.approx((1 - part) * _points(learned.values([s], 1)[0]) + part * expected)


def test_alone_and_at_the_end_nothing_is_by_hand() -> None:
    learned = _learned()
    ended: State = next(positions(seats=2, games=1, every=5))
    ended.agenda = None
    for s in (*positions(seats=1, games=1, every=10), ended):
        assert learned.tempered(1.0).values([s], 0) == learned.values([s], 0)


def test_the_highest_level_judges_in_part_by_hand() -> None:
    assert [level.evaluation for level in LEVELS.levels] == ["by_hand", "learned", "learned", "learned", "tempered"]
    s = next(positions(seats=2, games=1, every=30))
    for evaluations in (LEVELS.evaluations, LEVELS.starts):
        learned = evaluations["learned"]
        assert isinstance(learned, Learned)
        assert evaluations["tempered"].values([s], 0) == learned.tempered(TEMPERED).values([s], 0)
        assert evaluations["tempered"].values([s], 0) != learned.values([s], 0)
