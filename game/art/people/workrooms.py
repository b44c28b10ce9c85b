"""Rooms in which somebody works: flat planes without ink, 430 by 260 units, the story at the right."""

from __future__ import annotations

from game.art.kit.palette import CREAM, mix
from game.art.kit.shapes import Fragment, circle, ellipse, path, rect
from game.art.people.geometry import CORNER, area, curve, flat, knots, stroke
from game.art.people.inks import BRASS, DARK_WOOD, STEEL, WOOD, Hour, light, shade
from game.art.people.scenery import HEIGHT, WIDTH, arch, barrel, standing_barrel


def cellar(h: Hour) -> Fragment:
    """A vault with barrels by candle light."""
    out = rect(0, 0, WIDTH, HEIGHT, h.wall_shade)
    out += path("M-20,270V150A235,150 0 0 1 450,150V270Z", h.wall) + path(
        "M40,270V160A180,118 0 0 1 400,160V270Z", mix(h.wall, h.sky[0], 0.42)
    )
    for k in range(5):
        out += stroke([(-20 + k * 10, 70 + k * 30), (30 + k * 8, 60 + k * 34)], h.wall_shade, 3)
    out += circle(330, 128, 120, h.glow, opacity=0.14) + circle(330, 128, 76, h.glow, opacity=0.18)
    out += (
        barrel(262, 196, 38)
        + barrel(344, 196, 40, "#9A6636")
        + barrel(424, 196, 38)
        + barrel(384, 128, 36)
        + barrel(22, 190, 40)
        + barrel(-20, 122, 36)
    )
    out += rect(0, 230, WIDTH, 34, h.floor)
    out += (
        rect(320, 112, 9, 46, "#F5ECD8")
        + rect(312, 156, 26, 6, BRASS)
        + path(curve(knots("324,76! 336,100 324,114 313,100")), "#F4A83A")
        + path(curve(knots("324,92! 330,104 324,112 318,104")), "#FFF6DF")
    )
    return out


def press(h: Hour) -> Fragment:
    """The press house: a great screw press under beams, a high window."""
    out = rect(0, 0, WIDTH, HEIGHT, h.wall) + area("0,0 120,0 60,260 0,260", h.wall_shade)
    out += (
        rect(196, 22, 44, 56, light(h.sky[2], 0.4))
        + rect(216, 22, 4, 56, DARK_WOOD)
        + area("196,78 240,78 360,260 230,260", h.glow, opacity=0.28)
    )
    out += rect(0, 0, WIDTH, 14, DARK_WOOD) + area("0,14 70,14 0,80", DARK_WOOD) + rect(0, 226, WIDTH, 40, h.floor)
    out += (
        rect(268, 56, 18, 176, DARK_WOOD)
        + rect(390, 56, 18, 176, DARK_WOOD)
        + rect(256, 46, 164, 24, "#7A4A28")
        + rect(256, 62, 164, 8, "#4A2E1C")
    )
    out += (
        rect(330, 40, 16, 92, STEEL)
        + "".join(
            flat(330, 74 + k * 10, 346, 70 + k * 10, 346, 74 + k * 10, 330, 78 + k * 10, fill=shade(STEEL, 0.4))
            for k in range(6)
        )
        + rect(296, 128, 84, 12, "#4A2E1C")
    )
    for k in range(8):
        out += rect(292 + k * 11.6, 140, 9.6, 74, "#B5834A" if k > 2 else "#8A5A30")
    out += (
        rect(288, 154, 100, 6, "#3A2A24")
        + rect(288, 196, 100, 6, "#3A2A24")
        + area("276,214 400,214 392,232 284,232", "#7A4A28")
    )
    return (
        out
        + path(curve(knots("286,224! 258,226 250,250! 262,250! 266,236 288,234!")), "#8C1D3F")
        + ellipse(256, 250, 26, 7, "#5E1029")
    )


def laboratory(h: Hour) -> Fragment:
    """A bench with glassware before a tall window."""
    out = rect(0, 0, WIDTH, HEIGHT, mix("#CFE0DC", h.wall, 0.2 + h.dark * 2.6)) + rect(
        0, 0, 40, HEIGHT, mix("#9DBDBC", h.wall_shade, 0.2 + h.dark * 2.6)
    )
    out += rect(206, 10, 200, 150, "#F7F3E4") + "".join(
        rect(214 + i * 64, 18 + j * 68, 56, 60, h.sky[1 + j]) for i in range(3) for j in range(2)
    )
    out += "".join(
        path(
            curve(
                [
                    (214 + i * 64, 140 - i * 5, CORNER),
                    (242 + i * 64, 128 + i * 3),
                    (270 + i * 64, 136 - i * 3, CORNER),
                    (270 + i * 64, 146, CORNER),
                    (214 + i * 64, 146, CORNER),
                ]
            ),
            h.near,
        )
        for i in range(3)
    )
    out += rect(0, 196, WIDTH, 70, "#5A4636") + rect(0, 190, WIDTH, 12, "#8A6A4A")
    out += rect(296, 150, 10, 40, "#E8F2EE") + rect(296, 166, 10, 24, "#3F6E36")
    out += (
        rect(324, 118, 4, 72, STEEL)
        + rect(310, 188, 34, 4, STEEL)
        + circle(326, 138, 16, "#E8F2EE")
        + path("M310,138a16,16 0 0 0 32,0Z", "#D3B83F")
        + path("M340,130C372,116 380,140 380,160", "none", "#E8F2EE", 6)
    )
    out += (
        rect(370, 156, 22, 34, "#E8F2EE")
        + rect(370, 172, 22, 18, "#A8421F")
        + "".join(
            rect(214 + k * 10, 158, 7, 32, "#E8F2EE")
            + rect(214 + k * 10, 172 - k * 3, 7, 18 + k * 3, ("#8C1D3F", "#D6706A", "#D3B83F")[k])
            for k in range(3)
        )
    )
    return out + rect(402, 140, 24, 50, "#2F5A3C") + rect(408, 118, 12, 26, "#2F5A3C")


def workshop(h: Hour) -> Fragment:
    """A workshop with a forge and tools on the wall."""
    wall = mix("#41586A", h.wall, 0.18 if h.dark else 0.45)
    out = (
        rect(0, 0, WIDTH, HEIGHT, wall)
        + area("0,0 100,0 40,260 0,260", shade(wall, 0.3))
        + rect(0, 222, WIDTH, 44, shade(h.floor, 0.25))
    )
    out += (
        area("276,90 306,40 322,0 400,0 412,40 436,90", "#5A4A48")
        + rect(276, 90, 160, 12, "#3A3034")
        + rect(288, 102, 142, 120, "#7A5048")
    )
    out += (
        arch(304, 116, 106, 196, "#2A1418")
        + path(curve(knots("310,196! 316,168 332,180 346,138 362,172 376,150 388,182 402,196!")), "#E4702A")
        + path(curve(knots("326,196! 334,180 348,164 360,184 374,172 388,196!")), "#F8D060")
    )
    out += (
        rect(296, 196, 122, 10, "#3A3034")
        + circle(356, 160, 120, "#F2A04E", opacity=0.2)
        + circle(356, 160, 84, "#F2A04E", opacity=0.2)
    )
    out += (
        rect(196, 40, 66, 6, DARK_WOOD)
        + rect(206, 46, 4, 40, WOOD)
        + rect(198, 86, 20, 12, STEEL)
        + rect(228, 46, 4, 46, STEEL)
        + circle(230, 96, 8, STEEL)
        + circle(230, 96, 4, wall)
        + area("246,46 254,46 258,94 242,94", STEEL)
    )
    return out + area("214,204 292,204 284,214 262,220 266,250 236,250 240,220 210,212", "#2F2E36")


def kitchen(h: Hour) -> Fragment:
    """A kitchen with copper pans, tiles and a stove."""
    out = rect(0, 0, WIDTH, HEIGHT, mix("#E6C795", h.wall, 0.4)) + rect(0, 130, WIDTH, 140, "#E9DDC0")
    out += "".join(
        rect(x, 132 + y * 24, 22, 22, "#8FB7B0" if (x // 24 + y) % 2 else "#F3EAD2")
        for y in range(5)
        for x in range(0, 430, 24)
    )
    out += rect(196, 30, 232, 7, DARK_WOOD)
    for x, r in ((222, 18), (270, 24), (326, 20), (374, 26)):
        out += (
            rect(x - 2, 34, 4, 26, "#7A3A1E")
            + circle(x, 62 + r, r, "#B4562A")
            + path(f"M{x - r},{62 + r}a{r},{r} 0 0 1 {r},{-r}v{2 * r}a{r},{r} 0 0 1 {-r},{-r}Z", "#8A3E1E")
        )
    out += (
        rect(300, 150, 130, 116, "#3A3440")
        + rect(300, 144, 130, 12, "#55505C")
        + rect(318, 180, 60, 50, "#221C26")
        + path(curve(knots("326,230! 334,206 346,218 356,198 372,230!")), "#E4702A")
    )
    out += (
        rect(322, 106, 66, 40, "#C8A04A")
        + rect(316, 106, 78, 7, light("#C8A04A", 0.3))
        + path(curve(knots("336,96 330,80 344,66 336,48"), False), "none", "#FFF6DF", 5, opacity=0.8)
        + path(curve(knots("366,98 360,82 374,70 366,54"), False), "none", "#FFF6DF", 5, opacity=0.8)
    )
    return (
        out
        + "".join(
            rect(18 + k * 30, 40, 22, 30, ink) + rect(22 + k * 30, 34, 14, 6, DARK_WOOD)
            for k, ink in enumerate(("#7F8F3E", "#C4420F", "#D9992B"))
        )
        + rect(8, 70, 104, 6, DARK_WOOD)
    )


def cooperage(h: Hour) -> Fragment:
    """A cooper's yard: staves, hoops on the wall, barrels being made."""
    wall = mix("#8A5E42", h.wall_shade, 0.3)
    out = (
        rect(0, 0, WIDTH, HEIGHT, wall)
        + "".join(rect(x, 0, 2.4, 214, shade(wall, 0.2)) for x in range(14, 430, 36))
        + rect(0, 212, WIDTH, 56, shade(h.floor, 0.15))
    )
    out += (
        rect(206, 20, 66, 62, "#4A2E1C")
        + rect(212, 26, 54, 50, h.sky[2])
        + rect(237, 26, 4, 50, "#4A2E1C")
        + area("206,82 272,82 350,262 236,262", h.glow, opacity=0.14)
    )
    for x, y, r in ((312, 52, 30), (366, 62, 36), (412, 44, 24)):
        out += circle(x, y, r, "#2F2E36") + circle(x, y, r - 5, wall) + rect(x - 1, y - r - 8, 3, 9, "#2F2E36")
    out += (
        standing_barrel(266, 236, 62, 84)
        + standing_barrel(340, 244, 70, 96, "#A87440")
        + "".join(
            flat(
                384 + k * 11,
                246,
                392 + k * 11,
                246,
                402 + k * 9,
                128,
                395 + k * 9,
                128,
                fill=("#C99A5C", "#B5834A", "#A06A38")[k % 3],
            )
            for k in range(4)
        )
    )
    return out + "".join(
        flat(
            4 + k * 12,
            250,
            13 + k * 12,
            250,
            22 + k * 9,
            120,
            14 + k * 9,
            120,
            fill=("#C99A5C", "#B5834A", "#A06A38")[k % 3],
        )
        for k in range(4)
    )


def studio(h: Hour) -> Fragment:
    """A studio under a slanting north window: easel, plaster head, rolls of drawings."""
    wall = mix("#D8C6A0", h.wall_shade, 0.25 + h.dark)
    out = (
        rect(0, 0, WIDTH, HEIGHT, wall)
        + area("0,0 90,0 40,260 0,260", shade(wall, 0.14))
        + rect(0, 214, WIDTH, 56, shade(h.floor, 0.2))
    )
    out += (
        area("190,-4 440,-4 440,92 206,118", "#5E4A3A")
        + area("200,-4 430,-4 430,84 214,106", h.sky[2])
        + area("200,-4 430,-4 430,40 206,52", h.sky[1])
    )
    out += "".join(flat(x, -4, x + 5, -4, x + 11, 100, x + 6, 100, fill="#5E4A3A") for x in (252, 312, 372)) + area(
        "205,48 430,36 430,41 205,53", "#5E4A3A"
    )
    out += (
        area("304,236 310,236 344,96 338,96", WOOD)
        + area("384,236 378,236 344,96 350,96", WOOD)
        + rect(298, 206, 92, 7, DARK_WOOD)
    )
    out += (
        rect(300, 120, 88, 88, CREAM)
        + path(curve(knots("300,190! 326,168 352,182 388,160! 388,208! 300,208!")), "#59652A")
        + circle(362, 146, 12, "#E4702A")
    )
    out += (
        rect(212, 180, 54, 56, "#8A6A4A")
        + path(curve(knots("226,180! 228,166 220,148 230,128 248,130 252,148 248,166 254,180!")), "#F5EEDC")
        + path(curve(knots("226,180! 228,166 220,148 230,128 236,150 236,180!")), "#CDBFA6")
    )
    return out + "".join(
        flat(
            406 + k * 9,
            236,
            412 + k * 9,
            236,
            418 + k * 6,
            178 - k * 8,
            411 + k * 6,
            178 - k * 8,
            fill=("#F5ECD8", "#A9C6D6", "#E9D3AE")[k],
        )
        for k in range(3)
    )
