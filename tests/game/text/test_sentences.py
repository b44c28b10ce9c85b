"""Questions, answers, reasons and log lines."""

from __future__ import annotations

import pytest

from game.text.events_text import event_line
from game.text.messages import BadMessages
from game.text.printed import effect_of
from game.text.questions import choice_label, question_text
from game.text.reasons_text import reason_text
from rules.engine.choice import choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.reason import Reason
from rules.engine.verbs import Effect, paths

NAMES = ("Lago", "Cotto")


def decision(
    kind: str = "turn", source: str = "", *answers: str, most: int = 1, picked: int = 0, place: int = 0, other: int = -1
) -> Decision:
    """A question of a card; ``place`` is where its step stands among all of the card."""
    choices = tuple(choice(*answer.split()) for answer in answers)
    ways = tuple(paths(effect_of(source) or Effect())) if source else ()
    return Decision(kind, 0, source, choices, 1, most, picked, path=ways[place] if ways else (), other=other)


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("mama laura", "Laura"),
        ("wake 4", "Row 4"),
        ("place grande plant_vine.middle", "Grande worker: Plant a vine, with the bonus"),
        ("place worker yoke", "Worker: Yoke: uproot or harvest"),
        ("plan temporary fill_order.left", "Temporary worker: Fill a wine order"),
        ("pass", "Pass"),
        ("bonus", "Take the bonus"),
        ("play surveyor", "Play Surveyor"),
        ("yes", "Yes"),
        ("draw vine", "Draw a vine"),
        ("draw summer_visitor winter_visitor", "Draw a summer and a winter visitor"),
        ("plant merlot 6", "Merlot on field 6"),
        ("swap pinot 5 merlot 6", "Pinot of field 5 with Merlot of field 6"),
        ("make blush red.4 white.2", "Blush wine from red grape 4 and white grape 2"),
        ("age wine red.3", "Red wine 3"),
        ("fill order_8", "Order for red 2 and white 4"),
        ("use wine red.5", "Red wine 5"),
        ("use give_tour", "Give a tour"),
        ("gain grape white.1", "White grape 1"),
        ("sell grape red.4", "Sell red grape 4 for 2 lira"),
        ("sell field 5", "Sell field 5 for 5 lira"),
        ("buy field 7", "Buy back field 7 for 7 lira"),
        ("pay card merlot", "Discard Merlot"),
        ("give card order_1", "Give order for red 5"),
        ("offer 0", "No cards"),
        ("offer 2", "2 cards"),
        ("seat 1", "Cotto"),
        ("retrieve worker give_tour.left", "Worker from Give a tour"),
        ("take vine", "Discarded: Vine cards"),
        ("done", "Done"),
    ],
)
def test_every_answer_has_a_label(line: str, label: str) -> None:
    assert choice_label(choice(*line.split()), decision(), NAMES) == label


def test_an_option_says_what_it_does() -> None:
    asked = decision("branch", "tour_guide", "branch gain_lira", "branch harvest")
    assert choice_label(asked.choices[0], asked) == "Gain 4 lira"
    assert choice_label(asked.choices[1], asked) == "Harvest 1 field"


def test_what_is_not_offered_is_told_only_where_something_is_left_out() -> None:
    both, one = decision("branch", "tour_guide", "branch gain_lira", "branch harvest"), ("branch gain_lira",)
    assert question_text(both)[1] == ""
    assert "to the end" in question_text(decision("branch", "tour_guide", *one))[1]
    assert "to the end" not in question_text(decision("branch", "tour_guide", *one, most=2, picked=1))[1]


def test_both_names_its_price() -> None:
    assert choice_label(choice("both"), decision("branch", "homesteader")) == "Both: lose 1 VP"


def test_an_inner_option_is_told_from_the_outer_one_of_the_same_name() -> None:
    outer = decision("branch", "master_vintner", "branch build", "branch age_wine")
    inner = decision("order", "master_vintner", "branch age_wine", "branch fill_order", place=2)
    assert choice_label(choice("branch", "age_wine"), outer) == "Age 1 wine and fill 1 order, in either order"
    assert choice_label(choice("branch", "age_wine"), inner) == "Age 1 wine"


def test_the_one_who_must_give_is_told_to_whom() -> None:
    asked = decision("branch", "queen", "branch pay_vp", "branch give_card", "branch give_lira", place=1, other=1)
    assert choice_label(asked.choices[1], asked, NAMES) == "Give Cotto 2 cards from your hand"


def test_a_longer_selection_counts() -> None:
    title, line = question_text(decision("plant", "homesteader", "plant merlot 6", most=2, picked=1))
    assert title == "Plant which vine, and where?"
    assert line.endswith(". So far: 1 of up to 2.")


def test_an_optional_part_is_told() -> None:
    assert question_text(decision("may", "handyman", "yes", "no", place=1), NAMES)[1] == (
        "Handyman: build 1 structure at a 2 lira discount."
    )


def test_a_price_names_the_thing_to_discard() -> None:
    assert question_text(decision("pay", "noble", "pay grape red.4"))[0] == "Discard which grape?"


def test_an_unknown_kind_of_question_is_named() -> None:
    with pytest.raises(BadMessages, match="ask-juggle"):
        question_text(decision("juggle"))


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason("needs_lira", 4, 3), "This costs 4 lira; you have 3."),
        (Reason("field_limit", 6, 8, "6"), "Field 6 would come to 8; it holds 6 at most."),
        (Reason("needs_structure", thing="irrigation"), "This needs the irrigation."),
        (Reason("already_built", thing="yoke"), "The yoke is already built."),
        (Reason("needs_cards", 2, 1, "card"), "This takes 2 cards; you have 1."),
        (Reason("needs_cards", 1, 3, "vine"), "This takes a vine card; you have 3."),
        (Reason("needs_more_wines", 2, 1, "red"), "This takes 2 red wines; you have 1."),
        (Reason("deck_empty", thing="vine"), "Not enough cards are left: vine cards."),
        (Reason("field_empty"), "There are not enough vines on your fields."),
    ],
)
def test_a_reason_is_one_sentence_with_its_numbers(reason: Reason, sentence: str) -> None:
    assert reason_text(reason) == sentence


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("card_drawn", 0, card="merlot", place="vine"), "Lago drew Merlot"),
        (Event("order_filled", 0, card="order_8"), "Lago filled an order for red 2 and white 4"),
        (Event("card_drawn", 0, "vendor", card="merlot", place="vine"), "Lago drew Merlot (Vendor)"),
        (Event("worker_placed", 1, thing="worker", place="make_wine.middle"), "Cotto placed a worker: Make wine"),
        (Event("rooster_placed", 1, place="4"), "Cotto chose wake-up row 4"),
        (Event("lira_changed", 0, "banker", -2), "Lago paid 2 lira (Banker)"),
        (Event("vp_changed", 0, "windmill", 1), "Lago scored 1 VP (Windmill)"),
        (Event("wine_made", 0, thing="blush.6"), "Lago made blush wine 6"),
        (Event("grape_gained", 0, thing="red.4"), "Lago gained red grape 4"),
        (Event("vine_planted", 0, card="pinot", place="5"), "Lago planted Pinot on field 5"),
        (Event("structure_built", 0, thing="medium_cellar"), "Lago built the medium cellar"),
        (Event("branch_taken", 0, "tour_guide", choice="branch gain_lira"), "Lago chose: gain 4 lira"),
        (Event("card_given", 0, card="merlot", place="vine", other=1), "Lago gave Cotto Merlot"),
        (Event("deck_reshuffled", place="vine"), "The deck “Vine cards” was shuffled anew"),
        (Event("lira_changed", 0, "gain_lira", 1), "Lago gained 1 lira (cart)"),
        (Event("lira_changed", 1, "residual", 2), "Cotto gained 2 lira (residual payment)"),
        (Event("parents_dealt", 1, card="laura", place="mama"), "Cotto has Laura as mama"),
        (Event("wine_aged", 0, thing="red.5", origin="red.4"), "Lago’s red wine 4 aged: red wine 5"),
        (Event("season_started", place="year_end"), "Year end begins"),
        (Event("auto_taken", 0, choice="done"), None),
    ],
)  # fmt: skip
def test_the_log_tells_what_happened(event: Event, line: str | None) -> None:
    assert event_line(event, NAMES) == line


def test_the_log_keeps_a_hidden_card_hidden() -> None:
    drawn = Event("card_drawn", 0, card="merlot", place="vine", seen=(0,))
    assert event_line(drawn.as_seen_by(None), NAMES) == "Lago drew a vine card"
    assert event_line(drawn.as_seen_by(0), NAMES) == "Lago drew Merlot"
    given = Event("card_given", 0, card="surveyor", place="summer_visitor", other=1, seen=(0, 1))
    assert event_line(given.as_seen_by(None), NAMES) == "Lago gave Cotto a summer visitor"
