"""The posters of the evening: which one is taken, and what leads to its table."""

from __future__ import annotations

import pygame
import pytest

from game.pages.evening import POSTER, EveningScene
from game.pages.new_game import NewGameScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window.app import App
from game.window.widgets.buttons import SURE_SECONDS
from tests.game.pages.test_scenes import press, show, top

SIZE = (640, 360)


def opened(game: str) -> tuple[App, EveningScene]:
    """The posters where this game was played last."""
    app = App(GameRoutes, SIZE, Settings(animation="instant", game="vino" if game == "vino" else "viticulture"))
    page = app.routes.evening()
    show(app, page)
    assert isinstance(page, EveningScene)
    return app, page


def point(app: App, page: EveningScene, name: str) -> None:
    """Lay the pointer on a button of the page."""
    button = page.buttons.named(name)
    assert button is not None
    x, y, w, h = button.box
    at = app.screen.pixel((x + w / 2, y + h / 2))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0)))
    app.step(0.02)


def strike(app: App, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
    app.step(0.02)


def begun(app: App) -> str:
    """The game of the table that was gone to; empty where the posters are still seen."""
    page = top(app)
    return page.setup.game if isinstance(page, NewGameScene) else ""


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_enter_goes_to_the_table_of_what_was_played_last(game: str) -> None:
    app, page = opened(game)
    assert page.taken == game
    strike(app, pygame.K_RETURN)
    assert begun(app) == "", "the press that led here is not meant for this page"
    app.step(SURE_SECONDS)
    strike(app, pygame.K_RETURN)
    assert begun(app) == game


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_the_poster_that_was_pointed_at_last_is_taken(game: str) -> None:
    other = {"viticulture": "vino", "vino": "viticulture"}[game]
    app, page = opened(game)
    before = pygame.image.tobytes(app.screen.surface, "RGB")
    point(app, page, POSTER + other)
    assert page.taken == other
    assert pygame.image.tobytes(app.screen.surface, "RGB") != before
    point(app, page, "go")
    assert page.taken == other, "on the way to the button nothing is taken back"
    press(app, "go")
    assert begun(app) == other


def test_one_click_on_a_poster_leads_to_its_table() -> None:
    app, _ = opened("viticulture")
    press(app, f"{POSTER}vino")
    assert begun(app) == "vino"


def test_the_poster_that_has_the_focus_is_taken() -> None:
    app, page = opened("viticulture")
    for _ in range(2):
        strike(app, pygame.K_TAB)
    assert page.buttons.focused == f"{POSTER}vino"
    assert page.taken == "vino"
