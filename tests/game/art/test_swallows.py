"""The swallows of the title: they drift slowly in a small part of the window, and stand still in calm pictures."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.art import swallows
from game.pages.settings import SettingsScene
from game.pages.title import TitleScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window.app import App

BEAT = 1.5 / swallows.PER_SECOND


def titled(reduced: bool = False) -> tuple[App, TitleScene]:
    app = App(GameRoutes, (1280, 720), Settings(reduced_motion=reduced))
    scene = TitleScene(app)
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0)
    return app, scene


def seen(app: App) -> pygame.Surface:
    return app.screen.surface.copy()


def changed(before: pygame.Surface, after: pygame.Surface) -> pygame.Mask:
    mask = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    mask.invert()
    return mask


def test_they_move_and_nothing_else_does() -> None:
    app, scene = titled()
    before = seen(app)
    for _ in range(20):
        app.step(BEAT)
    assert not scene.dirty
    mask = changed(before, seen(app))
    assert mask.count() > 50
    scale = app.screen.scale
    sky = pygame.Rect(round(926 * scale), round(370 * scale), round(300 * scale), round(180 * scale))
    assert all(sky.contains(box) for box in mask.get_bounding_rects())


def test_what_a_beat_draws_is_small_and_leaves_no_trace() -> None:
    app, scene = titled()
    app.step(BEAT)
    for _ in range(12):
        scene.update(BEAT)
        parts = scene.refresh(app.screen.surface)
        assert sum(part.w * part.h for part in parts) < 0.01 * 1280 * 720
    kept = seen(app)
    scene.dirty = True
    scene.draw(app.screen.surface)
    assert changed(kept, app.screen.surface).count() == 0


def test_between_two_beats_nothing_is_drawn() -> None:
    app, scene = titled()
    scene.update(0.4 / swallows.PER_SECOND)
    assert scene.refresh(app.screen.surface) == []


def test_they_stand_still_in_calm_pictures() -> None:
    app, _ = titled(reduced=True)
    before = seen(app)
    for _ in range(20):
        app.step(BEAT)
    assert changed(before, seen(app)).count() == 0


def test_they_rest_under_another_scene() -> None:
    app, _ = titled()
    app.scenes.push(SettingsScene(app))
    app.scenes.settle()
    app.step(0)
    before = seen(app)
    for _ in range(20):
        app.step(BEAT)
    assert changed(before, seen(app)).count() == 0


@pytest.mark.parametrize("flight", swallows.FLIGHTS)
def test_no_swallow_is_ever_fast(flight: swallows.Flight) -> None:
    spots = [swallows.spot(flight, second) for second in range(int(flight.seconds) + 1)]
    for (x1, y1), (x2, y2) in pairwise(spots):
        assert abs(x2 - x1) + abs(y2 - y1) < 20
