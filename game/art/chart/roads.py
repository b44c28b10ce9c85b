"""Wine roads: where the vineyards of a region stand, on the chart and while the region is unrolled.

All lengths are design px, counted from the upper left corner of the chart.
"""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from game.art.chart.place import HEIGHT, WIDTH, around, region, sheet
from game.art.kit.boxes import Box
from game.art.kit.shapes import Point

STONE, UNROLLED_STONE = 0.95, 1.42
"""How large stones and flags are on the chart and on an unrolled region; they grow less than the way between them."""
GROWTH, LARGE_GROWTH, LARGE_STONE = 1.62, 2.0, 1.8
"""How much larger a region is when it is unrolled, and how large it and its stones are with large words."""
LIFT = 9.0
"""How far an unrolled region lies above its place."""
HEAD, EDGE = 92.0, 20.0
"""The room for the scroll above an unrolled region, and how far that stays from the edges of the chart."""


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
        return tuple(map(self.at, region(self.region)))

    @property
    def places(self) -> tuple[Point, ...]:
        """Where the vineyards stand."""
        return tuple(map(self.at, places(self.region, self.vineyards)))

    @property
    def top(self) -> float:
        """The upper end of the stones."""
        return min(y for _, y in self.places) - 26 * self.stone

    @property
    def box(self) -> Box:
        """The box around the land and all its stones."""
        reach = 26 * self.stone
        stones = [spot for x, y in self.places for spot in ((x - reach, y - reach), (x + reach, y + reach))]
        return around([*self.ring, *stones])


@cache
def unrolled(name: str, count: int, large: bool) -> Rolled:
    """A region of so many vineyards that rises above the chart in its own place; ``large`` with large words."""
    size, stone = (LARGE_GROWTH, LARGE_STONE) if large else (GROWTH, UNROLLED_STONE)
    at_rest = Rolled(name, count, size, 0, 0, stone)
    land, (x, y) = at_rest.box, around([*region(name), *places(name, count)]).centre
    head = at_rest.top - land.y
    left, top = land.x + x - x * size, at_rest.top + y - y * size - LIFT
    left = min(max(left, EDGE), WIDTH - EDGE - land.w)
    top = min(max(top, EDGE + HEAD, EDGE + head), HEIGHT - EDGE - land.h + head)
    return at_rest._replace(dx=left - land.x, dy=top - at_rest.top)
