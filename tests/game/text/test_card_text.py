"""The texts made from effects: complete, with all their numbers, and as once read and approved."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.text.card_text import card_text, effect_text, faces
from game.text.describe import describe, spoken
from game.text.printed import cards, entries
from game.text.short import short
from game.text.tree import UnknownShape, clauses
from game.tools.check_texts import REMAINS, faults

APPROVED = Path(__file__).parent / "card_texts_en.txt"
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


def test_nothing_is_missing() -> None:
    assert list(faults()) == []


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


@pytest.mark.parametrize("card", WITH_EFFECT)
def test_the_clauses_hold_the_whole_text(card: str) -> None:
    text = card_text(card)
    for face in faces(card):
        assert face.text in text
        assert face.signs
    assert len(" ".join(face.text for face in faces(card))) >= len(text.replace(" OR", ""))


def test_the_texts_are_those_that_were_read_and_approved() -> None:
    lines = [f"{card}: {card_text(card)}" for card in WITH_EFFECT]
    lines += [
        f"{action}: {effect_text(action)}" for part in ("actions", "shared", "private") for action in entries(part)
    ]
    assert "\n".join(lines) + "\n" == APPROVED.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("tree", "fault"),
    [
        ({"juggle": 3}, "exactly one verb"),
        ({"gain": {"lira": 2}, "pay": {"vp": 1}}, "exactly one verb"),
        ({"choose": [{"plant": 1}], "twice": True}, "'choose' knows no twice"),
        ({"each": "opponents", "do": {"gain": {"vp": 1}}}, "no words for each opponents"),
        (["plant"], "this is no effect"),
    ],
)
def test_an_unknown_shape_is_refused(tree: Any, fault: str) -> None:
    with pytest.raises(UnknownShape, match=fault):
        spoken(describe(tree))


def test_prices_lead_and_gains_follow() -> None:
    tree = [{"pay": {"lira": 3, "card": 2}}, {"gain": {"vp": 2, "residual": 1}}]
    assert spoken(describe(tree)) == (
        "Pay 3 lira and discard 2 cards from your hand to gain 2 VP and raise your residual payment by 1."
    )


def test_the_short_form_shows_price_arrow_and_gain() -> None:
    (clause,) = clauses([{"pay": {"lira": 9}}, {"gain": {"vp": 3}}])
    assert [(sign.kind, sign.name, sign.number) for sign in short(clause)] == [
        ("icon", "lira", "9"),
        ("arrow", "", ""),
        ("icon", "vp", "3"),
    ]


def test_orders_and_vines_say_what_they_need() -> None:
    assert card_text("order_8") == (
        "Deliver a red wine worth 2 or more and a white wine worth 4 or more."
        " Gain 3 VP, and 1 lira more at the end of every year."
    )
    assert card_text("chardonnay") == (
        "Needs a trellis and irrigation before it is planted. Each harvest yields a white grape of 4."
    )
