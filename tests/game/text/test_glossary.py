"""Where the terms of the glossary stand in texts."""

from __future__ import annotations

import pytest

from game.text import glossary, rulebook
from game.text.messages import use_language
from game.tools.words.check import COMPLETE

GAME = "viticulture"


def test_a_term_broken_over_two_lines_has_a_part_on_both() -> None:
    lines = ("Place a grape on your crush", "pad. Then make wine.")
    first, second = glossary.spots_in(lines, GAME)
    assert [lines[0][spot.start : spot.end] for spot in first] == ["grape", "crush"]
    assert [lines[1][spot.start : spot.end] for spot in second] == ["pad", "wine"]
    assert first[1].term == second[0].term == "crush_pad"


def test_lines_say_the_terms_of_the_whole_text() -> None:
    words = glossary.text("order")
    whole = [spot.term for spot in glossary.spots(words, GAME)]
    assert [spot.term for line in glossary.spots_in((words,), GAME) for spot in line] == whole
    assert whole


def test_an_order_in_which_things_are_done_is_no_wine_order() -> None:
    assert "order" not in glossary.terms_in("Build 1 structure and plant 1 vine, in either order.", GAME)
    assert "order" not in glossary.terms_in("Do 2 of these, in any order: age 1 wine; plant 1 vine.", GAME)
    assert "order" not in glossary.terms_in("You do all of it; the order is yours.", GAME)
    assert glossary.terms_in("Fill 1 order, and draw 1 order card.", GAME) == ("order", "draw")


@pytest.mark.parametrize("code", COMPLETE)
@pytest.mark.parametrize("game", glossary.TERMS)
def test_every_term_is_one_of_its_game_and_told_in_its_rulebook(game: str, code: str) -> None:
    use_language(code)
    texts = [rulebook.text(game, entry.entry) for entry in rulebook.entries(game)]
    told = {term for text in texts for term in glossary.terms_in(text, game)}
    for term in glossary.TERMS[game]:
        assert term in glossary.terms_in(glossary.title(term), game), term
        assert glossary.text(term)
        assert term in told, term
