"""The question before a new game begins with the position that a replay shows."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.text.messages import say
from game.window import question
from game.window.app import App
from game.window.page import Page
from game.window.widgets import faces
from game.window.widgets.buttons import Button


class GoOnScene(Page):
    """Asks over a replay; keys come first to the answer that leaves all as it is."""

    opaque = False

    def __init__(self, app: App, begin: Callable[[], None]) -> None:
        """``begin`` begins the new game."""
        super().__init__(app)
        self.begin = begin

    def place(self) -> None:
        no, yes = say("replay-go-on-no"), say("replay-go-on-yes")
        back = faces.label(no, *question.NO[2:], "undo")
        begin = faces.label(yes, *question.YES[2:], "grape_red", strong=True)
        self.buttons.replace(
            [
                Button("no", question.NO, back, self.app.scenes.pop, margin=faces.MARGIN),
                Button("yes", question.YES, begin, self.begin, margin=faces.MARGIN),
            ]
        )
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        question.draw(surface, self.app.screen, say("replay-go-on"), say("replay-go-on-ask"))
        self.buttons.draw(surface, self.app.screen)
