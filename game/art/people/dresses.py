"""Dresses, blouses, shawls and ruffs."""

from __future__ import annotations

from game.art.kit.palette import CREAM, GOLD, INK, Colour, mix
from game.art.kit.shapes import Fragment, circle, path
from game.art.people.cloth import trunk
from game.art.people.geometry import CORNER, DETAIL, Knot, blob, disc, facet, flat, knots, scallops, spots, stroke
from game.art.people.inks import light, shade


def dress(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A dress."""
    out = trunk(w, ink) + blob(knots("-26,64! -18,92 6,108 28,90 32,64! 21,52! -15,52!"), skin, 0)
    out += stroke(knots("-15,50 -18,58 -26,64")) + stroke(knots("21,50 24,58 32,64"))
    out += stroke(knots("-26,63 -18,93 6,109 28,91 32,63"), INK, 9) + stroke(
        knots("-26,63 -18,93 6,109 28,91 32,63"), second, 4.6
    )
    spots = [(x, y) for j, y in enumerate((100, 118, 136, 154, 172, 190)) for x in range(-48 + 12 * (j % 2), 60, 24)]
    return out + "".join(circle(x * w / 74, y, 3, second) for x, y in spots if y > 112 or abs(x - 5) > 34)


def blouse(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A blouse."""
    out = trunk(w, ink) + facet(spots("-12,60 20,60 8,98"), skin, 2.4)
    for side in (
        ((-16, 56), (-40, 72), (-24, 98), (6, 104), (-10, 84)),
        ((22, 56), (44, 72), (32, 96), (9, 104), (22, 82)),
    ):
        out += facet(side, second, 2.6)
    return (
        out
        + stroke([(8, 104), (10, 210)], shade(ink, 0.45))
        + "".join(circle(14, y, 2.4, second) for y in (122, 144, 166))
    )


def shawl(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A shawl."""
    out = dress(w, ink, CREAM, skin)
    left: list[Knot] = [
        (-16, 58, CORNER),
        (-w * 0.6, 70),
        (-w - 4, 98),
        (-w * 0.9, 215, CORNER),
        (-2, 215, CORNER),
        (3, 136),
        (-14, 98),
    ]
    right: list[Knot] = [
        (22, 58, CORNER),
        (w * 0.6, 70),
        (w + 4, 98),
        (w * 0.9, 215, CORNER),
        (12, 215, CORNER),
        (8, 136),
        (24, 98),
    ]
    out += blob(left, shade(second, 0.26)) + blob(right, light(second, 0.12))
    fringe = stroke(knots("-12,98 -24,88 -20,70")) + stroke(knots("22,98 34,86 28,70"))
    return out + fringe + disc(6, 134, 8, GOLD, DETAIL) + circle(6, 134, 3.4, "#B3263A")


def gown(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A gown."""
    out = trunk(w, skin)
    out += blob(
        [
            (-w - 4, 98, CORNER),
            (-w * 0.5, 104),
            (6, 128),
            (w * 0.5, 104),
            (w + 4, 98, CORNER),
            (w, 215, CORNER),
            (-w, 215, CORNER),
        ],
        ink,
    )
    out += flat(-w - 2, 104, -w * 0.42, 110, -w * 0.3, 215, -w + 2, 215, fill=shade(ink, 0.28))
    d = f"M{-w - 6:.0f},94"
    for k in range(9):
        x0 = -w - 6 + (2 * w + 12) * (k + 1) / 9
        d += f"A{w / 7:.1f},{w / 7:.1f} 0 0 0 {x0:.1f},{94 + 26 * (1 - ((k + 1 - 4.5) / 4.5) ** 2):.1f}"
    out += path(d + f"L{w * 0.5:.0f},90L6,114L{-w * 0.5:.0f},90Z", second, INK, 2.6)
    for k in range(7):
        x = -16 + k * 7.4
        out += disc(x, 74 + 12 * (1 - ((k - 3) / 3.2) ** 2), 4.2, "#FBF3E0", 1.8)
    return out + disc(7, 94, 6, "#B3263A", DETAIL)


def ruff(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A ruff."""
    out = (
        trunk(w, ink)
        + stroke([(8, 80), (10, 210)], shade(ink, 0.5))
        + "".join(circle(15, y, 3, second) for y in (112, 134, 156))
    )
    for k in (-1, 1):
        out += facet(
            ((8 + k * 10, 96), (8 + k * 46, 84), (8 + k * 40, 215), (8 + k * 14, 215)), mix(ink, second, 0.6), 2.4
        )
    out += path(scallops(3, 68, 46, 14, 16, 0.7, 0, 360), "#FBF3E0", INK, 2.6)
    return out + "".join(
        stroke([(3 + x * 0.4, 62), (3 + x, 74)], shade("#FBF3E0", 0.3), 1.8) for x in (-34, -20, -6, 8, 22, 34)
    )
