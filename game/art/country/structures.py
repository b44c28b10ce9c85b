"""The six structures of an estate as buildings on its ridge, one function each: 94 by 80 design px, feet at y 76."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.country.goods import barrel
from game.art.country.houses import awning, block, door, poly, roof, shadow, window
from game.art.country.inks import (
    DARK,
    OCHRE,
    OCHRE_SHADE,
    ROOF,
    ROOF_SHADE,
    STONE,
    STONE_SHADE,
    WALL,
    WALL_SHADE,
    WOOD,
    WOOD_LIGHT,
    WOOD_SHADE,
)
from game.art.country.plants import bush
from game.art.kit.cache import kept
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, dashes, ellipse, line, path, rect

WIDTH, HEIGHT, FOOT = 94, 80, 76.0


def trellis() -> Fragment:
    """A pergola under its vine."""
    out = shadow(14, FOOT, 66, 4)
    for x in (16, 38, 60, 80):
        out += rect(x - 2, 30, 4.4, FOOT - 30, WOOD) + rect(x + 0.6, 30, 1.8, FOOT - 30, WOOD_SHADE)
    out += rect(8, 26, 80, 4, WOOD_LIGHT) + rect(8, 30, 80, 2, WOOD_SHADE)
    for x in (14, 30, 46, 62, 78):
        out += bush(x, 30, 13, "#8FB04A", "#4A7030")
    for x in (22, 48, 70):
        for dx, dy in ((-4, 0), (0, 0), (4, 0), (-2, 4), (2, 4), (0, 8)):
            out += circle(x + dx, 36 + dy, 2.9, "#8C1D3F" if (dx + dy) % 4 else "#B23C5C")
    return out + rect(30, 64, 24, 3, WOOD_LIGHT) + rect(33, 67, 3, 9, WOOD_SHADE) + rect(48, 67, 3, 9, WOOD_SHADE)


def irrigation() -> Fragment:
    """An aqueduct that fills a basin."""
    out = shadow(4, FOOT, 80, 4)
    out += rect(2, 26, 74, 14, STONE) + rect(2, 36, 74, 4, STONE_SHADE) + rect(2, 24, 76, 4, "#7FB6D6")
    for x in (4, 28, 52):
        out += path(f"M{x},{FOOT}V40H{x + 24}V{FOOT}H{x + 18}V58A6,7 0 0 0 {x + 6},58V{FOOT}Z", STONE) + path(
            f"M{x + 18},{FOOT}V58A6,7 0 0 0 {x + 12},51V40H{x + 24}V{FOOT}Z", STONE_SHADE
        )
    out += path("M76,25Q86,27 85,60", NONE, "#5FA3CC", 6) + path("M76,25Q84,28 83,60", NONE, "#CDE8F4", 2)
    return (
        out
        + path("M68,62H94L91,76H71Z", STONE)
        + path("M82,62H94L91,76H84Z", STONE_SHADE)
        + ellipse(81, 62, 13, 3.4, "#5FA3CC")
        + ellipse(81, 61.4, 8, 1.6, "#CDE8F4")
    )


def yoke() -> Fragment:
    """A white ox under its yoke before a plough."""
    out = ellipse(46, FOOT, 42, 4, "#2A1410", opacity=0.3)
    body = (
        "M14,44Q26,34 50,38Q60,38 66,34L70,30Q78,28 84,34L90,44Q92,50 86,51L78,50L72,56L70,76H63L62,62H34L32,76H25"
        "L24,62Q12,58 14,44Z"
    )
    out += path(body, "#B98A5E") + path(
        "M62,62H34L32,76H25L24,62Q16,58 14,50Q30,60 62,54L78,50L72,56L70,76H63Z", "#8C6242"
    )
    out += path("M36,62L34,76M58,62L56,76", NONE, "#6E4A32", 5) + path("M14,46Q8,54 11,64", NONE, "#8C6242", 3)
    out += (
        path("M74,30Q70,20 78,16M80,30Q84,20 90,20", NONE, "#EFE3CA", 3.4)
        + circle(81, 39, 1.8, DARK)
        + ellipse(88, 47, 3.4, 3, "#D9A79A")
    )
    out += path("M58,34Q64,24 72,32L70,38Q64,30 60,40Z", WOOD) + path("M64,30V54", NONE, WOOD_SHADE, 3.6)
    return out + path("M58,44L12,70M12,70L2,62", NONE, WOOD, 3.4) + poly("#8C9499", (6, 66), (20, 72), (8, 78))


def windmill() -> Fragment:
    """A windmill."""
    out = shadow(26, FOOT, 44, 4)
    out += poly(WALL, (32, FOOT), (37, 34), (57, 34), (62, FOOT)) + poly(
        WALL_SHADE, (48, FOOT), (49, 34), (57, 34), (62, FOOT)
    )
    out += poly(ROOF, (33, 35), (47, 18), (50, 35)) + poly(ROOF_SHADE, (47, 18), (61, 35), (50, 35))
    out += door(41, FOOT, 11, 17, False) + rect(43, 42, 7, 8, "#5A3324")
    for dx, dy in ((0.72, -0.69), (0.69, 0.72), (-0.72, 0.69), (-0.69, -0.72)):
        x, y = 47 + dx * 37, 30 + dy * 33
        px, py = -dy * 8, dx * 8
        a, b = (47 + dx * 10, 30 + dy * 10), (x, y)
        out += poly("#FBF3DF", a, b, (b[0] + px, b[1] + py), (a[0] + px, a[1] + py))
        d = "".join(
            f"M{a[0] + (b[0] - a[0]) * k / 4:.1f},{a[1] + (b[1] - a[1]) * k / 4:.1f}l{px:.1f},{py:.1f}"
            for k in range(5)
        )
        out += path(d, NONE, WOOD_LIGHT, 1.2) + line(47, 30, x, y, WOOD_SHADE, 2.6)
    return out + circle(47, 30, 4, WOOD_SHADE)


def cottage() -> Fragment:
    """A cottage with a smoking chimney."""
    out = shadow(14, FOOT, 66, 4)
    out += block(16, FOOT, 50, 30, 16, "#EFC79A", "#B98755") + roof(16, 47, 50, 19, 16)
    out += (
        rect(52, 18, 9, 16, "#B9714C")
        + rect(50, 16, 13, 4, ROOF_SHADE)
        + path("M57,14q-5,-5 1,-9q5,-4 0,-6", NONE, "#FFF8EA", 4, opacity=0.8)
    )
    out += window(24, 52, 9, 11, True, True) + door(44, FOOT, 13, 22, False)
    return out + bush(14, FOOT + 2, 8, "#8FB04A", "#4A7030") + bush(70, FOOT + 2, 7, "#8FB04A", "#4A7030")


def tasting_room() -> Fragment:
    """A tasting room with its awning and glasses outside."""
    out = shadow(8, FOOT, 74, 4)
    out += block(10, FOOT, 60, 42, 14, OCHRE, OCHRE_SHADE) + poly(
        "#8A5A24", (6, 36), (12, 28), (66, 28), (86, 38), (72, 36)
    )
    out += (
        rect(14, 20, 52, 12, "#7A1B38", 2, DARK, 1)
        + path("M34,22h8l-1,4q-3,3 -6,0Z", "#F7EEDC")
        + path("M38,27v3M35,30.4h6", NONE, "#F7EEDC", 1.3)
    )
    out += rect(16, 52, 22, 24, "#FFD774") + rect(26, 52, 2, 24, WOOD_SHADE) + door(46, FOOT, 16, 23, True, True)
    out += awning(6, 40, 70, 10, "#7A1B38", count=8)
    return out + barrel(84, FOOT + 1, 19) + path("M80,57V52h3v5M86,57V52h3v5", NONE, "#7A1B38", 1.6)


BUILDINGS: dict[str, Callable[[], Fragment]] = {
    "trellis": trellis, "irrigation": irrigation, "yoke": yoke, "windmill": windmill, "cottage": cottage,
    "tasting_room": tasting_room,
}  # fmt: skip


@kept(60, lasting=True)
def picture(structure: str, scale: float) -> pygame.Surface:
    """A building as a picture."""
    return raster(pixels(WIDTH, scale), pixels(HEIGHT, scale), scale, BUILDINGS[structure](), painted=True)


PAPER_OF_PLAN = (246, 232, 204)
"""The red, green and blue of what a plan is drawn on."""


@kept(60, lasting=True)
def plan(structure: str, scale: float) -> pygame.Surface:
    """A building that is not there yet: its outline in dark dashes round a pale drawing, seen on any sky."""
    image = picture(structure, scale)
    mask = pygame.mask.from_surface(image, 110)
    sheet = mask.to_surface(setcolor=(*PAPER_OF_PLAN, 235), unsetcolor=(0, 0, 0, 0))
    drawn = pygame.transform.grayscale(image)
    drawn.set_alpha(70)
    sheet.blit(drawn, (0, 0))
    out = ""
    for part in mask.connected_components(round(60 * scale * scale)):
        points = [(x / scale, y / scale) for x, y in part.outline(max(1, round(2 * scale)))]
        if len(points) > 8:
            out += dashes(points, "#FFF6DF", 3.6, on=5, off=4, opacity=0.8) + dashes(points, "#4A2E22", 2, on=5, off=4)
    sheet.blit(raster(*image.get_size(), scale, out, painted=True), (0, 0))
    return sheet
