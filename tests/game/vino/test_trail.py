"""The trail of the last move at Vino's table covers no plate, number or title, and rings what was touched."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.play.scene import TableScene
from game.play.session import Session
from game.vino import map_boxes, printed
from game.vino.trail import Lie
from tests.game.vino.driver import Driver


def purchases(driver: Driver) -> list[str]:
    return [event.place for event in driver.session.events if event.kind == "vineyard_bought"]


def bought(session: Session) -> bool:
    """Positions in which another seat has bought its first vineyards last."""
    decision = session.decision
    return decision is not None and decision.source == "any_region"


def sold(session: Session) -> bool:
    decision = session.decision
    by = [event.seat for event in session.events if event.kind == "wine_sold"]
    return bool(by) and decision is not None and decision.kind == "sell" and decision.decider != by[-1]


def demands(scene: TableScene) -> tuple[int, ...]:
    view = scene.interaction.view
    return tuple(view.market[variety] for variety in printed.varieties())


@pytest.mark.parametrize("until", [bought, sold])
def test_no_dot_lies_on_anything_to_read(until: Callable[[Session], bool]) -> None:
    driver = Driver(3, 7, size=(640, 360))
    driver.play(until)
    driver.lift_curtain()
    scene = driver.scene
    lie = Lie(scene.interaction.layout, scene.interaction.view.order, scene.interaction.large_region, demands(scene))
    ways = scene.interaction.trail.ways(lie, scene.interaction.seat, scene.interaction.seat)
    dots = [dot for way in ways for dot in way.dots]
    covered = [map_boxes.title(), lie.layout.demand, lie.layout.cellar, *map(map_boxes.plate, printed.regions())]
    covered += [map_boxes.number(region).box for region in printed.regions()]
    assert all(map_boxes.MAP.holds(*dot.place) for dot in dots)
    assert not [dot.place for dot in dots if any(box.holds(*dot.place) for box in covered)]
    # A flag and the money for it go the same way; several flags of one region leave one way.
    assert len({dot.place for dot in dots}) == len(dots)
    # From cellar to stall all of the way may lie below panels; what was touched is ringed all the same.
    assert dots or until is sold
    touched = {colour for _, colour in scene.interaction.trail.touched(lie, scene.interaction.seat)}
    assert touched
    assert {dot.colour for dot in dots} <= touched


def test_what_was_touched_is_ringed_and_tiles_that_nobody_moved_leave_nothing() -> None:
    driver = Driver(3, 7, size=(640, 360))
    driver.play(bought)
    scene = driver.scene
    assert any(event.kind == "variety_returned" and event.seat < 0 for event in scene.interaction.session.events)
    lie = Lie(scene.interaction.layout, scene.interaction.view.order, scene.interaction.large_region, demands(scene))
    last = scene.interaction.view.order[-1]
    spots = {spot for spot, _ in scene.interaction.trail.touched(lie, scene.interaction.seat)}
    assert spots == {map_boxes.vineyard(name) for name in purchases(driver)[-2:]}
    assert {colour for _, colour in scene.interaction.trail.touched(lie, scene.interaction.seat)} == {
        scene.interaction.session.colours[last]
    }
