"""The pressing of a wine over the board: how long it is seen, what it tells, and that a press only ends it."""

from __future__ import annotations

import pygame
import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, Speed
from game.viticulture.pressing import AGAIN_SECONDS, SECONDS, Pressing, pressed, seconds
from game.window.app import App
from rules.engine.event import Event
from tests.game.laid import laid, shown

FRAME = 0.02
GIVEN = {
    "season": "winter", "turn": 0, "seat": {0: {"grapes": {"red": [1, 2], "white": [3]}, "wines": {"red": [3]}}}
}  # fmt: skip


def table(animation: Speed = "normal", calm: bool = False) -> TableScene:
    """Winter, with grapes on the crush pad, once a worker stands on the action that makes wine."""
    app = App(GameRoutes, (640, 360), Settings(confirm="never", animation=animation, reduced_motion=calm))
    scene = shown(app, laid(GIVEN))
    answer(scene, "place worker make_wine")
    play(scene)
    return scene


def answer(scene: TableScene, text: str) -> None:
    """Give the first answer that begins so."""
    decision = scene.interaction.decision
    assert decision is not None
    scene.parts.answering.propose(next(one for one in decision.choices if str(one).startswith(text)))


def play(scene: TableScene) -> tuple[float, list[Pressing]]:
    """Let everything move: how many seconds that takes, and which pressings are seen meanwhile."""
    queue, taken, seen = scene.interaction.queue, 0.0, list[Pressing]()
    while not queue.empty:
        scene.app.step(FRAME)
        taken += FRAME
        seen += [one for one in queue.overlays if isinstance(one, Pressing) and not any(one is it for it in seen)]
    return taken, seen


def test_the_first_wine_of_a_turn_is_seen_in_full_and_the_next_one_shortly() -> None:
    scene = table()
    answer(scene, "make red red.2")
    taken, (first,) = play(scene)
    assert (first.wine.kind, first.wine.value, first.wine.grapes) == ("red", 2, (("red", 2),))
    assert first.seconds == SECONDS
    assert SECONDS <= taken < SECONDS + 0.3
    assert first not in scene.interaction.queue.overlays
    answer(scene, "make white white.3")
    taken, (second,) = play(scene)
    assert second.seconds == AGAIN_SECONDS
    assert AGAIN_SECONDS <= taken < AGAIN_SECONDS + 1.0


@pytest.mark.parametrize(("animation", "calm"), [("instant", False), ("normal", True)])
def test_without_motion_nothing_is_pressed(animation: Speed, calm: bool) -> None:
    scene = table(animation, calm)
    answer(scene, "make red red.2")
    assert play(scene)[1] == []


def test_the_wine_of_another_seat_is_not_pressed_over_the_board() -> None:
    scene = table()
    scene.interaction.look_at(1)
    answer(scene, "make red red.2")
    assert play(scene)[1] == []


def test_a_press_ends_it_and_does_nothing_more() -> None:
    scene = table()
    answer(scene, "make red red.2")
    for _ in range(20):
        scene.app.step(FRAME)
    interaction = scene.interaction
    assert any(isinstance(one, Pressing) for one in interaction.queue.overlays)
    lines, over = interaction.session.lines, scene.app.screen.pixel((800, 300))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=over, button=1))
    scene.app.step(FRAME)
    assert interaction.queue.empty
    assert not interaction.queue.overlays
    assert interaction.session.lines == lines
    assert interaction.decision is not None


def test_what_is_told_is_the_wine_in_the_cellar_and_the_grapes_of_the_record() -> None:
    event = Event("wine_made", 0, "make_wine", 9, thing="sparkling.9", origin="red.3 red.2 white.4")
    assert pressed(event) == ("sparkling", 9, (("red", 3), ("red", 2), ("white", 4)))


def test_a_turn_begins_with_a_worker_or_a_season_and_other_seats_do_not_count() -> None:
    wine, other = Event("wine_made", 0, thing="red.1"), Event("wine_made", 1, thing="red.1")
    worker, season = Event("worker_placed", 0), Event("season_started")
    events = [wine, wine, worker, wine, other, wine, season, wine]
    told = [seconds(events, number) for number in (1, 2, 4, 6, 8)]
    assert told == [SECONDS, AGAIN_SECONDS, SECONDS, AGAIN_SECONDS, SECONDS]
