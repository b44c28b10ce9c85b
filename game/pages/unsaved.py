"""What is asked before the program ends while the last choices of a game cannot be written."""

from __future__ import annotations

import pygame

from game.text.messages import say
from game.window import question
from game.window.announcements import sentences
from game.window.page import Page
from game.window.widgets.labels import label_button


class UnsavedScene(Page):
    """Go on, or quit all the same; as soon as all is written the program ends without an answer."""

    opaque = False

    def place(self) -> None:
        self.buttons.replace(
            [
                label_button("stay", question.NO, self.app.scenes.pop, say("window-unsaved-stay"), "undo"),
                label_button("quit", question.YES, self.app.quit, say("window-unsaved-quit"), "quit", strong=True),
            ]
        )
        self.dirty = True

    def update(self, seconds: float) -> None:
        if not self.app.waiting:
            self.app.quit()

    @property
    def heading(self) -> str:
        return sentences(say("window-unsaved-title"), say("window-unsaved-ask", file=self.app.waiting))

    def draw(self, surface: pygame.Surface) -> None:
        words = say("window-unsaved-ask", file=self.app.waiting)
        question.draw(surface, self.app.screen, say("window-unsaved-title"), words)
        self.buttons.draw(surface, self.app.screen)
