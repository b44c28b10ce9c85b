"""Who looks at a region for long sees it unrolled, in any phase, until something else is pointed at."""

from __future__ import annotations

import pytest

from game.play.things import at
from game.vino import map_boxes, printed
from game.vino.unrolling import LOOK_SECONDS, Unrolling
from game.window.input import Action, begun
from rules.engine.choice import Ref
from tests.game.vino.driver import Driver, reached

SEA = (1090.0, 120.0)
"""A point on the chart where nothing lies."""


@pytest.fixture
def driver() -> Driver:
    found = reached(3, 7, lambda session: session.decision is not None and session.decision.kind == "region")
    found.lift_curtain()
    assert not at(found.scene.interaction.things, *SEA)
    return found


def rest(driver: Driver, seconds: float = LOOK_SECONDS + 0.1) -> None:
    for _ in range(round(seconds / 0.02)):
        driver.app.step(0.02)


def land_of(driver: Driver, region: str) -> tuple[float, float]:
    """A point of a region where no vineyard stands."""
    box = map_boxes.land(region)
    for step in range(400):
        point = box.x + box.w * (step % 20 + 0.5) / 20, box.y + box.h * (step // 20 + 0.5) / 20
        under = at(driver.scene.interaction.things, *point)
        if under and under[0].ref == Ref("region", region):
            return point
    raise AssertionError(f"{region} has no open land")


@pytest.mark.parametrize("region", printed.regions())
def test_a_region_that_is_pointed_at_for_long_is_unrolled_until_something_else_is(driver: Driver, region: str) -> None:
    interaction = driver.scene.interaction
    driver.move(land_of(driver, region))
    assert not interaction.large_region
    rest(driver)
    assert interaction.large_region == region
    rest(driver)
    assert interaction.large_region == region
    driver.move(SEA)
    rest(driver)
    assert not interaction.large_region


def test_a_name_plate_that_is_pointed_at_unrolls_its_region_and_keeps_it_so(driver: Driver) -> None:
    box = map_boxes.plate("toscana")
    driver.move((box.centre[0], box.y + 6))
    rest(driver, 1.0)
    assert driver.scene.interaction.large_region == "toscana"


def test_vineyards_that_are_pointed_at_stay_where_they_are(driver: Driver) -> None:
    driver.move(driver.point(Ref("vineyard", "toscana.3")))
    rest(driver, 1.0)
    assert not driver.scene.interaction.large_region


def test_a_region_that_was_rolled_up_by_a_key_stays_so_while_it_is_pointed_at(driver: Driver) -> None:
    interaction = driver.scene.interaction
    driver.move(land_of(driver, "veneto"))
    rest(driver)
    driver.scene.parts.control.handle(begun(Action.BACK))
    rest(driver, 1.0)
    assert not interaction.large_region
    driver.move(SEA)
    rest(driver)
    driver.move(land_of(driver, "veneto"))
    rest(driver)
    assert interaction.large_region == "veneto"


def test_an_unrolled_region_is_chosen_by_a_click(driver: Driver) -> None:
    interaction = driver.scene.interaction
    driver.move(land_of(driver, "abruzzo"))
    rest(driver)
    assert interaction.large_region == "abruzzo"
    driver.touch(Ref("region", "abruzzo"))
    assert Ref("region", "abruzzo") in interaction.pointer.selection.picked


def test_the_region_in_play_is_unrolled_again_after_a_look_at_another() -> None:
    driver = reached(3, 7, lambda session: session.decision is not None and session.decision.source == "owners")
    interaction = driver.scene.interaction
    here = interaction.region_in_play
    other = next(one for one in printed.regions() if one != here)
    assert interaction.large_region == here
    interaction.look_at_region(other)
    assert interaction.large_region == other
    interaction.look_at_region("")
    assert interaction.large_region == here


def test_the_region_in_play_stays_unrolled_while_others_are_pointed_at_unless_a_key_asks_for_one() -> None:
    driver = reached(3, 7, lambda session: session.decision is not None and session.decision.source == "owners")
    interaction = driver.scene.interaction
    here = interaction.region_in_play
    before = {thing.ref: thing.box for thing in interaction.things}
    other = next(one for one in ("veneto", "calabria") if one != here)
    driver.move(land_of(driver, other))
    rest(driver, 2.0)
    assert interaction.large_region == here
    assert {thing.ref: thing.box for thing in interaction.things} == before
    driver.scene.parts.control.handle(begun(Action.INSPECT))
    assert interaction.large_region == other
    driver.scene.parts.control.handle(begun(Action.BACK))
    assert interaction.large_region == here


@pytest.mark.parametrize("calm", [True, False])
def test_nothing_moves_where_less_motion_is_wanted(driver: Driver, calm: bool) -> None:
    interaction = driver.scene.interaction
    driver.app.settings.animation = "normal"
    driver.app.settings.reduced_motion = calm
    driver.app.settings_changed()
    interaction.look_at_region("lazio")
    ways = [one for one in interaction.queue.overlays if isinstance(one, Unrolling)]
    assert bool(ways) is not calm
    assert interaction.large_region == "lazio"
