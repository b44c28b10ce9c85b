"""What is offered when a lesson is over: a game, the lesson again, or the title."""

from __future__ import annotations

import pygame

from game.art.innkeepers import GLAD, disc
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK, WINE
from game.art.sheet import one_line, paper
from game.store.kept_game import COLOURS
from game.store.lessons import LessonGame
from game.text.lessons import key
from game.text.messages import say
from game.window import question
from game.window.app import App
from game.window.input import Action, action_of
from game.window.page import Page
from game.window.widgets.labels import label_button

BOX = (400.0, 260.0, 1120.0, 520.0)
PAD, FACE = 56.0, 150.0
ROW = BOX[1] + BOX[3] - 142
"""Top of the row of buttons."""
PLAY, OTHER, TALL, GAP = 440.0, 266.0, 86.0, 18.0
"""How wide the buttons are, and how high."""
TEXT, LEADING, LINES = 28.0, 1.2, 6


class LessonEnd(Page):
    """Lies over the table of the lesson."""

    opaque = False

    def __init__(self, app: App, game: LessonGame) -> None:
        super().__init__(app)
        self.game = game

    def place(self) -> None:
        left = BOX[0] + PAD
        boxes = [(left, ROW - 5, PLAY, TALL + 10)]
        boxes += [(left + PLAY + GAP + i * (OTHER + GAP), ROW, OTHER, TALL) for i in range(2)]
        play, again, title = boxes
        self.buttons.replace(
            [
                label_button("play", play, self._play, say("lesson-end-play"), "play_btn", strong=True),
                label_button("again", again, self._again, say("lesson-end-again"), "replay"),
                label_button("title", title, self._to_title, say("window-to-title"), "menu"),
            ]
        )
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        if action_of(event) in (Action.BACK, Action.MENU):
            self._to_title()
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        question.veil(surface, screen)
        surface.blit(_sheet(say("lesson-end"), self._words(), screen.scale), screen.pixel((0, 0)))
        self.buttons.draw(surface, screen)

    def _words(self) -> str:
        return say(key(self.game.lesson.id, "end"))

    def _play(self) -> None:
        routes, alone = self.app.routes, len(self.game.names) == 1
        self.app.scenes.replace(routes.solo() if alone else routes.new_game((), self.game.lesson.game))

    def _again(self) -> None:
        self.app.scenes.replace(self.app.routes.lesson(self.game.lesson.id, anew=True, seats=len(self.game.names)))

    def _to_title(self) -> None:
        self.app.scenes.replace(self.app.routes.title())


@kept(2)
def _sheet(title: str, words: str, scale: float) -> pygame.Surface:
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, BOX)
    x, y, w, _ = BOX
    left = x + PAD + FACE + 36
    room = x + w - PAD - left
    canvas.picture(disc(COLOURS[-1], COLOURS[-1], FACE, scale, GLAD, signed=False), x + PAD, y + 60)
    one_line(canvas, left, y + 84, title, "display", 46, room, WINE, 60)
    top = y + 130
    said, size = canvas.fitting(words, "medium", TEXT, room, LINES, LEADING, ROW - 24 - top)
    canvas.text(left, top, said, "medium", size, INK, wrap=room, leading=LEADING, most=LINES + 1)
    return canvas.surface()
