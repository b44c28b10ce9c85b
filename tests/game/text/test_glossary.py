"""Where the terms of the glossary stand in texts."""

from __future__ import annotations

from game.text import glossary


def test_a_term_broken_over_two_lines_has_a_part_on_both() -> None:
    lines = ("Place a grape on your crush", "pad. Then make wine.")
    first, second = glossary.spots_in(lines)
    assert [lines[0][spot.start : spot.end] for spot in first] == ["grape", "crush"]
    assert [lines[1][spot.start : spot.end] for spot in second] == ["pad", "wine"]
    assert first[1].term == second[0].term == "crush_pad"


def test_lines_say_the_terms_of_the_whole_text() -> None:
    words = glossary.text("order")
    whole = [spot.term for spot in glossary.spots(words)]
    assert [spot.term for line in glossary.spots_in((words,)) for spot in line] == whole
    assert whole


def test_an_order_in_which_things_are_done_is_no_wine_order() -> None:
    assert "order" not in glossary.terms_in("Build 1 structure and plant 1 vine, in either order.")
    assert "order" not in glossary.terms_in("Do 2 of these, in any order: age 1 wine; plant 1 vine.")
    assert "order" not in glossary.terms_in("You do all of it; the order is yours.")
    assert glossary.terms_in("Fill 1 order, and draw 1 order card.") == ("order", "draw")
