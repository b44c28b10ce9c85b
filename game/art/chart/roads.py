"""Wine roads: where the vineyards of a region stand, on the chart and while the region is unrolled.

All lengths are design px, counted from the upper left corner of the chart.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import NamedTuple

from game.art.chart.place import HEIGHT, WIDTH, around, region, sheet
from game.art.kit.boxes import Box
from game.art.kit.shapes import Point

STONE, MOST_STONE, MOST_LARGE_STONE = 0.95, 1.42, 1.8
"""How large stones and flags are on the chart, and at most on an unrolled region, with usual and with large words."""
EDGE = 12.0
"""How far an unrolled region stays from the edges of the chart at least."""


@cache
def places(name: str, count: int) -> tuple[Point, ...]:
    """Where so many vineyards of a region stand, from the cheap end on. Raises KeyError for an unknown region."""
    found = _printed(name)
    return found[:count] if count <= len(found) else _close(name, count)


def _printed(name: str) -> tuple[Point, ...]:
    drawn = sheet()
    if name in drawn["spots"]:
        return tuple((float(x), float(y)) for x, y in drawn["spots"][name])
    found: list[Point] = []
    for number, (y, x, count) in enumerate(drawn["rows"][name]):
        row = [(x + k * float(drawn["pitch"]), y + k % 2 * float(drawn["lower"])) for k in range(count)]
        found += row if number % 2 == 0 else row[::-1]
    return tuple(found)


def _close(name: str, count: int) -> tuple[Point, ...]:
    """More vineyards than the chart has places for: rows over the middle of the region."""
    pitch = float(sheet()["pitch"])
    columns = math.ceil(math.sqrt(count))
    rows = math.ceil(count / columns)
    x, y = around(region(name)).centre
    left = min(max(x - (columns - 1) * pitch / 2, pitch), WIDTH - columns * pitch)
    top = min(max(y - (rows - 1) * pitch / 2, pitch), HEIGHT - rows * pitch)
    found = []
    for at in range(count):
        row, column = divmod(at, columns)
        found.append((left + (column if row % 2 == 0 else columns - 1 - column) * pitch, top + row * pitch))
    return tuple(found)


class Rolled(NamedTuple):
    """How a region lies: ``size`` times as large as on the chart and moved, with stones of a size of their own."""

    region: str
    vineyards: int
    size: float = 1.0
    dx: float = 0.0
    dy: float = 0.0
    stone: float = STONE

    def at(self, point: Point) -> Point:
        """Where a point of the chart lies."""
        return point[0] * self.size + self.dx, point[1] * self.size + self.dy

    @property
    def ring(self) -> tuple[Point, ...]:
        """The outline of the region."""
        return _lies(self).ring

    @property
    def places(self) -> tuple[Point, ...]:
        """Where the vineyards stand."""
        return _lies(self).places

    @property
    def box(self) -> Box:
        """The box around the land and all its stones."""
        return _lies(self).box


class _Lying(NamedTuple):
    """Outline, vineyards and box of a region that lies somewhere."""

    ring: tuple[Point, ...]
    places: tuple[Point, ...]
    box: Box


@lru_cache(maxsize=256)
def _lies(rolled: Rolled) -> _Lying:
    ring = tuple(map(rolled.at, region(rolled.region)))
    stand = tuple(map(rolled.at, places(rolled.region, rolled.vineyards)))
    reach = 26 * rolled.stone
    stones = [spot for x, y in stand for spot in ((x - reach, y - reach), (x + reach, y + reach))]
    return _Lying(ring, stand, around([*ring, *stones]))


@cache
def unrolled(name: str, count: int, large: bool) -> Rolled:
    """A region of so many vineyards that rises above the chart, beside those of others; ``large`` with large words."""
    size, x, y = sheet()["unrolled"][name][large]
    stone = min(MOST_LARGE_STONE if large else MOST_STONE, STONE * size)
    at_rest = Rolled(name, count, size, 0, 0, stone)
    land = at_rest.box
    left = min(max(x, EDGE), WIDTH - EDGE - land.w)
    top = min(max(y, EDGE), HEIGHT - EDGE - land.h)
    return at_rest._replace(dx=left - land.x, dy=top - land.y)
