"""The list of languages over the title; all words are said in the one that is chosen, at once."""

from __future__ import annotations

from functools import partial

import pygame

from game.art import ground
from game.art.kit.canvas import BLEED
from game.pages import paging
from game.text.languages import offered, own_name
from game.text.messages import say
from game.window import question
from game.window.app import App
from game.window.page import Page
from game.window.widgets.buttons import Button
from game.window.widgets.labels import label_button, switch_button

ROWS = 8
"""So many languages are seen at once."""
MIDDLE, WIDTH, MARGIN = (960.0, 540.0), 540.0, 50.0
HEAD, PITCH, HEIGHT, FOOT = 96.0, 76.0, 62.0, 116.0
"""Height of the title, pitch and height of the rows below it, and height of what is below those."""
SYSTEM = ""
"""How the settings name the language of the system."""


class LanguagesScene(Page):
    """The language of the system and all others by their own names."""

    opaque = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.listed = [SYSTEM, *offered()]
        chosen = app.settings.language
        # The folder of the one in use may have gone meanwhile.
        self.first = self.listed.index(chosen) // ROWS * ROWS if chosen in self.listed else 0
        """The first language that is seen."""

    def place(self) -> None:
        x, y, w, h = self._paper
        seen = self.listed[self.first : self.first + ROWS]
        rows = [self._row(code, y + HEAD + at * PITCH) for at, code in enumerate(seen)]
        pages = (x + w - 200 - MARGIN, y + h - 92, 200.0, 66.0)
        turning = paging.buttons(pages, self.first, ROWS, len(self.listed), self._turn)
        back = label_button(
            "back", (x + MARGIN, y + h - 92, 220, 66), self.app.scenes.pop, say("languages-back"), "undo"
        )
        self.buttons.replace([*rows, *turning, back])
        self.dirty = True

    @property
    def _paper(self) -> tuple[float, float, float, float]:
        height = HEAD + min(ROWS, len(self.listed)) * PITCH + FOOT
        return MIDDLE[0] - WIDTH / 2, MIDDLE[1] - height / 2, WIDTH, height

    def _row(self, code: str, top: float) -> Button:
        box = (MIDDLE[0] - WIDTH / 2 + MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT)
        chosen = self.app.settings.language == code
        return switch_button(f"language-{code}", box, partial(self._choose, code), called(code), chosen)

    def _turn(self, by: int) -> None:
        self.first += by
        self.place()

    def _choose(self, code: str) -> None:
        self.app.scenes.pop()
        if code != self.app.settings.language:
            self.app.settings.language = code
            self.app.settings_changed()

    @property
    def heading(self) -> str:
        return say("languages-title")

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        question.veil(surface, screen)
        x, y, w, h = self._paper
        sheet = ground.paper_sheet(w, h, screen.scale, say("languages-title"), MARGIN)
        surface.blit(sheet, screen.pixel((x - BLEED, y - BLEED)))
        self.buttons.draw(surface, screen)


def called(code: str) -> str:
    """What a language is called in the list."""
    return own_name(code) if code else say("languages-system")
