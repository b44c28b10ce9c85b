"""What moves quietly on the posters and at the table where seats are chosen, and when it rests."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.pages.evening import EveningScene
from game.pages.life import ASLEEP
from game.pages.new_game import NewGameScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window.app import App
from tests.game.pages.test_scenes import show

SIZE = (640, 360)
PAGES: dict[str, Callable[[App], EveningScene | NewGameScene]] = {
    "posters": lambda app: app.routes.evening(),
    "chairs": lambda app: app.routes.new_game((), "viticulture"),
}


def opened(page: str, settings: Settings) -> App:
    app = App(GameRoutes, SIZE, settings)
    show(app, PAGES[page](app))
    for _ in range(40):
        app.step(0.01)
    return app


def seen(app: App) -> bytes:
    return pygame.image.tobytes(app.screen.surface, "RGB")


def pictures(app: App, seconds: int) -> set[bytes]:
    """What is seen in so many seconds, at each move."""
    found = set()
    for _ in range(seconds * 8):
        app.step(1 / 8)
        found.add(seen(app))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_it_moves_while_somebody_is_there_and_rests_after_a_minute(page: str) -> None:
    app = opened(page, Settings())
    assert len(pictures(app, 7)) > 1
    app.step(ASLEEP)
    app.step(1 / 8)
    assert len(pictures(app, 7)) == 1
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 0), buttons=(0, 0, 0)))
    assert len(pictures(app, 7)) > 1


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(
    "settings", [Settings(reduced_motion=True), Settings(animation="instant"), Settings(contrast="high")]
)
def test_with_calm_pictures_and_in_high_contrast_nothing_moves(page: str, settings: Settings) -> None:
    app = opened(page, settings)
    assert len(pictures(app, 7)) == 1


@pytest.mark.parametrize("page", PAGES)
def test_what_moved_leaves_nothing_behind(page: str) -> None:
    app = opened(page, Settings())
    pictures(app, 7)
    moved = seen(app)
    app.scenes.redraw()
    scene = app.scenes.scenes[0]
    assert isinstance(scene, EveningScene | NewGameScene)
    step = scene.life.step
    app.step(0.0)
    assert scene.life.step == step
    assert seen(app) == moved
