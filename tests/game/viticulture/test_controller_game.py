"""A controller: a whole game by its buttons alone, its stick, its triggers, and sticks that are no known controller."""

from __future__ import annotations

import pygame
import pytest

from game.pages.title import TitleScene
from game.play.animator import Animator
from game.play.score import ScoreScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window.app import App
from game.window.controllers import Pads
from game.window.input import REPEAT_AFTER, REPEAT_EVERY, Action, Input, action_of
from tests.game.driver import RECORD, SIX
from tests.game.input_driver import SIX_LAST_YEARS, SIX_SECOND_YEAR, play_by, press_button


def told(found: list[pygame.event.Event]) -> list[tuple[Action, bool]]:
    return [(event.name, event.down) for event in found]


def event(kind: int, **more: object) -> pygame.event.Event:
    return pygame.event.Event(kind, instance_id=0, **more)


@pytest.fixture
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Animator, "strict", True)


@pytest.mark.usefixtures("_strict")
def test_a_whole_game_is_played_by_a_controller_alone() -> None:
    driver = play_by(press_button, RECORD)
    assert isinstance(driver.app.scenes.scenes[-1], ScoreScene)


@pytest.mark.usefixtures("_strict")
def test_six_play_their_first_year_by_a_controller_alone() -> None:
    driver = play_by(press_button, SIX, until=SIX_SECOND_YEAR)
    assert driver.scene.interaction.view.year == 2
    assert driver.woken == dict.fromkeys(range(6), 1)


@pytest.mark.usefixtures("_strict")
def test_six_play_to_the_score_by_a_controller_alone() -> None:
    driver = play_by(press_button, SIX, made=SIX_LAST_YEARS)
    assert isinstance(driver.app.scenes.scenes[-1], ScoreScene)
    assert driver.woken == dict.fromkeys(range(6), 2)


def test_the_hand_is_held_open_by_a_button() -> None:
    heard = Input({})
    button = pygame.CONTROLLER_BUTTON_Y
    assert told(heard.hear(event(pygame.CONTROLLERBUTTONDOWN, button=button))) == [(Action.OPEN_HAND, True)]
    assert told(heard.hear(event(pygame.CONTROLLERBUTTONUP, button=button))) == [(Action.OPEN_HAND, False)]


def test_the_stick_moves_once_and_goes_on_while_it_is_held() -> None:
    heard = Input({})
    axis = pygame.CONTROLLER_AXIS_LEFTX
    assert told(heard.hear(event(pygame.CONTROLLERAXISMOTION, axis=axis, value=30000))) == [(Action.RIGHT, True)]
    assert heard.hear(event(pygame.CONTROLLERAXISMOTION, axis=axis, value=25000)) == []
    assert heard.update(REPEAT_AFTER / 2) == []
    assert told(heard.update(REPEAT_AFTER / 2)) == [(Action.RIGHT, True)]
    assert told(heard.update(REPEAT_EVERY)) == [(Action.RIGHT, True)]
    assert told(heard.hear(event(pygame.CONTROLLERAXISMOTION, axis=axis, value=0))) == [(Action.RIGHT, False)]
    assert heard.update(1.0) == []


def test_the_other_end_of_the_stick_is_the_other_way() -> None:
    heard = Input({})
    axis = pygame.CONTROLLER_AXIS_LEFTY
    heard.hear(event(pygame.CONTROLLERAXISMOTION, axis=axis, value=32767))
    flung = heard.hear(event(pygame.CONTROLLERAXISMOTION, axis=axis, value=-32768))
    assert set(told(flung)) == {(Action.DOWN, False), (Action.UP, True)}


def test_triggers_leaf_through_the_mats() -> None:
    pull = event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value=32000)
    assert [action_of(found) for found in Input({}).hear(pull)] == [Action.MAT_ON]


def test_a_stick_that_is_no_controller_does_the_same() -> None:
    heard = Input({})
    assert told(heard.hear(event(pygame.JOYBUTTONDOWN, button=0))) == [(Action.CHOOSE, True)]
    assert told(heard.hear(event(pygame.JOYHATMOTION, hat=0, value=(0, 1)))) == [(Action.UP, True)]
    assert told(heard.hear(event(pygame.JOYHATMOTION, hat=0, value=(0, 0)))) == [(Action.UP, False)]
    assert told(heard.hear(event(pygame.JOYAXISMOTION, axis=0, value=-1.0))) == [(Action.LEFT, True)]


def test_controllers_come_and_go() -> None:
    pads = Pads()
    assert not pads.hear(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0))
    assert not pads.hear(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=0))
    assert not pads.hear(event(pygame.JOYBUTTONDOWN, button=0))


def test_what_is_held_ends_when_the_window_is_left() -> None:
    heard = Input({})
    heard.hear(event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_Y))
    assert told(heard.forget()) == [(Action.OPEN_HAND, False)]
    assert heard.forget() == []


def test_a_controller_reaches_every_button_of_the_title() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    title = TitleScene(app)
    app.scenes.replace(title)
    app.scenes.settle()
    for name in ("how-to-play", "settings"):
        while title.buttons.focused != name:
            before = title.buttons.focused
            press_button(Action.DOWN)
            app.step(0.02)
            assert title.buttons.focused != before
