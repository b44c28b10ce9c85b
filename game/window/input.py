"""Keys and controller buttons, and the named actions that they mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

import pygame

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
    MAT_0 = "mat_0"
    MAT_1 = "mat_1"
    MAT_2 = "mat_2"
    MAT_3 = "mat_3"
    MAT_4 = "mat_4"
    MAT_5 = "mat_5"
    MAT_6 = "mat_6"
    MAT_BACK = "mat_back"
    MAT_ON = "mat_on"
    LOG = "log"
    MENU = "menu"
    MUTE = "mute"
    FULLSCREEN = "fullscreen"
    TEXT_BIGGER = "text_bigger"
    TEXT_SMALLER = "text_smaller"


MOVES = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)

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
    **{Action(f"mat_{number}"): (str(number), f"[{number}]") for number in range(7)},
    Action.MAT_BACK: ("page up",),
    Action.MAT_ON: ("page down",),
    Action.LOG: ("l",),
    Action.MENU: ("f10",),
    Action.MUTE: ("m",),
    Action.FULLSCREEN: ("f11",),
    Action.TEXT_BIGGER: ("ctrl+=", "ctrl++", "ctrl+[+]"),
    Action.TEXT_SMALLER: ("ctrl+-", "ctrl+[-]"),
}
"""The usual keys of the actions, each as ``key_name`` tells it."""

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
    "r3": Action.REDO,
    "lt": Action.MAT_BACK,
    "rt": Action.MAT_ON,
    "stick_up": Action.SINCE_LAST,
    "stick_down": Action.PIN,
    "stick_left": Action.PRICES,
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
JOYSTICK_BUTTONS = dict(enumerate(("a", "b", "x", "y", "lb", "rb", "view", "menu", "", "l3", "r3")))
JOYSTICK_AXES = {
    0: ("dpad_left", "dpad_right"), 1: ("dpad_up", "dpad_down"), 2: ("", "lt"), 3: ("stick_left", "stick_right"),
    4: ("stick_up", "stick_down"), 5: ("", "rt"),
}  # fmt: skip
"""A stick that is no known controller is taken for the most usual kind."""

PRESSED_FROM, RELEASED_BELOW = 0.6, 0.4
"""Shares of an axis' way at which it counts as pressed and as let go."""
REPEAT_AFTER, REPEAT_EVERY = 0.4, 0.13
"""Seconds after which a held direction moves on, and then moves on again."""

MODIFIERS = {
    pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LMETA, pygame.K_RMETA,
    pygame.K_LALT, pygame.K_RALT,
}  # fmt: skip


def key_name(key: int, mod: int) -> str:
    """A pressed key as it is kept in the settings: modifiers and name, such as ``ctrl+z`` or ``page up``."""
    name = pygame.key.name(key)
    if key in MODIFIERS:
        return name
    held = [
        word
        for word, mask in (
            ("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META), ("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT)
        )
        if mod & mask
    ]  # fmt: skip
    return "+".join((*held, name))


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


class Input:
    """Hears keys and controllers and tells which actions begin and end.

    ``keys`` and ``buttons`` are those that somebody has changed, by action, as in the settings.
    """

    def __init__(self, keys: Mapping[str, tuple[str, ...]], buttons: Mapping[str, str] | None = None) -> None:
        self._meaning: dict[str, Action] = {}
        self._means: dict[str, Action] = {}
        self._keys: dict[int, Action | None] = {}
        self._buttons: dict[str, Action | None] = {}
        self._again: dict[str, float] = {}
        """How long until each button of a controller that is down repeats itself."""
        self.set(keys, buttons or {})

    def set(self, keys: Mapping[str, tuple[str, ...]], buttons: Mapping[str, str]) -> None:
        """Take other keys and buttons."""
        self._meaning = {name: action for action, names in keys_of(keys).items() for name in names}
        self._means = {button: action for action, button in buttons_of(buttons).items()}

    def holds(self, held: int | str) -> bool:
        """Whether a key, or a button by its name, has been down for a while."""
        return held in self._keys or held in self._buttons

    def ignore(self, held: int | str) -> None:
        """A key or button that went down means nothing until it comes up."""
        if isinstance(held, str):
            self._buttons[held] = None
        else:
            self._keys[held] = None

    def forget(self) -> list[pygame.event.Event]:
        """Nothing is held any more, because the window does not hear it; the actions that end with that."""
        held = [*self._keys.values(), *self._buttons.values()]
        self._keys.clear()
        self._buttons.clear()
        self._again.clear()
        return [ended(action) for action in held if action]

    def hear(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """The actions that begin and end with an event of keys or controllers; none for any other event."""
        if event.type == pygame.KEYDOWN:
            return list(self._key_down(event))
        if event.type == pygame.KEYUP:
            action = self._keys.pop(event.key, None)
            return [ended(action)] if action else []
        return [found for button, down in presses(event) for found in self._button(button, down)]

    def update(self, seconds: float) -> list[pygame.event.Event]:
        """Let time pass; the moves that a held button makes again."""
        moves: list[pygame.event.Event] = []
        for button, rest in self._again.items():
            self._again[button] = rest - seconds
            action = self._buttons[button]
            if self._again[button] <= 0:
                self._again[button] = REPEAT_EVERY
                if action in MOVES:
                    moves.append(begun(action))
        return moves

    def _key_down(self, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        name = key_name(event.key, event.mod)
        action = self._meaning.get(name) or self._meaning.get(name.replace("shift+", ""))
        repeated = event.key in self._keys
        self._keys[event.key] = action
        if action and (action in MOVES or not repeated):
            yield begun(action)

    def _button(self, button: str, down: bool) -> Iterator[pygame.event.Event]:
        if not button or down == (button in self._buttons):
            return
        if down:
            action = self._buttons[button] = self._means.get(button)
            self._again[button] = REPEAT_AFTER
        else:
            action = self._buttons.pop(button)
            self._again.pop(button, None)
        if action is not None:
            yield begun(action) if down else ended(action)


def presses(event: pygame.event.Event) -> tuple[tuple[str, bool], ...]:
    """The buttons that an event of a controller or stick presses (True) or lets go."""
    kind = event.type
    if kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        return ((CONTROLLER_BUTTONS.get(event.button, ""), kind == pygame.CONTROLLERBUTTONDOWN),)
    if kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        return ((JOYSTICK_BUTTONS.get(event.button, ""), kind == pygame.JOYBUTTONDOWN),)
    if kind == pygame.CONTROLLERAXISMOTION:
        return _ends(CONTROLLER_AXES.get(event.axis, ("", "")), event.value / 32767)
    if kind == pygame.JOYAXISMOTION:
        return _ends(JOYSTICK_AXES.get(event.axis, ("", "")), event.value)
    if kind == pygame.JOYHATMOTION:
        x, y = event.value
        return (
            ("dpad_left", x < 0), ("dpad_right", x > 0), ("dpad_down", y < 0), ("dpad_up", y > 0),
        )  # fmt: skip
    return ()


def _ends(buttons: tuple[str, str], value: float) -> tuple[tuple[str, bool], ...]:
    found = []
    for button, way in zip(buttons, (-value, value), strict=True):
        if way >= PRESSED_FROM or way < RELEASED_BELOW:
            found.append((button, way >= PRESSED_FROM))
    return tuple(found)
