"""Festive light and things: strings of lanterns, fireworks and standing bottles."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.art.kit.palette import INK, Colour, mix
from game.art.kit.shapes import NONE, Fragment, circle, group, path, rect

_STEPS = 14
"""In how many steps a halo fades."""


def firework(x: float, y: float, r: float, ink: Colour) -> Fragment:
    """A firework that has burst."""
    out = ""
    for k in range(18):
        dx, dy = math.cos(k * math.pi / 9), math.sin(k * math.pi / 9)
        line = f"M{x + r * 0.4 * dx:.1f},{y + r * 0.4 * dy:.1f}L{x + r * dx:.1f},{y + r * dy:.1f}"
        out += path(line, NONE, ink, 4, opacity=0.85) + circle(x + r * 1.12 * dx, y + r * 1.12 * dy, 4.5, ink)
    return out


def lanterns(left: float, right: float, y: float, sag: float, inks: Sequence[Colour]) -> Fragment:
    """A string of paper lanterns between two points at height y, one for each ink."""
    low = y + 2 * sag
    out = path(f"M{left},{y}Q{(left + right) / 2},{low} {right},{y}", NONE, "#1B1217", 2.6)
    for k, ink in enumerate(inks):
        t = (k + 0.5) / len(inks)
        out += _lantern(left + (right - left) * t, ((1 - t) ** 2 + t * t) * y + 2 * t * (1 - t) * low, ink)
    return out


def _lantern(x: float, y: float, ink: Colour) -> Fragment:
    ribs = (
        f"M{x - 7},{y + 5}C{x - 14},{y + 16} {x - 14},{y + 28} {x - 7},{y + 39}"
        f"M{x + 7},{y + 5}C{x + 14},{y + 16} {x + 14},{y + 28} {x + 7},{y + 39}M{x},{y + 3}V{y + 41}"
    )
    out = circle(x, y + 22, 40, "#FFD27A", opacity=0.14) + circle(x, y + 22, 19, ink, INK, 2.2)
    out += path(ribs, NONE, mix(ink, INK, 0.35), 1.6)
    return out + rect(x - 6, y, 12, 5, "#3A2A24") + rect(x - 6, y + 39, 12, 5, "#3A2A24")


def halo(x: float, y: float, r: float, opacity: float) -> Fragment:
    """Warm light around x, y that fades in many steps towards its edge at ``r``; ``opacity`` is that of its middle."""
    return "".join(circle(x, y, r * (k + 1) / _STEPS, "#FFC56A", opacity=opacity / _STEPS) for k in range(_STEPS))


def candle(x: float, y: float) -> Fragment:
    """A candle that burns, its foot at x, y."""
    flame = (
        f"M{x},{y - 146}C{x + 10},{y - 134} {x + 8},{y - 122} {x},{y - 120}"
        f"C{x - 8},{y - 122} {x - 10},{y - 134} {x},{y - 146}Z"
    )
    return (
        halo(x, y - 134, 64, 0.34)
        + rect(x - 4, y - 74, 8, 78, "#D9AE4A", 2, INK, 2)
        + rect(x - 9, y - 118, 18, 48, "#FFF6E0", 2, INK, 2.2)
        + path(flame, "#FFC34A", "#E4702A", 2)
        + path(f"M{x - 26},{y + 4}C{x - 26},{y - 6} {x + 26},{y - 6} {x + 26},{y + 4}C{x + 26},{y + 14} {x - 26},"
               f"{y + 14} {x - 26},{y + 4}Z", "#D9AE4A", INK, 2)
    )  # fmt: skip


def bottle(x: float, foot: float, tall: float, seal: Colour) -> Fragment:
    """A bottle that stands, its capsule and the mark of its label in the same ink."""
    glass, paper, thin = "#23402E", "#FFF6E0", 260 / tall
    out = path("M-5,-100H5V-68C13,-62 15,-54 15,-46V0H-15V-46C-15,-54 -13,-62 -5,-68Z", glass, INK, thin)
    out += path("M-12,-2V-46C-12,-54 -10,-60 -4,-66V-98H-2V-64C-7,-58 -8,-52 -8,-46V-2Z", mix(glass, "#FFF6DF", 0.25))
    out += rect(-6, -102, 12, 18, seal, 1, INK, thin) + rect(-15, -42, 30, 30, paper, 0, INK, thin * 0.7)
    return group(out + circle(0, -27, 8, seal), x, foot, tall / 100)
