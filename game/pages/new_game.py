"""The new-game page: which game, seats, what the table agrees on, and the seed, all on one sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.art import poster
from game.art.sheet import paper_picture
from game.pages import new_game_sheet as page
from game.pages.form import Written
from game.pages.new_game_form import (
    LEAST_SEATS,
    LONGEST_NAME,
    MOST_SEATS,
    BadForm,
    Seat,
    added_seat,
    checked_names,
    checked_seed,
    kept_seats,
    recolour,
)
from game.pages.new_game_options import HANDS, OTHERWISE, REWIND, RULES, TABLE, USUALLY, Wish, usual_answers, wishes
from game.store.kept_game import COLOURS, KeptGame
from game.store.settings import KeptSeat, LastTable
from game.text.messages import say
from game.window.app import App
from game.window.scene import Scene
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.entries import Entries

GAMES = ("viticulture", "vino")
FOLDS = 3
"""How many sets of questions the page has; the first one is seen when it opens."""


class NewGameScene(Written):
    """Sets up a game of Viticulture; begins as it was left in this run of the program, else as the last table was."""

    game = "viticulture"
    least, most = LEAST_SEATS, MOST_SEATS
    """Fewest and most seats."""

    def __init__(self, app: App, people: Sequence[tuple[str, str]] = ()) -> None:
        """``people`` are colours and names to begin with instead of those of the last table."""
        super().__init__(app)
        last = app.set_up.get(self.game) or self.kept()
        before = [Seat(colour, name) for colour, name in people] or (kept_seats(last.seats) if last else [])
        self.seats = self.seated(before)
        self.answers = self.usual()
        self.answers |= {HANDS: app.settings.hands, REWIND: TABLE[REWIND][bool(last and last.may_rewind)]}
        self.answers |= {
            name: answer
            for fold in range(FOLDS)
            for wish in self.wishes(fold)
            for name, answer in (last.options if last else {}).items()
            if name == wish.name and answer in wish.answers
        }
        self.fold = 0
        """Which of its questions the page shows, as ``wishes`` counts them."""
        self._seed = ""
        self._sheet: tuple[object, pygame.Surface] | None = None

    def kept(self) -> LastTable | None:
        """What the last table of this game was begun with."""
        return self.app.settings.table

    def wishes(self, fold: int) -> tuple[Wish, ...]:
        """The questions of the page (0), or those behind one of its folds."""
        return wishes(fold)

    def usual(self) -> dict[str, str]:
        """The usual answer of every option of the rules."""
        return usual_answers()

    def seated(self, before: Sequence[Seat]) -> list[Seat]:
        """As many of these seats as the game has, with others in free colours where they are too few."""
        seats = list(before[: self.most])
        while len(seats) < self.least:
            seats.append(added_seat(seats))
        return seats

    def enter(self) -> None:
        self._lay()

    def resized(self) -> None:
        super().resized()
        self._sheet = None
        self._read_entries()
        self._lay()

    def settings_changed(self) -> None:
        super().settings_changed()
        self.resized()

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(poster.scenery(screen.scale), screen.frame)
        picture, (x, y) = paper_picture(page.SHEET, screen.scale)
        surface.blit(picture, (screen.frame.x + x, screen.frame.y + y))
        surface.blit(self._drawn_sheet(), screen.pixel(page.SHEET[:2]))
        self.buttons.draw(surface, screen)
        self.entries.draw(surface)

    def _lay(self) -> None:
        """Put entries and buttons for the seats there are."""
        boxes = {f"name-{i}": page.name_box(i) for i in range(len(self.seats))} | {"seed": page.SEED}
        words = {f"name-{i}": seat.name for i, seat in enumerate(self.seats)} | {"seed": self._seed}
        self.entries = Entries(boxes, words, longest=2 * LONGEST_NAME)
        self.entries.build(self.app.screen)
        self._place_buttons()
        self.dirty = True

    def _place_buttons(self) -> None:
        buttons = [
            self._label("back", page.BACK, "undo", self._leave),
            self._label("start", page.START, "grape_red", self._start, strong=True),
            self.folded(),
            *(self._game_switch(i, game) for i, game in enumerate(GAMES)),
        ]
        for i in range(len(self.seats)):
            buttons.append(self._entry(f"name-{i}", page.name_box(i)))
            buttons += [self._swatch(i, colour) for colour in COLOURS]
            if len(self.seats) > self.least:
                box = page.remove_box(i)
                face = faces.sign("cancel", box[2])
                buttons.append(Button(f"remove-{i}", box, face, partial(self._remove, i), margin=faces.MARGIN))
        if len(self.seats) < self.most:
            box = page.add_box(len(self.seats))
            face = faces.switch(say("new-add-seat"), box[2], box[3], False, "worker")
            buttons.append(Button("add-seat", box, face, self.add, margin=faces.MARGIN))
        buttons.append(self._entry("seed", page.SEED))
        asked = self.wishes(self.fold)
        for row, wish in enumerate(asked):
            buttons += [self._answer(row, len(asked), wish, answer) for answer in wish.answers]
        self.buttons.replace(buttons)

    def _entry(self, name: str, box: Box) -> Button:
        """What lets keys and controller reach an entry."""
        return Button(f"write-{name}", box, faces.nothing, lambda: self.entries.write(name))

    def _label(self, name: str, box: Box, icon: str, act: faces.Act, strong: bool = False) -> Button:
        face = faces.label(say(f"new-{name}"), box[2], box[3], icon, strong=strong)
        return Button(name, box, face, act, margin=faces.MARGIN)

    def _game_switch(self, index: int, game: str) -> Button:
        """The button of a game."""
        box = page.game_box(index)
        face = faces.switch(say(f"new-game-{game}"), box[2], box[3], game == self.game)
        return Button(f"game-{game}", box, face, lambda: self._change(game), margin=faces.MARGIN)

    def _change(self, game: str) -> None:
        """Set up another game with the same people."""
        if game != self.game:
            self._keep()
            people = [(seat.colour, seat.name) for seat in self.seats]
            self.app.scenes.replace(self.app.routes.new_game(people, game))

    def folded(self) -> Button:
        """The button that shows more."""
        box = page.fold_box(len(self.wishes(self.fold)))
        face = faces.switch(say(f"new-fold-{self.fold}"), box[2], box[3], False, "rules")
        return Button("more", box, face, self.turn_fold, margin=faces.MARGIN)

    def _swatch(self, seat: int, colour: str) -> Button:
        box = page.swatch_box(seat, COLOURS.index(colour))
        taken = any(other.colour == colour for i, other in enumerate(self.seats) if i != seat)
        face = faces.swatch(colour, self.seats[seat].colour == colour, taken, box[2])
        return Button(f"colour-{seat}-{colour}", box, face, lambda: self._recolour(seat, colour), margin=faces.MARGIN)

    def _answer(self, row: int, rows: int, wish: Wish, answer: str) -> Button:
        box = page.answer_box(row, rows, wish.answers.index(answer), len(wish.answers))
        face = faces.switch(wish.words(answer), box[2], box[3], self._answered(wish.name) == answer)
        return Button(
            f"{wish.name}-{answer}", box, face, lambda: self._choose(wish.name, answer), margin=faces.MARGIN
        )  # fmt: skip

    def _recolour(self, seat: int, colour: str) -> None:
        self._read_entries()
        recolour(self.seats, seat, colour)
        for i, one in enumerate(self.seats):
            self.entries.set_text(f"name-{i}", one.name)
        self._place_buttons()

    def _answered(self, name: str) -> str:
        if name != RULES:
            return self.answers[name]
        return USUALLY if all(self.answers[one] == answer for one, answer in self.usual().items()) else OTHERWISE

    def _choose(self, name: str, answer: str) -> None:
        if name != RULES:
            self.answers[name] = answer
        elif answer == USUALLY:
            self.answers |= self.usual()
        else:
            self.fold = 1
        self._place_buttons()

    def turn_fold(self) -> None:
        """Show the questions behind the next fold, or the first ones again."""
        self.fold = (self.fold + 1) % FOLDS
        self._place_buttons()

    def add(self) -> None:
        """Add a seat in the next free colour."""
        self._read_entries()
        self.seats.append(added_seat(self.seats))
        self._lay()

    def _remove(self, seat: int) -> None:
        self._read_entries()
        del self.seats[seat]
        self._lay()

    def _read_entries(self) -> None:
        for i, seat in enumerate(self.seats):
            seat.name = self.entries.text(f"name-{i}")
        self._seed = self.entries.text("seed")

    def _keep(self) -> None:
        """Let the page be as it is now when it is opened again in this run of the program, but for the seed."""
        self._read_entries()
        seats = tuple(KeptSeat(seat.colour, seat.name) for seat in self.seats)
        self.app.set_up.pop(self.game, None)
        self.app.set_up[self.game] = LastTable(seats, dict(self.answers), self.answers[REWIND] == "allowed")

    def _start(self) -> None:
        self._keep()
        try:
            names = checked_names(self.seats)
            seed = checked_seed(self._seed)
        except BadForm as fault:
            self.fault = str(fault)
            return
        colours = tuple(seat.colour for seat in self.seats)
        usual = self.usual()
        options = {name: answer for name, answer in self.answers.items() if usual.get(name, answer) != answer}
        seats = tuple(KeptSeat(colour, name) for colour, name in zip(colours, names, strict=True))
        self.remember(LastTable(seats, options, self.answers[REWIND] == "allowed"))
        self.app.keep_settings()
        self.app.scenes.replace(self.begun(names, colours, seed, options))

    def remember(self, table: LastTable) -> None:
        """Begin the next time with this table."""
        self.app.settings.table, self.app.settings.game = table, "viticulture"
        self.app.settings.hands = "open" if self.answers[HANDS] == "open" else "closed"

    def begun(self, names: Sequence[str], colours: Sequence[str], seed: int, options: dict[str, str]) -> Scene:
        """The table of the new game."""
        open_hands, may_rewind = self.answers[HANDS] == "open", self.answers[REWIND] == "allowed"
        return self.app.routes.table(KeptGame.begin(names, colours, seed, options, open_hands, may_rewind))

    def back(self) -> None:
        """Close the fold, or leave the page."""
        if self.fold:
            self.fold -= 1
            self._place_buttons()
        else:
            self._leave()

    def _leave(self) -> None:
        self._keep()
        self.app.scenes.replace(self.app.routes.title())

    def _drawn_sheet(self) -> pygame.Surface:
        titles = tuple(wish.title for wish in self.wishes(self.fold))
        key = self.app.screen.scale, len(self.seats), titles, self.fault
        if self._sheet is None or self._sheet[0] != key:
            self._sheet = key, page.draw_sheet(*key)
        return self._sheet[1]
