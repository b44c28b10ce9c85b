"""Motion: every event moves something, as fast as wished, and nothing that moves keeps anybody waiting."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from game.pages.settings import SettingsScene
from game.play import motion, season_turn
from game.play.counting import COUNT_SECONDS, POP_SECONDS, Count
from game.play.motion import Flight
from game.play.scene import TableScene
from game.play.season_turn import SeasonTurn
from game.program.routes import GameRoutes
from game.store.settings import SPEEDS, Settings, Speed
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.viticulture import animate
from game.viticulture.animate import MOVES, STILL, TURNS
from game.viticulture.animate_parts import Transition
from game.viticulture.layout import layout_of
from game.viticulture.reduce import reduce
from game.viticulture.things import spread_of
from game.window.app import App
from rules.engine.event import Event
from rules.engine.game import Game
from rules.viticulture.view import View
from tests import kept_box
from tests.game.driver import kept_choices
from tests.game.film import COLOURS
from tests.game.laid import shown
from tests.game.viticulture.told import ROOT, kinds, tables

LAYOUT = layout_of((1920, 1080))
RULES = kept_box.viticulture()
SEEN = 20.0
"""So many design px at least are seen to be a movement."""
MADE_UP = (
    Event("card_given", 0, "s", 1, card="planter", place="summer_visitor", other=1),
    Event("card_revealed", 0, "s", card="merlot", place="vine"),
    Event("card_taken_back", 0, "hand_limit", 1, place="vine"),
    Event("parents_dealt", 0, place="mama"),
    Event("vines_swapped", 0, "s", card="merlot", place="5", thing="pinot", origin="6"),
    Event("field_bought", 0, "s", 5, place="5"),
    Event("grape_lost", 0, "s", 4, thing="red.4"),
    Event("grape_sold", 0, "s", 2, thing="red.4"),
    Event("grape_paid", 0, "s", 4, thing="red.4"),
    Event("wine_paid", 0, "order_12", 4, thing="red.4"),
    Event("order_filled", 0, "fill_order", 3, card="order_12"),
    Event("wine_aged", 0, "s", 1, thing="red.4", origin="red.3"),
    Event("action_used", 0, "s", place="plant_vine.left"),
    Event("planned_skipped", 0, thing="worker", place="give_tour.left"),
    Event("worker_planned", 0, "s", thing="worker", place="give_tour.left"),
    Event("worker_retrieved", 0, "s", thing="worker", place="give_tour.left"),
    Event("deck_reshuffled", place="vine", amount=12),
    Event("last_year", 0, "s"),
    Event("automa_card", -1, "automa", card="automa_1", place="summer"),
    Event("automa_worker", -1, "automa_1", 1, place="give_tour.left"),
    Event("automa_target", -1, "automa", 8),
    Event("token_gained", 0, "spring", 1, place="3"),
    Event("token_spent", 0, "spring", 1),
)
"""Events of kinds that the kept games do not have, or have only now and then."""


def told_games() -> Iterator[tuple[Event, View, View]]:
    """Every event of the kept games with the table before and after it."""
    for name in ("two_seats", "six_seats"):
        header, choices = kept_choices(ROOT / "tests" / "records" / f"{name}.jsonl")
        game = Game.new(RULES, [dict(seat) for seat in header.seats], header.seed, header.options)
        yield from tables(game, map(game.grammar.parse, choices), reduce)


def moved(event: Event, before: View, then: View, shown: int) -> float:
    """How far the thing of an event moves that moves most, where the mat of a seat is open."""
    table = Transition(before, then, spread_of(then, LAYOUT, shown), shown, COLOURS)
    return max((math.dist(way.flight.start, way.flight.end) for way in animate.travels(event, table)), default=0.0)


@pytest.fixture(scope="module")
def scenes() -> list[tuple[Event, View, View]]:
    return list(told_games())


def test_every_kind_of_event_moves_something_or_stands_still_for_a_reason() -> None:
    everything = kinds("viticulture")
    assert len(everything) > 45
    assert not everything - set(MOVES) - TURNS - set(STILL)
    assert not (set(MOVES) | TURNS) & set(STILL)
    assert all(len(reason) > 20 for reason in STILL.values())


def test_what_moves_is_seen_to_move_whoever_looks(scenes: list[tuple[Event, View, View]]) -> None:
    met: set[str] = set()
    for event, before, then in scenes:
        if event.kind not in MOVES:
            continue
        met.add(event.kind)
        for seen_by in {max(0, event.seat), 1}:
            far = moved(event, before, then, seen_by)
            nobody = event.kind == "workers_returned" and not any(before.occupied.values())
            assert far >= SEEN or nobody, (event, seen_by)
    _, before, then = scenes[len(scenes) // 2]
    for event in MADE_UP:
        met.add(event.kind)
        for seen_by in (0, 1):
            assert moved(event, before, then, seen_by) >= SEEN, (event, seen_by)
    missing = kinds("viticulture") - met - TURNS - set(STILL)
    assert not missing


def test_pieces_cards_and_groups_keep_their_times() -> None:
    assert motion.piece_seconds((0, 0), (400, 0)) == pytest.approx(0.28 + 0.06)
    assert motion.piece_seconds((0, 0), (4000, 0)) == 0.52
    for count in (1, 2, 5, 40):
        group = motion.staggered([Flight(_nothing, (0, 0), (900, 0), 0.415) for _ in range(count)])
        starts = [flight.delay for flight in group]
        assert all(b - a <= 0.06 for a, b in pairwise(starts))
        assert max(flight.delay + flight.seconds for flight in group) <= 0.7 + 1e-9
    card = Flight(_nothing, (0, 0), (100, 0), motion.CARD_SECONDS, turn=_nothing)
    card.age = motion.CARD_SECONDS / 2
    assert card.point()[0] == pytest.approx(50)
    assert card.point()[1] < 0


def _nothing(_scale: float) -> pygame.Surface:
    return pygame.Surface((1, 1))


def test_a_number_counts_up_and_pops() -> None:
    count = Count("vp", 0, 3, 8, (0, 0), delay=0.2)
    assert count.number == 3
    seen = []
    while not count.over:
        count.age += 0.01
        seen.append((count.number, count.size))
    assert [number for number, _ in seen] == sorted(number for number, _ in seen)
    assert seen[-1][0] == 8
    assert max(size for _, size in seen) > 1.1
    assert count.age == pytest.approx(0.2 + COUNT_SECONDS + POP_SECONDS, abs=0.02)


def app(animation: Speed, calm: bool = False) -> App:
    return App(GameRoutes, (640, 360), Settings(animation=animation, reduced_motion=calm, confirm="never"))


def table(shell: App, seats: int, wanted: str, kind: str, year: int) -> TableScene:
    """The table of the tour's game at a question."""
    session = played(season(wanted, kind, year), seats)
    session.kept.open_hands = True
    return shown(shell, session)


def answer(scene: TableScene, text: str) -> None:
    assert scene.interaction.decision is not None
    choice = next(one for one in scene.interaction.decision.choices if str(one).startswith(text))
    scene.parts.answering.propose(choice)
    scene.parts.answering.confirm()


def test_equal_things_move_together_and_a_season_turns_in_half_a_second() -> None:
    shell = app("normal")
    scene = table(shell, 2, "winter", "turn", 3)
    groups = scene.parts.review.animator.groups(
        [Event("grape_aged", 0), Event("wine_aged", 1), Event("lira_changed", 0, amount=1),
         Event("lira_changed", 1, amount=1), Event("lira_changed", 1, amount=1), Event("worker_placed", 0)]
    )  # fmt: skip
    assert [len(group) for group in groups] == [2, 2, 1, 1]
    turns: list[tuple[float, float]] = []
    while scene.interaction.session.view(None).season == "winter":
        scene.parts.answering.propose(scene.interaction.session.decision.choices[-1])
        scene.parts.answering.confirm()
        while not scene.interaction.queue.empty:
            shell.step(0.02)
            turns += [
                (o.age, season_turn.SECONDS) for o in scene.interaction.queue.overlays if isinstance(o, SeasonTurn)
            ]
        shell.step(0.0)
    assert turns
    assert all(age <= seconds for age, seconds in turns)


def test_the_end_of_a_year_takes_six_seconds_at_most() -> None:
    shell = app("normal")
    scene = table(shell, 6, "winter", "turn", 6)
    chance, spent, ends = random.Random(4), 0.0, 0
    while ends < 2:
        decision = scene.interaction.session.decision
        assert decision is not None
        scene.parts.answering.propose(chance.choice(decision.choices))
        scene.parts.answering.confirm()
        shell.scenes.settle()
        while len(shell.scenes.scenes) > 1:
            shell.scenes.pop()
            shell.scenes.settle()
        while not scene.interaction.queue.empty:
            shell.step(0.02)
            spent += 0.02 if scene.interaction.year_end is not None else 0.0
            if scene.interaction.year_end is None and spent:
                assert spent <= 6.0
                spent, ends = 0.0, ends + 1


@pytest.mark.parametrize("animation", list(SPEEDS))
def test_each_speed_keeps_its_pace_and_leaves_a_trail(animation: Speed) -> None:
    shell = app(animation)
    scene = table(shell, 2, "summer", "turn", 4)
    mover = scene.interaction.seat
    answer(scene, "place worker gain_lira")
    seconds = 0.0
    while not scene.interaction.queue.empty and not scene.interaction.queue.waiting:
        shell.step(0.01)
        seconds += 0.01
    factor = SPEEDS[animation]
    if factor == 0:
        assert seconds == 0
    else:
        assert 0.5 / factor < seconds < 1.6 / factor
    if animation == "step":
        assert scene.interaction.seat == mover
        scene.interaction.queue.go_on()
        shell.step(0.01)
        shell.step(0.01)
    assert scene.interaction.seat != mover
    assert trail_shows(scene)
    answer(scene, "place worker gain_lira")
    scene.interaction.queue.skip()
    ways = scene.interaction.trail.ways(scene.interaction.spread, scene.interaction.seat, scene.interaction.seat)
    assert {way.colour for way in ways} == {scene.interaction.session.colours[1 - mover]}


def trail_shows(scene: TableScene) -> bool:
    """Whether the way of the last move is still to be seen."""
    trail = scene.interaction.trail
    return trail.end == len(scene.interaction.session.events) and bool(
        trail.ways(scene.interaction.spread, scene.interaction.seat, scene.interaction.seat)
    )


def test_step_by_step_goes_on_by_key_and_by_button_and_takes_other_input_at_once() -> None:
    shell = app("step")
    scene = table(shell, 2, "summer", "turn", 4)
    for press in (_key, _button, _elsewhere):
        mover = scene.interaction.seat
        answer(scene, "place worker gain_lira")
        for _ in range(200):
            shell.step(0.02)
        assert scene.interaction.queue.waiting
        assert scene.interaction.seat == mover
        asked = scene.interaction.panel.asked
        assert asked is not None
        assert [answer.name for answer in (*asked.answers, *asked.below)] == ["next"]
        assert asked.look.line == "Placed a worker: Gain 1 lira\nGained 1 lira (cart)"
        press(shell, scene)
        shell.step(0.02)
        shell.step(0.02)
        assert scene.interaction.queue.empty
        assert scene.interaction.seat != mover
        assert scene.interaction.decision is not None


def _key(_shell: App, _scene: TableScene) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))


def _button(shell: App, scene: TableScene) -> None:
    button = scene.buttons.named("next")
    assert button is not None
    _click(shell, (button.box[0] + button.box[2] / 2, button.box[1] + button.box[3] / 2))


def _elsewhere(shell: App, scene: TableScene) -> None:
    _click(shell, scene.interaction.frame.mat.centre)


def _click(shell: App, point: tuple[float, float]) -> None:
    pos = shell.screen.pixel(point)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))


def test_an_input_completes_what_moves_and_is_taken_at_once() -> None:
    shell = app("half")
    scene = table(shell, 2, "summer", "turn", 4)
    mover = scene.interaction.seat
    answer(scene, "place worker gain_lira")
    shell.step(0.1)
    assert not scene.interaction.queue.empty
    _click(shell, scene.interaction.frame.mat.centre)
    shell.step(0.01)
    assert scene.interaction.queue.empty
    assert not scene.interaction.queue.overlays
    assert not scene.interaction.hidden
    assert scene.interaction.seat != mover


def test_calm_pictures_fade_and_nothing_travels() -> None:
    shell = app("normal", calm=True)
    scene = table(shell, 2, "summer", "turn", 4)
    answer(scene, "place worker gain_lira")
    fades = 0
    while not scene.interaction.queue.empty:
        shell.step(0.02)
        assert not scene.interaction.queue.moving()
        assert not scene.interaction.queue.overlays
        fades += scene.interaction.fade._picture is not None
    assert fades
    phase = scene.interaction.attention.phase
    for _ in range(60):
        shell.step(0.05)
    assert scene.interaction.attention.phase == phase


def test_faces_of_buttons_change_in_their_times() -> None:
    shell = App(GameRoutes, (640, 360), Settings())
    scene = SettingsScene(shell)
    shell.scenes.replace(scene)
    shell.scenes.settle()
    shell.step(0.0)
    button = scene.buttons.named("back")
    assert button is not None
    pos = shell.screen.pixel((button.box[0] + 9, button.box[1] + 9))
    for kind, seconds in (
        (pygame.MOUSEMOTION, 0.09), (pygame.MOUSEBUTTONDOWN, 0.08), (pygame.MOUSEBUTTONUP, 0.12),
    ):  # fmt: skip
        button.act = lambda: None
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1, rel=(0, 0), buttons=(0, 0, 0)))
        shell.step(0.0)
        spent = 0.0
        while scene.buttons.update(0.005):
            spent += 0.005
        assert spent == pytest.approx(seconds, abs=0.011)
    shell.settings.animation = "instant"
    scene.buttons.hovered = None
    assert not scene.buttons.update(0.001, still=True)
