"""The room of the inn in which a table is set up: wall, windows, slate, chairs, whoever sits on them, and the table."""

from __future__ import annotations

from pygame import Surface

from game.art import innkeepers
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.palette import INK, mix, player
from game.art.kit.raster import in_strips, opaque, pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, path, rect
from game.art.landscape import cypress
from game.art.people.figures import Figure, figure
from game.art.people.person import Person

WIDE = 1500.0
"""How wide the room is, in design px; right of it hangs the slate."""
TABLE = 694.0
"""Where the edge of the table lies."""
SLATE = (1510.0, 24.0, 396.0, 850.0)
PLACE = (250.0, 300.0)
"""How wide and high the pictures of chairs and people are."""
_HEAD, SIZE = 154.0, 1.04
"""How far below the upper edge of such a picture the head is, and how large people are."""
CHAIR_TOP = 394.0
"""Where these pictures begin."""
EYES = CHAIR_TOP + _HEAD
"""How high the middle of the heads is."""
_RIM = 3.0
"""How thick the white rim of people is in high contrast, in lines of theirs."""
_STRIPS = 6


def _wall() -> Fragment:
    out = rect(0, 0, 1920, 1080, "#8A4A36") + "".join(rect(x, 0, 2, TABLE, "#7C4030") for x in range(0, 1500, 60))
    out += rect(0, 0, 1920, 44, "#3A2018") + rect(0, 40, 1920, 8, "#23120E")
    out += "".join(path(f"M{x},0H{x + 54}V70H{x}Z", "#4A2A1C") for x in (60, 520, 980, 1440))
    out += "".join(_window(x) for x in (120, 620, 1120))
    out += path(f"M0,432H{WIDE}V{TABLE + 4}H0Z", "#6B3626") + rect(0, 432, WIDE, 8, "#4A2418")
    x, y, w, h = SLATE
    out += rect(x - 14, 0, 424, 1080, "#3A2018") + rect(x - 14, 0, 4, 1080, "#1E0E0A")
    out += rect(x, y, w, h, "#8A5A30", 6, INK, 2.6) + rect(x + 16, y + 16, w - 32, h - 32, "#243A34", 3, INK, 2)
    return contrast.printed(out, night=True) + (rect(x, y, w, h, NONE, 6, "#FFFFFF", 4) if contrast.high() else "")


def _window(x: float) -> Fragment:
    """A window on the evening."""
    out = rect(x, 92, 300, 330, "#2E1A14") + rect(x + 14, 106, 272, 302, "#F4B95A")
    for k, ink in enumerate(("#F1A84A", "#F5BD62", "#F9D388")):
        out += rect(x + 14, 106 + k * 60, 272, 260 - k * 60, ink)
    left, right = x + 14, x + 286
    out += circle(x + 190, 286, 52, "#E4572A")
    out += path(f"M{left},330C{x + 90},280 {x + 190},320 {right},290V408H{left}Z", "#7F8A3A")
    out += path(f"M{left},360C{x + 110},330 {x + 200},370 {right},340V408H{left}Z", "#4E6A30")
    out += cypress(x + 60, 350, 90) + cypress(x + 84, 356, 66)
    out += rect(x + 142, 106, 14, 302, "#2E1A14") + rect(x + 14, 246, 272, 12, "#2E1A14")
    return out + rect(x - 10, 416, 320, 16, "#5E3A24")


@kept(2)
def room(scale: float) -> Surface:
    """Wall and slate without anybody, 1920 by 1080 design px."""
    return opaque(in_strips(pixels(1920, scale), pixels(1080, scale), scale, _wall(), _STRIPS, clear=False))


@kept(2)
def table(scale: float) -> Surface:
    """The top of the table, WIDE design px wide, from its edge to the foot of the page."""
    tall = 1080 - TABLE
    out = rect(0, 30, WIDE, tall, "#7A4526") + rect(0, 0, WIDE, 30, "#B5753E", 0, INK, 2.6)
    out += rect(0, 3, WIDE, 8, "#D79A5C")
    rows = (y - TABLE for y in range(760, 1080, 46))
    out += "".join(path(f"M0,{y}C400,{y + 6} 900,{y - 6} {WIDE},{y + 2}", NONE, "#653619", 2) for y in rows)
    out = contrast.printed(out, night=True)
    if contrast.high():
        out += rect(0, 0, WIDE, 4, "#FFFFFF")
    return opaque(in_strips(pixels(WIDE, scale), pixels(tall, scale), scale, out, 2, clear=False))


@kept(14)
def chair(colour: str, scale: float) -> Surface:
    """A chair with the cloth of a seat over its back; an empty one, in the shade, has no ``colour``."""
    wood, ink = ("#7A4A28", player(colour).body) if colour else ("#5E3A24", "#4A3426")
    x, foot = PLACE[0] / 2, PLACE[1]
    way = f"M{x - 74},{foot + 4}V38C{x - 74},8 {x + 74},8 {x + 74},38V{foot + 4}"
    out = path(f"{way}H{x + 56}V54C{x + 40},38 {x - 40},38 {x - 56},54V{foot + 4}Z", wood, INK, 2.6)
    out += "".join(rect(x - 60, y, 120, 14, mix(wood, INK, 0.15), 3, INK, 2) for y in (136, 190, 244))
    out = contrast.printed(out, night=True)
    if contrast.high():
        out += path(f"{way}H{x + 56}V54C{x + 40},38 {x - 40},38 {x - 56},54V{foot + 4}Z", NONE, "#B8B8B8", 2.6)
    cloth = f"M{x - 60},60C{x - 40},42 {x + 40},42 {x + 60},60V96C{x + 40},84 {x - 40},84 {x - 60},96Z"
    out += path(cloth, ink, INK, 2.4)
    return raster(pixels(PLACE[0], scale), pixels(PLACE[1], scale), scale, out, painted=True)


@kept(14)
def seated(innkeeper: str, colour: str, asleep: bool = False) -> Figure:
    """Somebody who sits at the table with both hands on it, with shut eyes if ``asleep``."""
    eyes = {"eyes": "closed"} if asleep else {}
    return figure(Person({**innkeepers.line_of(innkeeper, colour), "does": "table", "holds": "none", **eyes}))


@kept(14)
def guest(innkeeper: str, colour: str, left: bool, scale: float) -> Surface:
    """What of somebody is seen behind the table, PLACE large; who sits right of its middle looks to the ``left``."""
    body, arms = seated(innkeeper, colour)
    return placed(contrast.cut_out(body, _RIM, arms), PLACE, _HEAD, left, scale)


ARMS = (290.0, 90.0)
ARMS_TOP = 236.0
"""How wide and high the pictures of arms are, and how far below that of a chair they begin."""


@kept(14)
def arms(innkeeper: str, colour: str, left: bool, scale: float) -> Surface:
    """The arms of somebody before the edge of the table, ARMS large, the same way round."""
    return placed(seated(innkeeper, colour).arms, ARMS, _HEAD - ARMS_TOP, left, scale)


def placed(part: Fragment, size: tuple[float, float], y: float, left: bool, scale: float) -> Surface:
    """A part of a figure on a picture of this size, with the head ``y`` below its upper edge."""
    x = size[0] / 2
    turned = f'<g transform="translate({x:.1f},{y:.1f}) scale({-SIZE if left else SIZE},{SIZE})">{part}</g>'
    return raster(pixels(size[0], scale), pixels(size[1], scale), scale, turned, painted=True)
