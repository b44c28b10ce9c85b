"""An order that is filled, over the board: how long it is seen, what it tells, and that a press only ends it."""

from __future__ import annotations

from typing import Any

import pytest

from game.art import delivery as art
from game.art import pressing
from game.art.kit import cache
from game.play.scene import TableScene
from game.store.settings import Speed
from game.viticulture.delivery import Delivery, delivered
from game.viticulture.moment import SECONDS
from rules.engine.event import Event
from tests.game.laid import laid, shown
from tests.game.viticulture import moments
from tests.game.viticulture.moments import answer, assert_a_press_only_ends_it, play

OWN: dict[str, Any] = {
    "hand": ["order_2", "order_4"], "grapes": {"red": [1]}, "wines": {"red": [3], "white": [3]},
    "structures": ["medium_cellar"],
}  # fmt: skip
"""Either order asks for a red and a white wine; ``order_2`` brings two points and a step of yearly pay."""


def table(animation: Speed = "normal", calm: bool = False, residual: int = 0) -> TableScene:
    """Winter, with an order and its wines, once a worker stands on the action that fills orders."""
    given = {"season": "winter", "turn": 0, "seat": {0: {**OWN, "residual": residual}}}
    return moments.table(given, "place worker fill_order", animation, calm)


def fill(scene: TableScene) -> tuple[float, list[Delivery]]:
    """Fill the order with the only wines that there are: how long that takes, and what is seen meanwhile."""
    answer(scene, "fill order_2")
    taken, seen = play(scene)
    return taken, [one for one in seen if isinstance(one, Delivery)]


def test_it_tells_the_wines_that_went_and_what_they_brought() -> None:
    scene = table()
    before = scene.interaction.session.view(0).seats[0]
    taken, (one,) = fill(scene)
    after = scene.interaction.session.view(0).seats[0]
    assert sorted(one.order.wines) == [("red", 3), ("white", 3)]
    assert (one.order.points, one.order.yearly) == (2, 1)
    assert (one.order.points, one.order.yearly) == (after.vp - before.vp, after.residual - before.residual)
    assert one.seconds == SECONDS
    assert taken >= SECONDS
    assert one not in scene.interaction.queue.overlays


def test_a_step_of_yearly_pay_beyond_the_track_is_not_promised() -> None:
    _, (one,) = fill(table(residual=5))
    assert (one.order.points, one.order.yearly) == (2, 0)


def test_the_last_year_between_points_and_pay_hides_nothing() -> None:
    who = {"seat": 0, "source": "order_2"}
    events = [
        Event("wine_paid", 1, thing="red.9"), Event("wine_paid", 0, thing="red.2"),
        Event("wine_paid", 0, thing="white.4"), Event("order_filled", 0, "fill_order", card="order_2"),
        Event("vp_changed", amount=2, **who), Event("last_year", **who), Event("residual_changed", amount=1, **who),
        Event("vp_changed", 0, "fill_order", 1),
    ]  # fmt: skip
    assert delivered(events, 4) == ((("red", 2), ("white", 4)), 2, 1)


@pytest.mark.parametrize(("animation", "calm"), [("instant", False), ("normal", True)])
def test_without_motion_nothing_is_seen(animation: Speed, calm: bool) -> None:
    assert fill(table(animation, calm))[1] == []


def test_the_order_of_another_seat_is_not_seen_over_the_board() -> None:
    scene = table()
    answer(scene, "fill order_2")
    scene.interaction.look_at(1)
    assert not any(isinstance(one, Delivery) for one in play(scene)[1])


def test_a_press_ends_it_and_does_nothing_more() -> None:
    scene = table()
    answer(scene, "fill order_2")
    queue = scene.interaction.queue
    while not any(isinstance(one, Delivery) for one in queue.overlays):
        scene.app.step(moments.FRAME)
    assert_a_press_only_ends_it(scene)


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_both_grounds_are_drawn_ahead_in_summer_too(season: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = set()
    cache.forget()
    for name, module in (("pressing", pressing), ("delivery", art)):
        monkeypatch.setattr(module, "ground", lambda *_, name=name: drawn.add(name))
    table = moments.App(moments.GameRoutes, (640, 360), moments.Settings())
    scene = shown(table, laid({"season": season, "turn": 0, "seat": {0: OWN}}))
    for _ in range(20000):
        if drawn == {"pressing", "delivery"}:
            return
        scene.app.step(moments.FRAME)
    raise AssertionError(drawn)
