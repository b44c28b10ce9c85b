"""How each game is played, on two open pages in pictures of its things; from here the rulebook is opened."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import pygame

from game.art import book
from game.art.kit.boxes import Box
from game.art.kit.letters import large, share
from game.art.kit.palette import WINE, Colour
from game.art.labels import LABEL_BLEED
from game.pages import how_to_play_sheet as page
from game.pages import rulebook_sheet
from game.store import lessons as progress
from game.text import lessons
from game.text.lessons import Lesson
from game.text.messages import say
from game.window.announcements import sentences
from game.window.app import App
from game.window.input import Action, action_of
from game.window.page import Page
from game.window.widgets.buttons import LIT, Button, Face, Look
from game.window.widgets.labels import label_button
from rules.vino.rules import Vino

TABS: dict[str, tuple[str, Colour]] = {"viticulture": ("grape_any", "#7A5A12"), "vino": ("compass", "#1F6C86")}
"""The sign of each game and the ink of its tab while the other one is open."""

SIGNS: dict[progress.State, str] = {"new": "hint", "begun": "play_btn", "done": "confirm", "again": "confirm"}
"""The sign on a lesson by how far it is."""


class HowToPlayScene(Page):
    """Tells how a game is played; it lies over what it was opened from and leads back there."""

    takes_rules = False

    def __init__(self, app: App, game: str, others: Sequence[str] = ()) -> None:
        """``others`` are the games that can be turned to."""
        super().__init__(app)
        self.game = game
        self.teaches = not app.scenes.played
        """Whether lessons are offered: over a table nobody leaves it for one by a slip."""
        self.games = tuple(one for one in TABS if one == game or one in others)

    @property
    def heading(self) -> str:
        steps = (page.said_of(self.game, step) for part in page.STEPS[self.game] for step, _ in part)
        return sentences(say(f"how-{self.game}"), *chain.from_iterable(steps))

    def place(self) -> None:
        found = [
            label_button("rulebook", rulebook_sheet.WAY, self._open, say("rulebook-open"), "rules", strong=True),
            label_button("back", rulebook_sheet.BACK, self.app.scenes.pop, say("rulebook-back"), "undo"),
        ]
        if self.game == Vino.name:
            found.append(label_button("info", page.NUMBERS, self._explain, say("vino-info"), "info"))
        offered = self._offered() if self.teaches else []
        right = page.NUMBERS.x - page.LESSON_GAP if self.game == Vino.name else page.LESSONS.right
        boxes = page.lesson_boxes(len(offered), right)
        found += [self._lesson(one, box, one is offered[0]) for one, box in zip(offered, boxes, strict=True)]
        if len(self.games) > 1:
            found += [self._tab(index, game) for index, game in enumerate(self.games)]
        self.buttons.replace(found)
        self.dirty = True

    def _tab(self, index: int, game: str) -> Button:
        icon, ink = TABS[game]
        words, chosen = say(f"new-game-{game}"), game == self.game

        def face(look: Look, scale: float) -> pygame.Surface:
            return book.tab(book.TabLook(icon, words, WINE if chosen else ink, chosen, look in LIT), scale)

        drawn = Face(face, words, chosen=chosen)
        return Button(f"game-{game}", book.tab_box(index), drawn, lambda: self.turn(game), margin=LABEL_BLEED)

    def _offered(self) -> list[Lesson]:
        """The lessons of the game; where none of them is for everybody at once, and words leave room to say whose they
        are, those of other games that are."""
        found = list(lessons.lessons(self.game))
        if share() <= 1 and not any(one.for_all for one in found):
            found += [one for one in lessons.lessons() if one.for_all]
        return found

    def _lesson(self, lesson: Lesson, box: Box, first: bool) -> Button:
        state = progress.state(lesson)
        below = "" if large() else say(f"lesson-state-{state}", minutes=lesson.minutes)
        if lesson.game != self.game:
            below = say("lesson-of-game", game=say(f"new-game-{lesson.game}"))
        strong = first and state in ("new", "begun")
        name = f"lesson-{lesson.id}"
        return label_button(name, box, lambda: self._learn(lesson), lesson.title, SIGNS[state], below, strong)

    def _learn(self, lesson: Lesson) -> None:
        self.app.scenes.replace(self.app.routes.lesson(lesson.id))

    def turn(self, game: str) -> None:
        """Tell of another game."""
        self.game = game
        self.place()

    def _open(self) -> None:
        self.app.scenes.push(self.app.routes.rulebook(self.game))

    def _explain(self) -> None:
        self.app.scenes.push(self.app.routes.about(self.game))

    def handle(self, event: pygame.event.Event) -> bool:
        if action_of(event) == Action.RULES:
            self.app.scenes.pop()
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(page.sheet(self.game, screen.scale), screen.frame)
        self.buttons.draw(surface, screen)
