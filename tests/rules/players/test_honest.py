"""Opponents answer, and give reasons, from nothing but what their seat knows.

VENDEMMIA_HONEST=1000 asks so often, and for the reasons of all levels.
"""

from __future__ import annotations

import os

import pytest

from rules.checking.honest import Honesty
from rules.command.games import DATA
from rules.players.opponent import STRONGEST, WEAKEST

NUMBER = int(os.environ.get("VENDEMMIA_HONEST", "12"))
"""So many questions are put to each level at each kind of table."""
FIRST = {"viticulture": 1, "solo": 3, "vino": 2}


@pytest.mark.parametrize("kind", FIRST)
@pytest.mark.parametrize("level", range(WEAKEST, STRONGEST + 1))
def test_what_is_hidden_changes_neither_answer_nor_reason(kind: str, level: int) -> None:
    honesty = Honesty(kind, DATA, reasons=level < 4 or NUMBER > 100)
    asked = list(honesty.questions(level, NUMBER, FIRST[kind] + 10 * level))
    assert len(asked) == NUMBER
    assert [one.differs for one in asked if one.differs] == []
    assert len({one.question for one in asked}) > 1
