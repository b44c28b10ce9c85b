"""The page of chairs: who sits at the table, what it agrees on, and on sheets over it rules, seed and own cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from game.art import evening_life, inn
from game.art.kit.cache import in_parts
from game.pages import chairs as page
from game.pages import new_game_rules as rules_page
from game.pages.form import Written, entry_words
from game.pages.life import Life, Moved
from game.pages.new_game_form import (
    LONGEST_NAME,
    BadForm,
    Seat,
    added_seat,
    checked_names,
    checked_seed,
    innkeepers_of,
    kept_as,
    kept_seats,
    let_play,
    opponents_of,
    recolour,
    seated,
    show_as,
    translated,
    typed_names,
)
from game.pages.new_game_rules import MORE, SHEETS
from game.pages.new_game_seats import Acts, bubble, card, offers
from game.pages.own_cards import OwnCards
from game.play.setup import ADVICE, ADVISING, HANDS, REWIND, REWINDING, Setup, may_advise, may_rewind
from game.store.settings import LastTable
from game.text.messages import language_in_use, say
from game.text.opponents import level_of
from game.window.app import App
from game.window.routes import Sitting
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.entries import Entries
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
        self.answers[ADVICE] = ADVISING.answers[not (last is None or last.advice)]
        self.answers |= {
            name: answer
            for fold in range(setup.folds)
            for asked in setup.questions(fold)
            for name, answer in (last.options if last else {}).items()
            if name == asked.name and answer in asked.answers
        }
        self._language = language_in_use()
        """In which language the seats are called by their colours."""
        self.chosen = len(self.seats) - 1
        """Whom the bubble is about."""
        self.sheet = ""
        """The sheet that lies over the table; empty for none."""
        self._acts = Acts(
            choose=self.choose,
            write=lambda seat: self.entries.write(f"name-{seat}"),
            switch=self.switch,
            recolour=self._recolour,
            remove=self._remove,
            sit=self._sit,
            show=self._show,
            fill=self.fill,
        )
        self.life = Life(app.settings, evening_life.PER_SECOND)
        self._ahead: Iterator[None] = iter(())
        self.own = OwnCards(last.cards if last else (), self._told, setup.own_cards)
        self._seed = ""

    def enter(self) -> None:
        self._lay()
        self.own.take_up()
        if self.at_once:
            self._start()

    @property
    def heading(self) -> str:
        return say("new-game-heading", game=say(f"new-game-{self.setup.game}"))

    @property
    def tells_of(self) -> str:
        return self.setup.game

    def resized(self) -> None:
        super().resized()
        self._lay()

    def rewritten(self, name: str) -> None:
        self._read_entries()
        self._place_buttons()

    def settings_changed(self) -> None:
        super().settings_changed()
        self._read_entries()
        if self._language != language_in_use():
            translated(self.seats, self._language)
            self._language = language_in_use()
            self.own.look_again()
            self._take_names()
        self._lay()

    def handle(self, event: pygame.event.Event) -> bool:
        self.life.touch()
        return super().handle(event)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.life.wait(seconds)
        next(self._ahead, None)
        self.own.take_up()

    def _told(self, sentence: str) -> None:
        """Say a sentence about cards of one's own and lay the page for those that there are now."""
        self.fault = sentence
        self._lay()

    def draw(self, surface: pygame.Surface) -> None:
        screen, most = self.app.screen, self.setup.most
        chosen = -1 if self.sheet else self.chosen
        page.draw_room(surface, screen, () if self.sheet in SHEETS else self.seats, most, chosen)
        page.draw_slate(surface, screen, self.setup.game, self.setup.questions(0))
        if self.sheet in SHEETS:
            asked = tuple((one.title, one.what) for one in self.setup.questions(SHEETS[self.sheet]))
            surface.blit(page.draw_rules(say(f"new-sheet-{self.sheet}"), asked, screen.scale), screen.frame)
        elif self.sheet == MORE:
            page.draw_cards(surface, screen, self.seats, most, -1)
            page.draw_more(surface, screen, self.own.title if self.own.there else "")
        else:
            level = self.seats[self.chosen].level
            page.draw_cards(surface, screen, self.seats, most, self.chosen)
            page.draw_bubble(surface, screen, self.chosen, most, level_of(level, self.setup.game) if level else "")
        told = self.buttons.named(self.buttons.named_now)
        foot = page.foot(len(self.seats), told.hint if told else "", self.fault, screen.scale)
        surface.blit(foot, screen.pixel(page.FOOT[:2]))
        self.buttons.draw(surface, screen)
        self.entries.draw(surface)
        page.draw_names(surface, screen, self.seats, self._names(), most)
        if self.life.moves:
            self.life.lay(surface, self._living())

    def refresh(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return self.life.renew(surface, self._living()) if self.life.due else []

    def _living(self) -> Iterator[Moved]:
        screen = self.app.screen
        for picture, at in evening_life.at_table(self._seen(), self.life.step, screen.scale):
            yield picture, screen.pixel(at)

    def _seen(self) -> list[tuple[inn.Guest, float]]:
        """Whose faces are seen; nobody's where rules cover the table."""
        return page.guests_of(self.seats if self.sheet not in SHEETS else (), self.setup.most)

    def _names(self) -> dict[int, str]:
        """By seat the names of people that are seen and in whose entries nobody writes."""
        entries = {at: f"name-{at}" for at in range(len(self.seats)) if f"name-{at}" in self.entries.boxes}
        return {at: self.entries.text(entry) for at, entry in entries.items() if not self.entries.focused(entry)}

    def _lay(self) -> None:
        """Put entries and buttons for the seats there are, or for the sheet over them."""
        self._read_entries()
        boxes, words = {}, {}
        if self.sheet not in SHEETS:
            people = [i for i, seat in enumerate(self.seats) if not seat.level]
            boxes = {f"name-{i}": page.name_box(i, self.setup.most) for i in people}
            words = {f"name-{i}": self.seats[i].name for i in people}
        if self.sheet == MORE:
            boxes, words = boxes | {"seed": page.seed_box(self.own.there)}, words | {"seed": self._seed}
        before, self.entries = self.entries, Entries(boxes, words, longest=2 * LONGEST_NAME)
        self.entries.build(self.app.screen)
        self.entries.go_on(before)
        scale, seen = self.app.screen.scale, self._seen()
        self._ahead = in_parts(lambda: [evening_life.blink(guest, scale) for guest, _ in seen])
        self._place_buttons()
        self.dirty = True

    def _place_buttons(self) -> None:
        found = list(self._of_rules() if self.sheet in SHEETS else self._of_seats())
        deal = say("new-deal", own="none")
        if self.own.there:
            names = ", ".join(self.own.names)
            deal = say("new-deal-with", names=names) if names else say("new-deal", own="some")
        found += rules_page.slate(self.setup, self.answers, self.sheet, deal, self._choose, self.turn)
        people = sum(not seat.level for seat in self.seats)
        found.append(rules_page.how_to_play(self.setup, people, self._how_to_play))
        found.append(label_button("back", page.BACK, self._leave, say("new-back"), "undo"))
        found.append(label_button("start", page.START, self._start, say("new-start"), "grape_red", strong=True))
        self.buttons.replace(found)

    def _of_seats(self) -> Iterator[Button]:
        most, removable = self.setup.most, len(self.seats) > self.setup.least
        for at in range(len(self.seats)):
            yield from card(self.seats, at, most, self._acts, removable)
        yield from self._of_more() if self.sheet else bubble(self.seats, self.chosen, most, self._acts, self.setup.game)
        yield from offers(len(self.seats), most, self.add)
        if any(seat.level for seat in self.seats):
            yield switch_button("opponents", page.ABOUT, self._about_opponents, say("opponents-title"), icon="info")

    def _of_more(self) -> Iterator[Button]:
        own = self.own.there
        face = faces.nothing(entry_words("seed"))
        yield Button("write-seed", page.seed_box(own), face, lambda: self.entries.write("seed"))
        yield from self.own.buttons(page.own_box()) if own else ()
        yield rules_page.close(page.close_box(page.more_box(own), 24), lambda: self.turn(self.sheet))

    def _of_rules(self) -> Iterator[Button]:
        yield from rules_page.sheet(self.setup, self.answers, self.sheet, self._choose, self._usual)
        yield rules_page.close(page.close_box(page.SHEET), lambda: self.turn(self.sheet))

    def _about_opponents(self) -> None:
        self.app.scenes.push(self.app.routes.opponents(self.setup.game))

    def _how_to_play(self) -> None:
        # A lesson for all of them begins with those who sit here.
        self._keep()
        self.app.scenes.push(self.app.routes.how_to_play(self.setup.game))

    def turn(self, sheet: str) -> None:
        """Lay a sheet over the table, or take it away where it lies there."""
        self._read_entries()
        self.sheet = "" if sheet == self.sheet else sheet
        self._lay()

    def choose(self, seat: int) -> None:
        """Let the bubble be about a seat."""
        self.chosen = seat
        if self.sheet:
            self.turn(self.sheet)
        self._place_buttons()

    def _recolour(self, seat: int, colour: str) -> None:
        self._read_entries()
        recolour(self.seats, seat, colour)
        self._take_names()
        self.choose(seat)

    def _take_names(self) -> None:
        """Write the names of the seats into their entries."""
        for i, one in enumerate(self.seats):
            if f"name-{i}" in self.entries.boxes:
                self.entries.set_text(f"name-{i}", one.name)

    def switch(self, seat: int) -> None:
        """Let an opponent play a seat, or a person."""
        self._read_entries()
        self.chosen, self.sheet = seat, ""
        if self.seats[seat].level:
            self.seats[seat].level = 0
        else:
            let_play(self.seats, seat)
        self._lay()

    def _sit(self, seat: int, character: str) -> None:
        self._read_entries()
        if bool(character) != bool(self.seats[seat].level):
            self.switch(seat)
        self.seats[seat].character = character or self.seats[seat].character
        self._place_buttons()

    def _show(self, seat: int, innkeeper: str) -> None:
        show_as(self.seats, seat, innkeeper)
        self._place_buttons()

    def fill(self, seat: int, level: int) -> None:
        """Let a stronger or weaker opponent play a seat."""
        self.seats[seat].level = level
        self.choose(seat)

    def _choose(self, name: str, answer: str) -> None:
        self.answers[name] = answer
        self._place_buttons()

    def _usual(self) -> None:
        """Give every question of the sheet its usual answer."""
        self.answers |= {asked.name: asked.answers[0] for asked in self.setup.questions(SHEETS[self.sheet])}
        self._place_buttons()

    def add(self, count: int) -> None:
        """Pull up chairs, in the next free colours, until there are so many: for such as the last one at the table."""
        self._read_entries()
        while len(self.seats) < count:
            self.seats.append(added_seat(self.seats))
        self.chosen, self.sheet = len(self.seats) - 1, ""
        self._lay()

    def _remove(self, seat: int) -> None:
        self._read_entries()
        del self.seats[seat]
        self.chosen = max(0, self.chosen - (self.chosen >= seat))
        self.entries, self.sheet = Entries({}, {}, 0), ""
        self._lay()

    def _read_entries(self) -> None:
        for i, seat in enumerate(self.seats):
            if f"name-{i}" in self.entries.boxes:
                seat.name = self.entries.text(f"name-{i}")
        if "seed" in self.entries.boxes:
            self._seed = self.entries.text("seed")

    def _keep(self) -> None:
        """Let the page be as it is now when it is opened again in this run of the program, but for the seed."""
        self._read_entries()
        seats = kept_as(self.seats, [seat.name for seat in self.seats])
        self.app.set_up[self.setup.game] = LastTable(
            seats, dict(self.answers), may_rewind(self.answers), self.own.names, may_advise(self.answers)
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
        table = LastTable(
            kept_as(self.seats, names), options, may_rewind(self.answers), self.own.names, may_advise(self.answers)
        )
        self.setup.remember(self.app.settings, table, self.answers)
        self.app.keep_settings()
        typed = typed_names(self.seats, names)
        game = self.setup.begin(
            typed, colours, seed, options, self.answers, rules, opponents_of(self.seats), innkeepers_of(self.seats)
        )
        self.app.scenes.replace(self.app.routes.table(game))

    def back(self) -> None:
        """Take the sheet from the table, or leave the page."""
        if self.sheet:
            self.turn(self.sheet)
        else:
            self._leave()

    def _leave(self) -> None:
        self._keep()
        people = [(seat.colour, seat.name, seat.level, seat.character, seat.innkeeper) for seat in self.seats]
        self.app.scenes.replace(self.app.routes.evening(people, self.setup.game))
