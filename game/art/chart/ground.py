"""The whole chart without roads and plates: sea, land, landmarks, rose of winds and title in its frame."""

from __future__ import annotations

import math

from pygame import Surface

from game.art.chart import inks, land, sea
from game.art.chart.place import sheet
from game.art.chart.sea import More
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.contrast import high
from game.art.kit.palette import INK
from game.art.kit.raster import in_strips, opaque, pixels
from game.art.kit.shapes import NONE, Fragment, circle, group, path, polygon, rect

LAYERS, STRIPS = 3, 5
"""How many layers there are, and in how many upright strips each is drawn, so that it need not be drawn in one go."""
FRAME = 9.0
"""How far the frame reaches into the sheet."""


@kept(3)
def ground(title: tuple[str, str], more: More, scale: float) -> Surface:
    """The chart with the two lines of its title, and what more is seen around it."""
    wide, tall = more.size
    canvas = Canvas(wide, tall, scale)
    canvas.picture(_printed(LAYERS, more, scale), 0, 0)
    x, y = sheet()["title"]
    x, y = x + more.left, y + more.above + more.below
    for shift, first, second in ((3.4, "#0B3040", "#0B3040"), (0, inks.WHITE, "#FFE1A0")):
        for line, ink in ((0, first), (1, second)):
            middle = y + shift + line * sheet()["title_lines"]
            canvas.text(x + shift, middle, title[line], "display", 56, ink, "right", "middle")
    canvas.layer()
    canvas.rim(
        (0, 0, wide, tall),
        FRAME,
        rect(2, 2, wide - 4, tall - 4, NONE, 4, inks.WHITE, 6),
        rect(1, 1, wide - 2, tall - 2, NONE, 5, INK, 2.4),
        rect(6, 6, wide - 12, tall - 12, NONE, 3, INK, 1.4),
    )
    return opaque(canvas.surface())


@kept(6)
def _printed(layers: int, more: More, scale: float) -> Surface:
    """The chart with its first ``layers`` (1 to LAYERS), each of which is printed over those before it."""
    wide, tall = (pixels(length, scale) for length in more.size)
    drawing = group(_layers(high(), more)[layers - 1], more.left, more.above)
    if layers == 1:
        return in_strips(wide, tall, scale, drawing, STRIPS, clear=False)
    below, printed = _printed(layers - 1, more, scale), in_strips(wide, tall, scale, drawing, STRIPS)
    found = below.copy()
    found.blit(printed, (0, 0))
    return found


@kept(4)
def _layers(plain: bool, more: More) -> tuple[Fragment, ...]:
    """What is printed below the words: water, land, and what stands there; ``plain`` without what only decorates."""
    water = sea.plain(more) if plain else (*sea.sea(more), *sea.shallows(), *land.shadow(), *sea.beyond())
    relief, standing = ((), ()) if plain else (land.relief(), land.standing())
    coloured = (*land.land(), *relief, *land.patches(plain), *land.coast())
    return "".join(water), "".join(coloured), "".join([*standing, _rose(*sheet()["rose"])])


def _rose(x: float, y: float) -> Fragment:
    """The rose of winds, turned as the chart is: north lies at the upper left."""
    out = circle(x, y, 44, "#14485E", opacity=0.5)
    out += circle(x, y, 40, NONE, inks.WHITE, 2) + circle(x, y, 35, NONE, inks.WHITE, 1)
    for k, reach in ((1, 30), (3, 30), (5, 30), (7, 30), (2, 36), (4, 36), (6, 36), (0, 52)):
        angle = math.radians(45 * k - sheet()["turn"])
        for side, ink in ((1, inks.SUN if k == 0 else "#14384C"), (-1, inks.WHITE)):
            waist = angle + side * math.pi / 4
            corners = [
                (x, y),
                (x + reach * math.sin(angle), y - reach * math.cos(angle)),
                (x + reach * 0.24 * math.sin(waist), y - reach * 0.24 * math.cos(waist)),
            ]
            out += path(polygon(corners), ink, INK, 1.2)
    return out + circle(x, y, 6, inks.WHITE, INK, 1.6)
