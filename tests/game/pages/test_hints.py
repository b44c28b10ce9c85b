"""What each glass means, and how a character likes to play, is said: by pointing at its button and by the focus."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.pages.chairs import FOOT
from game.pages.new_game import NewGameScene
from game.pages.seats import SeatsScene
from game.program.routes import GameRoutes
from game.store import records
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text.opponents import level_of, style_of, thinking_of
from game.window.app import App
from game.window.input import Action
from game.window.screen import Box
from game.window.widgets.hint import UNDER
from rules.players.opponent import STRONGEST, WEAKEST
from tests.game.play.mixed import game_of

SIZE = (1280, 720)
GAMES = {"viticulture": records.viticulture, "vino": records.vino}


def new_game(app: App, game: str) -> NewGameScene:
    scene = app.routes.new_game((), game)
    assert isinstance(scene, NewGameScene)
    app.begin(scene)
    if not scene.seats[1].level:
        scene.switch(1)
    scene.choose(1)
    return scene


def handing_over(app: App, game: str) -> SeatsScene:
    scene = app.routes.seats(KeptGame(game_of(GAMES[game](), 3, {0})))
    assert isinstance(scene, SeatsScene)
    app.begin(scene)
    return scene


def said(app: App, scene: NewGameScene | SeatsScene, box: Box) -> bytes:
    """What is seen where hints are read: below a button, on the page of chairs at its foot."""
    app.step(0.2)
    app.step(0.2)
    x, y, w, h = box
    at = app.screen.pixel((x + w / 2 - 60, y + h + UNDER + 8))
    part = pygame.Rect(*at, 80, 20) if isinstance(scene, SeatsScene) else app.screen.pixels(FOOT)
    return pygame.image.tobytes(app.screen.surface.subsurface(part), "RGB")


@pytest.mark.parametrize("page", [new_game, handing_over])
@pytest.mark.parametrize("by_keys", [False, True])
@pytest.mark.parametrize("game", list(GAMES))
def test_each_glass_tells_what_it_means(
    page: Callable[[App, str], NewGameScene | SeatsScene], by_keys: bool, game: str
) -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    scene = page(app, game)
    for level in range(WEAKEST, STRONGEST + 1):
        button = scene.buttons.named(f"level-1-{level}")
        assert button is not None
        assert button.hint == level_of(level, game)
        scene.buttons.leave()
        scene.buttons.focus(None)
        scene.dirty = True
        bare = said(app, scene, button.box)
        if by_keys:
            scene.buttons.focus(f"level-1-{level - 1}" if level > WEAKEST else f"level-1-{level + 1}")
            way = Action.RIGHT if level > WEAKEST else Action.LEFT
            pygame.event.clear()
            scene.buttons._act(way)
            scene.dirty = True
            assert scene.buttons.focused == button.name
        else:
            x, y, w, h = button.box
            at = app.screen.pixel((x + w / 2, y + h / 2))
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0)))
        assert said(app, scene, button.box) != bare
    likes = scene.seats[1].character
    character = scene.buttons.named(f"who-{likes}" if isinstance(scene, NewGameScene) else "character-1")
    assert character is not None
    assert character.hint == style_of(likes)


def test_each_glass_is_told_of_its_game_alone() -> None:
    told = {game: [thinking_of(level, game) for level in range(WEAKEST, STRONGEST + 1)] for game in GAMES}
    for sentences in told.values():
        assert len(set(sentences)) == STRONGEST
        assert not [one for one in sentences if "Viticulture" in one or "Vino" in one]
    assert "year" not in " ".join(told["vino"])
    assert "round" not in " ".join(told["viticulture"])
