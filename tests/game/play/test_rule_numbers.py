"""No sentence of a table tells the number of a rule: whatever is touched in vain, pointed at, asked or done."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping

import pytest

from game.art.kit import cache
from game.play.interaction import Interaction
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text import messages
from game.text.messages import Value
from game.window.app import App
from tests.game.driver import Driver
from tests.game.vino import driver as vino
from tests.pictures.faults import CODE

MOST, EVERY = (5000, 1) if os.environ.get("VENDEMMIA_LANGUAGES") == "all" else (40, 4)
"""Answers that are given in a game, and how many lie between two at which everything is touched."""
SIZE = (960, 540)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """All that is said, and the message that says it."""
    found: dict[str, str] = {}

    def listen(_code: str, key: str, _given: Mapping[str, Value], text: str) -> None:
        found[text] = key

    monkeypatch.setattr(messages, "listeners", [*messages.listeners, listen])
    messages.forget()
    cache.forget()
    yield found
    messages.forget()


def touch_all(interaction: Interaction) -> set[str]:
    """Touch everything in vain and point at it; what is said of it."""
    found = set()
    selection = interaction.pointer.selection
    for thing in interaction.things:
        ref = interaction.aimed(thing.ref)
        found.add(interaction.why(thing.ref, interaction.attempted(selection.offers, selection.picked, ref)))
        if (told := interaction.explain(thing.ref)) is not None:
            found |= {told.title, told.sub, told.body}
    return found


def viticulture() -> Iterator[Interaction]:
    session = Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 11, {}))
    session.kept.open_hands = True
    driver = Driver(App(GameRoutes, SIZE, Settings(animation="instant")), session, False)
    chance = random.Random(4)
    for _ in range(MOST):
        if (decision := session.decision) is None:
            return
        yield driver.scene.interaction
        weights = [0.25 if one.verb in ("pass", "done", "no") else 1.0 for one in decision.choices]
        driver.answer(str(chance.choices(decision.choices, weights)[0]))


def of_vino() -> Iterator[Interaction]:
    driver = vino.Driver(3, 7, size=SIZE)
    for _ in range(MOST):
        if driver.session.decision is None:
            return
        driver.lift_curtain()
        yield driver.scene.interaction
        driver.answer()


@pytest.mark.parametrize("game", [viticulture, of_vino])
def test_no_sentence_of_a_game_tells_the_number_of_a_rule(
    game: Callable[[], Iterator[Interaction]], said: dict[str, str]
) -> None:
    told: set[str] = set()
    for number, interaction in enumerate(game()):
        if number % EVERY == 0:
            told |= touch_all(interaction)
    assert any(key.startswith("reason-") for key in said.values())
    assert [text for text in (*said, *told) if CODE.search(text)] == []
