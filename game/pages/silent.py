"""What is said over any page where all shall be read aloud, and nothing here can."""

from __future__ import annotations

import pygame

from game.text.messages import say
from game.window import question
from game.window.announcements import sentences
from game.window.page import Page
from game.window.widgets.labels import label_button


class SilentScene(Page):
    """Why nothing reads aloud and what would help; it goes with a press, and as soon as something speaks."""

    opaque = False

    def place(self) -> None:
        words = say("voice-silent-close")
        self.buttons.replace([label_button("close", question.YES, self.app.scenes.pop, words, "confirm", strong=True)])
        self.dirty = True

    def update(self, seconds: float) -> None:
        if not self.app.aloud.silence and self.app.scenes.top is self:
            self.app.scenes.pop()

    @property
    def heading(self) -> str:
        return sentences(say("settings-voice"), self.app.aloud.silence)

    def draw(self, surface: pygame.Surface) -> None:
        question.draw(surface, self.app.screen, say("settings-voice"), self.app.aloud.silence)
        self.buttons.draw(surface, self.app.screen)
