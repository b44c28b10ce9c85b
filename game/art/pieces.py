"""Pieces: workers, roosters, corks, bottles, emblems, tokens, coins and laurels, as shapes and as kept pictures.

Every player's piece has an ink rim and outside it a cream one, like a paper sticker, so that each colour stands out on
light and dark grounds alike.
"""

from __future__ import annotations

import math
from functools import lru_cache

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import (
    CARD,
    COIN,
    COIN_FACE,
    COIN_INK,
    CREAM,
    DRINKS,
    GLOW,
    INK,
    LINE,
    NIGHT,
    SHADOW,
    Colour,
    player,
)
from game.art.kit.shapes import NONE, Fragment, circle, dashes, ellipse, faded, group, path, polygon, rect

_WORKER = (
    "M10,14.5C10,12.5 13,12.6 17,12C17,3.2 31,3.2 31,12C35,12.6 38,12.5 38,14.5C38,17.3 34,18.4 31,18.6"
    "C31,22 29.5,24.6 28,25.8C37,26.6 41,33 42,52.2Q42,55 39.4,55L8.6,55Q6,55 6,52.2C7,33 11,26.6 20,25.8"
    "C18.5,24.6 17,22 17,18.6C14,18.4 10,17.3 10,14.5Z"
)
_WORKER_SHADE = (
    "M25,5.6C29,5.8 31,8.4 31,12C35,12.6 38,12.5 38,14.5C38,17.3 34,18.4 31,18.6C31,22 29.5,24.6 28,25.8"
    "C37,26.6 41,33 42,52.2Q42,55 39.4,55L31,55C32.5,42 31,32 25.5,26.4C27.6,24 27.4,20 26.4,18.8C28,17 27.6,9 25,5.6Z"
)
_WORKER_OUTLINE = (
    *((31, 12), (35, 12.6), (38, 14.5), (35, 18), (31, 18.6), (29.6, 23.6), (28, 25.8), (33.5, 27), (37.5, 31)),
    *((40, 37), (41.4, 44), (42, 52.2), (41.4, 54.4), (39.4, 55), (24, 55), (8.6, 55), (6.6, 54.4), (6, 52.2)),
    *((6.6, 44), (8, 37), (10.5, 31), (14.5, 27), (20, 25.8), (18.4, 23.6), (17, 18.6), (13, 18), (10, 14.5)),
    *((13, 12.6), (17, 12), (18, 8.4), (20.6, 6.2), (24, 5.4), (27.4, 6.2), (30, 8.4)),
)
_HAT_SIGN = "M28.3,6.6C26.2,3.6 18.9,4 18.9,9.6C18.9,15.2 27,15.3 28.4,12.2V9.8H24.6"
_GRANDE_SIGN = "M31.4,35.6C28.6,31.6 17.4,32.2 17.4,41.2C17.4,50.4 29.4,50.6 31.6,46.2V41.4H25.4"
_ROOSTER = (
    "M5,8C10,9.6 14,15 17,19.4C21,21.4 26,19.6 29,13.6C29.4,8.6 32.2,6.4 36.4,7.6L43,11.8L37.6,14.2"
    "C38.8,23 35.6,34.4 25.8,37.4L26.6,42.4L31,42.8L31,45.4L17,45.4L17,42.8L22.4,42.4L21.4,38C11,36 3,26 5,8Z"
)
_ROOSTER_SHADE = "M37.6,14.2C38.8,23 35.6,34.4 25.8,37.4L21.4,38C30,32 33,24 32,14Z"
_COMB = "M30.6,8.4C29,3 32.6,1.6 33.6,4.6C34.4,1.4 37.6,1.8 37.4,5C39.6,3.4 41.2,6 38.6,8.6Z"
_COMB_RED: Colour = "#C4302B"
_FOLDED = (
    "M3,19C8,20 11,22.6 14,24.6C17,18.4 23,15.4 29,16.6C38,18.2 43.4,26 42.4,33C41.4,40 34,43 25,43C13,43 5.4,34 3,19Z"
)
_FOLDED_SHADE = "M36,20C41,23.6 43.2,28.4 42.4,33C41.4,40 34,43 25,43C33,40 38,32 36,20Z"
_FOLDED_COMB = "M25,17.4C24,12.6 27.6,12 28.4,15C29.4,12 32.8,12.6 32.2,15.8C34.4,14.8 35.6,17.4 33.4,19.4Z"
_BOTTLE = "M9.4,1.5H14.6V8C14.6,10 18,11.4 18,15V21.6Q18,23 16.6,23H7.4Q6,23 6,21.6V15C6,11.4 9.4,10 9.4,8Z"
_BOTTLE_SHADE = "M12.6,1.5H14.6V8C14.6,10 18,11.4 18,15V21.6Q18,23 16.6,23H13C15,18 13,10 12.6,8Z"


def emblem(shape: str, cx: float, cy: float, r: float, colour: Colour) -> Fragment:
    """A player's emblem (circle, triangle, star, square, diamond, cross, ring) of radius ``r``."""
    if shape == "circle":
        return circle(cx, cy, r * 0.86, colour)
    if shape == "ring":
        return circle(cx, cy, r * 0.72, NONE, colour, r * 0.36)
    if shape == "square":
        return rect(cx - r * 0.76, cy - r * 0.76, r * 1.52, r * 1.52, colour, r * 0.12)
    if shape == "diamond":
        return path(polygon(((cx, cy - r), (cx + r * 0.86, cy), (cx, cy + r), (cx - r * 0.86, cy))), colour)
    if shape == "triangle":
        top, foot = cy - r * 0.92, cy + r * 0.72
        return path(polygon(((cx, top), (cx + r * 0.95, foot), (cx - r * 0.95, foot))), colour)
    if shape == "cross":
        a, b = r * 0.32, r * 0.92
        return path(
            f"M{cx - a},{cy - b}H{cx + a}V{cy - a}H{cx + b}V{cy + a}H{cx + a}V{cy + b}"
            f"H{cx - a}V{cy + a}H{cx - b}V{cy - a}H{cx - a}Z",
            colour,
        )
    points = []
    for i in range(10):
        reach, angle = (r * 1.05 if i % 2 == 0 else r * 0.46), i * math.pi / 5 - math.pi / 2
        points.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return path(polygon(points), colour)


def emblem_disc(colour: str, cx: float, cy: float, r: float) -> Fragment:
    """A round badge in a player's colour with the emblem."""
    inks = player(colour)
    return (
        circle(cx + 1, cy + 2, r, SHADOW, opacity=0.35)
        + circle(cx, cy, r, inks.body, INK, max(1.6, r * 0.1))
        + circle(cx, cy, r - max(2, r * 0.13), NONE, GLOW, max(1, r * 0.055), opacity=0.8)
        + emblem(inks.emblem, cx, cy, r * 0.54, inks.on)
    )


def worker(colour: str, x: float, foot: float, h: float, kind: str = "worker", ghost: bool = False) -> Fragment:
    """A worker ``h`` tall standing with the middle of its foot at x, foot.

    ``kind`` is worker, grande (with a G on its hat), temporary (grey, whoever owns it) or automa (with
    a ring of brass); a ghost is half there.
    """
    inks = player("grey" if kind == "temporary" else colour)
    shapes = path(_WORKER, CREAM, CREAM, 8) + (circle(24, 9.5, 12, CREAM) if kind == "grande" else "")
    shapes += path(_WORKER, inks.body, INK, 4.6) + path(_WORKER, inks.body)
    shapes += path(_WORKER_SHADE, inks.shade) + path(_WORKER, NONE, INK, 2.4)
    shapes += path("M11.5,14.6C16,16.2 32,16.2 36.5,14.6", NONE, INK, 1.6, opacity=0.75)
    shapes += path("M9.4,51C10.2,37 13.5,30.4 20,28.6", NONE, GLOW, 1.6, opacity=0.75)
    if kind == "grande":
        shapes += circle(24, 9.5, 9.6, CARD, INK, 2) + path(_HAT_SIGN, NONE, INK, 2.7)
    if kind == "automa":
        shapes += circle(24, 41, 7.2, COIN, INK, 2.2) + circle(24, 41, 2.2, INK)
    else:
        shapes += emblem(inks.emblem, 24, 41, 7.6, inks.on)
    shapes = faded(shapes, 0.6) if ghost else ellipse(25, 55, 21, 3.6, SHADOW, opacity=0.35) + shapes
    return group(shapes, x - 24 * h / 55, foot - h, h / 55)


@lru_cache(200)
def spent_worker(x: float, foot: float, h: float, grande: bool = False, on_dark: bool = False) -> Fragment:
    """The empty place of a worker that is at work: its outline in dashes."""
    ink = "#A08A74" if on_dark else LINE
    shapes = dashes(_WORKER_OUTLINE, ink, 2.6, on=5, off=4)
    if grande:
        shapes += path(_GRANDE_SIGN, NONE, ink, 2.6)
    return group(shapes, x - 24 * h / 55, foot - h, h / 55)


def rooster(colour: str, x: float, foot: float, h: float, ghost: bool = False) -> Fragment:
    """A rooster ``h`` tall standing with the middle of its foot at x, foot."""
    inks = player(colour)
    shapes = path(_COMB, CREAM, CREAM, 5) + path(_ROOSTER, CREAM, CREAM, 6.6) + path(_COMB, _COMB_RED, INK, 2)
    shapes += path(_ROOSTER, inks.body, INK, 3.6) + path(_ROOSTER, inks.body)
    shapes += path(_ROOSTER_SHADE, inks.shade) + path(_ROOSTER, NONE, INK, 2.2)
    shapes += path("M37.4,14.4C39.4,16.6 38.6,19 36.8,19.2Z", _COMB_RED, INK, 1.2)
    shapes += circle(34, 10.8, 1.3, CREAM if colour == "nero" else INK)
    shapes += emblem(inks.emblem, 20.5, 27, 6.4, inks.on)
    shapes = faded(shapes, 0.6) if ghost else ellipse(24, 45.4, 15, 2.8, SHADOW, opacity=0.35) + shapes
    return group(shapes, x - 24 * h / 46, foot - h, h / 46)


def folded_rooster(colour: str, x: float, foot: float, h: float) -> Fragment:
    """A rooster that sleeps with its head under its wing, as wide as ``rooster`` and two thirds as high."""
    inks = player(colour)
    shapes = path(_FOLDED, CREAM, CREAM, 6.6) + path(_FOLDED, inks.body, INK, 3.6) + path(_FOLDED, inks.body)
    shapes += path(_FOLDED_SHADE, inks.shade) + path(_FOLDED_COMB, _COMB_RED, INK, 1.6)
    shapes += path(_FOLDED, NONE, INK, 2.2) + path("M12,33C17,40.4 28,40.6 34,34", NONE, INK, 1.8, opacity=0.8)
    shapes += emblem(inks.emblem, 23, 28.5, 5.6, inks.on)
    shapes = ellipse(24, 43.4, 17, 2.8, SHADOW, opacity=0.35) + shapes
    return group(shapes, x - 24 * h / 46, foot - h * 44 / 46, h / 46)


def cork(colour: str, cx: float, cy: float, r: float) -> Fragment:
    """The victory marker: a cork seen from above, with its cream rim outside the ink."""
    inks = player(colour)
    return (
        circle(cx + 1, cy + 2, r + 1, SHADOW, opacity=0.4)
        + circle(cx, cy, r + 1.4, CREAM)
        + circle(cx, cy, r, inks.body, INK, 2)
        + circle(cx, cy, r - 1.9, NONE, GLOW, 1, opacity=0.8)
        + emblem(inks.emblem, cx, cy, r * 0.56, inks.on)
    )


def bottle(colour: str, x: float, foot: float, h: float) -> Fragment:
    """The residual marker: a bottle ``h`` tall."""
    inks = player(colour)
    shapes = path(_BOTTLE, CREAM, CREAM, 4) + path(_BOTTLE, inks.body, INK, 2.4) + path(_BOTTLE_SHADE, inks.shade)
    shapes += path(_BOTTLE, NONE, INK, 1.5) + emblem(inks.emblem, 12, 17, 3.6, inks.on)
    return group(shapes, x - 12 * h / 24, foot - h * 23 / 24, h / 24)


def token(canvas: Canvas, kind: str, cx: float, cy: float, size: float, value: int | str = "") -> None:
    """A grape or wine token (red, white, blush, sparkling) with its value, told apart by shape as well as colour."""
    drink = DRINKS[kind]
    canvas.icon(drink.icon, cx, cy, size)
    if value != "":
        above_bar, most = (size * 0.05, size * 0.6) if kind == "red" else (0, size * 0.7)
        letters = grown(max(18, size * 0.58), most)
        canvas.text(cx, cy - above_bar, str(value), "extra", letters, drink.words, "centre", "middle")


def coin(canvas: Canvas, cx: float, cy: float, size: float, amount: int | str) -> None:
    """A lira coin with a number on it; readable from size 31."""
    canvas.piece(
        (cx - size / 2, cy - size / 2, size, size),
        circle(cx, cy, size * 0.45, COIN, INK, max(1.8, size * 0.06)),
        circle(cx, cy, size * 0.35, COIN_FACE, "#8A6420", 1),
    )
    words = str(amount).replace("-", "\u2212")
    most = size * (0.66 if len(words) == 1 else 0.56)
    canvas.text(cx, cy, words, "extra", grown(max(18, size * 0.56), most), COIN_INK, "centre", "middle")


def laurel(canvas: Canvas, cx: float, cy: float, size: float, points: int | str = "", on_dark: bool = False) -> None:
    """Victory points: a laurel, with the number in it from size 35."""
    canvas.icon("vp", cx, cy, size, on_dark)
    if points != "":
        letters = max(18, size * 0.52) if size < 60 else size * 0.44
        canvas.text(cx, cy - size * 0.02, str(points), "extra", letters, CREAM, "centre", "middle")


def _sprite(shapes: Fragment, w: float, h: float, scale: float) -> Surface:
    canvas = Canvas(w, h, scale)
    canvas.draw(shapes)
    return canvas.surface()


@kept(400)
def worker_picture(colour: str, kind: str, h: float, scale: float, ghost: bool = False) -> Surface:
    """A worker ``h`` design px tall as a picture that is 1.2 h wide and high, the foot 0.1 h above its lower edge."""
    return _sprite(worker(colour, h * 0.6, h * 1.1, h, kind, ghost), h * 1.2, h * 1.2, scale)


@kept(100)
def rooster_picture(colour: str, h: float, scale: float, ghost: bool = False) -> Surface:
    """A rooster as a picture 1.2 h wide and high, the foot 0.1 h above its lower edge."""
    return _sprite(rooster(colour, h * 0.6, h * 1.1, h, ghost), h * 1.2, h * 1.2, scale)


@kept(30)
def folded_rooster_picture(colour: str, h: float, scale: float) -> Surface:
    """A sleeping rooster as a picture 1.2 h wide and high, the foot 0.1 h above its lower edge."""
    return _sprite(folded_rooster(colour, h * 0.6, h * 1.1, h), h * 1.2, h * 1.2, scale)


@kept(100)
def cork_picture(colour: str, r: float, scale: float) -> Surface:
    """A cork as a picture with sides of 2 r + 8, the cork in its middle."""
    return _sprite(cork(colour, r + 4, r + 4, r), 2 * r + 8, 2 * r + 8, scale)


@kept(100)
def bottle_picture(colour: str, h: float, scale: float) -> Surface:
    """A bottle as a picture 0.8 h wide and 1.2 h high, its foot 1.05 h below the upper edge."""
    return _sprite(bottle(colour, h * 0.4, h * 1.05, h), h * 0.8, h * 1.2, scale)


@kept(200)
def token_picture(kind: str, size: float, scale: float, value: int | str = "", ghost: bool = False) -> Surface:
    """A grape or wine token with a hard shadow, in the middle of a picture with sides of size + 8."""
    canvas = Canvas(size + 8, size + 8, scale)
    middle = size / 2 + 4
    canvas.draw(circle(middle + 1.5, middle + 3, size * 0.455, NIGHT, opacity=0.55))
    token(canvas, kind, middle, middle, size, value)
    image = canvas.surface()
    if ghost:
        image.set_alpha(150)
    return image


@kept(60)
def number_plate(number: int, scale: float) -> Surface:
    """A small paper plate with a number, 26 high: points beyond the wall, workers beyond the cart's places."""
    wide = Canvas(4, 4, scale).measure(str(number), "extra", 18) + 14
    canvas = Canvas(wide, 26, scale)
    canvas.draw(rect(1, 1, wide - 2, 24, CARD, 7, INK, 1.8))
    canvas.text(wide / 2, 13, str(number), "extra", 18, INK, "centre", "middle")
    return canvas.surface()


@kept(60)
def coin_picture(size: float, scale: float, amount: int | str = "") -> Surface:
    """A coin in the middle of a picture with sides of size + 4."""
    canvas = Canvas(size + 4, size + 4, scale)
    if amount == "":
        canvas.icon("lira", size / 2 + 2, size / 2 + 2, size)
    else:
        coin(canvas, size / 2 + 2, size / 2 + 2, size, amount)
    return canvas.surface()


@kept(60)
def emblem_picture(colour: str, r: float, scale: float) -> Surface:
    """A player's badge as a picture with sides of 2 r + 6, the badge in its middle."""
    return _sprite(emblem_disc(colour, r + 3, r + 3, r), 2 * r + 6, 2 * r + 6, scale)


@kept(400)
def icon_picture(name: str, size: float, scale: float, on_dark: bool = False, colour: Colour | None = None) -> Surface:
    """An icon in the middle of a picture with sides of 1.2 times its size."""
    canvas = Canvas(size * 1.2, size * 1.2, scale)
    canvas.icon(name, size * 0.6, size * 0.6, size, on_dark, colour)
    return canvas.surface()
