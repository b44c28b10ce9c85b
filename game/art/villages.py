"""The villages along the road of the campaign: each has houses of its own, by day's end lit, celebrating or asleep."""

from __future__ import annotations

from typing import Literal, NamedTuple

from pygame import Surface

from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.palette import BRASS, INK, WINE, Colour, mix
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, ellipse, group, path, rect
from game.art.landscape import cypress

State = Literal["lit", "now", "asleep", "out"]
"""Passed, with its lights on; the next one, with lanterns and a flag; not reached; left out of a campaign."""


class Stop(NamedTuple):
    """A village on the poster: the middle of its square in design px, and how large it is drawn."""

    x: float
    y: float
    size: float


STOPS = (
    Stop(214, 850, 1.30), Stop(624, 806, 1.20), Stop(990, 752, 1.12), Stop(1236, 596, 0.94),
    Stop(604, 570, 0.88), Stop(236, 570, 0.84), Stop(474, 424, 0.70), Stop(872, 394, 0.64),
)  # fmt: skip
"""The eight villages in the order of the road; those far away are small."""


class Home(NamedTuple):
    """A house: its left edge from the middle of the village, width, height, and what is on its top."""

    x: float
    w: float
    h: float
    top: Literal["roof", "spire", "battlement", "dome"] = "roof"


_HOMES: tuple[tuple[Home, ...], ...] = (
    (Home(-106, 54, 40), Home(52, 58, 42), Home(-58, 50, 54), Home(-12, 30, 96, "spire"), Home(18, 50, 48)),
    (Home(-104, 60, 44), Home(-50, 46, 58), Home(44, 64, 40), Home(24, 28, 90, "battlement"), Home(-10, 40, 46)),
    (Home(-108, 52, 44), Home(58, 52, 38), Home(-62, 56, 50), Home(-8, 60, 62, "dome"), Home(48, 22, 84, "spire")),
    (Home(-104, 30, 82, "battlement"), Home(-76, 58, 46), Home(-20, 56, 56), Home(32, 34, 44), Home(62, 44, 52)),
    (Home(-100, 50, 40), Home(54, 48, 44), Home(-54, 34, 66, "battlement"), Home(20, 34, 66, "battlement"),
     Home(-22, 44, 50)),
    (Home(-108, 48, 50), Home(-66, 52, 38), Home(-18, 26, 78, "spire"), Home(4, 56, 54), Home(58, 50, 40)),
    (Home(-102, 56, 38), Home(-50, 50, 52, "dome"), Home(2, 46, 44), Home(44, 60, 56), Home(78, 22, 76, "spire")),
    (Home(-98, 48, 48), Home(-56, 28, 88, "battlement"), Home(-30, 58, 50), Home(26, 40, 60), Home(60, 44, 40)),
)  # fmt: skip
_FLAGS = (80, 80, -104, 84, 80, 80, 80, 80)
"""How far right of the middle the pole of each village's flag stands, so that no plate lies over the flag."""
_TREES = ((-122, 8, 62), (122, 8, 70), (-64, 10, 40))
_LANTERNS: tuple[Colour, ...] = ("#E4572A", "#F4C430", "#2FA58E")
_FRAME = Box(-176, -150, 352, 176)
"""What a village fills around the middle of its square at its full size, with its light, lanterns and flag."""


class _Inks(NamedTuple):
    wall: Colour
    shade: Colour
    roof: Colour
    window: Colour
    hill: Colour
    trees: tuple[Colour, Colour]


_LIT = _Inks("#F6DDA8", "#D9A46A", "#C24E22", "#FFC94A", "#7F8A3A", ("#20402F", "#142B20"))
_ASLEEP = _Inks("#B4B4D6", "#7F80AE", "#2F2F5A", "#33335C", "#3A3F68", ("#2A3050", "#1E2340"))
_OUT = _Inks("#6A6B88", "#585A78", "#47486A", "#4A4B68", "#484C70", ("#2C3150", "#222744"))


def village_box(index: int) -> Box:
    """What a village and its flag fill on the poster."""
    x, y, size = STOPS[index]
    return Box(x + _FRAME.x * size, y + _FRAME.y * size, _FRAME.w * size, _FRAME.h * size)


@kept(40)
def village(index: int, state: State, scale: float) -> Surface:
    """A village as large as its box."""
    box, (x, y, size) = village_box(index), STOPS[index]
    drawn = group(_village(_HOMES[index], state, _FLAGS[index]), x - box.x, y - box.y, size)
    return raster(pixels(box.w, scale), pixels(box.h, scale), scale, drawn, painted=True)


def _village(homes: tuple[Home, ...], state: State, flag_at: float) -> Fragment:
    awake = state in ("lit", "now")
    inks = _LIT if awake else _OUT if state == "out" else _ASLEEP
    out = ""
    if awake:
        out += glow(0, -34, 172, 94)
    out += path("M-130,14C-100,-14 100,-14 130,14Z", inks.hill)
    if state == "now":
        out += flag(flag_at)
    out += "".join(_home(one, inks) for one in homes)
    out += "".join(cypress(x, y, tall, inks.trees) for x, y, tall in _TREES)
    return out + (_lanterns() if state == "now" else "")


def _home(home: Home, inks: _Inks) -> Fragment:
    x, w, h, top = home
    roof, dark = inks.roof, mix(inks.roof, INK, 0.3)
    out = rect(x, -h, w, h + 4, inks.wall) + rect(x + w * 0.64, -h, w * 0.36, h + 4, inks.shade)
    if top == "roof":
        out += path(f"M{x - 5},{-h}L{x + w * 0.2},{-h - 16}H{x + w * 0.8}L{x + w + 5},{-h}Z", roof)
        out += path(f"M{x + w * 0.64},{-h}L{x + w * 0.6},{-h - 16}H{x + w * 0.8}L{x + w + 5},{-h}Z", dark)
    elif top == "dome":
        out += rect(x - 3, -h - 4, w + 6, 6, inks.shade)
        out += path(
            f"M{x + 4},{-h - 4}C{x + 4},{-h - w * 0.62} {x + w - 4},{-h - w * 0.62} {x + w - 4},{-h - 4}Z", roof
        )
        out += path(
            f"M{x + w / 2},{-h - w * 0.46}C{x + w - 12},{-h - w * 0.46} {x + w - 4},{-h - w * 0.3} {x + w - 4},{-h - 4}"
            f"H{x + w * 0.62}Z", dark
        )  # fmt: skip
        out += rect(x + w / 2 - 3, -h - w * 0.46 - 12, 6, 14, inks.wall)
    elif top == "spire":
        out += path(f"M{x - 4},{-h}L{x + w / 2},{-h - w * 0.9}L{x + w + 4},{-h}Z", roof)
        out += path(f"M{x + w / 2},{-h - w * 0.9}L{x + w + 4},{-h}H{x + w * 0.62}Z", dark)
    else:
        out += rect(x - 3, -h - 8, w + 6, 10, inks.wall) + rect(x + w * 0.64, -h - 8, w * 0.36 + 3, 10, inks.shade)
        step = (w + 6) / 5
        for k in (0, 2, 4):
            out += rect(x - 3 + k * step, -h - 15, step, 8, inks.wall if k < 4 else inks.shade)
    return out + _openings(home, inks)


def _openings(home: Home, inks: _Inks) -> Fragment:
    """Windows and, in a house, the door."""
    x, w, h, _ = home
    if w <= 34:
        arch = w * 0.17
        return path(f"M{x + w * 0.3},{30 - h}v-12a{arch},{arch} 0 0 1 {2 * arch},0v12Z", inks.window)
    windows = "".join(rect(x + w * (0.14 + 0.28 * k), 10 - h, w * 0.14, 12, inks.window) for k in range(3))
    return windows + rect(x + w * 0.4, -16, w * 0.18, 20, mix(inks.roof, INK, 0.4))


def glow(x: float, y: float, wide: float, tall: float) -> Fragment:
    """The light of many windows in the dusk around a place."""
    steps = ((1.0, 0.07), (0.88, 0.07), (0.76, 0.08), (0.64, 0.09), (0.52, 0.1), (0.4, 0.1))
    return "".join(ellipse(x, y, wide * part, tall * part, "#FFD98C", opacity=shade) for part, shade in steps)


def flag(x: float) -> Fragment:
    """A wine red flag on a pole that stands behind the houses."""
    pole = f"M{x},-20V-138"
    cloth = f"M{x + 2},-138C{x + 22},-146 {x + 38},-128 {x + 60},-136V-104C{x + 38},-96 {x + 22},-114 {x + 2},-106Z"
    return path(pole, NONE, INK, 6) + path(pole, NONE, BRASS, 3) + path(cloth, WINE, INK, 2.4)


def _lanterns() -> Fragment:
    """A string of paper lanterns across the houses."""
    (left, high), (right, low), sag, count = (-113, -44), (108, -47), 27, 8
    middle, deep = (left + right) / 2, (high + low) / 2 + sag
    out = path(f"M{left},{high}Q{middle},{deep} {right},{low}", NONE, "#1B1217", 1.4)
    for k in range(count):
        t = (k + 0.5) / count
        x = (1 - t) ** 2 * left + 2 * t * (1 - t) * middle + t * t * right
        y = (1 - t) ** 2 * high + 2 * t * (1 - t) * deep + t * t * low
        ink = _LANTERNS[k % len(_LANTERNS)]
        ribs = "".join(
            f"M{x + a},{y + 3}C{x + b},{y + 8} {x + b},{y + 13} {x + a},{y + 18}" for a, b in ((-3, -6), (3, 6))
        )
        out += circle(x, y + 10, 18, "#FFD27A", opacity=0.16) + circle(x, y + 10, 8.8, ink, INK, 1.2)
        out += path(ribs, NONE, mix(ink, INK, 0.35), 0.9) + rect(x - 3, y, 6, 2.4, "#3A2A24")
        out += rect(x - 3, y + 17.6, 6, 2.4, "#3A2A24")
    return out
