"""The texts made from effects: complete, with all their numbers, and as once read and approved."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from game.text.calls import spoken
from game.text.card_text import card_text
from game.text.describe import describe
from game.text.printed import cards, effect
from game.text.short import short
from game.text.tree import clauses
from game.tools.check_texts import REMAINS
from rules.viticulture.vocabulary import MEASURES, SEATS

WITH_EFFECT = [card.id for card in cards().values() if "effect" in card.printed]


def numbers(tree: Any) -> Iterator[int]:
    """The numbers of an effect that its text must name; "twice" and "both fields" are said in words."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            if key != "times":
                yield from numbers(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from numbers(value)
    elif isinstance(tree, int) and not isinstance(tree, bool):
        yield tree


@pytest.mark.parametrize("card", WITH_EFFECT)
def test_a_text_is_whole_sentences_with_all_numbers(card: str) -> None:
    text = card_text(card)
    assert text[0].isupper()
    assert text.endswith(".")
    assert "  " not in text
    assert not REMAINS.search(text)
    said = set(map(int, re.findall(r"\d+", text)))
    effect = cards()[card].printed["effect"]
    assert {n for n in numbers(effect) if n or card == "politician"} <= said | {1, 0}


def said(raw: Any) -> str:
    """The text of an effect as the data writes it."""
    return spoken(describe(effect(raw)))


def test_prices_lead_and_gains_follow() -> None:
    assert said([{"pay": {"lira": 3, "card": 2}}, {"gain": {"vp": 2, "residual": 1}}]) == (
        "Pay 3 lira and discard 2 cards from your hand to gain 2 VP and raise your residual payment by 1."
    )


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ({"age": {"wine": 1, "times": 2}}, "Age 1 wine twice."),
        ({"draw": {"vine": 1, "visitor": 1}}, "Draw 1 vine card and 1 summer or winter visitor card."),
        ({"place_grape": {"colour": "red", "value": 3}}, "Place 1 red grape of value 3 on your crush pad."),
        ({"choose": [{"gain": {"residual": 1}}, {"gain": {"residual": 2}}]},
         "Raise your residual payment by 1. OR Raise your residual payment by 2."),
        ([{"plant": 1}, {"choose": [{"gain": {"residual": 1}}, {"gain": {"residual": 2}}]}],
         "Plant 1 vine and raise your residual payment by 1 or 2."),
        ({"each": "all", "do": {"draw": {"vine": 1}}}, "You and each opponent must draw 1 vine card."),
        ({"each": "opponents", "do": {"choose": [{"age": {"wine": "all"}}, {"you": {"gain": {"lira": 1}}}]}},
         "Each opponent must choose: age all wines in their cellar or let you gain 1 lira."),
        ({"each": "opponents", "do": {"may": [{"pay": {"lira": 1}}, {"plant": 1}, {"you": {"give": {"card": 1}}}]}},
         "Each opponent may pay 1 lira to plant 1 vine. For each opponent who does, give that player 1 card from your "
         "hand."),
        ({"each": "opponents", "do": {"may": [{"plant": 1}, {"you": [{"draw": {"vine": 1}}, {"train": 1}]}]}},
         "Each opponent may plant 1 vine. For each opponent who does, draw 1 vine card and train 1 worker."),
        ({"each": "opponents", "do": {"if": {"wine": {"at_least": 2}}, "then": {"you": {"give": {"lira": 1}}}}},
         "For each opponent who has at least 2 wines, give that player 1 lira."),
        ({"take_discarded": 1}, "Take the top card of 1 discard pile."),
        ({"each": "opponents", "up_to": 1, "do": {"you": {"gain": {"lira": 1}}}},
         "Choose 1 opponent. For each of them, gain 1 lira."),
        ({"each": "opponents", "do": {"if": {"hand_card": {"at_least": 5}}, "then": {"you": {"gain": {"lira": 2}}}}},
         "Gain 2 lira for each opponent who has at least 5 cards in hand."),
    ],
)  # fmt: skip
def test_shapes_that_no_printed_card_has_are_said_too(raw: Any, text: str) -> None:
    assert said(raw) == text
    assert all(short(part) for part in clauses(effect(raw)))


def test_the_short_form_shows_price_arrow_and_gain() -> None:
    (clause,) = clauses(effect([{"pay": {"lira": 9}}, {"gain": {"vp": 3}}]))
    assert [(sign.kind, sign.name, sign.number) for sign in short(clause)] == [
        ("icon", "lira", "9"),
        ("arrow", "", ""),
        ("icon", "vp", "3"),
    ]


def test_what_is_paid_for_nothing_is_not_shown_as_gained() -> None:
    for things in ({"lira": 5}, {"vine": 1}, {"card": "all"}, {"wine": 2, "worth": 5}):
        shown = [short(part) for part in clauses(effect({"pay": things}))]
        assert all(any("−" in sign.number for sign in line) for line in shown)
    paid, given = (
        {"each": "opponents", "do": {"choose": [{word: {"card": 1}}, {"build": 1}]}} for word in ("pay", "give")
    )
    assert [short(part) for part in clauses(effect(paid))] != [short(part) for part in clauses(effect(given))]
    price = {"choose": [{"pay": {"lira": 2}}, {"pay": {"wine": 1}}]}
    assert "−" not in "".join(sign.number for part in clauses(effect([price, {"build": 1}])) for sign in short(part))


def test_every_measure_and_every_word_for_seats_has_its_words_and_icons() -> None:
    for name, measure in MEASURES.items():
        some = 1 if measure.last_only else {"up_to": 2}
        before = [{verb: some} for verb in (measure.left_by,) if verb and verb != "pay"]
        before += [{"pay": {"wine": 1}}] if measure.left_by == "pay" else []
        wanted = {"structure_costing": 4} if name == "structure_costing" else name
        if measure.counts:
            assert said([*before, {"gain": {"vp": 1}, "per": wanted}])
            assert clauses(effect([*before, {"gain": {"vp": 1}, "per": wanted}]))
        if name != "structure_costing":
            enough = 4 if name == "built.cost" else max(2, measure.least + 1)
            least = {"below": 0} if name == "vp" else {"at_least": enough}
            raw = [*before, {"if": {name: least}, "then": {"gain": {"vp": 1}}}]
            assert said(raw)
            assert all(short(part) for part in clauses(effect(raw)))
    for seats in SEATS:
        assert said({"each": seats, "do": {"may": {"plant": 1}}})
        assert short(clauses(effect({"each": seats, "do": {"may": {"plant": 1}}}))[0])


def test_orders_and_vines_say_what_they_need() -> None:
    assert card_text("order_8") == (
        "Deliver a red wine worth 2 or more and a white wine worth 4 or more."
        " Gain 3 VP, and 1 lira more at the end of every year."
    )
    assert card_text("chardonnay") == (
        "Needs a trellis and irrigation before it is planted. Each harvest yields a white grape of 4."
    )
