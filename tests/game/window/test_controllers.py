"""Several controllers at once: what one of them holds no other lets go, and real devices of SDL come and go."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator

import pygame
import pytest
from pygame._sdl2 import controller

from game.pages.keys import KeysScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from game.window.controllers import Pads
from game.window.input import REPEAT_AFTER, REPEAT_EVERY, Action, Input
from tests.tables import viticulture_table

Told = list[tuple[Action, bool]]
X, Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY


def told(found: list[pygame.event.Event]) -> Told:
    return [(event.name, event.down) for event in found]


def axis(device: int, number: int, share: float) -> pygame.event.Event:
    value = round(share * 32767)
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=device, axis=number, value=value)


def stick(device: int, number: int, value: float) -> pygame.event.Event:
    return pygame.event.Event(pygame.JOYAXISMOTION, instance_id=device, joy=device, axis=number, value=value)


def hat(device: int, value: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.JOYHATMOTION, instance_id=device, joy=device, hat=0, value=value)


def button(device: int, number: int, down: bool) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, instance_id=device, button=number)


NOISE = (0.08, -0.21, 0.0, 0.33, -0.38)
NOISY: dict[str, Callable[[float], pygame.event.Event]] = {
    "another controller's stick": lambda value: axis(1, X, value),
    "its own stick": lambda value: axis(0, X, value),
    "its own other axis": lambda value: axis(0, Y, value),
    "another stick": lambda value: stick(1, 0, value),
    "another cross": lambda value: hat(1, (0, 0)),
    "another button": lambda value: button(1, pygame.CONTROLLER_BUTTON_DPAD_RIGHT, False),
}
HOLDS: dict[str, tuple[pygame.event.Event, pygame.event.Event]] = {
    "cross": (
        button(0, pygame.CONTROLLER_BUTTON_DPAD_RIGHT, True),
        button(0, pygame.CONTROLLER_BUTTON_DPAD_RIGHT, False),
    ),
    "stick's cross": (hat(0, (1, 0)), hat(0, (0, 0))),
}


@pytest.mark.parametrize("noisy", NOISY)
@pytest.mark.parametrize("holds", HOLDS)
def test_noise_ends_no_hold_of_something_else(holds: str, noisy: str) -> None:
    heard = Input({})
    press, release = HOLDS[holds]
    assert told(heard.hear(press)) == [(Action.RIGHT, True)]
    for value in NOISE:
        assert heard.hear(NOISY[noisy](value)) == []
    assert told(heard.update(REPEAT_AFTER)) == [(Action.RIGHT, True)]
    assert told(heard.hear(release)) == [(Action.RIGHT, False)]
    assert heard.update(9.0) == []


def test_a_hand_stays_open_while_the_other_controller_is_noisy() -> None:
    heard = Input({}, {"open_hand": "stick_up", "since_last": "y"})
    assert told(heard.hear(axis(0, pygame.CONTROLLER_AXIS_RIGHTY, -1.0))) == [(Action.OPEN_HAND, True)]
    for value in NOISE:
        assert heard.hear(axis(1, pygame.CONTROLLER_AXIS_RIGHTY, value)) == []
        assert heard.hear(stick(2, 4, value)) == []
    assert told(heard.hear(axis(0, pygame.CONTROLLER_AXIS_RIGHTY, 0.0))) == [(Action.OPEN_HAND, False)]


def test_what_two_hold_ends_when_both_have_let_go() -> None:
    heard = Input({})
    y = pygame.CONTROLLER_BUTTON_Y
    assert told(heard.hear(button(0, y, True))) == [(Action.OPEN_HAND, True)]
    assert told(heard.hear(button(1, y, True))) == [(Action.OPEN_HAND, True)]
    space = {"key": pygame.K_SPACE, "mod": 0, "scancode": pygame.KSCAN_SPACE}
    assert told(heard.hear(pygame.event.Event(pygame.KEYDOWN, space))) == [(Action.OPEN_HAND, True)]
    assert heard.hear(button(0, y, False)) == []
    assert heard.hear(pygame.event.Event(pygame.KEYUP, space)) == []
    assert told(heard.hear(button(1, y, False))) == [(Action.OPEN_HAND, False)]


def test_two_that_go_the_same_way_go_no_faster() -> None:
    heard = Input({})
    heard.hear(hat(0, (1, 0)))
    heard.update(0.1)
    heard.hear(axis(1, X, 1.0))
    heard.hear(axis(0, X, 1.0))
    moves = sum(len(heard.update(REPEAT_EVERY / 4)) for _ in range(400))
    assert moves == pytest.approx((100 * REPEAT_EVERY - REPEAT_AFTER) / REPEAT_EVERY, abs=2)
    heard.hear(hat(0, (0, 0)))
    assert any(heard.update(REPEAT_EVERY / 4) for _ in range(40))


def test_a_press_of_one_controller_counts_while_another_holds_the_same_button() -> None:
    heard = Input({})
    heard.hear(button(0, pygame.CONTROLLER_BUTTON_A, True))
    assert told(heard.hear(button(1, pygame.CONTROLLER_BUTTON_A, True))) == [(Action.CHOOSE, True)]
    assert heard.hear(button(1, pygame.CONTROLLER_BUTTON_A, True)) == []


@pytest.mark.parametrize("kind", [pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMOVED])
def test_what_a_controller_holds_ends_when_it_is_pulled_out(kind: int) -> None:
    heard = Input({})
    heard.hear(axis(0, X, 1.0))
    heard.hear(button(1, pygame.CONTROLLER_BUTTON_Y, True))
    heard.hear(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, scancode=pygame.KSCAN_UP))
    assert told(heard.hear(pygame.event.Event(kind, instance_id=0))) == [(Action.RIGHT, False)]
    assert heard.update(9.0) == []
    assert heard.hear(pygame.event.Event(kind, instance_id=0)) == []
    assert told(heard.hear(button(1, pygame.CONTROLLER_BUTTON_Y, False))) == [(Action.OPEN_HAND, False)]


def test_an_axis_is_down_from_far_out_until_near_its_middle() -> None:
    heard = Input({})
    seen = [told(heard.hear(axis(0, X, value))) for value in (0.3, 0.59, 0.61, 0.58, 0.45, 0.62, 0.39, 0.55)]
    assert seen == [[], [], [(Action.RIGHT, True)], [], [], [], [(Action.RIGHT, False)], []]


@pytest.mark.parametrize("rest", [0.2, 0.3, 0.45, 0.5])
def test_a_worn_stick_that_rests_beside_its_middle_is_let_go(rest: float) -> None:
    heard = Input({})
    for value in (rest, rest + 0.02, rest - 0.02):
        assert heard.hear(axis(0, X, value)) == []
    for _ in range(2):
        assert told(heard.hear(axis(0, X, 1.0))) == [(Action.RIGHT, True)]
        assert told(heard.hear(axis(0, X, rest))) == [(Action.RIGHT, False)]
        assert heard.update(9.0) == []


def test_what_a_stick_has_more_than_others_means_nothing() -> None:
    heard = Input({})
    for number in range(6, 40):
        assert heard.hear(stick(0, number, 1.0)) == []
        assert heard.hear(axis(0, number, -1.0)) == []
        assert heard.hear(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=number + 5)) == []
        assert heard.hear(button(0, number + 20, True)) == []
    assert heard.update(9.0) == []
    assert heard.forget() == []


def test_a_button_is_given_by_one_controller_while_another_holds_it() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = KeysScene(app)
    app.scenes.replace(scene)
    app.scenes.settle()
    scene.buttons.focused = "key-pin"
    for event in (button(0, pygame.CONTROLLER_BUTTON_A, True), axis(1, X, 0.2), axis(0, X, -0.3)):
        pygame.event.post(event)
    app.step(0.02)
    assert scene.waiting == Action.PIN
    pygame.event.post(button(0, pygame.CONTROLLER_BUTTON_A, True))
    app.step(0.02)
    assert scene.waiting == Action.PIN
    pygame.event.post(button(1, pygame.CONTROLLER_BUTTON_A, True))
    app.step(0.02)
    assert app.settings.buttons["pin"] == "a"


def test_a_hand_is_held_open_at_the_table_while_another_controller_is_noisy() -> None:
    buttons = {"open_hand": "rt", "mat_on": "y"}
    app = App(GameRoutes, (640, 360), Settings(animation="instant", buttons=buttons))
    scene = viticulture_table(app, played(season("summer", "turn", 2)))
    app.scenes.replace(scene)
    app.scenes.settle()
    trigger = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    pygame.event.post(axis(0, trigger, 1.0))
    app.step(0.02)
    assert not scene.interaction.closed
    for event in (axis(1, trigger, 0.1), stick(2, 5, -1.0), axis(0, X, 0.2), axis(1, trigger, 0.0)):
        pygame.event.post(event)
        app.step(0.02)
        assert not scene.interaction.closed
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=0))
    app.step(0.02)
    assert scene.interaction.closed


SDL = ctypes.CDLL(pygame.base.__file__)
SDL.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
JOYSTICK_KINDS = {"stick": 0, "controller": 1}


class Device:
    """A device that SDL itself takes for one that is plugged in."""

    def __init__(self, kind: str, axes: int, buttons: int, hats: int) -> None:
        self.index = SDL.SDL_JoystickAttachVirtual(JOYSTICK_KINDS[kind], axes, buttons, hats)
        assert self.index >= 0
        self.instance = SDL.SDL_JoystickGetDeviceInstanceID(self.index)

    @property
    def _opened(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(SDL.SDL_JoystickFromInstanceID(self.instance))

    def axis(self, number: int, share: float) -> None:
        SDL.SDL_JoystickSetVirtualAxis(self._opened, number, ctypes.c_int16(round(share * 32767)))

    def button(self, number: int, down: bool) -> None:
        SDL.SDL_JoystickSetVirtualButton(self._opened, number, ctypes.c_uint8(down))

    def hat(self, value: int) -> None:
        SDL.SDL_JoystickSetVirtualHat(self._opened, 0, ctypes.c_uint8(value))

    def pull(self) -> None:
        for index in range(SDL.SDL_NumJoysticks()):
            if SDL.SDL_JoystickGetDeviceInstanceID(index) == self.instance:
                SDL.SDL_JoystickDetachVirtual(index)
                return


class Ears:
    """Hears what SDL tells as the window does."""

    def __init__(self) -> None:
        self.pads, self.input = Pads(), Input({})

    def hear(self) -> Told:
        found: Told = []
        for _ in range(3):
            for event in pygame.event.get():
                if not self.pads.hear(event):
                    found += told(self.input.hear(self.pads.centred(event)))
        return found


@pytest.fixture
def ears() -> Iterator[Ears]:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    yield Ears()
    for index in reversed(range(SDL.SDL_NumJoysticks())):
        SDL.SDL_JoystickDetachVirtual(index)
    pygame.event.get()
    controller.quit()
    pygame.joystick.quit()


def test_real_devices_hold_each_for_itself_and_come_and_go(ears: Ears) -> None:
    first, second = Device("controller", 6, 15, 0), Device("stick", 4, 12, 1)
    assert ears.hear() == []
    first.axis(0, 1.0)
    assert ears.hear() == [(Action.RIGHT, True)]
    for value in NOISE:
        second.axis(0, value)
        first.axis(1, value)
        assert ears.hear() == []
    assert told(ears.input.update(REPEAT_AFTER)) == [(Action.RIGHT, True)]
    second.hat(1)
    assert ears.hear() == [(Action.UP, True)]
    first.pull()
    assert ears.hear() == [(Action.RIGHT, False)]
    third = Device("controller", 6, 15, 0)
    assert ears.hear() == []
    third.axis(0, -1.0)
    assert ears.hear() == [(Action.LEFT, True)]
    second.pull()
    assert ears.hear() == [(Action.UP, False)]
    assert told(ears.input.update(REPEAT_AFTER)) == [(Action.LEFT, True)]


def test_a_device_that_is_told_of_twice_is_heard_once(ears: Ears) -> None:
    device = Device("controller", 6, 15, 0)
    ears.hear()
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=device.index))
    assert ears.hear() == []
    device.button(0, True)
    assert ears.hear() == [(Action.CHOOSE, True)]
    device.button(0, False)
    assert ears.hear() == [(Action.CHOOSE, False)]


def test_an_axis_that_rests_at_an_end_presses_nothing_until_it_is_moved(ears: Ears) -> None:
    device = Device("stick", 6, 12, 0)
    opened = pygame.joystick.Joystick(device.index)
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=device.index))
    assert ears.hear() == []
    for number, rest in ((4, -1.0), (0, 0.7)):
        device.axis(number, rest)
        assert ears.hear() == []
    device.axis(4, 1.0)
    assert ears.hear() == [(Action.PIN, True)]
    device.axis(4, -1.0)
    assert ears.hear() == [(Action.PIN, False)]
    device.axis(0, 1.0)
    assert ears.hear() == [(Action.RIGHT, True)]
    device.axis(0, 0.68)
    assert ears.hear() == [(Action.RIGHT, False)]
    opened.quit()
