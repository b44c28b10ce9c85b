"""The texts of cards and spaces in every language: whole sentences with all numbers, as once read and approved."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.text.card_text import card_text, effect_text, faces
from game.text.glossary import TERMS, spots, text, title
from game.text.messages import use_language
from game.text.names import card_name
from game.text.printed import cards, entries
from game.tools.check_texts import REMAINS, spoken_things
from game.tools.words.check import COMPLETE

WITH_EFFECT = [card.id for card in cards().values() if "effect" in card.printed]
SPACES = [action for part in ("actions", "shared", "private") for action in entries(part)]


def approved(code: str) -> Path:
    """The file of the texts in a language as they were read: a line for each card and space."""
    return Path(__file__).parent / f"card_texts_{code}.txt"


@pytest.fixture(params=COMPLETE, autouse=True)
def code(request: pytest.FixtureRequest) -> str:
    """The language in use."""
    use_language(request.param)
    return str(request.param)


def test_the_texts_are_those_that_were_read_and_approved(code: str) -> None:
    lines = [f"{card}: {card_text(card)}" for card in WITH_EFFECT]
    lines += [f"{action}: {effect_text(action)}" for action in SPACES]
    kept = approved(code).read_text(encoding="utf-8").splitlines()
    known = {line.partition(":")[0] for line in kept}
    assert [line for line in lines if line.partition(":")[0] in known] == kept


def test_a_text_is_whole_sentences() -> None:
    for card in WITH_EFFECT:
        words = card_text(card)
        assert words[0].isupper(), words
        assert words.endswith("."), words
        assert not re.search(r" {2}| [.,;:]|\.\.|,[,.]", words), words
        assert not REMAINS.search(words), words
        for part in re.split(r"(?<=\.) ", words):
            assert part[0].isupper(), words


def test_the_clauses_hold_the_whole_text() -> None:
    for card in WITH_EFFECT:
        words = card_text(card)
        for face in faces(card):
            assert face.text[1:].rstrip(".") in words, (face.text, words)
            assert face.signs


def test_every_card_has_a_name_of_its_own() -> None:
    names = [card_name(card.id) for card in cards().values() if card.deck != "order"]
    assert [name for name in names if names.count(name) > 1] == []
    assert [name for name in names if not name[0].isupper()] == []


def test_everything_made_from_data_is_said_in_full() -> None:
    for what, words in spoken_things():
        said = words()
        assert said.strip() or what.startswith("foot of") or what == "text of row 1", what
        assert not REMAINS.search(said), said
        if said and what.startswith("text of"):
            assert said.endswith((".", "…")), (what, said)


@pytest.mark.parametrize("game", TERMS)
def test_every_term_is_told_and_found(game: str) -> None:
    for term in TERMS[game]:
        assert title(term)[0].isupper(), term
        assert text(term).endswith("."), term
        assert term in {spot.term for spot in spots(title(term), game)}, term
