"""The lines of icons on the cards say by themselves what the words say: one line never stands for two meanings."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from game.text import tree
from game.text.card_text import Face, faces
from game.text.printed import cards, effect
from game.text.short import Sign, short

VISITORS = [card.id for card in cards().values() if "visitor" in card.deck]
TRAIN = {"train": 1}
THEN = "Then, "
"""How a clause begins that only holds after the one before it."""


def clauses() -> list[tuple[str, Face]]:
    return [(card, face) for card in VISITORS for face in faces(card)]


def meaning(face: Face) -> str:
    return face.text.removeprefix("Then either ").removeprefix(THEN).rstrip(".").lower()


def test_a_line_never_stands_for_two_meanings() -> None:
    told: dict[tuple[Sign, ...], set[str]] = defaultdict(set)
    for _, face in clauses():
        told[face.signs].add(meaning(face))
    assert [texts for texts in told.values() if len(texts) > 1] == []


def test_two_cards_with_the_same_lines_do_the_same() -> None:
    told: dict[object, set[str]] = defaultdict(set)
    for card in VISITORS:
        told[tuple((face.joiner, face.signs) for face in faces(card))].add(" ".join(face.text for face in faces(card)))
    assert [texts for texts in told.values() if len(texts) > 1] == []


def test_a_value_of_one_vine_and_a_number_of_vines_are_told_apart() -> None:
    one, several = ({sign.name for sign in faces(card)[-1].signs} for card in ("overseer", "grower"))
    assert one & several == {"", "vp"}


@pytest.mark.parametrize(("card", "face"), clauses())
def test_conditions_take_a_colon_and_payments_an_arrow(card: str, face: Face) -> None:
    kinds = [sign.kind for sign in face.signs]
    text = face.text
    if ", if " in text or text.startswith("If "):
        assert "colon" in kinds, card
        assert "arrow" not in kinds, card
    if text.startswith(("Pay ", "Lose ", "Discard ")) and " to " in text:
        assert "arrow" in kinds, card
        assert "colon" not in kinds, card


@pytest.mark.parametrize(("card", "face"), clauses())
def test_every_number_of_the_words_stands_in_the_line(card: str, face: Face) -> None:
    """But for the 1 of a single thing, which its sign says, and the place of a season's later or earlier action."""
    words = {word.strip(".,;()") for word in face.text.split()}
    numbers = {word for word in words if word.isdigit()} - {"1", "0"}
    shown = "".join(sign.number for sign in face.signs)
    assert all(number in shown for number in numbers), (numbers, shown)


LINES: tuple[tuple[Any, str], ...] = (
    ({"choose": [[{"harvest": {"up_to": 2}}, {"if": {"harvested.fields": 2}, "then": {"gain": {"vp": 1}}}], TRAIN]},
     "1–2 harvest + 2 harvest : 1 vp"),
    ({"choose": [{"age": {"wine": 1}}, {"place_grape": {"colour": "either", "value": 2}}, TRAIN], "n": 2},
     "2: 1 age | 2 tok_red / 2 tok_white | train"),
    ({"each": "opponents", "up_to": 3, "do": {"if": {"vp": {"at_least": 5}}, "then": {"give": {"vine": 1}},
                                              "else": {"you": [{"give": {"lira": 1}}, {"gain": {"vp": 1}}]}}},
     "1–3 opponent vp 5+ : card_vine | 1 lira → 1 vp"),
    ({"each": "opponents", "do": {"give": {"vine": 1}}}, "opponent → card_vine"),
    ({"each": "opponents", "up_to": 2, "do": {"you": [{"give": {"vine": 1}}, {"gain": {"lira": 3}}]}},
     "1–2 opponent : card_vine → 3 lira"),
    ({"each": "opponents", "up_to": 2, "do": {"you": {"give": {"vine": 1}}}}, "1–2 opponent : card_vine → opponent"),
    ([{"gain": {"vp": 1}}, {"pay": {"lira": 2, "grape": 1}}], "1 vp −2 lira −1 grape_any"),
    ([{"pay": {"lira": 2}}, {"gain": {"vp": 1}}], "2 lira → 1 vp"),
)  # fmt: skip


@pytest.mark.parametrize(("raw", "line"), LINES)
def test_a_line_shows_who_gives_what_and_what_belongs_together(raw: Any, line: str) -> None:
    marks = {"arrow": "→", "or": "|", "plus": "+", "may": "?", "colon": ":"}
    signs = short(tree.clauses(effect(raw))[0])
    assert " ".join(f"{sign.number} {marks.get(sign.kind, sign.name)}".strip() for sign in signs) == line
