"""An order is filled: bottles are set into a crate, a stamp comes down on it, and what it brings flies home."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame import Surface

from game.art.innkeepers import GLAD, line_of
from game.art.kit import contrast
from game.art.kit.blending import blend
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK
from game.art.kit.raster import in_strips, pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, group, path, rect
from game.art.moment import PLATE_TALL, TALL, WIDE, place, plate, rim
from game.art.people import scenes
from game.art.people.country import road
from game.art.people.geometry import mirrored
from game.art.people.inks import HOURS
from game.art.people.person import Person
from game.art.people.scenery import WIDTH
from game.art.pieces import icon_picture
from game.art.pressing import FOOT, PICTURE, RIM, glass, label

STRIPS = 6
"""In so many parts the ground is drawn."""
_UP = 25.0
_MIDDLE, _RIM = 300.0, 330.0
"""Where the middle and the upper edge of the crate are."""
_CRATE = 540.0, 260.0
_BODY, _BODY_TALL = 500.0, 190.0
_WHEEL, _AXLE = 58.0, 176.0
_SUNK, _STEP = 12.0, 150.0
"""How deep a bottle stands in the crate, and how far the next one from it."""
_FALLS = 190.0
_STAMP = 170.0
_STAMP_AT = 1.5
"""How much larger the stamp is when it begins to come down, less one."""
_STAMP_Y = 425.0
"""How low the middle of the stamp is."""
_SIGN, _MOST = 70.0, 8
"""How large a sign is that flies home, and how many fly at most."""
_FROM, _BEND = 180.0, 40.0
"""Where, beside the stamp, their way begins and where it bends."""
_TITLE = 500.0
"""How wide the title is at most, so that its plate covers nothing of the crate."""
_RED = "#B3263A"
_WOOD, _DARK, _POST = "#B07A42", "#7A4E28", "#8A5A30"


class Delivered(NamedTuple):
    """An order that is filled: kinds and values of its wines, and the points and steps of yearly pay it brought."""

    wines: tuple[tuple[str, int], ...]
    points: int
    yearly: int


def draw(title: str, order: Delivered, who: tuple[str, str], home: float, share: float, scale: float) -> Surface:
    """The moment after a share (0-1) of its time; what it brings flies out at the left, ``home`` px below its top."""
    sheet = ground(*who, scale).copy()

    def lay(image: Surface, x: float, y: float) -> None:
        sheet.blit(image, (round(x * scale), round(y * scale)))

    count = len(order.wines)
    step = min(_STEP, (_BODY - 60) / max(1, count))
    for number, wine in enumerate(order.wines):
        come = (share - 0.02 - 0.07 * number) / 0.14
        if come > 0:
            x = _MIDDLE + (number - (count - 1) / 2) * step - PICTURE[0] / 2
            y = _RIM + _SUNK - FOOT - _FALLS * (1 - min(1.0, come)) ** 2
            lay(glass(wine[0], True, scale), x, y)
            lay(label(*wine, scale), x, y)
    lay(crate(scale), _MIDDLE - _CRATE[0] / 2, _RIM - 4)
    if share > 0.32:
        down = min(1.0, (share - 0.32) / 0.1)
        _press(sheet, down, scale)
    lay(words(title, order.points, order.yearly, scale), WIDE / 2 - 100, TALL - PLATE_TALL - 44)
    signs = [*["vp"] * order.points, *["residual"] * order.yearly][-_MOST:]
    apart = min(0.08, 0.24 / max(1, len(signs) - 1))
    for number, sign in enumerate(signs):
        gone = (share - 0.42 - apart * number) / 0.3
        if 0 < gone < 1:
            x, y = _flown(gone, home)
            image = icon_picture(sign, _SIGN, scale, True)
            sheet.blit(image, image.get_rect(center=(round(x * scale), round(y * scale))))
    return sheet


def _press(sheet: Surface, down: float, scale: float) -> None:
    """The stamp after a share of its way down."""
    image = stamp(scale)
    if down < 1:
        side = round(image.get_width() * (1 + _STAMP_AT * (1 - down) ** 2))
        image = pygame.transform.smoothscale(image, (side, side))
    place = image.get_rect(center=(round(_MIDDLE * scale), round(_STAMP_Y * scale)))
    blend(sheet, image, place.topleft, min(1.0, down))


def _flown(share: float, home: float) -> tuple[float, float]:
    """Where a sign is after a share of its way home: along the crate, then up beside the bottles."""
    share = share * share * (3 - 2 * share)
    begun, turns, ends = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return _FROM * begun + _BEND * turns - _SIGN * ends, _STAMP_Y * (begun + turns) + home * ends


@kept(2, lasting=True)
def ground(innkeeper: str, colour: str, scale: float) -> Surface:
    """The road without what moves: hills, the bus that waits, and the innkeeper of a seat."""
    return in_strips(pixels(WIDE, scale), pixels(TALL, scale), scale, _drawn(innkeeper, colour), STRIPS)


@kept(2)
def _drawn(innkeeper: str, colour: str) -> Fragment:
    who = Person({**line_of(innkeeper, colour), "place": "road noon", "shot": "near"}).feeling(GLAD)
    people = contrast.cut_out(mirrored(scenes.people(who), WIDTH / 2), rim=RIM)
    return place(contrast.printed(road(HOURS["noon"])) + people, _UP) + rim()


@kept(2)
def crate(scale: float) -> Surface:
    """The crate on its wheels, its upper edge 4 px below that of the picture."""
    middle, left = _CRATE[0] / 2, (_CRATE[0] - _BODY) / 2
    out = rect(left, 4, _BODY, _BODY_TALL, _WOOD, 6, INK, 5)
    for y in (62, 124):
        out += rect(left + 4, y, _BODY - 8, 10, _DARK)
    for x in (left + 34, left + _BODY - 70):
        out += rect(x, 7, 36, _BODY_TALL - 6, _POST)
    out += rect(left - 6, 2, _BODY + 12, 24, "#C8935A", 4, INK, 4)
    for side in (-1, 1):
        out += group(_wheel(), middle + side * _AXLE, _CRATE[1] - _WHEEL - 4)
    return raster(pixels(_CRATE[0], scale), pixels(_CRATE[1], scale), scale, out, painted=True)


def _wheel() -> Fragment:
    out = circle(0, 0, _WHEEL, "#5E3A24", INK, 4) + circle(0, 0, _WHEEL * 0.74, "#C9A46A", INK, 3)
    for spoke in range(8):
        turn, reach = spoke * math.pi / 4, _WHEEL * 0.72
        out += path(f"M0,0L{reach * math.cos(turn):.1f},{reach * math.sin(turn):.1f}", NONE, "#5E3A24", 7)
    return out + circle(0, 0, 12, "#5E3A24", INK, 3)


@kept(2)
def stamp(scale: float) -> Surface:
    """What the stamp leaves on the crate: two rings and a tick."""
    out = circle(0, 0, 74, "#F3DFB8", _RED, 9, opacity=0.9) + circle(0, 0, 59, NONE, _RED, 3.4)
    out += path("M-30,2L-9,25L34,-26", NONE, _RED, 16)
    half = _STAMP / 2
    return raster(pixels(_STAMP, scale), pixels(_STAMP, scale), scale, group(out, half, half, 1, -14), painted=True)


@kept(2)
def words(title: str, points: int, yearly: int, scale: float) -> Surface:
    """The plate at the right edge: what has happened, and what the order brought."""
    wide, tall = WIDE / 2 + 100, PLATE_TALL + 20
    canvas = Canvas(wide, tall, scale)
    shown = [(icon, number) for icon, number in (("vp", points), ("residual", yearly)) if number]
    step = 170.0

    def row(canvas: Canvas, x: float) -> None:
        for number, (icon, amount) in enumerate(shown):
            left = x + number * step
            canvas.icon(icon, left + 32, 130, 64)
            canvas.text(left + 74, 130, f"+{amount}", "extra", 44, INK, valign="middle")

    plate(canvas, wide - 36, 4, title, len(shown) * step - 40, row, most=_TITLE, right=True)
    return canvas.surface()
