"""A game of Viticulture played again: what is shown stays that which has been told, whatever is clicked meanwhile."""

from __future__ import annotations

import pygame
import pytest

from game.play.animator import Animator
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.window.app import App
from game.window.screen import Point
from rules.engine.choice import Ref
from tests.game.driver import SIX, saved_after
from tests.tables import replay_of, viticulture_replay

FRAME = 0.02
LIRA = range(14, 18)
"""Choices of the game of six, by how many were made before them, that bring lira after something else."""


def post(app: App, kind: int, point: Point) -> None:
    pygame.event.post(pygame.event.Event(kind, pos=app.screen.pixel(point), button=1))
    app.step(FRAME)


def test_a_mat_that_is_looked_at_while_things_move_shows_them_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Animator, "strict", True)
    app = App(GameRoutes, (640, 360), Settings())
    scene = viticulture_replay(app, KeptGame.opened(saved_after(LIRA.stop, SIX)))
    app.scenes.replace(scene)
    app.scenes.settle()
    replay, interaction = replay_of(scene), scene.interaction
    clicked = 0
    for made in LIRA:
        replay.stop_at(made)
        panel = next(thing.box.centre for thing in interaction.things if thing.ref == Ref("seat", "3"))
        post(app, pygame.MOUSEBUTTONDOWN, panel)
        replay.play_next()
        app.step(FRAME)
        clicked += not interaction.queue.empty
        post(app, pygame.MOUSEBUTTONUP, panel)
        assert interaction.view.seats[0].lira == interaction.session.view(None).seats[0].lira
        while not interaction.queue.empty:
            app.step(0.1)
    assert clicked
