"""The six places of summer, each 206 by 104 design px."""

from __future__ import annotations

from game.art.country.goods import RED_BERRIES, WHITE_BERRIES, crate, flag
from game.art.country.houses import awning, block, door, poly, roof, shadow, window
from game.art.country.inks import (
    DARK,
    GLASS,
    LEAF,
    LIT,
    OCHRE,
    OCHRE_SHADE,
    STONE,
    STONE_SHADE,
    WOOD,
    WOOD_LIGHT,
    WOOD_SHADE,
)
from game.art.country.plants import bush
from game.art.kit.shapes import NONE, Fragment, circle, ellipse, line, path, rect
from game.art.landscape import Chance

GROUND = 68.0
"""Where the feet of the buildings are, from the upper edge of a place."""


def _sprout(x: float, foot: float, h: float) -> Fragment:
    return (
        path(f"M{x},{foot}v-{h}", NONE, "#3C5A24", 1.8)
        + ellipse(x - 3.6, foot - h * 0.7, 4.2, 2.4, LEAF)
        + ellipse(x + 3.6, foot - h * 0.95, 4.2, 2.4, "#9CBF50")
    )


def nursery(is_open: bool) -> Fragment:
    """Draw a vine card: a glasshouse with seedlings in pots."""
    out = shadow(84, GROUND, 108)
    out += poly("#CBE7DA", (84, 34), (138, 8), (192, 34), (192, GROUND), (84, GROUND))
    out += poly("#A9D2C4", (138, 8), (192, 34), (192, GROUND), (138, GROUND))
    if is_open:
        for x in (92, 104, 116, 160, 172, 184):
            out += bush(x, GROUND - 3, 9, "#8DBB4E", "#4F7F33")
        for x in (96, 112, 164, 180):
            out += _sprout(x, 44, 10)
        out += rect(88, 44, 34, 2.4, WOOD_SHADE) + rect(154, 44, 34, 2.4, WOOD_SHADE)
    else:
        for k in range(5):
            out += rect(85, 38 + k * 6, 106, 4.4, "#C2A468" if k % 2 else "#B19257")
    out += rect(127, 34, 22, GROUND - 34, GLASS if is_open else "#2F5B46")
    if is_open:
        out += poly("#2F5B46", (127, 36), (119, 39), (119, 71), (127, GROUND))
    frame = (
        "M84,34L138,8L192,34M84,34H192M84,34V68M192,34V68M111,21V68M165,21V68M127,34V68M149,34V68M84,68H192M138,8V34"
    )
    out += path(frame, NONE, "#235040", 2.6) + circle(138, 8, 3, "#235040")
    out += poly("#FFFFFF", (96, 30), (124, 16), (128, 18), (102, 31), opacity=0.55)
    for x, h in ((54, 12), (68, 15), (194, 12)):
        out += poly("#B8542A", (x - 6, GROUND - 8), (x + 6, GROUND - 8), (x + 4.4, GROUND + 3), (x - 4.4, GROUND + 3))
        out += rect(x - 7, GROUND - 10, 14, 3.4, "#D06C3A") + _sprout(x, GROUND - 10, h)
    return out


def tour_bus(is_open: bool) -> Fragment:
    """Give a tour: the country bus before the estate's gate."""
    out = ""
    for x in (172, 196):
        out += rect(x - 5, 14, 12, 54, STONE) + rect(x + 2, 14, 5, 54, STONE_SHADE) + rect(x - 8, 10, 18, 6, "#EFE3CA")
        out += circle(x + 1, 6, 5, "#C9B894") + circle(x + 2.4, 6.6, 3.4, STONE_SHADE)
    if is_open:
        out += path("M178,28Q184,16 190,28", NONE, DARK, 2.2)
    else:
        out += path("M180,68V26M184,68V23M188,68V26M178,36H191M178,56H191", NONE, DARK, 1.8)
    x, w = 52, 112
    out += ellipse(x + w / 2 + 6, 70, 60, 5, "#2A1410", opacity=0.3)
    out += (
        rect(x + 14, 11, 64, 9, WOOD)
        + rect(x + 20, 6, 20, 7, "#A6532B")
        + rect(x + 44, 4, 16, 9, "#3F6B77")
        + rect(x + 62, 8, 12, 5, "#C79A4A")
    )
    out += path(f"M{x + 12},20H{x + 80}M{x + 12},15V20M{x + 80},15V20", NONE, DARK, 1.6)
    roof_line = f"V30Q{x},19 {x + 11},19H{x + 92}Q{x + 99},19 {x + 102},27L{x + 106},40L{x + w},44"
    body = f"M{x},60{roof_line}Q{x + w + 2},45 {x + w + 2},49V60Z"
    out += path(body, "#C23A22") + path(f"M{x},44{roof_line}Z", "#F5E6C2")
    out += rect(x, 42.5, w + 1, 2.6, "#7D1D14")
    glass = "#F9DFA0" if is_open else "#5C6672"
    for i in range(4):
        out += rect(x + 7 + i * 21, 25, 17, 13, glass, 2) + path(
            f"M{x + 9 + i * 21},37l9,-11h4l-9,11Z", "#FFFFFF", opacity=0.45
        )
    out += path(f"M{x + 92},25h5q2,0 3,4l3,10h-11Z", glass)
    if is_open:
        for i, ink in enumerate(("#7B3F2A", "#2F3B4A", "#8A6A3A")):
            out += circle(x + 16 + i * 21, 33, 4, ink) + rect(x + 11 + i * 21, 36, 10, 2, ink)
    for cx in (x + 24, x + 88):
        out += circle(cx, 60, 10.5, "#2B2424") + circle(cx, 60, 5, "#D8C9A8") + circle(cx, 60, 1.8, DARK)
    out += circle(x + w, 51, 3.6, LIT if is_open else "#CFC4A8", DARK, 1.2) + rect(x + w - 4, 56, 9, 4, "#D8D0C0")
    return out


def building_site(is_open: bool) -> Fragment:
    """Build a structure: a house in its scaffolding."""
    out = shadow(72, GROUND, 104)
    out += block(74, GROUND, 84, 42, 22, "#D98F62", "#A9623B")
    chance = Chance(5)
    d = ""
    for r in range(7):
        for k in range(9):
            if chance.share() < 0.75:
                d += f"M{76 + k * 9.4 + (r % 2) * 4.6:.1f},{29 + r * 6}h6.6"
    out += path(d, NONE, "#B96C43", 2.2)
    out += poly("#D98F62", (74, 26), (74, 18), (92, 18), (92, 14), (112, 14), (112, 22), (134, 22), (134, 26))
    out += rect(86, 34, 14, 15, GLASS) + rect(126, 34, 14, 15, GLASS) + rect(104, 44, 16, 24, GLASS)
    out += path("M84,34h18M124,34h18M102,44h20", NONE, WOOD_LIGHT, 3)
    out += path("M146,26L170,8M158,26L176,12M134,26L170,8H184", NONE, WOOD, 3)
    beams = "M66,70V6M94,70V6M124,70V2M152,70V2M60,24H186M60,46H186"
    out += path(beams, NONE, WOOD_SHADE, 3) + path("M66,46L94,24M124,46L152,24", NONE, WOOD, 2.2)
    out += rect(58, 42, 104, 4, WOOD_LIGHT) + rect(58, 20, 104, 4, WOOD_LIGHT)
    if is_open:
        out += path("M166,70L178,20M174,70L186,20", NONE, WOOD_LIGHT, 2.6)
        out += path("".join(f"M{167.6 + k * 2.4:.1f},{63 - k * 9}h8" for k in range(5)), NONE, WOOD_LIGHT, 2)
        out += (
            path("M124,4H196M192,4V22", NONE, WOOD_SHADE, 2.4)
            + circle(192, 6, 4, "#C9B894", DARK, 1.4)
            + rect(184, 22, 16, 10, "#B9683F")
            + path("M184,27H200M192,22V32", NONE, "#8B4526", 1.2)
        )
        out += flag(66, 8, 10, "#C23A22", 15)
    else:
        out += poly("#7F8FA0", (60, 20), (162, 20), (166, 60), (150, 66), (128, 58), (104, 66), (80, 58), (58, 64))
        out += path("M80,22L84,58M104,22L106,62M130,22L132,58", NONE, "#65748A", 2)
    out += rect(176, 58, 22, 10, "#C97A4C") + path("M176,63H198M183,58V63M191,58V63M187,63V68", NONE, "#8B4526", 1.2)
    return out


def tavern_terrace(is_open: bool) -> Fragment:
    """Play a summer visitor: the tavern's terrace under its parasols."""
    out = shadow(110, GROUND, 78)
    out += block(112, GROUND, 66, 44, 22, OCHRE, OCHRE_SHADE) + roof(112, 25, 66, 16, 22)
    out += rect(150, 2, 9, 12, "#C98F58") + rect(148, 0, 13, 4, "#7C2B13")
    out += window(122, 30, 9, 12, is_open) + window(158, 30, 9, 12, is_open)
    out += door(138, GROUND, 13, 25, is_open)
    if is_open:
        out += awning(106, 44, 78, 9, "#2E7A5A", count=9)
        for x, a, b in ((78, "#C93A24", "#FBF3DF"), (56, "#E9B23C", "#FBF3DF")):
            y = 18 if x == 78 else 30
            out += rect(x - 1.2, y + 4, 2.4, 66 - y, WOOD_SHADE)
            r = 27 if x == 78 else 20
            for i in range(6):
                p, q = x - r + i * r / 3, x - r + (i + 1) * r / 3
                out += poly(a if i % 2 == 0 else b, (x, y - r * 0.36), (q, y + r * 0.42), (p, y + r * 0.42))
            out += circle(x, y - r * 0.38, 2, DARK)
        for x in (60, 88):
            out += (
                ellipse(x, 58, 12, 3, "#FFFDF3")
                + rect(x - 11, 58, 22, 5, "#E9DCC0")
                + rect(x - 1, 60, 2, 10, WOOD_SHADE)
            )
            out += rect(x - 4, 49, 3.4, 8, "#5B1730") + rect(x + 3, 53, 3, 4, "#D8B640")
    else:
        out += window(122, 30, 9, 12, False)
        for x in (60, 82):
            out += path(f"M{x},70V22", NONE, WOOD_SHADE, 2.6) + poly(
                "#C93A24", (x - 3, 24), (x, 16), (x + 3, 24), (x + 2, 52), (x - 2, 52)
            )
        out += path("M92,68l8,-14M104,68l-8,-14M94,60h8", NONE, WOOD, 2.2)
    for x in (110, 196):
        out += (
            rect(x - 5, GROUND - 6, 10, 8, "#B8542A")
            + bush(x, GROUND - 4, 7, "#7FA344", "#46702E")
            + circle(x - 3, GROUND - 10, 2, "#E0475A")
            + circle(x + 3, GROUND - 8, 2, "#E0475A")
        )
    return out


def market_stall(is_open: bool) -> Fragment:
    """Sell grapes or a field: a market stall with its crates and scales."""
    out = ellipse(124, 70, 78, 5, "#2A1410", opacity=0.28)
    out += rect(62, 18, 4, 50, WOOD_SHADE) + rect(182, 18, 4, 50, WOOD_SHADE)
    out += rect(66, 30, 116, 24, "#7B5230" if is_open else "#6A5A4C")
    if is_open:
        out += (
            crate(70, 48, 30, 13, RED_BERRIES, 3)
            + crate(102, 48, 30, 13, WHITE_BERRIES, 4)
            + crate(134, 48, 28, 13, RED_BERRIES, 7)
        )
        out += path("M172,48V30M160,33H184M160,33l-5,10h10ZM184,33l-5,10h10Z", NONE, "#E9C35C", 1.8)
    else:
        for k in range(4):
            out += rect(66, 27 + k * 7, 116, 5.4, WOOD if k % 2 else WOOD_LIGHT)
    out += (
        rect(58, 47, 132, 6, WOOD_LIGHT)
        + rect(60, 53, 128, 15, WOOD)
        + path("M82,53V68M106,53V68M130,53V68M154,53V68", NONE, WOOD_SHADE, 1.6)
    )
    if is_open:
        out += crate(90, 68, 26, 11, WHITE_BERRIES, 9) + crate(132, 68, 26, 11, RED_BERRIES, 2)
    out += awning(52, 8, 144, 17, "#B5341F" if is_open else "#8E4A3E", count=11)
    return out + flag(124, 8, 8, "#2E7A5A", 14)


def planting(is_open: bool) -> Fragment:
    """Plant a vine: a ploughed field with stakes and seedlings."""
    out = path("M44,70L74,16H184L206,70Z", "#8A552E")
    for i in range(9):
        near, far = 40 + i * 21.5, 74 + i * 13.8
        out += poly("#6C3F22", (near, 72), (near + 9, 72), (far + 4, 16), (far, 16))
        out += poly("#A86E3E", (near + 9, 72), (near + 14, 72), (far + 6, 16), (far + 4, 16))
    rows = ((24, 0.55), (40, 0.8), (60, 1.15))
    for y, s in rows:
        share = (y - 16) / 54
        for i in range(9):
            x = (74 + i * 13.8) + ((40 + i * 21.5) - (74 + i * 13.8)) * share + 4
            if x < 46 or x > 200:
                continue
            out += line(x, y, x, y - 15 * s, WOOD_LIGHT, 1.8 * s)
            if is_open or y < 30:
                out += ellipse(x - 3.6 * s, y - 7 * s, 4 * s, 2.4 * s, "#9CC653") + ellipse(
                    x + 3.6 * s, y - 10 * s, 4 * s, 2.4 * s, "#7FAF42"
                )
    if is_open:
        out += path("M168,66L180,40", NONE, WOOD_LIGHT, 3) + poly("#B9BEC2", (164, 62), (172, 66), (167, 76), (160, 72))
        out += (
            path("M96,66q14,-3 30,0l-5,10h-18Z", "#2F6B58")
            + path("M126,66L140,60M100,66L92,60", NONE, WOOD_SHADE, 2.6)
            + circle(112, 78, 5, "#3A3334")
            + circle(112, 78, 2, STONE)
        )
        for x in (102, 110, 118):
            out += _sprout(x, 66, 9)
    return out
