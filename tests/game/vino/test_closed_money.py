"""While the money of the asked seat is closed, nothing at the table rests on it: neither a preview nor what waits."""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame
import pytest

from game.play.session import Session
from game.store import records
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text.messages import say
from game.vino.scene import table
from rules.engine.agenda import advance
from rules.engine.choice import Choice, Ref
from rules.engine.foresight import foresee
from rules.engine.game import Game
from rules.vino.state import State
from tests.game.vino.driver import Driver

RICH = 5000
SEED = 3
MEASURES = ("long", "never")


class Table(Driver):
    """A table at which this position is played on."""

    def __init__(self, game: Game, state: State, confirm: str) -> None:
        super().__init__(3, SEED, size=(640, 360))
        self.app.scenes.clear()
        self.app.settings = Settings(animation="instant", confirm=confirm)
        self.session = Session(KeptGame(Game.at(records.vino(), game.record.header, state)))
        self.scene = table(self.app, self.session.kept)
        self.app.scenes.push(self.scene)
        self.frame()
        self.lift_curtain()

    def picture(self) -> bytes:
        self.scene.dirty = True
        self.frame()
        return pygame.image.tobytes(self.app.surface, "RGB")

    def waiting(self) -> str:
        return self.scene.interaction.held.note if self.scene.interaction.held is not None else ""


@cache
def told_apart(source: str) -> tuple[Game, list[State], Choice]:
    """A purchase that brings a poor buyer something else than a rich one, and the position for both."""
    rules, driver = records.vino(), Driver(3, SEED, size=(640, 360))
    for _ in range(400):
        game = driver.session.game
        decision = driver.session.decision
        assert decision is not None, "no purchase is told apart"
        if decision.kind == "buy" and decision.source == source:
            for one in decision.choices:
                worlds = [] if one.verb != "buy" else [_with(game.state, one, money) for money in (0, RICH)]
                if worlds and all(one in s.asked and not s.events for s in worlds):
                    poor, rich = (foresee(rules, s, one) for s in worlds)
                    if (poor.reveals, poor.decider) != (rich.reveals, rich.decider):
                        return game, worlds, one
        driver.answer()
    raise AssertionError("no purchase is told apart")


def _with(s: State, one: Choice, money: int) -> State:
    """The position where the asked seat has the price of this vineyard and so much more."""
    box: Any = records.vino().box
    world = s.copy()
    world.events = []
    assert world.agenda is not None
    seat = world.agenda.seat
    world.pay(seat, world.money[seat] - money - box.prices[box.number[one.words[0]]])
    advance(records.vino().nodes, world)
    return world


@pytest.mark.parametrize("confirm", MEASURES)
@pytest.mark.parametrize("source", ["newcomers", "owners"])
def test_what_a_purchase_brings_is_told_alike_to_poor_and_rich(source: str, confirm: str) -> None:
    game, worlds, one = told_apart(source)
    poor, rich = (Table(game, s, confirm) for s in worlds)
    assert poor.scene.interaction.conceals_money
    vineyard = Ref("vineyard", one.words[0])
    for each in (poor, rich):
        each.move(each.point(vineyard))
    assert poor.picture() == rich.picture()
    if confirm == "never":
        return
    for each in (poor, rich):
        each.touch(vineyard)
    assert poor.waiting() == rich.waiting() == say("vino-may-be-final")
    assert poor.picture() == rich.picture()
    assert (poor.session.made, rich.session.made) == (0, 0)
    assert (poor.session.can_undo, rich.session.can_undo) == (False, False)


def test_what_waited_while_the_money_was_seen_goes_when_it_is_closed() -> None:
    game, worlds, one = told_apart("newcomers")
    tables = [Table(game, s, "long") for s in worlds]
    for each, waits in zip(tables, (True, False), strict=True):
        each.press("hand")
        assert not each.scene.interaction.conceals_money
        foresight = each.session.foresee(one)
        assert foresight.reveals == waits
    poor = tables[0]
    poor.touch(Ref("vineyard", one.words[0]))
    assert poor.waiting() == say("vino-may-reveal")
    poor.press("hand")
    assert poor.waiting() == ""


def test_a_purchase_of_closed_money_that_waits_is_made_by_confirm() -> None:
    game, worlds, one = told_apart("owners")
    for s in worlds:
        each = Table(game, s, "long")
        seat = each.scene.interaction.seat
        each.touch(Ref("vineyard", one.words[0]))
        each.press("confirm")
        assert each.session.made == 1
        assert each.session.can_undo == (each.session.asked_at(1) == seat)
