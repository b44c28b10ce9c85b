"""The settings: one page of switches, each of which works at once and is kept."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec
import pygame

from game.art import poster
from game.art.kit.canvas import Canvas, text_width
from game.art.kit.letters import grown, large
from game.art.kit.palette import INK2, WINE
from game.art.sheet import paper_picture, rule, warning
from game.pages.languages import SYSTEM, called
from game.pages.settings_sheet import FOOT, LEFT, RIGHT, SHEET
from game.store.settings import Settings
from game.text.key_names import pressed
from game.text.languages import offered
from game.text.messages import say
from game.window.input import Action
from game.window.page import Page
from game.window.widgets.buttons import Button
from game.window.widgets.hint import draw_hint
from game.window.widgets.labels import label_button, switch_button

SWITCHES = 760.0
"""Where the answers begin."""
TOP = 160.0
GAP = 10.0
LETTERS, SIGN_ROOM = 21.0, 60.0
"""The letters of an answer, and the room for its tick and beside its words."""
ANSWER_HEIGHT = 48.0


class Row(NamedTuple):
    """A setting of the page and its answers in their order."""

    name: str
    answers: tuple[Any, ...]


NAMES = (
    "language", "text", "contrast", "animation", "reduced_motion", "pace", "wait_for_me", "confirm", "tips", "inspect",
    "hands", "curtain", "audience", "mode",
)  # fmt: skip
"""The settings on the page from above."""
MOST_LANGUAGES = 5
"""So many languages lie beside each other; of more the one in use opens their list."""
PITCH = min(73.0, (FOOT - TOP) / len(NAMES))


def rows() -> tuple[Row, ...]:
    """The settings with the answers that their types allow."""
    hints = get_type_hints(Settings)
    return tuple(Row(name, _languages() if name == "language" else _answers(hints[name])) for name in NAMES)


def _languages() -> tuple[str, ...]:
    """The answers of the row of languages; none where they are too many to lie beside each other."""
    codes = offered()
    return (SYSTEM, *codes) if len(codes) <= MOST_LANGUAGES else ()


def _answers(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    found: list[Any] = []
    for part in get_args(hint):
        found += (None,) if part is type(None) else _answers(part) if get_args(part) else (part,)
    return tuple(found)


def words_of(name: str, answer: Any) -> str:
    """The words on the switch of an answer."""
    if name == "language":
        return called(answer)
    word = {"True": "on", "False": "off", "None": "never"}.get(str(answer), answer)
    return say(f"settings-{name.replace('_', '-')}-answer", answer=word)


def note_of(name: str, press: str) -> str:
    """What a setting is about: below its name, or at its answers where the names are too large for that.

    ``press`` is the key that changes the mode of the window.
    """
    return say(f"settings-{name.replace('_', '-')}-note", press=press)


def _widths(row: Row, room: float) -> list[float]:
    """How wide the answers of a row are: all the same, or as their words need it where one would have too little."""
    wanted = [SIGN_ROOM + text_width(words_of(row.name, answer), "bold", grown(LETTERS)) for answer in row.answers]
    if max(wanted) * len(wanted) <= room:
        wanted = [1.0] * len(wanted)
    return [room * one / sum(wanted) for one in wanted]


class SettingsScene(Page):
    """Every setting of the window on one page, over the scene it was opened from."""

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(poster.scenery(screen.scale), screen.frame)
        picture, (x, y) = paper_picture(SHEET, screen.scale)
        surface.blit(picture, (screen.frame.x + x, screen.frame.y + y))
        surface.blit(self._drawn_sheet(), screen.pixel(SHEET[:2]))
        self.buttons.draw(surface, screen)
        draw_hint(self.buttons, surface, screen)

    def _drawn_sheet(self) -> pygame.Surface:
        press = pressed(Action.FULLSCREEN)
        return self.drawn(draw_sheet, self.app.screen.scale, not large(), self.app.notice, press)

    def place(self) -> None:
        top = SHEET[1] + 30
        shut, usual = (LEFT, FOOT, 260.0, 70.0), (RIGHT - 380, FOOT, 380.0, 70.0)
        sound, keys = (RIGHT - 540, top, 260.0, 62.0), (RIGHT - 260, top, 260.0, 62.0)
        buttons = [
            label_button("back", shut, self.app.scenes.pop, say("settings-back"), "confirm"),
            label_button("usual", usual, self._usual, say("settings-usual"), "restart"),
            label_button("sound", sound, self._sound, say("sound-open"), "sound"),
            label_button("keys", keys, self._keys, say("keys-open"), "settings"),
        ]
        for number, row in enumerate(rows()):
            if not row.answers:
                box = (SWITCHES, TOP + number * PITCH, RIGHT - SWITCHES, ANSWER_HEIGHT)
                buttons.append(switch_button("languages", box, self._list, called(self.app.settings.language)))
                continue
            x, room = SWITCHES, RIGHT - SWITCHES - (len(row.answers) - 1) * GAP
            for answer, width in zip(row.answers, _widths(row, room), strict=True):
                buttons.append(self._switch(row, answer, (x, TOP + number * PITCH, width, ANSWER_HEIGHT)))
                x += width + GAP
        self.buttons.replace(buttons)

    def _switch(self, row: Row, answer: Any, box: tuple[float, float, float, float]) -> Button:
        chosen = getattr(self.app.settings, row.name) == answer
        act = partial(self._set, row.name, answer)
        hint = note_of(row.name, pressed(Action.FULLSCREEN)) if large() else ""
        return switch_button(f"{row.name}-{answer}", box, act, words_of(row.name, answer), chosen, hint=hint)

    def _set(self, name: str, answer: Any) -> None:
        if getattr(self.app.settings, name) == answer:
            return
        setattr(self.app.settings, name, answer)
        if name == "mode":
            self.app.reopen()
        self.app.settings_changed()

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


def draw_sheet(scale: float, noted: bool, notice: str, press: str) -> pygame.Surface:
    """The words on the paper: names of the settings, where it is ``noted`` what each is about, and bad news if any.

    ``press`` is the key that changes the mode of the window.
    """
    _, y, w, _ = SHEET
    canvas = Canvas.over(SHEET, scale)
    canvas.text(LEFT, y + 62, say("settings-title"), "display", 54, WINE, valign="middle")
    rule(canvas, LEFT, y + 102, RIGHT - LEFT)
    for number, name in enumerate(NAMES):
        middle = TOP + number * PITCH + ANSWER_HEIGHT / 2
        key, room = f"settings-{name.replace('_', '-')}", SWITCHES - LEFT - 10
        said, size = canvas.fitting(say(key), "extra", 24, room, tall=28 if noted else PITCH - 6)
        canvas.text(LEFT, middle - (13 if noted else 0), said, "extra", size, valign="middle", wrap=room)
        if noted:
            said, size = canvas.fitting(note_of(name, press), "medium", 19, room, tall=24)
            canvas.text(LEFT, middle + 13, said, "medium", size, INK2, valign="middle", wrap=room)
    if notice:
        warning(canvas, LEFT + 290, FOOT, w - 120 - 290 - 410, 70, notice)
    return canvas.surface()
