"""Vines: the lobed leaf of each variety on a cane with its bunch, before the rows of a hillside."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import pygame

from game.art.kit.cache import kept
from game.art.kit.palette import INK, Colour, mix, rgb
from game.art.kit.raster import in_strips, pixels
from game.art.kit.shapes import Fragment, path, polygon, rect
from game.art.people.geometry import OUTLINE, Knot, Spot, clipped, disc, knots, moved, stroke
from game.art.people.inks import HOURS, light, shade
from game.art.people.scenery import cypress, hills, house, sun
from game.art.people.scenes import heavier
from game.art.portraits import vines
from game.text.printed import cards

WIDTH, HEIGHT = 430, 290
_LARGE = 240
"""Wider pictures than this, in design px, have thinner lines and are drawn in two parts."""
Look = Mapping[str, Any]
WOOD, LIT_WOOD, GREEN = "#7A5030", "#A87848", "#8FA53E"


def drawn_as(variety: str) -> str:
    """The variety itself; for one that nobody has drawn, as in an older edition, another of the same colours."""
    if variety in vines():
        return variety
    printed = cards()[variety].printed
    colours = {colour for colour in ("red", "white") if printed[colour]}
    return next((one for one, look in vines().items() if set(look) - {"leaf"} == colours), next(iter(vines())))


def _spot(angle: float, reach: float) -> Spot:
    """A spot at an angle from straight up (degrees, clockwise) and a distance from where the stalk meets the leaf."""
    turn = math.radians(angle - 90)
    return reach * math.cos(turn), reach * math.sin(turn)


def _half(look: Look) -> list[Spot]:
    """The corners of a leaf's right half as angle and distance, from the middle lobe's tip to the stalk."""
    mid, side, low = look["mid"], look["side"], look["low"]
    bay = (mid + side) / 2 * (1 - look["upper"]) * 0.9
    low_bay = (side + low) / 2 * (1 - look["lower"]) * 0.9
    stalk = 180 - look["stalk"]
    return [
        (0, mid),
        (17, mid * 0.8),
        (27, bay),
        (40, side * 0.84),
        (54, side),
        (70, side * 0.8),
        (82, low_bay),
        (98, low * 0.9),
        (116, low),
        (min(140, stalk - 12), low * 0.8),
        (min(160, stalk), low * 0.5),
    ]


def leaf_outline(look: Look, size: float) -> list[Spot]:
    """The outline of a leaf that grows upward from 0, 0."""
    corners, half = _half(look), []
    for (a1, r1), (a2, r2) in pairwise(corners):
        for k in range(look["teeth"]):
            share, at = k / look["teeth"], (k + 0.62) / look["teeth"]
            half.append((a1 + (a2 - a1) * share, r1 + (r2 - r1) * share))
            half.append((a1 + (a2 - a1) * at, (r1 + (r2 - r1) * at) * (1 - look["bite"])))
    half.append(corners[-1])
    right = [_spot(a, r * size) for a, r in half]
    return [*right, (0.0, size * 0.02), *((-x, y) for x, y in reversed(right[1:]))]


def leaf(look: Look, size: float, ink: Colour) -> Fragment:
    """A leaf that grows upward from 0, 0, its left half in the shade."""
    outline = leaf_outline(look, size)
    rim: Colour = look.get("edge", ink)
    inner = [(x * 0.86, y * 0.86 - size * 0.02) for x, y in outline] if rim != ink else outline
    window = ((-size * 2, -size * 2), (0, -size * 2), (0, size * 2), (-size * 2, size * 2))
    out = path(polygon(outline), rim) + path(polygon(inner), ink)
    if rim != ink:
        out += path(polygon(clipped(outline, window)), shade(rim, 0.26))
    out += path(polygon(clipped(inner, window)), shade(ink, 0.28))
    return out + _veins(look, size, ink) + path(polygon(outline), "none", INK, OUTLINE)


def _veins(look: Look, size: float, ink: Colour) -> Fragment:
    line, out = light(ink, 0.45), ""
    lobes = ((0, "mid", 0.9), (54, "side", 0.86), (-54, "side", 0.86), (116, "low", 0.82), (-116, "low", 0.82))
    for angle, lobe, share in lobes:
        reach = look[lobe] * share
        tip = _spot(angle, reach * size)
        out += stroke([(0, 0), tip], line, size * 0.028)
        for at, turn in ((0.45, 26), (0.45, -26), (0.7, 22), (0.7, -22)):
            base, end = (tip[0] * at, tip[1] * at), _spot(angle + turn, reach * size * 0.24)
            out += stroke([base, (base[0] + end[0], base[1] + end[1])], line, size * 0.016)
    return out


def bunch(rows: Sequence[int], ink: Colour, r: float) -> Fragment:
    """A bunch that hangs from 0, 0, its berries ``r`` large; the light comes from the right."""
    out = stroke([(0, -r * 2.6), (0, r)], "#5E6A2A", r * 0.5)
    widest, dark = max(rows), "#4E3A0C" if sum(rgb(ink)) > 380 else "#180A18"
    for row, count in enumerate(rows):
        for i in range(count):
            off = i - (count - 1) / 2
            x, y = off * r * 1.72, r + row * r * 1.5 - abs(off) * r * 0.16
            side = off / max(1.0, (widest - 1) / 2)
            berry = mix(ink, dark, max(0.0, min(0.5, 0.2 - side * 0.28)))
            gleam = (
                f"M{x - r * 0.2:.1f},{y - r * 0.62:.1f}A{r * 0.66:.1f},{r * 0.66:.1f} 0 0 1 {x + r * 0.62:.1f},{y:.1f}"
            )
            out += disc(x, y, r, berry, 2.4) + path(gleam, "none", light(berry, 0.5), r * 0.2)
    return out


def _cane() -> Fragment:
    """The cane that all cards share: from the left edge to the right one, with buds and a tendril."""
    line: list[Knot] = knots("-10,74 90,56 200,60 310,44 440,52")
    out = stroke(line, INK, 19) + stroke(line, WOOD, 11) + stroke([(p[0], p[1] - 3) for p in line], LIT_WOOD, 3)
    for x, y in ((96, 56), (256, 54), (330, 44)):
        out += disc(x, y, 9, "#6B4428", 2.6)
    coil: list[Knot] = knots("334,40 356,18 388,22 390,44 372,46 370,32 382,30")
    return out + stroke(coil, INK, 6.4) + stroke(coil, GREEN, 3)


def _hillside(colours: Sequence[str]) -> Fragment:
    """The rows behind a vine, at noon for red grapes, in the morning for white ones."""
    h = HOURS["noon" if "red" in colours else "morning"]
    out = rect(0, 0, WIDTH, HEIGHT, h.sky[1])
    for i, band in enumerate(h.sky[2:]):
        out += rect(0, 70 + i * 60, WIDTH, HEIGHT, band)
    out += sun(h, 366, 128, 36) + moved(hills(h, 186), 0, 10) + house(376, 214, 40, 24, h)
    out += "".join(cypress(344 + k * 12, 216, 40 - k * 7, "#20402F") for k in range(2)) + rect(
        0, 262, WIDTH, 40, h.near
    )
    for k in range(-4, 7):
        x = 270 + k * 100
        out += path(polygon(((267 + k * 12, 222), (273 + k * 12, 222), (x + 26, 296), (x - 26, 296))), "#3F6430")
    return out


def _bunches(look: Look, colours: Sequence[str]) -> Fragment:
    places = [(262, 92)] if len(colours) == 1 else [(226, 92), (312, 104)]
    tall, out = 186.0 if len(colours) == 1 else 150.0, ""
    for (x, y), colour in zip(places, colours, strict=True):
        rows = look[colour]["rows"]
        r = min(15.5, tall / (len(rows) * 1.5 + 0.6))
        out += stroke([(x - 4, 54), (x, y)], "#6E7A30", 6) + moved(bunch(rows, look[colour]["ink"], r), x, y)
    return out


@kept(12)
def scene(variety: str) -> Fragment:
    """A variety on 430 by 290 units: its leaf at the left, its bunch in the middle, hills behind. Raises KeyError."""
    look = vines()[drawn_as(variety)]
    colours, ink = [colour for colour in ("red", "white") if colour in look], look["leaf"]["ink"]
    out = _hillside(colours) + _cane() + stroke([(330, 46), (350, 92)], WOOD, 5)
    out += moved(leaf(look["leaf"], 62, shade(ink, 0.2)), 352, 96, 1, 156) + _bunches(look, colours)
    stalk: list[Knot] = [(96, 58), (104, 120), (104, 148)]
    out += stroke(stalk, INK, 10) + stroke(stalk, GREEN, 5)
    return out + moved(leaf(look["leaf"], 108, ink), 108, 156, 1, 168 if len(variety) % 2 else 190)


@kept(64)
def vine(w: float, h: float, variety: str, scale: float) -> pygame.Surface:
    """The picture of a vine's card, w by h design px. Kept: do not draw on it. Raises KeyError."""
    size = max(w / WIDTH, h / HEIGHT)
    x, y = (WIDTH - w / size) * 0.3, (HEIGHT - h / size) * 0.55
    return _shown(variety, w, h, scale, size, x, y, 1.06 if w > _LARGE else 1.3)


def _shown(
    variety: str, w: float, h: float, scale: float, size: float, x: float, y: float, lines: float
) -> pygame.Surface:
    shown = f'<g transform="scale({size:.4f}) translate({-x:.2f},{-y:.2f})">{heavier(scene(variety), lines)}</g>'
    return in_strips(pixels(w, scale), pixels(h, scale), scale, shown, 2 if w > _LARGE else 1)
