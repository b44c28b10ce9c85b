"""Stepping back, beginning a turn again, looking back, going on from an earlier position, what the others did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.play.moves import Move, moves_from
from game.play.review import SINCE_SECONDS
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import SPEEDS, Settings, Speed
from game.text.messages import say
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.viticulture.render import sheet_of
from game.window.app import App
from game.window.screen import Point
from game.window.widgets.buttons import SURE_SECONDS
from rules.engine.choice import Ref, choice
from rules.engine.game import Game
from tests.game.laid import shown
from tests.game.play.mixed import Table, mixed, pass_time
from tests.tables import viticulture_table


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (1280, 720), Settings(animation="instant"))


def turn(session: Session) -> bool:
    """A turn after some years, before which another seat has decided something."""
    decision = session.decision
    if decision is None or decision.kind != "turn" or session.view(None).year < 2:
        return False
    return session.last_choice_of(decision.decider) + 1 < session.made


def table(app: App, wanted: Callable[[Session], bool] = turn, may_rewind: bool = True) -> TableScene:
    session = played(wanted)
    session.kept.open_hands, session.kept.may_rewind = True, may_rewind
    return shown(app, session)


def key(app: App, code: int, mod: int = 0, hold: float = 0.0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, mod=mod, unicode="", scancode=0))
        app.step(0.02)
        if kind == pygame.KEYDOWN and hold:
            app.step(hold)


def mouse(app: App, kind: int, at: Point, **more: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, pos=app.screen.pixel(at), **more))
    app.step(0.02)


def press(app: App, scene: TableScene, name: str, hold: float = 0.0) -> None:
    button = scene.buttons.named(name)
    assert button is not None, name
    x, y, w, h = button.box
    at = (x + w / 2, y + h / 2)
    mouse(app, pygame.MOUSEMOTION, at, rel=(0, 0), buttons=(0, 0, 0))
    app.step(SURE_SECONDS)
    mouse(app, pygame.MOUSEBUTTONDOWN, at, button=1)
    if hold:
        app.step(hold)
    mouse(app, pygame.MOUSEBUTTONUP, at, button=1)


def in_a_turn(app: App) -> tuple[TableScene, str]:
    """A turn of which two questions have been answered, and the position at its start."""
    scene = table(app, season("winter", "make", 2))
    start = scene.interaction.session.game.digest()
    assert scene.interaction.session.undo()
    while scene.interaction.session.steps:
        assert scene.interaction.session.undo()
    start = scene.interaction.session.game.digest()
    while scene.interaction.session.redo():
        pass
    decision = scene.interaction.session.decision
    assert decision is not None
    scene.interaction.session.choose(next(one for one in decision.choices if one.verb == "make"))
    scene.interaction.renew()
    return scene, start


def test_shift_u_takes_back_the_whole_turn(app: App) -> None:
    scene, start = in_a_turn(app)
    if scene.interaction.session.steps == 0:
        pytest.skip("the turn is over")
    key(app, pygame.K_u, pygame.KMOD_LSHIFT)
    assert scene.interaction.session.game.digest() == start
    assert scene.interaction.session.redo()


def test_holding_the_button_takes_back_the_whole_turn(app: App) -> None:
    scene, start = in_a_turn(app)
    press(app, scene, "ribbon-undo", hold=0.7)
    assert scene.interaction.session.game.digest() == start


def test_holding_the_key_takes_back_the_whole_turn_and_no_more(app: App) -> None:
    scene, start = in_a_turn(app)
    key(app, pygame.K_u, hold=0.7)
    assert scene.interaction.session.game.digest() == start


def test_a_short_press_takes_back_one_choice(app: App) -> None:
    scene, start = in_a_turn(app)
    made = scene.interaction.session.made
    press(app, scene, "ribbon-undo")
    assert scene.interaction.session.made == made - 1
    assert scene.interaction.session.game.digest() != start


@pytest.mark.parametrize("way", ["held button", "key", "whole turn", "right click"])
def test_no_key_takes_back_what_another_has_done(app: App, way: str) -> None:
    scene = table(app, season("summer", "turn", 1))
    first = scene.interaction.seat
    scene.parts.answering.propose(choice("place", "worker", "gain_lira"))
    app.step(0.02)
    assert scene.interaction.seat != first
    digest = scene.interaction.session.game.digest()
    assert scene.buttons.named("undo") is None
    acts: dict[str, Callable[[], None]] = {
        "held button": lambda: press(app, scene, "ribbon-undo", hold=0.7),
        "key": lambda: key(app, pygame.K_u),
        "whole turn": lambda: key(app, pygame.K_u, pygame.KMOD_LSHIFT),
        "right click": lambda: mouse(app, pygame.MOUSEBUTTONDOWN, (4, 4), button=3),
    }
    acts[way]()
    assert scene.interaction.session.game.digest() == digest
    assert not scene.interaction.session.game.can_redo


def test_the_sign_of_the_ribbon_takes_back_a_slip_until_the_next_seat_has_answered(app: App) -> None:
    scene = table(app, season("summer", "turn", 1))
    first, before = scene.interaction.seat, scene.interaction.session.game.digest()
    scene.parts.answering.propose(choice("place", "worker", "gain_lira"))
    app.step(0.02)
    press(app, scene, "ribbon-undo")
    assert scene.interaction.seat == first
    assert scene.interaction.session.game.digest() == before
    for _ in range(2):
        scene.parts.answering.propose(choice("place", "worker", "gain_lira"))
        app.step(0.02)
    second = scene.interaction.session.game.digest()
    press(app, scene, "ribbon-undo")
    press(app, scene, "ribbon-undo")
    assert scene.interaction.session.game.digest() not in (second, before)


def test_the_arrow_keys_step_through_the_past_and_change_nothing(app: App) -> None:
    scene = table(app)
    digest, last = scene.interaction.session.game.digest(), scene.interaction.session.made
    key(app, pygame.K_l)
    for _ in range(12):
        at = scene.interaction.at
        assert at is not None
        assert scene.interaction.view == scene.interaction.session.view_at(at, scene.interaction.by)
        assert scene.interaction.decision is None
        assert not scene.interaction.pointer.selection.offers
        key(app, pygame.K_LEFT)
    assert scene.interaction.at == last - 13
    key(app, pygame.K_RIGHT)
    assert scene.interaction.at == last - 12
    key(app, pygame.K_ESCAPE)
    assert scene.interaction.at is None
    assert scene.interaction.session.game.digest() == digest
    assert scene.interaction.decision is not None


def test_the_past_keeps_a_closed_hand_closed(app: App) -> None:
    scene = table(app)
    scene.interaction.visibility.for_all = False
    scene.interaction.renew()
    scene.parts.review.step(-3)
    assert all(seat.hand is None for seat in scene.interaction.view.seats)


def test_a_line_of_the_log_shows_its_places_and_leads_to_its_position(app: App) -> None:
    scene = table(app)
    for number, box in scene.parts.review.rows():
        event = scene.interaction.session.events[number]
        mouse(app, pygame.MOUSEMOTION, box.centre, rel=(0, 0), buttons=(0, 0, 0))
        assert scene.parts.review.line == number
        if event.seat >= 0:
            assert Ref("seat", str(event.seat)) in scene.parts.review.lit()
        if event.kind == "worker_placed":
            assert any(ref.kind in ("action", "space") for ref in scene.parts.review.lit())
    number, box = scene.parts.review.rows()[0]
    mouse(app, pygame.MOUSEBUTTONDOWN, box.centre, button=1)
    mouse(app, pygame.MOUSEBUTTONUP, box.centre, button=1)
    assert scene.interaction.at == scene.interaction.session.made_by(number)
    assert scene.interaction.session.events_at(scene.interaction.at) > number
    press(app, scene, "past-now")
    assert scene.interaction.at is None


def test_going_on_from_an_earlier_position_marks_the_game_and_keeps_redo(app: App) -> None:
    scene = table(app)
    wanted = scene.interaction.session.made - 9
    digest = scene.interaction.session.game.digest()
    scene.parts.review.look(wanted)
    press(app, scene, "past-return")
    assert scene.interaction.session.made == wanted + 9
    press(app, scene, "past-return")
    assert scene.interaction.session.made == wanted
    assert scene.interaction.at is None
    assert scene.interaction.session.game.record.rewound
    assert any(
        line.event >= 0 and scene.interaction.session.events[line.event].kind == "rewound"
        for line in scene.interaction.log_lines()
    )
    loaded, note = Game.load(scene.interaction.session.game.rules, scene.interaction.session.game.record.text())
    assert note is None
    assert loaded.digest() == scene.interaction.session.game.digest()
    for _ in range(9):
        assert scene.interaction.session.redo()
    assert scene.interaction.session.game.digest() == digest


def test_going_on_can_be_thought_better_of(app: App) -> None:
    scene = table(app)
    last = scene.interaction.session.made
    scene.parts.review.step(-4)
    press(app, scene, "past-return")
    press(app, scene, "past-keep")
    press(app, scene, "past-now")
    assert scene.interaction.session.made == last
    assert not scene.interaction.session.game.record.rewound


def test_several_people_do_not_go_back_unless_they_agreed(app: App) -> None:
    scene = table(app, may_rewind=False)
    scene.parts.review.step(-4)
    assert scene.buttons.named("past-return") is None


def test_what_the_others_did_is_shown_again_in_five_seconds(app: App) -> None:
    app.settings.animation = "normal"
    scene = table(app)
    scene.interaction.queue.skip()
    app.step(0.02)
    start = scene.interaction.session.last_choice_of(scene.interaction.seat) + 1
    assert start < scene.interaction.session.made
    key(app, pygame.K_n)
    assert not scene.interaction.queue.empty
    seconds = 0.0
    while not scene.interaction.queue.waiting:
        app.step(0.1)
        seconds += 0.1
        assert seconds < 6
    asked = scene.interaction.panel.asked
    assert asked is not None
    assert asked.look.title == say("history-since")
    press(app, scene, "next")
    app.step(0.1)
    assert scene.interaction.queue.empty
    assert scene.interaction.decision is not None
    assert scene.interaction.view == scene.interaction.session.view(scene.interaction.by)
    assert scene.interaction.queue.speed == 1.0


@pytest.mark.parametrize("way", ["seen", "skipped"])
@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_what_many_others_did_is_shown_within_its_seconds_and_leaves_the_speed_as_it_was(
    app: App, game: str, way: str
) -> None:
    scene = mixed(app, 5, {0}, game)
    interaction, played = scene.interaction, Table(scene, lambda: None)
    longest = 0
    while longest < 20:
        assert played.on()
        start = interaction.session.last_choice_of(0) + 1
        events = len(interaction.session.events) - interaction.session.events_at(start)
        if interaction.decision is None or events <= longest:
            continue
        longest = events
        animations: tuple[Speed, ...] = ("normal", "half")
        for animation in animations:
            interaction.queue.run(SPEEDS[animation])
            scene.parts.review.since()
            seconds = 0.0
            while not (interaction.queue.empty or interaction.queue.waiting):
                pass_time(scene, 0.05)
                seconds += 0.05
                if way == "skipped" and seconds > 0.5:
                    interaction.queue.skip()
            told_of_all(scene, start)
            interaction.queue.go_on()
            for _ in range(2):
                pass_time(scene, 0.05)
            assert interaction.queue.empty
            assert seconds <= SINCE_SECONDS + 0.1
            assert interaction.queue.speed == SPEEDS[animation]
            pass_time(scene, 0.05)
        interaction.queue.run(0.0)


def told_of_all(scene: TableScene, start: int) -> None:
    """What the panel tells names everybody who has moved, in the order in which they did, unless it was left."""
    interaction, session = scene.interaction, scene.interaction.session
    asked = interaction.panel.asked
    if interaction.queue.empty or asked is None:
        return
    names = [line.split(" ")[0] for line in asked.look.line.splitlines()]
    said = moves_from(session, interaction.log, start)
    moved = [session.names[one.seat] for one in said if speech(scene, one)]
    assert names == moved
    assert asked.below[0].name == "next"


def speech(scene: TableScene, move: Move) -> str:
    interaction, session = scene.interaction, scene.interaction.session
    events = session.events[session.events_at(move.start) : session.events_at(move.end)]
    return interaction.log.speech(events, move.seat, interaction.by)


def at_the_start(app: App) -> TableScene:
    scene = viticulture_table(
        app, Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, {}, open_hands=True))
    )
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.02)
    return scene


def note(scene: TableScene) -> str:
    assert scene.interaction.panel.asked is not None
    return scene.interaction.panel.asked.look.note


def test_a_note_says_so_where_the_others_did_nothing(app: App) -> None:
    scene = at_the_start(app)
    key(app, pygame.K_n)
    assert scene.interaction.queue.empty
    assert scene.interaction.decision is not None
    assert note(scene) == say("history-nothing-since")
    mouse(app, pygame.MOUSEMOTION, (5, 5), rel=(1, 1), buttons=(0, 0, 0))
    assert note(scene) == ""


def test_the_button_for_it_is_off_where_the_others_did_nothing(app: App) -> None:
    for scene, news in ((table(app), True), (at_the_start(app), False)):
        button = scene.buttons.named("ribbon-replay")
        assert button is not None
        assert button.enabled == sheet_of(scene.interaction, scene.parts.review).news == news
    press(app, scene, "ribbon-replay")
    assert note(scene) == ""
