"""The sea of the chart with the rising sun, the shallows along the coasts, and what lies beyond the water."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from game.art.chart import inks
from game.art.chart.place import HEIGHT, ISLANDS, WIDTH, island, mainland, sheet
from game.art.kit.shapes import NONE, Fragment, Point, circle, path, polygon, rect

RAYS = 22
BEAMS = 17
"""How many rays lie on the sea, and how many stand in the sky."""
GLEAMS = (120, 90, 140, 70, 110, 50)
"""How wide the gleams of the sun on the water are, from the horizon on."""


class More(NamedTuple):
    """How much more than the chart is seen above and below it in a tall window, in design px: sky and sea; and to the
    left of it in a wide one: the neighbours."""

    above: float = 0.0
    below: float = 0.0
    left: float = 0.0

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of all that is seen."""
        return WIDTH + self.left, HEIGHT + self.above + self.below


def rings() -> list[tuple[Point, ...]]:
    """The outlines of all land that lies in the sea."""
    return [mainland(), *map(island, ISLANDS)]


def sea(more: More) -> Iterator[Fragment]:
    """Water, sky and sun."""
    horizon, (x, y) = sheet()["horizon"], sheet()["sun"]
    yield rect(-more.left, 0, WIDTH + more.left, HEIGHT + more.below, inks.SEA)
    yield rect(0, -more.above, WIDTH, more.above, inks.HIGH_SKY)
    band = horizon / len(inks.SKY)
    for i, ink in enumerate(inks.SKY):
        yield rect(0, i * band, WIDTH, band + 1, ink)
    for k in range(BEAMS):
        yield path(_wedge(x, y, -178 + k * 11, -173 + k * 11, 900), "#F9B04E", opacity=0.55)
    yield circle(x, y, 92, inks.SKY[-1], opacity=0.9) + circle(x, y, 66, inks.SUN)
    yield path(f"M0,{horizon}H{WIDTH}V{horizon + 120}H0Z", inks.SEA)
    for k in range(RAYS):
        yield path(_wedge(x, horizon, -4 + k * 8.6, 0.4 + k * 8.6, 1500), inks.RAYS[k % 2], opacity=0.8)
    for k, wide in enumerate(GLEAMS):
        yield rect(x - wide / 2, horizon + 6 + k * 12, wide, 4.5, "#F9C46A", 2, opacity=0.85 - k * 0.11)
    for row in range(26 + round(more.below / 31)):
        top = 110 + row * 31
        d = "".join(f"M{a},{top}q9,-6 18,0t18,0" for a in range(-463 + row % 3 * 47, int(WIDTH), 141))
        yield path(d, NONE, inks.WAVE, 2.2, opacity=0.55)


def _wedge(x: float, y: float, start: float, end: float, reach: float) -> str:
    """A ray from x, y between two angles in degrees, of which 0 is to the right; none rises above the horizon on its
    way over the sea."""
    corners = [(x, y)]
    for angle in (math.radians(start), math.radians(end)):
        down = math.sin(angle) if start < -90 else max(0.0, math.sin(angle))
        corners.append((x + reach * math.cos(angle), y + reach * down))
    return polygon(corners)


def shallows() -> Iterator[Fragment]:
    """Bands of lighter water along all coasts."""
    shapes = [*(polygon(ring) for ring in rings()), sheet()["north"]]
    for width, ink in zip((64, 44, 26, 11), inks.SHALLOW, strict=True):
        for d in shapes:
            yield path(d, NONE, ink, width)


def beyond() -> Iterator[Fragment]:
    """The neighbours beyond the Alps, and the far side of the Adriatic."""
    yield path(sheet()["north"], inks.NEIGHBOURS) + path(sheet()["alps"], inks.ALPS)
    for d in sheet()["ridges"]:
        yield path(d, "#7A86A2")
    for d in sheet()["foothills"]:
        yield path(d, "#55788A")


def plain(more: More) -> Iterator[Fragment]:
    """Dark water below a pale sky with the sun, and the neighbours, for eyes that need strong contrast."""
    horizon, (x, y) = sheet()["horizon"], sheet()["sun"]
    yield rect(0, -more.above, WIDTH, more.above + horizon, inks.SKY[-1]) + circle(x, y, 66, inks.SUN)
    yield rect(-more.left, horizon, WIDTH + more.left, HEIGHT + more.below - horizon, inks.DEEP)
    yield path(sheet()["north"], inks.NEIGHBOURS)
