"""The campaign: one road through eight vineyards and up to the house, a plate for each challenge on it."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from pygame import Surface

from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.grain import grain
from game.art.kit.palette import (
    CARD,
    CREAM,
    FOCUS,
    GOLD,
    INK,
    INK2,
    LEGAL,
    LINE,
    PAPER,
    SELECT,
    SHADOW,
    WINE,
    Colour,
    mix,
)
from game.art.kit.raster import cut
from game.art.kit.shapes import NONE, Fragment, Point, circle, ellipse, hatch, path, rect, spline
from game.art.landscape import cloud, cypress, hill, house, pine

MAP = Box(468, 36, 1416, 668)
"""The landscape, in design px of a picture of 1920 by 1080."""
STATIONS: tuple[Point, ...] = (
    (150, 540), (436, 562), (736, 544), (1030, 562), (1262, 424), (956, 352), (640, 362), (330, 326),
)  # fmt: skip
"""Where the eight vineyards lie on the landscape, from its upper left corner."""
HOUSE: Point = (604, 196)
_BENDS: tuple[Point, ...] = ((-40, 610), *STATIONS[:4], (1240, 536), *STATIONS[4:], (352, 236), (470, 214), (560, 208))
_FAR: list[Point] = [
    (-20, 176), (170, 140), (360, 168), (600, 118), (860, 160), (1090, 122), (1300, 156), (1440, 132)
]  # fmt: skip
_MIDDLE: list[Point] = [
    (-20, 262), (200, 236), (430, 214), (620, 196), (860, 232), (1100, 214), (1300, 246), (1440, 226)
]  # fmt: skip
_NEAR: list[Point] = [(-20, 470), (240, 430), (520, 468), (820, 434), (1120, 470), (1440, 430)]
_CLOUDS = ((150, 62, 150), (470, 40, 120), (1230, 58, 130))
MEDAL = 46.0
PLATE = (236.0, 62.0)
"""Width and height of the plate below a vineyard's medal."""


class Station(NamedTuple):
    """A vineyard on the road: its sign, name, the line below it, and its state.

    ``state`` is passed, now, ahead, or out (left out of this campaign); ``chosen`` is the one whose text is read.
    """

    icon: str
    name: str
    line: str
    state: str = "ahead"
    chosen: bool = False


def station_box(index: int) -> Box:
    """What is touched of a vineyard: medal and plate."""
    x, y = STATIONS[index]
    return Box(MAP.x + x - PLATE[0] / 2, MAP.y + y - MEDAL - 6, PLATE[0], 2 * MEDAL + PLATE[1] - 14)


@kept(6)
def road(stations: tuple[Station, ...], finished: bool, scale: float) -> Surface:
    """The whole map, as large as MAP, with a plate for each vineyard."""
    picture = _ground(scale).copy()
    canvas = Canvas(MAP.w, MAP.h, scale)
    for station, at in zip(stations, STATIONS, strict=True):
        _vineyard(canvas, station, at)
    reached = next((i for i, one in enumerate(stations) if one.state == "now"), len(stations) if finished else 0)
    _wheels(canvas, reached)
    if finished:
        canvas.icon("trophy", HOUSE[0] + 96, HOUSE[1] - 46, 64)
    canvas.layer()
    for station, at in zip(stations, STATIONS, strict=True):
        _station(canvas, station, at)
    canvas.draw(
        rect(1.5, 1.5, MAP.w - 3, MAP.h - 3, NONE, 9, INK, 3), rect(7, 7, MAP.w - 14, MAP.h - 14, NONE, 6, CREAM, 2)
    )
    picture.blit(canvas.surface(), (0, 0))
    grain(picture, 5)
    return cut(picture, scale, 10)


@kept(2)
def _ground(scale: float) -> Surface:
    w, h = MAP.w, MAP.h
    canvas = Canvas(w, h, scale, "#8FB7AE")
    bands = ((0, "#7FAFB0"), (40, "#A9C4AA"), (76, "#D7CF9A"), (108, "#F0CB84"), (136, "#F3B763"))
    canvas.draw(*(rect(0, y, w, h - y, ink) for y, ink in bands))
    canvas.draw(circle(1080, 132, 78, "#F9DE9A"), circle(1080, 132, 62, "#E5602B"))
    canvas.draw(*(cloud(x, y, wide, "#FBEBC8", 0.9) for x, y, wide in _CLOUDS))
    canvas.draw(path(hill(_FAR, h), "#8FA36B"), path(hill(_MIDDLE, h), "#9AA64C"), path(hill(_NEAR, h), "#B4A04B"))
    for x, y, tall in ((36, 268, 96), (66, 272, 74), (520, 214, 84), (742, 226, 70), (1150, 232, 90), (1370, 252, 110)):
        canvas.draw(cypress(x, y, tall))
    canvas.draw(pine(884, 240, 84), house(HOUSE[0], HOUSE[1] + 6, 1.5))
    canvas.draw(_road_shapes())
    return canvas.surface()


def _road_shapes() -> Fragment:
    d = spline(_BENDS)
    return path(d, NONE, "#6B4E2C", 34) + path(d, NONE, "#E9D3A4", 28) + path(d, NONE, "#F5E6C2", 14)


def _wheels(canvas: Canvas, reached: int) -> None:
    """A dotted line along the road to the vineyard that is reached."""
    if not reached:
        return
    points = [*STATIONS[: min(reached + 1, len(STATIONS))]]
    bends = list(_BENDS[: _BENDS.index(points[-1]) + 1])
    if reached >= len(STATIONS):
        bends = list(_BENDS)
    for a, b in pairwise(bends):
        count = max(1, int(math.dist(a, b) / 24))
        for i in range(count):
            x, y = _along(a, b, i / count)
            canvas.draw(circle(x, y, 4.2, WINE, CREAM, 1.4))


def _along(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _vineyard(canvas: Canvas, station: Station, at: Point) -> None:
    """A patch of vines beside the road: green where it is passed, golden where it is next, pale ahead."""
    x, y = at
    ink: dict[str, Colour] = {"passed": "#5E7A34", "now": "#D9992B", "out": "#B9AFA2"}
    base = ink.get(station.state, "#A7AC6A")
    canvas.draw(ellipse(x + 4, y - 14, 134, 52, SHADOW, opacity=0.22), ellipse(x, y - 18, 132, 50, base, INK, 2))
    dark = mix(base, "#20301A", 0.4)
    for k in range(-4, 5):
        top, foot = (x + k * 17, y - 18 - 44 * math.sqrt(max(0.0, 1 - (k / 7.4) ** 2))), (x + k * 27, y + 22)
        canvas.draw(path(f"M{top[0]:.1f},{top[1]:.1f}L{foot[0]:.1f},{foot[1]:.1f}", NONE, dark, 5, opacity=0.8))
    if station.state == "out":
        canvas.draw(hatch(x - 100, y - 50, 200, 60, INK, opacity=0.25, step=9, width=1.2))


def _station(canvas: Canvas, station: Station, at: Point) -> None:
    x, y = at
    passed, now = station.state == "passed", station.state == "now"
    ring = GOLD if passed else SELECT if now else LINE
    if station.chosen:
        canvas.draw(circle(x, y - 6, MEDAL + 9, NONE, FOCUS, 5), circle(x, y - 6, MEDAL + 13, NONE, CREAM, 2.4))
    canvas.draw(
        circle(x + 2, y - 2, MEDAL, SHADOW, opacity=0.45),
        circle(x, y - 6, MEDAL, PAPER, INK, 3),
        circle(x, y - 6, MEDAL - 6, NONE, ring, 5 if now or passed else 2.4),
    )
    canvas.icon(station.icon, x, y - 6, 56)
    if not (passed or now):
        canvas.draw(circle(x, y - 6, MEDAL - 9, PAPER, opacity=0.35))
    if passed:
        canvas.draw(circle(x + MEDAL - 6, y - MEDAL + 2, 17, LEGAL, INK, 2))
        canvas.icon("confirm", x + MEDAL - 6, y - MEDAL + 2, 22, colour=CREAM)
    elif now:
        canvas.draw(path(f"M{x + MEDAL - 4},{y + 6}V{y - MEDAL - 32}", NONE, INK, 4))
        canvas.draw(path(f"M{x + MEDAL - 4},{y - MEDAL - 32}h46l-12,14l12,14h-46Z", WINE, INK, 2.4))
    _plate(canvas, station, x, y + MEDAL - 16)


def _plate(canvas: Canvas, station: Station, x: float, y: float) -> None:
    w, h = PLATE
    now = station.state == "now"
    canvas.draw(
        rect(x - w / 2 + 2, y + 3, w, h, SHADOW, 7, opacity=0.4),
        rect(x - w / 2, y, w, h, CARD, 7, INK, 2.2),
        rect(x - w / 2 + 4, y + 4, w - 8, h - 8, NONE, 4, WINE if now else LINE, 1.4),
    )
    name, size = canvas.fitting(station.name, "extra", 21, w - 20, tall=26)
    canvas.text(x, y + 21, name, "extra", size, WINE if now else INK, "centre", "middle", wrap=w - 16, most=1)
    line_, size = canvas.fitting(station.line, "bold", 18, w - 20, tall=24)
    canvas.text(x, y + 43, line_, "bold", size, INK2, "centre", "middle", wrap=w - 16, most=1)
