"""The six places of winter, each 206 by 104 design px."""

from __future__ import annotations

from game.art.country.goods import RED_BERRIES, WHITE_BERRIES, barrel, crate, flag, lantern, round_barrel
from game.art.country.houses import arch, block, door, gable, glow, poly, roof, shadow, window
from game.art.country.inks import (
    BLUE,
    BLUE_SHADE,
    DARK,
    GLASS,
    LIT,
    ROSE,
    ROSE_SHADE,
    SNOW,
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


def order_office(is_open: bool) -> Fragment:
    """Draw a wine order: the post office."""
    out = shadow(80, GROUND, 96, 5)
    out += block(82, GROUND, 80, 42, 24, ROSE, ROSE_SHADE) + roof(82, 27, 80, 17, 24, snow=True)
    out += rect(108, 0, 28, 26, ROSE) + rect(130, 4, 8, 22, ROSE_SHADE) + gable(107, 4, 30, 9, ROSE, snow=True)
    out += circle(122, 14, 8, "#FFFDF3", DARK, 1.6) + path("M122,14V9M122,14L126,15", NONE, DARK, 1.6)
    out += window(91, 36, 9, 13, is_open, True) + window(144, 36, 9, 13, is_open, True)
    out += door(114, GROUND, 16, 28, is_open, True)
    out += (
        rect(104, 32, 36, 8, "#1F4E79", 2)
        + path("M108,34.4l5,3.6l5,-3.6M108,34.4h10v4.4h-10Z", NONE, "#FFFDF3", 1)
        + rect(121, 35.4, 15, 1.8, "#FFFDF3")
    )
    out += (
        rect(58, 38, 15, 30, "#B8281C", 3)
        + rect(67, 38, 6, 30, "#861A14", 2)
        + path("M56,38Q66,30 75,38Z", SNOW)
        + rect(60, 46, 10, 2.6, DARK)
    )
    out += rect(60, 53, 9, 7, "#FFFDF3") + path("M60,53l4.5,4l4.5,-4", NONE, DARK, 0.9)
    if is_open:
        out += (
            rect(138, 57, 22, 11, WOOD_LIGHT)
            + rect(140, 51, 18, 6, "#E9DCC0")
            + path("M142,52l7,4l7,-4", NONE, DARK, 1)
        )
    return out


def harvest_rows(is_open: bool) -> Fragment:
    """Harvest a field: laden rows of vines with baskets before them."""
    out = ""
    for y, s in ((36, 0.82), (64, 1.1)):
        left, right = (58, 200) if y < 50 else (48, 204)
        out += path(f"M{left},{y - 18 * s}H{right}M{left},{y - 9 * s}H{right}", NONE, "#5A4A42", 1.2)
        x, k = left + 4.0, 0
        while x < right:
            out += line(x, y + 3, x, y - 24 * s, WOOD_SHADE, 2.6 * s)
            x += 34 * s
        x = left + 2.0
        while x < right - 6:
            light, shade = (("#C9782C", "#8E4A1C"), ("#D69A38", "#9A6420"), ("#A9471F", "#6E2A14"))[k % 3]
            out += bush(x + 7, y - 7 * s, 11 * s, light, shade)
            if is_open or k % 3 == 0:
                inks = RED_BERRIES if y > 50 else WHITE_BERRIES
                for dx, dy in ((0, 0), (4, 0), (8, 0), (2, 4), (6, 4), (4, 8)):
                    out += circle(x + 3 + dx * s, y - 7 * s + dy * s, 2.6 * s, inks[(dx + dy) % 2 if dx != 2 else 1])
            x += 17 * s
            k += 1
        out += path(f"M{left},{y - 21 * s}q12,-6 24,0t26,0t26,0t26,0t24,-2", NONE, SNOW, 3.4, opacity=0.9)
    if is_open:
        for x, inks in ((92, RED_BERRIES), (150, WHITE_BERRIES)):
            out += ellipse(x + 3, 79, 16, 3, "#2A1410", opacity=0.3)
            for i in range(7):
                out += circle(x - 10 + i * 3.4, 64 - (2 if i % 2 else 0), 3.6, inks[i % 2])
            out += (
                path(f"M{x - 15},65H{x + 15}L{x + 11},78H{x - 11}Z", WOOD_LIGHT)
                + path(f"M{x - 14},69H{x + 14}M{x - 12},74H{x + 12}", NONE, WOOD, 1.8)
                + path(f"M{x - 12},65Q{x},48 {x + 12},65", NONE, WOOD_SHADE, 2)
            )
    return out


def press_house(is_open: bool) -> Fragment:
    """Make wine: the stone press house with lit windows."""
    out = shadow(60, GROUND, 112, 5)
    out += block(62, GROUND, 108, 38, 24, "#CFC3AD", "#93877A") + roof(62, 31, 108, 22, 24, snow=True)
    chance = Chance(12)
    d = "".join(
        f"M{64 + chance.between(0, 98):.1f},{chance.between(34, 66):.1f}h{chance.between(5, 10):.1f}" for _ in range(26)
    )
    out += path(d, NONE, "#A89B86", 2)
    out += rect(148, 2, 10, 20, "#A89B86") + rect(146, 0, 14, 4, SNOW)
    if is_open:
        out += circle(156, -4, 5, "#FFFFFF", opacity=0.6)
    out += arch(80, GROUND, 46, 31, STONE_SHADE) + arch(83, GROUND, 40, 28, LIT if is_open else WOOD)
    if is_open:
        out += arch(87, GROUND, 32, 24, "#F1B44C")
        out += (
            rect(91, 58, 24, 10, WOOD)
            + rect(90, 56, 26, 3, WOOD_SHADE)
            + path("M95,58V68M100,58V68M106,58V68M111,58V68", NONE, WOOD_SHADE, 1.6)
        )
        out += rect(101, 44, 4, 13, "#3A3334") + rect(92, 46, 22, 3, WOOD_SHADE)
        out += path("M91,66q-5,0 -6,3", NONE, "#8C1D3F", 2.6)
    else:
        out += path("M103,40V68M93,43V68M113,43V68", NONE, WOOD_SHADE, 1.6) + rect(84, 54, 38, 3, "#3A3334")
    for x in (136, 153):
        out += arch(x, 54, 10, 14, LIT if is_open else "#4A4A50") + path(
            f"M{x + 5},41V54M{x},48H{x + 10}", NONE, "#5A4A42", 1.4
        )
    if is_open:
        out += glow(103, 60, 30, 0.22) + glow(148, 50, 18, 0.2)
    out += round_barrel(186, 59, 10) + round_barrel(170, 62, 8.5) + round_barrel(178, 46, 7.5)
    return out + path("M176,50q10,-4 20,0", NONE, SNOW, 3) + lantern(128, 36, is_open)


def winter_tavern(is_open: bool) -> Fragment:
    """Play a winter visitor: the snowed-in tavern."""
    out = shadow(70, GROUND, 106, 5)
    out += block(72, GROUND, 100, 36, 24, "#E3B679", "#A9753F") + roof(72, 34, 100, 25, 24, snow=True)
    out += path("M72,34H172M84,34V68M116,34V68M146,34V68M84,52H116M116,52H146", NONE, WOOD_SHADE, 2.6)
    out += gable(96, 30, 40, 20, "#E3B679", snow=True) + window(112, 19, 8, 10, is_open, True)
    out += rect(78, 0, 11, 20, "#A9623B") + rect(76, -2, 15, 5, SNOW)
    if is_open:
        out += path("M84,-4q-6,-6 2,-10", NONE, "#FFFFFF", 5, opacity=0.75)
    out += window(91, 42, 10, 13, is_open, True) + window(154, 42, 10, 13, is_open, True)
    out += door(122, GROUND, 17, 29, is_open, True)
    if is_open:
        out += glow(97, 50, 17, 0.28) + glow(159, 50, 17, 0.28) + glow(130, 56, 20, 0.22)
    out += (
        path("M170,42H188", NONE, DARK, 2)
        + rect(178, 43, 18, 14, "#7A1B38", 2, DARK, 1.2)
        + path("M184,46h6l-1,4q-2,2 -4,0Z", "#F7EEDC")
        + path("M187,51v3", NONE, "#F7EEDC", 1.4)
    )
    out += barrel(62, GROUND + 2, 18) + rect(55, GROUND - 18, 14, 3, SNOW)
    return out + lantern(146, 42, is_open)


def school_yard(is_open: bool) -> Fragment:
    """Train a worker: the school with its bell, a blackboard in the yard."""
    out = shadow(96, GROUND, 84, 5)
    out += block(98, GROUND, 76, 40, 22, "#F0E2C2", "#B7A283") + roof(
        98, 29, 76, 17, 22, "#7C8790", "#525D68", snow=True
    )
    out += (
        rect(124, -2, 22, 28, "#F0E2C2")
        + rect(140, 2, 8, 24, "#B7A283")
        + gable(122, 2, 26, 10, "#F0E2C2", "#7C8790", "#525D68", snow=True)
    )
    out += arch(129, 21, 12, 16, GLASS) + path("M131,18q0,-7 4,-7t4,7Z", "#E9C35C") + circle(135, 19, 1.6, DARK)
    for x in (105, 152):
        out += rect(x, 36, 13, 16, LIT if is_open else "#5C6672") + path(
            f"M{x + 6.5},36V52M{x},44H{x + 13}", NONE, "#FFFDF3", 1.6
        )
    out += door(127, GROUND, 16, 27, is_open, True, "#2F5B46")
    out += (
        path("M58,72L64,32M88,72L82,32M60,60H86", NONE, WOOD_SHADE, 2.6)
        + rect(54, 30, 38, 27, WOOD)
        + rect(57, 33, 32, 21, "#2F4A3E")
    )
    out += path("M62,47q4,-9 8,-3t6,-5M78,48h7M62,39h6", NONE, "#F7EEDC", 1.6) if is_open else ""
    if is_open:
        out += (
            poly("#7A1B38", (180, 70), (190, 70), (188, 58), (182, 58))
            + circle(185, 52, 5.4, WOOD_LIGHT)
            + path("M176,60H194", NONE, WOOD_SHADE, 2.6)
            + rect(184, 68, 2.4, 8, WOOD_SHADE)
        )
    return out + flag(135, -1, 10, "#2E7A5A", 14)


def wine_shop(is_open: bool) -> Fragment:
    """Fill a wine order: the loading dock of the wine shop."""
    out = shadow(52, GROUND, 140, 5)
    out += block(54, GROUND, 92, 46, 16, BLUE, BLUE_SHADE)
    out += poly("#5E7B90", (50, 24), (56, 10), (144, 10), (166, 24), (150, 22)) + poly(
        SNOW, (50, 21), (57, 7), (143, 7), (163, 21), (148, 19)
    )
    out += rect(64, 26, 74, 9, "#7A1B38", 2)
    for i in range(5):
        x = 72 + i * 14
        out += path(f"M{x},33.5V29.5q0,-1 1,-1.4V27h2v1.1q1,.4 1,1.4V33.5Z", "#F2D27A")
    if is_open:
        out += rect(64, 38, 34, 30, "#3A2A30")
        for r in range(3):
            out += rect(64, 46.5 + r * 9, 34, 1.8, WOOD_LIGHT)
            for k in range(6):
                ink = ("#7A1B38", "#5E7F33", "#C9A93B")[(k + r) % 3]
                out += rect(66 + k * 5.4, 40.4 + r * 9, 3.2, 6.2, ink, 1)
        out += rect(106, 40, 30, 28, LIT) + rect(109, 43, 24, 25, "#F1B44C")
    else:
        for k in range(6):
            out += rect(64, 38 + k * 5, 34, 3.8, "#6C7F8C") + rect(106, 40 + k * 5, 30, 3.8, "#6C7F8C")
    out += rect(54, 64, 106, 8, STONE) + rect(54, 69, 106, 4, STONE_SHADE)
    x = 158
    out += ellipse(x + 22, 71, 30, 4, "#2A1410", opacity=0.3)
    out += rect(x - 2, 52, 34, 6, WOOD) + path(
        f"M{x + 32},58V40Q{x + 32},37 {x + 35},37H{x + 40}Q{x + 44},37 {x + 45},42L{x + 47},50V62H{x + 32}Z", "#2F6B58"
    )
    out += path(f"M{x + 36},41h5q2,0 3,4l1,5h-9Z", "#F9DFA0" if is_open else "#5C6672") + rect(
        x - 2, 58, 49, 5, "#24483D"
    )
    for cx in (x + 7, x + 38):
        out += circle(cx, 65, 7.5, "#2B2424") + circle(cx, 65, 3.4, "#D8C9A8")
    if is_open:
        for k, (cx, cy) in enumerate(((x, 52), (x + 16, 52), (x + 8, 41))):
            out += crate(cx, cy, 15, 10)
            for b in range(3):
                out += rect(cx + 2 + b * 4.4, cy - 14, 2.8, 5, ("#7A1B38", "#5E7F33", "#C9A93B")[(b + k) % 3], 1)
    return out
