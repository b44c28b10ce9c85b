"""The settings: pages of switches under tabs, each of which works at once and is kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pygame

from game.art import poster
from game.art.kit.canvas import Canvas
from game.art.kit.letters import large
from game.art.kit.palette import INK, INK2, WINE
from game.art.kit.shapes import rect
from game.art.sheet import paper_picture, rule, warning
from game.pages.languages import called
from game.pages.settings_rows import (
    FIRST_TAB,
    NAMES,
    TABS,
    TRY_VOICE,
    Known,
    Row,
    name_of,
    note_of,
    rows,
    widths,
    words_of,
)
from game.pages.settings_sheet import FOOT, LEFT, RIGHT, SHEET
from game.pages.tabs import TAB_HEIGHT, TABS_TOP, Named, tab_buttons
from game.store.settings import Settings
from game.text.key_names import pressed
from game.text.messages import say
from game.window.app import App
from game.window.input import Action
from game.window.page import Page
from game.window.widgets.buttons import Button
from game.window.widgets.hint import draw_hint
from game.window.widgets.labels import label_button, switch_button

TOP, BOTTOM = TABS_TOP + TAB_HEIGHT + 10, FOOT - 16
"""Upper and lower edge of what is under a tab."""
NAME, SWITCHES = LEFT + 78, 780.0
"""Where the names and where the answers begin."""
GAP = 10.0
ANSWER_HEIGHT, TALL_ANSWER = 60.0, 76.0
"""Height of an answer, and where words are large."""
NOTE_GAP, NOTE_HEIGHT = 10.0, 58.0
"""Where words are large: room between a row and what is said of it below, and the height of that at most."""
RAISED = 27.0
"""How much higher a row stands then."""


class SettingsScene(Page):
    """Every setting of the window but sound and keys, over the scene it was opened from."""

    def __init__(self, app: App, tab: str = FIRST_TAB) -> None:
        """``tab`` is the one that is open."""
        super().__init__(app)
        self.tab = tab

    @property
    def heading(self) -> str:
        return say("settings-title")

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(poster.scenery(screen.scale), screen.frame)
        picture, (x, y) = paper_picture(SHEET, screen.scale)
        surface.blit(picture, (screen.frame.x + x, screen.frame.y + y))
        surface.blit(self._drawn_sheet(), screen.pixel(SHEET[:2]))
        self.buttons.draw(surface, screen)
        draw_hint(self.buttons, surface, screen)

    def _drawn_sheet(self) -> pygame.Surface:
        known = Known(pressed(Action.FULLSCREEN), pressed(Action.VOICE), *self.app.aloud.speaker)
        notice = self.app.notice or self.app.reader.lack
        return self.drawn(draw_sheet, self.app.screen.scale, self.tab, large(), notice, known)

    def show(self, tab: str) -> None:
        """Open another tab."""
        self.tab, self.dirty = tab, True
        self.place()

    def place(self) -> None:
        top = SHEET[1] + 30
        shut, usual = (LEFT, FOOT, 260.0, 70.0), (RIGHT - 380, FOOT, 380.0, 70.0)
        sound, keys = (RIGHT - 540, top, 260.0, 62.0), (RIGHT - 260, top, 260.0, 62.0)
        hint = say("settings-usual-hint")
        tabs = (Named(name, tab.icon, say(f"settings-tab-{name}")) for name, tab in TABS.items())
        self.buttons.replace(
            [
                *tab_buttons(tabs, self.tab, self.show),
                *self._answers(),
                label_button("sound", sound, self._sound, say("sound-open"), "sound"),
                label_button("keys", keys, self._keys, say("keys-open"), "settings"),
                label_button("back", shut, self.app.scenes.pop, say("settings-back"), "confirm"),
                label_button("usual", usual, self._usual, say("settings-usual"), "restart", hint=hint),
            ]
        )

    def _answers(self) -> Iterator[Button]:
        """The switches under the open tab."""
        height, found = TALL_ANSWER if large() else ANSWER_HEIGHT, rows(self.tab)
        for number, row in enumerate(found):
            top = row_middle(number, len(found)) - height / 2
            if not row.answers:
                yield self._opening(row.name, (SWITCHES, top, RIGHT - SWITCHES, height))
                continue
            x, room = SWITCHES, RIGHT - SWITCHES - (len(row.answers) - 1) * GAP
            for answer, width in zip(row.answers, widths(row, room), strict=True):
                yield self._switch(row, answer, (x, top, width, height))
                x += width + GAP

    def _opening(self, name: str, box: tuple[float, float, float, float]) -> Button:
        """The one button of a row without answers."""
        if name == TRY_VOICE:
            words, act = say("settings-voice-try-button"), self.app.aloud.try_it
            return switch_button(name, box, act, words, alone=True, group=name_of(name))
        return switch_button("languages", box, self._list, called(self.app.settings.language), group=name_of(name))

    def _switch(self, row: Row, answer: Any, box: tuple[float, float, float, float]) -> Button:
        chosen = getattr(self.app.settings, row.name) == answer
        act = partial(self._set, row.name, answer)
        words = words_of(row.name, answer)
        return switch_button(f"{row.name}-{answer}", box, act, words, chosen, group=name_of(row.name))

    def _set(self, name: str, answer: Any) -> None:
        if getattr(self.app.settings, name) == answer:
            return
        setattr(self.app.settings, name, answer)
        if name == "mode":
            self.app.reopen()
        self.app.settings_changed()
        if name == "speech_rate":
            self.app.aloud.try_it()

    def _sound(self) -> None:
        self.app.scenes.push(self.app.routes.sound())

    def _list(self) -> None:
        self.app.scenes.push(self.app.routes.languages())

    def _keys(self) -> None:
        self.app.scenes.push(self.app.routes.keys())

    def _usual(self) -> None:
        usual, before = Settings(), msgspec.structs.replace(self.app.settings)
        for name in NAMES:
            setattr(self.app.settings, name, getattr(usual, name))
        if before.mode != usual.mode:
            self.app.reopen()
        self.app.settings_changed()


def row_middle(number: int, count: int) -> float:
    """At what height the name and the answers of a row have their middle, where there are ``count`` rows."""
    pitch = (BOTTOM - TOP) / count
    return TOP + (number + 0.5) * pitch - (RAISED if large() else 0)


def draw_sheet(scale: float, tab: str, below: bool, notice: str, known: Known) -> pygame.Surface:
    """The words under a tab: names of the settings, what each is about, and bad news if any.

    What a setting is about stands under its name, or ``below`` the whole row.
    """
    canvas = Canvas.over(SHEET, scale)
    canvas.text(LEFT, SHEET[1] + 62, say("settings-title"), "display", 54, WINE, valign="middle")
    edge = LEFT, TABS_TOP + TAB_HEIGHT - 2, RIGHT - LEFT, 4.0
    canvas.piece(edge, rect(*edge, INK, 2))
    canvas.layer()
    settings = TABS[tab].settings
    for number, (name, icon) in enumerate(settings.items()):
        middle = row_middle(number, len(settings))
        if number:
            rule(canvas, LEFT, TOP + number * (BOTTOM - TOP) / len(settings), RIGHT - LEFT)
        canvas.icon(icon, LEFT + 30, middle, 50)
        (_row_above if below else _row_beside)(canvas, name_of(name), note_of(name, known), middle)
    if notice:
        warning(canvas, LEFT + 290, FOOT, SHEET[2] - 120 - 290 - 410, 70, notice)
    return canvas.surface()


def _row_beside(canvas: Canvas, name: str, note: str, middle: float) -> None:
    """A name with its note under it, both beside the answers."""
    room = SWITCHES - NAME - 24
    called, letters = canvas.fitting(name, "extra", 27, room, 2, 1.0, 68)
    told, small = canvas.fitting(note, "medium", 21, room, 3, 1.12, 90)
    high = len(canvas.lines(called, "extra", letters, room, 2)) * letters
    low = len(canvas.lines(told, "medium", small, room, 3)) * small * 1.12
    top = middle - (high + 8 + low) / 2
    canvas.text(NAME, top + high / 2, called, "extra", letters, valign="middle", wrap=room, leading=1.0, most=2)
    canvas.text(
        NAME, top + high + 8 + low / 2, told, "medium", small, INK2, valign="middle", wrap=room, leading=1.12, most=3
    )


def _row_above(canvas: Canvas, name: str, note: str, middle: float) -> None:
    """A name beside its answers, and the note below both."""
    canvas.fit(NAME, middle, name, "extra", 26, SWITCHES - NAME - 20, INK, most=2, tall=TALL_ANSWER + 2)
    top, room = middle + TALL_ANSWER / 2 + NOTE_GAP, RIGHT - NAME
    told, letters = canvas.fitting(note, "medium", 20, room, 2, 1.0, NOTE_HEIGHT)
    high = len(canvas.lines(told, "medium", letters, room, 2)) * letters
    canvas.text(NAME, top + high / 2, told, "medium", letters, INK2, valign="middle", wrap=room, leading=1.0, most=2)
