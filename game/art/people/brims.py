"""Hats with a brim."""

from __future__ import annotations

from game.art.kit.palette import CREAM, GOLD, INK, Colour
from game.art.kit.shapes import Fragment, path
from game.art.people.features import Head
from game.art.people.geometry import CORNER, DETAIL, OUTLINE, Knot, blob, curve, disc, knots, plane, sampled, stroke
from game.art.people.inks import light, shade


def _brim(cx: float, y: float, rx: float, ry: float, ink: Colour, under: Colour, tip: float = 0) -> Fragment:
    """A brim: its underside below, its top above."""
    low = [
        (cx - rx, y - tip * 0.4),
        (cx - rx * 0.5, y + ry),
        (cx + rx * 0.5, y + ry),
        (cx + rx, y - tip * 0.2),
        (cx + rx * 0.4, y - ry),
        (cx - rx * 0.5, y - ry),
    ]
    top = [
        (cx - rx, y - tip * 0.4),
        (cx - rx * 0.4, y + ry * 0.25),
        (cx + rx * 0.45, y + ry * 0.25),
        (cx + rx, y - tip * 0.2),
        (cx + rx * 0.4, y - ry),
        (cx - rx * 0.5, y - ry),
    ]
    return blob(low, under) + blob(top, ink, DETAIL)


def crown(points: list[Knot], ink: Colour, band: Colour | None, y: float, tall: float = 11) -> Fragment:
    """The upper part of a hat with its band and its dark side."""
    body = sampled(points)
    out = path(curve(points), ink)
    out += plane(body, ((-120, -200), (-16, -200), (-22, 40), (-120, 40)), shade(ink, 0.3))
    if band:
        out += plane(body, ((-120, y - tall), (120, y - tall), (120, y + 4), (-120, y + 4)), band)
        out += plane(body, ((-120, y - tall), (-17, y - tall), (-18, y + 4), (-120, y + 4)), shade(band, 0.35))
    return out + path(curve(points), "none", INK, OUTLINE)


def straw(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A straw."""
    out = _brim(2, -27, 72 * k, 13, ink, shade(ink, 0.42), 8)
    out += crown(
        [(-35 * k, -31, CORNER), (-33 * k, -54), (-16, -66), (14, -66), (31 * k, -56), (35 * k, -32, CORNER), (0, -26)],
        ink,
        band,
        -31,
    )
    return (
        out
        + stroke([(-60 * k, -31), (-44 * k, -27)], shade(ink, 0.3))
        + stroke([(48 * k, -34), (60 * k, -31)], shade(ink, 0.3))
    )


def fedora(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A fedora."""
    out = _brim(3, -27, 57 * k, 11, ink, shade(ink, 0.4), -12)
    return out + crown(
        [
            (-36 * k, -30, CORNER),
            (-33 * k, -56),
            (-18, -72),
            (2, -64),
            (20, -74),
            (31 * k, -56),
            (36 * k, -31, CORNER),
            (0, -24),
        ],
        ink,
        band,
        -30,
        12,
    )


def bowler(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A bowler."""
    out = _brim(2, -28, 50 * k, 8, ink, shade(ink, 0.4), 14)
    return out + crown(
        [(-37 * k, -30, CORNER), (-37 * k, -54), (-18, -74), (14, -75), (35 * k, -56), (37 * k, -31, CORNER), (0, -25)],
        ink,
        band,
        -30,
        9,
    )


def tophat(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A tophat."""
    out = _brim(2, -30, 54 * k, 8, ink, shade(ink, 0.4), 12)
    out += crown(
        [
            (-34 * k, -32, CORNER),
            (-35 * k, -70),
            (-40 * k, -96, CORNER),
            (0, -101),
            (38 * k, -97, CORNER),
            (34 * k, -70),
            (35 * k, -33, CORNER),
            (0, -27),
        ],
        ink,
        band,
        -32,
        13,
    )
    return out + stroke([(20 * k, -90), (18 * k, -52)], light(ink, 0.35), 3)


def boater(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A boater."""
    out = _brim(2, -28, 60 * k, 9, ink, shade(ink, 0.42), 0)
    return out + crown(
        [
            (-36 * k, -30, CORNER),
            (-36 * k, -56, CORNER),
            (0, -61),
            (34 * k, -57, CORNER),
            (35 * k, -31, CORNER),
            (0, -25),
        ],
        ink,
        band,
        -31,
        13,
    )


def tricorn(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A tricorn."""
    out = crown([(-34 * k, -32, CORNER), (-28, -60), (0, -70), (28, -62), (34 * k, -34, CORNER)], ink, None, 0)
    points: list[Knot] = [
        (-66 * k, -36, CORNER),
        (-40, -50),
        (-6, -44),
        (10, -38, CORNER),
        (34, -52),
        (60 * k, -44, CORNER),
        (42, -24),
        (12, -14, CORNER),
        (-34, -20),
    ]
    return (
        out
        + blob(points, shade(ink, 0.1))
        + stroke([(-60 * k, -37), (-38, -46), (-6, -40), (10, -33), (34, -47), (55 * k, -42)], band, 3.2)
    )


def plume(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A plume."""
    out = _brim(4, -28, 60 * k, 11, ink, shade(ink, 0.4), -10)
    out += crown(
        [(-36 * k, -30, CORNER), (-34 * k, -54), (-16, -66), (16, -66), (33 * k, -54), (36 * k, -31, CORNER), (0, -24)],
        ink,
        band,
        -30,
        12,
    )
    out += blob(knots("-30,-40! -50,-66 -60,-98 -44,-104 -24,-86 -18,-58 -22,-42!"), CREAM)
    return out + stroke([(-27, -44), (-36, -70), (-50, -96)], shade(CREAM, 0.4))


def peaked(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A peaked."""
    out = crown(
        [(-38 * k, -36, CORNER), (-50 * k, -58), (-10, -74), (30, -72), (50 * k, -56), (38 * k, -38, CORNER)],
        ink,
        None,
        0,
    )
    out += blob(
        [
            (-38 * k, -24, CORNER),
            (-39 * k, -40, CORNER),
            (0, -46),
            (37 * k, -42, CORNER),
            (37 * k, -28, CORNER),
            (0, -31),
        ],
        band,
        2.6,
    )
    out += blob([(-12, -28, CORNER), (14, -33), (37 * k, -30, CORNER), (50 * k, -20), (34, -17), (8, -20)], "#221820")
    return out + disc(10, -50, 7, GOLD, DETAIL)


def cap(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A cap."""
    out = crown(
        [
            (-39 * k, -22, CORNER),
            (-46 * k, -44),
            (-26, -66),
            (10, -68),
            (40 * k, -54),
            (44 * k, -38),
            (34 * k, -30, CORNER),
            (0, -26),
        ],
        ink,
        None,
        0,
    )
    x = 12 if head.pose != "front" else 0
    out += blob(
        [
            (-20 * k + x, -31, CORNER),
            (8 + x, -38),
            (38 * k + x, -34),
            (44 * k + x, -24),
            (30 * k + x, -22),
            (0 + x, -23),
        ],
        shade(ink, 0.25),
    )
    return out + stroke([(-6, -64), (-2, -46), (-8, -32)], shade(ink, 0.4)) + disc(2, -68, 3.4, shade(ink, 0.2), 2)


def visor(ink: Colour, band: Colour, k: float, head: Head) -> Fragment:
    """A visor."""
    out = blob([(-38 * k, -20), (-38 * k, -30), (0, -38), (36 * k, -34), (37 * k, -26), (0, -29)], band, 2.6)
    return out + blob(
        [(-30 * k, -27, CORNER), (10, -36), (40 * k, -29, CORNER), (56 * k, -14), (30, -12), (-6, -16)], ink
    )
