"""A grey button of a table says why it does nothing, where it is pointed at."""

from __future__ import annotations

import pygame
import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import say
from game.window.app import App
from tests.game.play.mixed import Table, mixed

GAMES = ["viticulture", "vino"]


def table(game: str, people: tuple[int, ...] = (0, 1)) -> TableScene:
    return mixed(App(GameRoutes, (640, 360), Settings(animation="instant", inspect=0)), 4, people, game)


def why(scene: TableScene, name: str) -> str:
    button = scene.buttons.named(f"ribbon-{name}")
    assert button is not None
    assert button.enabled == (not button.why)
    return button.why


@pytest.mark.parametrize("game", GAMES)
def test_every_grey_button_of_a_table_has_a_reason(game: str) -> None:
    scene, grey = table(game), set[str]()

    def look() -> None:
        for button in scene.buttons.all:
            assert button.enabled == (not button.why), button.name
            grey.update([] if button.enabled else [button.name])

    played = Table(scene, look)
    for number in range(80):
        if played.curtain:
            played.lift()
        if not played.on():
            break
        if number % 9 == 0:
            scene.parts.review.look(0)
            look()
            scene.parts.review.leave()
    assert {"ribbon-undo", "ribbon-redo", "past-back"} <= grey


@pytest.mark.parametrize("game", GAMES)
def test_the_arrows_say_what_is_so(game: str) -> None:
    scene = table(game)
    session = scene.interaction.session
    assert why(scene, "undo") == say("table-undo-nothing")
    assert why(scene, "redo") == say("table-grey-redo")
    assert why(scene, "replay") == say("history-nothing-since")
    played, seen, taken = Table(scene, lambda: None), set[str](), False
    for _ in range(60):
        if played.curtain:
            played.lift()
        if not played.on() or scene.interaction.decision is None:
            continue
        stands = session.made > 0 and not scene.parts.review.can_take_back
        if stands and any(session.by_person(at) for at in range(session.made)):
            seen.add(why(scene, "undo"))
        elif session.can_undo and not taken:
            taken = True
            assert not why(scene, "undo")
            scene.parts.review.take_back()
            assert not why(scene, "redo")
    assert seen == {say("table-grey-undo-shown")}


@pytest.mark.parametrize("game", GAMES)
def test_without_people_nobody_has_had_a_last_turn(game: str) -> None:
    scene = table(game, ())
    played = Table(scene, lambda: None)
    for _ in range(6):
        played.on()
    assert why(scene, "replay") == say("table-grey-watching")
    assert why(scene, "undo") == say("table-undo-nothing")


@pytest.mark.parametrize("game", GAMES)
def test_the_reason_is_seen_beside_the_button_that_is_pointed_at(game: str) -> None:
    scene = table(game)
    app, button = scene.app, scene.buttons.named("ribbon-redo")
    assert button is not None
    x, y, w, h = button.box
    below = app.screen.pixels(scene.interaction.frame.task._replace(x=x - 300, y=y + h + 12, w=300, h=16))
    before = pygame.image.tobytes(app.screen.surface.subsurface(below), "RGB")
    pygame.event.post(
        pygame.event.Event(
            pygame.MOUSEMOTION, pos=app.screen.pixel((x + w / 2, y + h / 2)), rel=(1, 1), buttons=(0, 0, 0)
        )
    )
    for _ in range(3):
        app.step(0.2)
    assert scene.buttons.hovered == "ribbon-redo"
    assert pygame.image.tobytes(app.screen.surface.subsurface(below), "RGB") != before
