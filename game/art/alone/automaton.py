"""The Automa in person: an innkeeper of copper with a bowler and a clock for a heart, its head at 0, 0."""

from __future__ import annotations

import math

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.palette import BRASS, INK, WINE, Colour
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, group, line, path, rect
from game.art.portraits import rimmed

COPPER, DARK, LIGHT = "#B8693A", "#7E4022", "#E2A36A"
_FELT: Colour = "#33242C"
_GLOW: Colour = "#FFD86A"
_HOLLOW: Colour = "#2A1C14"
SAD, CALM, PROUD = "sad", "calm", "proud"
"""The moods of the Automa."""
_BROWS = {PROUD: 6, SAD: -8, CALM: 0}
_MOUTHS = {PROUD: "M-16,34Q0,48 16,34", SAD: "M-16,42Q0,30 16,42", CALM: "M-16,37H16"}


def automaton(mood: str) -> Fragment:
    """The Automa in a mood, down to 190 below its eyes."""
    out = _trunk() + _clock() + _head() + _bowler() + _face(mood)
    out += "".join(circle(x, y, 3, "#4A2418") for x in (-44, 44) for y in (-28, 50))
    out += rect(-66, -10, 14, 30, DARK, 5, INK, 2.6) + rect(52, -10, 14, 30, DARK, 5, INK, 2.6)
    if mood == SAD:
        out += "".join(path(f"M{x},-84c-14,-16 10,-22 0,-44", NONE, "#E4E0E8", 7, opacity=0.7) for x in (-16, 18))
    return out


def _trunk() -> Fragment:
    out = path("M-96,190C-96,110 -60,84 0,84S96,110 96,190Z", COPPER, INK, 3.4)
    out += path("M-94,190C-94,110 -60,86 -20,86C-50,110 -58,150 -58,190Z", DARK)
    out += path("M40,96C70,110 80,150 80,190H94C94,120 76,96 40,96Z", LIGHT)
    out += rect(-16, 56, 32, 34, "#5A5A66", 3, INK, 3)
    return out + "".join(line(-16, y, 16, y, INK, 2.4) for y in (66, 76))


def _clock() -> Fragment:
    out = circle(0, 140, 30, "#F3E4C2", INK, 3)
    for hour in range(0, 12, 2):
        x, y = math.sin(hour * math.pi / 6), -math.cos(hour * math.pi / 6)
        out += line(24 * x, 140 + 24 * y, 29 * x, 140 + 29 * y, INK, 2.4)
    return out + path("M0,140L14,126M0,140V122", NONE, WINE, 4)


def _head() -> Fragment:
    out = rect(-52, -46, 104, 106, COPPER, 26, INK, 3.4)
    out += path("M-51,-20C-51,-36 -42,-45 -26,-45C-38,-20 -38,30 -24,59C-42,59 -51,50 -51,34Z", DARK)
    return out + path("M30,-44C44,-41 51,-34 51,-20V34C51,46 46,54 38,57C46,20 44,-20 30,-44Z", LIGHT)


def _bowler() -> Fragment:
    out = path("M-60,-44C-40,-62 40,-62 60,-44L52,-36H-52Z", _FELT, INK, 3)
    out += path("M-38,-52C-36,-86 36,-86 38,-52C20,-60 -20,-60 -38,-52Z", _FELT, INK, 3)
    return out + path("M-37,-58C-20,-66 20,-66 37,-58", NONE, BRASS, 6)


def _face(mood: str) -> Fragment:
    out, up = "", _BROWS[mood]
    for side in (-1, 1):
        x = side * 22
        out += circle(x, 0, 16, _HOLLOW, INK, 3) + circle(x, 3 if mood == SAD else -2, 10, _GLOW)
        out += circle(x + 3, -3, 3, "#FFF6DF")
        if mood == PROUD:
            out += path(f"M{x - 17},-2A17,17 0 0 1 {x + 17},-2Z", DARK, INK, 2.6)
        out += line(side * 8, -22 + up, side * 36, -24 - up, INK, 5)
    return out + rect(-22, 28, 44, 18, _HOLLOW, 5, INK, 2.6) + path(_MOUTHS[mood], NONE, _GLOW, 4)


@kept(6)
def automa_disc(size: float, scale: float) -> Surface:
    """Its head in a disc of copper, ``size`` design px wide."""
    side = pixels(size, scale)
    head = rect(0, 0, size, size, "#E8D3B0") + group(automaton(CALM), size * 0.5, size * 0.52, size / 158)
    return rimmed(raster(side, side, scale, head, painted=True), size, scale, COPPER, size * 0.055)
