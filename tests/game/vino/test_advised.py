"""Every question of Vino is given at least one suggestion, and each says what it is good for."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.vino.advice import purpose_words
from rules.command.games import DATA
from rules.engine.choice import DONE, Choice
from rules.players.advisers import adviser
from rules.players.suggestion import Suggestion
from rules.vino.state import FREE
from rules.vino.turns import END
from tests.rules.players.vino.tables import RULES, positions
from tests.rules.vino.test_quiet import quiet_game

ADVISER = adviser(RULES, DATA / "players")
NAMES = ("Anna", "Bruno", "Carla")


def suggested(s: Any) -> tuple[Suggestion, ...]:
    """What is suggested to who is asked; all of it has words."""
    told = ADVISER.suggest(RULES.known_to(s, s.agenda.seat))
    assert told, (s.round, s.money, s.asked)
    for one in told:
        assert purpose_words(one.purpose, NAMES).strip(), one
    return told


def test_a_game_by_chance_asks_nothing_without_a_reasoned_suggestion() -> None:
    found = Counter[str]()
    for s in positions(3, 1, 3, 1200):
        told, box, asked = suggested(s), RULES.box, s.agenda
        assert asked is not None
        found.update(one.purpose.kind for one in told)
        if s.asked[0].verb == "region":
            prices = [box.prices[box.free(s, region)[0]] for region in range(len(box.regions)) if box.free(s, region)]
            if s.money[asked.seat] < min(prices):
                purpose = told[0].purpose
                assert (purpose.kind, purpose.amount, len(told)) == ("region-unpaid", s.money[asked.seat], 1)
        if s.asked[0].verb == "gift":
            first = box.number[told[0].answer.split()[1]]
            assert first == box.free(s, asked.held[0])[-1]
    assert found["region-unpaid"]
    assert found["gift"]


@pytest.mark.parametrize(("own", "first"), [(3, END), (2, DONE)])
def test_the_end_is_suggested_first_only_to_who_has_most_vineyards(own: int, first: Choice) -> None:
    s: Any = quiet_game(3).state.copy()
    seat = s.agenda.seat
    other = (seat + 1) % 3
    s.owners = bytes([seat] * own + [other] * 2).ljust(len(s.owners), bytes([FREE]))
    told = suggested(s)
    assert [one.answer for one in told] == [str(first), str(DONE if first is END else END)]
    assert (told[0].purpose.count, told[0].purpose.amount) == (own, 2)
