"""Every question, answer, event and refusal of whole games has its words, and no raw id is among them."""

from __future__ import annotations

import re

import pytest

from game.art.landscape import Chance
from game.paths import data
from game.text.events_text import event_line
from game.text.printed import board, cards
from game.text.questions import choice_label, question_text
from game.text.reasons_text import reason_text
from game.tools.check_texts import REMAINS
from rules.engine.choice import Choice, choice
from rules.engine.game import Game
from rules.viticulture.rules import Viticulture

NAMES = ("Lago", "Cotto", "Sole", "Salvia", "Nero", "Calce")
RAW = re.compile(r"[a-z]_[a-z0-9]|\w\.\d")


def clean(text: str) -> None:
    assert text
    assert not REMAINS.search(text.removeprefix("None of")), text
    assert not RAW.search(text), text


def asked_about() -> list[Choice]:
    """Choices that somebody might try at any moment."""
    tried = [
        choice("place", "worker", f"{action['id']}.{place['id']}")
        for action in board()["actions"]
        for place in board()["places"]
    ]
    tried += [choice("build", structure["id"]) for structure in board()["structures"]]
    tried += [choice("play", card.id) for card in cards().values() if "visitor" in card.deck]
    tried += [choice("plant", card.id, "5") for card in cards().values() if card.deck == "vine"]
    return [*tried, choice("harvest", "6"), choice("wake", "3"), choice("fill", "order_9"), choice("done")]


@pytest.mark.parametrize(("seats", "setup"), [(2, "standard"), (4, "advanced")])
def test_everything_in_a_game_can_be_said(seats: int, setup: str) -> None:
    game = Game.new(Viticulture(data() / "viticulture"), seats, 11, {"setup": setup})
    chance = Chance(seats)
    tried = asked_about()
    steps = 0
    while (decision := game.decision) is not None and steps < 350:
        title, line = question_text(decision, NAMES)
        clean(title)
        if line or decision.kind != "branch":
            clean(line)
        for offered in decision.choices:
            clean(choice_label(offered, decision, NAMES))
        refused = game.refused(tried[int(chance.share() * len(tried))])
        if refused is not None:
            clean(reason_text(refused))
        for event in game.choose(decision.choices[int(chance.share() * len(decision.choices))]):
            for line in (event_line(event, NAMES), event_line(event.as_seen_by(None), NAMES)):
                if line is not None:
                    clean(line)
        steps += 1
    assert steps > 200
