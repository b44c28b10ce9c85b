"""The sheet over a table on which seats are handed over: somebody leaves, or comes back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.art.innkeepers import disc
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import large
from game.art.kit.palette import INK, INK2, WINE
from game.art.sheet import one_line, paper
from game.pages.new_game_form import Seat, free_character, let_play
from game.store.kept_game import KeptGame, any_seed
from game.text.messages import say
from game.text.opponents import level_of, style_of, trait_of
from game.window import question
from game.window.app import App
from game.window.page import Page
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.hint import draw_hint
from game.window.widgets.labels import label_button, switch_button
from rules.players.opponent import STRONGEST, WEAKEST, Opponent

WIDE, MIDDLE = 1180.0, 540.0
HEAD, PITCH, HEIGHT, FOOT = 174.0, 76.0, 54.0, 132.0
"""Height of title and line, pitch and height of the rows below them, and height of what is below those."""
LEFT = 960.0 - WIDE / 2
NAME, PLAYS, CHARACTER, GLASS = LEFT + 120, LEFT + 380, LEFT + 546, LEFT + 796
GLASS_PITCH = 64.0
FACE = 64.0
"""How wide the faces of the seats are."""


class SeatsScene(Page):
    """Lets each seat be played by a person or an opponent; nothing is handed over before the game is played on."""

    opaque = False

    def __init__(self, app: App, game: KeptGame) -> None:
        super().__init__(app)
        self.game = game
        self.seats = [
            Seat(colour, name, one.level if one else 0, one.character if one else "")
            for colour, name, one in zip(game.colours, game.names, game.opponents, strict=True)
        ]

    def place(self) -> None:
        x, y, w, h = _sheet(len(self.seats))
        foot = y + h - 104
        self.buttons.replace(
            [
                *(button for at in range(len(self.seats)) for button in self._row(at)),
                label_button("back", (x + 50, foot, 260, 66), self.app.scenes.pop, say("seats-back"), "undo"),
                label_button(
                    "done", (x + w - 350, foot - 5, 300, 76), self.done, say("seats-done"), "play_btn", strong=True
                ),
            ]
        )
        self.dirty = True

    def _row(self, at: int) -> Iterator[Button]:
        """The buttons of a seat: who plays it, and of an opponent its character and glasses."""
        seat, y, name = self.seats[at], _row_top(len(self.seats), at), self.game.names[at]
        words = say("new-plays", by="opponent" if seat.level else "person")
        icon = "" if large() else "wine_red" if seat.level else "person"
        yield switch_button(
            f"plays-{at}", (PLAYS, y, 150, HEIGHT), partial(self.switch, at), words, icon=icon, group=name
        )
        if seat.level:
            box = (CHARACTER, y, 234, HEIGHT)
            words = trait_of(seat.character)
            step, style = partial(self.step_character, at), style_of(seat.character)
            yield switch_button(f"character-{at}", box, step, words, alone=True, hint=style, group=name)
            for level in range(WEAKEST, STRONGEST + 1):
                place = (GLASS + (level - WEAKEST) * GLASS_PITCH, y, GLASS_PITCH - 4, HEIGHT)
                face = faces.glass(level, level <= seat.level, place[2], HEIGHT, level == seat.level)
                act, hint = partial(self.fill, at, level), level_of(level, self.game.game.record.header.game)
                yield Button(f"level-{at}-{level}", place, face, act, margin=faces.MARGIN, hint=hint, group=name)

    @property
    def heading(self) -> str:
        return say("seats-title")

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        question.veil(surface, screen)
        people = tuple(zip(self.game.colours, self.game.names, self.game.innkeepers, strict=True))
        surface.blit(sheet(people, self.game.game.record.header.game, screen.scale), screen.pixel((0, 0)))
        self.buttons.draw(surface, screen)
        draw_hint(self.buttons, surface, screen)

    def switch(self, at: int) -> None:
        """Let an opponent play a seat, or a person."""
        if self.seats[at].level:
            self.seats[at].level = 0
        else:
            let_play(self.seats, at)
        self.place()

    def step_character(self, at: int) -> None:
        """Let an opponent of another character play a seat."""
        self.seats[at].character = free_character(self.seats, self.seats[at].character)
        self.place()

    def fill(self, at: int, level: int) -> None:
        """Let a stronger or weaker opponent play a seat."""
        self.seats[at].level = level
        self.place()

    def done(self) -> None:
        """Hand over the seats that are played by somebody else now, and go on at a table laid anew."""
        changed = [at for at in range(len(self.seats)) if self._now(at) != self._wished(at)]
        for at in changed:
            seat = self.seats[at]
            self.game.hand_over(at, Opponent(seat.level, seat.character, any_seed()) if seat.level else None)
        if not changed:
            self._back_to_the_table()
            return
        self.app.scenes.replace(self.app.routes.table(self.game))

    def _back_to_the_table(self) -> None:
        """Close this sheet and the menu below it."""
        self.app.scenes.pop()
        self.app.scenes.pop()

    def _now(self, at: int) -> tuple[int, str]:
        one = self.game.opponents[at]
        return (one.level, one.character) if one else (0, "")

    def _wished(self, at: int) -> tuple[int, str]:
        seat = self.seats[at]
        return (seat.level, seat.character) if seat.level else (0, "")


def _sheet(seats: int) -> Box:
    """The sheet with the rows of so many seats."""
    height = HEAD + seats * PITCH + FOOT
    return LEFT, MIDDLE - height / 2, WIDE, height


def _row_top(seats: int, at: int) -> float:
    return _sheet(seats)[1] + HEAD + at * PITCH


@kept(2)
def sheet(people: tuple[tuple[str, str, str], ...], game: str, scale: float) -> pygame.Surface:
    """The paper with colours, names and faces of the seats, and what somebody sees who takes one over in this game."""
    canvas = Canvas(1920, 1080, scale)
    box = _sheet(len(people))
    paper(canvas, box)
    x, y, w, _ = box
    one_line(canvas, x + 50, y + 60, say("seats-title"), "display", 40, w - 100, WINE, 54)
    words, size = canvas.fitting(
        say("seats-line-vino" if game == "vino" else "seats-line"), "medium", 22, w - 100, 2, 1.05, 62
    )
    canvas.text(x + 50, y + 128, words, "medium", size, INK2, valign="middle", wrap=w - 100, leading=1.05)
    for at, (colour, name, innkeeper) in enumerate(people):
        middle = _row_top(len(people), at) + HEIGHT / 2
        canvas.picture(disc(innkeeper, colour, FACE, scale), x + 76 - FACE / 2, middle - FACE / 2)
        one_line(canvas, NAME, middle, name, "extra", 26, PLAYS - NAME - 14, INK, 40)
    return canvas.surface()
