"""What lies over the table for a moment: double clicks, held buttons, haste and new sizes that it must stand."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, Speed
from game.text.messages import say
from game.viticulture.interaction import ViticultureInteraction
from game.viticulture.year_end import YearEnd
from game.window.app import App
from game.window.screen import Point
from game.window.widgets.buttons import SURE_SECONDS
from rules.engine.choice import Ref
from tests.game.laid import laid, shown

FRAME = 0.02
DOWN, UP = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP


def last_pass(animation: Speed = "normal") -> TableScene:
    """A table of two of whom the second is about to pass in winter; its pass waits for Confirm."""
    settings = Settings(animation=animation, confirm="always")
    scene = shown(App(GameRoutes, (640, 360), settings), laid({"season": "winter", "turn": 0}))
    passes(scene)
    scene.parts.answering.confirm()
    passes(scene)
    return scene


def passes(scene: TableScene) -> None:
    """Pass as soon as that is asked, and leave it to Confirm."""
    interaction = scene.interaction
    while interaction.decision is None or interaction.staged:
        scene.app.step(0.1)
    scene.parts.answering.propose(next(one for one in interaction.decision.choices if one.verb == "pass"))
    assert interaction.held is not None


def night(animation: Speed = "normal") -> TableScene:
    """The same once the night has lain there for a second."""
    scene = last_pass(animation)
    scene.parts.answering.confirm()
    assert falls(scene)
    scene.app.step(1.0)
    return scene


def night_of(scene: TableScene) -> YearEnd | None:
    """The end of the year that lies over the table."""
    assert isinstance(scene.interaction, ViticultureInteraction)
    return scene.interaction.year_end


def falls(scene: TableScene) -> bool:
    """Whether the night falls before anything is asked."""
    while night_of(scene) is None:
        if scene.interaction.decision is not None:
            return False
        scene.app.step(FRAME)
    return True


def post(scene: TableScene, kind: int, point: Point, button: int = 1) -> None:
    pygame.event.post(pygame.event.Event(kind, pos=scene.app.screen.pixel(point), button=button))


def point_at(scene: TableScene, point: Point) -> None:
    where = scene.app.screen.pixel(point)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)))
    scene.app.step(FRAME)


def click(scene: TableScene, point: Point, button: int = 1) -> None:
    for kind in (DOWN, UP):
        post(scene, kind, point, button)
    scene.app.step(0.1)


def row(scene: TableScene) -> Point:
    return next(thing.box.centre for thing in scene.interaction.things if thing.ref == Ref("row", "3"))


def button(name: str) -> Callable[[TableScene], Point]:
    def middle(scene: TableScene) -> Point:
        found = scene.buttons.named(name)
        assert found is not None
        x, y, w, h = found.box
        return x + w / 2, y + h / 2

    return middle


def state(scene: TableScene) -> tuple[object, ...]:
    """What a press may have changed."""
    interaction = scene.interaction
    picked = interaction.pointer.selection.picked
    return interaction.session.made, interaction.held, picked, interaction.viewed, len(scene.app.scenes.scenes)


@pytest.mark.parametrize("animation", ["normal", "instant"])
@pytest.mark.parametrize(
    ("at", "which"), [(row, 1), (button("ribbon-undo"), 1), (button("ribbon-menu"), 1), ((300.0, 40.0), 3)]
)
def test_a_double_click_ends_the_night_and_does_nothing_more(
    animation: Speed, at: Callable[[TableScene], Point] | Point, which: int
) -> None:
    scene = night(animation)
    where = at(scene) if callable(at) else at
    point_at(scene, where)
    scene.app.step(SURE_SECONDS)
    before = state(scene)
    click(scene, where, which)
    assert night_of(scene) is None
    click(scene, where, which)
    assert state(scene) == before
    while scene.interaction.decision is None:
        scene.app.step(FRAME)
    scene.app.step(SURE_SECONDS)
    click(scene, where, which)
    assert state(scene) != before


def test_the_second_click_on_confirm_does_not_end_the_night() -> None:
    scene = last_pass()
    where = button("confirm")(scene)
    point_at(scene, where)
    scene.app.step(SURE_SECONDS)
    click(scene, where)
    click(scene, where)
    assert falls(scene)
    scene.app.step(SURE_SECONDS)
    click(scene, where)
    assert night_of(scene) is None


@pytest.mark.parametrize("ends", [pygame.K_RETURN, pygame.K_u])
def test_a_key_pressed_twice_ends_the_night_and_does_nothing_more(ends: int) -> None:
    scene = night()
    before = state(scene)
    for _ in range(2):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=ends, mod=0, unicode=""))
        scene.app.step(0.1)
        assert night_of(scene) is None
    assert state(scene) == before


def test_the_wheel_ends_no_moment() -> None:
    scene = night()
    for which in (pygame.BUTTON_WHEELUP, pygame.BUTTON_WHEELDOWN):
        click(scene, (900.0, 500.0), which)
    assert night_of(scene) is not None


def test_a_button_that_was_pressed_before_the_night_does_nothing_when_it_is_let_go() -> None:
    scene = last_pass()
    where = button("ribbon-menu")(scene)
    point_at(scene, where)
    post(scene, DOWN, where)
    scene.app.step(FRAME)
    scene.parts.answering.confirm()
    assert falls(scene)
    scene.app.step(FRAME)
    post(scene, UP, where)
    scene.app.step(FRAME)
    assert len(scene.app.scenes.scenes) == 1
    assert night_of(scene) is not None


def hurried_by_click(scene: TableScene) -> None:
    click(scene, (900.0, 900.0))


def hurried_by_key(scene: TableScene) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    scene.app.step(0.1)


def in_another_window(scene: TableScene) -> None:
    scene.app.window._window.size = (800, 450)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=800, y=450))
    while scene.app.screen.surface.get_size() != (800, 450) or scene.app._laid != (800, 450):
        scene.app.step(0.05)


def with_larger_words(scene: TableScene) -> None:
    scene.app._resize_words(1)
    scene.app.step(FRAME)


@pytest.mark.parametrize("change", [hurried_by_click, hurried_by_key, in_another_window, with_larger_words])
def test_a_night_is_seen_though_what_moves_before_it_is_hurried_on(change: Callable[[TableScene], None]) -> None:
    scene = last_pass()
    scene.app.step(SURE_SECONDS)
    scene.parts.answering.confirm()
    scene.app.step(FRAME)
    assert night_of(scene) is None
    assert not scene.interaction.queue.empty
    change(scene)
    assert falls(scene)


@pytest.mark.parametrize("animation", ["normal", "instant"])
@pytest.mark.parametrize("change", [in_another_window, with_larger_words])
def test_a_night_goes_on_in_another_size(
    animation: Speed, change: Callable[[TableScene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = night(animation)
    monkeypatch.setattr(type(scene.parts.review.animator), "strict", True)
    look = scene.interaction.panel.asked
    begun = night_of(scene)
    assert begun is not None
    plates = begun.now.plates
    change(scene)
    assert night_of(scene) is begun
    assert begun.now.plates >= plates
    assert scene.interaction.panel.asked == look
    hurried_by_click(scene)
    while scene.interaction.decision is None:
        assert night_of(scene) is None
        scene.app.step(FRAME)
    assert scene.interaction.layout == scene.interaction.laid_out()


def page_over(scene: TableScene) -> None:
    """A page is opened by its key over what is seen, is read, and is closed again."""
    app = scene.app
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=pygame.K_F1, mod=0, unicode=""))
    app.step(FRAME)
    assert app.scenes.top is not scene
    for _ in range(12):
        app.step(1.0)
    app.scenes.pop()
    app.scenes.settle()
    app.step(FRAME)
    assert app.scenes.top is scene


@pytest.mark.parametrize("animation", ["normal", "instant"])
@pytest.mark.parametrize("seconds", [0.0, 1.0, 4.0])
def test_a_night_stands_there_again_once_a_page_over_it_is_closed(animation: Speed, seconds: float) -> None:
    scene = night(animation)
    scene.app.step(seconds)
    begun = night_of(scene)
    page_over(scene)
    assert begun is not None
    assert night_of(scene) is begun
    for _ in range(12):
        scene.app.step(1.0)
    assert night_of(scene) is begun
    assert begun.now.plates == begun.look.plates
    assert scene.interaction.decision is None
    hurried_by_click(scene)
    assert night_of(scene) is None
    for _ in range(200):
        scene.app.step(FRAME)
        scene.interaction.queue.go_on()
    assert scene.interaction.decision is not None


def test_a_night_that_was_still_to_fall_is_read_once_a_page_over_the_table_is_closed() -> None:
    scene = last_pass()
    scene.app.step(SURE_SECONDS)
    scene.parts.answering.confirm()
    scene.app.step(FRAME)
    assert night_of(scene) is None
    page_over(scene)
    assert night_of(scene) is not None
    assert scene.interaction.decision is None


def test_a_night_is_told_in_the_language_that_was_chosen_on_a_page_over_it() -> None:
    scene = night()
    page_over(scene)
    scene.app.settings.language = "it"
    scene.app.settings_changed()
    scene.app.step(FRAME)
    begun = night_of(scene)
    assert begun is not None
    assert begun.look.title == say("table-year-end", year=1)
    assert begun.look.title in scene.interaction.moment_lines
    assert begun.look.title.startswith("La fine")


def hand_let_go(scene: TableScene) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
    scene.app.step(FRAME)


def another_window_in_front(scene: TableScene) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    scene.app.step(FRAME)


def hand_closes_by_itself(scene: TableScene) -> None:
    scene.interaction.close_hand()


@pytest.mark.parametrize("falls_first", [True, False], ids=["standing", "to fall"])
@pytest.mark.parametrize("change", [hand_let_go, another_window_in_front, hand_closes_by_itself])
def test_a_night_is_read_though_the_hand_is_closed_that_was_held_open_before_it(
    change: Callable[[TableScene], None], falls_first: bool
) -> None:
    scene = last_pass()
    scene.interaction.cancel()
    scene.interaction.visibility.open_for_all(False)
    scene.interaction.hand_changed()
    assert scene.interaction.closed
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    scene.app.step(FRAME)
    assert not scene.interaction.closed
    passes(scene)
    scene.parts.answering.confirm()
    scene.app.step(FRAME)
    assert not falls_first or falls(scene)
    change(scene)
    assert scene.interaction.closed
    assert falls(scene)


@pytest.mark.parametrize("key", [pygame.K_u, pygame.K_y, pygame.K_l, pygame.K_SPACE])
def test_a_key_pressed_before_the_night_falls_hurries_to_it_and_does_nothing_more(key: int) -> None:
    scene = last_pass()
    scene.parts.answering.confirm()
    scene.app.step(FRAME)
    assert night_of(scene) is None
    before = state(scene)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
        scene.app.step(FRAME)
    assert falls(scene)
    assert state(scene) == before
