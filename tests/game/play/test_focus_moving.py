"""While pieces move the focus waits unseen, and a key only ends the movement and shows what comes next."""

from __future__ import annotations

import pytest

from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window.app import App
from game.window.input import Action
from tests.game.input_driver import FocusDriver, press_key
from tests.game.laid import laid

SEAT: dict[str, list[str]] = {"hand": []}


def at_table(season: str) -> FocusDriver:
    """Lago and Cotto sit at a table on which everything moves slowly; Lago is asked."""
    app = App(GameRoutes, (960, 540), Settings(animation="half", confirm="never"))
    return FocusDriver(app, laid({"season": season, "turn": 0, "seat": {0: SEAT, 1: SEAT}}), press_key)


def seen_at(driver: FocusDriver) -> str:
    """The name of the button or thing that has the ring."""
    hovered = driver.scene.interaction.pointer.hovered
    return driver.scene.buttons.focused or (hovered[0].ref.name if hovered else "")


def test_a_key_that_ends_the_movement_chooses_nothing_that_was_not_shown() -> None:
    driver = at_table("summer")
    driver.go(lambda target: target.thing is not None and target.thing.ref.name == "give_tour.left")
    driver.press(Action.CHOOSE)
    assert not driver.scene.interaction.queue.empty
    driver.press(Action.CHOOSE)
    assert driver.scene.interaction.queue.empty
    assert driver.session.game.made == 1
    assert seen_at(driver) == "draw_vine.left"
    driver.press(Action.CHOOSE)
    assert driver.session.game.made == 2


def test_a_focus_whose_button_has_gone_is_seen_nowhere_until_something_is_asked() -> None:
    driver = at_table("fall")
    driver.press(Action.RIGHT)
    first = seen_at(driver)
    driver.press(Action.CHOOSE)
    assert not driver.scene.interaction.queue.empty
    assert seen_at(driver) == ""
    driver.scene.interaction.queue.skip()
    driver.frame()
    driver.scene.interaction.end_moment()
    driver.frame()
    assert seen_at(driver) == first


@pytest.mark.parametrize("size", [(640, 360), (960, 540), (1280, 720)])
def test_the_first_key_shows_an_answer_in_windows_of_any_size(size: tuple[int, int]) -> None:
    app = App(GameRoutes, size, Settings(animation="instant"))
    driver = FocusDriver(app, laid({"season": "summer", "turn": 0, "seat": {0: SEAT, 1: SEAT}}), press_key)
    driver.press(Action.RIGHT)
    assert seen_at(driver) == "draw_vine.left"
