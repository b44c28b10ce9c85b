"""Every question, answer, event and refusal of games alone has its words, and what challenges and levels ask too."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.paths import data
from game.text.events_text import event_line
from game.text.printed import automa, challenges
from game.text.questions import choice_label, question_text
from game.text.reasons_text import reason_text
from game.text.solo_text import challenge_sentences, level_text, offers_aggressive, placed_by
from game.tools.check_texts import REMAINS
from rules.engine.choice import choice
from rules.engine.game import Game
from rules.viticulture.action import TOKEN
from rules.viticulture.rules import Viticulture
from tests.game.text.test_whole_game import RAW, asked_about

RULES = Viticulture(data() / "viticulture")
TRIED = [*asked_about(), TOKEN, *(choice("wake", str(row)) for row in range(1, 8)), choice("fill", "order_3")]
GAMES: list[dict[str, Any]] = [
    {"level": "very_easy"}, {"level": "very_hard"}, {"aggressive": True, "solo_visitors": "redrawn"},
    *({"challenge": number, "losses_in_a_row": 2, "games": 2} for number in range(1, 9)),
]  # fmt: skip


def clean(text: str) -> None:
    assert not REMAINS.search(text.removeprefix("None of")), text
    assert not RAW.search(text), text


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_everything_in_a_game_alone_can_be_said(options: dict[str, Any]) -> None:
    game = Game.new(RULES, 1, 3, options)
    chance = random.Random(9)
    reasons = set()
    while (decision := game.decision) is not None:
        title, line = question_text(decision, ("Lago",))
        assert title
        clean(title)
        clean(line)
        for offered in decision.choices:
            label = choice_label(offered, decision, ("Lago",))
            assert label
            clean(label)
        for tried in chance.sample(TRIED, 5):
            refused = game.refused(tried)
            if refused is not None:
                reasons.add(refused.id)
                clean(reason_text(refused))
        for event in game.choose(chance.choice(decision.choices)):
            clean(event_line(event, ("Lago",)) or "")
    assert reasons


def test_each_challenge_says_what_it_changes() -> None:
    told = [challenge_sentences(number) for number in range(1, len(challenges()) + 1)]
    assert all(told)
    assert len(set(told)) == len(challenges())
    for sentence in (one for sentences in told for one in sentences):
        assert sentence.endswith(".")
        clean(sentence)
    assert "6 workers" in " ".join(told[2])
    assert "8 years" in " ".join(told[4])
    assert "2 VP for each wine in your large cellar" in " ".join(told[5])


def test_each_level_says_its_numbers() -> None:
    for level in automa()["levels"]:
        text = level_text(level["id"], offers_aggressive(level["id"]))
        assert f"{level['years']} years" in text
        assert str(level["vp"]) in text
        assert ("\u22121, 0, 1, 4, 8, 13, 20" in text) == offers_aggressive(level["id"])


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_what_is_told_of_a_card_is_what_the_rules_place(season: str) -> None:
    solo = RULES.solo
    at = {"summer": 2, "winter": 4}[season]
    for number, card in enumerate(automa()["cards"]):
        actions = tuple(RULES.box.spaces.actions[action] for action in solo.placings[at][number])
        assert placed_by(card["id"], season) == actions
