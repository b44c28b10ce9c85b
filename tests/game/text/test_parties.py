"""What a question says where two seats have to do with it: whose card it is, what the owner gains, who took part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.text import edition
from game.text.events_text import event_line
from game.text.questions import choice_label, question_text
from rules.engine.choice import choice
from rules.engine.game import Game
from rules.engine.header import Header
from rules.viticulture.rules import Viticulture
from tests.invented import rules_with

NAMES = ("Lago", "Cotto", "Sole")
DISCOUNT = {"build": {"discount": 2}}
CARDS: dict[str, Any] = {
    "roofer": {"each": "all", "do": {"may": [DISCOUNT, {"you": {"gain": {"lira": 2, "vp": 1}}}]}},
    "own_nurse": {"each": "all", "do": {"may": [{"plant": 1}, {"you": {"choose": [{"draw": {"vine": 1}}, DISCOUNT]}}]}},
    "giver": {
        "each": "opponents",
        "do": {"may": [{"give": {"lira": 1, "vine": 1}}, {"you": [{"give": {"lira": 2}}, {"gain": {"vp": 1}}]}]},
    },
    "helper": {"each": "opponents", "do": {"may": [{"gain": {"lira": 2}}, {"you": [{"plant": 1}, DISCOUNT]}]}},
    "dealer": {
        "each": "opponents",
        "do": {"may": [{"pay": {"vine": 1}}, {"gain": {"lira": 5}}, {"you": {"pay": {"lira": 1}}}]},
    },
    "bandit": {"each": "opponents", "do": {"choose": [{"give": {"card": 1}}, {"you": {"plant": 1}}]}},
    "planner_of_all": {"each": "opponents", "do": [{"pay": {"vine": 1}}, {"plant": 1}]},
    "envoy": {"each": "opponents", "up_to": 2, "do": {"you": [{"give": {"vine": 1}}, {"gain": {"vp": 1}}]}},
    "bailiff": {
        "each": "opponents",
        "up_to": 3,
        "do": {
            "if": {"summer_visitor_in_hand": {"at_least": 1}},
            "then": {"give": {"summer_visitor": 1}},
            "else": {"you": {"plant": 1}},
        },
    },
    "judge_of_wine": {
        "each": "opponents",
        "do": {"if": {"wine": {"below": 3}}, "then": {"you": {"choose": [{"plant": 1}, {"gain": {"lira": 1}}]}}},
    },
    "buyer_of_vines": {
        "together": "opponents",
        "give": {"vine": 2},
        "else": {"choose": [{"gain": {"lira": 2}}, {"draw": {"vine": 1}}]},
    },
    "twice": [
        {"choose": [{"gain": {"lira": 1}}, {"gain": {"vp": 1}}]},
        {"choose": [{"gain": {"lira": 2}}, {"gain": {"vp": 2}}]},
    ],
    "jack": {"choose": [{"gain": {"lira": 1}}, {"plant": 1}, {"draw": {"vine": 1}}], "n": 2},
    "all_of_it": {"choose": [{"gain": {"lira": 1}}, {"plant": 1}], "n": "all"},
    "idler": [{"may": {"plant": 1}}, {"may": {"draw": {"vine": 1}}}],
}


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Viticulture]:
    found = rules_with(tmp_path_factory.mktemp("box"), **CARDS)
    edition.use(found)
    yield found
    edition.use_own()


def played(rules: Viticulture, card: str, *answers: str, first: int = 0) -> Game:
    """The game in which the first seat has played a card and so was answered; ``first``: who comes before it."""
    visitors = ("surveyor", "broker", "planter")
    seats: dict[int, Any] = {
        i: {"lira": 9, "hand": [("malvasia", "sangiovese", "pinot")[i], "trebbiano", visitors[i]]} for i in range(3)
    }
    seats[0]["hand"] = ["malvasia", "syrah", card]
    given = {"season": "summer", "wake_up": {0: 2 + 3 * first, 1: 3, 2: 6}, "turn": 0, "seat": seats}
    for one in seats.values():
        one["structures"] = ["trellis"]
    state = rules.lay(given, rules.options({}), 3, 1)
    game = Game.at(rules, Header(rules.name, rules.version, rules.data_digest, {}, [{}] * 3, 1), state)
    for answer in ("place worker play_summer_visitor.left", *answers):
        game.choose(rules.grammar.parse(answer))
    return game


def asked(game: Game) -> tuple[str, str]:
    """Who is asked, and the line under the question."""
    decision = game.decision
    assert decision is not None
    return NAMES[decision.decider], question_text(decision, NAMES)[1]


@pytest.mark.parametrize(
    ("card", "answers", "seat", "line"),
    [
        ("roofer", ["no"], "Cotto", "Roofer, played by Lago: build 1 structure at a 2 lira discount; "
         "Lago gains 2 lira and 1 VP for it."),
        ("roofer", ["no", "yes"], "Cotto", "Roofer, played by Lago: build 1 structure at a 2 lira discount; "
         "Lago gains 2 lira and 1 VP for it."),
        ("roofer", [], "Lago", "Roofer: build 1 structure at a 2 lira discount."),
        ("roofer", ["yes"], "Lago", "Choose it on your mat."),
        ("own_nurse", ["no"], "Cotto", "Own nurse, played by Lago: plant 1 vine; Lago either draws 1 vine card or "
         "builds 1 structure at a 2 lira discount for it."),
        ("own_nurse", ["no", "yes", "plant sangiovese 5"], "Lago", "Own nurse, as Cotto took part."),
        ("own_nurse", ["no", "yes", "plant sangiovese 5", "branch build"], "Lago", "Own nurse, as Cotto took part: "
         "build 1 structure at a 2 lira discount."),
        ("giver", [], "Cotto", "Giver, played by Lago: give Lago 1 lira and 1 vine card; "
         "Lago gives you 2 lira and gains 1 VP for it."),
        ("giver", ["yes"], "Cotto", "Giver, played by Lago: give Lago 1 lira and 1 vine card; "
         "Lago gives you 2 lira and gains 1 VP for it."),
        ("helper", [], "Cotto", "Helper, played by Lago: gain 2 lira; Lago plants 1 vine and builds 1 structure at a 2 "
         "lira discount for it."),
        ("helper", ["yes"], "Lago", "Helper, as Cotto took part: plant 1 vine and build 1 structure at a 2 lira "
         "discount."),
        ("dealer", [], "Cotto", "Dealer, played by Lago: discard 1 vine card to gain 5 lira; Lago pays 1 lira for it."),
        ("bandit", [], "Cotto", "Bandit, played by Lago."),
        ("bandit", ["branch give_card"], "Cotto", "Bandit, played by Lago: give Lago 1 card from your hand."),
        ("bandit", ["branch plant"], "Lago", "Bandit, as Cotto lets you: plant 1 vine."),
        ("planner_of_all", [], "Cotto", "Planner of all, played by Lago: discard 1 vine card to plant 1 vine."),
        ("envoy", ["seat 1", "done"], "Lago", "Envoy, for Cotto: give Cotto 1 vine card and gain 1 VP."),
        ("judge_of_wine", [], "Lago", "Judge of wine, for Cotto."),
        ("judge_of_wine", ["branch plant"], "Lago", "Judge of wine, for Cotto: plant 1 vine."),
        ("buyer_of_vines", [], "Cotto", "Buyer of vines, played by Lago: the opponents may together give Lago 2 vine "
         "cards; if they do not, Lago either gains 2 lira or draws 1 vine card."),
        ("buyer_of_vines", ["offer 1"], "Cotto", "Buyer of vines, played by Lago: the opponents may together give Lago "
         "2 vine cards; if they do not, Lago either gains 2 lira or draws 1 vine card."),
    ],
)  # fmt: skip
def test_a_question_says_all_that_matters(
    rules: Viticulture, card: str, answers: list[str], seat: str, line: str
) -> None:
    assert asked(played(rules, card, *answers)) == (seat, line)


def test_who_comes_first_is_asked_first(rules: Viticulture) -> None:
    game = played(rules, "roofer", first=1)
    assert asked(game)[0] == "Cotto"
    game.choose(choice("no"))
    assert asked(game) == ("Lago", "Roofer: build 1 structure at a 2 lira discount.")


def test_options_name_the_other_seat(rules: Viticulture) -> None:
    game = played(rules, "bandit")
    decision = game.decision
    assert decision is not None
    labels = [choice_label(one, decision, NAMES) for one in decision.choices]
    assert labels == ["Give Lago 1 card from your hand", "Let Lago plant 1 vine"]
    told = game.choose(choice("branch", "plant"))
    assert event_line(told[0], NAMES) == "Cotto chose: let Lago plant 1 vine"


def test_a_pick_speaks_of_opponents(rules: Viticulture) -> None:
    decisions = [played(rules, card).decision for card in ("envoy", "bailiff")]
    titles = [question_text(one, NAMES)[0] for one in decisions if one is not None]
    assert titles == ["Which opponent?", "Which opponent?"]


def test_two_choices_with_the_same_options_are_said_apart(rules: Viticulture) -> None:
    game = played(rules, "twice")
    for amount in (1, 2):
        decision = game.decision
        assert decision is not None
        assert choice_label(decision.choices[0], decision, NAMES) == f"Gain {amount} lira"
        told = game.choose(choice("branch", "gain_lira"))
        assert event_line(told[0], NAMES) == f"Lago chose: gain {amount} lira"


def test_what_is_declined_of_several_offers_is_told(rules: Viticulture) -> None:
    game = played(rules, "idler")
    assert asked(game)[1] == "Idler: plant 1 vine."
    assert event_line(game.choose(choice("no", "plant"))[0], NAMES) == "Lago declined: plant 1 vine (Idler)"
    assert asked(game)[1] == "Idler: draw 1 vine card."
    assert event_line(game.choose(choice("no", "draw_vine"))[0], NAMES) == "Lago declined: draw 1 vine card (Idler)"


def test_of_several_options_it_is_told_how_many_are_done(rules: Viticulture) -> None:
    assert asked(played(rules, "jack")) == ("Lago", "You do 2 of these, in any order. So far: 0 of 2.")
    assert asked(played(rules, "all_of_it")) == ("Lago", "You do all of it; the order is yours. So far: 0 of 2.")
