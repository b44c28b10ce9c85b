"""The room of the inn in which a table is set up: wall, windows, slate, chairs, whoever sits on them, and the table."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import innkeepers
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.palette import INK, SELECT, mix, player
from game.art.kit.raster import in_strips, opaque, pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, group, path, rect
from game.art.landscape import cypress, house, pine
from game.art.people.figures import Figure, figure
from game.art.people.person import MOODS, Person
from game.art.people.props import PROPS

WIDE = 1500.0
"""How wide the room is, in design px; right of it hangs the slate."""
TABLE = 694.0
"""Where the edge of the table lies."""
SLATE = (1510.0, 24.0, 396.0, 850.0)
PLACE = (250.0, 300.0)
"""How wide and high the pictures of chairs are; those of people are as high."""
_HEAD, SIZE = 154.0, 1.04
"""How far below the upper edge of such a picture the head is, and how large people are."""
CHAIR_TOP = 394.0
"""Where these pictures begin."""
EYES = CHAIR_TOP + _HEAD
"""How high the middle of the heads is."""
_STRIPS = 6
TOAST = "toast"
GESTURES = (TOAST, "table", "table", TOAST, "table", TOAST)
"""What those on the chairs do with their hands, from the left."""
_DRUNK = ("red_glass", "white_glass")
_LAID: dict[str, tuple[float, float]] = {
    "bottle": (8, 1.0), "bread": (2, 0.8), "jug": (-8, 1.0), "red_glass": (2, 0.8), "white_glass": (2, 0.8),
}  # fmt: skip
"""What stands on the table: how far below its edge the middle of its drawing is, and how large it is."""
_LAID_SIZE = (120.0, 150.0)
LAID_UP = 110.0
"""How far the picture of such a thing reaches above the edge of the table."""


class Guest(NamedTuple):
    """Somebody at the table: an innkeeper, the colour of the seat, a gesture, and whether turned to the left."""

    innkeeper: str
    colour: str
    does: str
    left: bool


def _wall() -> Fragment:
    out = rect(0, 0, 1920, 1080, "#8A4A36") + "".join(rect(x, 0, 2, TABLE, "#7C4030") for x in range(0, 1500, 60))
    out += rect(0, 0, 1920, 44, "#3A2018") + rect(0, 40, 1920, 8, "#23120E")
    out += "".join(path(f"M{x},0H{x + 54}V70H{x}Z", "#4A2A1C") for x in (60, 520, 980, 1440))
    out += "".join(_window(120 + 500 * number, number) for number in range(3))
    out += path(f"M0,432H{WIDE}V{TABLE + 4}H0Z", "#6B3626") + rect(0, 432, WIDE, 8, "#4A2418")
    x, y, w, h = SLATE
    out += rect(x - 14, 0, 424, 1080, "#3A2018") + rect(x - 14, 0, 4, 1080, "#1E0E0A")
    out += rect(x, y, w, h, "#8A5A30", 6, INK, 2.6) + rect(x + 16, y + 16, w - 32, h - 32, "#243A34", 3, INK, 2)
    return contrast.printed(out, night=True) + (rect(x, y, w, h, NONE, 6, "#FFFFFF", 4) if contrast.high() else "")


def _window(x: float, number: int) -> Fragment:
    """One of the three windows on the evening; each shows another part of the hills."""
    left, right, sun = x + 14, x + 286, x + (96, 150, 196)[number]
    out = rect(x, 92, 300, 330, "#2E1A14") + rect(left, 106, 272, 302, "#F09A46")
    for k, ink in enumerate(("#F3A94E", "#F7BE62", "#FAD287", "#FCE3AC")):
        out += rect(left, 150 + k * 46, 272, 258 - k * 46, ink)
    out += circle(sun, 302, 68, "#FDEBC0") + circle(sun, 302, 56, "#E4572A")
    out += path(
        f"M{left},322C{x + 70},296 {x + 150},336 {x + 210},312Q{x + 250},300 {right},318V408H{left}Z", "#A8743E"
    )
    out += path(f"M{left},346C{x + 90},306 {x + 190},346 {right},322V408H{left}Z", "#7F8A3A")
    if number == 2:
        out += house(x + 82, 348, 0.9)
    out += path(f"M{left},374C{x + 110},344 {x + 200},382 {right},352V408H{left}Z", "#4E6A30")
    rows = (
        path(f"M{left + 20 + k * 44},408Q{x + 120 + k * 20},380 {x + 130 + k * 14},366", NONE, "#3A5226", 3)
        for k in range(6)
    )
    out += "".join(rows)
    trees = (((196, 96), (222, 70)), ((60, 78), (246, 100)), ((236, 104), (258, 76)))[number]
    out += "".join(cypress(x + at, 366, tall) for at, tall in trees) + (pine(x + 90, 372, 86) if number == 1 else "")
    out += rect(x, 92, 14, 330, "#2E1A14") + rect(right, 92, 14, 330, "#2E1A14") + rect(x, 408, 300, 14, "#2E1A14")
    out += rect(x + 142, 106, 14, 302, "#2E1A14") + rect(left, 222, 272, 12, "#2E1A14")
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
def chair(colour: str, lit: bool, scale: float) -> Surface:
    """A chair with the cloth of a seat over its back; an empty one, in the shade, has no ``colour``.

    The ``lit`` one, about which something is asked, stands in golden light.
    """
    wood, ink = ("#7A4A28", player(colour).body) if colour else ("#5E3A24", "#4A3426")
    wood = mix(wood, "#F2B85A", 0.42) if lit else wood
    x, foot = PLACE[0] / 2, PLACE[1]
    way = f"M{x - 74},{foot + 4}V38C{x - 74},8 {x + 74},8 {x + 74},38V{foot + 4}"
    out = path(f"{way}H{x + 56}V54C{x + 40},38 {x - 40},38 {x - 56},54V{foot + 4}Z", wood, INK, 2.6)
    out += "".join(rect(x - 60, y, 120, 14, mix(wood, INK, 0.15), 3, INK, 2) for y in (136, 190, 244))
    out = contrast.printed(out, night=True)
    if contrast.high():
        out += path(f"{way}H{x + 56}V54C{x + 40},38 {x - 40},38 {x - 56},54V{foot + 4}Z", NONE, "#B8B8B8", 2.6)
    if lit:
        light = "".join(path(f"{way}Z", "#FFD88A", "#FFD88A", wide, opacity=0.16) for wide in (16, 6))
        out = light + path(way, NONE, INK, 13) + path(way, NONE, SELECT, 8) + out
    cloth = f"M{x - 60},60C{x - 40},42 {x + 40},42 {x + 60},60V96C{x + 40},84 {x - 40},84 {x - 60},96Z"
    out += path(cloth, ink, INK, 2.4)
    return raster(pixels(PLACE[0], scale), pixels(PLACE[1], scale), scale, out, painted=True)


@kept(14)
def seated(guest: Guest, asleep: bool = False) -> Figure:
    """Somebody who sits at the table, with shut eyes if ``asleep``; whoever raises a glass is glad."""
    looks = {**innkeepers.line_of(guest.innkeeper, guest.colour), "does": guest.does, "holds": "none"}
    if guest.does == TOAST:
        looks |= {**MOODS[innkeepers.GLAD], "holds": _DRUNK[guest.left]}
    return figure(Person({**looks, **({"eyes": "closed"} if asleep else {})}))


@kept(14)
def behind(guest: Guest, scale: float) -> Surface:
    """What of somebody is seen behind the table, as wide as ARMS; who sits right of its middle looks to the left."""
    body, arms = seated(guest)
    return placed(contrast.cut_out(body, arms), (ARMS[0], PLACE[1]), _HEAD, guest.left, scale)


ARMS = (340.0, 230.0)
ARMS_TOP = 96.0
"""How wide and high the pictures of arms are, and how far below that of a chair they begin."""


@kept(14)
def arms(guest: Guest, scale: float) -> Surface:
    """The arms of somebody before the edge of the table with what they hold, ARMS large, the same way round."""
    return placed(seated(guest).arms, ARMS, _HEAD - ARMS_TOP, guest.left, scale)


def placed(part: Fragment, size: tuple[float, float], y: float, left: bool, scale: float) -> Surface:
    """A part of a figure on a picture of this size, with the head ``y`` below its upper edge."""
    x = size[0] / 2
    turned = f'<g transform="translate({x:.1f},{y:.1f}) scale({-SIZE if left else SIZE},{SIZE})">{part}</g>'
    return raster(pixels(size[0], scale), pixels(size[1], scale), scale, turned, painted=True)


@kept(5)
def laid(thing: str, scale: float) -> Surface:
    """A thing on the table; its middle is that of the picture, the edge of the table LAID_UP below its upper edge."""
    (wide, tall), (down, size) = _LAID_SIZE, _LAID[thing]
    shape = group(PROPS[thing].drawing, wide / 2, LAID_UP + down, size)
    return raster(pixels(wide, scale), pixels(tall, scale), scale, contrast.cut_out(shape), painted=True)
