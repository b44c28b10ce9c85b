"""Grapes, leaves, plants, flowers and baskets."""

from __future__ import annotations

from game.art.kit.palette import INK, Colour
from game.art.kit.shapes import Fragment, circle, path
from game.art.people.geometry import blob, box, disc, facet, knots, moved, spots, stroke
from game.art.people.inks import LEATHER, RED_WINE, light, shade


def grapes(x: float, y: float, r: float, rows: tuple[int, ...], ink: Colour = RED_WINE) -> Fragment:
    """A bunch that hangs from x, y."""
    out, gleams = "", ""
    for row, count in enumerate(rows):
        for i in range(count):
            cx, cy = x + (i - (count - 1) / 2) * r * 1.75, y + row * r * 1.55
            out += disc(cx, cy, r, ink if (i + row) % 3 else shade(ink, 0.2), 2.2)
            gleams += f"M{cx + r * 0.3:.1f},{cy - r * 0.35:.1f}h.1"
    return out + path(gleams, "none", light(ink, 0.6), r * 0.5)


def leaf(x: float, y: float, s: float, turn: float = 0, ink: Colour = "#5E8A3A") -> Fragment:
    """A small lobed vine leaf."""
    shape = knots("0,8! -12,12 -20,2! -15,-4 -20,-16! -9,-14 0,-28! 9,-14 20,-16! 15,-4 20,2! 12,12")
    veins = path("M0,8V-18M0,2L-13,-8M0,2L13,-8", "none", shade(ink, 0.35), 1.7)
    return moved(blob(shape, ink, 2.4) + veins, x, y, s, turn)


def basket(ink: Colour = RED_WINE) -> Fragment:
    """A basket of grapes."""
    out = grapes(0, -32, 9, (5, 6), ink) + leaf(-24, -30, 0.8, -30) + leaf(26, -34, 0.7, 30)
    out += facet(spots("-52,-16 52,-16 40,36 -40,36"), "#C08A48")
    for k in range(1, 7):
        x = -52 + k * 15
        out += stroke([(x, -14), (x * 0.78, 34)], shade("#C08A48", 0.4), 2)
    out += stroke([(-48, 2), (48, 2)], shade("#C08A48", 0.4), 2) + stroke(
        [(-44, 18), (44, 18)], shade("#C08A48", 0.4), 2
    )
    return out + box(-56, -22, 112, 11, light("#C08A48", 0.2), 2.8)


def plant() -> Fragment:
    """A vine in a pot."""
    out = facet(spots("-22,-8 22,-8 16,30 -16,30"), "#C0562E") + box(-26, -18, 52, 12, "#CF6A3C", 2.8)
    return (
        out
        + stroke([(0, -18), (2, -40), (-4, -70)], "#3E5B26", 4.6)
        + leaf(-18, -36, 0.8, -56)
        + leaf(20, -42, 0.85, 50)
        + leaf(-4, -58, 0.75, -8)
    )


def rose() -> Fragment:
    """A rose."""
    return (
        stroke([(0, 24), (0, -36)], "#3E5B26", 4.4)
        + leaf(-12, -6, 0.5, -60)
        + disc(0, -48, 17, "#C4374A")
        + stroke(knots("-9,-46 0,-58 9,-48 0,-42 -5,-48"), shade("#C4374A", 0.45), 2.4)
    )


def bouquet() -> Fragment:
    """A bouquet."""
    out = "".join(stroke([(0, 26), (x, -16)], "#3E5B26", 4) for x in (-16, 0, 16))
    for x, y, ink in (
        (-24, -22, "#F7EEDC"),
        (22, -24, "#F7EEDC"),
        (-2, -38, "#E48A92"),
        (-12, -12, "#C4374A"),
        (12, -12, "#E48A92"),
    ):
        out += disc(x, y, 13, ink, 2.4) + stroke(
            [(x - 5, y + 1), (x, y - 6), (x + 5, y), (x, y + 4)], shade(ink, 0.35), 1.8
        )
    return out + leaf(-34, -4, 0.6, -70) + leaf(34, -6, 0.6, 70)


def sack() -> Fragment:
    """A sack tied at its neck."""
    return (
        blob(knots("-12,-52! 14,-54! 40,-14 42,34 -40,36 -40,-12"), "#C9A46A")
        + blob(knots("-22,-70! 2,-62 24,-72! 14,-52! -12,-50!"), "#D8B87E")
        + stroke([(-14, -51), (16, -53)], LEATHER, 5)
        + stroke([(-22, -8), (-26, 22)], shade("#C9A46A", 0.35))
        + stroke([(18, -20), (26, 10)], shade("#C9A46A", 0.35))
    )


def bread() -> Fragment:
    """A loaf."""
    return blob(knots("-44,6 -36,-22 0,-34 36,-26 46,2 30,20 -28,22"), "#C98A42") + "".join(
        stroke([(x, -24 + abs(x) * 0.2), (x + 12, 4)], light("#C98A42", 0.5), 4) for x in (-24, -4, 16)
    )


def rooster() -> Fragment:
    """A rooster."""
    return (
        blob(knots("-40,-34! -22,-20 2,-30 10,-56 26,-58 30,-44 24,-8 6,16 -20,14 -34,-6 -52,-18!"), "#A8421F")
        + blob(knots("10,-58 14,-72 20,-64 27,-70 27,-56"), "#C4374A", 2.4)
        + facet(spots("30,-50 42,-45 29,-42"), OCHRE_BEAK, 2.2)
        + circle(22, -51, 2.6, INK)
        + blob([(28, -42), (33, -32), (26, -32)], "#C4374A", 2)
    )


OCHRE_BEAK: Colour = "#D9992B"
