"""The set-up page of a game alone: level, variant, visitors and seed; from here the campaign is reached too."""

from __future__ import annotations

from functools import partial

import pygame

from game.art.kit.letters import large
from game.pages import solo_sheet as page
from game.pages.form import Form
from game.pages.new_game_form import (
    LONGEST_NAME,
    BadForm,
    Seat,
    checked_names,
    checked_seed,
    innkeepers_of,
    kept_innkeeper,
    kept_seats,
    recolour,
    shown_name,
    step_innkeeper,
    translated,
    typed_names,
    usual_seats,
)
from game.pages.own_cards import OwnCards
from game.store import lessons as progress
from game.store.kept_game import COLOURS, KeptGame
from game.store.settings import KeptSeat, LastSolo
from game.text import lessons
from game.text.messages import language_in_use, say
from game.text.solo_text import offers_aggressive
from game.window.app import App
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.labels import label_button, switch_button
from rules.engine.rules import Rules
from rules.viticulture.options import LEVELS

ANSWERS: dict[str, tuple[str, ...]] = {"aggressive": ("off", "on"), "visitors": ("removed", "redrawn")}
"""The questions of the page with their answers, the usual one first."""


class SoloScene(Form):
    """Sets up a game against the Automa; begins with what the last one had."""

    longest = 2 * LONGEST_NAME

    def __init__(self, app: App) -> None:
        super().__init__(app)
        last = app.settings.solo
        self.seats = [player_of(app)]
        self.level = last.level if last and last.level in LEVELS else "normal"
        self.answers = {name: answers[0] for name, answers in ANSWERS.items()}
        if last:
            self.answers |= {name: answer for name, answer in last.answers.items() if answer in ANSWERS.get(name, ())}
        self.own = OwnCards(last.cards if last else (), self._told)
        self.words = {"name": self.seats[0].name, "seed": ""}
        self._language = language_in_use()
        """In which language the seat is called by its colour."""

    @property
    def heading(self) -> str:
        return say("solo-title")

    def settings_changed(self) -> None:
        self.keep_words()
        self.seats[0].name = self.words["name"]
        if self._language != language_in_use():
            translated(self.seats, self._language)
            self.words["name"], self._language = self.seats[0].name, language_in_use()
            self.entries.set_text("name", self.words["name"])
            self.own.look_again()
        super().settings_changed()

    def enter(self) -> None:
        super().enter()
        self.own.take_up()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.own.take_up()

    def _told(self, sentence: str) -> None:
        """Say a sentence about cards of one's own and lay the buttons as they are now."""
        self.fault = sentence
        self.place()

    @property
    def aggressive(self) -> bool:
        """Whether the Automa is aggressive, where its level offers that."""
        return self.answers["aggressive"] == "on" and offers_aggressive(self.level)

    def entry_boxes(self) -> dict[str, Box]:
        return {"name": page.NAME, "seed": page.SEED}

    def all_buttons(self) -> list[Button]:
        found = [
            self._label("back", page.BACK, "undo", self.back),
            self._label("campaign", page.CAMPAIGN, "campaign", self._campaign, say("solo-campaign-note")),
            self._lesson(),
            self._label("start", page.START, "grape_red", self._start, strong=True),
        ]
        box = page.FACE
        face = faces.innkeeper(innkeepers_of(self.seats)[0], self.seats[0].colour, box[2])
        found.append(Button("face", box, face, self._step_innkeeper, margin=faces.MARGIN))
        found += [self._swatch(colour) for colour in COLOURS]
        found += [self._level(index, level) for index, level in enumerate(LEVELS)]
        for row, (name, answers) in enumerate(ANSWERS.items()):
            found += [self._answer(row, index, name, answer) for index, answer in enumerate(answers)]
        return found + (self.own.buttons(page.own_box()) if self.own.there else [])

    def sheet(self) -> pygame.Surface:
        own = self.own.title if self.own.there else ""
        return page.draw_sheet(self.app.screen.scale, self.level, self.aggressive, own, self.fault)

    def back(self) -> None:
        self.app.scenes.replace(self.app.routes.title())

    def _label(self, name: str, box: Box, icon: str, act: faces.Act, note: str = "", strong: bool = False) -> Button:
        return label_button(name, box, act, say(f"solo-{name}"), icon, note, strong)

    def _lesson(self) -> Button:
        """The way to the lesson of the game alone."""
        lesson = next(one for one in lessons.lessons() if one.for_one)
        below = "" if large() else say(f"lesson-state-{progress.state(lesson)}", minutes=lesson.minutes)
        return label_button("lesson", page.LESSON, partial(self._learn, lesson.id), lesson.title, "hint", below)

    def _learn(self, lesson: str) -> None:
        self.app.scenes.replace(self.app.routes.lesson(lesson))

    def _swatch(self, colour: str) -> Button:
        box = page.swatch_box(COLOURS.index(colour))
        face = faces.swatch(colour, self.seats[0].colour == colour, False, box[2])
        return Button(
            f"colour-{colour}",
            box,
            face,
            lambda: self._recolour(colour),
            margin=faces.MARGIN,
            group=say("reader-colour"),
        )

    def _level(self, index: int, level: str) -> Button:
        box = page.level_box(index)
        face = page.level_face(index, level, level == self.level, box[2], box[3])
        return Button(f"level-{level}", box, face, lambda: self._choose_level(level), margin=faces.MARGIN)

    def _answer(self, row: int, index: int, name: str, answer: str) -> Button:
        box = page.answer_box(row, index, self.own.there)
        chosen = (
            answer == ("on" if self.aggressive else "off") if name == "aggressive" else answer == self.answers[name]
        )
        enabled = name != "aggressive" or offers_aggressive(self.level)
        icon = "aggressive" if answer == "on" else ""
        act = partial(self._choose, name, answer)
        return switch_button(
            f"{name}-{answer}",
            box,
            act,
            say(f"solo-{name}-answer", answer=answer),
            chosen,
            icon,
            enabled=enabled,
            group=say(f"solo-{name}"),
        )

    def _recolour(self, colour: str) -> None:
        self.keep_words()
        self.seats[0].name = self.words["name"]
        recolour(self.seats, 0, colour)
        self.words["name"] = self.seats[0].name
        self.entries.set_text("name", self.seats[0].name)
        self.place()

    def _step_innkeeper(self) -> None:
        self.keep_words()
        step_innkeeper(self.seats, 0)
        self.place()

    def _choose_level(self, level: str) -> None:
        self.level = level
        self.place()

    def _choose(self, name: str, answer: str) -> None:
        self.answers[name] = answer
        self.place()

    def _campaign(self) -> None:
        self.keep_words()
        self._remember()
        self.app.scenes.replace(self.app.routes.campaign())

    def _remember(self) -> None:
        seat = self.seats[0]
        (name,) = typed_names(self.seats, [self.words["name"]])
        kept = KeptSeat(seat.colour, name, innkeeper=seat.innkeeper)
        self.app.settings.solo = LastSolo(kept, self.level, dict(self.answers), self.own.names)
        self.app.keep_settings()

    def _start(self) -> None:
        self.keep_words()
        self.seats[0].name = self.words["name"]
        try:
            names = checked_names(self.seats)
            seed = checked_seed(self.words["seed"])
        except BadForm as fault:
            self.fault = str(fault)
            return
        self.own.begin(self.app, partial(self._begin, names, seed))

    def _begin(self, names: tuple[str, ...], seed: int, rules: Rules | None) -> None:
        """Deal the game, by rules with cards of one's own if there are any, and sit down at its table."""
        self._remember()
        options: dict[str, object] = {} if self.level == "normal" else {"level": self.level}
        if self.aggressive:
            options["aggressive"] = True
        if self.answers["visitors"] != ANSWERS["visitors"][0]:
            options["solo_visitors"] = self.answers["visitors"]
        game = KeptGame.begin(
            typed_names(self.seats, names), (self.seats[0].colour,), seed, options,
            rules=rules, innkeepers=innkeepers_of(self.seats),
        )  # fmt: skip
        self.app.scenes.replace(self.app.routes.table(game))


def player_of(app: App) -> Seat:
    """Who plays alone: as the last time, else as the first person at the last table."""
    last, table = app.settings.solo, app.settings.table
    if last and last.seat.colour in COLOURS:
        return Seat(last.seat.colour, shown_name(last.seat), innkeeper=kept_innkeeper(last.seat))
    people = [seat for seat in (kept_seats(table.seats) if table else []) if not seat.level]
    return [*people, *usual_seats(1)][0]
