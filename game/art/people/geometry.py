"""Shapes people are drawn with: curves through points, flat planes cut out of them, and mirrored pictures.

A point is ``(x, y)``, or ``(x, y, CORNER)`` where a curve shall turn sharply.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from game.art.kit.palette import INK, Colour
from game.art.kit.shapes import NONE, Fragment, circle, ellipse, path, polygon

CORNER = "corner"


OUTLINE = 3.2
"""The ink around people and what they hold; places have none, so that people stand out."""


DETAIL = 2.0


Spot = tuple[float, float]


Knot = tuple[float, float] | tuple[float, float, str]


def knots(words: str) -> list[Knot]:
    """Points written as words: ``"0,0 10,5! 20,0"``; ``!`` marks a sharp turn."""
    out: list[Knot] = []
    for word in words.split():
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y), CORNER) if word.endswith("!") else (float(x), float(y)))
    return out


def spots(words: str) -> list[Spot]:
    """The corners of a straight-sided shape, written as words: ``"0,0 10,5 20,0"``."""
    return [(float(x), float(y)) for x, y in (word.split(",") for word in words.split())]


def _tangents(points: Sequence[Knot], closed: bool) -> list[tuple[Spot, Spot, Spot, Spot]]:
    """The Bezier pieces of a smooth curve through the points: start, two handles, end."""
    count = len(points)
    spots = [(float(p[0]), float(p[1])) for p in points]
    sharp = [len(p) > 2 for p in points]
    pieces = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        before = spots[i - 1] if closed or i else spots[i]
        after = spots[(j + 1) % count] if closed or j + 1 < count else spots[j]
        a, b = spots[i], spots[j]
        c1 = a if sharp[i] else (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        c2 = b if sharp[j] else (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        pieces.append((a, c1, c2, b))
    return pieces


def curve(points: Sequence[Knot], closed: bool = True) -> str:
    """Path commands of a smooth curve through the points."""
    pieces = _tangents(points, closed)
    d = f"M{pieces[0][0][0]:.1f},{pieces[0][0][1]:.1f}"
    for _, c1, c2, b in pieces:
        d += f"C{c1[0]:.1f},{c1[1]:.1f} {c2[0]:.1f},{c2[1]:.1f} {b[0]:.1f},{b[1]:.1f}"
    return d + ("Z" if closed else "")


def sampled(points: Sequence[Knot], steps: int = 5) -> list[Spot]:
    """The closed curve as many short straight sides, for cutting."""
    out = []
    for a, c1, c2, b in _tangents(points, True):
        for k in range(steps):
            t = k / steps
            u = 1 - t
            wa, w1, w2, wb = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            x = wa * a[0] + w1 * c1[0] + w2 * c2[0] + wb * b[0]
            out.append((x, wa * a[1] + w1 * c1[1] + w2 * c2[1] + wb * b[1]))
    return out


def clipped(subject: Sequence[Spot], window: Sequence[Spot]) -> list[Spot]:
    """What of a polygon lies within a convex window (clockwise on the screen)."""
    out = list(subject)
    for (ax, ay), (bx, by) in zip(window, (*window[1:], window[0]), strict=True):
        wide, tall = bx - ax, by - ay
        sides = [wide * (y - ay) - tall * (x - ax) for x, y in out]
        if not out or min(sides) >= 0:
            continue
        source, out = out, []
        for p, q, side_p, side_q in zip(source, (*source[1:], source[0]), sides, (*sides[1:], sides[0]), strict=True):
            if side_p >= 0:
                out.append(p)
            if (side_p >= 0) != (side_q >= 0):
                t = side_p / (side_p - side_q)
                out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return out


def plane(subject: Sequence[Spot], window: Sequence[Spot], colour: Colour, opacity: float | None = None) -> Fragment:
    """A flat plane of light or shade: the part of a shape within a convex window, without ink around it."""
    cut = clipped(subject, window)
    return path(polygon(cut), colour, opacity=opacity) if len(cut) > 2 else ""


def blob(points: Sequence[Knot], fill: Colour, width: float = OUTLINE) -> Fragment:
    """A smooth closed shape with ink around it (``width`` 0: without)."""
    return path(curve(points), fill, INK if width else None, width)


def facet(points: Sequence[Spot], fill: Colour, width: float = OUTLINE) -> Fragment:
    """A straight-sided shape with ink around it (``width`` 0: without)."""
    return path(polygon(points), fill, INK if width else None, width)


def flat(*numbers: float, fill: Colour, opacity: float | None = None) -> Fragment:
    """A straight-sided shape without ink; its corners as x, y, x, y ..."""
    return path(polygon(list(zip(numbers[::2], numbers[1::2], strict=True))), fill, opacity=opacity)


def area(words: str, fill: Colour, opacity: float | None = None) -> Fragment:
    """A straight-sided shape without ink, its corners written as words."""
    return path(polygon(spots(words)), fill, opacity=opacity)


def stroke(points: Sequence[Knot], colour: Colour = INK, width: float = DETAIL) -> Fragment:
    """An open smooth line through the points."""
    return path(curve(points, closed=False), NONE, colour, width)


def disc(x: float, y: float, r: float, fill: Colour, width: float = OUTLINE) -> Fragment:
    """A disc with ink around it."""
    return circle(x, y, r, fill, INK if width else None, width)


def oval(x: float, y: float, rx: float, ry: float, fill: Colour, width: float = OUTLINE) -> Fragment:
    """An ellipse with ink around it."""
    return ellipse(x, y, rx, ry, fill, INK if width else None, width)


def box(x: float, y: float, w: float, h: float, fill: Colour, width: float = OUTLINE) -> Fragment:
    """A rectangle with ink around it."""
    return facet(((x, y), (x + w, y), (x + w, y + h), (x, y + h)), fill, width)


def ring(cx: float, cy: float, rx: float, ry: float, count: int = 24) -> list[Spot]:
    """Points around an ellipse."""
    turn = 2 * math.pi / count
    return [(cx + rx * math.cos(k * turn), cy + ry * math.sin(k * turn)) for k in range(count)]


def scallops(cx: float, cy: float, rx: float, ry: float, count: int, bump: float, start: float, end: float) -> str:
    """Path commands of a closed cloud: arcs along an ellipse from the angle ``start`` to ``end`` in degrees."""
    spots = []
    for k in range(count + 1):
        angle = math.radians(start + (end - start) * k / count)
        spots.append((cx + rx * math.cos(angle), cy + ry * math.sin(angle)))
    d = f"M{spots[0][0]:.1f},{spots[0][1]:.1f}"
    for a, b in itertools.pairwise(spots):
        r = math.dist(a, b) * bump
        d += f"A{r:.1f},{r:.1f} 0 0 1 {b[0]:.1f},{b[1]:.1f}"
    return d + "Z"


def mirrored(fragment: Fragment, axis: float = 0) -> Fragment:
    """The fragment seen in a mirror that stands upright at x = ``axis``."""
    return f'<g transform="translate({2 * axis:.2f},0) scale(-1,1)">{fragment}</g>'


def moved(fragment: Fragment, x: float, y: float, scale: float = 1, turn: float = 0) -> Fragment:
    """The fragment moved, turned clockwise and scaled."""
    return f'<g transform="translate({x:.2f},{y:.2f}) rotate({turn:g}) scale({scale:.3f})">{fragment}</g>'
