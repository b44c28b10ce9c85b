"""Builds, trunk and neck. The head is at 0, 0; the picture ends near 180."""

from __future__ import annotations

from game.art.kit.palette import Colour
from game.art.kit.shapes import Fragment
from game.art.people.geometry import CORNER, Knot, facet, flat
from game.art.people.inks import skin_shade

BUILDS = {"child": 54.0, "slim": 63.0, "usual": 74.0, "broad": 88.0, "stout": 92.0}
"""Half the width of the shoulders."""


def torso(w: float, stout: bool = False) -> list[Knot]:
    """The outline of shoulders and trunk."""
    waist = 1.06 if stout else 0.86
    return [
        (-16, 56, CORNER), (-w * 0.55, 72), (-w * 0.93, 84), (-w - 2, 104), (-w * 0.95, 140), (-w * waist, 215, CORNER),
        (w * waist, 215, CORNER), (w * 0.95, 140), (w, 104), (w * 0.92, 84), (w * 0.55, 72), (22, 56, CORNER),
    ]  # fmt: skip


def neck(skin: Colour, deep: float, slim: bool) -> Fragment:
    """The neck with the shadow of the chin."""
    w = 14 if slim else 18
    out = facet(((-w, 16), (w + 3, 16), (w + 5, 70), (6, 84), (-w - 4, 70)), skin)
    return out + flat(
        -w + 1, 16, w + 2, 16, w + 2, deep + 2, 8, deep + 15, -w + 1, deep + 3, fill=skin_shade(skin, 0.42)
    )
