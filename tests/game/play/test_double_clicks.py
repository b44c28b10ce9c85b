"""Games in which every click and every key is given twice: the second one of a pair never answers a question."""

from __future__ import annotations

import random
from typing import Literal, cast

import pygame
import pytest

from game.play.interaction import Interaction
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings, Speed
from game.window.app import App
from game.window.input import Action
from game.window.screen import Point
from game.window.widgets.buttons import SURE_SECONDS
from rules.engine.choice import Ref
from tests.game.driver import Driver, kept_choices
from tests.game.input_driver import FocusDriver, press_key
from tests.game.mouse import Mouse
from tests.game.vino import driver as vino

FRAME = 0.02
APART = (FRAME, 0.44)
"""Seconds between the two of a pair, at least and at most."""
SIZE = (640, 360)
NOWHERE = (4.0, 4.0)
CHOICES = 70
"""So many choices are made in each game, which reaches over more than one year or round."""


def apart(pairs: int) -> float:
    """How long the second of this pair waits, in seconds, besides the frame after the first one."""
    return random.Random(pairs).uniform(*APART) - FRAME


class Doubled(Mouse):
    """A hand that clicks twice wherever a click answers a question, or lets its answer wait for Confirm."""

    pairs = 0

    def _once(self, point: Point) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, point, button=1)
        self.post(pygame.MOUSEBUTTONUP, point, button=1)
        self.app.scenes.settle()
        self.app.step(FRAME)

    def click(self, point: Point, button: int = 1) -> None:
        """Click, and once more at the same place a moment later if something came of it; then wait."""
        interaction = cast(Interaction, self.scene.interaction)
        self.move(point)
        self.app.step(SURE_SECONDS)
        before, held = interaction.session.lines, interaction.held
        asked = interaction.session.decision
        self._once(point)
        answered = interaction.session.lines
        if answered > before or (held is None and interaction.held is not None):
            self.pairs += 1
            self.app.step(apart(self.pairs))
            self._once(point)
            assert interaction.session.lines == answered, f"answered by the second click after {asked}"
        self.app.step(SURE_SECONDS)
        self.frame()


class AtViticulture(Doubled, Driver):
    """Somebody with such a hand at a table of Viticulture."""


class AtVino(Doubled, vino.Driver):
    """Somebody with such a hand at a table of Vino."""

    def point(self, ref: Ref) -> Point:
        """What a region that is looked at covers is seen again when the pointer has left it."""
        self.move(NOWHERE)
        return super().point(ref)


class Pressing(FocusDriver):
    """Somebody who presses Enter twice wherever it answers a question, or lets its answer wait for Confirm."""

    pairs = 0

    def press(self, action: Action) -> None:
        """Press, and a moment later once more if something came of it; then wait."""
        interaction = self.scene.interaction
        before, held = interaction.session.lines, interaction.held
        if action == Action.CHOOSE:
            self.app.step(SURE_SECONDS)
        self._post(action)
        self.app.scenes.settle()
        self.app.step(FRAME)
        answered = interaction.session.lines
        if action == Action.CHOOSE and (answered > before or (held is None and interaction.held is not None)):
            self.pairs += 1
            self.app.step(apart(self.pairs))
            self._post(action)
            self.app.scenes.settle()
            self.app.step(FRAME)
            assert interaction.session.lines == answered, "answered by the second press"
            self.app.step(SURE_SECONDS)
        self.frame()


def recorded(kind: type[Driver] | type[Pressing], animation: Speed) -> Driver | Pressing:
    """Play the first choices of a kept game of Viticulture."""
    header, choices = kept_choices()
    names, colours = zip(*((seat["name"], seat["colour"]) for seat in header.seats), strict=True)
    session = Session(KeptGame.begin(names, colours, header.seed, header.options))
    app = App(GameRoutes, SIZE, Settings(animation=animation, tips="off"))
    driver = Pressing(app, session, press_key) if issubclass(kind, Pressing) else kind(app, session, False)
    number = 0
    while number < CHOICES:
        number += driver.answer(choices[number], choices[number + 1 :])
    return driver


@pytest.mark.parametrize("confirm", ["always", "never"])
def test_no_question_of_vino_is_answered_by_a_second_click(confirm: Literal["always", "never"]) -> None:
    driver = AtVino(3, 7, size=SIZE)
    driver.app.settings.confirm = confirm
    driver.play(lambda session: session.made >= CHOICES)
    assert driver.pairs > CHOICES / 2


@pytest.mark.parametrize("kind", [AtViticulture, Pressing], ids=["mouse", "keys"])
def test_no_question_of_viticulture_is_answered_by_a_second_click(kind: type[AtViticulture] | type[Pressing]) -> None:
    driver = recorded(kind, "instant")
    assert isinstance(driver, AtViticulture | Pressing)
    assert driver.pairs > CHOICES / 2
