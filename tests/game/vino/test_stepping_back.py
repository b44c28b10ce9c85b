"""What may be taken back at Vino's table: only what the asked seat has done itself; what ends a turn asks first."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.play.session import Session
from game.store.settings import Settings
from game.text.messages import say
from rules.engine.choice import Ref
from tests.game.vino.driver import Driver


def buying(source: str) -> Callable[[Session], bool]:
    def wanted(session: Session) -> bool:
        decision = session.decision
        return decision is not None and decision.source == source and any(one.verb == "buy" for one in decision.choices)

    return wanted


def at(source: str, confirm: str = "long", shown: str = "income_only") -> Driver:
    driver = Driver(3, 7, size=(640, 360), options={"money_shown": shown})
    driver.app.settings = Settings(animation="instant", confirm=confirm)
    driver.play(buying(source))
    driver.lift_curtain()
    return driver


def buy_cheapest(driver: Driver) -> None:
    decision = driver.session.decision
    assert decision is not None
    driver.touch(Ref("vineyard", next(one for one in decision.choices if one.verb == "buy").words[0]))


def key(driver: Driver, code: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, mod=mod, unicode="", scancode=0))
        driver.frame()


def step_back(driver: Driver, way: str) -> None:
    """Try to take back the last answer in one of the ways there are."""
    if way == "right click":
        driver.click((4, 4), button=3)
    else:
        key(driver, pygame.K_u, pygame.KMOD_LSHIFT if way == "whole turn" else 0)


@pytest.mark.parametrize("way", ["key", "whole turn", "right click"])
def test_no_key_takes_back_the_purchase_of_another(way: str) -> None:
    driver = at("newcomers")
    first = driver.scene.interaction.seat
    while driver.scene.interaction.seat == first:
        driver.answer()
    driver.lift_curtain()
    digest = driver.session.game.digest()
    undo = driver.scene.buttons.named("undo")
    assert undo is None or not undo.enabled
    step_back(driver, way)
    assert driver.session.game.digest() == digest


@pytest.mark.parametrize("seen", [True, False])
def test_an_answer_after_which_hidden_money_may_decide_who_is_asked_cannot_be_taken_back(seen: bool) -> None:
    driver = at("newcomers")
    first = driver.scene.interaction.seat
    if seen:
        driver.press("hand")
    driver.press("pass")
    assert driver.scene.interaction.held is not None
    assert driver.scene.interaction.held.note == say("vino-may-reveal" if seen else "vino-may-be-final")
    driver.press("confirm")
    assert driver.scene.interaction.seat != first
    driver.lift_curtain()
    ribbon = driver.scene.buttons.named("ribbon-undo")
    assert ribbon is not None
    assert not ribbon.enabled


def test_the_sign_of_the_ribbon_takes_back_the_slip_of_the_seat_before() -> None:
    driver = at("newcomers", shown="all")
    first, before = driver.scene.interaction.seat, ""
    while driver.scene.interaction.seat == first:
        before = driver.session.game.digest()
        driver.answer()
    driver.lift_curtain()
    driver.press("ribbon-undo")
    assert driver.scene.interaction.seat == first
    assert driver.session.game.digest() == before


def test_a_purchase_that_ends_a_long_turn_asks_first_and_can_be_let_go() -> None:
    driver = at("drawn_tiles")
    driver.press("hand")
    before = driver.session.game.digest()
    seat = driver.scene.interaction.seat
    buy_cheapest(driver)
    assert driver.scene.interaction.held is None
    buy_cheapest(driver)
    assert driver.scene.interaction.held is not None
    assert driver.scene.interaction.seat == seat
    driver.press("cancel")
    assert driver.scene.interaction.held is None
    driver.press("undo")
    assert driver.session.game.digest() == before


def test_nothing_asks_first_where_the_settings_say_never() -> None:
    driver = at("drawn_tiles", "never")
    seat = driver.scene.interaction.seat
    buy_cheapest(driver)
    buy_cheapest(driver)
    assert driver.scene.interaction.held is None
    assert driver.scene.interaction.seat != seat


def test_leaving_asks_first_where_the_settings_say_always() -> None:
    driver = at("owners", "always")
    driver.press("pass")
    assert driver.scene.interaction.held is not None
    driver.press("confirm")
    assert driver.scene.interaction.held is None


def test_a_purchase_after_which_nothing_is_left_to_buy_asks_first() -> None:
    driver = at("owners")
    decision = driver.session.decision
    assert decision is not None
    assert [one.verb for one in decision.choices] == ["buy", "done"]
    buy_cheapest(driver)
    assert driver.scene.interaction.held is not None


def test_being_done_after_a_purchase_asks_first() -> None:
    def followed(session: Session) -> bool:
        decision = session.decision
        if decision is None or not buying("owners")(session) or len(decision.choices) < 5:
            return False
        return session.foresee(decision.choices[-1]).decider != decision.decider

    driver = at("owners")
    driver.play(followed)
    driver.lift_curtain()
    driver.press("hand")
    buy_cheapest(driver)
    assert driver.session.steps > 0
    driver.press("pass")
    assert driver.scene.interaction.held is not None
    driver.press("cancel")
    assert driver.scene.interaction.held is None
    assert driver.scene.interaction.decision is not None


def test_who_is_asked_again_at_once_is_not_asked_first() -> None:
    """The only newcomer left in a region is asked again, and can take the purchase back."""

    def alone(session: Session) -> bool:
        decision = session.decision
        if decision is None or not buying("newcomers")(session) or len(decision.choices) < 3:
            return False
        foresight = session.foresee(decision.choices[0])
        return foresight.decider == decision.decider and not foresight.reveals

    driver = at("newcomers")
    driver.play(alone)
    driver.lift_curtain()
    driver.app.settings = Settings(animation="instant", confirm="always")
    seat, before = driver.scene.interaction.seat, driver.session.game.digest()
    assert driver.session.decision is not None
    driver.touch(Ref("vineyard", driver.session.decision.choices[0].words[0]))
    assert driver.scene.interaction.held is None
    assert driver.scene.interaction.seat == seat
    driver.press("undo")
    assert driver.session.game.digest() == before


def test_a_turn_is_begun_again_from_where_the_barrel_came() -> None:
    driver = at("owners")

    def long(session: Session) -> bool:
        decision = session.decision
        return decision is not None and buying("owners")(session) and len(decision.choices) > 3

    driver.play(long)
    driver.lift_curtain()
    seat, before = driver.scene.interaction.seat, driver.session.game.digest()
    assert driver.session.steps == 0
    for _ in range(2):
        buy_cheapest(driver)
    assert driver.scene.interaction.seat == seat
    key(driver, pygame.K_u, pygame.KMOD_LSHIFT)
    assert driver.session.game.digest() == before
