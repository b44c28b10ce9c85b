"""A second click that comes too soon does not press what has come to lie under the pointer meanwhile."""

from __future__ import annotations

import pygame
import pytest

from game.art.kit.boxes import Box
from game.window.screen import Screen
from game.window.widgets import faces
from game.window.widgets.buttons import SURE_SECONDS, Button, Buttons

BOX, ELSEWHERE = Box(100, 100, 200, 60), Box(600, 100, 200, 60)
SIZE = (1920, 1080)


class Row:
    """Buttons that lie in one place, one after the other."""

    def __init__(self, first: str) -> None:
        self.pressed: list[str] = []
        self.screen = Screen(pygame.Surface(SIZE))
        self.buttons = Buttons([self.button(first)])

    def button(self, name: str, box: Box = BOX) -> Button:
        return Button(name, box, faces.nothing(name), lambda: self.pressed.append(name))

    def post(self, kind: int, box: Box = BOX) -> None:
        pos = self.screen.pixel(box.centre)
        self.buttons.handle(pygame.event.Event(kind, pos=pos, button=1), self.screen)

    def click(self, box: Box = BOX) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, box)
        self.post(pygame.MOUSEBUTTONUP, box)


@pytest.fixture
def row() -> Row:
    found = Row("confirm")
    found.post(pygame.MOUSEMOTION)
    found.click()
    assert found.pressed == ["confirm"]
    return found


def test_what_comes_under_a_resting_pointer_is_not_pressed_at_once(row: Row) -> None:
    row.buttons.replace([row.button("pass")])
    row.click()
    assert row.pressed == ["confirm"]
    row.buttons.update(SURE_SECONDS + 0.01)
    row.click()
    assert row.pressed == ["confirm", "pass"]


def test_it_is_the_same_where_there_was_nothing_for_a_while(row: Row) -> None:
    row.buttons.replace([])
    row.buttons.update(1.0)
    row.buttons.replace([row.button("pass")])
    row.click()
    assert row.pressed == ["confirm"]


def test_a_button_that_stays_can_be_pressed_again_at_once(row: Row) -> None:
    row.buttons.replace([row.button("confirm")])
    row.click()
    assert row.pressed == ["confirm", "confirm"]


def test_a_button_that_the_pointer_goes_to_can_be_pressed_at_once(row: Row) -> None:
    row.buttons.replace([row.button("pass"), row.button("other", ELSEWHERE)])
    row.post(pygame.MOUSEMOTION, ELSEWHERE)
    row.click(ELSEWHERE)
    row.buttons.replace([row.button("pass"), row.button("other", ELSEWHERE)])
    row.click(BOX)
    assert row.pressed == ["confirm", "other", "pass"]
