"""The open sky over the valley and its far hills, in one season."""

from __future__ import annotations

import math

from game.art.board_boxes import BOARD
from game.art.country.inks import SNOW
from game.art.country.seasons import SEASONS
from game.art.kit.shapes import Fragment, Point, path, rect
from game.art.landscape import Chance, cloud, cypress, height_at, hill, house, sun

_FAR: tuple[Point, ...] = (
    *((-20, 38), (90, 24), (200, 36), (320, 22), (470, 34), (600, 20), (700, 32), (830, 20), (980, 34), (1100, 20)),
    (1240, 30),
)
NEAR: tuple[Point, ...] = (
    *((-20, 52), (120, 40), (260, 52), (400, 42), (540, 54), (690, 44), (820, 54), (950, 42), (1080, 52), (1240, 42)),
)
"""The hills behind the first row of places."""
_SUN = {"spring": (150, 34, 20), "summer": (556, 30, 34), "fall": (742, 44, 24), "winter": (1130, 28, 20)}
"""Middle and radius of the sun."""
_CLOUDS = ((36, 20, 64), (236, 22, 60), (452, 18, 72), (790, 22, 80), (1010, 20, 76))
_FARMS = ((300, 0.42, True), (500, 0.36, False), (860, 0.44, True), (1060, 0.4, False))


def sky(season: str) -> Fragment:
    """Sky, sun and clouds."""
    inks = SEASONS[season]
    out = rect(0, 0, BOARD.w, 90, inks.sky[0])
    for i, band in enumerate(inks.sky[1:]):
        edge = [(x, 10 + i * 11 + 2.5 * math.sin(x / 90 + i)) for x in range(-20, int(BOARD.w) + 60, 40)]
        out += path(hill(edge, 90), band)
    out += sun(*_SUN[season], inks.sun)
    for x, y, w in _CLOUDS:
        out += cloud(x, y, w, "#F6F9F9" if season == "winter" else "#FFF8E8", 0.85)
    return out


def horizon(season: str) -> Fragment:
    """The far hills with their cypresses and farms."""
    inks = SEASONS[season]
    out = path(hill(_FAR, 120), inks.far) + path(hill(NEAR, 140), inks.mid)
    chance = Chance(31)
    for _ in range(34):
        x, tall = chance.between(0, BOARD.w), chance.between(14, 26)
        out += cypress(x, height_at(NEAR, x) + 3, tall, inks.cypress, tall * 0.2)
    roofs = {"roof": SNOW, "roof_shade": "#AFC2CD"} if season == "winter" else {}
    for x, size, tower in _FARMS:
        out += house(x, height_at(NEAR, x) + 5, size, tower=tower, **roofs)
    return out


def chimney(farm: int) -> Point:
    """Where smoke rises from one of the farms (0-3), on the board."""
    x, size, tower = _FARMS[farm]
    return x + (33 if tower else -12) * size, height_at(NEAR, x) + 5 - (70 if tower else 42) * size
