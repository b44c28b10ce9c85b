"""The poster map of Italy: the boot with its nine regions of wine, the sea, mountains, vines, sun, compass and boat."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, INK, LINE, OCHRE, PAPER, WINE, Colour, mix
from game.art.kit.shapes import NONE, Fragment, Point, circle, group, line, path, polygon, rect
from game.art.landscape import cypress, house
from game.paths import assets
from rules.engine.catalog import plain

WIDTH, HEIGHT = 1032.0, 834.0
"""The sheet of the map in design px."""
SEA: Colour = "#CFE0E4"
WAVE: Colour = "#A9C8D1"
ABROAD: Colour = "#DDE3D9"
LAND: Colour = "#EFE0BC"
BORDER: Colour = "#FBF1DC"
EARTHS: dict[str, Colour] = {
    "liguria": "#C9A46A", "lazio": "#C98B4A", "campania": "#D9A05A", "sardegna": "#C49A5A", "calabria": "#A9783F",
    "abruzzo": "#8A8A48", "toscana": "#B5673C", "veneto": "#D8B45E", "trentino": "#8FA36A",
}  # fmt: skip
"""The earth colour of each region."""

_TURN = math.radians(22)
"""The map is turned clockwise so that the boot stands upright between the plates; the compass shows where north is."""
_MIDDLE = (12.5, 42.0)
_PLACE = (531.0, 406.0)
"""Where the middle of Italy (longitude, latitude) lies on the sheet."""
_DEGREE = 59.0
"""Design px of a degree of latitude; one of longitude is shorter."""
_NARROWING = math.cos(math.radians(42))
_BETWEEN = 4
"""Points laid between two of a line, to round it."""
_SUN = (372.0, 98.0)
_LAYERS = 5
"""How many layers the map is printed in: sea, water along the coast, neighbours and sun, land, what stands on it."""


def place(longitude: float, latitude: float) -> Point:
    """Where a place on earth lies on the sheet, in design px."""
    east, south = (longitude - _MIDDLE[0]) * _NARROWING, _MIDDLE[1] - latitude
    x = east * math.cos(_TURN) - south * math.sin(_TURN)
    y = east * math.sin(_TURN) + south * math.cos(_TURN)
    return _PLACE[0] + x * _DEGREE, _PLACE[1] + y * _DEGREE


@cache
def _atlas() -> dict[str, Any]:
    found: dict[str, Any] = plain(assets() / "map" / "italy.yaml")
    return found


def _rounded(points: Sequence[Point], closed: bool = False) -> list[Point]:
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


def _points(words: str) -> list[Point]:
    """The places on the sheet of points written as longitude and latitude."""
    return [place(*map(float, point.split())) for point in words.split(",")]


@cache
def _line(name: str) -> tuple[Point, ...]:
    points = _points(_atlas()["lines"][name.removeprefix("-")])
    curve = _rounded(points, points[0] == points[-1])
    return tuple(reversed(curve) if name.startswith("-") else curve)


def _ring(names: Sequence[str]) -> tuple[Point, ...]:
    return tuple(point for name in names for point in _line(name)[:-1])


@cache
def region(name: str) -> tuple[Point, ...]:
    """The outline of a region on the sheet. Raises KeyError."""
    return _ring(_atlas()["regions"][name])


@cache
def mainland() -> tuple[Point, ...]:
    """The outline of the peninsula."""
    return _ring(_atlas()["italy"])


def number_spot(name: str) -> Point:
    """Where the number of a region stands on the sheet. Raises KeyError."""
    return place(*_atlas()["numbers"][name])


def holds(ring: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies inside an outline."""
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


@kept(2)
def ground(scale: float, title: tuple[str, str]) -> Surface:
    """The whole map without plates, numbers and lines to them; ``title`` are the two lines of the cartouche."""
    canvas = Canvas(WIDTH, HEIGHT, scale, SEA)
    for layers in range(1, _LAYERS + 1):
        below = _printed(layers, scale)
    canvas.picture(below, 0, 0)
    canvas.layer()
    canvas.piece((366, 670, 90, 90), *_boat(412, 726))
    canvas.piece((84, 678, 132, 132), *_compass(150, 744))
    canvas.piece(
        (12, 10, 264, 116),
        rect(18, 16, 256, 108, "#1F3A44", 7, opacity=0.3),
        rect(14, 12, 256, 108, PAPER, 6, INK, 2.4),
        rect(20, 18, 244, 96, NONE, 4, WINE, 2),
        rect(25, 23, 234, 86, NONE, 3, LINE, 1),
    )
    canvas.fit(142, 47, title[0], "display", 36, 224, WINE, "centre", tall=36)
    canvas.fit(142, 86, title[1], "display", 30, 224, INK, "centre", tall=30)
    canvas.rim(
        (0, 0, WIDTH, HEIGHT),
        9,
        rect(3, 3, WIDTH - 6, HEIGHT - 6, NONE, 0, PAPER, 7),
        rect(1, 1, WIDTH - 2, HEIGHT - 2, NONE, 0, INK, 2.4),
        rect(7.5, 7.5, WIDTH - 15, HEIGHT - 15, NONE, 3, INK, 1.2),
    )
    return canvas.surface(grain=5)


@kept(8)
def _printed(layers: int, scale: float) -> Surface:
    """The map with its first ``layers`` (1 to _LAYERS), each of which is printed over those before it."""
    canvas = Canvas(WIDTH, HEIGHT, scale, SEA)
    if layers > 1:
        canvas.picture(_printed(layers - 1, scale), 0, 0)
        canvas.layer()
    canvas.draw(*(_sea, _waters, _neighbours, _land, _relief)[layers - 1]())
    if layers == 3:
        canvas.piece((_SUN[0] - 172, 0, 344, _SUN[1] + 172), *_sun())
    return canvas.surface()


@kept(20)
def tint(name: str, colour: Colour, opacity: float, scale: float) -> tuple[Surface, Point]:
    """A region in one ink, to be laid over the map, and its upper left corner on the sheet."""
    ring = region(name)
    left, top = min(x for x, _ in ring) - 4, min(y for _, y in ring) - 4
    wide, tall = max(x for x, _ in ring) - left + 4, max(y for _, y in ring) - top + 4
    canvas = Canvas(wide, tall, scale)
    d = polygon([(x - left, y - top) for x, y in ring])
    canvas.draw(path(d, colour, opacity=opacity), path(d, NONE, colour, 4))
    return canvas.surface(), (left, top)


def _sea() -> Iterator[Fragment]:
    for row in range(30):
        y = 18 + row * 28
        start = -44 + row % 2 * 44
        d = "".join(f"M{x},{y}q11,-7 22,0t22,0" for x in range(start, int(WIDTH) + 44, 88))
        yield path(d, NONE, WAVE, 2, opacity=0.75)


def _neighbours() -> Iterator[Fragment]:
    for points in _atlas()["abroad"]:
        d = polygon(_points(points))
        yield path(d, ABROAD, mix(ABROAD, WAVE, 0.7), 3)
    corsica = polygon(_line("corsica")[:-1])
    yield path(corsica, NONE, mix(SEA, WAVE, 0.5), 14)
    yield path(corsica, ABROAD, mix(ABROAD, WAVE, 0.9), 2)


def _sun() -> Iterator[Fragment]:
    x, y = _SUN
    for i in range(24):
        angle = i * math.pi / 12
        points = [(x + r * math.cos(angle + da), y + r * math.sin(angle + da)) for r, da in
                  ((112, -0.03), (168 if i % 2 else 142, 0.0), (112, 0.03))]  # fmt: skip
        yield path(polygon(points), "#F4D58A", opacity=0.75)
    yield circle(x - 5, y - 3, 104, "#F7E3B0", opacity=0.8)
    yield circle(x, y, 84, "#F4D58A")
    yield circle(x, y, 64, "#EDAE3E")


def islands() -> tuple[tuple[Point, ...], ...]:
    """The outlines of the islands, the two large ones first."""
    return tuple(_line(name)[:-1] for name in ("sardegna", "sicilia", "elba", "ischia"))


def _waters() -> Iterator[Fragment]:
    """Three lines of water along the coast."""
    shapes = [polygon(ring) for ring in (mainland(), *islands()[:2])]
    for width, ink in ((62, "#C3DAE0"), (46, SEA), (42, "#BAD4DC"), (28, SEA), (24, "#AFCDD6"), (13, "#DDEAEA")):
        for d in shapes:
            yield path(d, NONE, ink, width)


def _land() -> Iterator[Fragment]:
    rings = (mainland(), *islands())
    for ring in rings:
        yield group(path(polygon(ring), "#5F8C9B", opacity=0.5), 5, 8)
    for ring in rings:
        yield path(polygon(ring), LAND)
    for name, ink in EARTHS.items():
        d = polygon(region(name))
        yield path(d, ink)
    for name in EARTHS:
        yield path(polygon(region(name)), NONE, BORDER, 3)
    for ring in rings:
        yield path(polygon(ring), NONE, INK, 2.4)


def _relief() -> Iterator[Fragment]:
    atlas = _atlas()
    x, y = place(*atlas["lake"])
    shore = f"M{x - 3},{y - 13}C{x + 6},{y - 6} {x + 9},{y + 6} {x + 6},{y + 15}C{x},{y + 19} {x - 7},{y + 15}"
    yield path(f"{shore} {x - 6},{y + 6}C{x - 8},{y} {x - 8},{y - 9} {x - 3},{y - 13}Z", "#9CC0CC", INK, 1.2)
    for longitude, latitude, size in sorted(atlas["mountains"], key=lambda one: place(one[0], one[1])[1]):
        yield _mountain(*place(longitude, latitude), size)
    for longitude, latitude, rows in atlas["vines"]:
        yield _rows(*place(longitude, latitude), rows)
    for longitude, latitude in atlas["cypresses"]:
        yield cypress(*place(longitude, latitude), 21)
    for longitude, latitude, size in atlas["volcanoes"]:
        yield _volcano(*place(longitude, latitude), size)
    yield house(*place(*atlas["town"]), 0.4, tower=True)


def _mountain(x: float, y: float, s: float) -> Fragment:
    foot = y + s * 0.6
    return (
        path(f"M{x - s},{foot}L{x},{y - s}L{x + s},{foot}Z", "#97825F", INK, 1.3)
        + path(f"M{x},{y - s}L{x + s},{foot}L{x + s * 0.15},{foot}Z", "#6B5840")
        + path(f"M{x - s * 0.36},{y - s * 0.42}L{x},{y - s}L{x + s * 0.36},{y - s * 0.42}"
               f"L{x + s * 0.14},{y - s * 0.24}L{x - s * 0.06},{y - s * 0.46}Z", CARD)
    )  # fmt: skip


def _volcano(x: float, y: float, s: float) -> Fragment:
    foot = y + s * 0.6
    smoke = (
        f"M{x},{y - s * 0.8}C{x - 3},{y - s * 1.3} {x + 8},{y - s * 1.5} {x + 4},{y - s * 1.9}"
        f"C{x + 2},{y - s * 2.3} {x + 14},{y - s * 2.3} {x + 16},{y - s * 2.6}"
    )
    return (
        path(
            f"M{x - s * 1.2},{foot}L{x - s * 0.26},{y - s * 0.8}H{x + s * 0.26}L{x + s * 1.2},{foot}Z",
            "#97825F",
            INK,
            1.3,
        )
        + path(f"M{x},{y - s * 0.8}H{x + s * 0.26}L{x + s * 1.2},{foot}H{x + s * 0.2}Z", "#6B5840")
        + path(f"M{x - s * 0.26},{y - s * 0.8}H{x + s * 0.26}L{x},{y - s * 0.3}Z", "#B8432A")
        + path(smoke, NONE, CARD, max(3.0, s * 0.24), opacity=0.9)
    )


def _rows(x: float, y: float, count: int) -> Fragment:
    """A tuft of vine rows: each a dark and a light half."""
    found = ""
    for k in range(count):
        a = x + (k - count / 2) * 6.4
        found += path(f"M{a},{y + 7}C{a + 1},{y + 2} {a + 4},{y - 2} {a + 7},{y - 6}", NONE, "#3F5A2A", 3.4)
        found += path(
            f"M{a - 0.6},{y + 6.4}C{a + 0.4},{y + 1.4} {a + 3.4},{y - 2.6} {a + 6.4},{y - 6.6}", NONE, "#9BB052", 1.5
        )
    return found


def _boat(x: float, y: float) -> Iterator[Fragment]:
    yield path(f"M{x - 40},{y + 25}q14,8 28,0t28,0t24,0", NONE, "#7FA9B6", 2.4)
    yield path(f"M{x - 29},{y + 6}H{x + 30}C{x + 26},{y + 20} {x + 20},{y + 22} {x + 12},{y + 22}H{x - 16}"
               f"C{x - 23},{y + 22} {x - 27},{y + 16} {x - 29},{y + 6}Z", WINE, INK, 2)  # fmt: skip
    yield path(f"M{x - 27},{y + 10.5}H{x + 28}", NONE, BORDER, 2.2)
    yield line(x, y + 6, x, y - 50, INK, 2.4)
    yield path(f"M{x + 3},{y - 47}C{x + 25},{y - 32} {x + 32},{y - 14} {x + 30},{y}H{x + 3}Z", "#FBF6EA", INK, 1.8)
    yield path(f"M{x + 15},{y - 36}C{x + 26},{y - 26} {x + 32},{y - 12} {x + 30},{y}H{x + 17}Z", "#E3D3AF")
    yield path(f"M{x - 3},{y - 40}C{x - 9},{y - 24} {x - 17},{y - 11} {x - 25},{y}H{x - 3}Z", OCHRE, INK, 1.8)
    yield path(f"M{x},{y - 50}L{x + 12},{y - 46}L{x},{y - 42}Z", "#A3161B", INK, 1.2)


def _compass(x: float, y: float) -> Iterator[Fragment]:
    """The rose of winds, turned as the map is."""
    yield circle(x, y, 62, CARD, opacity=0.55)
    yield circle(x, y, 54, CARD, INK, 1.8)
    yield circle(x, y, 48.5, NONE, LINE, 1)
    turn = math.degrees(_TURN)
    for share, ink in ((22.5, LINE), (45.0, "#8C7A60"), (0.0, INK)):
        for i in range(8 if share == 22.5 else 4):
            angle = math.radians(turn + share + i * (45 if share == 22.5 else 90))
            reach = {22.5: 30.0, 45.0: 37.0, 0.0: 58.0}[share]
            main = share == 0 and i == 0
            yield _ray(x, y, angle, reach, WINE if main else ink)
    yield circle(x, y, 7, CARD, INK, 1.8) + circle(x, y, 2.6, WINE)


def _ray(x: float, y: float, angle: float, reach: float, ink: Colour) -> Fragment:
    """A ray of the rose: its right half in ink, the left one on paper."""

    def at(r: float, by: float) -> Point:
        return x + r * math.sin(angle + by), y - r * math.cos(angle + by)

    tip, left, right, middle = at(reach, 0), at(reach * 0.24, -math.pi / 4), at(reach * 0.24, math.pi / 4), (x, y)
    return path(polygon((tip, right, middle)), ink, INK, 1.1) + path(polygon((tip, left, middle)), CARD, INK, 1.1)
