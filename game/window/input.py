"""Keys and controller buttons, and the named actions that they mean."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

import pygame

from game.window.keyboard import key_names, scancode_of

ACTION = pygame.event.custom_type()
"""Type of the events that scenes get instead of keys: ``name`` is an Action, ``down`` whether it begins or ends."""


class Action(StrEnum):
    """What a person can want of the program by a key or a controller button."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT_REGION = "next_region"
    PREVIOUS_REGION = "previous_region"
    CHOOSE = "choose"
    BACK = "back"
    INSPECT = "inspect"
    OPEN_HAND = "open_hand"
    UNDO = "undo"
    REDO = "redo"
    RESTART_TURN = "restart_turn"
    SINCE_LAST = "since_last"
    PIN = "pin"
    PRICES = "prices"
    ADVICE = "advice"
    MAT_0 = "mat_0"
    MAT_1 = "mat_1"
    MAT_2 = "mat_2"
    MAT_3 = "mat_3"
    MAT_4 = "mat_4"
    MAT_5 = "mat_5"
    MAT_6 = "mat_6"
    MAT_BACK = "mat_back"
    MAT_ON = "mat_on"
    PEEK = "peek"
    VOICE = "voice"
    REPEAT = "repeat"
    TELL_TURN = "tell_turn"
    TELL_ASKED = "tell_asked"
    TELL_OWN = "tell_own"
    TELL_OTHERS = "tell_others"
    LOG = "log"
    RULES = "rules"
    MENU = "menu"
    MUTE = "mute"
    FULLSCREEN = "fullscreen"
    TEXT_BIGGER = "text_bigger"
    TEXT_SMALLER = "text_smaller"


MOVES = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
LEADS = (*MOVES, Action.NEXT_REGION, Action.PREVIOUS_REGION)
"""Actions that lead on to something else, where there is anything in their direction."""

KEYS: dict[Action, tuple[str, ...]] = {
    Action.UP: ("up",),
    Action.DOWN: ("down",),
    Action.LEFT: ("left",),
    Action.RIGHT: ("right",),
    Action.NEXT_REGION: ("tab",),
    Action.PREVIOUS_REGION: ("shift+tab",),
    Action.CHOOSE: ("return", "enter"),
    Action.BACK: ("escape",),
    Action.INSPECT: ("i", "left alt"),
    Action.OPEN_HAND: ("space",),
    Action.UNDO: ("ctrl+z", "u"),
    Action.REDO: ("ctrl+y",),
    Action.RESTART_TURN: ("shift+u",),
    Action.SINCE_LAST: ("n",),
    Action.PIN: ("p",),
    Action.PRICES: ("t",),
    Action.ADVICE: ("w",),
    **{Action(f"mat_{number}"): (str(number), f"[{number}]") for number in range(7)},
    Action.MAT_BACK: ("page up",),
    Action.MAT_ON: ("page down",),
    Action.PEEK: ("e",),
    Action.VOICE: ("f2",),
    Action.REPEAT: ("r",),
    Action.TELL_TURN: ("s",),
    Action.TELL_ASKED: ("q",),
    Action.TELL_OWN: ("v",),
    Action.TELL_OTHERS: ("o",),
    Action.LOG: ("l",),
    Action.RULES: ("f1",),
    Action.MENU: ("f10",),
    Action.MUTE: ("m",),
    Action.FULLSCREEN: ("f11",),
    Action.TEXT_BIGGER: ("ctrl+=", "ctrl++", "ctrl+[+]"),
    Action.TEXT_SMALLER: ("ctrl+-", "ctrl+[-]"),
}
"""The usual keys of the actions, each as ``game.window.keyboard.key_name`` tells it."""

PAD: dict[str, Action] = {
    "dpad_up": Action.UP,
    "dpad_down": Action.DOWN,
    "dpad_left": Action.LEFT,
    "dpad_right": Action.RIGHT,
    "rb": Action.NEXT_REGION,
    "lb": Action.PREVIOUS_REGION,
    "a": Action.CHOOSE,
    "b": Action.BACK,
    "x": Action.INSPECT,
    "y": Action.OPEN_HAND,
    "l3": Action.UNDO,
    "r3": Action.PEEK,
    "lt": Action.MAT_BACK,
    "rt": Action.MAT_ON,
    "stick_up": Action.SINCE_LAST,
    "stick_down": Action.PIN,
    "stick_left": Action.PRICES,
    "stick_right": Action.ADVICE,
    "view": Action.LOG,
    "menu": Action.MENU,
}
"""Buttons of a controller, its right stick's four ends among them, and what they usually mean."""

CONTROLLER_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_BACK: "view",
    pygame.CONTROLLER_BUTTON_START: "menu",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "l3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "r3",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpad_up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpad_down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpad_left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpad_right",
}
CONTROLLER_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: ("dpad_left", "dpad_right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("dpad_up", "dpad_down"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("stick_left", "stick_right"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("stick_up", "stick_down"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "lt"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "rt"),
}
"""Axis: the buttons that its two ends stand for."""
BUTTONS = frozenset({*CONTROLLER_BUTTONS.values(), *(end for ends in CONTROLLER_AXES.values() for end in ends)} - {""})
"""All buttons by name, the ends of the axes among them."""
JOYSTICK_BUTTONS = dict(enumerate(("a", "b", "x", "y", "lb", "rb", "view", "menu", "", "l3", "r3")))
JOYSTICK_AXES = {
    0: ("dpad_left", "dpad_right"), 1: ("dpad_up", "dpad_down"), 2: ("", "lt"), 3: ("stick_left", "stick_right"),
    4: ("stick_up", "stick_down"), 5: ("", "rt"),
}  # fmt: skip
"""A stick that is no known controller is taken for the most usual kind."""

CROSS = ("dpad_left", "dpad_right", "dpad_down", "dpad_up")
"""The buttons that the four ways of a stick's cross stand for."""
PADS = frozenset(
    {
        pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION, pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION,
    }
)  # fmt: skip
"""Types of the events of controllers and sticks that are heard."""
AXIS_END = 32767
"""What a controller's axis tells at its end; a stick tells shares of its way."""
KEYBOARD = -1
"""The device of all keys; controllers have numbers from 0."""

PRESSED_FROM, RELEASED_BELOW = 0.6, 0.4
"""Shares of an axis' way at which it counts as pressed and as let go."""
WAY_BACK = 0.45
"""An axis that has come back so far, and is no longer as far out as one that is pressed, counts as let go."""
REPEAT_AFTER, REPEAT_EVERY = 0.4, 0.13
"""Seconds after which a held direction moves on, and then moves on again."""


def keys_of(changed: Mapping[str, tuple[str, ...]]) -> dict[Action, tuple[str, ...]]:
    """The keys of all actions, with those that somebody has changed."""
    return {action: tuple(changed.get(action.value, usual)) for action, usual in KEYS.items()}


def taken_by(changed: Mapping[str, tuple[str, ...]], name: str, but: Action) -> Action | None:
    """The other action that a key means already."""
    return next((action for action, keys in keys_of(changed).items() if name in keys and action != but), None)


def buttons_of(changed: Mapping[str, str]) -> dict[Action, str]:
    """The controller's buttons of the actions that have one, with those that somebody has changed."""
    usual = {action: button for button, action in PAD.items()}
    found = {action: changed.get(action.value, usual.get(action, "")) for action in KEYS}
    return {action: button for action, button in found.items() if button}


def given(changed: Mapping[str, str], button: str, action: Action) -> dict[str, str]:
    """The changed buttons after an action is given one; an action that had it takes over the one that gets free."""
    now = buttons_of(changed)
    fresh = {action.value: button}
    other = next((one for one, its in now.items() if its == button and one != action), None)
    if other is not None:
        fresh[other.value] = now.get(action, "")
    return dict(changed) | fresh


def begun(name: Action) -> pygame.event.Event:
    """The event of an action that begins."""
    return pygame.event.Event(ACTION, name=name, down=True)


def ended(name: Action) -> pygame.event.Event:
    """The event of an action that ends."""
    return pygame.event.Event(ACTION, name=name, down=False)


def action_of(event: pygame.event.Event) -> Action | None:
    """The action that begins with an event."""
    return event.name if event.type == ACTION and event.down else None


class Source(NamedTuple):
    """A part of a device that can be down by itself: a key, a button, one way of a cross, one end of an axis."""

    device: int
    part: str
    number: int
    end: int = 0


class Press(NamedTuple):
    """A button of a controller that is down or up now, the part of which device tells it, and how far it is pushed."""

    source: Source
    button: str
    down: bool
    way: float


@dataclass
class Held:
    """What is down: what it means, seconds until it moves on, how far it has been pushed of its way."""

    action: Action | None
    again: float = math.inf
    far: float = 1.0


class Input:
    """Hears keys and controllers and tells which actions begin and end.

    ``keys`` and ``buttons`` are those that somebody has changed, by action, as in the settings. What is held is held by
    a key or by a part of one device; an action ends when nothing that means it is held any more.
    """

    def __init__(self, keys: Mapping[str, tuple[str, ...]], buttons: Mapping[str, str] | None = None) -> None:
        self._meaning: dict[str, Action] = {}
        self._means: dict[str, Action] = {}
        self._held: dict[Source, Held] = {}
        self.set(keys, buttons or {})

    def set(self, keys: Mapping[str, tuple[str, ...]], buttons: Mapping[str, str]) -> None:
        """Take other keys and buttons."""
        self._meaning = {name: action for action, names in keys_of(keys).items() for name in names}
        self._means = {button: action for action, button in buttons_of(buttons).items()}

    def holds(self, source: Source) -> bool:
        """Whether a part of a device has been down for a while."""
        return source in self._held

    def acts(self, source: Source) -> bool:
        """Whether a part of a device that has been down for a while means an action."""
        return source in self._held and self._held[source].action is not None

    def ignore(self, source: Source) -> None:
        """A part of a device that went down means nothing until it comes up."""
        self._held[source] = Held(None)

    def forget(self, device: int | None = None) -> list[pygame.event.Event]:
        """Nothing is held any more, because the window does not hear it, or nothing of one device that is gone.

        Returns the actions that end with that.
        """
        gone = [source for source in self._held if device in (None, source.device)]
        return [event for source in gone for event in self._let_go(source)]

    def hear(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """The actions that begin and end with an event of keys or controllers; none for any other event."""
        if event.type == pygame.KEYDOWN:
            return list(self._key_down(event))
        if event.type == pygame.KEYUP:
            return list(self._let_go(pressed_key(event)))
        if event.type in (pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMOVED):
            return self.forget(event.instance_id)
        return [found for press in self.presses(event) for found in self._press(press)]

    def presses(self, event: pygame.event.Event) -> list[Press]:
        """The buttons that an event of a controller or stick tells, first those that are up."""
        pushed = [pushed for pushed in _pushed(event) if pushed[1]]
        told = [Press(source, button, self._is_down(source, way), way) for source, button, way in pushed]
        return sorted(told, key=lambda press: press.down)

    def update(self, seconds: float) -> list[pygame.event.Event]:
        """Let time pass; the moves that are made again by what is held, one for several that mean the same."""
        first = {held.action: held for held in reversed(self._held.values()) if held.again < math.inf}
        again: list[pygame.event.Event] = []
        for action, held in first.items():
            held.again -= seconds
            if held.again <= 0:
                held.again = REPEAT_EVERY
                if action in MOVES:
                    again.append(begun(action))
        return again

    def _key_down(self, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        source = pressed_key(event)
        action = next((self._meaning[name] for name in key_names(event) if name in self._meaning), None)
        repeated = source in self._held
        self._held[source] = Held(action)
        if action and (action in MOVES or not repeated):
            yield begun(action)

    def _press(self, press: Press) -> Iterator[pygame.event.Event]:
        if not press.down:
            yield from self._let_go(press.source)
        elif press.source not in self._held:
            action = self._means.get(press.button)
            self._held[press.source] = Held(action, REPEAT_AFTER, press.way)
            if action is not None:
                yield begun(action)

    def _let_go(self, source: Source) -> Iterator[pygame.event.Event]:
        held = self._held.pop(source, None)
        if held and held.action and all(other.action != held.action for other in self._held.values()):
            yield ended(held.action)

    def _is_down(self, source: Source, way: float) -> bool:
        """Whether a part is down now that it is pushed this share of its way.

        It goes down far out and comes up near its middle, so that noise does neither. It also comes up on a clear way
        back, because a worn stick does not come back to its middle.
        """
        held = self._held.get(source)
        if held is None:
            return way >= PRESSED_FROM
        held.far = max(held.far, way)
        return way >= PRESSED_FROM or (way >= RELEASED_BELOW and held.far - way < WAY_BACK)


def pressed_key(event: pygame.event.Event) -> Source:
    """The key of an event, by its place, so that it comes up as the same also when the layout changes meanwhile."""
    place = scancode_of(event)
    return Source(KEYBOARD, "place", place) if place else Source(KEYBOARD, "key", event.key)


def _pushed(event: pygame.event.Event) -> Iterator[tuple[Source, str, float]]:
    """The parts that an event of a controller or stick tells of, their buttons, and how far each is pushed."""
    kind = event.type
    if kind not in PADS:
        return
    device = getattr(event, "instance_id", 0)
    if kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        down = kind == pygame.CONTROLLERBUTTONDOWN
        yield Source(device, "button", event.button), CONTROLLER_BUTTONS.get(event.button, ""), float(down)
    elif kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        down = kind == pygame.JOYBUTTONDOWN
        yield Source(device, "button", event.button), JOYSTICK_BUTTONS.get(event.button, ""), float(down)
    elif kind == pygame.JOYHATMOTION:
        x, y = event.value
        for end, (button, down) in enumerate(zip(CROSS, (x < 0, x > 0, y < 0, y > 0), strict=True)):
            yield Source(device, "cross", event.hat, end), button, float(down)
    else:
        known = kind == pygame.CONTROLLERAXISMOTION
        value = event.value / AXIS_END if known else event.value
        ends = (CONTROLLER_AXES if known else JOYSTICK_AXES).get(event.axis, ("", ""))
        for end, (button, way) in enumerate(zip(ends, (-value, value), strict=True)):
            yield Source(device, "axis", event.axis, end), button, way
