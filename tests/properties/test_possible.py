"""Cards can be begun exactly when they can be finished, and every answer offered leaves a way through."""

from __future__ import annotations

import pytest

from rules.checking.branches import inside
from rules.checking.positions import position
from rules.engine.agenda import advance, answer, possible
from rules.engine.chance import Stream
from tests.properties.search import CARDS, RULES, Search, TooLarge, misjudged

POSITIONS = 25
QUESTIONS = 25


@pytest.mark.parametrize("card", CARDS)
def test_can_is_true_exactly_when_some_sequence_of_choices_completes(card: str) -> None:
    root = RULES.box.visitors[RULES.box.components.numbers[card][0]]
    compared = 0
    for number in range(POSITIONS):
        s = position(RULES, Stream(number, card), 2 + number % 5, card, lean=True)
        owner = s.turn
        for node in inside(root):
            for seat in {owner, (owner + 1) % len(s.players)}:
                try:
                    expected = Search().can(node, s, seat, owner)
                except TooLarge:
                    continue
                compared += 1
                known = node.open(s, seat, owner)
                assert known in (None, expected), f"{node.source}: open of a {type(node).__name__} at position {number}"
                happens = node.happens(s, seat, owner)
                assert possible(node, s, seat, owner) == (expected and happens), f"{card} at position {number}"
    assert compared > POSITIONS


@pytest.mark.covers("V-FLOW-05", "V-VISIT-03")
@pytest.mark.parametrize("card", CARDS)
def test_every_answer_offered_leaves_a_way_through_and_every_other_one_does_not(card: str) -> None:
    played = 0
    for number in range(POSITIONS * 4):
        stream = Stream(number, card)
        s = position(RULES, stream, 2 + number % 5, card, lean=True)
        visits = [one for one in s.asked if one.verb == "place" and one.words[1].startswith("play_")]
        if not visits:
            continue
        answer(RULES.nodes, s, visits[stream.below(len(visits))])
        advance(RULES.nodes, s)
        for _ in range(QUESTIONS):
            f = s.agenda
            if f is None or RULES.nodes[f.node].flow:
                break
            assert misjudged(s) == [], f"at position {number}"
            wanted = [one for one in s.asked if one.words[:1] == (card,)] or s.asked
            played += wanted is not s.asked
            answer(RULES.nodes, s, wanted[stream.below(len(wanted))])
            advance(RULES.nodes, s)
        if played >= POSITIONS:
            break
    assert played > 0
