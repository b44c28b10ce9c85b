"""Chance comes from one seed, and one shuffle never disturbs another."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.viticulture import supply
from rules.viticulture.rules import load
from rules.viticulture.state import State

RULES = load(Path(__file__).parents[3] / "data" / "viticulture")
CARDS = RULES.box.components


def table(seed: int = 3) -> State:
    """A table whose decks have one card each and all others on the piles."""
    s: State = Game.new(RULES, 2, seed).state.copy()
    s.piles = tuple(deck[1:] for deck in s.decks)
    s.decks = tuple(deck[:1] for deck in s.decks)
    return s


def test_every_number_comes_about_as_often() -> None:
    stream = Stream(1, "dice")
    counts = Counter(stream.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_streams_depend_on_seed_name_and_counter_only() -> None:
    rows = [
        [Stream(*which).below(1000) for _ in range(3)] for which in ((1, "a", 0), (2, "a", 0), (1, "b", 0), (1, "a", 1))
    ]
    assert len({row[0] for row in rows}) == 4
    assert Stream(1, "a").shuffled(tuple(range(20))) == Stream(1, "a").shuffled(tuple(range(20)))
    assert sorted(Stream(1, "a").shuffled(tuple(range(20)))) == list(range(20))


@pytest.mark.covers("V-EDGE-108", "V-FLOW-06")
def test_decks_that_run_out_together_reshuffle_each_by_itself() -> None:
    alone, both = table(), table()
    supply.draw(alone, CARDS, 0, 3, "test")
    supply.draw(both, CARDS, 0, 2, "test")
    supply.draw(both, CARDS, 0, 3, "test")
    assert len(alone.decks[3]) > 20
    assert both.decks[3] == alone.decks[3]
    assert both.decks[2] != both.piles[2] == ()


@pytest.mark.covers("V-FLOW-06")
def test_another_seed_deals_other_cards() -> None:
    deals = {Game.new(RULES, 2, seed).state.decks for seed in range(10)}
    assert len(deals) == 10
    assert {Game.new(RULES, 3, seed).state.first_player for seed in range(30)} == {0, 1, 2}
