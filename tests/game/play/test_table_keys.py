"""Keys at a table: what they reach, the ring of the focus, looking at mats, the past and cards without a mouse."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.pages.menu import MenuScene
from game.play.focus import REGIONS
from game.play.inspector import inspected
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import say
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from game.window.input import Action
from rules.engine.choice import Ref
from tests.game.input_driver import FocusDriver, press_key, steps_to
from tests.game.pages.test_keys import SIZE, key, ringed, top


@pytest.fixture
def sit() -> Callable[..., FocusDriver]:
    def sit_down(
        name: str, kind: str, year: int, seats: int = 2, hands: bool = False, size: tuple[int, int] = SIZE
    ) -> FocusDriver:
        session = played(season(name, kind, year), seats)
        session.kept.open_hands = hands
        driver = FocusDriver(App(GameRoutes, size, Settings(animation="instant")), session, press_key)
        if len(driver.app.scenes.scenes) > 1:
            driver.press(Action.CHOOSE)
        return driver

    return sit_down


Sit = Callable[..., FocusDriver]


@pytest.mark.parametrize("seats", [2, 6])
def test_everything_in_a_region_is_reached_by_arrows(sit: Sit, seats: int) -> None:
    driver = sit("winter", "turn", 2, seats, True)
    driver.press(Action.RIGHT)
    targets = driver.scene.parts.focus.targets()
    for region in REGIONS:
        inside = [target for target in targets if target.region == region]
        for goal in inside:
            steps_to(inside[0], goal, targets)
            steps_to(goal, inside[0], targets)


def test_the_ring_is_seen_on_a_thing_and_the_inspector_at_once(sit: Sit) -> None:
    driver = sit("summer", "turn", 2, hands=True)
    scene = driver.scene
    driver.go(lambda target: target.thing is not None and target.thing.ref == Ref("field", "5"))
    assert ringed(driver.app, next(thing for thing in scene.interaction.things if thing.ref == Ref("field", "5")).box)
    seen = inspected(scene.interaction)
    assert seen is not None
    assert seen[0].ref == Ref("field", "5")


def test_the_mouse_takes_the_ring_away(sit: Sit) -> None:
    driver = sit("summer", "turn", 2)
    driver.press(Action.RIGHT)
    assert driver.scene.parts.focus.at is not None
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 300), rel=(1, 0), buttons=(0, 0, 0)))
    driver.frame()
    assert driver.scene.parts.focus.at is None


def test_the_focus_falls_back_when_the_hand_is_closed(sit: Sit) -> None:
    driver = sit("summer", "turn", 3)
    scene = driver.scene
    scene.parts.review.toggle_hand()
    driver.go(lambda target: target.thing is not None and target.thing.ref.kind == "card")
    scene.interaction.close_hand()
    driver.frame()
    assert scene.parts.focus.at is not None
    assert scene.parts.focus.at.button == "hand"
    assert not any(thing.ref.kind == "card" for thing in scene.interaction.pointer.hovered)


def test_a_mat_is_shown_by_its_number_and_left_by_escape(sit: Sit) -> None:
    driver = sit("summer", "turn", 2, 4)
    scene = driver.scene
    other = next(seat for seat in scene.interaction.order if seat != scene.interaction.seat)
    key(driver.app, pygame.K_1 + other)
    assert scene.interaction.viewed == other
    key(driver.app, pygame.K_ESCAPE)
    assert scene.interaction.viewed is None
    for shown in range(1, 5):
        driver.press(Action.MAT_ON)
        assert (scene.interaction.viewed is None) == (shown == 4)


def test_the_past_is_looked_at_and_left_by_keys(sit: Sit) -> None:
    driver = sit("summer", "turn", 2, size=(1280, 720))
    scene = driver.scene
    driver.press(Action.LOG)
    driver.press(Action.LEFT)
    assert scene.interaction.at == scene.parts.review.last - 2
    driver.go(lambda target: target.button == "past-back")
    for _ in range(2):
        driver.press(Action.DOWN)
    assert scene.parts.focus.at is not None
    assert scene.parts.focus.at.button == "past-now"
    driver.press(Action.CHOOSE)
    assert scene.interaction.at is None


def test_a_line_of_the_log_is_reached_and_chosen(sit: Sit) -> None:
    driver = sit("summer", "turn", 2, size=(1280, 720))
    scene = driver.scene
    driver.go(lambda target: target.button == "pass")
    driver.press(Action.NEXT_REGION)
    assert scene.parts.focus.at is not None
    assert scene.parts.focus.at.region == "log"
    before = scene.parts.review.line
    for _ in range(20):
        driver.press(Action.UP)
    assert 0 <= scene.parts.review.line < before
    driver.press(Action.CHOOSE)
    assert scene.interaction.at is not None


def test_escape_twice_opens_the_menu_and_once_more_goes_back(sit: Sit) -> None:
    driver = sit("summer", "turn", 2)
    driver.press(Action.BACK)
    assert top(driver.app) is driver.scene
    assert driver.scene.interaction.note.words == say("table-once-more", press="Esc")
    driver.press(Action.RIGHT)
    driver.press(Action.BACK)
    assert top(driver.app) is driver.scene
    driver.press(Action.BACK)
    assert isinstance(top(driver.app), MenuScene)
    assert not driver.scene.interaction.note.words
    driver.press(Action.BACK)
    assert top(driver.app) is driver.scene


def test_a_card_is_shown_large_by_its_key(sit: Sit) -> None:
    driver = sit("summer", "turn", 3, hands=True)
    driver.go(lambda target: target.thing is not None and target.thing.ref.kind == "card")
    driver.press(Action.INSPECT)
    assert driver.scene.parts.zoom.card
    driver.press(Action.BACK)
    assert not driver.scene.parts.zoom.card
