"""The pressing of a wine over the board: how long it is seen, what it tells, and that a press only ends it."""

from __future__ import annotations

import pytest

from game.play.scene import TableScene
from game.store.settings import Speed
from game.viticulture.moment import AGAIN_SECONDS, SECONDS, seconds
from game.viticulture.pressing import Pressing, pressed
from rules.engine.event import Event
from tests.game.viticulture import moments
from tests.game.viticulture.moments import answer, assert_a_press_only_ends_it, play

GIVEN = {
    "season": "winter", "turn": 0, "seat": {0: {"grapes": {"red": [1, 2], "white": [3]}, "wines": {"red": [3]}}}
}  # fmt: skip


def table(animation: Speed = "normal", calm: bool = False) -> TableScene:
    """Winter, with grapes on the crush pad, once a worker stands on the action that makes wine."""
    return moments.table(GIVEN, "place worker make_wine", animation, calm)


def test_the_first_wine_of_a_turn_is_seen_in_full_and_the_next_one_shortly() -> None:
    scene = table()
    answer(scene, "make red red.2")
    taken, (first,) = play(scene)
    assert isinstance(first, Pressing)
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
    answer(scene, "make red red.2")
    scene.interaction.look_at(1)
    assert play(scene)[1] == []


def test_a_press_ends_it_and_does_nothing_more() -> None:
    scene = table()
    answer(scene, "make red red.2")
    assert_a_press_only_ends_it(scene)


def test_what_is_told_is_the_wine_in_the_cellar_and_the_grapes_of_the_record() -> None:
    event = Event("wine_made", 0, "make_wine", 9, thing="sparkling.9", origin="red.3 red.2 white.4")
    assert pressed(event) == ("sparkling", 9, (("red", 3), ("red", 2), ("white", 4)))


def test_a_turn_begins_with_a_worker_or_a_season_and_other_seats_and_kinds_do_not_count() -> None:
    wine, other, order = Event("wine_made", 0), Event("wine_made", 1), Event("order_filled", 0)
    worker, season = Event("worker_placed", 0), Event("season_started")
    events = [wine, wine, worker, wine, other, wine, season, wine, order, order]
    told = [seconds(events, number) for number in (1, 2, 4, 6, 8, 9, 10)]
    assert told == [SECONDS, AGAIN_SECONDS, SECONDS, AGAIN_SECONDS, SECONDS, SECONDS, AGAIN_SECONDS]
