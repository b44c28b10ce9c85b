"""Who waits looks at the own things while a key or a place card is held, and nothing of the table is changed by it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.play.peek import HOLD_SECONDS
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.tools import tour_vino
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from game.window.input import Action, begun, ended
from game.window.tree import find
from tests.tables import vino_table, viticulture_table

SIZE = (960, 540)


def viticulture(app: App) -> TableScene:
    session = played(season("summer", "turn", 2), 3)
    session.kept.open_hands = False
    return viticulture_table(app, session)


def vino(app: App) -> TableScene:
    return vino_table(app, tour_vino.played(tour_vino.asked("buy", 2), 3))


@pytest.fixture(params=[viticulture, vino])
def scene(request: pytest.FixtureRequest) -> TableScene:
    made: Callable[[App], TableScene] = request.param
    app = App(GameRoutes, SIZE, Settings(animation="instant", inspect=None))
    found = made(app)
    app.scenes.replace(found)
    app.scenes.settle()
    app.step(0.02)
    return found


def picture(scene: TableScene) -> pygame.Surface:
    scene.dirty = True
    scene.app.step(0.0)
    return scene.app.surface.copy()


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def waiting(scene: TableScene) -> int:
    """Whose turn comes next."""
    order, asked = scene.interaction.view.order, scene.interaction.next_seat
    return int(order[(order.index(asked) + 1) % len(order)])


def button(scene: TableScene, kind: int, point: tuple[float, float]) -> None:
    at = scene.app.screen.pixel(point)
    pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
    scene.app.step(0.0)


def test_the_key_shows_who_is_next_and_puts_back_all(scene: TableScene) -> None:
    interaction, before = scene.interaction, picture(scene)
    scene.handle(begun(Action.PEEK))
    during = picture(scene)
    assert scene.peek.seat == waiting(scene)
    assert raw(during) != raw(before)
    for box in scene.peek.boxes:
        rect = scene.app.screen.pixels(box.grown(12))
        for surface in (before, during):
            surface.fill("black", rect)
    assert raw(during) == raw(before), "something beside the mat was touched"
    name = interaction.session.names[waiting(scene)]
    told = find(scene.nodes(), "peek")
    assert told is not None
    assert name in told.label
    after = picture(scene)
    scene.handle(ended(Action.PEEK))
    assert scene.peek.seat is None
    assert find(scene.nodes(), "peek") is None
    assert raw(picture(scene)) != raw(after)
    assert interaction.viewed is None


def test_a_place_card_is_held_or_clicked(scene: TableScene) -> None:
    interaction, seat = scene.interaction, waiting(scene)
    card = next(one.box for one in interaction.things if (one.ref.kind, one.ref.name) == ("seat", str(seat)))
    point = card.x + 0.4 * card.w, card.y + 0.3 * card.h
    button(scene, pygame.MOUSEBUTTONDOWN, point)
    assert scene.peek.seat is None
    scene.app.step(HOLD_SECONDS)
    assert scene.peek.seat == seat
    made = interaction.session.made
    button(scene, pygame.MOUSEBUTTONUP, point)
    assert scene.peek.seat is None
    assert (interaction.viewed, interaction.session.made) == (None, made)
    button(scene, pygame.MOUSEBUTTONDOWN, point)
    button(scene, pygame.MOUSEBUTTONUP, point)
    assert interaction.viewed == seat


def test_no_press_goes_through_what_is_shown(scene: TableScene) -> None:
    scene.handle(begun(Action.PEEK))
    before = scene.interaction.session.made, scene.interaction.pointer.selection.picked
    for thing in scene.interaction.things:
        if any(box.holds(*thing.box.centre) for box in scene.peek.boxes):
            button(scene, pygame.MOUSEBUTTONDOWN, thing.box.centre)
            button(scene, pygame.MOUSEBUTTONUP, thing.box.centre)
    assert (scene.interaction.session.made, scene.interaction.pointer.selection.picked) == before
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    scene.app.step(0.0)
    assert scene.peek.seat is None
