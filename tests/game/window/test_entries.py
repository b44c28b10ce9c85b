"""Text entries take whatever is typed, pasted or kept: what cannot be drawn leaves them as they were."""

from __future__ import annotations

import pygame
import pytest

from game.pages.solo import SoloScene
from game.program.routes import GameRoutes
from game.store.settings import KeptSeat, LastSolo, Settings
from game.window.app import App

UNDRAWN = ["\u202e", "\u200b", "\0", "\u034f", "\U000e0001"]


def page_of(name: str) -> SoloScene:
    """The page of a game alone, with the name that was kept of who plays."""
    app = App(GameRoutes, (640, 360), Settings(animation="instant", solo=LastSolo(KeptSeat("lago", name))))
    page = SoloScene(app)
    app.scenes.push(page)
    app.scenes.settle()
    return page


def typed(page: SoloScene, *letters: str) -> str:
    """What stands in the entry of the seed after it was written in."""
    page.entries.write("seed")
    for letter in letters:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        page.app.step(0.02)
    return page.entries.text("seed")


@pytest.mark.parametrize("letter", UNDRAWN)
def test_a_letter_without_width_leaves_an_empty_entry_empty_and_open(letter: str) -> None:
    assert typed(page_of("Lago"), letter, "4", "2") == "42"


@pytest.mark.parametrize("letter", UNDRAWN)
def test_a_kept_name_without_width_is_left_out(letter: str) -> None:
    page = page_of(letter)
    assert page.entries.text("name") == ""
    page.resized()
    page.app.step(0.02)
    assert page.entries.text("name") == ""
