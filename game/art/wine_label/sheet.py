"""The paper of a label: its border of turned lines, the hill of a house in lines, and a ribbon."""

from __future__ import annotations

import math

from game.art.kit.cache import kept
from game.art.kit.palette import BRASS, INK, WINE, mix
from game.art.kit.shapes import NONE, Fragment, circle, ellipse, group, line, path, polygon, rect
from game.art.wine_label.engraving import INK as SEPIA
from game.art.wine_label.engraving import PAPER

WIDE, TALL = 840.0, 1020.0
"""A label, in design px."""
GILT = "#A8863A"
_VIEW = (84.0, 84.0, WIDE - 84, 440.0)
_HILLS = ((84, 330), (200, 284), (330, 318), (460, 290), (600, 318), (700, 280), (756, 300))


@kept(1)
def sheet() -> Fragment:
    """All of it."""
    out = rect(0, 0, WIDE, TALL, PAPER) + _view() + _border()
    out += _ribbon(WIDE / 2 - 210, 102, 420, 74) + line(_VIEW[0], _VIEW[3], _VIEW[2], _VIEW[3], SEPIA, 2.4)
    return out + _rules(WIDE / 2)


def _rules(x: float) -> Fragment:
    """The rule below the name, and the frame of the points."""
    out = path(f"M{x - 250},684H{x - 40}M{x + 40},684H{x + 250}", NONE, GILT, 2.4)
    out += path(f"M{x},672l20,12l-20,12l-20,-12Z", GILT, SEPIA, 1.6)
    return out + rect(x - 300, 794, 600, 96, NONE, 3, SEPIA, 2) + rect(x - 294, 800, 588, 84, NONE, 2, GILT, 1.2)


def _border() -> Fragment:
    out = rect(1.5, 1.5, WIDE - 3, TALL - 3, NONE, 0, INK, 3) + rect(18, 18, WIDE - 36, TALL - 36, NONE, 2, SEPIA, 3)
    for k in range(3):
        turn = k * 2.1
        d = "".join(_turned(WIDE, y, turn, True) for y in (42.0, TALL - 42))
        d += "".join(_turned(TALL, x, turn, False) for x in (42.0, WIDE - 42))
        out += path(d, NONE, GILT if k else SEPIA, 1.5)
    out += rect(66, 66, WIDE - 132, TALL - 132, NONE, 2, SEPIA, 2.4)
    out += rect(74, 74, WIDE - 148, TALL - 148, NONE, 1, GILT, 1.4)
    return out + "".join(_rose(x, y) for x in (46, WIDE - 46) for y in (46, TALL - 46))


def _turned(length: float, across: float, turn: float, level: bool) -> str:
    """A line that swings along one side, ``across`` from the edge."""
    spots = [(36 + i * 4, across + 12 * math.sin(i * 0.56 + turn)) for i in range(int((length - 68) / 4))]
    return "M" + "L".join(f"{a:.1f},{b:.1f}" if level else f"{b:.1f},{a:.1f}" for a, b in spots)


def _rose(x: float, y: float) -> Fragment:
    out = circle(x, y, 26, PAPER, SEPIA, 2.4) + circle(x, y, 19, NONE, GILT, 1.6)
    turns = (k * math.pi / 3 for k in range(6))
    return out + "".join(ellipse(x + 9 * math.cos(a), y + 9 * math.sin(a), 5, 5, SEPIA) for a in turns)


def _view() -> Fragment:
    """Sun, hills, rows of vines, a house and cypresses, within the inner frame."""
    out, middle = "", WIDE / 2
    for k in range(40):
        a = math.pi + math.pi * (k + 0.5) / 40
        x, y = math.cos(a), math.sin(a)
        ray = f"M{middle + 120 * x:.1f},{330 + 120 * y:.1f}L{middle + 560 * x:.1f},{330 + 560 * y:.1f}"
        out += path(ray, NONE, GILT, 2.2 if k % 2 else 1.1)
    out += path(polygon([*_HILLS, (756, 440), (84, 440)]), PAPER, SEPIA, 2)
    out += path("".join("M" + "L".join(f"{x},{y + 6 + k * 5}" for x, y in _HILLS) for k in range(13)), NONE, SEPIA, 0.8)
    out += path("M84,384C260,350 560,350 756,384V440H84Z", PAPER, SEPIA, 2)
    rows = "".join(f"M{middle + k * 12:.0f},{360 + abs(k) * 0.9:.1f}L{middle + k * 46:.0f},440" for k in range(-14, 15))
    out += path(rows, NONE, SEPIA, 2.6) + group(_house(), 600, 340)
    for x, h in ((560, 96), (576, 74), (742, 86), (150, 110), (172, 84), (128, 76)):
        out += path(
            f"M{x},346C{x - h * 0.16},330 {x - h * 0.12},{346 - h * 0.7} {x},{346 - h}"
            f"C{x + h * 0.12},{346 - h * 0.7} {x + h * 0.16},330 {x},346Z",
            SEPIA,
        )
    x0, y0, x1, y1 = _VIEW
    around = f"M0,0H{WIDE}V{TALL}H0ZM{x0},{y0}V{y1}H{x1}V{y0}Z"
    return out + path(around, PAPER, even_odd=True)


def _house() -> Fragment:
    walls = "M0,0V-58H84V0ZM-8,-58L14,-92H70L92,-58ZM84,0V-104H122V0M78,-104L103,-134L128,-104Z"
    out = path(walls, PAPER, SEPIA, 2.4) + "".join(path(f"M{x},-40v16h10v-16Z", SEPIA) for x in (12, 36, 60, 98))
    out += path("M38,0V-22H52V0Z", SEPIA)
    return out + "".join(line(88 + k * 6, -100, 88 + k * 6, -2, SEPIA, 1.1) for k in range(6))


def _ribbon(x: float, y: float, w: float, h: float) -> Fragment:
    dark, low, right = mix(WINE, INK, 0.45), y + h + 14, x + w
    tails = (
        f"M{x - 44},{y + 14}H{x + 20}V{low}H{x - 44}L{x - 20},{y + h / 2 + 14}Z"
        f"M{right + 44},{y + 14}H{right - 20}V{low}H{right + 44}L{right + 20},{y + h / 2 + 14}Z"
    )
    return path(tails, dark, INK, 2.4) + rect(x, y, w, h, WINE, 3, INK, 2.6) + rect(
        x + 6, y + 6, w - 12, h - 12, NONE, 2, BRASS, 1.6
    )  # fmt: skip


def laurel(x: float, y: float, r: float) -> Fragment:
    """A gilt wreath around x, y, open at its top."""
    out, reach = "", math.radians(150)
    for side in (-1, 1):
        spots = [(x + side * r * math.sin(reach * k / 20), y + r * math.cos(reach * k / 20)) for k in range(21)]
        out += path("M" + "L".join(f"{a:.1f},{b:.1f}" for a, b in spots), NONE, INK, r * 0.03)
        for k in range(10):
            b = reach * (k + 0.4) / 10
            turn = math.degrees(math.atan2(-math.sin(b), side * math.cos(b)))
            s = r * (0.36 - 0.01 * k)
            leaf = (
                f"M0,0C{s * 0.3:.1f},{-s * 0.3:.1f} {s * 0.75:.1f},{-s * 0.3:.1f} {s:.1f},0"
                f"C{s * 0.75:.1f},{s * 0.3:.1f} {s * 0.3:.1f},{s * 0.3:.1f} 0,0Z"
            )
            for tilt in (-34, 34):
                ink = "#C8A04A" if tilt * side < 0 else "#9C7634"
                drawn = path(leaf, ink, INK, 1.8)
                out += group(drawn, x + side * r * math.sin(b), y + r * math.cos(b), 1, turn + tilt)
    a, b = 0.085 * r, 0.05 * r
    knot = f"M{x - a},{y + r - b}L{x + a},{y + r + b}M{x - a},{y + r + b}L{x + a},{y + r - b}"
    return out + path(knot, NONE, INK, r * 0.03)
