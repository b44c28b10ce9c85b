"""Coats, robes and uniforms."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.kit.palette import CREAM, GOLD, INK, Colour
from game.art.kit.shapes import Fragment, circle
from game.art.people.cloth import bow, collar, lapels, tie, trunk
from game.art.people.geometry import DETAIL, Knot, blob, box, disc, facet, knots, spots, stroke
from game.art.people.inks import light, shade


def coat(w: float, ink: Colour, second: Colour, skin: Colour, pattern: str = "") -> Fragment:
    """A coat."""
    return trunk(w, ink, pattern) + lapels(w, ink, CREAM) + collar(CREAM) + tie(second)


def tailcoat(w: float, ink: Colour, second: Colour, skin: Colour, pattern: str = "") -> Fragment:
    """A tailcoat."""
    out = trunk(w, ink, pattern) + lapels(w, ink, CREAM)
    out += facet(spots("-8,112 8,122 22,110 16,168 2,168"), second, 2.4)
    return out + circle(10, 132, 2.2, GOLD) + circle(10, 146, 2.2, GOLD) + collar(CREAM) + bow(second)


def furcoat(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A furcoat."""
    out = trunk(w + 4, ink) + stroke([(16, 100), (18, 215)], shade(ink, 0.5))
    for y in (132, 162):
        out += disc(4, y, 4.6, GOLD, DETAIL) + disc(34, y, 4.6, GOLD, DETAIL)
    k = w / 90
    near: Sequence[Knot] = knots("-15,52 -34,60 -54,84 -44,108 -14,132 12,142 10,116 -10,88")
    far: Sequence[Knot] = knots("22,52 40,60 56,82 46,106 24,130 12,142 12,116 22,90")
    out += facet(spots("-14,60 22,60 10,124"), CREAM, 2.4)
    left, right = ([(p[0] * k + 1, p[1]) for p in side] for side in (near, far))
    return (
        out
        + blob(left, shade(second, 0.12))
        + blob(right, second)
        + "".join(
            stroke([(x, y), (x + 5, y + 7)], shade(second, 0.45))
            for x, y in ((-36, 76), (-30, 96), (-12, 112), (38, 72), (40, 92), (26, 112))
        )
    )


def robe(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A robe."""
    out = trunk(w + 6, ink)
    for x in (-w * 0.7, -w * 0.42, w * 0.4, w * 0.66):
        out += stroke([(x, 88), (x * 0.92, 210)], shade(ink, 0.5))
    out += facet(spots("-18,56 -40,74 -22,215 -2,215 0,96"), second, 2.6) + facet(
        ((22, 56), (42, 74), (40, 215), (16, 215), (10, 96)), light(second, 0.1), 2.6
    )
    return out + collar(CREAM) + facet(spots("0,76 14,76 22,124 7,116 -8,124"), "#FFFAEC", 2.4)


def labcoat(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A labcoat."""
    out = trunk(w, ink) + lapels(w, ink, shade("#A9C6D6", 0.05)) + collar("#E4EEF0") + tie(second)
    out += box(34, 128, 30, 30, light(ink, 0.3), 2.2)
    return out + stroke([(42, 128), (42, 116)], "#8C1D3F", 4) + stroke([(52, 128), (52, 118)], "#1B56A0", 4)


def uniform(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """An uniform."""
    out = trunk(w, ink) + facet(spots("-18,56 24,56 26,72 6,80 -20,72"), second, 2.6)
    out += stroke([(6, 80), (9, 210)], shade(ink, 0.5)) + "".join(
        disc(17, y, 4, GOLD, DETAIL) for y in (98, 122, 146, 170)
    )
    for k, x in ((-1, -w * 0.78), (1, w * 0.76)):
        out += blob([(x - 18, 80), (x + k * 2, 72), (x + 18, 80), (x + 20, 88), (x - 20, 88)], GOLD, 2.4)
        out += "".join(
            stroke([(x + d, 88), (x + d + k, 98)], INK, 5) + stroke([(x + d, 88), (x + d + k, 97)], GOLD, 3)
            for d in (-14, -7, 0, 7, 14)
        )
    return out


def sash(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A sash."""
    out = coat(w, ink, second, skin)
    out += facet(((-w * 0.62, 78), (-w * 0.3, 70), (w * 0.72, 200), (w * 0.4, 215)), second, 2.6)
    return out + disc(w * 0.3, 158, 11, GOLD, 2.4) + disc(w * 0.3, 158, 5, "#B3263A", DETAIL)


def scarf(w: float, ink: Colour, second: Colour, skin: Colour, pattern: str = "") -> Fragment:
    """A scarf."""
    out = (
        trunk(w, ink, pattern)
        + stroke([(14, 96), (16, 215)], shade(ink, 0.5))
        + "".join(circle(24, y, 3.4, shade(ink, 0.5)) for y in (120, 146, 172))
    )
    out += facet(spots("-8,84 14,88 4,160 -24,156"), shade(second, 0.16), 2.6) + stroke(
        [(-19, 138), (5, 142)], light(second, 0.4), 4
    )
    out += blob(knots("-28,54 -34,72 -16,92 12,96 36,86 38,64 30,54 6,66"), second)
    return out + stroke([(-26, 66), (-4, 82), (26, 78)], shade(second, 0.35))


def jacket(w: float, ink: Colour, second: Colour, skin: Colour) -> Fragment:
    """A short jacket in one ink with lapels in another, a neckerchief and two rows of buttons."""
    out = trunk(w, ink) + facet(spots("-14,58 22,58 10,120"), CREAM, 2.4)
    for side in (
        ((-17, 56), (-44, 78), (-30, 112), (9, 150), (8, 128), (-12, 92)),
        ((23, 56), (47, 78), (38, 112), (11, 150), (12, 128), (24, 92)),
    ):
        out += facet(side, second, 2.8)
    out += stroke([(10, 150), (12, 215)], shade(ink, 0.5), 2.6)
    for y in (150, 176):
        out += disc(-14, y, 4.4, GOLD, DETAIL) + disc(37, y, 4.4, GOLD, DETAIL)
    out += facet(spots("-4,82 16,82 24,108 8,98 -10,108"), shade(second, 0.14), 2.4)
    return out + blob(knots("-20,56! -23,70 6,86 30,70 27,56! 6,68"), second, 2.6)
