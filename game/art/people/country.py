"""Places in the country: flat planes without ink, 430 by 260 units, the story at the right."""

from __future__ import annotations

from game.art.kit.palette import CREAM, INK, mix
from game.art.kit.shapes import Fragment, circle, ellipse, path, polygon, rect
from game.art.people.geometry import area, curve, flat, knots, moved, scallops, spots
from game.art.people.harvest import grapes, leaf
from game.art.people.inks import DARK_WOOD, WOOD, Hour, light, shade
from game.art.people.props import PROPS
from game.art.people.scenery import WIDTH, arch, cypress, hills, house, rows, sky, sun


def vineyard(h: Hour) -> Fragment:
    """Between the rows."""
    out = (
        sky(h, 130)
        + sun(h, 316, 92, 34)
        + hills(h, 132)
        + house(352, 142, 46, 26, h)
        + "".join(cypress(404 + k * 11, 144, 34 - k * 5, "#20402F") for k in range(3))
    )
    out += rows(h, 148, mix("#3F6430", h.near, 0.3), mix("#B98A45", h.floor, 0.5))
    for x, y, s in ((408, 256, 1.7), (18, 250, 1.6)):
        out += rect(x - 3, y - 60 * s, 6, 64 * s, "#6B4A2A")
        for dx, dy, t in ((-16, -50, -30), (14, -44, 24), (-10, -26, -60), (16, -22, 60), (0, -62, 0)):
            out += moved(leaf(0, 0, 0.85 * s, t, "#5E8A3A" if dx > 0 else "#47702E"), x + dx * s, y + dy * s)
        out += grapes(x + 4, y - 26 * s, 5.4 * s, (3, 3, 2, 1), "#6E2A52")
    return out


def terraces(h: Hour) -> Fragment:
    """A steep slope in terraces of dry stone, a village on its top."""
    out = sky(h, 140) + sun(h, 214, 74, 24)
    slope = mix("#7F9A44", h.near, 0.4)
    stone, dark = mix("#D8C29A", h.wall, 0.4), mix("#A88A64", h.wall_shade, 0.4)
    out += path(polygon([(-10, 190), (150, 150), (300, 40), (440, 20), (440, 270), (-10, 270)]), h.far)
    for k, x in enumerate((330, 366, 402)):
        out += house(x, 44 + k % 2 * 4, 30, 26 + k * 5, h)
    out += rect(352, -2, 12, 44, h.wall) + path(polygon([(350, -2), (358, -16), (366, -2)]), "#B4512C")
    for k in range(6):
        y, x = 62 + k * 36, 284 - k * 52
        out += path(
            polygon([(x, y), (440, y - 12), (440, y + 40), (x - 40, y + 40)]), slope if k % 2 else light(slope, 0.14)
        )
        out += path(polygon([(x - 26, y + 24), (440, y + 14), (440, y + 26), (x - 40, y + 38)]), stone)
        out += "".join(
            path(
                polygon(
                    [
                        (x - 20 + j * 34, y + 25),
                        (x - 8 + j * 34, y + 24),
                        (x - 10 + j * 34, y + 36),
                        (x - 24 + j * 34, y + 37),
                    ]
                ),
                dark,
            )
            for j in range(0, 14, 2)
            if x + j * 34 < 440
        )
        size = 7 + k * 1.6
        for j in range(12):
            px = x + 6 + j * size * 3.4
            if px < 440:
                out += circle(px, y + 8 - (px - x) * 0.03, size, mix("#3F6430", h.near, 0.15))
                out += circle(px + size * 0.3, y + 6 - (px - x) * 0.03, size * 0.55, mix("#6C9440", h.near, 0.15))
    return out


def orchard(h: Hour) -> Fragment:
    """Olive and fruit trees on a slope."""
    out = sky(h, 150) + sun(h, 250, 84, 26) + hills(h, 150, 8) + rect(0, 196, WIDTH, 70, mix("#A9B05A", h.floor, 0.35))
    for x, foot, s in ((36, 214, 1.1), (258, 204, 0.8), (352, 222, 1.25)):
        out += flat(
            x - 8 * s, foot, x - 4 * s, foot - 56 * s, x + 5 * s, foot - 58 * s, x + 9 * s, foot, fill="#5E3A24"
        )
        out += path(scallops(x, foot - 82 * s, 46 * s, 36 * s, 9, 0.6, 0, 360), "#6F8A52") + path(
            scallops(x - 12 * s, foot - 74 * s, 30 * s, 26 * s, 7, 0.6, 0, 360), "#4E6A40"
        )
        for dx, dy in ((-20, -98), (14, -100), (26, -74), (-4, -70), (-32, -72)):
            out += circle(x + dx * s, foot + dy * s, 5.4 * s, "#C4420F" if x != 258 else "#E6C56C")
    return (
        out
        + area("220,262 226,262 250,150 245,150", WOOD)
        + area("250,262 256,262 262,150 257,150", WOOD)
        + "".join(rect(230 + k * 4, 238 - k * 20, 26 - k * 3, 4, WOOD) for k in range(5))
    )


def road(h: Hour) -> Fragment:
    """A coach road with a touring bus."""
    out = (
        sky(h, 140)
        + sun(h, 300, 70, 28)
        + hills(h, 142, 12)
        + "".join(cypress(x, 176, t, "#20402F") for x, t in ((206, 70), (222, 56), (416, 80)))
    )
    out += area("0,262 0,200 430,172 430,262", mix("#D8B87A", h.floor, 0.4)) + area(
        "0,262 220,186 300,180 430,236 430,262", light(h.floor, 0.3)
    )
    out += (
        path(curve(knots("246,208! 244,122 258,108 404,104 424,118 430,206!")), "#C4420F")
        + area("245,172 429,172 430,206 246,208", "#8E2E12")
        + rect(246, 164, 183, 9, CREAM)
    )
    for k in range(4):
        out += rect(262 + k * 41, 120, 33, 36, "#DCE8E4") + flat(
            262 + k * 41, 156, 262 + k * 41, 138, 280 + k * 41, 120, 295 + k * 41, 120, fill="#FFF8EA"
        )
    for k, ink in ((0, "#2B2228"), (1, "#8E4420"), (3, "#46301F")):
        out += (
            circle(279 + k * 41, 140, 8.5, "#DDA271")
            + path(f"M{270.5 + k * 41},140a8.5,8.5 0 0 1 17,0Z", ink)
            + rect(269 + k * 41, 149, 20, 7, ("#23597D", "#59652A", "", "#8C1D3F")[k])
        )
    out += "".join(circle(x, 208, 20, "#221820") + circle(x, 208, 9, "#C8A04A") for x in (286, 396))
    return (
        out
        + "".join(rect(270 + k * 36, 92, 30, 14, ("#7A4A28", "#59652A", "#B5834A", "#23597D")[k]) for k in range(4))
        + rect(256, 104, 160, 4, "#3A2A24")
    )


def mountain(h: Hour) -> Fragment:
    """A mountain pass, a string of mules on the road."""
    out = (
        sky(h, 150)
        + area("170,180 250,40 300,110 350,20 450,180", h.far)
        + area("250,40 226,82 246,76 262,88 270,68", "#F7F6EE")
        + area("350,20 318,78 340,68 356,84 372,64", "#F7F6EE")
        + area("250,40 300,110 274,180 230,180", shade(h.far, 0.2))
        + area("350,20 450,180 372,180", shade(h.far, 0.2))
    )
    out += hills(h, 176) + area("0,262 200,196 430,206 430,262", h.floor)
    for k, x in enumerate((256, 322, 388)):
        y = 206 + k * 3
        out += (
            path(
                curve(
                    [
                        (x - 20, y - 18),
                        (x + 14, y - 20),
                        (x + 22, y - 34),
                        (x + 33, y - 36),
                        (x + 38, y - 26),
                        (x + 26, y - 20),
                        (x + 18, y - 4),
                        (x - 20, y - 4),
                    ]
                ),
                "#5E4A3C",
            )
            + "".join(rect(x + d, y - 6, 4, 20, "#4A382E") for d in (-17, -8, 8, 15))
            + flat(x + 24, y - 34, x + 24, y - 46, x + 29, y - 36, fill="#5E4A3C")
        )
        out += ellipse(x - 4, y - 16, 15, 11, ("#8C1D3F", "#C98A42", "#23597D")[k]) + rect(
            x - 19, y - 25, 30, 5, "#E8D9BA"
        )
    return out


def greenhouse(h: Hour) -> Fragment:
    """A glass house full of plants."""
    out = sky(h, 200) + hills(h, 176) + rect(0, 204, WIDTH, 60, mix("#A9825A", h.floor, 0.4))
    bar = "#E8EFE6"
    out += (
        "".join(flat(x, -4, x + 5, -4, x + 5, 204, x, 204, fill=bar) for x in (10, 82, 196, 268, 340, 412))
        + "".join(rect(0, y, WIDTH, 5, bar) for y in (16, 84, 150))
        + area("0,16 215,-40 430,16 430,22 215,-32 0,22", bar)
    )
    out += rect(196, 192, 240, 14, WOOD) + rect(-10, 192, 80, 14, WOOD)
    for x, s in ((222, 0.62), (272, 0.78), (326, 0.66), (380, 0.84), (22, 0.8)):
        out += moved(PROPS["plant"].drawing, x, 174, s)
    return out


def quarry(h: Hour) -> Fragment:
    """A marble quarry cut in steps."""
    out = sky(h, 150) + sun(h, 246, 66, 22)
    stone, dark = mix("#E9DFCC", h.wall, 0.35), mix("#B9A48C", h.wall_shade, 0.4)
    for x, y, w in ((288, 34, 160), (240, 84, 210), (196, 134, 250), (-20, 118, 90), (-20, 168, 120)):
        out += (
            rect(x, y, w, 150, stone)
            + flat(x, y, x + w, y, x + w, y + 10, x, y + 10, fill=light(stone, 0.4))
            + "".join(
                flat(x + d, y + 10, x + d + 22, y + 10, x + d + 14, y + 50, x + d, y + 50, fill=dark)
                for d in range(14, int(w), 58)
            )
        )
    out += (
        rect(0, 206, WIDTH, 60, h.floor)
        + area("262,196 330,196 340,206 340,240 252,240 252,206", stone)
        + area("252,206 282,206 282,240 252,240", dark)
    )
    return (
        out
        + area("360,212 420,212 428,220 428,244 352,244 352,220", stone)
        + area("352,220 378,220 378,244 352,244", dark)
        + area("390,206 396,206 396,60 390,60", DARK_WOOD)
        + area("300,58 440,50 440,57 300,65", DARK_WOOD)
        + rect(318, 62, 2, 60, INK)
        + rect(304, 122, 30, 20, stone)
    )


def garden(h: Hour) -> Fragment:
    """A villa's garden: clipped hedges, a fountain, an avenue of cypresses."""
    out = sky(h, 140) + sun(h, 384, 56, 24) + hills(h, 140) + house(276, 152, 76, 48, h)
    out += rect(0, 178, WIDTH, 90, mix("#8FA552", h.near, 0.35)) + area(
        "290,160 332,160 412,262 196,262", mix("#E4D2A4", h.floor, 0.5)
    )
    for k, (x, t) in enumerate(((252, 78), (230, 104), (372, 78), (398, 104))):
        out += cypress(x, 186 + (k % 2) * 20, t, mix("#20402F", h.near, h.dark))
    hedge = mix("#3F6E36", h.near, 0.3)
    for x, y in ((-20, 196), (60, 206), (350, 214)):
        out += (
            rect(x, y, 92, 50, hedge)
            + rect(x, y, 92, 8, light(hedge, 0.25))
            + rect(x, y, 22, 50, shade(hedge, 0.25))
            + circle(x + 74, y - 10, 20, hedge)
            + path(f"M{x + 74},{y - 30}a20,20 0 0 0 0,40Z", shade(hedge, 0.25))
        )
    out += (
        ellipse(306, 216, 42, 11, shade(h.wall, 0.3))
        + ellipse(306, 212, 42, 11, h.wall)
        + ellipse(306, 211, 35, 8, "#6FA9C0")
        + rect(302, 180, 8, 32, h.wall_shade)
        + ellipse(306, 182, 16, 5, h.wall)
    )
    return (
        out
        + path(curve([(306, 180), (298, 162), (286, 180)], False), "none", "#E8F4F6", 3)
        + path(curve([(306, 180), (314, 162), (326, 180)], False), "none", "#E8F4F6", 3)
    )


def snowrows(h: Hour) -> Fragment:
    """Bare vines in the snow."""
    snow = "#F3F4EE" if h.dark < 0.1 else "#B4C2D4"
    out = (
        sky(h, 140)
        + sun(h, 330, 86, 28)
        + path(curve(knots("-10,136! 90,112 200,134 310,108 440,130! 440,270! -10,270!")), h.far)
        + rect(0, 150, WIDTH, 120, snow)
        + path(curve(knots("-10,158! 120,144 260,156 440,142! 440,180! -10,180!")), snow)
    )
    out += house(356, 152, 44, 26, h, True) + "".join(
        cypress(408 + k * 10, 152, 32 - k * 5, "#22433F") for k in range(2)
    )
    for k in range(-4, 8):
        x = 300 + k * 92
        out += flat(
            300 + k * 10 - 2, 154, 300 + k * 10 + 2, 154, x + 20, 262, x - 12, 262, fill=mix(snow, "#8FA9BC", 0.5)
        )
        for j in range(3):
            t = (0.18, 0.42, 0.82)[j]
            px, py = 300 + k * 10 + (x - 300 - k * 10) * t, 154 + 108 * t
            s = 0.3 + t
            trunk = spots("-3,0 -1,-26 -14,-36 0,-31 15,-38 3,-25 4,0")
            out += path(polygon([(px + dx * s, py + dy * s) for dx, dy in trunk]), "#5A4034")
    return out + "".join(
        circle((k * 71 + 9) % 430, (k * 43 + k * k * 3) % 240, 1.6 + k % 3 * 0.8, "#FFFFFF") for k in range(26)
    )


def mill(h: Hour) -> Fragment:
    """A windmill above the fields."""
    out = sky(h, 150) + sun(h, 244, 76, 24) + hills(h, 158, 6)
    wheat, dark = mix("#D9B24A", h.floor, 0.35), mix("#B48A34", h.near, 0.3)
    out += path(polygon([(-10, 216), (200, 190), (440, 176), (440, 270), (-10, 270)]), wheat)
    out += "".join(flat(x, 262, x + 60, 190, x + 72, 190, x + 34, 262, fill=dark) for x in range(-60, 430, 78))
    out += area("296,192 308,82 364,82 378,192", h.wall) + area("296,192 308,82 328,82 326,192", h.wall_shade)
    out += area("302,84 336,50 370,84", "#B4512C") + arch(330, 150, 22, 192, shade(h.wall_shade, 0.5))
    out += rect(340, 108, 16, 18, shade(h.wall_shade, 0.4))
    for turn in (20, 110, 200, 290):
        sail = (
            rect(-2, -98, 5, 98, "#5E3A24")
            + rect(3, -94, 20, 70, CREAM)
            + "".join(rect(3, y, 20, 2.4, "#B5834A") for y in (-80, -62, -44))
        )
        out += moved(sail, 336, 84, 1, turn)
    return out + circle(336, 84, 7, "#5E3A24") + cypress(404, 190, 66, mix("#20402F", h.near, h.dark))
