"""What tests of the moments over the board share."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, Speed
from game.viticulture.moment import Moment
from game.window.app import App
from tests.game.laid import laid, shown

FRAME = 0.02


def table(given: Mapping[str, object], first: str, animation: Speed = "normal", calm: bool = False) -> TableScene:
    """A table that lies as a scenario says, once the first answer is given and all has moved."""
    app = App(GameRoutes, (640, 360), Settings(confirm="never", animation=animation, reduced_motion=calm))
    scene = shown(app, laid(given))
    answer(scene, first)
    play(scene)
    return scene


def answer(scene: TableScene, text: str) -> None:
    """Give the first answer that begins so."""
    decision = scene.interaction.decision
    assert decision is not None
    scene.parts.answering.propose(next(one for one in decision.choices if str(one).startswith(text)))


def play(scene: TableScene) -> tuple[float, list[Moment]]:
    """Let everything move: how many seconds that takes, and which moments are seen meanwhile."""
    queue, taken, seen = scene.interaction.queue, 0.0, list[Moment]()
    while not queue.empty:
        scene.app.step(FRAME)
        taken += FRAME
        seen += [one for one in queue.overlays if isinstance(one, Moment) and not any(one is it for it in seen)]
    return taken, seen


def assert_a_press_only_ends_it(scene: TableScene) -> None:
    """While a moment is seen: a press on the board lets it go, and does nothing more."""
    for _ in range(20):
        scene.app.step(FRAME)
    interaction = scene.interaction
    assert any(isinstance(one, Moment) for one in interaction.queue.overlays)
    lines, over = interaction.session.lines, scene.app.screen.pixel((800, 300))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=over, button=1))
    scene.app.step(FRAME)
    assert interaction.queue.empty
    assert not interaction.queue.overlays
    assert interaction.session.lines == lines
    assert interaction.decision is not None
