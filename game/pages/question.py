"""The sheet over a page on which something is asked before it is done, and the pages that ask so."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from game.art import ground
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK, WINE
from game.art.sheet import one_line, paper, warning
from game.pages.form import Form
from game.window.screen import Screen
from game.window.widgets.buttons import Button, Buttons

BOX = (470.0, 330.0, 980.0, 400.0)
ENTRY = (BOX[0] + 50, BOX[1] + 186, BOX[2] - 100, 56.0)
"""Where something is written in answer."""
NO = (BOX[0] + 50, BOX[1] + 296, 280.0, 66.0)
YES = (BOX[0] + BOX[2] - 400, BOX[1] + 290, 350.0, 76.0)
WORDS_TOP = BOX[1] + 110


class AskingForm(Form):
    """A page that asks before it does what cannot be taken back, or needs more words for."""

    asking: str = ""
    """What is asked; empty while the page itself is used."""

    @abstractmethod
    def page_buttons(self) -> list[Button]:
        """The buttons of the page."""

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

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.asking:
            Buttons(self.page_buttons()).draw(surface, self.app.screen)
            self.draw_question(surface)
            self.buttons.draw(surface, self.app.screen)
            self.entries.draw(surface)

    def keep(self) -> None:
        """Leave all as it is, and the question with it."""
        self.asking, self.fault = "", ""
        self.lay()

    def back(self) -> None:
        if self.asking:
            self.keep()
        else:
            self.leave()


def veil(surface: pygame.Surface, screen: Screen) -> None:
    """Darken all that lies behind a sheet."""
    w, h = screen.frame.size
    surface.blit(ground.vignette(w / screen.scale, h / screen.scale, screen.scale), screen.frame)


def draw(surface: pygame.Surface, screen: Screen, title: str, words: str, fault: str = "", entry: bool = False) -> None:
    """Draw the sheet over what is seen; above it stands what is wrong. ``entry`` leaves room to write."""
    veil(surface, screen)
    surface.blit(_sheet(title, words, fault, entry, screen.scale), screen.pixel((0, 0)))


@kept(4)
def _sheet(title: str, words: str, fault: str, entry: bool, scale: float) -> pygame.Surface:
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, BOX)
    x, y, w, _ = BOX
    one_line(canvas, x + 50, y + 66, title, "display", 38, w - 100, WINE, 54)
    usual, most, room = (24, 2, ENTRY[1] - 4 - WORDS_TOP) if entry else (28, 5, NO[1] - 20 - WORDS_TOP)
    said, size = canvas.fitting(words, "medium", usual, w - 100, most, 1.15, room)
    canvas.text(x + 50, WORDS_TOP, said, "medium", size, INK, wrap=w - 100, leading=1.15, most=most + 1)
    if fault:
        warning(canvas, x + 20, y - 104, w - 40, 86, fault)
    return canvas.surface()
