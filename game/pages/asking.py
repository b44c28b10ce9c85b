"""Pages that ask before they do what cannot be taken back, or needs more words for."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from game.pages.form import Form
from game.text.told import Sentence
from game.window.app import App
from game.window.screen import Box
from game.window.widgets.buttons import Button, Buttons
from game.window.widgets.entries import Entries
from game.window.widgets.notice import draw_notice


class AskingForm(Form):
    """A page with a question that is asked over it."""

    asking: str = ""
    """What is asked; empty while the page itself is used."""
    notice = Sentence()
    """What became of something."""

    def __init__(self, app: App, notice_box: Box) -> None:
        """``notice_box`` is where the page says what became of something."""
        super().__init__(app)
        self.notice_box = notice_box
        self.notice, self.good = "", False
        """Whether what is said was done."""
        self._below = Entries({}, {}, 0)
        """The entries of the page while something is asked over it."""

    def tell(self, sentence: str, good: bool = False) -> None:
        """Say what became of something; ``good`` where it was done."""
        self.notice, self.good, self.dirty = sentence, good, True

    @abstractmethod
    def page_buttons(self) -> list[Button]:
        """The buttons of the page."""

    def page_entries(self) -> dict[str, Box]:
        """The entries of the page by name."""
        return {}

    @abstractmethod
    def answers(self) -> list[Button]:
        """The buttons of the question; keys come to the first one first."""

    @abstractmethod
    def go(self) -> None:
        """Do what is asked about."""

    def entered(self) -> None:
        if self.asking:
            self.go()

    @abstractmethod
    def draw_question(self, surface: pygame.Surface) -> None:
        """Draw the sheet of the question, without its buttons."""

    @abstractmethod
    def leave(self) -> None:
        """Leave the page for where it was come from."""

    def all_buttons(self) -> list[Button]:
        return self.answers() if self.asking else self.page_buttons()

    def lay(self) -> None:
        super().lay()
        boxes = self.page_entries() if self.asking else {}
        self._below = Entries(boxes, {name: self.words.get(name, "") for name in boxes}, self.longest)
        self._below.build(self.app.screen)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.asking:
            Buttons(self.page_buttons()).draw(surface, self.app.screen)
            self._below.draw(surface)
            self.draw_question(surface)
            self.buttons.draw(surface, self.app.screen)
            self.entries.draw(surface)
        else:
            waits = "" if self.notice else self.app.unsaved.notice
            draw_notice(surface, self.app.screen, self.notice_box, self.notice or waits, self.good and not waits)

    def keep(self) -> None:
        """Leave all as it is, and the question with it."""
        self.asking, self.fault = "", ""
        self.lay()

    def back(self) -> None:
        if self.asking:
            self.keep()
        else:
            self.leave()
