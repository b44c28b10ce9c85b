"""The chart has a place for everything, at rest and while a region is unrolled."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from itertools import combinations

import pytest

from game.art.chart import roads
from game.art.chart.place import HEIGHT, WIDTH, holds, region
from game.art.kit import letters
from game.art.kit.boxes import Box
from game.play.things import at
from game.text.messages import FIRST, use_language
from game.vino import map_boxes, printed
from rules.engine.choice import Ref
from tests.game.vino.driver import Driver

REGIONS = tuple(printed.regions())
LANGUAGES = ("en", "it", "es", "ru")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use_language(request.param)
    yield request.param
    use_language(FIRST)


@pytest.fixture(params=[1.0, 1.75])
def words(request: pytest.FixtureRequest) -> Iterator[float]:
    letters.choose(request.param)
    yield request.param
    letters.choose(1)


def vineyards(name: str) -> list[str]:
    return [f"{name}.{at}" for at in range(1, len(printed.regions()[name].road) + 1)]


def inside(box: Box, whole: Box) -> bool:
    return whole.x <= box.x and whole.y <= box.y and box.right <= whole.right and box.bottom <= whole.bottom


def test_every_vineyard_has_a_place_of_its_own_on_the_chart() -> None:
    spots = {name: map_boxes.vineyard(name) for one in REGIONS for name in vineyards(one)}
    assert len(spots) == 97
    assert min(math.dist(a[:2], b[:2]) for a, b in combinations(spots.values(), 2)) >= 40
    assert all(inside(map_boxes.stone(name), map_boxes.MAP) for name in spots)


def test_nearly_all_vineyards_stand_on_their_own_land_and_none_on_that_of_another() -> None:
    outside = 0
    for one in REGIONS:
        for x, y in roads.places(one, len(printed.regions()[one].road)):
            outside += not holds(region(one), x, y)
            assert not [other for other in REGIONS if other != one and holds(region(other), x, y)]
    assert outside <= 5


@pytest.mark.usefixtures("language")
def test_name_plates_cover_neither_each_other_nor_a_price() -> None:
    boxes = {one: map_boxes.plate(one) for one in REGIONS}
    assert not [pair for pair in combinations(boxes, 2) if boxes[pair[0]].meets(boxes[pair[1]])]
    for one, box in boxes.items():
        assert inside(box, map_boxes.MAP), one
        covered = [name for other in REGIONS for name in vineyards(other) if box.meets(map_boxes.stone(name).grown(-8))]
        assert not covered, (one, covered)


@pytest.mark.usefixtures("language", "words")
@pytest.mark.parametrize("name", REGIONS)
def test_an_unrolled_region_stays_on_the_chart_in_the_same_order(name: str) -> None:
    stones = [map_boxes.stone(one, name) for one in vineyards(name)]
    small = [map_boxes.vineyard(one) for one in vineyards(name)]
    large = [map_boxes.vineyard(one, name) for one in vineyards(name)]
    scroll = map_boxes.scroll(name, (3, 2))
    assert all(inside(box, map_boxes.MAP) for box in (*stones, scroll, map_boxes.land(name, name)))
    assert not [box for box in stones if box.meets(scroll)]
    assert not [pair for pair in combinations(stones, 2) if pair[0].meets(pair[1])]
    for i, j in combinations(range(len(small)), 2):
        assert (small[i].x < small[j].x) == (large[i].x < large[j].x)
        assert (small[i].y < small[j].y) == (large[i].y < large[j].y)
    for variety in printed.tiles(name):
        assert inside(map_boxes.tile(name, variety, name), map_boxes.scroll(name))


@pytest.mark.usefixtures("language", "words")
@pytest.mark.parametrize("name", REGIONS)
@pytest.mark.parametrize("queues", [(), (1, 1), map_boxes.MOST_QUEUE])
def test_an_unrolled_region_hides_nothing_of_its_neighbours(name: str, queues: tuple[int, ...]) -> None:
    scroll = map_boxes.scroll(name, queues)
    others = [one for one in REGIONS if one != name]
    neighbours = [map_boxes.stone(one) for other in others for one in vineyards(other)]
    neighbours += [map_boxes.plate(other) for other in others]
    over = [scroll, *(map_boxes.stone(one, name).grown(-1) for one in vineyards(name))]
    assert not [pair for pair in itertools.product(over, neighbours) if pair[0].meets(pair[1])]
    above = [map_boxes.mark(other, index).box for other in others for index in range(5)]
    assert not [box for box in above if box.meets(scroll)]


def test_what_stands_on_the_land_that_has_risen_can_still_be_pointed_at() -> None:
    driver = Driver(3, 7, size=(640, 360))
    interaction = driver.scene.interaction
    before = {thing.ref for thing in interaction.things}
    interaction.look_at_region("lazio")
    land = map_boxes.land("lazio", "lazio")
    on_land = [one for one in vineyards("abruzzo") if land.reaches(map_boxes.stone(one))]
    assert on_land
    assert before == {thing.ref for thing in interaction.things}
    for one in on_land:
        found = at(interaction.things, *map_boxes.stone(one).centre)
        assert found[0].ref == Ref("vineyard", one)


@pytest.mark.parametrize("name", REGIONS)
@pytest.mark.parametrize("count", [3, 21])
def test_a_box_with_other_numbers_of_vineyards_has_room_for_them(name: str, count: int) -> None:
    found = roads.places(name, count)
    assert len(found) == count
    assert min(math.dist(a, b) for a, b in combinations(found, 2)) >= 40
    assert all(20 <= x <= WIDTH - 20 and 20 <= y <= HEIGHT - 20 for x, y in found)
