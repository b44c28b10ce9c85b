"""Why grapes make no wine of a kind: what it is made of is told apart from what it is worth."""

from __future__ import annotations

import pytest

from game.text.reasons_text import reason_text
from rules.engine.agenda import Frame
from rules.engine.choice import choice
from rules.viticulture.ops.wine import MakeWine
from tests.properties.search import RULES


@pytest.mark.parametrize(
    ("refused", "words"),
    [
        ("red white.4", "Red wine is made of one red grape."),
        ("white red.1", "White wine is made of one white grape."),
        ("blush red.1 red.3", "Blush wine is made of a red and a white grape."),
        ("sparkling red.1 white.1", "Sparkling wine is made of two red grapes and a white one."),
        ("blush red.1 white.1", "Blush wine starts at 4; these grapes make 2."),
    ],
)
def test_wrong_colours_and_too_low_a_value_are_told_apart(refused: str, words: str) -> None:
    at, op = next((at, op) for at, op in enumerate(RULES.nodes) if isinstance(op, MakeWine) and op.worth <= 1)
    s = RULES.start(RULES.options({}), 2, 1)
    s.players[0].grapes = (0b1010, 0b10010)
    reason = op.refusal(s, Frame(at, 0, 0), choice("make", *refused.split()))
    assert reason_text(reason) == words
