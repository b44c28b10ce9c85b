"""Motion of Vino: every event moves something, as fast as wished, and nothing that moves keeps anybody waiting."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pygame
import pytest

from game.play.counting import Count
from game.play.curtain import CurtainScene
from game.play.scene import TableScene
from game.play.season_turn import SeasonTurn
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import records
from game.store.settings import SPEEDS, Settings, Speed
from game.tools.tour_vino import asked, played
from game.vino import animate, map_boxes, printed
from game.vino.animate import MOVES, STILL, TURNS
from game.vino.animate_parts import Transition
from game.vino.layout import layout_of
from game.vino.reduce import reduce
from game.vino.reveal import MOST_ALL, Opening, Reveal
from game.vino.trail import Lie
from game.window.app import App
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.engine.game import Game
from rules.vino.view import View
from tests.game.vino.driver import COLOURS, Driver, reached, session_of
from tests.game.viticulture.told import kinds, tables
from tests.tables import vino_table

LAYOUT = layout_of((1920, 1080), 1, 4)
SEEN = 20.0
"""So many design px at least are seen to be a movement."""
A_NOTCH = 12
"""So far a crate slides along its beam for one step, in design px; it is the only thing that does."""
ANSWERS = 700


def told_game() -> Iterator[tuple[Event, View, View]]:
    """Every event of a game by chance, with the table before and after it."""
    names = [{"name": colour.title(), "colour": colour} for colour in COLOURS[:4]]
    game = Game.new(records.vino(), names, 5, {})
    yield from tables(game, _by_chance(game, random.Random(5)), reduce)


def _by_chance(game: Game, chance: random.Random) -> Iterator[Choice]:
    for _ in range(ANSWERS):
        if game.decision is None:
            return
        weights = [0.1 if one.verb in ("done", "pass") else 1.0 for one in game.decision.choices]
        yield chance.choices(game.decision.choices, weights)[0]


def moved(event: Event, before: View, then: View, shown: int) -> float:
    """How far the thing of an event moves that moves most, where the cellar of a seat is shown."""
    large = then.barrel if then.phase == "buy" else ""
    table = Transition(before, then, LAYOUT, large, shown, COLOURS, COLOURS, before.order)
    return max((math.dist(way.flight.start, way.flight.end) for way in animate.travels(event, table)), default=0.0)


def app(animation: Speed, calm: bool = False) -> App:
    return App(GameRoutes, (640, 360), Settings(animation=animation, reduced_motion=calm, confirm="never"))


def table(shell: App, session: Session) -> TableScene:
    """The table of a session, all money open, without a curtain before it."""
    session.kept.open_hands = True
    scene = vino_table(shell, session)
    shell.scenes.replace(scene)
    shell.scenes.settle()
    shell.step(0.0)
    return scene


def buying(shell: App) -> TableScene:
    """The table of the tour's game where somebody buys as an owner."""
    return table(shell, played(asked("buy", 2, "owners"), 3))


def buy(scene: TableScene) -> None:
    """Buy the first vineyard that is offered."""
    assert scene.interaction.decision is not None
    scene.parts.answering.propose(next(one for one in scene.interaction.decision.choices if one.verb == "buy"))
    scene.parts.answering.confirm()


def finish(shell: App, scene: TableScene) -> float:
    """Let everything move to its end, or until the table waits; the seconds that takes."""
    seconds = 0.0
    while not scene.interaction.queue.empty and not scene.interaction.queue.waiting:
        shell.step(0.01)
        seconds += 0.01
    return seconds


def test_every_kind_of_event_moves_something_or_stands_still_for_a_reason() -> None:
    everything = kinds("vino")
    assert len(everything) > 18
    assert not everything - set(MOVES) - TURNS - set(STILL)
    assert not (set(MOVES) | TURNS) & set(STILL)
    assert not (set(MOVES) | TURNS | set(STILL)) - everything - {"rewound", "handed_over"}
    assert all(len(reason) > 20 for reason in STILL.values())


def test_what_moves_is_seen_to_move_whoever_looks() -> None:
    met: set[str] = set()
    for event, before, then in told_game():
        if event.kind not in MOVES or event.kind in TURNS:
            continue
        met.add(event.kind)
        for shown in {max(0, event.seat), 1}:
            stays = event.kind == "order_changed" and not event.amount
            least = A_NOTCH if event.kind == "demand_changed" else SEEN
            assert stays or moved(event, before, then, shown) >= least, (event, shown)
    event = Event("last_turn", amount=9)
    assert moved(event, before, then, 0) >= SEEN
    assert not set(MOVES) - TURNS - met - {"last_turn"}


def test_a_secret_choice_moves_alike_whatever_was_chosen() -> None:
    _, before, then = next(one for one in told_game() if one[0].kind == "regions_chosen")
    ends = set()
    for region in printed.regions():
        event = Event("regions_chosen", 1, thing=region, seen=(1,)).as_seen_by(0)
        travels = animate.travels(event, Transition(before, then, LAYOUT, "", 0, COLOURS, COLOURS))
        ends.add((travels[0].flight.start, travels[0].flight.end))
    assert len(ends) == 1


@pytest.mark.parametrize("animation", list(SPEEDS))
def test_each_speed_keeps_its_pace_and_leaves_a_trail(animation: Speed) -> None:
    shell = app(animation)
    scene = buying(shell)
    mover, events = scene.interaction.seat, len(scene.interaction.session.events)
    buy(scene)
    seconds, factor = finish(shell, scene), SPEEDS[animation]
    told = [event.kind for event in scene.interaction.session.events[events:]]
    if factor == 0:
        assert seconds == 0
    else:
        assert 0.3 / factor < seconds < 2.5 * len(told) / factor
    scene.interaction.queue.skip()
    assert scene.interaction.trail.end == len(scene.interaction.session.events)
    other = next(seat for seat in scene.interaction.view.order if seat != mover)
    trail, lie = (
        scene.interaction.trail,
        Lie(scene.interaction.layout, scene.interaction.view.order, scene.interaction.large_region),
    )
    assert {colour for _, colour in trail.touched(lie, other)} == {scene.interaction.session.colours[mover]}
    assert {dot.colour for way in trail.ways(lie, other, other) for dot in way.dots} <= {
        scene.interaction.session.colours[mover]
    }


def test_step_by_step_waits_before_the_next_player() -> None:
    shell = app("step")
    scene = buying(shell)
    for _ in range(40):
        mover = scene.interaction.seat
        assert scene.interaction.decision is not None
        done = [one for one in scene.interaction.decision.choices if one.verb in ("done", "pass")]
        scene.parts.answering.propose((done or list(scene.interaction.decision.choices))[0])
        scene.parts.answering.confirm()
        finish(shell, scene)
        if scene.interaction.next_seat != mover:
            break
    assert scene.interaction.queue.waiting
    assert scene.interaction.seat == mover
    assert scene.buttons.named("next") is not None
    scene.interaction.queue.go_on()
    finish(shell, scene)
    assert scene.interaction.seat != mover


def test_an_input_completes_what_moves() -> None:
    shell = app("half")
    scene = buying(shell)
    buy(scene)
    shell.step(0.1)
    assert not scene.interaction.queue.empty
    assert scene.interaction.queue.overlays
    pos = shell.screen.pixel(scene.interaction.layout.cellar.centre)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
    shell.step(0.01)
    assert scene.interaction.queue.empty
    assert not scene.interaction.queue.overlays
    assert not scene.interaction.hidden


def test_calm_pictures_fade_and_nothing_travels_or_counts() -> None:
    shell = app("normal", calm=True)
    scene = buying(shell)
    buy(scene)
    fades = 0
    while not scene.interaction.queue.empty:
        shell.step(0.02)
        assert not scene.interaction.queue.moving()
        assert not scene.interaction.queue.overlays
        fades += scene.interaction.fade._picture is not None
    assert fades


def test_money_and_vineyards_count_to_what_they_are() -> None:
    shell = app("normal")
    scene = buying(shell)
    seat, own = scene.interaction.seat, scene.interaction.view.seats[scene.interaction.seat]
    buy(scene)
    seen: dict[str, list[int]] = {}
    while not scene.interaction.queue.empty:
        shell.step(0.02)
        for one in scene.interaction.queue.overlays:
            if isinstance(one, Count) and one.seat == seat:
                seen.setdefault(one.what, []).append(one.number)
    assert seen["vineyard"][0] == own.vineyards
    assert seen["vineyard"] == sorted(seen["vineyard"])
    assert own.money is not None
    assert seen["notes"][0] == own.money
    assert seen["notes"] == sorted(seen["notes"], reverse=True)


def choosing(seats: int) -> Driver:
    """People before the last secret choice of a round, with things that move."""
    driver = reached(seats, 11, lambda session: session.decision is not None and session.decision.kind == "region")
    for _ in range(seats - 1):
        driver.answer()
    driver.lift_curtain()
    driver.scene.interaction.queue.speed = 1.0
    return driver


def test_regions_light_up_in_the_order_of_the_barrel_and_the_ribbon_turns() -> None:
    driver = choosing(3)
    scene = driver.scene
    driver.regions()
    lit: set[str] = set()
    turned, longest = False, 0.0
    for _ in range(1500):
        driver.app.step(0.02)
        for one in scene.interaction.queue.overlays:
            turned = turned or isinstance(one, SeasonTurn)
            if isinstance(one, Reveal):
                lit |= one.regions
                longest = max(longest, one.seconds)
        if scene.interaction.queue.empty:
            break
    chosen = {region for seat in scene.interaction.session.view(None).seats for region in seat.regions_chosen or ()}
    assert lit == chosen
    assert turned
    assert 0 < longest < MOST_ALL + 1.5


def test_the_panels_of_the_rail_are_seen_all_the_time_while_the_order_changes() -> None:
    for event, before, then in told_game():
        if event.kind != "order_changed":
            continue
        old, new = (LAYOUT.seat_boxes(view.order, 0)[event.seat] for view in (before, then))
        if old == new:
            continue
        travels = animate.travels(event, Transition(before, then, LAYOUT, "", 0, COLOURS, COLOURS, before.order))
        panel = next(way.flight for way in travels if way.hides is not None and way.hides.kind == "seat")
        assert panel.rests
        assert (panel.start, panel.end) == (old.centre, new.centre)
        return
    raise AssertionError("the order never changed")


def test_a_curtain_opens_on_a_new_game_and_nobody_waits_for_it() -> None:
    shell = app("normal")
    scene = table(shell, session_of(3, 7))
    assert [type(one) for one in scene.interaction.queue.overlays] == [Opening]
    assert scene.interaction.decision is not None
    before = shell.screen.surface.copy()
    for _ in range(100):
        shell.step(0.02)
    assert not scene.interaction.queue.overlays
    assert shell.screen.surface.get_at(shell.screen.pixel(map_boxes.MAP.centre)) != before.get_at(
        shell.screen.pixel(map_boxes.MAP.centre)
    )
    scene = table(shell, session_of(3, 7))
    buy(scene)
    scene.interaction.queue.skip()
    assert len(scene.interaction.session.game.record.lines) > 1


@pytest.mark.parametrize(("animation", "calm"), [("instant", False), ("normal", True)])
def test_no_curtain_opens_where_nothing_is_to_move(animation: Speed, calm: bool) -> None:
    assert not table(app(animation, calm), session_of(3, 7)).interaction.queue.overlays


def test_no_curtain_opens_on_a_game_that_goes_on() -> None:
    shell = app("normal")
    scene = buying(shell)
    assert not isinstance(shell.scenes.scenes[-1], CurtainScene)
    assert not any(isinstance(one, Opening) for one in scene.interaction.queue.overlays)


@pytest.mark.parametrize("over", [False, True])
def test_while_things_move_the_panel_tells_neither_the_old_question_nor_the_end(over: bool) -> None:
    def before(session: Session) -> bool:
        regions = session.decision is not None and session.decision.kind == "region"
        return bool(last_answers(session)) if over else regions

    driver = reached(3, 7, before)
    driver.lift_curtain()
    scene = driver.scene
    driver.app.settings = Settings(animation="half")
    scene.settings_changed()
    assert scene.interaction.panel.asked is not None
    assert scene.interaction.panel.asked.look.title
    if over:
        scene.parts.answering.propose(last_answers(driver.session)[0])
        driver.confirm()
    else:
        driver.answer()
    assert not scene.interaction.queue.empty
    assert (scene.interaction.session.decision is None) == over
    assert (
        scene.interaction.panel.asked.look.title,
        scene.interaction.panel.asked.look.line,
        scene.interaction.panel.asked.below,
    ) == ("", "", ())
    driver.app.step(0.1)
    scene.interaction.queue.skip()
    driver.frame()
    assert (scene.buttons.named("score") is not None) == over


def last_answers(session: Session) -> list[Choice]:
    """The answers to the open question that end the game."""
    near = session.decision is not None and len(session.view(None).bottles) < 2
    choices = session.decision.choices if session.decision is not None and near else ()
    return [one for one in choices if session.foresee(one).ends_game]
