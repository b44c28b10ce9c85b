"""Garments seen from behind."""

from __future__ import annotations

from game.art.kit.palette import CREAM, Colour
from game.art.kit.shapes import Fragment
from game.art.people.cloth import trunk
from game.art.people.geometry import CORNER, blob, facet, knots, moved, spots, stroke
from game.art.people.inks import light, shade

BARE = frozenset({"gown", "dress"})
"""Garments that leave the neck free."""


def back(garment: str, w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """The back of a garment on shoulders ``w`` wide at each side."""
    if garment == "overalls":
        return trunk(w, second) + _straps(w, ink)
    cloth = CREAM if garment == "waistcoat" else ink
    out = trunk(w, cloth)
    if garment == "waistcoat":
        out += facet(((-w * 0.5, 70), (w * 0.52, 70), (w * 0.64, 215), (-w * 0.62, 215)), ink, 2.6)
        out += facet(((-w * 0.36, 168), (w * 0.38, 168), (w * 0.38, 180), (-w * 0.36, 180)), shade(ink, 0.3), 2.2)
    out += stroke([(4, 84), (2, 210)], shade(cloth, 0.45))
    for side in (-1, 1):
        out += stroke([(side * w * 0.5, 108), (side * w * 0.42, 138), (side * w * 0.46, 170)], shade(cloth, 0.36))
    if garment in ("apron", "chef"):
        out += _strings(second)
    if garment == "shawl":
        out += blob(
            [(-w * 0.96, 84, CORNER), (w * 0.96, 84, CORNER), (w * 0.5, 150), (2, 196, CORNER), (-w * 0.5, 150)], second
        )
    if garment in BARE:
        return out + blob(knots("-26,60! -14,84 4,92 22,84 32,60!"), skin, 2.6)
    return out + blob(knots("-26,58! -28,74 2,82 34,74 32,58! 4,64"), light(cloth, 0.14), 2.6)


def _straps(w: float, ink: Colour) -> Fragment:
    out = facet(spots("-40,72 -26,68 46,166 34,174"), ink, 2.6) + facet(spots("46,72 32,68 -40,166 -28,174"), ink, 2.6)
    return out + facet(((-w * 0.7, 166), (w * 0.72, 166), (w * 0.8, 215), (-w * 0.8, 215)), ink, 2.6)


def _strings(ink: Colour) -> Fragment:
    out = facet(spots("-70,176 74,176 74,184 -70,184"), ink, 2.2)
    for side in (-1, 1):
        out += moved(blob(knots("0,0! 20,-16 32,-4 20,8"), ink, 2.4), 2, 180, 1, 0 if side > 0 else 180)
    return (
        out
        + facet(spots("-2,184 -14,214 -4,214 2,190"), ink, 2.2)
        + facet(spots("4,184 20,212 10,214 2,190"), ink, 2.2)
    )
