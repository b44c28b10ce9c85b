"""The new-game page as tests use it."""

from __future__ import annotations

from game.pages.new_game import NewGameScene
from game.play.scene import TableScene
from game.play.session import Session
from game.window.app import App
from tests.game.pages.test_scenes import show, top


def page(app: App, game: str = "viticulture") -> NewGameScene:
    """The page with people on all chairs that are taken."""
    scene = app.routes.new_game((), game)
    show(app, scene)
    assert isinstance(scene, NewGameScene)
    people(scene)
    return scene


def people(scene: NewGameScene) -> None:
    """Let people play instead of the opponents."""
    for at, seat in enumerate(scene.seats):
        if seat.level:
            scene.switch(at)


def begun(app: App) -> Session:
    """The game that was begun on the page, whose table is seen now."""
    scene = top(app)
    assert isinstance(scene, TableScene)
    return scene.interaction.session
