"""The new-game page: seats, what the table agrees on, and the seed, all on one sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.art import poster
from game.art.sheet import paper_picture
from game.pages import new_game_sheet as page
from game.pages.form import Written
from game.pages.new_game_form import (
    LONGEST_NAME,
    BadForm,
    Seat,
    added_seat,
    called,
    checked_names,
    checked_seed,
    free_character,
    innkeepers_of,
    kept_as,
    kept_seats,
    let_play,
    next_colour,
    opponents_of,
    recolour,
    seated,
    step_innkeeper,
    translated,
    typed_names,
)
from game.pages.new_game_seats import Acts, row
from game.pages.own_cards import OwnCards
from game.play.setup import HANDS, OTHERWISE, REWIND, REWINDING, RULES, USUALLY, Agreement, Setup, may_rewind
from game.store.settings import LastTable
from game.text.messages import language_in_use, say
from game.window.app import App
from game.window.routes import Sitting
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.entries import Entries
from game.window.widgets.hint import draw_hint
from game.window.widgets.labels import label_button, switch_button
from rules.engine.rules import Rules


class NewGameScene(Written):
    """Sets up a game; begins as it was left in this run of the program, else as the last table was."""

    def __init__(self, app: App, setup: Setup, people: Sequence[Sitting] = (), at_once: bool = False) -> None:
        """``people`` are the seats to begin with instead of those of the last table, which is begun ``at_once``."""
        super().__init__(app)
        self.setup = setup
        self.at_once = at_once
        last = (None if at_once else app.set_up.get(setup.game)) or setup.last(app.settings)
        before = [Seat(*one) for one in people] or (kept_seats(last.seats) if last else [])
        self.seats = seated(before, setup.least, setup.most)
        self.answers = setup.usual()
        self.answers |= {HANDS: app.settings.hands, REWIND: REWINDING.answers[bool(last and last.may_rewind)]}
        self.answers |= {
            name: answer
            for fold in range(setup.folds)
            for asked in setup.questions(fold)
            for name, answer in (last.options if last else {}).items()
            if name == asked.name and answer in asked.answers
        }
        self._language = language_in_use()
        """In which language the seats are called by their colours."""
        self.fold = 0
        """Which of its questions the page shows, as ``Setup.questions`` counts them."""
        self._acts = Acts(
            write=lambda seat: self.entries.write(f"name-{seat}"),
            switch=self.switch,
            recolour=self._recolour,
            step_colour=self._step_colour,
            step_character=self._step_character,
            step_innkeeper=self._step_innkeeper,
            fill=self.fill,
            remove=self._remove,
        )
        self.own = OwnCards(last.cards if last else (), self._told, setup.own_cards)
        self._seed = ""
        self._sheet: tuple[object, pygame.Surface] | None = None

    def enter(self) -> None:
        self._lay()
        self.own.take_up()
        if self.at_once:
            self._start()

    def resized(self) -> None:
        super().resized()
        self._sheet = None
        self._read_entries()
        self._lay()

    def settings_changed(self) -> None:
        super().settings_changed()
        self._read_entries()
        if self._language != language_in_use():
            translated(self.seats, self._language)
            self._language = language_in_use()
            self.own.look_again()
        self._sheet = None
        self._lay()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.own.take_up()

    def _told(self, sentence: str) -> None:
        """Say a sentence about cards of one's own and lay the buttons as they are now."""
        self.fault = sentence
        self._place_buttons()
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(poster.scenery(screen.scale), screen.frame)
        picture, (x, y) = paper_picture(page.SHEET, screen.scale)
        surface.blit(picture, (screen.frame.x + x, screen.frame.y + y))
        surface.blit(self._drawn_sheet(), screen.pixel(page.SHEET[:2]))
        self.buttons.draw(surface, screen)
        self.entries.draw(surface)
        draw_hint(self.buttons, surface, screen)

    def _lay(self) -> None:
        """Put entries and buttons for the seats there are."""
        people = [i for i, seat in enumerate(self.seats) if not seat.level]
        boxes = {f"name-{i}": page.name_box(i) for i in people} | {"seed": page.SEED}
        words = {f"name-{i}": self.seats[i].name for i in people} | {"seed": self._seed}
        before, self.entries = self.entries, Entries(boxes, words, longest=2 * LONGEST_NAME)
        self.entries.build(self.app.screen)
        self.entries.go_on(before)
        self._place_buttons()
        self.dirty = True

    def _place_buttons(self) -> None:
        buttons = [
            self._label("back", page.BACK, "undo", self._leave),
            self._label("start", page.START, "grape_red", self._start, strong=True),
            self._folded(),
        ]
        removable, names = len(self.seats) > self.setup.least, called(self.seats)
        for i, name in enumerate(names):
            buttons += row(self.seats, i, name, self._acts, removable)
        if len(self.seats) < self.setup.most:
            box = page.add_box(len(self.seats))
            buttons.append(switch_button("add-seat", box, self.add, say("new-add-seat"), icon="worker"))
            box = page.add_opponent_box(len(self.seats))
            words = say("new-add-opponent")
            buttons.append(switch_button("add-opponent", box, self.add_opponent, words, icon="wine_red"))
        if any(seat.level for seat in self.seats):
            words = say("opponents-title")
            buttons.append(switch_button("opponents", page.ABOUT, self._about_opponents, words, icon="wine_red"))
        buttons.append(self._entry("seed", page.SEED))
        rows = len(self._titles())
        for at, asked in enumerate(self.setup.questions(self.fold)):
            buttons += [self._answer(at, rows, asked, answer) for answer in asked.answers]
        if self._has_own:
            buttons += self.own.buttons(page.answer_box(rows - 1, rows, 0, 1))
        self.buttons.replace(buttons)

    def _entry(self, name: str, box: Box) -> Button:
        """What lets keys and controller reach an entry."""
        return Button(f"write-{name}", box, faces.nothing, lambda: self.entries.write(name))

    def _label(self, name: str, box: Box, icon: str, act: faces.Act, strong: bool = False) -> Button:
        return label_button(name, box, act, say(f"new-{name}"), icon, strong=strong)

    def _folded(self) -> Button:
        """The button that shows more: other questions, or where the numbers of the game come from."""
        box = page.fold_box(len(self._titles()))
        if self.setup.explained:
            return switch_button("info", box, self._explain, say(f"{self.setup.game}-info"), icon="info")
        return switch_button("more", box, self.turn_fold, say(f"new-fold-{self.fold}"), icon="rules")

    def _explain(self) -> None:
        self.app.scenes.push(self.app.routes.about(self.setup.game))

    def _about_opponents(self) -> None:
        self.app.scenes.push(self.app.routes.opponents())

    def _answer(self, row: int, rows: int, asked: Agreement, answer: str) -> Button:
        box = page.answer_box(row, rows, asked.answers.index(answer), len(asked.answers))
        face = faces.switch(asked.words(answer), box[2], box[3], self._answered(asked.name) == answer)
        return Button(
            f"{asked.name}-{answer}", box, face, lambda: self._choose(asked.name, answer), margin=faces.MARGIN
        )  # fmt: skip

    @property
    def _has_own(self) -> bool:
        """Whether the line with cards of one's own is seen."""
        return self.fold == 0 and self.own.there

    def _titles(self) -> tuple[str, ...]:
        """The words of all lines that are seen."""
        titles = tuple(asked.title for asked in self.setup.questions(self.fold))
        return (*titles, self.own.title) if self._has_own else titles

    def _recolour(self, seat: int, colour: str) -> None:
        self._read_entries()
        recolour(self.seats, seat, colour)
        for i, one in enumerate(self.seats):
            if not one.level:
                self.entries.set_text(f"name-{i}", one.name)
        self._place_buttons()

    def _step_colour(self, seat: int) -> None:
        self._recolour(seat, next_colour(self.seats, seat))

    def switch(self, seat: int) -> None:
        """Let an opponent play a seat, or a person."""
        self._read_entries()
        if self.seats[seat].level:
            self.seats[seat].level = 0
        else:
            let_play(self.seats, seat)
        self._lay()

    def _step_character(self, seat: int) -> None:
        self._read_entries()
        self.seats[seat].character = free_character(self.seats, self.seats[seat].character)
        self._place_buttons()

    def _step_innkeeper(self, seat: int) -> None:
        step_innkeeper(self.seats, seat)
        self._place_buttons()

    def fill(self, seat: int, level: int) -> None:
        """Let a stronger or weaker opponent play a seat."""
        self.seats[seat].level = level
        self._place_buttons()

    def _answered(self, name: str) -> str:
        if name != RULES:
            return self.answers[name]
        return USUALLY if all(self.answers[one] == answer for one, answer in self.setup.usual().items()) else OTHERWISE

    def _choose(self, name: str, answer: str) -> None:
        if name != RULES:
            self.answers[name] = answer
        elif answer == USUALLY:
            self.answers |= self.setup.usual()
        else:
            self.fold = 1
        self._place_buttons()

    def turn_fold(self) -> None:
        """Show the questions behind the next fold, or the first ones again."""
        self.fold = (self.fold + 1) % self.setup.folds
        self._place_buttons()

    def add(self) -> None:
        """Add a seat in the next free colour, an opponent where at most one person sits there."""
        self._read_entries()
        self.seats.append(added_seat(self.seats))
        self._lay()

    def add_opponent(self) -> None:
        """Add a seat in the next free colour that an opponent plays."""
        self.add()
        if not self.seats[-1].level:
            self.switch(len(self.seats) - 1)

    def _remove(self, seat: int) -> None:
        self._read_entries()
        del self.seats[seat]
        self._lay()

    def _read_entries(self) -> None:
        for i, seat in enumerate(self.seats):
            if f"name-{i}" in self.entries.boxes:
                seat.name = self.entries.text(f"name-{i}")
        self._seed = self.entries.text("seed")

    def _keep(self) -> None:
        """Let the page be as it is now when it is opened again in this run of the program, but for the seed."""
        self._read_entries()
        seats = kept_as(self.seats, [seat.name for seat in self.seats])
        self.app.set_up[self.setup.game] = LastTable(
            seats, dict(self.answers), may_rewind(self.answers), self.own.names
        )

    def _start(self) -> None:
        self._keep()
        try:
            names = checked_names(self.seats)
            seed = checked_seed(self._seed)
        except BadForm as fault:
            self.fault = str(fault)
            return
        self.own.begin(self.app, partial(self._begin, names, seed))

    def _begin(self, names: tuple[str, ...], seed: int, rules: Rules | None) -> None:
        """Deal the game, by rules with cards of one's own if there are any, and sit down at its table."""
        colours = tuple(seat.colour for seat in self.seats)
        usual = self.setup.usual()
        options = {name: answer for name, answer in self.answers.items() if usual.get(name, answer) != answer}
        table = LastTable(kept_as(self.seats, names), options, may_rewind(self.answers), self.own.names)
        self.setup.remember(self.app.settings, table, self.answers)
        self.app.keep_settings()
        typed = typed_names(self.seats, names)
        game = self.setup.begin(
            typed, colours, seed, options, self.answers, rules, opponents_of(self.seats), innkeepers_of(self.seats)
        )
        self.app.scenes.replace(self.app.routes.table(game))

    def back(self) -> None:
        """Close the fold, or leave the page."""
        if self.fold:
            self.fold -= 1
            self._place_buttons()
        else:
            self._leave()

    def _leave(self) -> None:
        self._keep()
        people = [(seat.colour, seat.name, seat.level, seat.character, seat.innkeeper) for seat in self.seats]
        self.app.scenes.replace(self.app.routes.evening(people, self.setup.game))

    def _drawn_sheet(self) -> pygame.Surface:
        key = self.app.screen.scale, len(self.seats), self.setup.game, self._titles(), self.fault
        if self._sheet is None or self._sheet[0] != key:
            self._sheet = key, page.draw_sheet(*key)
        return self._sheet[1]
