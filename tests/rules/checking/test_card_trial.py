"""A card on trial: what is counted in its games is what the card does."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.checking.card_trial import LATEST, CardTrial, OrderTrial, Play, VisitorTrial, deals
from rules.command.games import viticulture_with
from rules.viticulture.rules import Viticulture

CARDS = """
summer_visitors:
- {id: wage, effect: {gain: {lira: 2}}}
- {id: toll, effect: {each: opponents, do: {give: {lira: 1}}}}
- {id: dream, effect: [pay: {wine: 9, worth: 9}, gain: {vp: 9}]}
- id: fork
  effect:
    choose:
    - [draw: {vine: 1}, pay: {lira: 1}]
    - [pay: {wine: 9}, gain: {vp: 1}]
winter_visitors:
- {id: pledge, effect: [pay: {vp: 1}, gain: {residual: 1}]}
orders:
- {id: jug, wines: [{kind: red, value: 1}], vp: 1, residual: 0}
papas:
- {id: nonno, effect: [gain: {grande: 1, lira: 3}, choose: [gain: {vp: 1}, gain: {lira: 2}]]}
"""


@pytest.fixture
def rules(tmp_path: Path) -> Viticulture:
    """The rules with some added cards, which a trial may watch."""
    (tmp_path / "trial.yaml").write_text(CARDS, encoding="utf-8")
    return viticulture_with(tmp_path / "trial.yaml")


def changes(play: Play) -> dict[str, int]:
    """What its player has more or less of."""
    return {thing: amount for thing, amount in play.own.items() if amount}


def test_a_play_is_measured_without_its_space_and_the_card_itself(rules: Viticulture) -> None:
    trial = VisitorTrial(rules, "wage").play(24)
    assert len(trial.plays) >= 20
    assert all(changes(play) == {"lira": 2} for play in trial.plays)
    assert not any(any(play.others.values()) for play in trial.plays)
    assert {play.year for play in trial.plays} >= set(range(1, LATEST + 1))
    assert {play.seats for play in trial.plays} == {2, 3, 4}


def test_what_others_give_is_told_of_them(rules: Viticulture) -> None:
    for play in VisitorTrial(rules, "toll").play(12).plays:
        assert play.own["lira"] == -play.others["lira"]
        assert 0 < play.own["lira"] <= play.seats - 1


def test_a_winter_visitor_is_played_in_winter(rules: Viticulture) -> None:
    trial = VisitorTrial(rules, "pledge")
    found = trial.play(12)
    assert trial.action == "play_winter_visitor"
    assert found.plays
    assert all(changes(play) == {"vp": -1, "residual": 1} for play in found.plays)


def test_a_card_that_cannot_be_played_is_counted_so(rules: Viticulture) -> None:
    trial = VisitorTrial(rules, "dream")
    found = trial.play(6)
    assert found.turns > 20
    assert (found.open_turns, found.placed_turns, found.open_games, found.plays) == (0, 0, 0, [])
    assert trial.from_positions(30) == frozenset()


def test_branches_are_told_apart(rules: Viticulture) -> None:
    trial = VisitorTrial(rules, "fork")
    found = trial.play(24)
    assert trial.from_positions(60) == {"played", "draw_vine", "pay_wine"}
    assert len(found.plays) <= 24
    assert found.branches == {"played", "draw_vine", "pay_wine"}
    assert {branch for play in found.plays for branch in play.branches} == {"played", "draw_vine"}
    assert found.dead_ends == 0


def test_the_same_games_give_the_same_numbers(rules: Viticulture, tmp_path: Path) -> None:
    again = viticulture_with(tmp_path / "trial.yaml")
    assert VisitorTrial(rules, "fork").play(6) == VisitorTrial(again, "fork").play(6)


def test_an_order_is_filled_as_soon_as_its_wine_is_there(rules: Viticulture) -> None:
    trial: CardTrial = OrderTrial(rules, "jug")
    found = trial.play(60)
    assert 0 < len(found.plays) <= found.open_games < 60
    assert trial.action == "fill_order"


def test_what_a_papa_was_taken_for_is_counted(rules: Viticulture) -> None:
    taken, steps = deals(rules, "nonno", 30)
    assert steps == [["gain_vp", "gain_lira"]]
    assert taken["gain_vp"] + taken["gain_lira"] == taken["played"] == 30
    assert min(taken.values()) > 5
