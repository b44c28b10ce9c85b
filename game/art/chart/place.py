"""Where a place of Italy lies on the chart, and the outlines of its lands. All lengths are design px on the sheet."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from game.art.kit.boxes import Box
from game.art.kit.shapes import Point
from game.paths import assets
from rules.engine.catalog import plain

_BETWEEN = 3
"""Points laid between two of a line, to round it."""
ISLANDS = ("sardegna", "sicilia", "elba", "ischia", "corsica")
ABROAD = "corsica"
"""The island that is no part of Italy."""


@cache
def atlas() -> dict[str, Any]:
    """The lines of Italy by longitude and latitude."""
    found: dict[str, Any] = plain(assets() / "map" / "italy.yaml")
    return found


@cache
def sheet() -> dict[str, Any]:
    """How the chart is drawn, and what stands where on it."""
    found: dict[str, Any] = plain(assets() / "map" / "chart.yaml")
    return found


WIDTH, HEIGHT = 1508.0, 872.0
"""The sheet of the chart."""


class _Swell(NamedTuple):
    """A round part that is drawn larger than it is: its middle, its reach, and by which share."""

    x: float
    y: float
    reach: float
    share: float


def _turned(longitude: float, latitude: float) -> Point:
    drawn, (lon, lat) = sheet(), sheet()["middle"]
    turn = math.radians(drawn["turn"])
    east, north = (longitude - lon) * math.cos(math.radians(round(lat))), latitude - lat
    x = east * math.cos(turn) - north * math.sin(turn)
    y = east * math.sin(turn) + north * math.cos(turn)
    return drawn["at"][0] + x * drawn["degree"], drawn["at"][1] - y * drawn["degree"]


@cache
def _swells() -> tuple[_Swell, ...]:
    return tuple(_Swell(*_turned(lon, lat), reach, share) for lon, lat, reach, share in sheet()["swells"])


def place(longitude: float, latitude: float) -> Point:
    """Where a place on earth lies on the sheet."""
    drawn, (x, y) = sheet(), _turned(longitude, latitude)
    dx = dy = 0.0
    for swell in _swells():
        pull = swell.share * math.exp(-((x - swell.x) ** 2 + (y - swell.y) ** 2) / swell.reach**2)
        dx, dy = dx + (x - swell.x) * pull, dy + (y - swell.y) * pull
    (mx, my), (sx, sy), squeeze = drawn["at"], drawn["shift"], drawn["squeeze"]
    return mx + (x + dx - mx) * squeeze + sx, my + (y + dy - my) * squeeze + sy


def _rounded(points: Sequence[Point], closed: bool) -> list[Point]:
    """The points with others between them on a smooth curve through all of them."""
    ends = (points[-2], points[1]) if closed else (points[0], points[-1])
    around = [ends[0], *points, ends[1]]
    found: list[Point] = []
    for a, b, c, d in zip(around, around[1:], around[2:], around[3:], strict=False):
        for i in range(_BETWEEN):
            t = i / _BETWEEN
            found.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    return [*found, points[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


Projection = Callable[[float, float], Point]
"""Where a place on earth lies on some sheet."""


@cache
def _line(name: str, project: Projection) -> tuple[Point, ...]:
    words = atlas()["lines"][name.removeprefix("-")]
    points = [project(*map(float, point.split())) for point in words.split(",")]
    curve = _rounded(points, points[0] == points[-1])
    return tuple(reversed(curve) if name.startswith("-") else curve)


def _ring(names: Sequence[str], project: Projection) -> tuple[Point, ...]:
    return tuple(point for name in names for point in _line(name, project)[:-1])


@cache
def region(name: str, project: Projection = place) -> tuple[Point, ...]:
    """The outline of a region, on the chart or on another sheet. Raises KeyError."""
    return island(name, project) if name in ISLANDS else _ring(atlas()["regions"][name], project)


@cache
def mainland(project: Projection = place) -> tuple[Point, ...]:
    """The outline of the peninsula."""
    return _ring(atlas()["italy"], project)


@cache
def island(name: str, project: Projection = place) -> tuple[Point, ...]:
    """The outline of an island; only on the chart it is moved. Raises KeyError."""
    dx, dy = sheet()["moved"].get(name, (0, 0)) if project is place else (0, 0)
    return tuple((x + dx, y + dy) for x, y in _line(name, project)[:-1])


def around(points: Sequence[Point]) -> Box:
    """The box around some points."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)


def holds(ring: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies inside an outline."""
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside
