"""The signs of the ribbon say in words what they do."""

from __future__ import annotations

import pygame
import pytest

from game.art.kit import written
from game.art.kit.boxes import Box
from game.art.ribbon import GOAL, RibbonLook, _ground
from game.play.ask import ribbon_signs
from game.play.bubble import SIGNS
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import say
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from tests.game.driver import Driver


@pytest.mark.parametrize("name", ribbon_signs())
def test_a_sign_that_is_pointed_at_is_told_in_words(name: str) -> None:
    settings = Settings(animation="instant", reduced_motion=True, inspect=500)
    driver = Driver(App(GameRoutes, (960, 540), settings), played(season("summer", "turn", 1)), drags=False)
    assert name in SIGNS
    button = driver.scene.buttons.named(f"ribbon-{name}")
    assert button is not None
    x, y, w, h = button.box
    driver.move((x + w / 2, y + h / 2))
    task = driver.scene.interaction.frame.task
    left = min(x - 4, task.x - 30)

    def seen(box: Box) -> bytes:
        return pygame.image.tobytes(driver.app.screen.surface.subsurface(driver.app.screen.pixels(box)), "RGB")

    def below() -> bytes:
        return seen(Box(left, y + h + 20, 16, 16))

    before, question = below(), seen(task)
    driver.app.step(0.6)
    driver.frame()
    assert below() != before
    assert seen(task) == question, "the question is covered"
    driver.move((x + w / 2, 700.0))
    driver.frame()
    assert below() == before


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_no_hint_of_the_table_lies_over_the_menu(by: str) -> None:
    settings = Settings(animation="instant", reduced_motion=True, inspect=0)
    driver = Driver(App(GameRoutes, (960, 540), settings), played(season("summer", "turn", 1)), drags=False)
    scene, app = driver.scene, driver.app
    button = scene.buttons.named("ribbon-menu")
    assert button is not None
    x, y, w, h = button.box
    below = app.screen.pixels(Box(driver.scene.interaction.frame.task.x - 120, y + h + 20, 100, 16))

    def seen() -> bytes:
        driver.frame()
        return pygame.image.tobytes(app.screen.surface.subsurface(below), "RGB")

    plain = seen()
    scene.parts.review.menu()
    driver.frame()
    menu = seen()
    app.scenes.pop()
    assert seen() == plain
    if by == "mouse":
        driver.move((x + w / 2, y + h / 2))
        assert scene.buttons.hovered == "ribbon-menu"
    else:
        scene.buttons.focused = "ribbon-menu"
    scene.dirty = True
    assert seen() != plain
    scene.parts.review.menu()
    driver.frame()
    assert seen() == menu


@pytest.mark.parametrize("code", ["en", "es", "it", "ru"])
def test_the_year_leaves_room_for_the_sign_of_the_goal_also_in_large_words(code: str) -> None:
    App(GameRoutes, (1024, 768), Settings(language=code, text=175))
    place, scale = Box(0, 0, 1920, 64), 1024 / 1920
    rail = Box(0, 0, 290, 64)
    look = RibbonLook(say("table-setup"), "", (), "", "")
    written.listen(True)
    try:
        (year,) = written.on(_ground(look, True, place, rail, scale))
    finally:
        written.listen(False)
    assert year.box.right <= (rail.right - 10 - GOAL) * scale + 1
