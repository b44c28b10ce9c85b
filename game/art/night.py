"""The valley in the night at the end of a year: a great moon over snow and lit windows, and a road that leads home."""

from __future__ import annotations

import math

from pygame import Surface

from game.art import pieces
from game.art.country.goods import lantern
from game.art.country.houses import glow
from game.art.country.inks import LIT
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.grain import grain
from game.art.kit.raster import in_strips, pixels
from game.art.kit.shapes import NONE, Fragment, Point, circle, group, path, polygon, rect
from game.art.landscape import Chance, cypress, height_at, hill, house, vine_rows

FOOT = 812.0
"""The height at which the land ends that is seen, in the picture as it is described here."""
MOON = (460.0, -482.0)
"""The middle of the moon, from the middle of the window and from the foot of the land."""
ROAD: tuple[tuple[float, float, float], ...] = tuple(
    (x, low - FOOT, tall)
    for x, low, tall in (
        (150, 784, 92), (330, 748, 84), (470, 742, 80), (640, 750, 76), (780, 744, 70),
        (960, 722, 62), (1090, 716, 58), (1230, 714, 54), (1360, 696, 48), (1486, 672, 40),
    )
)  # fmt: skip
"""Where workers are on their way: x, foot below the foot of the land, height; each goes towards the next."""
STRIPS = 6
_STARS = 150
_EDGE = 40.0
_RADIUS = 262.0
_TREES = (90, 130, 168, 560, 590, 1010, 1040, 1240, 1730, 1764, 1800, 1850)
_HOUSES = ((420.0, 1.3), (900.0, 1.0), (1650.0, 1.4))
_BANDS = ("#162246", "#1C2C56", "#263A68", "#3A4878", "#5C5580", "#8A6080")


@kept(1, lasting=True)
def night(wide: float, tall: float, foot: float, scale: float) -> Surface:
    """The night in a window so many design px wide and high, whose land ends at ``foot``."""
    w, h = pixels(wide, scale), pixels(tall, scale)
    aside, lift = (wide - 1920) / 2, foot - FOOT
    land = group(_land(aside, tall - lift), aside, lift)
    drawn = contrast.printed(_sky(wide, foot) + group(_moon(), aside, lift) + land, night=True)
    sheet = in_strips(w, h, scale, drawn, STRIPS, clear=False)
    grain(sheet, 4)
    return sheet


def _sky(wide: float, foot: float) -> Fragment:
    """Bands of the night sky, and stars."""
    out = rect(0, 0, wide, foot + _EDGE, "#121B38")
    for at, ink in enumerate(_BANDS):
        level = foot * (0.11 + at * 0.113)
        points = [(float(x), level + 16 * math.sin(x / 260 + at)) for x in range(-20, int(wide) + 100, 80)]
        out += path(hill(points, foot + _EDGE), ink)
    chance, stars = Chance(5), ""
    for _ in range(round(_STARS * wide / 1920)):
        x, y, r = chance.between(0, wide), chance.between(0, foot * 0.62), chance.between(0.9, 2.4)
        if x > 960 or y < 80:
            stars += polygon(((x - r * 2, y), (x, y - r * 2), (x + r * 2, y), (x, y + r * 2)))
    return out + path(stars, "#F7EEDC", opacity=0.85)


def _moon() -> Fragment:
    x, y, r = 960 + MOON[0], FOOT + MOON[1], _RADIUS
    rings = ((1.62, 0.1), (1.36, 0.14), (1.16, 0.22))
    out = "".join(circle(x, y, r * share, "#F6E7B8", opacity=opacity) for share, opacity in rings)
    edge, bent = x + r * 0.1, r * 1.5
    shade = f"M{edge},{y - r}A{r},{r} 0 0 1 {edge},{y + r}A{bent},{bent} 0 0 0 {edge},{y - r}Z"
    out += circle(x, y, r, "#F6E7B8") + path(shade, "#E4CE93")
    for across, down, part in ((-0.52, -0.44, 0.11), (-0.62, 0.3, 0.08), (-0.3, 0.66, 0.06)):
        out += circle(x + across * r, y + down * r, part * r, "#E9D6A0")
    return out


def _land(aside: float, tall: float) -> Fragment:
    """Hills with houses and trees, rows of vines under snow, and the road; as far beyond the middle as is seen."""
    left, right = -aside - _EDGE, 1920 + aside + _EDGE

    def ridge(*points: Point) -> list[Point]:
        return [(left, points[0][1]), *points, (right, points[-1][1])]

    far = ridge((-20, 520), (240, 440), (520, 520), (800, 430), (1100, 520), (1400, 450), (1700, 530), (1940, 460))
    mid = ridge((-20, 590), (300, 540), (620, 600), (980, 540), (1320, 600), (1640, 550), (1940, 600))
    near = ridge((-20, 650), (360, 610), (760, 664), (1160, 620), (1560, 668), (1940, 626))
    out = path(hill(far, tall), "#46517E") + path(hill(mid, tall), "#5F6E98")
    for tree in _TREES:
        out += cypress(tree, height_at(mid, tree) + 6, 62 + (tree * 7) % 40, ("#182B44", "#0F1D33"))
    for x, size in _HOUSES:
        out += _home(x, height_at(mid, x) + 8, size)
    out += path(hill(near, tall), "#A9B9D2")
    rows = vine_rows(
        lambda x: height_at(near, x + left), right - left, tall, 1100 - left, 34, "#6C7E9F", "#8E9EBC",
        depth=0.24, thick=0.4,
    )  # fmt: skip
    out += group(rows, left, 0)
    out += path("M1600,660C1640,640 1700,640 1664,585L1650,566L1642,568C1672,620 1590,630 1540,662Z", "#B9C6DA")
    road = (
        f"M{left},784L-20,760C260,660 560,720 820,690C1080,660 1300,720 1530,652C1570,640 1600,646 1606,658"
        f"C1560,690 1560,690 1470,716C1240,776 1060,706 840,742C580,780 280,730 -20,840L{left},870Z"
    )
    return out + path(road, "#D8E1EE") + path("M-20,840C280,730 580,780 840,742", NONE, "#8195B5", 4)


def _home(x: float, foot: float, size: float) -> Fragment:
    """A house under snow with light in its windows."""
    out = house(x, foot, size, roof="#DCE6F0", roof_shade="#9FB0C8")
    for a in (-22, -8, 8):
        out += rect(x + a * size, foot - 18 * size, 6 * size, 9 * size, LIT)
        out += glow(x + (a + 3) * size, foot - 13 * size, 12 * size, 0.22)
    return out + rect(x + 26 * size, foot - 50 * size, 5 * size, 8 * size, LIT)


@kept(12)
def walker(colour: str, kind: str, tall: float, lit: bool, scale: float) -> Surface:
    """A worker on the way home, with a lantern where it is ``lit``; the middle of its foot is that of the picture's."""
    wide, high = tall * 2.6, tall * 1.5
    canvas = Canvas(wide, high, scale)
    x, foot = wide / 2, high - 4
    if lit:
        light = x + tall * 0.5, foot - tall * 0.36
        canvas.draw(circle(*light, tall * 0.7, LIT, opacity=0.16), circle(*light, tall * 0.4, LIT, opacity=0.25))
    canvas.draw(pieces.worker(colour, x, foot, tall, kind))
    if lit:
        canvas.draw(group(lantern(0, 0, True), x + tall * 0.5, foot - tall * 0.42, tall / 46))
    return canvas.surface()
