"""Edge patterns of the decks: diagonals, crosshatch, rays and dots, cut at the edge of their rectangle."""

from __future__ import annotations

import math

from game.art.palette import DECKS
from game.art.shapes import Fragment, circle, hatch, line, path, polygon


def pattern(
    deck: str, x: float, y: float, w: float, h: float, opacity: float = 0.35, step: float | None = None
) -> Fragment:
    """The pattern of a deck in a rectangle; ``step`` is the distance of its lines or dots in px."""
    colour = DECKS[deck].pattern
    if deck == "vine":
        return hatch(x, y, w, h, colour, opacity=opacity, step=step or 14, width=3)
    if deck == "order":
        lines = [
            hatch(x, y, w, h, colour, opacity=opacity, step=step or 14, width=1.6, rising=r) for r in (True, False)
        ]
        return "".join(lines)
    if deck == "summer_visitor":
        return _rays(x, y, w, h, colour, opacity)
    if deck == "winter_visitor":
        return _dots(x, y, w, h, colour, opacity, step or 13)
    out, yy = "", y + 6
    while yy < y + h - 2:
        out += line(x + 3, yy, x + w - 3, yy, colour, 1.6, opacity=opacity * 0.8)
        yy += step or 12
    return out


def _rays(x: float, y: float, w: float, h: float, colour: str, opacity: float) -> Fragment:
    cx, cy, count = x + w, y + h / 2, 26

    def edge(angle: float) -> tuple[float, float]:
        dx, dy = math.cos(angle), math.sin(angle)
        reach = min(w / -dx if dx < -1e-6 else 1e9, h / 2 / abs(dy) if abs(dy) > 1e-6 else 1e9)
        return cx + dx * reach, cy + dy * reach

    out = ""
    for i in range(count):
        start, end = math.pi * (0.5 + i / count), math.pi * (0.5 + (i + 0.5) / count)
        out += path(polygon(((cx, cy), edge(start), edge(end))), colour, opacity=opacity)
    return out


def _dots(x: float, y: float, w: float, h: float, colour: str, opacity: float, step: float) -> Fragment:
    out, row, yy = "", 0, y + step / 2
    while yy < y + h - 2:
        xx = x + (step if row % 2 else step / 2)
        while xx < x + w - 2:
            out += circle(xx, yy, 2.1, colour, opacity=opacity * 1.3)
            xx += step
        yy += step * 0.86
        row += 1
    return out
