"""What garments have in common: the trunk in its cloth, collars, ties and lapels."""

from __future__ import annotations

from collections.abc import Callable

from game.art.kit.palette import INK, Colour
from game.art.kit.shapes import Fragment, path
from game.art.people.bodies import torso
from game.art.people.geometry import OUTLINE, Spot, box, curve, facet, plane, sampled, spots, stroke
from game.art.people.inks import light, shade

Garment = Callable[[float, Colour, Colour, Colour], Fragment]


def _woven(body: list[Spot], ink: Colour, pattern: str) -> Fragment:
    """Stripes or checks on cloth."""
    out = ""
    line = light(ink, 0.24)
    step, wide = (15, 2.2) if pattern == "stripes" else (24, 9.0)
    for k in range(-8, 9):
        x = 6 + k * step
        out += plane(body, ((x + k * 1.2, 40), (x + wide + k * 1.2, 40), (x + wide, 230), (x, 230)), line)
    if pattern == "check":
        for y in range(66, 220, 24):
            out += plane(body, ((-200, y), (200, y), (200, y + 8), (-200, y + 8)), line, 0.6)
    return out


def trunk(w: float, ink: Colour, pattern: str = "") -> Fragment:
    """Shoulders and trunk in cloth, maybe with stripes or checks."""
    points = torso(w, w > 90)
    body = sampled(points)
    out = path(curve(points), ink) + (_woven(body, ink, pattern) if pattern else "")
    out += plane(body, ((-200, 0), (-w * 0.43, 0), (-w * 0.34, 260), (-200, 260)), shade(ink, 0.26))
    out += plane(body, ((w * 0.42, 60), (200, 60), (200, 260), (w * 0.56, 260)), light(ink, 0.12))
    return out + path(curve(points), "none", INK, OUTLINE)


def collar(ink: Colour) -> Fragment:
    """A turned-down collar."""
    left = facet(spots("-17,54 -26,68 -10,84 6,74"), ink, 2.6)
    return left + facet(spots("22,54 32,66 20,84 6,74"), ink, 2.6)


def tie(ink: Colour) -> Fragment:
    """A tie."""
    return facet(spots("0,74 13,74 11,86 18,132 8,146 -1,132 3,86"), ink, 2.4) + stroke([(2, 86), (11, 86)], INK, 2)


def bow(ink: Colour) -> Fragment:
    """A bow tie."""
    out = facet(spots("6,76 -17,66 -17,90"), ink, 2.4) + facet(spots("8,76 28,67 28,90"), ink, 2.4)
    return out + box(1, 70, 11, 13, shade(ink, 0.25), 2.4)


def lapels(w: float, ink: Colour, shirt: Colour) -> Fragment:
    """Shirt front and lapels."""
    out = facet(spots("-16,58 22,58 28,80 12,150 -20,80"), shirt, 2.6)
    out += facet(
        ((-17, 56), (-34, 74), (-44, 92), (-32, 100), (-38, 108), (8, 168), (10, 150), (-14, 92)), light(ink, 0.1), 2.6
    )
    return out + facet(
        ((22, 56), (36, 72), (46, 90), (36, 98), (42, 106), (14, 168), (12, 150), (22, 92)), light(ink, 0.18), 2.6
    )
