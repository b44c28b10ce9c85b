"""The keys: one page on which every key and every button of a controller can be changed, over the settings."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import pygame

from game.art import poster
from game.art.kit.boxes import Box
from game.art.kit.canvas import Canvas
from game.art.kit.letters import large
from game.art.kit.palette import INK, INK2, WINE
from game.art.kit.shapes import rect
from game.art.sheet import paper, warning
from game.pages.settings_sheet import FOOT, LEFT, RIGHT, SHEET
from game.pages.tabs import TAB_HEIGHT, TABS_TOP, Named, tab_buttons
from game.text.key_names import key_words, keys_words
from game.text.messages import say
from game.text.told import Sentence
from game.window.app import App
from game.window.input import (
    ACTION,
    KEYS,
    Action,
    action_of,
    buttons_of,
    given,
    keys_of,
    pressed_key,
    taken_by,
)
from game.window.keyboard import MODIFIERS, key_name, scancode_of
from game.window.page import Page
from game.window.widgets.buttons import Button
from game.window.widgets.labels import label_button, switch_button

PROGRAM = (
    Action.VOICE, Action.REPEAT, Action.TELL_TURN, Action.TELL_ASKED, Action.TELL_OWN, Action.TELL_OTHERS,
    Action.RULES, Action.MENU, Action.MUTE, Action.FULLSCREEN, Action.TEXT_BIGGER, Action.TEXT_SMALLER,
)  # fmt: skip
"""What is wanted of voice and window, from above; all else is wanted of a table."""


class Tab(NamedTuple):
    """A page: the sign of its tab, its actions from above, and in how many columns they stand."""

    icon: str
    actions: tuple[Action, ...]
    columns: int

    @property
    def rows(self) -> int:
        """How many actions stand in a column."""
        return math.ceil(len(self.actions) / self.columns)

    @property
    def width(self) -> float:
        """How wide a column is."""
        return (RIGHT - LEFT - (self.columns - 1) * COLUMN_GAP) / self.columns


TABS = {
    "table": Tab("cottage", tuple(action for action in KEYS if action not in PROGRAM), 3),
    "program": Tab("voice", PROGRAM, 2),
}
FIRST_TAB = next(iter(TABS))
ROOMY = 58.0
"""From this height on a row has room for two lines under its name."""
NOTED = frozenset(
    {Action.VOICE, Action.REPEAT, Action.TELL_TURN, Action.TELL_ASKED, Action.TELL_OWN, Action.TELL_OTHERS}
)
"""Actions of which it is said what they tell."""
TOP, BOTTOM, COLUMN_GAP = TABS_TOP + TAB_HEIGHT + 10, FOOT - 12, 36.0
KEY, TALL_KEY = (208.0, 52.0), 60.0
"""Width and height of a key, and its height where words are large."""


class KeysScene(Page):
    """Every action with its key and its button; choosing one waits for another key or button to be pressed."""

    fault = Sentence()
    """Why the last one that was pressed cannot be had."""

    def __init__(self, app: App, tab: str = FIRST_TAB) -> None:
        """``tab`` is the one that is open."""
        super().__init__(app)
        self.tab = tab
        self.waiting: Action | None = None
        """The action whose new key is waited for."""
        self.fault = ""

    @property
    def heading(self) -> str:
        return say("keys-title")

    def write(self, event: pygame.event.Event) -> bool:
        if self.waiting is None:
            return False
        hears = self.app.input
        if event.type == pygame.KEYDOWN:
            if event.key not in MODIFIERS and not hears.holds(pressed_key(event)):
                hears.ignore(pressed_key(event))
                self._pressed(key_name(event.key, event.mod, scancode_of(event)), self.waiting)
            return True
        down = [press for press in hears.presses(event) if press.down]
        fresh = next((press for press in down if not hears.holds(press.source)), None)
        if fresh is not None:
            hears.ignore(fresh.source)
            self._give(fresh.button, self.waiting)
        return bool(down)

    def handle(self, event: pygame.event.Event) -> bool:
        self.dirty = True
        if self.waiting is not None and (event.type == pygame.MOUSEBUTTONDOWN or (event.type == ACTION and event.down)):
            self._wait(None)
            if event.type == ACTION:
                return True
        if action_of(event) in (Action.BACK, Action.MENU):
            self.app.scenes.pop()
            return True
        self.buttons.handle(event, self.app.screen)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(poster.scenery(screen.scale), screen.frame)
        surface.blit(self._drawn_sheet(), screen.frame)
        self.buttons.draw(surface, screen)

    def _drawn_sheet(self) -> pygame.Surface:
        settings = self.app.settings
        pads = buttons_of(settings.buttons)
        return self.drawn(draw_sheet, self.app.screen.scale, self.tab, not large(), self.waiting, self.fault, pads)

    def show(self, tab: str) -> None:
        """Open another tab."""
        self.tab = tab
        self._wait(None)

    def place(self) -> None:
        tabs = (Named(name, tab.icon, say(f"keys-tab-{name}")) for name, tab in TABS.items())
        usual = (RIGHT - 300, FOOT, 300.0, 70.0)
        buttons = [
            *tab_buttons(tabs, self.tab, self.show),
            *(self._key(number, action) for number, action in enumerate(TABS[self.tab].actions)),
            label_button("back", (LEFT, FOOT, 260.0, 70.0), self.app.scenes.pop, say("keys-back"), "confirm"),
            label_button("usual", usual, self._usual, say("keys-usual"), "restart"),
        ]
        self.buttons.replace(buttons)

    def _key(self, number: int, action: Action) -> Button:
        x, y = place(TABS[self.tab], number)
        waits = action == self.waiting
        words = say("keys-press") if waits else keys_words(keys_of(self.app.settings.keys)[action])
        wide, tall = KEY[0], TALL_KEY if large() else KEY[1]
        box = (x + TABS[self.tab].width - wide, y + (KEY[1] - tall) / 2, wide, tall)
        act, group = partial(self._wait, action), say("keys-action", action=action.value)
        return switch_button(f"key-{action}", box, act, words, waits, alone=True, group=group)

    def _wait(self, action: Action | None) -> None:
        self.waiting, self.fault, self.dirty = action, "", True
        self.place()

    def _pressed(self, name: str, action: Action) -> None:
        """Take a key for an action, unless it means another one already."""
        self.dirty = True
        other = taken_by(self.app.settings.keys, name, action)
        if name == "escape":
            self._wait(None)
        elif not name:
            self.fault = say("keys-nameless")
        elif other is not None:
            self.fault = say("keys-taken", name=key_words(name), action=say("keys-action", action=other.value))
        else:
            self.app.settings.keys = self.app.settings.keys | {action.value: (name,)}
            self._wait(None)
            self.app.settings_changed()

    def _give(self, button: str, action: Action) -> None:
        """Take a controller's button for an action; the one it had goes to the action that loses this one."""
        self.app.settings.buttons = given(self.app.settings.buttons, button, action)
        self._wait(None)
        self.app.settings_changed()

    def _usual(self) -> None:
        self.app.settings.keys, self.app.settings.buttons = {}, {}
        self._wait(None)
        self.app.settings_changed()


def place(tab: Tab, number: int) -> tuple[float, float]:
    """Upper left corner of the row of an action of a page, in columns from above."""
    pitch = (BOTTOM - TOP) / tab.rows
    column, row = divmod(number, tab.rows)
    return LEFT + column * (tab.width + COLUMN_GAP), TOP + row * pitch + (pitch - KEY[1]) / 2


def _button(action: Action, pad: Mapping[Action, str]) -> str:
    """How an action is done with a controller, in words; empty where it has no button."""
    if action in pad:
        return say("keys-controller", button=say("keys-button", button=pad[action]))
    if action == Action.RESTART_TURN and Action.UNDO in pad:
        return say("keys-controller-hold", button=say("keys-button", button=pad[Action.UNDO]))
    return ""


def _row(canvas: Canvas, action: Action, note: str, box: Box) -> None:
    """The name of an action, with a note under it if any."""
    x, middle, room = box.x, box.centre[1], box.w
    words = say("keys-action", action=action.value)
    if not note:
        words, size = canvas.fitting(words, "extra", 21, room, 2, 1.04, box.h)
        canvas.text(x, middle, words, "extra", size, valign="middle", wrap=room, most=2, leading=1.04)
        return
    rows = 1 if box.h < ROOMY else 2
    words, size = canvas.fitting(words, "extra", 21, room, 1, 1.04, 34)
    told, letters = canvas.fitting(note, "medium", 18, room, rows, 1.0, box.h - size)
    lines = len(canvas.lines(told, "medium", letters, room, rows))
    apart = min(6.0, box.h - size - lines * letters)
    high, low = size * 1.04, lines * letters
    top = middle - (high + apart + low) / 2
    canvas.text(x, top + high / 2, words, "extra", size, valign="middle", wrap=room)
    canvas.text(
        x, top + high + apart + low / 2, told, "medium", letters, INK2, valign="middle", wrap=room, most=rows, leading=1
    )


def draw_sheet(
    scale: float, tab: str, room_for_notes: bool, waiting: Action | None, fault: str, pad: Mapping[Action, str]
) -> pygame.Surface:
    """The paper with the actions and their buttons on a controller, and what the page waits for."""
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, SHEET)
    canvas.text(LEFT, SHEET[1] + 62, say("keys-title"), "display", 54, WINE, valign="middle")
    edge = LEFT, TABS_TOP + TAB_HEIGHT - 2, RIGHT - LEFT, 4.0
    canvas.piece(edge, rect(*edge, INK, 2))
    canvas.layer()
    page = TABS[tab]
    tall = (BOTTOM - TOP) / page.rows - 4
    for number, action in enumerate(page.actions):
        x, y = place(page, number)
        note = _button(action, pad) if room_for_notes else ""
        if not note and action in NOTED:
            note = say("keys-note", action=action.value)
        _row(canvas, action, note, Box(x, y + (KEY[1] - tall) / 2, page.width - KEY[0] - 16, tall))
    x, room = LEFT + 290, RIGHT - LEFT - 290 - 330
    if fault:
        warning(canvas, x, FOOT, room, 70, fault)
    else:
        wanted = say("keys-action", action=waiting.value) if waiting else ""
        words = say("keys-waiting", action=wanted) if waiting else say("keys-line", tab=tab)
        words, size = canvas.fitting(words, "medium", 22, room, 2, 1.0, 80)
        canvas.text(x, FOOT + 35, words, "medium", size, INK2, valign="middle", wrap=room, most=2, leading=1.0)
    return canvas.surface()
