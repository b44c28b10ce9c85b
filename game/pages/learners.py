"""Who learns together at one screen: asked before a lesson that any number of people can play."""

from __future__ import annotations

from functools import partial

import pygame

from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK, WINE
from game.art.sheet import one_line, paper
from game.pages.form import Form
from game.pages.new_game_form import (
    LONGEST_NAME,
    BadForm,
    Seat,
    called,
    checked_names,
    innkeepers_of,
    kept_seats,
    recolour,
    translated,
    typed_names,
    usual_seats,
)
from game.store.kept_game import COLOURS
from game.text import lessons
from game.text.messages import language_in_use, say
from game.window.announcements import sentences
from game.window.app import App
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.labels import label_button, switch_button
from game.window.widgets.notice import draw_notice

BOX = Box(240, 180, 1440, 720)
WORDS = Box(300, 296, 1320, 70)
COUNT, COUNT_GAP, COUNT_TOP, COUNT_TALL = 150.0, 18.0, 384.0, 76.0
"""The buttons for the number of people."""
PLACE, PLACE_GAP = 208.0, 16.0
FACE, FACE_TOP, NAME_TOP, NAME_TALL = 140.0, 494.0, 652.0, 56.0
BACK, START = Box(300, 772, 280, 80), Box(1200, 764, 420, 96)
FAULT = Box(300, 92, 1320, 78)
USUAL = 2
"""So many learn together where no table was laid before."""


class LearnersScene(Form):
    """Asks how many they are and what they are called; begins with the people of the table that was laid last."""

    longest = 2 * LONGEST_NAME

    def __init__(self, app: App, lesson: str) -> None:
        super().__init__(app)
        self.lesson = lessons.lesson(lesson)
        self.counts = sorted(self.lesson.content.seats)
        last = app.set_up.get(self.lesson.game) or app.settings.table
        people = [seat for seat in kept_seats(last.seats if last else ()) if not seat.level]
        self.count = len(people) if len(people) in self.counts else USUAL
        self.seats = _filled_up(people)
        self.words = {f"name-{at}": seat.name for at, seat in enumerate(self.seats)}
        self._language = language_in_use()
        """In which language the seats are called by their colours."""

    def settings_changed(self) -> None:
        self._take_names()
        if self._language != language_in_use():
            translated(self.seats, self._language)
            self._language = language_in_use()
            self._show_names()
        super().settings_changed()

    def rewritten(self, name: str) -> None:
        self._take_names()
        self.place()

    def entry_boxes(self) -> dict[str, tuple[float, float, float, float]]:
        return {f"name-{at}": self._place(at)._replace(y=NAME_TOP, h=NAME_TALL) for at in range(self.count)}

    def all_buttons(self) -> list[Button]:
        found = [
            label_button("start", START, self.entered, say("learners-start"), "play_btn", strong=True),
            label_button("back", BACK, self.back, say("rulebook-back"), "undo"),
        ]
        left = BOX.centre[0] - (len(self.counts) * (COUNT + COUNT_GAP) - COUNT_GAP) / 2
        for index, count in enumerate(self.counts):
            box = Box(left + index * (COUNT + COUNT_GAP), COUNT_TOP, COUNT, COUNT_TALL)
            act = partial(self._seat, count)
            found.append(
                switch_button(f"count-{count}", box, act, str(count), count == self.count, group=say("reader-chairs"))
            )
        innkeepers = innkeepers_of(self.seats)
        for at in range(self.count):
            place = self._place(at)
            box = Box(place.centre[0] - FACE / 2, FACE_TOP, FACE, FACE)
            face = faces.innkeeper(innkeepers[at], self.seats[at].colour, FACE)
            act, hint = partial(self._recolour, at), say("learners-colour")
            group = say("reader-chair", seat=at + 1, name=called(self.seats)[at])
            found.append(Button(f"colour-{at}", box, face, act, margin=faces.MARGIN, hint=hint, group=group))
        return found

    @property
    def heading(self) -> str:
        return sentences(self.lesson.title, say("learners-words", minutes=self.lesson.minutes_of(self.count)))

    def sheet(self) -> pygame.Surface:
        return _sheet(
            self.lesson.title, say("learners-words", minutes=self.lesson.minutes_of(self.count)), self.app.screen.scale
        )

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        draw_notice(surface, self.app.screen, FAULT, self.fault)

    def back(self) -> None:
        self.app.scenes.replace(self.app.routes.title())

    def entered(self) -> None:
        """Begin with those who are there."""
        self._take_names()
        seats = self.seats[: self.count]
        try:
            names = typed_names(seats, checked_names(seats))
        except BadForm as fault:
            self.fault, self.dirty = str(fault), True
            return
        sitting = tuple((name, seat.colour) for name, seat in zip(names, seats, strict=True))
        self.app.scenes.replace(self.app.routes.lesson(self.lesson.id, anew=True, sitting=sitting))

    def _place(self, at: int) -> Box:
        """The column of somebody."""
        left = BOX.centre[0] - (self.count * (PLACE + PLACE_GAP) - PLACE_GAP) / 2
        return Box(left + at * (PLACE + PLACE_GAP), FACE_TOP, PLACE, NAME_TOP + NAME_TALL - FACE_TOP)

    def _seat(self, count: int) -> None:
        self._take_names()
        self.count, self.fault = count, ""
        self.lay()

    def _recolour(self, at: int) -> None:
        """Give somebody the next colour; who had it gets the old one."""
        self._take_names()
        after = COLOURS[(COLOURS.index(self.seats[at].colour) + 1) % len(COLOURS)]
        recolour(self.seats, at, after)
        self._show_names()
        self.place()

    def _take_names(self) -> None:
        """Let each seat be called what stands in its entry."""
        self.keep_words()
        for at, seat in enumerate(self.seats):
            seat.name = self.words[f"name-{at}"]

    def _show_names(self) -> None:
        for at, seat in enumerate(self.seats):
            self.words[f"name-{at}"] = seat.name
            if at < self.count:
                self.entries.set_text(f"name-{at}", seat.name)


def _filled_up(people: list[Seat]) -> list[Seat]:
    """These people, and as many more as there are colours."""
    taken = {seat.colour for seat in people}
    return [*people, *(seat for seat in usual_seats(len(COLOURS)) if seat.colour not in taken)]


@kept(2)
def _sheet(title: str, words: str, scale: float) -> pygame.Surface:
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, BOX)
    one_line(canvas, WORDS.x, BOX.y + 72, title, "display", 46, WORDS.w, WINE, 58)
    said, size = canvas.fitting(words, "medium", 28, WORDS.w, 2, 1.15, WORDS.h)
    canvas.text(WORDS.x, WORDS.y, said, "medium", size, INK, wrap=WORDS.w, leading=1.15, most=3)
    return canvas.surface()
