"""Rooms in which people meet: flat planes without ink, 430 by 260 units, the story at the right."""

from __future__ import annotations

import math

from game.art.kit.palette import CREAM, GOLD, INK, OCHRE, mix
from game.art.kit.shapes import Fragment, circle, path, rect
from game.art.people.geometry import CORNER, area, curve, flat, knots, scallops, stroke
from game.art.people.inks import BRASS, WOOD, Hour, light, shade
from game.art.people.scenery import HEIGHT, WIDTH, arch, house, lamp, standing_barrel, sun


def office(h: Hour) -> Fragment:
    """An office: shelves of ledgers, a window, a safe."""
    wall = mix("#3F5A52", h.wall_shade, 0.25)
    out = rect(0, 0, WIDTH, HEIGHT, wall) + rect(0, 150, WIDTH, 120, shade(wall, 0.3)) + rect(0, 146, WIDTH, 6, BRASS)
    out += (
        rect(206, 20, 84, 112, "#7A4A28")
        + rect(213, 27, 70, 98, h.sky[2])
        + rect(213, 86, 70, 39, h.near)
        + house(228, 108, 34, 26, h)
        + rect(245, 27, 5, 98, "#7A4A28")
        + area("206,20 232,20 216,96 206,120", "#8C1D3F")
        + area("290,20 264,20 280,96 290,120", "#8C1D3F")
    )
    out += rect(308, 22, 126, 118, "#5E3A24")
    for j in range(3):
        out += rect(314, 28 + j * 37, 116, 32, "#3A2418")
        for k in range(9):
            tall = 22 + (k * 5 + j * 7) % 9
            out += rect(
                316 + k * 12.6,
                60 + j * 37 - tall,
                10.4,
                tall,
                ("#8C1D3F", "#C8A04A", "#23597D", "#59652A", "#E8D9BA")[(k + j * 2) % 5],
            )
    return (
        out
        + rect(330, 152, 92, 112, "#2C2A33")
        + rect(338, 160, 76, 104, "#45434F")
        + circle(376, 204, 17, BRASS)
        + circle(376, 204, 11, "#45434F")
        + rect(374, 186, 4, 36, BRASS)
        + rect(358, 202, 36, 4, BRASS)
    )


def ballroom(h: Hour) -> Fragment:
    """A hall with tall windows, curtains and a chandelier."""
    wall = mix("#5A2A48", h.wall_shade, 0.3)
    out = (
        rect(0, 0, WIDTH, HEIGHT, wall)
        + rect(0, 212, WIDTH, 60, h.floor)
        + "".join(
            flat(x, 262, x + 34, 212, x + 52, 212, x + 36, 262, fill=light(h.floor, 0.16)) for x in range(-20, 430, 76)
        )
    )
    for x in (206, 302, 8, 396):
        out += (
            arch(x, 34, 68, 204, GOLD)
            + arch(x + 5, 39, 58, 204, h.sky[1])
            + rect(x + 32, 39, 4, 165, GOLD)
            + rect(x + 5, 120, 58, 4, GOLD)
        )
    out += sun(h, 332, 76, 13)
    for x in (196, 282, 378):
        out += path(
            curve(
                [
                    (x - 10, 0, CORNER),
                    (x + 26, 0, CORNER),
                    (x + 22, 90),
                    (x + 2, 130),
                    (x + 8, 212, CORNER),
                    (x - 12, 212, CORNER),
                    (x - 8, 120),
                ]
            ),
            "#8C1D3F",
        ) + path(
            curve(
                [
                    (x - 10, 0, CORNER),
                    (x + 4, 0, CORNER),
                    (x + 2, 90),
                    (x - 6, 130),
                    (x - 2, 212, CORNER),
                    (x - 12, 212, CORNER),
                    (x - 8, 120),
                ]
            ),
            "#5E1029",
        )
    out += rect(258, 0, 3, 26, GOLD) + path("M222,32Q260,66 298,32Z", GOLD) + circle(260, 34, 70, h.glow, opacity=0.14)
    return out + "".join(
        rect(x - 2, 18, 4, 12, CREAM) + circle(x, 14, 4.4, "#FFE08A") for x in (226, 243, 260, 277, 294)
    )


def library(h: Hour) -> Fragment:
    """A study or lecture hall: shelves, a blackboard."""
    out = rect(0, 0, WIDTH, HEIGHT, mix("#8A5A3A", h.wall_shade, 0.3)) + rect(0, 0, 60, HEIGHT, "#5A3422")
    out += rect(196, 20, 236, 146, "#C8A04A") + rect(203, 27, 222, 132, "#2A4A40")
    out += (
        stroke([(226, 132, CORNER), (226, 48, CORNER)], CREAM, 2.6)
        + stroke([(222, 128), (330, 128)], CREAM, 2.6)
        + stroke(knots("228,124 256,108 282,66 316,60"), "#E9C63F", 4)
    )
    out += (
        path(scallops(378, 88, 20, 26, 8, 0.6, 0, 360), "none", CREAM, 2.6)
        + "".join(circle(362 + i * 11, 76 + j * 12, 5.4, "none", CREAM, 2) for j in range(3) for i in range(3))
        + stroke([(378, 62), (384, 44)], CREAM, 2.6)
    )
    out += rect(220, 160, 190, 7, light(WOOD)) + rect(236, 156, 22, 5, "#FFF6E2")
    return (
        out
        + rect(0, 200, WIDTH, 70, "#5A3422")
        + "".join(
            rect(
                6 + k * 12,
                60 - (k * 7) % 10,
                10,
                60 + (k * 7) % 10,
                ("#8C1D3F", "#23597D", "#C8A04A", "#59652A")[k % 4],
            )
            for k in range(4)
        )
        + rect(0, 120, 58, 6, "#3A2218")
    )


def theatre(h: Hour) -> Fragment:
    """A stage with curtains and footlights."""
    out = (
        rect(0, 0, WIDTH, HEIGHT, "#2A2440")
        + circle(250, 120, 120, "#F4C860", opacity=0.9)
        + circle(250, 120, 84, "#F8DC8C")
        + area("250,0 90,262 330,262", "#FFF0C0", opacity=0.25)
    )
    for k, x in enumerate((0, 28, 56)):
        out += flat(
            x - 10, -2, x + 26, -2, x + 12 - k * 6, 262, x - 20, 262, fill="#8C1D3F" if k % 2 == 0 else "#6A1530"
        )
    for k, x in enumerate((372, 398, 424)):
        out += flat(x - 16, -2, x + 20, -2, x + 30, 262, x + 2 - k * 4, 262, fill="#8C1D3F" if k % 2 else "#6A1530")
    out += path(f"M-4,-4H434V30{''.join('a36,22 0 0 1 -72,0' for _ in range(6))}Z", "#A8283E") + "".join(
        path(f"M{x},30a36,22 0 0 0 72,0", "none", GOLD, 3.4) for x in range(2, 430, 72)
    )
    out += rect(0, 226, WIDTH, 40, "#5A3422")
    return out + "".join(
        path(f"M{x - 11},236a11,11 0 0 1 22,0Z", "#FFE08A") + rect(x - 13, 235, 26, 6, BRASS)
        for x in range(230, 430, 40)
    )


def parlour(h: Hour) -> Fragment:
    """The room of a house: a fire place, a picture, a lamp."""
    wall = mix("#B0584A", h.wall_shade, 0.2)
    out = (
        rect(0, 0, WIDTH, HEIGHT, wall)
        + "".join(rect(x, 0, 10, 214, shade(wall, 0.1)) for x in range(4, 430, 32))
        + rect(0, 214, WIDTH, 50, shade(h.floor, 0.2))
    )
    out += (
        rect(262, 112, 150, 104, "#E8D9BA")
        + rect(250, 100, 174, 15, "#F5ECD8")
        + rect(288, 138, 98, 78, "#2A1820")
        + path(curve(knots("300,216! 306,184 322,198 338,160 354,194 366,176 376,216!")), "#E4702A")
        + path(curve(knots("316,216! 326,198 338,184 350,202 360,216!")), "#F8D060")
    )
    out += (
        rect(284, 26, 104, 62, GOLD)
        + rect(291, 33, 90, 48, h.sky[1])
        + path(curve(knots("291,70! 320,56 350,66 381,58! 381,81! 291,81!")), "#59652A")
        + circle(360, 48, 8, "#F4C860")
    )
    out += (
        rect(206, 20, 34, 84, "#5E3A24")
        + circle(223, 42, 14, CREAM)
        + stroke([(223, 42), (223, 33)], INK, 2.6)
        + stroke([(223, 42), (230, 45)], INK, 2.6)
        + circle(223, 86, 6, BRASS)
    )
    return out + "".join(standing_barrel(x, 100, 14, 22, ink) for x, ink in ((268, "#C0562E"), (400, "#23597D")))


def bank(h: Hour) -> Fragment:
    """A bank's hall: marble pillars, a brass grille, a great clock."""
    stone, dark = mix("#D9CDB4", h.wall, 0.3), mix("#A8977E", h.wall_shade, 0.35)
    out = (
        rect(0, 0, WIDTH, HEIGHT, mix("#3F5A52", dark, 0.35))
        + rect(0, 0, WIDTH, 22, stone)
        + rect(0, 22, WIDTH, 7, dark)
    )
    for x in (-10, 196, 398):
        out += (
            rect(x, 29, 40, 240, stone)
            + rect(x, 29, 14, 240, dark)
            + rect(x + 24, 29, 3, 240, dark)
            + rect(x - 7, 29, 54, 13, light(stone, 0.3))
        )
    out += (
        circle(318, 76, 34, BRASS)
        + circle(318, 76, 29, CREAM)
        + "".join(
            flat(
                318 + 24 * math.cos(k * 0.5236) - 1,
                76 + 24 * math.sin(k * 0.5236) - 1,
                318 + 24 * math.cos(k * 0.5236) + 2,
                76 + 24 * math.sin(k * 0.5236) - 1,
                318 + 24 * math.cos(k * 0.5236),
                76 + 24 * math.sin(k * 0.5236) + 2,
                fill=INK,
            )
            for k in range(12)
        )
        + stroke([(318, 76), (318, 56)], INK, 3)
        + stroke([(318, 76), (332, 84)], INK, 3)
    )
    out += (
        rect(240, 132, 156, 6, BRASS)
        + "".join(rect(244 + k * 12.4, 138, 4, 84, BRASS) for k in range(13))
        + rect(240, 190, 156, 5, BRASS)
        + arch(292, 152, 52, 222, "#2A3A36")
        + path("M292,222V178A26,26 0 0 1 344,178V222", "none", BRASS, 5)
    )
    return out


def tasting(h: Hour) -> Fragment:
    """A tasting hall: bottles on shelves, an oval window."""
    wall = mix("#8C4A3A", h.wall_shade, 0.35)
    out = rect(0, 0, WIDTH, HEIGHT, wall) + area("0,0 70,0 30,260 0,260", shade(wall, 0.3))
    out += rect(200, 16, 232, 190, "#4A2A20")
    for j in range(3):
        out += rect(206, 22 + j * 62, 226, 56, "#321A18")
        for k in range(9):
            x, foot = 211 + k * 25, 78 + j * 62
            ink = ("#2F5A3C", "#5A1838", "#3F6E36", "#8A6A2A")[(k * 3 + j) % 4]
            ink = mix(ink, "#321A18", 0.3)
            label = mix(CREAM if (k + j) % 3 else OCHRE, "#5A2E24", 0.4)
            out += (
                rect(x, foot - 32, 15, 32, ink)
                + rect(x + 4.6, foot - 50, 6, 20, ink)
                + rect(x, foot - 24, 15, 13, label)
                + rect(x + 10.6, foot - 31, 2, 30, light(ink, 0.3))
            )
    return out + lamp(176, 40, h, 10)
