"""Glasses, bottles, jugs and lights that people hold."""

from __future__ import annotations

from game.art.kit.palette import CREAM, INK, Colour
from game.art.kit.shapes import Fragment, circle, ellipse, path, polygon
from game.art.people.geometry import Knot, area, blob, box, disc, facet, knots, moved, oval, spots, stroke
from game.art.people.inks import BOTTLE, RED_WINE, STEEL, WOOD, light, shade


def glass(wine: Colour) -> Fragment:
    """A glass of wine."""
    out = (
        stroke([(0, -16), (0, 16)], INK, 5.4)
        + stroke([(0, -16), (0, 16)], "#EEF4EE", 2)
        + oval(0, 19, 13, 3.6, "#EEF4EE", 2.4)
    )
    bowl: list[Knot] = knots("-15,-56! -18,-36 -10,-20 0,-16 10,-20 18,-36 15,-56!")
    out += blob(bowl, "#F4F6EC", 2.6)
    out += blob(knots("-17,-40! -15,-28 0,-18 15,-28 17,-40!"), wine, 0)
    return out + stroke([(8, -50), (11, -40)], "#FFFFFF", 2.6) + path("M-15,-56L15,-56", "none", INK, 2.4)


def bottle(glass: Colour = BOTTLE, label: Colour = CREAM) -> Fragment:
    """A bottle with a label."""
    body: list[Knot] = knots("-6,-84! 6,-84! 6,-58 15,-42 15,22! -15,22! -15,-42 -6,-58")
    out = (
        blob(body, glass)
        + area("-13,-40 -5,-50 -5,20 -13,20", shade(glass, 0.35))
        + box(-7.5, -90, 15, 14, "#8C1D3F", 2.6)
    )
    return (
        out
        + box(-15, -28, 30, 30, label, 2.2)
        + disc(0, -13, 7, "#C4573A", 1.8)
        + stroke([(10, -46), (11, -34)], light(glass, 0.6), 2.6)
    )


def jug() -> Fragment:
    """A jug."""
    body: list[Knot] = knots("-12,-58! 14,-62! 12,-42 28,-14 22,28 -22,28 -28,-12 -13,-40")
    return (
        path("M20,-34C52,-40 50,8 22,10", "none", INK, 10)
        + path("M20,-34C52,-40 50,8 22,10", "none", "#C0562E", 5)
        + blob(body, "#C0562E")
        + blob(knots("-18,-34 -28,-12 -22,26 -10,26 -14,-10"), shade("#C0562E", 0.3), 0)
        + stroke([(-24, -6), (24, -6)], CREAM, 3.4)
    )


def flask() -> Fragment:
    """A flask."""
    body: list[Knot] = knots("-7,-74! 7,-74! 7,-44 28,-6 22,8 -22,8 -28,-6 -7,-44")
    out = (
        blob(body, "#E6F0EC", 2.8)
        + blob(knots("-17,-26! 17,-26! 27,-5 21,6 -21,6 -27,-5"), RED_WINE, 0)
        + blob(body, "none", 2.8)
    )
    return (
        out
        + box(-10, -80, 20, 8, "#E6F0EC", 2.4)
        + circle(-6, -10, 3, light(RED_WINE, 0.5))
        + circle(6, -16, 2.2, light(RED_WINE, 0.5))
        + stroke([(12, -36), (18, -24)], "#FFFFFF", 2.6)
    )


def lantern(lit: Colour = "#FFD27A") -> Fragment:
    """A lantern."""
    out = circle(0, -34, 60, lit, opacity=0.16) + circle(0, -34, 40, lit, opacity=0.22)
    out += (
        path("M-14,-62C-16,-86 16,-86 14,-62", "none", INK, 3.4)
        + facet(spots("-22,-58 0,-74 22,-58"), "#3A2A24")
        + box(-18, -58, 36, 44, lit)
        + box(-22, -14, 44, 9, "#3A2A24", 2.6)
    )
    return (
        out
        + blob(knots("0,-50! 9,-32 0,-20 -9,-32"), "#E4702A", 0)
        + blob(knots("0,-38! 4,-28 0,-22 -4,-28"), "#FFF6DF", 0)
        + stroke([(-8, -58), (-8, -14)], INK)
        + stroke([(9, -58), (9, -14)], INK)
    )


def corker() -> Fragment:
    """A bottle in a corking machine."""
    out = moved(bottle(), 0, 14, 0.86) + box(-4, -92, 8, 30, STEEL, 2.6) + box(-16, -72, 32, 16, "#3A2A24", 2.8)
    return (
        out
        + stroke([(2, -88), (46, -98)], INK, 9)
        + stroke([(2, -88), (46, -98)], STEEL, 4)
        + disc(48, -98, 8, "#B3263A", 2.6)
    )


def cup() -> Fragment:
    """A cup."""
    return (
        path(polygon(((0, 0),)), "none")
        + path("M16,-20C34,-22 34,2 14,2", "none", INK, 3)
        + blob(knots("-18,-26! 18,-26! 14,2 0,8 -14,2"), CREAM)
        + oval(0, -26, 18, 4, "#6B3A22", 2)
        + oval(0, 12, 24, 4, CREAM, 2.4)
    )


def tastevin() -> Fragment:
    """A tastevin."""
    return (
        ellipse(0, -14, 22, 9, STEEL, INK, 2.8)
        + ellipse(0, -15, 16, 5.5, RED_WINE, INK, 1.8)
        + path("M21,-14C36,-20 36,0 20,-6", "none", INK, 3)
    )


def crate() -> Fragment:
    """A crate."""
    out = ""
    for x in (-26, 0, 26):
        out += moved(bottle(), x, -22, 0.62)
    out += (
        facet(spots("-46,-22 46,-22 46,34 -46,34"), WOOD)
        + stroke([(-44, -3), (44, -3)], INK)
        + stroke([(-44, 15), (44, 15)], INK)
    )
    return out + box(-34, -22, 9, 56, shade(WOOD, 0.2), 2) + box(25, -22, 9, 56, shade(WOOD, 0.2), 2)
