"""Numbers of Viticulture that count: where points, coins and residual payment stand in the rail."""

from __future__ import annotations

from game.art import rail, rail_numbers, travel
from game.art.kit import letters
from game.art.kit.boxes import Box
from game.window.screen import Point

_NUMBERS = ("vp", "lira", "residual")


def count_place(what: str, panel: Box) -> Point:
    """The middle of the plate over a number in a panel of the rail: vp, lira or residual."""
    x, y, w, h = panel
    half, margin = travel.COUNTER[0] / 2, travel.COUNTER[1] / 2
    if letters.large():
        middle = y + 4 + (h - 8) / rail_numbers.rows(h) * (1.5 if rail_numbers.rows(h) > 3 else 0.5)
        return x + 56 + (w - 60) * (_NUMBERS.index(what) + 0.5) / 3, middle
    if h >= 130:
        head = 48 if h > 250 else 40 if h > 150 else 34
        below = rail.resources_middle(panel)
        return {
            "vp": (panel.right - half - 3, y + max(margin, head / 2 + 1)),
            "lira": (x + 8 + half, below),
            "residual": (x + 78 + half, below),
        }[what]
    first, second, _ = rail.low_rows(panel)
    return {
        "vp": (panel.right - half + 16, first),
        "lira": (panel.right - 112 + half, first),
        "residual": (panel.right - half + 10, second),
    }[what]
