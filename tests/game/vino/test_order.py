"""The end of a round: incomes side by side; and a game in which nothing happens any more may be ended."""

from __future__ import annotations

import pygame
import pytest

from game.play.ask import ribbon_signs
from game.play.attention import Attention
from game.play.curtain import CurtainScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.settings import Settings, Speed
from game.text.messages import say
from game.vino import map_boxes, round_strip
from game.vino.layout import frame_of
from game.vino.ribbon import RibbonLook, faces
from game.vino.round_end import RoundLook, look_of
from game.vino.score import VinoScore, decided, rank
from game.window.app import App
from rules.engine.event import Event
from rules.vino.scoring import Result
from tests.game.vino.driver import COLOURS, Driver, reached, session_of
from tests.tables import vino_table


def quiet(turns: int) -> Session:
    """A game in which nobody has bought or sold for so many turns."""
    session = session_of(3, 2)
    while session.decision is not None:
        view, decision = session.view(None), session.decision
        if decision.kind in ("region", "quiet") and view.quiet_turns >= turns and view.round > 0:
            break
        leave = next((one for one in decision.choices if one.verb in ("done", "pass")), None)
        session.choose(leave or decision.choices[0])
    return session


def opened(session: Session) -> TableScene:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    table = vino_table(app, session)
    app.scenes.push(table)
    app.scenes.settle()
    curtain = app.scenes.scenes[-1]
    if isinstance(curtain, CurtainScene):
        app.scenes.pop()
        app.scenes.settle()
        curtain.lifted()
    return table


def pressed(table: TableScene, name: str) -> None:
    """Press this button of the table."""
    button = table.buttons.named(name)
    assert button is not None, name
    button.act()
    table.app.scenes.settle()


def test_a_dead_game_is_ended_by_all_of_its_seats_in_the_open() -> None:
    table = opened(quiet(3))
    for seat in table.interaction.view.order:
        decision = table.interaction.session.decision
        assert decision is not None
        assert (decision.kind, decision.decider) == ("quiet", seat)
        assert table.app.scenes.scenes[-1] is table, "no curtain, for nothing here is secret"
        assert table.buttons.named("pass") is not None
        pressed(table, "end")
        if table.buttons.named("confirm") is not None:
            pressed(table, "confirm")
        table.app.step(0.02)
    assert table.interaction.session.result is not None
    for _ in range(20):
        table.app.scenes.settle()
        table.app.step(0.1)
    shown = table.app.scenes.scenes[-1]
    assert isinstance(shown, VinoScore)
    assert shown.buttons.named("rematch") is not None


def test_who_plays_on_is_followed_by_the_choice_of_regions() -> None:
    table = opened(quiet(3))
    pressed(table, "pass")
    if table.buttons.named("confirm") is not None:
        pressed(table, "confirm")
    decision = table.interaction.session.decision
    assert decision is not None
    assert decision.kind == "region"
    assert table.buttons.named("end") is None


def test_a_game_is_not_ended_before_three_quiet_rounds() -> None:
    assert opened(quiet(2)).buttons.named("end") is None


NAMES = ("Lago", "Cotto", "Sole")


def round_of(incomes: dict[int, int], order: tuple[int, ...]) -> RoundLook:
    """Round 1 of a game in which the seats have these incomes, as it is told."""
    events = [Event("season_started", place="preliminary"), Event("season_started", place="choose", amount=1)]
    for seat, income in incomes.items():
        if income:
            events.append(Event("wine_sold", seat, amount=income, thing="barbera", choice="sell barbera 3"))
            events.append(Event("vineyard_returned", seat, thing="barbera", place="toscana.1"))
            events.append(Event("demand_changed", seat, amount=-100, thing="barbera"))
            events.append(Event("demand_changed", seat, amount=100, thing="nebbiolo"))
        events.append(Event("vineyard_bought", seat, amount=60, place="liguria.1"))
    events += [Event("order_changed", seat, amount=incomes[seat], place=str(at)) for at, seat in enumerate(order, 1)]
    events.append(Event("season_started", place="choose", amount=2))
    told = look_of(events, (0, 1, 2), NAMES, COLOURS)
    assert told is not None
    return told


def test_the_end_of_a_round_tells_incomes_places_land_and_demand() -> None:
    told = round_of({0: 200, 1: 100, 2: 0}, (2, 1, 0))
    assert told.number == 1
    assert [(one.name, one.place, one.was, one.income) for one in told.seats] == [
        ("Sole", 1, 3, 0), ("Cotto", 2, 2, 100), ("Lago", 3, 1, 200),
    ]  # fmt: skip
    assert [one.sold[1] if one.sold else 0 for one in told.seats] == [0, 3, 3]
    assert [(one.gained, one.given_back) for one in told.seats] == [(1, 0), (1, 1), (1, 1)]
    moved = {one.tile.variety: (one.before, one.after) for one in told.demands if one.before != one.after}
    assert moved == {"barbera": (0, -200), "nebbiolo": (0, 200)}
    assert told.why == say("vino-round-rule")


def test_equal_incomes_are_explained() -> None:
    told = round_of({0: 200, 1: 0, 2: 0}, (1, 2, 0))
    assert "Cotto and Sole" in told.why
    assert told.why == f"{say('vino-round-rule')} {say('vino-round-tie', names='Cotto and Sole')}"
    assert "Lago" not in told.why


def at_the_last_sale(animation: Speed, reduced: bool = False, shown: bool = False) -> Driver:
    """A table at which the last seat has just sold nothing, its money ``shown`` or not."""

    def last(session: Session) -> bool:
        view, decision = session.view(None), session.decision
        return decision is not None and decision.kind == "sell" and decision.decider == view.order[-1]

    driver = reached(3, 7, last)
    driver.app.settings = Settings(animation=animation, reduced_motion=reduced)
    driver.scene.settings_changed()
    if shown:
        driver.press("hand")
    pass_time(driver, 3)  # until every face is calm again
    driver.press("pass")
    return driver


def pass_time(driver: Driver, seconds: float) -> None:
    for _ in range(round(seconds / 0.1)):
        driver.app.scenes.settle()
        driver.app.step(0.1)


@pytest.mark.parametrize("reduced", [False, True])
def test_the_strip_can_be_read_and_stays_while_the_pointer_rests_on_it(reduced: bool) -> None:
    driver = at_the_last_sale("normal", reduced)
    pass_time(driver, 3)
    assert driver.scene.interaction.strip is not None
    driver.move(round_strip.box(map_boxes.MAP).centre)
    pass_time(driver, 30)
    assert driver.scene.interaction.strip is not None
    driver.move((4, 4))
    pass_time(driver, 8)
    assert driver.scene.interaction.strip is None
    assert isinstance(driver.app.scenes.scenes[-1], CurtainScene)


def test_however_fast_things_move_the_strip_can_be_read() -> None:
    driver, seen = at_the_last_sale("fourfold"), 0.0
    for _ in range(60):
        pass_time(driver, 0.1)
        seen += 0.1 if driver.scene.interaction.strip is not None else 0.0
    assert seen >= 2.0


@pytest.mark.parametrize("reduced", [False, True])
def test_no_money_is_seen_under_the_strip_at_the_end_of_a_round(reduced: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither while the strip is up nor after it: all is as where the money was not shown before."""
    monkeypatch.setattr(Attention, "step", 0)  # gulls are elsewhere after one more press
    frames: list[list[bytes]] = []
    for shown in (False, True):
        driver = at_the_last_sale("normal", reduced, shown)
        while driver.scene.interaction.strip is None:
            pass_time(driver, 0.1)
        assert all(seat.money is None for seat in driver.scene.interaction.view.seats)
        frames.append([])
        for _ in range(8):
            frames[-1].append(pygame.image.tobytes(driver.app.screen.surface, "RGB"))
            pass_time(driver, 1)
        assert driver.scene.interaction.strip is None
    assert frames[0] == frames[1]


def test_step_by_step_the_strip_waits_for_a_press() -> None:
    driver = at_the_last_sale("step")
    pass_time(driver, 30)
    assert driver.scene.interaction.strip is not None
    driver.press("next")
    pass_time(driver, 8)
    assert driver.scene.interaction.strip is None


def test_at_once_the_last_round_stands_in_the_panel_while_regions_are_chosen() -> None:
    driver = at_the_last_sale("instant")
    assert driver.scene.interaction.strip is None
    driver.lift_curtain()
    told = driver.scene.interaction.last_round
    assert told is not None
    assert [one.place for one in told.seats] == [1, 2, 3]
    top, foot = driver.scene.interaction.panel.free
    assert foot - top >= round_strip.height(3)
    driver.play(lambda session: session.decision is not None and session.decision.kind == "buy")
    assert driver.scene.interaction.last_round is None


def test_seats_that_are_even_share_their_rank() -> None:
    ended = Result((2,), (2, 0, 1, 3), "vineyards", ((4, 650), (4, 650), (5, 10), (3, 900)))
    assert [rank(ended, seat) for seat in ended.ranking] == [1, 2, 2, 4]


def test_all_who_own_as_many_vineyards_as_the_winner_are_named() -> None:
    names = ("Lago", "Cotto", "Sole", "Salvia")
    ended = Result((2,), (2, 0, 1, 3), "money", ((5, 20), (5, 10), (5, 30), (3, 900)))
    assert decided(ended, names)[0] == "Sole, Lago and Cotto all own 5 vineyards"
    two = Result((2,), (2, 0, 1, 3), "money", ((5, 20), (4, 10), (5, 30), (3, 900)))
    assert decided(two, names)[0] == "Sole and Lago both own 5 vineyards"


def test_the_last_round_promises_neither_sales_nor_a_new_order() -> None:
    look = RibbonLook("", "buy", COLOURS[:3], "", ribbon_signs())
    boxes = frame_of((1920, 1080)).ribbon_boxes(len(ribbon_signs()))
    usual, last = (faces(one, boxes, 1.0)[0][0] for one in (look, look._replace(last=True)))
    assert last < usual - 100
