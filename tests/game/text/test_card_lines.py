"""The lines of icons on the cards say by themselves what the words say: one line never stands for two meanings."""

from __future__ import annotations

from collections import defaultdict

import pytest

from game.text.card_text import Face, faces
from game.text.printed import cards
from game.text.short import Sign

VISITORS = [card.id for card in cards().values() if "visitor" in card.deck]
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
