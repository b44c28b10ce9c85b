"""Shirts, aprons and whatever people work in."""

from __future__ import annotations

from game.art.kit.palette import CREAM, GOLD, INK, Colour
from game.art.kit.shapes import Fragment, circle
from game.art.people.cloth import bow, collar, trunk
from game.art.people.geometry import DETAIL, area, blob, box, disc, facet, flat, knots, spots, stroke
from game.art.people.inks import light, shade


def shirt(w: float, ink: Colour, second: Colour, skin: Colour, pattern: str = "") -> Fragment:
    """A shirt."""
    out = trunk(w, ink, pattern) + facet(spots("-8,60 16,60 9,96"), skin, 2.4) + collar(light(ink, 0.16))
    out += stroke([(9, 96), (11, 200)], shade(ink, 0.45))
    return out + "".join(circle(13, y, 2.4, second) for y in (110, 134, 158))


def waistcoat(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A waistcoat."""
    out = trunk(w, CREAM)
    out += facet(
        ((-w * 0.5, 72), (-14, 62), (10, 128), (24, 62), (w * 0.52, 72), (w * 0.62, 215), (-w * 0.6, 215)), ink, 2.6
    )
    out += flat(-w * 0.48, 73, -26, 67, -10, 215, -w * 0.58, 215, fill=shade(ink, 0.28))
    out += stroke([(10, 128), (12, 215)], shade(ink, 0.5)) + "".join(circle(16, y, 2.4, GOLD) for y in (142, 160, 178))
    return out + collar("#FFFAEC") + bow(second)


def apron(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """An apron."""
    out = shirt(w, ink, second, skin)
    out += facet(spots("-30,108 44,108 60,215 -48,215"), second, 2.6) + area(
        "-29,110 -12,110 -18,215 -46,215", shade(second, 0.2)
    )
    out += stroke([(-30, 108), (-30, 84), (-20, 66)], INK, 7) + stroke([(-30, 108), (-30, 84), (-20, 66)], second, 3)
    return out + stroke([(44, 108), (42, 84), (30, 66)], INK, 7) + stroke([(44, 108), (42, 84), (30, 66)], second, 3)


def overalls(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """Overalls over a shirt."""
    out = shirt(w, second, ink, skin)
    out += facet(((-34, 118), (48, 118), (50, 140), (w * 0.8, 215), (-w * 0.8, 215), (-38, 140)), ink, 2.6)
    out += flat(-33, 120, -16, 120, -24, 215, -w * 0.78, 215, -37, 140, fill=shade(ink, 0.26))
    for x, top in ((-28, -32), (42, 38)):
        out += facet(((x - 8, 122), (x + 6, 122), (top + 6, 66), (top - 8, 68)), ink, 2.6) + disc(
            x - 1, 124, 4.6, GOLD, DETAIL
        )
    return out + box(-6, 140, 30, 26, light(ink, 0.1), 2)


def smock(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A smock."""
    out = trunk(w + 4, ink) + collar(light(ink, 0.16))
    out += blob(knots("4,78! -28,66 -34,92 -14,96"), second, 2.6) + blob(knots("8,78! 38,66 44,92 24,96"), second, 2.6)
    out += (
        facet(spots("2,80 -12,124 2,118"), second, 2.6)
        + facet(spots("10,80 26,122 10,118"), second, 2.6)
        + disc(6, 80, 7, shade(second, 0.2), 2.4)
    )
    return (
        out
        + stroke([(-w * 0.5, 110), (-w * 0.4, 200)], shade(ink, 0.4))
        + stroke([(w * 0.5, 108), (w * 0.44, 200)], shade(ink, 0.4))
    )


def chef(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A chef."""
    out = trunk(w, ink) + stroke([(-12, 84), (-20, 210)], shade(ink, 0.4))
    for y in (106, 130, 154):
        out += circle(-4, y, 3.2, shade(ink, 0.6)) + circle(26, y, 3.2, shade(ink, 0.6))
    out += blob(knots("-22,58! -26,72 6,88 32,72 28,58! 6,70"), second, 2.6)
    return out + facet(spots("2,82 14,82 24,108 10,100 -4,108"), second, 2.4)


def sweater(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A sweater."""
    out = trunk(w, ink) + blob(knots("-22,54 -26,72 6,80 32,72 28,54 4,64"), light(ink, 0.1), 2.6)
    for y in (104, 118):
        out += stroke([(-w * 0.9, y - 4), (0, y + 6), (w * 0.9, y - 4)], second, 5)
    return out
