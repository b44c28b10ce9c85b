"""Shapes as SVG fragments: paths, rectangles, discs, lines, groups and dashes. All lengths are design px."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import lru_cache

from game.art.kit import contrast
from game.art.kit.palette import Colour

Fragment = str
"""A piece of SVG that draws something."""
Point = tuple[float, float]

NONE: Colour = "none"


def _ink(fill: Colour, stroke: Colour | None, width: float, opacity: float | None) -> str:
    parts = [f'fill="{fill}"']
    if stroke:
        parts.append(f'stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round"')
    if opacity is not None:
        parts.append(f'opacity="{opacity:g}"')
    return " ".join(parts)


def path(
    d: str,
    fill: Colour = NONE,
    stroke: Colour | None = None,
    width: float = 2,
    *,
    opacity: float | None = None,
    even_odd: bool = False,
    cap: str = "round",
) -> Fragment:
    """The outline ``d`` (SVG path commands), filled and stroked."""
    extra = ' fill-rule="evenodd"' if even_odd else ""
    if stroke:
        extra += f' stroke-linecap="{cap}"'
    return f'<path d="{d}" {_ink(fill, stroke, width, opacity)}{extra}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: Colour = NONE,
    radius: float = 0,
    stroke: Colour | None = None,
    width: float = 2,
    *,
    opacity: float | None = None,
) -> Fragment:
    """A rectangle with corners rounded by ``radius``."""
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{max(w, 0):.2f}" height="{max(h, 0):.2f}" rx="{radius:g}" '
        f"{_ink(fill, stroke, contrast.outline(width), opacity)}/>"
    )


def circle(
    cx: float,
    cy: float,
    r: float,
    fill: Colour = NONE,
    stroke: Colour | None = None,
    width: float = 2,
    *,
    opacity: float | None = None,
) -> Fragment:
    """A disc or ring of radius ``r``."""
    return f'<circle cx="{cx:.2f}" cy="{cy:.2f}" r="{max(r, 0):.2f}" {_ink(fill, stroke, width, opacity)}/>'


def ellipse(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    fill: Colour = NONE,
    stroke: Colour | None = None,
    width: float = 2,
    *,
    opacity: float | None = None,
) -> Fragment:
    """An ellipse with the half axes ``rx`` and ``ry``."""
    return f'<ellipse cx="{cx:.2f}" cy="{cy:.2f}" rx="{rx:.2f}" ry="{ry:.2f}" {_ink(fill, stroke, width, opacity)}/>'


def line(
    x1: float, y1: float, x2: float, y2: float, colour: Colour, width: float = 2, *, opacity: float | None = None
) -> Fragment:
    """A straight stroke with round ends."""
    return path(f"M{x1:.2f},{y1:.2f}L{x2:.2f},{y2:.2f}", NONE, colour, width, opacity=opacity)


def group(fragment: Fragment, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> Fragment:
    """The fragment moved to x, y, turned by ``turn`` degrees clockwise and scaled, in that order."""
    return f'<g transform="translate({x:.2f},{y:.2f}) rotate({turn:g}) scale({scale:.5f})">{fragment}</g>'


def polygon(points: Sequence[Point]) -> str:
    """Path commands of the closed outline through these points."""
    return "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in points) + "Z"


def spline(points: Sequence[Point]) -> str:
    """Path commands of a smooth open curve through these points."""
    d = f"M{points[0][0]:.1f},{points[0][1]:.1f}"
    for i in range(len(points) - 1):
        before, start, end, after = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        c1 = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        c2 = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        d += f"C{c1[0]:.1f},{c1[1]:.1f} {c2[0]:.1f},{c2[1]:.1f} {end[0]:.1f},{end[1]:.1f}"
    return d


def dashes(
    outline: Sequence[Point],
    colour: Colour,
    width: float = 3,
    *,
    on: float = 9,
    off: float = 6,
    phase: float = 0,
    opacity: float | None = None,
) -> Fragment:
    """Dashes around a closed outline, moved on by ``phase`` px.

    Cut here into short open strokes: the loader's own dashes can throw a line across the picture at a corner.
    """
    sides: list[tuple[float, float, Point, Point]] = []
    total = 0.0
    for a, b in zip(outline, (*outline[1:], outline[0]), strict=True):
        length = math.dist(a, b)
        if length > 1e-6:
            sides.append((total, length, a, b))
            total += length
    count = max(1, round(total / (on + off)))
    period = total / count
    dash = on * period / (on + off)

    def at(distance: float) -> Point:
        distance %= total
        for start, length, a, b in sides:
            if distance <= start + length:
                share = (distance - start) / length
                return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        return outline[0]

    steps = max(1, int(dash / 3))
    d = ""
    for k in range(count):
        begin = k * period + phase
        d += "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in (at(begin + dash * j / steps) for j in range(steps + 1)))
    return path(d, NONE, colour, width, opacity=opacity, cap="butt")


def round_outline(x: float, y: float, w: float, h: float, radius: float) -> list[Point]:
    """Points along a rounded rectangle, clockwise from the top right."""
    r = min(radius, w / 2, h / 2)
    corners = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180))
    points: list[Point] = []
    for cx, cy, start in corners:
        for k in range(7):
            angle = math.radians(start + k * 15)
            points.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
    return points


def ellipse_outline(cx: float, cy: float, rx: float, ry: float) -> list[Point]:
    """Points around an ellipse with the half axes ``rx`` and ``ry``."""
    return [(cx + rx * math.cos(k * math.pi / 36), cy + ry * math.sin(k * math.pi / 36)) for k in range(72)]


@lru_cache(500)
def dashed_rect(
    x: float,
    y: float,
    w: float,
    h: float,
    colour: Colour,
    width: float = 3,
    radius: float = 0,
    *,
    on: float = 9,
    off: float = 6,
    phase: float = 0,
) -> Fragment:
    """A dashed rounded rectangle."""
    return dashes(round_outline(x, y, w, h, radius), colour, width, on=on, off=off, phase=phase)


@lru_cache(500)
def dashed_ellipse(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    colour: Colour,
    width: float = 3,
    *,
    on: float = 9,
    off: float = 6,
    phase: float = 0,
) -> Fragment:
    """A dashed ring with the half axes ``rx`` and ``ry``."""
    return dashes(ellipse_outline(cx, cy, rx, ry), colour, width, on=on, off=off, phase=phase)


def hatch(
    x: float,
    y: float,
    w: float,
    h: float,
    colour: Colour,
    *,
    opacity: float = 0.28,
    step: float = 9,
    width: float = 1.3,
    rising: bool = True,
) -> Fragment:
    """Parallel diagonal strokes, cut at the rectangle's edges."""
    d = ""
    k = x - h
    while k < x + w:
        left, right = max(k, x), min(k + h, x + w)
        if left < right:
            y1, y2 = (y + h - (left - k), y + h - (right - k)) if rising else (y + (left - k), y + (right - k))
            d += f"M{left:.1f},{y1:.1f}L{right:.1f},{y2:.1f}"
        k += step
    return path(d, NONE, colour, width, opacity=opacity) if d else ""


_SHAPE = re.compile(r"<(path|circle|rect|ellipse) ")


def faded(fragment: Fragment, opacity: float) -> Fragment:
    """The fragment with each of its shapes at ``opacity`` (0-1); a group's own opacity would show overlaps."""
    return _SHAPE.sub(lambda m: f'<{m[1]} fill-opacity="{opacity:g}" stroke-opacity="{opacity:g}" ', fragment)
