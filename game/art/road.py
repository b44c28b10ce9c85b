"""The campaign as a poster: a road winds through eight villages up to the house before the evening sun."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Surface

from game.art.country.rays import rays
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.contrast import high
from game.art.kit.grain import grain
from game.art.kit.letters import grown, large, share
from game.art.kit.palette import CREAM, INK, INK2, LEGAL, SELECT, WINE, Colour
from game.art.kit.raster import in_strips, opaque, pixels, raster
from game.art.kit.shapes import Fragment, Point, circle, group, path, polygon, rect
from game.art.landscape import cypress, house, pine
from game.art.poster import block_letters
from game.art.villages import STOPS, State, flag, glow, village, village_box

POSTER = Box(0, 0, 1400, 1080)
"""What the poster fills of a picture of 1920 by 1080 design px."""
TITLE = Box(52, 36, 1300, 110)
HOUSE: Point = (1020, 300)
_CYPRESSES = ((946, 80), (928, 60), (1096, 86), (1116, 66))
"""Where the cypresses beside the house stand, and how high they are."""
_SUN: Point = (1010, 300)
_ROAD: tuple[Point, ...] = (
    (-40, 1000), (60, 930), (214, 884), (410, 864), (624, 840), (810, 816), (990, 786), (1190, 752), (1330, 694),
    (1346, 646), (1236, 622), (1050, 612), (860, 602), (604, 594), (420, 598), (236, 594), (116, 560), (132, 500),
    (270, 470), (474, 448), (680, 440), (872, 416), (950, 380), (972, 338), (1010, 300),
)  # fmt: skip
_AT = (2, 4, 6, 10, 13, 15, 19, 21)
"""Which of these points lies before each village."""
_WIDE, _NARROW = 27.0, 7.0
"""Half the width of the road at the foot of the poster and at the house."""
_LIGHT, _DUSK, _KERB = "#FBE3AE", "#B9A7A8", "#3A2A3A"
_SHARES = 8
"""Parts of the road between two of its points."""
MOST_PLATE = 356.0
"""The widest plate with the name of a village."""
_DISC = 17.0


class Station(NamedTuple):
    """A village on the road: its name, the line below it (empty for none), and its state.

    ``chosen`` is the one whose challenge is read beside the poster.
    """

    name: str
    line: str
    state: State
    chosen: bool = False


@kept(2)
def _ground(scale: float) -> Surface:
    """The valley at dusk with the road on which nobody has gone yet."""
    w, h = pixels(POSTER.w, scale), pixels(POSTER.h, scale)
    sheet = opaque(in_strips(w, h, scale, _valley(), 6, clear=False))
    grain(sheet, 4)
    return sheet


def _valley() -> Fragment:
    out = rect(0, 0, 1400, 1080, "#2A3566")
    for y, ink in ((70, "#46427A"), (130, "#74508A"), (186, "#B0627E"), (236, "#E48A62"), (276, "#F7C070")):
        out += rect(0, y, 1400, 1080, ink)
    out += rays(*_SUN, 1100, "#FFE0A0", 30, 0.2) + circle(*_SUN, 128, "#FCE0A0") + circle(*_SUN, 106, "#EE6A2C")
    out += path(
        "M-10,320C120,270 240,300 380,276C560,250 700,300 860,290C1000,284 1200,260 1410,300V600H-10Z", "#6A4A72"
    )
    out += path("M-10,390C200,330 420,370 640,330C860,300 1100,330 1410,330V700H-10Z", "#57507E")
    out += path("M860,330C930,280 1090,280 1180,330Z", "#6E6A4E") + house(*HOUSE, 1.5)
    out += "".join(cypress(x, 306, tall) for x, tall in _CYPRESSES)
    out += path("M-10,470C220,420 480,470 760,430C1020,400 1220,430 1410,410V800H-10Z", "#4C4E78")
    out += path("M-10,600C260,540 520,620 800,590C1080,560 1240,600 1410,560V900H-10Z", "#46527A")
    out += path("M-10,800C240,720 560,760 860,720C1120,690 1280,640 1410,650V1080H-10Z", "#6F8140")
    out += path("M-10,920C300,840 640,850 960,790C1160,750 1300,730 1410,740V1090H-10Z", "#557034")
    for k in range(20):
        a, b, top = 520 + k * 44, 240 + k * 80, 866 - k * 5
        out += path(f"M{a},{top}L{b},1084H{b + 34}L{a + 9},{top}Z", "#3C5A2A")
        out += path(f"M{a},{top}L{b},1084H{b + 12}L{a + 3},{top}Z", "#8FA346")
    whole = _bends(len(_ROAD))
    out += _band(whole, 1.24, _KERB) + _band(whole, 1, _DUSK)
    return out + pine(1352, 1010, 230, "#2A4A34", "#1A3026") + pine(48, 806, 150, "#2A4A34", "#1A3026")


def _bends(count: int) -> list[Point]:
    """A smooth line through so many of the road's points."""
    points = _ROAD[:count]
    line: list[Point] = []
    for i in range(len(points) - 1):
        four = points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]
        line += [_between(four, k / _SHARES) for k in range(_SHARES)]
    return [*line, points[-1]]


def _between(points: tuple[Point, Point, Point, Point], t: float) -> Point:
    """The point of a smooth line at a share of the way from its second to its third point."""

    def along(a: float, b: float, c: float, d: float) -> float:
        return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3) / 2

    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    return along(ax, bx, cx, dx), along(ay, by, cy, dy)


def _band(line: Sequence[Point], share: float, ink: Colour) -> Fragment:
    """A band along a line, so much of the road's width, that gets narrower as it climbs."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(line):
        (x1, y1), (x2, y2) = line[max(0, i - 1)], line[min(i + 1, len(line) - 1)]
        length = math.hypot(x2 - x1, y2 - y1) or 1
        near = max(0.0, min(1.0, (y - 290) / 700))
        wide = (_NARROW + (_WIDE - _NARROW) * near) * share
        across, down = -(y2 - y1) / length * wide, (x2 - x1) / length * wide * 0.72
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    return path(polygon([*left, *right[::-1]]), ink)


@kept(12)
def _gone(reached: int, scale: float) -> tuple[Surface, tuple[int, int]]:
    """The road as far as it lies in the light, to this village or with 8 to the house, and where it begins."""
    line = _bends(_AT[reached] + 1 if reached < len(_AT) else len(_ROAD))
    left, top = max(0.0, min(x for x, _ in line) - 40), min(y for _, y in line) - 40
    right, foot = max(x for x, _ in line) + 40, min(POSTER.h, max(y for _, y in line) + 40)
    at = round(left * scale), round(top * scale)
    canvas = Canvas(right - left, foot - top, scale, origin=(left, top))
    canvas.draw(_band(line, 1, _LIGHT), _band(line, 0.13, WINE))
    return canvas.surface(), at


_HOME = Box(HOUSE[0] - 160, HOUSE[1] - 150, 320, 180)
"""What the house fills with its light and flag."""


@kept(2)
def _arrived(scale: float) -> Surface:
    """The house on the evening on which the road is done: its windows are lit, and the flag has come home."""
    x, y = HOUSE
    windows = ((-22, -18), (-8, -18), (8, -18), (26, -50))
    out = glow(x, y - 30, 158, 92) + group(flag(56), x, y, 0.9)
    out += house(x, y, 1.5) + "".join(cypress(a, 306, tall) for a, tall in _CYPRESSES)
    out += "".join(rect(x + a * 1.5, y + b * 1.5, 9, 13, "#FFC02E", 0, "#7A3A1C", 1.6) for a, b in windows)
    w, h = pixels(_HOME.w, scale), pixels(_HOME.h, scale)
    return raster(w, h, scale, group(out, -_HOME.x, -_HOME.y), painted=True)


def station_box(index: int) -> Box:
    """What is touched of a village: the village with its plate."""
    box, stop = village_box(index), STOPS[index]
    top = stop.y - 120 * stop.size
    return Box(box.x + 30 * stop.size, top, box.w - 60 * stop.size, _plate_top(index) + grown(62, 84) - top)


_ROOM = {6: (STOPS[5].x + 92, STOPS[4].x - 52)}
"""Where the plates begin and end that would lie over the towers of the villages before them."""


def _plate_left(index: int, wide: float) -> float:
    """Where a plate so wide begins: below its village, unless it has a room; a wider one covers both sides alike."""
    left = STOPS[index].x - wide / 2
    if index in _ROOM:
        begin, end = _ROOM[index]
        left = min(left, max(end - wide, (begin + end - wide) / 2))
    return max(26, min(left, POSTER.w - 20 - wide))


def _plate_top(index: int) -> float:
    stop = STOPS[index]
    return stop.y + (54 if stop.size > 1 else 36)


@kept(40)
def _plate(index: int, station: Station, scale: float) -> tuple[Surface, tuple[int, int]]:
    """The plate below a village, and where its picture lies."""
    stop, told = STOPS[index], bool(station.line)
    tall = grown(62, 84) if told else grown(40, 54)
    blank, room, rows = Canvas(1, 1, scale), MOST_PLATE - 64, 2 if large() else 1
    usual = 25 if stop.size > 1 else 21
    name, size = blank.fitting(station.name, "display", usual, room, rows, 1.04, tall * (0.56 if told else 0.86))
    line, small = blank.fitting(station.line, "bold", 18, room, tall=tall * 0.38)
    lines = blank.lines(name, "display", size, room, rows)
    wide = 64 + max(blank.measure(line, "bold", small), *(blank.measure(one, "display", size) for one in lines))
    x, y = _plate_left(index, wide), _plate_top(index)
    canvas = Canvas.over((x, y, wide, tall), scale, 10)
    if station.chosen:
        canvas.draw(rect(x - 5, y - 5, wide + 10, tall + 10, SELECT, 8, INK, 2.2))
    canvas.draw(
        rect(x + 3, y + 5, wide, tall, "#12101C", 5, opacity=0.45),
        rect(x, y, wide, tall, "#FFF6E0" if station.state in ("lit", "now") else "#C3C0D4", 5, INK, 2.2),
        circle(x + 24, y + tall / 2, _DISC, _DISCS[station.state], INK, 2),
    )
    canvas.layer()
    sign = {"lit": "confirm", "out": "cancel"}.get(station.state)
    if sign:
        canvas.icon(sign, x + 24, y + tall / 2, 22, True)
    else:
        canvas.text(x + 24, y + tall / 2, str(index + 1), "extra", 22, CREAM, "centre", "middle")
    high_as = size * len(lines)
    gap = (tall - high_as - (small if told else 0)) / (3 if told else 2)
    middle = y + gap + high_as / 2
    canvas.text(x + 48, middle, name, "display", size, INK, valign="middle", wrap=room + 4, leading=1.04, most=rows)
    if told:
        canvas.text(
            x + 48, y + tall - gap - small / 2, line, "bold", small, INK2, valign="middle", wrap=room + 4, most=1
        )
    return canvas.surface(), (round((x - 10) * scale), round((y - 10) * scale))


_DISCS: dict[State, Colour] = {"lit": LEGAL, "now": WINE, "asleep": "#57507E", "out": "#5A5660"}


@kept(4)
def _letters(title: str, scale: float) -> Surface:
    """The name of the campaign in block letters; in high contrast on a dark band."""
    canvas = Canvas(TITLE.w, TITLE.h + 20, scale)
    size = canvas.fitting(title, "display", 92 / share(), TITLE.w - 40, tall=TITLE.h, least=30).size
    if high():
        canvas.draw(rect(0, 0, canvas.measure(title, "display", size) + 40, TITLE.h + 12, "#14101C", 8))
    sheet = canvas.surface()
    block_letters(sheet, 16, (TITLE.h - size) / 2, title, size, scale, 8, "#FFF3DC", "#241A40")
    return sheet


def poster(
    title: str, stations: Sequence[Station], reached: int, plates: bool, scale: float
) -> Iterator[tuple[Surface, tuple[int, int]]]:
    """The pictures of the poster from the lowest to the highest, and where they lie.

    The road lies in the light to village ``reached`` (from 0), with 8 to the house, with -1 nowhere. The villages
    have their ``plates`` unless something is asked over them.
    """
    yield _ground(scale), (0, 0)
    if reached >= 0:
        yield _gone(reached, scale)
    yield _letters(title, scale), (round(TITLE.x * scale), round(TITLE.y * scale))
    order = sorted(range(len(stations)), key=lambda index: STOPS[index].y)
    for index in order:
        box = village_box(index)
        yield village(index, stations[index].state, scale), (round(box.x * scale), round(box.y * scale))
    if reached == len(stations):
        yield _arrived(scale), (round(_HOME.x * scale), round(_HOME.y * scale))
    for index in order if plates else ():
        yield _plate(index, stations[index], scale)
