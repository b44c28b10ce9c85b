"""What touching does at the table: making wine by hand, refusals, stepping back, confirming, looking."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.art.kit.boxes import Box
from game.play.control import CLICK_SECONDS
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import say
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from rules.engine.choice import Choice, Ref
from tests.game.driver import Driver
from tests.game.laid import laid

SIZE = (960, 540)


@pytest.fixture
def at_table() -> Callable[[Callable[[Session], bool]], Driver]:
    def sit_down(wanted: Callable[[Session], bool]) -> Driver:
        driver = Driver(App(GameRoutes, SIZE, Settings(animation="instant", hands="open")), played(wanted), drags=False)
        driver.lift_curtain()
        if driver.scene.interaction.closed:
            driver.press("hand")
        return driver

    return sit_down


Sit = Callable[[Callable[[Session], bool]], Driver]


def offered(driver: Driver, verb: str, *words: str) -> list[Choice]:
    """The open choices with this verb that begin with these words."""
    decision = driver.session.decision
    assert decision is not None
    return [one for one in decision.choices if one.verb == verb and one.words[: len(words)] == words]


def made(driver: Driver) -> list[str]:
    return [line.choice for line in driver.session.game.record.lines if line.choice]


def key(driver: Driver, code: int, mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=mod))
    driver.frame()


def right_click(driver: Driver, point: tuple[float, float]) -> None:
    driver.post(pygame.MOUSEBUTTONDOWN, point, button=3)
    driver.post(pygame.MOUSEBUTTONUP, point, button=3)
    driver.frame()


def centre(driver: Driver, ref: Ref) -> tuple[float, float]:
    return next(thing for thing in driver.scene.interaction.things if thing.ref == ref).box.centre


def row_of_wine(driver: Driver, kind: str) -> tuple[float, float]:
    box = next(thing for thing in driver.scene.interaction.things if thing.ref == Ref("cellar", kind)).box
    return box.x + box.w - 20, box.y + box.h / 2


def confirm(driver: Driver) -> None:
    if driver.scene.interaction.held is not None:
        driver.press("confirm")


def test_a_grape_carried_to_a_row_of_the_cellar_becomes_that_wine(at_table: Sit) -> None:
    driver = at_table(season("winter", "make", 2))
    wine = next(one for one in offered(driver, "make") if one.words[0] in ("red", "white"))
    driver.drag(centre(driver, Ref("grape", wine.words[1])), row_of_wine(driver, wine.words[0]))
    confirm(driver)
    assert made(driver)[-1] == str(wine)


def test_blush_is_made_by_clicking_its_grapes_and_its_row(at_table: Sit) -> None:
    driver = at_table(lambda session: season("winter", "make", 2)(session) and bool(
        [one for one in session.decision.choices if one.words[:1] == ("blush",)]  # type: ignore[union-attr]
    ))  # fmt: skip
    wine = offered(driver, "make", "blush")[0]
    for grape in wine.words[1:]:
        driver.click(centre(driver, Ref("grape", grape)))
    driver.click(row_of_wine(driver, "blush"))
    confirm(driver)
    assert made(driver)[-1] == str(wine)


def test_picked_grapes_leave_only_wines_that_use_them(at_table: Sit) -> None:
    driver = at_table(season("winter", "make", 2))
    grape = next(one for one in offered(driver, "make")).words[1]
    driver.click(centre(driver, Ref("grape", grape)))
    listed = [button.name for button in driver.scene.buttons.all if button.name.startswith("make ")]
    assert listed
    assert all(grape in name.split() for name in listed)
    key(driver, pygame.K_ESCAPE)
    assert driver.scene.interaction.pointer.selection.picked == ()


def test_a_worker_dropped_in_another_season_is_refused_with_its_reason(at_table: Sit) -> None:
    driver = at_table(season("summer", "turn", 2))
    before = driver.session.game.digest()
    driver.drag(centre(driver, Ref("worker", "worker")), centre(driver, Ref("space", "make_wine.left")))
    assert driver.scene.interaction.note.words
    assert driver.scene.interaction.note.refused is not None
    assert driver.scene.interaction.held is None
    assert driver.session.game.digest() == before
    driver.post(pygame.MOUSEMOTION, (20, 1050), rel=(0, 0), buttons=(0, 0, 0))
    driver.frame()
    assert driver.scene.interaction.note.words == ""


def test_a_piece_dropped_where_it_lay_is_no_refusal(at_table: Sit) -> None:
    driver = at_table(season("summer", "turn", 2))
    x, y = centre(driver, Ref("worker", "worker"))
    driver.drag((x, y), (x + 12, y))
    assert driver.scene.interaction.note.words == ""


def test_what_reveals_a_card_waits_for_confirm_and_can_be_cancelled(at_table: Sit) -> None:
    driver = at_table(lambda session: season("summer", "turn", 1)(session) and any(
        one.words[1:] == ("draw_vine.left",) for one in session.decision.choices  # type: ignore[union-attr]
    ))  # fmt: skip
    count = len(made(driver))
    driver.click(centre(driver, Ref("space", "draw_vine.left")))
    assert driver.scene.interaction.held is not None
    assert driver.scene.interaction.held.note == say("table-reveals")
    driver.press("cancel")
    assert len(made(driver)) == count
    driver.click(centre(driver, Ref("space", "draw_vine.left")))
    key(driver, pygame.K_RETURN)
    assert made(driver)[count:] == ["place worker draw_vine.left"]


def test_passing_with_workers_left_asks_once(at_table: Sit) -> None:
    driver = at_table(season("summer", "turn", 1))
    count = len(made(driver))
    driver.press("pass")
    assert len(made(driver)) == count
    assert driver.scene.interaction.held is not None
    driver.press("confirm")
    assert made(driver)[count:] == ["pass"]


def test_stepping_back_and_making_it_again(at_table: Sit) -> None:
    driver = at_table(lambda session: season("summer", "turn", 1)(session) and any(
        one.words[1:] == ("build_structure.left",) for one in session.decision.choices  # type: ignore[union-attr]
    ))  # fmt: skip
    before = driver.session.game.digest()
    driver.click(centre(driver, Ref("space", "build_structure.left")))
    after = driver.session.game.digest()
    assert after != before
    key(driver, pygame.K_z, pygame.KMOD_CTRL)
    assert driver.session.game.digest() == before
    driver.press("ribbon-redo")
    assert driver.session.game.digest() == after
    driver.press("undo")
    assert driver.session.game.digest() == before


def test_a_right_click_shows_the_card_large_until_the_next_input(at_table: Sit) -> None:
    driver = at_table(season("summer", "turn", 2))
    card = next(thing for thing in reversed(driver.scene.interaction.things) if thing.ref.kind == "card")
    right_click(driver, (card.box.x + 20, card.box.y + 60))
    assert driver.scene.parts.zoom.card == card.ref.name
    driver.click((20, 1060))
    assert driver.scene.parts.zoom.card == ""


def test_a_panel_of_the_rail_shows_that_players_mat(at_table: Sit) -> None:
    driver = at_table(season("summer", "turn", 2))
    other = 1 - driver.scene.interaction.seat
    driver.click(centre(driver, Ref("seat", str(other))))
    assert driver.scene.interaction.viewed == other
    assert not any(thing.ref.kind in ("field", "structure", "worker") for thing in driver.scene.interaction.things)
    key(driver, pygame.K_ESCAPE)
    assert driver.scene.interaction.viewed is None


def test_with_a_closed_hand_nothing_tells_what_it_could_do() -> None:
    session = laid({"season": "summer", "turn": 0, "seat": {0: {"hand": ["malvasia", "broker"]}}})
    session.kept.open_hands = False
    driver = Driver(App(GameRoutes, SIZE, Settings(animation="instant")), session, drags=False)
    assert driver.scene.interaction.closed
    touchable = driver.scene.interaction.pointer.selection.touchable()
    for action in ("plant_vine", "play_summer_visitor"):
        assert Ref("space", f"{action}.left") not in touchable
        driver.click(centre(driver, Ref("space", f"{action}.left")))
        assert driver.scene.interaction.note.words == say("table-hidden", press="Space")
    assert not any(thing.ref.kind == "card" for thing in driver.scene.interaction.things)


def test_the_button_of_the_hand_opens_it_while_it_is_held_and_for_the_turn_by_a_click() -> None:
    driver = Driver(
        App(GameRoutes, SIZE, Settings(animation="instant")), played(season("summer", "turn", 2)), drags=False
    )
    scene = driver.scene
    button = scene.buttons.named("hand")
    assert button is not None
    assert scene.interaction.closed
    point = Box(*button.box).centre
    driver.post(pygame.MOUSEBUTTONDOWN, point, button=1)
    driver.app.step(CLICK_SECONDS + 0.01)
    assert not scene.interaction.closed
    driver.post(pygame.MOUSEBUTTONUP, point, button=1)
    driver.frame()
    assert scene.interaction.closed
    driver.click(point)
    driver.app.step(CLICK_SECONDS + 0.01)
    assert not scene.interaction.closed
    driver.click(point)
    assert scene.interaction.closed
