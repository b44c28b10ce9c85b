"""Opponents at a table: they answer by themselves, nobody answers for them, and their thought ends when it must."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.play.opponents import STILLBORN
from game.play.playing import REMARK_SECONDS
from game.play.scene import TableScene
from game.play.session import Session
from game.play.thinking_process import end_all
from game.play.thought_sign import SHOWN_AFTER
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.records import vino, viticulture
from game.store.settings import Settings
from game.window.app import App
from rules.engine.game import Game
from rules.engine.rules import Rules
from rules.players.opponent import Opponent
from rules.viticulture.state import State
from tests.game.film import Film, compare, other_hands, table_at
from tests.game.play.mixed import Waiting
from tests.game.play.thinkers import PATIENCE, is_there, left_behind, needs_signals, processes
from tests.game.secret import STILL, turn_of
from tests.tables import vino_table, viticulture_table

SMALL, SIZE = (320, 180), (1280, 720)
COLOURS = ("lago", "cotto", "sole", "salvia")
GAMES: dict[str, Callable[[], Rules]] = {"viticulture": viticulture, "vino": vino}


@pytest.fixture(autouse=True)
def nobody_is_left(nobody_thinks_yet: None) -> Iterator[None]:
    yield
    left = left_behind()
    end_all()
    assert left == []


def table(game: str, *levels: int, seed: int = 3, size: tuple[int, int] = SMALL) -> tuple[App, TableScene]:
    """A table of this game with open hands where opponents of these levels sit, 0: a person."""
    people = [
        {"name": colour.title(), "colour": colour} | ({"opponent": f"{level} trader {seed}"} if level else {})
        for level, colour in zip(levels, COLOURS, strict=False)
    ]
    session = Session(KeptGame(Game.new(GAMES[game](), people, seed)))
    session.kept.agree(open_hands=True, may_rewind=True)
    app = App(
        GameRoutes, size, Settings(animation="instant", pace="at_once", reduced_motion=True, mute=True, window=size)
    )
    scene = (vino_table if game == "vino" else viticulture_table)(app, session)
    app.begin(scene)
    return app, scene


def leave(app: App) -> None:
    app.scenes.clear()
    app.scenes.settle()


def until(app: App, done: Callable[[], bool], seconds: float = 0.02) -> None:
    """Let frames pass until something is so."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it does not come to pass"
        app.step(seconds)
        time.sleep(0.001)


def give(scene: TableScene, number: int = 0) -> None:
    """A person gives one of the answers."""
    decision = scene.interaction.decision
    assert decision is not None
    scene.interaction.held = None
    scene.parts.answering._choose(decision.choices[number % len(decision.choices)])


def until_person(app: App, scene: TableScene) -> None:
    """Let the opponents play until a person is asked, or the game is over."""
    until(app, lambda: scene.interaction.decision is not None or scene.interaction.session.decision is None)


def stopped(app: App, scene: TableScene) -> list[int]:
    """Play on until an opponent is asked whose process was stopped before it could answer."""
    until_person(app, scene)
    until(app, lambda: bool(processes()))
    while scene.playing.seat < 0:
        for pid in processes():
            os.kill(pid, signal.SIGSTOP)
        give(scene)
        app.step(0.02)
        app.step(0.02)
        if scene.playing.seat < 0:
            for pid in processes():
                os.kill(pid, signal.SIGCONT)
    return processes()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_opponents_alone_plays_on_waits_under_a_menu_and_is_continued(game: str) -> None:
    app, scene = table(game, 1, 2, 1)
    session = scene.interaction.session
    until(app, lambda: session.made >= 6)
    app.scenes.push(app.routes.menu(session.kept))
    app.scenes.settle()
    made = session.made
    for _ in range(60):
        app.step(0.02)
        time.sleep(0.01)
    assert session.made == made
    app.scenes.pop()
    app.scenes.settle()
    until(app, lambda: session.made > made)
    leave(app)
    assert left_behind() == []
    again = Game.load(GAMES[game](), session.game.record.text())[0]
    assert again.digest() == session.game.digest()
    scene = (vino_table if game == "vino" else viticulture_table)(app, KeptGame(again))
    app.begin(scene)
    made = again.made
    until(app, lambda: again.made > made)
    leave(app)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_people_and_opponents_play_the_same_game_again(game: str) -> None:
    digests = []
    for _ in range(2):
        app, scene = table(game, 0, 1, 2, 3)
        session = scene.interaction.session
        for number in range(5):
            until_person(app, scene)
            assert session.decision is not None
            assert session.decision.decider == 0
            give(scene, number)
        until_person(app, scene)
        digests.append(session.game.digest())
        assert Game.load(GAMES[game](), session.game.record.text())[0].digest() == digests[-1]
        leave(app)
    assert digests[0] == digests[1]


@needs_signals
@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_answer_for_an_opponent(game: str) -> None:
    app, scene = table(game, 0, 2, 2)
    interaction = scene.interaction
    stopped(app, scene)

    def answers() -> int:
        return sum(bool(line.choice) and line.seat > 0 for line in interaction.session.game.record.lines)

    def event(kind: int, **more: object) -> None:
        pygame.event.post(pygame.event.Event(kind, more))
        app.step(0.0)
        for pid in processes():
            os.kill(pid, signal.SIGSTOP)

    before = answers()
    assert interaction.decision is None
    for thing in list(interaction.things):
        for button in (1, 3):
            pos = app.screen.pixel(thing.box.centre)
            event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
            event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
            event(pygame.MOUSEBUTTONUP, pos=pos, button=button)
    for key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN, pygame.K_TAB):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event(kind, key=key, mod=0, unicode="", scancode=0)
    assert answers() == before
    leave(app)


@needs_signals
@pytest.mark.parametrize("game", GAMES)
def test_an_earlier_position_ends_the_thought_and_the_game_goes_on_from_there(game: str) -> None:
    app, scene = table(game, 0, 2, 2)
    session = scene.interaction.session
    while not any(session.opponents[session.asked_at(made)] for made in range(session.made)):
        until_person(app, scene)
        give(scene)
        app.step(0.02)
    until_person(app, scene)
    (pid,) = stopped(app, scene)
    scene.parts.review.look(session.made - 1)
    for _ in range(5):
        app.step(0.02)
    assert is_there(pid), "looking back ends nothing"
    at = next(made for made in range(session.made) if session.opponents[session.asked_at(made)])
    scene.parts.review.look(at)
    scene.parts.review.go_on_here()
    scene.parts.review.go_on_here()
    assert session.made == at
    app.step(0.02)
    assert not is_there(pid)
    assert scene.playing.seat == session.asked_at(at)
    until_person(app, scene)
    assert session.made > at
    leave(app)


@needs_signals
def test_whoever_leaves_the_table_or_quits_ends_the_thought_at_once() -> None:
    for end in ("leave", "quit"):
        app, scene = table("viticulture", 0, 4)
        (pid,) = stopped(app, scene)
        begun = time.monotonic()
        if end == "leave":
            app.scenes.replace(app.routes.title())
            app.scenes.settle()
        else:
            app.quit()
            app.scenes.settle()
        assert time.monotonic() - begun < 2
        assert not is_there(pid)
        leave(app)


@needs_signals
def test_a_lost_process_is_replaced_and_what_somebody_simpler_answers_is_told() -> None:
    app, scene = table("viticulture", 0, 4)
    session = scene.interaction.session
    stopped(app, scene)
    made = session.made
    while (thought := scene.playing.opponents._thought) is not None and thought.tries < 2:
        for pid in processes():
            os.kill(pid, signal.SIGKILL)
        app.step(0.02)
    until(app, lambda: session.made > made)
    assert session.notice == "Cotto could not think this through: a simpler answer was given."
    leave(app)


def test_it_is_told_that_the_table_waits_for_as_long_as_no_process_can_be_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, scene = table("viticulture", 1, 1)
    session = scene.interaction.session
    scene.playing.opponents._end()
    monkeypatch.setattr(scene.playing.opponents, "_stillborn", STILLBORN)
    monkeypatch.setattr(scene.playing.opponents, "_not_before", time.monotonic() + PATIENCE)
    for _ in range(int(2 * REMARK_SECONDS)):
        app.step(1.0)
        time.sleep(0.001)
    assert session.made == 0
    assert session.notice.endswith("cannot think just now: this is tried again every few seconds.")
    monkeypatch.setattr(scene.playing.opponents, "_not_before", 0.0)
    until(app, lambda: session.made > 0)
    assert session.notice == ""
    leave(app)


@needs_signals
def test_a_thought_is_shown_around_the_face_when_it_takes_a_while_and_nothing_else_is_drawn() -> None:
    app, scene = table("viticulture", 0, 4, size=SIZE)
    stopped(app, scene)
    while scene.playing.waited < SHOWN_AFTER - 0.1:
        app.step(0.02)
    app.step(0.0)
    before = app.screen.surface.copy()
    assert not scene.sign.shown
    app.step(0.2)
    app.step(0.02)
    after = app.screen.surface.copy()
    changed = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    changed.invert()
    (box,) = changed.get_bounding_rects()
    panel = next(thing.box for thing in scene.interaction.things if thing.ref.kind == "seat" and thing.ref.name == "1")
    centre = scene.parts.renderer.disc(panel).centre
    assert app.screen.pixels(panel).contains(box)
    assert box.collidepoint(app.screen.pixel(centre))
    for _ in range(50):
        app.step(0.02)
        assert app.screen.surface.get_buffer().raw == after.get_buffer().raw, "with reduced motion it stands still"
    for pid in processes():
        os.kill(pid, signal.SIGCONT)
    until_person(app, scene)
    leave(app)


def opponents_at(state: State, people: set[int]) -> Session:
    """A game that begins at this position, in which people play these seats and opponents the others."""
    session = table_at(state, len(state.players))
    for seat in range(len(state.players)):
        if seat not in people:
            session.hand_over(seat, Opponent(1, "host", 5))
    return session


@pytest.mark.parametrize("people", [{0}, set()])
def test_no_picture_tells_the_cards_of_an_opponent_that_is_asked(people: set[int]) -> None:
    s = turn_of(2, 3)
    assert s.agenda is not None
    asked = s.agenda.seat
    people = {(asked + 1 + seat) % 3 for seat in people}

    def look(film: Film) -> None:
        film.scene.playing.leave()
        film.scene.playing = Waiting(film.scene.interaction, film.scene.parts.answering)
        assert film.scene.interaction.thinking == asked
        for thing in list(film.scene.interaction.things)[::2]:
            film.point(thing.box.centre, f"at {thing.ref}")
        for seat in range(3):
            film.scene.parts.review.look_at(seat)
            film.roll(f"mat {seat}")
        film.key(pygame.KEYDOWN, pygame.K_SPACE)

    one, two = (opponents_at(world, people) for world in (s, other_hands(s, [asked])))
    compare((one, two), STILL, look)
