"""The pictures of orders: their bottles on a shelf, each order in a cellar and with a thing of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.art.kit import icons
from game.art.kit.palette import INK, SHADOW, Colour
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, ellipse, group, path, rect
from game.art.landscape import scene
from game.art.order_things import LABELS, THINGS, bottle


def shelf(w: float, h: float, number: int, wines: Sequence[Mapping[str, Any]], scale: float) -> pygame.Surface:
    """The picture of the order with this number (from 1): no two orders have the same cellar and the same thing."""
    wall = (number - 1) % len(_WALLS)
    thing = THINGS[(2 * ((number - 1) // len(_WALLS)) + wall) % len(THINGS)]
    label = LABELS[(number - 1) // len(_WALLS) % len(LABELS)]
    board = h * 0.87
    out = _WALLS[wall](w, h, number) + rect(0, board, w, h - board, "#8A5A34") + rect(0, board, w, 3, "#D9A566")
    out += rect(0, h * 0.95, w, h * 0.05, "#5E3A1E")
    count = len(wines)
    tall = min(h * 0.78, w * 0.96 / (count * 0.49 + 0.42))
    step, beside = tall * 0.49, tall * 0.42
    left = (w - count * step - beside) / 2
    foot = board + h * 0.035
    out += _standing(thing, left + count * step + beside * 0.54, foot - h * 0.01, tall * 0.46)
    for i, wine in enumerate(wines):
        unit = tall / 24
        out += group(bottle(wine["kind"], label), left + (i + 0.5) * step - 12 * unit, foot - 23 * unit, unit)
    return raster(pixels(w, scale), pixels(h, scale), scale, out, painted=True)


def _standing(thing: Fragment, cx: float, foot: float, tall: float) -> Fragment:
    """A thing, drawn on the grid of icons with its foot at 23, on the shelf around cx."""
    unit = tall / 22
    shadow = ellipse(cx, foot, tall * 0.42, tall * 0.05, SHADOW, opacity=0.4)
    return shadow + group(thing, cx - 12 * unit, foot - 23 * unit, unit)


def _cellar(w: float, h: float, stone: Colour, joint: Colour) -> Fragment:
    """A wall in courses of stones."""
    out, tall, y, row = rect(0, 0, w, h, stone), h * 0.115, 0.0, 0
    while y < h:
        out += path(f"M0,{y:.1f}H{w}", NONE, joint, 1.6)
        x = tall * (1.1 if row % 2 else 0.2)
        while x < w:
            out += path(f"M{x:.1f},{y:.1f}v{tall:.1f}", NONE, joint, 1.6)
            x += tall * 1.9
        y, row = y + tall, row + 1
    return out


def _arch(x: float, wide: float, top: float, spring: float, foot: float) -> str:
    """Path commands of an open arch from x on: its sides are upright from ``foot`` to ``spring``."""
    right, middle, rise = x + wide, x + wide / 2, (spring - top) * 0.62
    return (
        f"M{x:.1f},{foot:.1f}V{spring:.1f}C{x:.1f},{spring - rise:.1f} {middle - wide * 0.3:.1f},{top:.1f} "
        f"{middle:.1f},{top:.1f}C{middle + wide * 0.3:.1f},{top:.1f} {right:.1f},{spring - rise:.1f} "
        f"{right:.1f},{spring:.1f}V{foot:.1f}"
    )


def _niche(w: float, h: float, _seed: int) -> Fragment:
    """An arch of stone with barrels in its shade."""
    out = _cellar(w, h, "#6B4E58", "#523A44")
    arch = _arch(w * 0.07, w * 0.86, h * 0.06, h * 0.5, h)
    out += path(arch, "#2E1E2A", "#8A6A74", 5)
    barrel, size = icons.drawing("barrel"), h * 0.44
    for x in (w * 0.10, w * 0.90 - size, w * 0.5 - size / 2):
        out += group(barrel, x, h * 0.44, size / icons.GRID)
    return out + path(arch, "#1E121C", opacity=0.35)


def _window(w: float, h: float, seed: int) -> Fragment:
    """A brick wall with an arched window to the evening."""
    wide, top, brick = w * 0.62, h * 0.08, "#8A5040"
    left = (w - wide) / 2
    view = scene(
        wide, h * 0.8, seed, "fall", horizon=0.62, sun_at=(0.62, 0.5), sun_radius=h * 0.11, rows=8, clouds=False
    )
    arch = _arch(left, wide, top, h * 0.4, h)
    wall = path(f"M0,0H{w}V{h}H0Z{arch}Z", brick, even_odd=True)
    courses = _cellar(w, top, brick, "#6E3C30")
    for y in range(int(top), int(h), max(8, int(h * 0.115))):
        for x, length in ((0.0, left), (left + wide, w - left - wide)):
            courses += path(
                f"M{x:.1f},{y}h{length:.1f}M{x + length * 0.55:.1f},{y}v{h * 0.115:.1f}", NONE, "#6E3C30", 1.6
            )
    mullion = path(f"M{w / 2:.1f},{top:.1f}V{h}", NONE, "#3A2014", 3.4)
    return group(view, left, top) + wall + courses + mullion + path(arch, NONE, "#3A2014", 6)


def _rack(w: float, h: float, _seed: int) -> Fragment:
    """A rack in diamonds with the bottoms of bottles."""
    out, cell = rect(0, 0, w, h, "#2A1A20"), h * 0.26
    most = int((w + h) / cell) + 2
    for k in range(most):
        for j in range(most):
            x, y = ((k + j + 1) * cell - h) / 2, ((k - j) * cell + h) / 2
            if (k * 7 + j * 5) % 4 and -cell < x < w + cell and -cell < y < h:
                ink = ("#5A2440", "#4A6A38", "#3A6A54")[(k + j * 2) % 3]
                out += circle(x, y, cell * 0.22, ink, INK, 1.4)
                out += circle(x - cell * 0.07, y - cell * 0.07, cell * 0.05, "#CFC0AC", opacity=0.6)
    bars = (f"M{k * cell - h:.1f},0L{k * cell:.1f},{h}M{k * cell:.1f},0L{k * cell - h:.1f},{h}" for k in range(most))
    lattice = "".join(bars)
    return out + path(lattice, NONE, INK, 6) + path(lattice, NONE, "#8A5A34", 3.4)


def _cask(w: float, h: float, _seed: int) -> Fragment:
    """The end of a great cask."""
    out = _cellar(w, h, "#4A3440", "#38252F")
    cx, cy, r = w / 2, h * 0.50, h * 0.45
    out += circle(cx, cy, r, "#7F4F26", INK, 3) + circle(cx, cy, r * 0.88, "#B4793F", INK, 2)
    out += path(
        f"M{cx:.1f},{cy - r * 0.86:.1f}A{r * 0.86:.1f},{r * 0.86:.1f} 0 0 1 {cx:.1f},{cy + r * 0.86:.1f}Z", "#94602F"
    )
    for k in (-0.6, -0.3, 0, 0.3, 0.6):
        half = r * 0.88 * (1 - k * k) ** 0.5
        out += path(f"M{cx + k * r:.1f},{cy - half:.1f}V{cy + half:.1f}", NONE, "#5E3A1E", 1.6)
    bar = r * 0.82
    out += rect(cx - bar, cy - r * 0.14, 2 * bar, r * 0.2, "#7F4F26", 3, INK, 1.6)
    return out


def _terrace(w: float, h: float, seed: int) -> Fragment:
    """Outside, before the vineyard."""
    return scene(w, h, seed, "summer", horizon=0.5, sun_at=(0.5, 0.40), sun_radius=h * 0.17, rows=12, house_at=0.16)


def _cupboard(w: float, h: float, _seed: int) -> Fragment:
    """Shelves with rows of far bottles."""
    out = rect(0, 0, w, h, "#3A2620")
    step = h * 0.29
    for row in range(3):
        foot = h * 0.24 + row * step
        out += rect(0, foot, w, h * 0.035, "#7A4E2E") + rect(0, foot + h * 0.035, w, h * 0.02, "#1E120E")
        x, k = 6.0, row
        while x < w - 4:
            tall, wide = step * (0.62 if k % 3 else 0.74), step * 0.20
            ink = ("#54342A", "#4A4A2E", "#4E2A36", "#33463A")[k % 4]
            out += rect(x, foot - tall * 0.66, wide, tall * 0.66, ink, 2) + rect(
                x + wide * 0.32, foot - tall, wide * 0.36, tall * 0.4, ink, 1
            )
            out += rect(x, foot - tall * 0.42, wide, tall * 0.2, "#8A7860")
            x, k = x + wide * 1.5, k + 1
    return out


_WALLS: tuple[Callable[[float, float, int], Fragment], ...] = (_niche, _window, _rack, _cask, _terrace, _cupboard)
