"""Several ``may`` on one card: their answers are told apart in questions, records, scenarios and coverage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.checking import scenario
from rules.checking.branches import Branches
from rules.checking.steps import play
from rules.checking.viticulture import Invariants
from rules.engine.choice import UnknownWords
from rules.engine.game import Game
from rules.engine.verbs import offer_names
from rules.viticulture.rules import Viticulture
from tests.invented import rules_with

CARDS: dict[str, Any] = {
    "two": [{"may": {"plant": 1}}, {"may": {"draw": {"vine": 1}}}],
    "three": [{"may": {"draw": {"vine": 1}}}, {"may": {"draw": {"vine": 1}}}, {"may": {"draw": {"vine": 2}}}],
    "either": {"choose": [{"may": {"build": 1}}, [{"gain": {"lira": 1}}, {"may": {"build": {"discount": 1}}}]]},
    "villager": [
        {"may": {"plant": 1}},
        {"each": "opponents", "do": {"may": [{"plant": 1}, {"you": {"gain": {"vp": 1}}}]}},
    ],
    "tests": [
        {"if": {"wine": {"at_least": 1}}, "then": {"gain": {"lira": 1}}},
        {"if": {"hand_card": {"at_least": 1}}, "then": {"gain": {"lira": 2}}},
    ],
    "choices": [
        {"choose": [{"gain": {"lira": 1}}, {"gain": {"vp": 1}}]},
        {"choose": [{"gain": {"lira": 2}}, {"gain": {"vp": 2}}]},
    ],
}

STORY = """
name: Three offers, the same one twice
given:
  season: summer
  decks: {vine: [malvasia, pinot, merlot]}
  seat: {0: {hand: [three, surveyor]}}
steps:
- choose: {0: place worker play_summer_visitor.left}
- choose: {0: play three}
- offered: {seat: 0, has: [yes draw_vine_1_1, no draw_vine_1_1], not: [yes draw_vine_1_2]}
- refused: {seat: 0, choice: yes, reason: not_asked_now}
- refused: {seat: 0, choice: yes draw_vine_2, reason: not_asked_now}
- choose: {0: no draw_vine_1_1}
- events: [{kind: declined, seat: 0, source: three, choice: no draw_vine_1_1}]
- choose: {0: yes draw_vine_1_2}
- reload: true
- choose: {0: yes draw_vine_2}
- state: {0: {hand: [malvasia, pinot, merlot, surveyor]}}
- asked: 1
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Viticulture:
    return rules_with(tmp_path_factory.mktemp("box"), **CARDS)


def offers(rules: Viticulture, card: str) -> list[str]:
    return offer_names(rules.box.effects[card])


def test_one_alone_has_no_name_and_several_have_different_ones(rules: Viticulture) -> None:
    assert [offers(rules, card) for card in ("landscaper", "handyman", "vendor")] == [[], [], []]
    assert offers(rules, "two") == ["plant", "draw_vine"]
    assert offers(rules, "three") == ["draw_vine_1_1", "draw_vine_1_2", "draw_vine_2"]
    assert offers(rules, "either") == ["build_1", "build_2"]
    assert offers(rules, "villager") == ["plant_1", "plant_2"]


def test_a_scenario_tells_them_apart(rules: Viticulture, tmp_path: Path) -> None:
    file = tmp_path / "story.yaml"
    file.write_text(STORY)
    (placed,) = scenario.load(file)
    assert play(placed, {"viticulture": lambda: rules}) is None


def test_a_record_tells_them_apart_and_is_played_again(rules: Viticulture) -> None:
    hand = ["villager", "surveyor", "malvasia", "pinot"]
    state = rules.lay(
        {"season": "summer", "seat": {0: {"hand": hand}, 1: {"hand": ["malvasia"]}}}, rules.options({}), 2, 1
    )
    header = Game.new(rules, 2, 1).record.header
    game = Game.at(rules, header, state)
    for answer in (
        "place worker play_summer_visitor.left",
        "play villager",
        "no plant_1",
        "yes plant_2",
        "plant malvasia 6",
    ):
        game.choose(rules.grammar.parse(answer))
    text = game.record.text()
    assert '"choice":"no plant_1"' in text
    assert '"choice":"yes plant_2"' in text
    again, note = Game.load(rules, text)
    assert note is None
    assert again.digest() == game.digest()


def test_names_of_other_cards_are_no_answers(rules: Viticulture) -> None:
    with pytest.raises(UnknownWords, match="yes offer"):
        rules.grammar.parse("yes harvest")


def test_coverage_tells_every_branch_of_a_card(rules: Viticulture, tmp_path: Path) -> None:
    branches = Branches(rules_with(tmp_path, **CARDS)).all
    told = {card: sorted(branch for one, branch in branches if one == card) for card in CARDS}
    assert told["two"] == ["no draw_vine", "no plant", "played", "yes draw_vine", "yes plant"]
    assert told["tests"] == ["else", "else (2)", "played", "then", "then (2)"]
    assert told["choices"] == ["gain_lira", "gain_lira (2)", "gain_vp", "gain_vp (2)", "played"]
    assert {("landscaper", "yes"), ("landscaper", "no")} <= branches


def test_coverage_counts_what_was_taken(tmp_path: Path) -> None:
    rules = rules_with(tmp_path, **CARDS)
    branches = Branches(rules)
    state = rules.lay(
        {"season": "summer", "seat": {0: {"hand": ["two", "surveyor", "malvasia"]}}}, rules.options({}), 2, 1
    )
    game = Game.at(rules, Game.new(rules, 2, 1).record.header, state)
    for answer in ("place worker play_summer_visitor.left", "play two", "no plant", "yes draw_vine"):
        game.choose(rules.grammar.parse(answer))
    assert {branch for card, branch in branches.met if card == "two"} == {"played", "no plant", "yes draw_vine"}


def test_the_invariants_know_them(rules: Viticulture) -> None:
    hand = ["three", "surveyor"]
    state = rules.lay({"season": "summer", "seat": {0: {"hand": hand}}}, rules.options({}), 2, 1)
    game = Game.at(rules, Game.new(rules, 2, 1).record.header, state)
    for answer in ("place worker play_summer_visitor.left", "play three"):
        game.choose(rules.grammar.parse(answer))
    assert Invariants(rules).of_question(game.decision) == []
