"""Patterns of the decks and of the players, cut at the edge of their rectangle."""

from __future__ import annotations

import math

from game.art.kit.palette import DECKS, Colour, player
from game.art.kit.shapes import Fragment, circle, hatch, line, path, polygon, rect


def pattern(
    deck: str, x: float, y: float, w: float, h: float, opacity: float = 0.35, step: float | None = None
) -> Fragment:
    """The pattern of a deck in a rectangle; ``step`` is the distance of its lines or dots in px."""
    colour = DECKS[deck].pattern
    if deck == "vine":
        return hatch(x, y, w, h, colour, opacity=opacity, step=step or 14, width=3)
    if deck == "order":
        return _crosshatch(x, y, w, h, colour, opacity, step or 14, 1.6)
    if deck == "summer_visitor":
        return _rays(x, y, w, h, colour, opacity)
    if deck == "winter_visitor":
        return _dots(x, y, w, h, colour, opacity, step or 13)
    out, yy = "", y + 6
    while yy < y + h - 2:
        out += line(x + 3, yy, x + w - 3, yy, colour, 1.6, opacity=opacity * 0.8)
        yy += step or 12
    return out


def owner(colour: str, x: float, y: float, w: float, h: float, opacity: float = 0.3) -> Fragment:
    """The pattern of a player in a rectangle of the player's colour: it tells owners apart where colours do not."""
    inks = player(colour)
    if inks.pattern == "bars":
        return _bars(x, y, w, h, inks.on, opacity)
    if inks.pattern == "posts":
        count = int(w / 10)
        return "".join(rect(x + (i + 0.25) * w / count, y, 4, h, inks.on, opacity=opacity) for i in range(count))
    if inks.pattern == "rays":
        return _rays(x, y, w, h, inks.on, opacity)
    if inks.pattern == "dots":
        return _dots(x, y, w, h, inks.on, opacity, 11)
    if inks.pattern == "crosshatch":
        return _crosshatch(x, y, w, h, inks.on, opacity, 11, 1.8)
    return hatch(x, y, w, h, inks.on, opacity=opacity) if inks.pattern == "hatch" else ""


def _bars(x: float, y: float, w: float, h: float, colour: Colour, opacity: float) -> Fragment:
    count = max(1, int(h / 10))
    return "".join(rect(x, y + (i + 0.3) * h / count, w, 4, colour, opacity=opacity) for i in range(count))


def _crosshatch(
    x: float, y: float, w: float, h: float, colour: Colour, opacity: float, step: float, width: float
) -> Fragment:
    return "".join(
        hatch(x, y, w, h, colour, opacity=opacity, step=step, width=width, rising=rising) for rising in (True, False)
    )


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
