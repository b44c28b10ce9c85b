"""The question before a new game begins with the position that a replay shows."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.text.messages import say
from game.window import question
from game.window.announcements import sentences
from game.window.app import App
from game.window.page import Page
from game.window.widgets.labels import label_button


class GoOnScene(Page):
    """Asks over a replay; keys come first to the answer that leaves all as it is."""

    opaque = False

    def __init__(self, app: App, begin: Callable[[], None]) -> None:
        """``begin`` begins the new game."""
        super().__init__(app)
        self.begin = begin

    def place(self) -> None:
        self.buttons.replace(
            [
                label_button("no", question.NO, self.app.scenes.pop, say("replay-go-on-no"), "undo"),
                label_button("yes", question.YES, self.begin, say("replay-go-on-yes"), "grape_red", strong=True),
            ]
        )
        self.dirty = True

    @property
    def heading(self) -> str:
        return sentences(say("replay-go-on"), say("replay-go-on-ask"))

    def draw(self, surface: pygame.Surface) -> None:
        question.draw(surface, self.app.screen, say("replay-go-on"), say("replay-go-on-ask"))
        self.buttons.draw(surface, self.app.screen)
