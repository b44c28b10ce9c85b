"""Caps, cloths, crowns and wigs: what is worn on the head without a brim."""

from __future__ import annotations

import math

from game.art.kit.palette import INK, OCHRE, Colour
from game.art.kit.shapes import Fragment, circle, path
from game.art.people.brims import crown
from game.art.people.features import Head
from game.art.people.geometry import (
    CORNER,
    DETAIL,
    OUTLINE,
    Knot,
    blob,
    disc,
    facet,
    flat,
    knots,
    moved,
    scallops,
    spots,
    stroke,
)
from game.art.people.inks import light, shade


def beret(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A beret."""
    out = crown(
        [
            (-38 * k, -24, CORNER),
            (-60 * k, -36),
            (-52 * k, -60),
            (-14, -72),
            (26, -66),
            (42 * k, -48),
            (36 * k, -30, CORNER),
            (0, -32),
        ],
        ink,
        None,
        0,
    )
    out += blob([(-38 * k, -23), (-36 * k, -31), (0, -37), (34 * k, -35), (37 * k, -28), (0, -29)], band, DETAIL)
    return out + stroke([(-8, -71), (-6, -79)], INK, 4)


def kerchief(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A kerchief."""
    out = blob([(-36 * k, 0), (-54, 14), (-62, 36, CORNER), (-46, 28), (-40, 40, CORNER), (-34, 14)], shade(ink, 0.25))
    points: list[Knot] = [
        (-38 * k, 8, CORNER),
        (-44 * k, -20),
        (-32 * k, -52),
        (-2, -62),
        (26 * k, -54),
        (38 * k, -34),
        (35 * k, -22, CORNER),
        (6, -32),
        (-22 * k, -20),
        (-30 * k, 6, CORNER),
    ]
    out += crown(points, ink, None, 0)
    for x, y in ((-26, -36), (-8, -48), (12, -50), (26, -40), (0, -38), (-32, -14)):
        out += circle(x * k, y, 3.1, band)
    return out


def shawl(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A shawl."""
    points: list[Knot] = [
        (-30, 62),
        (-50 * k, 24),
        (-48 * k, -24),
        (-30 * k, -60),
        (0, -67),
        (30 * k, -57),
        (44 * k, -26),
        (42 * k, 16),
        (24, 60),
        (30 * k, 34),
        (35 * k, 0),
        (30 * k, -26),
        (8, -40),
        (-18 * k, -34),
        (-28 * k, -10),
        (-26 * k, 28),
        (-14, 56),
    ]
    return crown(points, ink, None, 0) + stroke([(-38 * k, 20), (-38 * k, -20), (-22 * k, -46)], light(ink, 0.25))


def cloche(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A cloche."""
    points: list[Knot] = [
        (-43 * k, 4, CORNER),
        (-44 * k, -34),
        (-26, -64),
        (4, -70),
        (30, -60),
        (42 * k, -36),
        (41 * k, -14, CORNER),
        (24, -18),
        (-10, -19),
        (-30 * k, -8),
    ]
    out = crown(points, ink, None, 0)
    out += blob(
        [(-43 * k, -6), (-42 * k, -20), (-10, -32), (26, -31), (42 * k, -26), (41 * k, -16), (10, -20), (-20, -16)],
        band,
        DETAIL,
    )
    return out + disc(-26 * k, -22, 9, light(band, 0.2), DETAIL) + circle(-26 * k, -22, 3, shade(band))


def fur(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A fur."""
    top = crown([(-38 * k, -40), (-30, -64), (0, -72), (30, -64), (38 * k, -42), (0, -34)], band, None, 0)
    d = scallops(0, -34, 44 * k, 15, 14, 0.58, 0, 360)
    return (
        top
        + path(d, ink, INK, OUTLINE)
        + stroke([(-30, -36), (-24, -30)], light(ink))
        + stroke([(6, -40), (12, -34)], light(ink))
        + stroke([(28, -36), (32, -30)], light(ink))
    )


def wool(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A wool."""
    out = disc(2, -76, 10, band) + crown(
        [(-38 * k, -30, CORNER), (-34 * k, -56), (-14, -72), (16, -72), (33 * k, -56), (37 * k, -32, CORNER), (0, -28)],
        ink,
        None,
        0,
    )
    out += blob([(-41 * k, -18), (-41 * k, -36), (0, -42), (38 * k, -38), (39 * k, -22), (0, -25)], band, 2.6)
    return out + "".join(
        stroke([(x * k, -37 - (20 - abs(x)) * 0.1), (x * k + 1, -24)], shade(band, 0.3)) for x in (-28, -14, 0, 14, 27)
    )


def mortarboard(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A mortarboard."""
    out = blob(
        [(-37 * k, -20, CORNER), (-38 * k, -48), (36 * k, -50), (36 * k, -24, CORNER), (0, -30)], shade(ink, 0.25)
    )
    out += facet(spots("-62,-56 2,-76 62,-58 0,-40"), ink)
    return (
        out
        + stroke(knots("0,-58 34,-54 46,-44 47,-20"), band, 3)
        + facet(spots("43,-22 52,-22 54,-4 42,-4"), band, 2.4)
    )


def toque(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A toque."""
    out = path(scallops(2, -74, 46 * k, 24, 7, 0.62, 150, 390), ink, INK, OUTLINE)
    out += blob(
        [
            (-37 * k, -24, CORNER),
            (-38 * k, -60, CORNER),
            (0, -66),
            (36 * k, -62, CORNER),
            (36 * k, -27, CORNER),
            (0, -33),
        ],
        ink,
    )
    return (
        out
        + stroke([(-18, -82), (-12, -64)], shade(ink, 0.25))
        + stroke([(18, -84), (14, -64)], shade(ink, 0.25))
        + flat(-36 * k, -58, -22, -62, -24, -30, -35 * k, -26, fill=shade(ink, 0.16))
    )


def royal(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """The crown of a queen."""
    w = 34 * k
    points = [(-w, -34), (-w - 8, -76), (-w * 0.45, -56), (0, -84), (w * 0.5, -57), (w + 7, -78), (w, -36), (0, -27)]
    out = blob([(-w + 4, -44), (-20, -64), (0, -72), (20, -65), (w - 4, -46), (0, -34)], band, DETAIL) + facet(
        points, ink
    )
    for x, y in ((-w - 8, -78), (0, -87), (w + 7, -80)):
        out += disc(x, y, 4.6, "#B3263A", DETAIL)
    return out + stroke([(-w, -43), (0, -37), (w, -45)], shade(ink, 0.4), 2.4) + disc(0, -47, 4.4, "#23597D", DETAIL)


def veil(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A veil."""
    out = blob(
        [
            (-40 * k, 30, CORNER),
            (-54 * k, 0),
            (-48 * k, -40),
            (-20, -68),
            (6, -68),
            (-14 * k, -44),
            (-30 * k, -20),
            (-31 * k, 26, CORNER),
        ],
        ink,
    )
    for i in range(7):
        x = -30 * k + i * 10 * k
        y = -42 - 16 * (1 - ((i - 3) / 3.2) ** 2)
        out += disc(x, y, 7.4, "#F7EEDC" if i % 2 else "#E9A7A7", DETAIL) + circle(x, y, 2.2, OCHRE)
    return out


def bonnet(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A bonnet."""
    points: list[Knot] = [
        (-36 * k, 18, CORNER),
        (-46 * k, -14),
        (-38 * k, -50),
        (-6, -66),
        (24, -58),
        (40 * k, -34),
        (38 * k, -12, CORNER),
        (28, -32),
        (4, -40),
        (-20 * k, -28),
        (-30 * k, 14, CORNER),
    ]
    out = crown(points, ink, None, 0)
    return out + stroke([(-33 * k, 14), (-25 * k, -24), (2, -46), (28, -38), (38 * k, -16)], band, 4)


def headband(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A band around the head, with a pin."""
    return blob(
        [(-41 * k, -12), (-41 * k, -24), (-8, -41), (26, -41), (39 * k, -32), (38 * k, -22), (8, -31), (-20 * k, -24)],
        ink,
        2.6,
    ) + disc(-30 * k, -28, 6.5, band, DETAIL)


def laurel(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """The wreath of a winner: pairs of leaves from both temples up to a gap above the brow."""
    out = ""
    for side in (-1, 1):
        for at in range(6):
            angle = math.radians(6 + at * 14.5)
            x, y = side * 47 * k * math.cos(angle), -15 + (head.form.crown + 10) * math.sin(angle)
            for tilt in (-26, 26):
                leaf = path("M0,0C5,-6 15,-7 23,0C15,7 5,6 0,0Z", ink if tilt * side > 0 else band, INK, 1.5)
                out += moved(leaf, x, y, 0.95, -90 - side * (math.degrees(angle) - 8) + tilt)
    return out


def flower(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A flower in the hair."""
    out = ""
    for dx, dy in ((0, -9), (8.5, -3), (5, 7), (-5, 7), (-8.5, -3)):
        out += disc(-33 * k + dx, -36 + dy, 6.6, ink, DETAIL)
    return out + disc(-33 * k, -36, 4.6, band, DETAIL)


def scholar(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A cap with a turned-up rim."""
    points: list[Knot] = [
        (-38 * k, -16, CORNER),
        (-50 * k, -34),
        (-30, -62),
        (10, -62),
        (42 * k, -44),
        (38 * k, -26, CORNER),
        (0, -32),
    ]
    return crown(points, ink, None, 0) + blob(
        [(-39 * k, -14), (-40 * k, -28), (0, -38), (37 * k, -34), (38 * k, -22), (0, -27)], band, 2.6
    )


def wig(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """The wig of a judge."""
    points: list[Knot] = [
        (-30, 50, CORNER),
        (-54 * k, 46),
        (-54 * k, -10),
        (-40 * k, -52),
        (-8, -66),
        (26, -58),
        (42 * k, -34),
        (46 * k, 10),
        (44 * k, 44),
        (30, 46, CORNER),
        (35 * k, 12),
        (31 * k, -20),
        (12, -38),
        (-12 * k, -34),
        (-26 * k, -12),
        (-28 * k, 20),
    ]
    out = crown(points, ink, None, 0)
    for y in (-20, 0, 20, 38):
        out += stroke([(-50 * k, y), (-42 * k, y + 7), (-30 * k, y)], shade(ink, 0.35)) + stroke(
            [(36 * k, y), (40 * k, y + 5), (45 * k, y)], shade(ink, 0.35)
        )
    return out
