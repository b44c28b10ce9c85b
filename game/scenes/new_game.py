"""The new-game page: seats, variants and seed, all on one sheet."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app import App
from game.art import poster
from game.art.canvas import Canvas
from game.art.palette import CREAM, ILLEGAL, INK, INK2, LINE, PAPER, WINE
from game.art.shapes import line, rect
from game.scene import Scene
from game.scenes.new_game_form import (
    COLOURS,
    LONGEST_NAME,
    BadForm,
    Seat,
    checked_names,
    checked_seed,
    recolour,
    usual_seats,
)
from game.text.messages import say
from game.widgets import faces
from game.widgets.buttons import Button, Buttons
from game.widgets.entries import Entries

SHEET = (330.0, 110.0, 1260.0, 860.0)
LEFT = SHEET[0] + 60
WORDS = LEFT + 190
"""Where entries and answers begin."""
SEAT_TOP, SEAT_PITCH = 266.0, 96.0
ENTRY_WIDTH = 380.0
SWATCH, SWATCH_PITCH = 68.0, 88.0
VARIANTS = {"setup": ("parents", ("standard", "advanced")), "bonus_spaces": ("bonus", ("standard", "friendly"))}
"""Option of the rules: its name in the messages and its answers."""
VARIANT_TOP, VARIANT_PITCH = 486.0, 84.0
SEED_TOP = 694.0
SEATS = 2


class NewGameScene(Scene):
    """Sets up a game of two."""

    def __init__(self, app: App, people: Sequence[tuple[str, str]] = ()) -> None:
        """``people`` are colours and names to begin with, as at the last table."""
        super().__init__(app)
        self.seats = [Seat(colour, name) for colour, name in people] or usual_seats(SEATS)
        self.variants = {option: answers[0] for option, (_, answers) in VARIANTS.items()}
        self.fault = ""
        self.buttons = Buttons()
        boxes = {f"name-{i}": (WORDS, SEAT_TOP + i * SEAT_PITCH, ENTRY_WIDTH, 56.0) for i in range(SEATS)}
        boxes["seed"] = (WORDS, SEED_TOP, ENTRY_WIDTH, 56.0)
        words = {f"name-{i}": seat.name for i, seat in enumerate(self.seats)} | {"seed": ""}
        self.entries = Entries(boxes, words, longest=2 * LONGEST_NAME)
        self._sheet: tuple[object, pygame.Surface] | None = None

    def enter(self) -> None:
        self.entries.build(self.app.screen)
        self._place_buttons()

    def resized(self) -> None:
        super().resized()
        self._sheet = None
        self.entries.build(self.app.screen)

    def handle(self, event: pygame.event.Event) -> bool:
        self.dirty = True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._back()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and self.entries.next():
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN and self.entries.focused():
            self._start()
            return True
        if self.entries.handle(event):
            return True
        if event.type == pygame.KEYDOWN and self.entries.focused():
            return True
        return self.buttons.handle(event, self.app.screen)

    def update(self, seconds: float) -> None:
        if self.entries.update(seconds):
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(poster.scenery(screen.scale), screen.frame)
        surface.blit(self._drawn_sheet(), screen.frame)
        self.buttons.draw(surface, screen)
        self.entries.draw(surface)

    def _place_buttons(self) -> None:
        x, y, w, h = SHEET
        buttons = [
            Button(
                "back", (LEFT, y + h - 118, 220, 70), faces.label(say("window-new-back"), 220, 70, "undo"), self._back,
                margin=faces.MARGIN,
            ),
            Button(
                "start", (x + w - 60 - 320, y + h - 122, 320, 78),
                faces.label(say("window-new-start"), 320, 78, "grape_red", strong=True), self._start,
                margin=faces.MARGIN,
            ),
        ]  # fmt: skip
        for i in range(SEATS):
            buttons += [self._swatch(i, k, colour) for k, colour in enumerate(COLOURS)]
        for row, (option, (name, answers)) in enumerate(VARIANTS.items()):
            buttons += [self._variant(row, k, option, name, answer) for k, answer in enumerate(answers)]
        self.buttons.replace(buttons)

    def _swatch(self, seat: int, index: int, colour: str) -> Button:
        box = (WORDS + 422 + index * SWATCH_PITCH, SEAT_TOP + seat * SEAT_PITCH - 6, SWATCH, SWATCH)
        taken = any(other.colour == colour for i, other in enumerate(self.seats) if i != seat)
        face = faces.swatch(colour, self.seats[seat].colour == colour, taken, SWATCH)
        return Button(f"colour-{seat}-{colour}", box, face, lambda: self._recolour(seat, colour), margin=faces.MARGIN)

    def _variant(self, row: int, index: int, option: str, name: str, answer: str) -> Button:
        box = (WORDS + index * 480, VARIANT_TOP + row * VARIANT_PITCH, 470.0, 56.0)
        words = say(f"window-new-{name}-{answer}")
        face = faces.switch(words, box[2], box[3], self.variants[option] == answer)
        return Button(f"{option}-{answer}", box, face, lambda: self._choose(option, answer), margin=faces.MARGIN)

    def _recolour(self, seat: int, colour: str) -> None:
        self._read_entries()
        recolour(self.seats, seat, colour)
        for i, one in enumerate(self.seats):
            self.entries.set_text(f"name-{i}", one.name)
        self._place_buttons()

    def _choose(self, option: str, answer: str) -> None:
        self.variants[option] = answer
        self._place_buttons()

    def _read_entries(self) -> None:
        for i, seat in enumerate(self.seats):
            seat.name = self.entries.text(f"name-{i}")

    def _start(self) -> None:
        from game.scenes.table import TableScene
        from game.table.session import Session

        self._read_entries()
        try:
            names = checked_names(self.seats)
            seed = checked_seed(self.entries.text("seed"))
        except BadForm as fault:
            self.fault = str(fault)
            return
        colours = tuple(seat.colour for seat in self.seats)
        self.app.scenes.replace(TableScene(self.app, Session.begin(names, colours, seed, self.variants)))

    def _back(self) -> None:
        from game.scenes.title import TitleScene

        self.app.scenes.replace(TitleScene(self.app))

    def _drawn_sheet(self) -> pygame.Surface:
        key = (self.app.screen.scale, self.fault)
        if self._sheet is None or self._sheet[0] != key:
            self._sheet = key, draw_sheet(self.app.screen.scale, self.fault)
        return self._sheet[1]


def draw_sheet(scale: float, fault: str) -> pygame.Surface:
    """The paper sheet with its headings, and below them the sentence that says what is wrong."""
    x, y, w, h = SHEET
    canvas = Canvas(1920, 1080, scale)
    canvas.draw(
        rect(x + 8, y + 10, w, h, "#0E1E22", 6, opacity=0.5),
        rect(x, y, w, h, PAPER, 6, INK, 2.6),
        rect(x + 12, y + 12, w - 24, h - 24, radius=3, stroke=WINE, width=2),
        rect(x + 18, y + 18, w - 36, h - 36, radius=2, stroke=LINE, width=1.2),
        line(LEFT, y + 118, x + w - 60, y + 118, LINE, 1.4),
        line(LEFT, VARIANT_TOP - 34, x + w - 60, VARIANT_TOP - 34, LINE, 1.4),
        line(LEFT, SEED_TOP - 34, x + w - 60, SEED_TOP - 34, LINE, 1.4),
    )
    canvas.text(LEFT, y + 70, say("window-new-title"), "display", 54, WINE, valign="middle")
    for i in range(SEATS):
        canvas.text(
            LEFT, SEAT_TOP + i * SEAT_PITCH + 28, say("window-new-seat", seat=i + 1), "extra", 26, valign="middle"
        )
    for row, (name, _) in enumerate(VARIANTS.values()):
        top = VARIANT_TOP + row * VARIANT_PITCH + 28
        canvas.text(LEFT, top, say(f"window-new-{name}"), "extra", 24, valign="middle", wrap=180)
    canvas.text(LEFT, SEED_TOP + 28, say("window-new-seed"), "extra", 26, valign="middle")
    canvas.text(WORDS + 404, SEED_TOP + 28, say("window-new-seed-note"), "medium", 22, INK2, valign="middle", wrap=540)
    if fault:
        canvas.draw(rect(LEFT, SEED_TOP + 78, w - 120, 56, ILLEGAL, 5, INK, 2))
        canvas.icon("slash", LEFT + 34, SEED_TOP + 106, 30, on_dark=True, colour=CREAM)
        canvas.text(LEFT + 66, SEED_TOP + 106, fault, "bold", 23, CREAM, valign="middle", wrap=w - 220, most=1)
    return canvas.surface()
