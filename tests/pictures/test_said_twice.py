"""A sentence that stands on a picture twice is found, however it is broken into lines; so is the number of a rule."""

from __future__ import annotations

import pygame

from game.art.kit.written import Words
from tests.pictures.faults import coded, said_twice

REASON = "This costs 2 lira; you have only 1 lira left."


def lines(x: int, y: int, *texts: str) -> list[Words]:
    return [Words(text, pygame.Rect(x, y + 22 * i, 300, 16), 18, "bold", "#000000") for i, text in enumerate(texts)]


def test_the_same_reason_in_a_bubble_and_in_the_panel_is_said_twice() -> None:
    bubble = lines(500, 300, "This costs 2 lira; you", "have only 1 lira left.")
    panel = lines(1500, 200, "This costs 2 lira;", "you have only 1 lira left.")
    assert list(said_twice([*bubble, *panel]))
    assert list(said_twice([*lines(0, 0, REASON), *lines(0, 300, REASON)]))


def test_other_sentences_are_no_repetition() -> None:
    panel = lines(1500, 200, "This costs 3 lira;", "you have 2 lira left.")
    assert not list(said_twice([*lines(0, 0, REASON), *panel]))
    assert not list(said_twice([*lines(0, 0, "Lago drew Merlot"), *lines(0, 22, "Lago drew Merlot")]))


def test_names_and_moves_in_a_row_are_no_sentence() -> None:
    named = lines(0, 0, "It takes “Draw a vine card”, “Build a structure” and “Plant a vine”.")
    card = lines(600, 0, "Draw a vine card", "Build a structure", "Plant a vine")
    assert not list(said_twice([*named, *card]))
    rows = lines(0, 0, *["buys nothing more here"] * 2), lines(600, 0, *["buys nothing more here"] * 2)
    assert not list(said_twice([*rows[0], *rows[1]]))


def test_the_number_of_a_rule_is_found() -> None:
    for code in ("V-PLACE-03", "N-SELL-07", "RUL-V3"):
        assert list(coded(lines(0, 0, f"This belongs to another season. ({code})")))
    assert not list(coded(lines(0, 0, "Vin-Santo, N. 4 and a T-shirt")))
