"""Places in town: flat planes without ink, 430 by 260 units, the story at the right."""

from __future__ import annotations

import math

from game.art.kit.palette import CREAM, GOLD, INK, mix
from game.art.kit.shapes import Fragment, circle, ellipse, path, polygon, rect
from game.art.people.geometry import CORNER, area, curve, flat, knots, moved, stroke
from game.art.people.harvest import grapes, leaf
from game.art.people.inks import BRASS, DARK_WOOD, WOOD, Hour, light, shade
from game.art.people.scenery import HEIGHT, WIDTH, arch, cypress, hills, house, lamp, rays, sky, standing_barrel, sun


def arcade(h: Hour) -> Fragment:
    """A town's arcade, the square beyond it in the last light."""
    out = sky(h, 160) + sun(h, 300, 128, 24) + rect(0, 186, WIDTH, 90, h.floor)
    out += (
        house(206, 188, 52, 58, h, True)
        + house(338, 188, 70, 74, h, True)
        + house(22, 188, 60, 66, h, True)
        + cypress(266, 188, 50, "#1E2A24")
        + cypress(412, 190, 60, "#1E2A24")
    )
    wall, dark = mix(h.wall, "#3A2230", 0.42), mix(h.wall_shade, "#160C1C", 0.5)
    for x in (-12, 166, 322):
        r = 66 if x > 0 else 60
        out += path(f"M{x - 24},-4H{x + 2 * r + 40}V100H{x + 2 * r + 4}A{r},{r} 0 0 0 {x + 4},100H{x - 24}Z", dark)
        out += path(f"M{x + 2},102A{r + 2},{r + 2} 0 0 1 {x + 2 * r + 6},102", "none", light(wall, 0.3), 5)
    for x in (122, 304):
        out += (
            rect(x, 98, 32, 170, wall)
            + rect(x, 98, 14, 170, dark)
            + rect(x - 6, 94, 44, 10, light(wall, 0.25))
            + rect(x - 6, 240, 44, 22, dark)
        )
    return out + lamp(238, 84, h)


def terrace(h: Hour) -> Fragment:
    """The terrace of an inn under a pergola, the valley below."""
    out = (
        sky(h, 150)
        + sun(h, 330, 120, 30)
        + hills(h, 158)
        + cypress(268, 176, 60, "#20402F")
        + cypress(286, 178, 46, "#20402F")
    )
    out += rect(0, 196, WIDTH, 70, h.floor) + rect(0, 186, WIDTH, 12, light(h.wall, 0.2))
    out += "".join(rect(x, 198, 12, 34, h.wall) + rect(x, 198, 5, 34, h.wall_shade) for x in range(6, 430, 30)) + rect(
        0, 230, WIDTH, 8, h.wall
    )
    out += rect(388, 0, 20, 240, h.wall) + rect(388, 0, 8, 240, h.wall_shade) + area("0,0 430,0 430,18 0,26", "#5E3A24")
    for k, x in enumerate((20, 62, 104, 214, 250, 292, 334, 372, 416)):
        out += moved(leaf(0, 0, 1.05, 160 + k * 37 % 60 - 30, "#4E7A34" if k % 2 else "#6C9440"), x, 26 + k * 13 % 12)
    for x in (236, 312, 360):
        out += grapes(x, 34, 6, (3, 3, 2, 1), "#6E2A52")
    return out + _guests(308, 224)


def _guests(x: float, y: float) -> Fragment:
    out = flat(x - 34, y - 22, x + 34, y - 22, x + 40, y - 14, x - 40, y - 14, fill=CREAM) + rect(
        x - 3, y - 14, 6, 24, "#3A2A24"
    )
    for side, coat in ((-1, "#8C1D3F"), (1, "#23597D")):
        out += (
            path(
                curve(
                    [
                        (x + side * 46 - 12, y + 10, CORNER),
                        (x + side * 46 - 9, y - 24),
                        (x + side * 46 + 9, y - 24),
                        (x + side * 46 + 12, y + 10, CORNER),
                    ]
                ),
                coat,
            )
            + circle(x + side * 44, y - 33, 9, "#C98F5C")
            + path(f"M{x + side * 44 - 9},{y - 34}a9,9 0 0 1 18,0Z", "#2B2228")
        )
    return out + rect(x - 3, y - 40, 6, 18, "#2F5A3C")


def market(h: Hour) -> Fragment:
    """A market under striped awnings."""
    out = (
        sky(h, 140)
        + house(180, 190, 74, 112, h)
        + house(262, 190, 70, 92, h)
        + house(340, 190, 96, 122, h)
        + house(-20, 190, 90, 120, h)
        + rect(0, 188, WIDTH, 80, h.floor)
    )
    for x, ink in ((230, "#B3263A"), (344, "#3F6E56"), (-64, "#23597D")):
        out += rect(x + 6, 96, 5, 130, DARK_WOOD) + rect(x + 94, 96, 5, 130, DARK_WOOD)
        for k in range(6):
            out += flat(
                x + 14 + k * 13,
                74,
                x + 14 + (k + 1) * 13,
                74,
                x + (k + 1) * 18,
                104,
                x + k * 18,
                104,
                fill=ink if k % 2 == 0 else CREAM,
            )
            out += path(f"M{x + k * 18},104a9,8 0 0 0 18,0Z", shade(ink, 0.2) if k % 2 == 0 else shade(CREAM, 0.16))
    out += rect(236, 186, 96, 46, WOOD) + rect(236, 186, 96, 8, light(WOOD)) + rect(350, 186, 96, 46, "#8A5A30")
    for k, ink in enumerate(("#D9992B", "#C4420F", "#7F8F3E", "#8C1D3F")):
        out += "".join(circle(246 + k * 24 + d * 8, 182 - (d % 2) * 7, 6.5, ink) for d in range(3))
    return out + "".join(circle(360 + d * 14, 181, 8, "#E6C56C" if d % 2 else "#C98A42") for d in range(6))


def square(h: Hour) -> Fragment:
    """The square before a church with its bell tower."""
    out = (
        sky(h, 160)
        + rays(h, 300, 190)
        + hills(h, 176)
        + rect(0, 196, WIDTH, 70, h.floor)
        + area("0,262 150,196 220,196 120,262", light(h.floor, 0.2))
    )
    out += house(-24, 200, 96, 92, h)
    out += (
        rect(352, 30, 44, 170, h.wall)
        + rect(352, 30, 16, 170, h.wall_shade)
        + area("346,30 374,-8 402,30", "#B4512C")
        + arch(364, 48, 20, 82, shade(h.wall_shade, 0.5))
        + circle(374, 66, 6, BRASS)
        + rect(348, 96, 52, 5, light(h.wall, 0.3))
    )
    out += (
        area("232,200 232,124 290,82 350,124 350,200", light(h.wall, 0.15))
        + area("232,200 232,124 262,102 262,200", h.wall_shade)
        + circle(292, 122, 11, shade(h.wall_shade, 0.45))
        + arch(278, 148, 30, 200, shade(h.wall_shade, 0.55))
    )
    return out + area("228,126 290,78 354,126 354,118 290,70 228,118", "#B4512C")


def lane(h: Hour) -> Fragment:
    """A snowed-in lane between houses."""
    out = sky(h, 150) + hills(h, 140, 10)
    snow = "#F3F4EE" if h.dark < 0.1 else "#AFC0D4"
    out += area("0,262 0,180 240,168 430,176 430,262", snow) + area(
        "60,262 246,172 290,172 330,262", mix(snow, "#9DB6C8", 0.4)
    )
    for x, foot, w, tall in ((-40, 200, 110, 130), (196, 176, 54, 64), (318, 200, 124, 142)):
        out += house(x, foot, w, tall, h, True)
        out += path(
            curve(
                [
                    (x - 9, foot - tall + 4, CORNER),
                    (x + w * 0.2, foot - tall - w * 0.27, CORNER),
                    (x + w * 0.5, foot - tall - w * 0.31),
                    (x + w * 0.8, foot - tall - w * 0.27, CORNER),
                    (x + w + 9, foot - tall + 4, CORNER),
                    (x + w * 0.6, foot - tall - 6),
                    (x + w * 0.3, foot - tall - 2),
                ]
            ),
            snow,
        )
    out += lamp(288, 108, h, 8) + rect(286, 76, 4, 108, "#2A2C33")
    for k in range(34):
        x, y = (k * 67 + 13) % 430, (k * 41 + k * k * 3) % 240
        out += circle(x, y, 1.6 + k % 3 * 0.8, "#FFFFFF")
    return out


def coachyard(h: Hour) -> Fragment:
    """The yard of a palace, a coach with its door open."""
    out = sky(h, 140) + rect(0, 60, WIDTH, 140, h.wall) + rect(0, 52, WIDTH, 12, light(h.wall, 0.3))
    out += "".join(
        arch(x, 92, 34, 176, shade(h.wall_shade, 0.15)) + rect(x + 6, 68, 22, 14, h.wall_shade)
        for x in (10, 62, 114, 166)
    ) + rect(0, 196, WIDTH, 70, h.floor)
    out += (
        circle(250, 206, 30, "#2A1C14")
        + circle(250, 206, 24, h.floor)
        + circle(404, 200, 38, "#2A1C14")
        + circle(404, 200, 31, h.floor)
    )
    for cx, cy, r in ((250, 206, 27), (404, 200, 34)):
        out += "".join(
            flat(
                cx,
                cy,
                cx + r * math.cos(k * 0.785) - 2,
                cy + r * math.sin(k * 0.785),
                cx + r * math.cos(k * 0.785) + 2,
                cy + r * math.sin(k * 0.785) + 2,
                fill=GOLD,
            )
            for k in range(8)
        ) + circle(cx, cy, 7, GOLD)
    out += path(curve(knots("236,90! 300,78 420,80! 436,140 410,186 300,190 256,176 236,120")), "#7A1B38") + path(
        curve(knots("236,90! 262,84! 268,130 286,188! 256,176 236,120")), "#51122A"
    )
    out += (
        rect(284, 98, 54, 44, h.glow)
        + rect(352, 98, 54, 44, "#E8D9BA")
        + rect(284, 98, 18, 44, "#C4576A")
        + area("340,84 348,84 344,188 338,188", GOLD)
        + rect(236, 80, 194, 9, GOLD)
    )
    return (
        out
        + circle(312, 164, 13, GOLD)
        + path(polygon(((304, 168), (302, 156), (308, 161), (312, 154), (316, 161), (322, 156), (320, 168))), "#7A1B38")
        + rect(262, 196, 60, 6, "#3A2A24")
        + rect(270, 214, 44, 6, "#3A2A24")
    )


def harbour(h: Hour) -> Fragment:
    """A quay with a ship's bow like a wall, and cranes."""
    out = (
        sky(h, 150)
        + sun(h, 230, 120, 24)
        + rect(0, 150, WIDTH, 50, mix(h.sky[0], "#23597D", 0.55))
        + "".join(rect(190 + k * 22 % 90, 156 + k * 8, 40, 2.4, h.sky[3]) for k in range(5))
    )
    out += (
        area("286,66 440,36 440,206 330,206", "#1E3A54")
        + area("330,206 322,176 440,176 440,206", "#A3302A")
        + area("286,66 440,36 440,46 289,76", CREAM)
        + area("286,66 330,206 348,206 310,72", "#2F5A7C")
    )
    out += (
        rect(392, -6, 40, 48, "#C4420F")
        + rect(392, 8, 40, 10, INK)
        + circle(338, 100, 5, CREAM)
        + circle(362, 96, 5, CREAM)
        + circle(386, 92, 5, CREAM)
    )
    out += (
        area("18,200 26,200 26,30 18,30", "#4A4A52")
        + area("20,34 106,66 104,72 20,44", "#4A4A52")
        + rect(96, 68, 2, 36, "#4A4A52")
    )
    out += (
        rect(0, 198, WIDTH, 70, h.floor)
        + rect(0, 198, WIDTH, 6, light(h.floor, 0.3))
        + standing_barrel(264, 240, 44, 56)
        + standing_barrel(308, 250, 46, 58, "#7A4A28")
        + rect(350, 204, 60, 48, WOOD)
    )
    return out + stroke([(352, 206), (408, 250)], DARK_WOOD, 4) + stroke([(408, 206), (352, 250)], DARK_WOOD, 4)


def buildsite(h: Hour) -> Fragment:
    """A house going up: scaffold, bricks, a crane beam."""
    out = sky(h, 150) + hills(h, 164) + rect(0, 200, WIDTH, 70, h.floor)
    out += rect(234, 74, 160, 130, h.wall) + rect(234, 74, 50, 130, h.wall_shade)
    out += "".join(
        rect(236 + (j % 2) * 10 + k * 24, 78 + j * 12, 21, 9.4, "#C0684A" if (k + j) % 3 else "#A8523A")
        for j in range(10)
        for k in range(6 if j % 2 else 7)
        if not (j > 3 and 2 < k < 5)
    )
    out += rect(306, 128, 46, 76, shade(h.wall_shade, 0.5)) + area("234,74 262,60 300,74", h.wall)
    for x in (224, 306, 398):
        out += rect(x, 30, 7, 180, WOOD)
    out += (
        rect(214, 66, 206, 7, light(WOOD))
        + rect(214, 124, 206, 7, light(WOOD))
        + stroke([(228, 128), (304, 70)], DARK_WOOD, 4)
        + stroke([(312, 70), (396, 128)], DARK_WOOD, 4)
    )
    return (
        out
        + rect(340, 22, 60, 6, DARK_WOOD)
        + rect(350, 28, 2, 26, INK)
        + rect(340, 52, 22, 16, "#8A5A30")
        + "".join(rect(20 + k * 22, 214 - j * 11, 20, 9.6, "#B4623E") for j in range(3) for k in range(3 - j))
    )


def festa(h: Hour) -> Fragment:
    """A yard hung with lanterns, people dancing."""
    out = (
        sky(h, 160)
        + sun(h, 382, 46, 15)
        + hills(h, 168)
        + house(336, 196, 110, 86, h, True)
        + house(-44, 200, 110, 100, h, True)
        + rect(0, 190, WIDTH, 80, h.floor)
    )
    for y0, sag in ((8, 34), (-6, 72)):
        points = [(k * 43.0, y0 + sag * (1 - ((k - 5) / 5) ** 2)) for k in range(11)]
        out += path(curve(points, False), "none", "#2A1C14", 2)
        for k, (x, y) in enumerate(points[1:-1]):
            ink = ("#F4C430", "#E4702A", "#F7EEDC", "#D6706A")[k % 4]
            out += (
                circle(x, y + 12, 17, ink, opacity=0.2)
                + ellipse(x, y + 12, 8.5, 11, ink)
                + rect(x - 4, y, 8, 3, "#2A1C14")
            )
    for x, coat, dress in ((236, "#23597D", "#C4374A"), (318, "#59652A", "#E9A7A7")):
        for side, ink in ((-1, coat), (1, dress)):
            cx = x + side * 15
            wide = 9 if side < 0 else 20
            out += (
                path(
                    curve(
                        [
                            (cx - 8, 172, CORNER),
                            (cx + 8, 172, CORNER),
                            (cx + 8, 194),
                            (cx + wide, 232, CORNER),
                            (cx - wide, 232, CORNER),
                            (cx - 8, 194),
                        ]
                    ),
                    ink,
                )
                + circle(cx, 161, 9, "#D89A6A")
                + path(f"M{cx - 9.5},160a9.5,9.5 0 0 1 19,0Z", "#2B2228" if side < 0 else "#8E4420")
            )
        out += stroke([(x - 10, 178), (x + 4, 168), (x + 12, 178)], "#D89A6A", 5)
    return out


def inn(h: Hour) -> Fragment:
    """The front of an inn: door, lamp and a hanging sign."""
    wall = h.wall
    out = rect(0, 0, WIDTH, HEIGHT, wall) + area("0,0 50,0 20,260 0,260", h.wall_shade)
    out += (
        arch(232, 52, 92, 262, light(wall, 0.3))
        + arch(240, 60, 76, 262, "#5E3A24")
        + arch(246, 66, 64, 262, "#7A4A28")
        + rect(276, 66, 4, 196, "#4A2E1C")
        + circle(270, 170, 4, BRASS)
    )
    out += (
        rect(352, 84, 66, 84, "#F5ECD8")
        + rect(358, 90, 54, 72, h.glow)
        + rect(383, 90, 4, 72, "#F5ECD8")
        + rect(358, 124, 54, 4, "#F5ECD8")
        + rect(338, 84, 14, 84, "#3F6E56")
        + rect(418, 84, 14, 84, "#3F6E56")
        + rect(348, 168, 74, 10, "#B4512C")
    )
    out += "".join(circle(354 + k * 11, 164 - k % 2 * 6, 7, "#C4374A" if k % 2 else "#5E8A3A") for k in range(6))
    return out + lamp(214, 80, h, 8)


def station(h: Hour) -> Fragment:
    """A railway platform, the engine under steam."""
    out = (
        sky(h, 150)
        + hills(h, 150)
        + rect(0, 206, WIDTH, 60, h.floor)
        + rect(0, 206, WIDTH, 6, light(h.floor, 0.35))
        + area("0,0 430,0 430,26 0,40", "#4A3A34")
        + "".join(flat(x, 34, x + 18, 33, x + 9, 46, fill="#4A3A34") for x in range(0, 430, 18))
    )
    out += rect(190, 30, 9, 176, "#3F5A52") + rect(184, 40, 21, 8, "#3F5A52")
    out += (
        circle(264, 76, 20, "#FFF8EA", opacity=0.85)
        + circle(292, 62, 26, "#FFF8EA", opacity=0.85)
        + circle(330, 56, 22, "#FFF8EA", opacity=0.85)
        + circle(240, 92, 14, "#FFF8EA", opacity=0.85)
    )
    out += (
        rect(262, 118, 180, 62, "#1E3A34")
        + circle(262, 149, 31, "#2C5248")
        + circle(262, 149, 23, "#1E3A34")
        + circle(262, 149, 7, BRASS)
        + rect(276, 84, 26, 36, "#1E3A34")
        + rect(270, 78, 38, 9, BRASS)
        + rect(334, 100, 28, 20, BRASS)
        + rect(390, 74, 50, 106, "#1E3A34")
        + rect(400, 88, 40, 34, h.glow)
        + rect(384, 68, 60, 9, "#8C1D3F")
        + rect(262, 142, 128, 6, "#8C1D3F")
    )
    return (
        out
        + rect(240, 180, 200, 12, "#8C1D3F")
        + "".join(
            circle(x, 196, 18, "#221820") + circle(x, 196, 12, "#8C1D3F") + circle(x, 196, 4, BRASS)
            for x in (276, 322, 368, 414)
        )
        + area("232,186 250,180 250,210 226,210", "#8C1D3F")
    )
