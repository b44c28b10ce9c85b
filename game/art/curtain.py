"""The curtain between two players, and the strip that passes over the task panel when the screen changes hands."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate, pairwise
from typing import NamedTuple

from pygame import Rect, Surface

from game.art.innkeepers import disc
from game.art.kit import written
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas, Style
from game.art.kit.grain import grain
from game.art.kit.palette import BRASS, CREAM, GOLD, INK, PAPER, SHADOW, WINE, Colour, mix, player
from game.art.kit.raster import opaque, pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, ellipse, group, path, rect
from game.art.labels import notched
from game.art.pieces import emblem

WIDTH, HEIGHT = 1920, 1080
FOLDS = 12
"""How many folds hang from as many rings, half of them on each side."""
_ROD, _CLIP = 62.0, 116.0
"""Height of the rod, and of the clips by which the cloth hangs."""
_RAIL = 104
"""How far down the wall with the rod reaches between the folds."""
_HEM, _FRINGE = 80.0, 158.0
"""How far above the foot of the curtain the cloth ends at its rings, and its part begins that is clear in places."""
_FLOOR, _BOARDS = 112.0, 46.0
"""How high the floor with the dark behind the cloth is, and its boards alone."""
_PITCH = WIDTH / FOLDS
_BILL = (470.0, 304.0, 980.0, 462.0)
_CORDS = (3.5 * _PITCH, 8.5 * _PITCH)
"""The playbill hangs on cords from two of the clips."""
_FACE, _FACE_AT, _SIGN = 160.0, (960.0, 294.0), 40.0
_TASSELS = 16
_STEPS = 120
"""How many tassels hang from a fold, and in how many steps its hem is measured for them."""
_DARK, _BRAID, _TWINE = "#1A0608", "#D9AE4A", "#F2D58A"
_GRAINS = 3


class CurtainLook(NamedTuple):
    """Whose curtain it is, and what will be ``asked``; ``line`` says what to do.

    ``innkeeper`` is whose face is seen, that of the colour where it is empty.
    """

    colour: str
    name: str
    asked: str
    line: str
    innkeeper: str = ""


@kept(6)
def curtain(look: CurtainLook, scale: float) -> Surface:
    """The whole screen covered with cloth in the player's colour, with a playbill that says who is called."""
    surface = Surface((pixels(WIDTH, scale), pixels(HEIGHT, scale)))
    for part, at in falling(look, 1, scale):
        surface.blit(part, at)
    called, at = _bill(look, scale), _bill_at(scale)
    written.note(surface, [words.moved(*at) for words in written.on(called)])
    return surface


def falling(look: CurtainLook, share: float, scale: float) -> Iterator[tuple[Surface, tuple[int, int]]]:
    """The pictures of a curtain that has come down by a share (0-1) of its way, and where they lie."""
    wide, tall = pixels(WIDTH, scale), pixels(HEIGHT, scale)
    yield _floor(wide, scale), (0, tall - round(pixels(_FLOOR, scale) * share))
    up = tall - round(tall * share)
    for part, (x, y) in cloth(look.colour, scale):
        yield part, (x, y - up)
    x, y = _bill_at(scale)
    yield _bill(look, scale), (x, y - up)


def parted(body: Colour, frame: Rect, share: float, scale: float) -> Iterator[tuple[Surface, tuple[int, int]]]:
    """The pictures of a curtain over a part of the window whose rings have run apart by a share (0-1) of their way."""
    left, top, wide, tall = frame
    floor, rail = _floor(wide, scale), _rail(wide, scale)
    yield floor, (left, top + tall - round(floor.get_height() * (1 - share)))
    yield rail, (left, top - round(rail.get_height() * share))
    each = -(-wide // FOLDS)
    step, away = wide / FOLDS * (1 - share), each * share
    for i in range(FOLDS // 2):
        x = round(i * step - away)
        for at in (left + x, left + wide - x - each):
            yield from _hung(body, each, tall, scale, i % _GRAINS, (at, top))


def playbill(look: CurtainLook, share: float, scale: float) -> tuple[Surface, tuple[int, int]]:
    """The playbill of a curtain that is lifted, drawn up by a share (0-1) of its way."""
    picture, (x, y) = _bill(look, scale), _bill_at(scale)
    return picture, (x, y - round((y + picture.get_height()) * share))


def cloth(colour: str, scale: float) -> Iterator[tuple[Surface, tuple[int, int]]]:
    """The folds of a player's curtain, and where they hang."""
    wide, tall = pixels(WIDTH, scale), pixels(HEIGHT, scale)
    edges = [round(i * wide / FOLDS) for i in range(FOLDS + 1)]
    for i, (left, right) in enumerate(pairwise(edges)):
        yield from _hung(player(colour).body, right - left, tall, scale, i % _GRAINS, (left, 0))


def _hung(
    body: Colour, wide: int, tall: int, scale: float, grains: int, at: tuple[int, int]
) -> Iterator[tuple[Surface, tuple[int, int]]]:
    """The two pictures of a fold at a place."""
    upper = fold(body, wide, tall, scale, grains)
    yield upper, at
    yield _foot(body, wide, tall, scale), (at[0], at[1] + upper.get_height())


@kept(40)
def fold(body: Colour, wide: int, tall: int, scale: float, grains: int = 0) -> Surface:
    """One fold of a curtain so many true px wide and high, with its ring on the rod, down to where its foot begins.

    Folds with other ``grains`` beside one another look less alike.
    """
    high = tall - pixels(_FRINGE, scale)
    sheet = opaque(raster(wide, high, scale, _folded(body, wide / scale, tall / scale), painted=True))
    grain(sheet, 6, grains + 3)
    return sheet


@kept(20)
def _foot(body: Colour, wide: int, tall: int, scale: float) -> Surface:
    """The foot of a fold with braid and fringe, clear below them."""
    high = pixels(_FRINGE, scale)
    drawn = group(_folded(body, wide / scale, tall / scale), 0, (high - tall) / scale)
    return raster(wide, high, scale, drawn, painted=True)


def _folded(body: Colour, wide: float, tall: float) -> Fragment:
    """A fold from one valley to the next: the cloth is pinched at its ring and sags at both sides."""
    x, hem, edge = wide / 2, tall - _HEM, wide + 1
    deep, dark, glow = mix(body, _DARK, 0.55), mix(body, _DARK, 0.28), mix(body, "#FFE9C0", 0.2)
    sag, drop = _CLIP + 27, hem + 34
    pinched = f"{x - 30},{_CLIP + 18} {x},{_CLIP}C{x + 30},{_CLIP + 18}"
    top = f"M-1,{sag}C{wide * 0.2},{sag} {pinched} {wide * 0.8},{sag} {edge},{sag}"
    under = f"C{wide * 0.76},{drop} {x + 30},{hem + 4} {x},{hem}C{x - 30},{hem + 4} {wide * 0.24},{drop} -1,{drop}"
    outline = f"{top}V{drop}{under}Z"
    out = _wall(wide, _CLIP + 60)
    half = _along(((0, drop), (wide * 0.24, drop), (x - 30, hem + 4), (x, hem)), _TASSELS // 2)
    out += "".join(_tassel(at, low) + _tassel(wide - at, low) for at, low in half)
    out += path(outline, dark)
    shade = mix(body, _DARK, 0.42)
    for a, b, c, ink in ((0, 8, 26, deep), (edge, edge - 9, edge - 38, deep), (8, 20, 42, shade)):
        out += path(f"M{a},{sag}L{b},{sag}C{(b + c) / 2},420 {c},700 {c},{drop - 2}H{a}Z", ink)
    for left, right, ink in ((-44, 20, body), (-26, -6, glow)):
        out += path(
            f"M{x},{_CLIP}C{x + left * 0.35},300 {x + left},640 {x + left},{hem + 8}L{x + right},{hem + 2}"
            f"C{x + right},640 {x + right * 0.6},300 {x},{_CLIP}Z", ink
        )  # fmt: skip
    for side in (-1, 1):
        out += path(
            f"M{x},{_CLIP}C{x + 22 * side},180 {x + 33 * side},236 {x + 41 * side},320"
            f"C{x + 29 * side},226 {x + 14 * side},170 {x},{_CLIP}Z", deep
        )  # fmt: skip
    out += path(top, NONE, INK, 2.6)
    out += path(f"M-1,{drop}M{edge},{drop}{under}", NONE, INK, 2.6)
    high, low = hem - 54, hem - 20
    arch = f"{x - 30},{high + 4} {x},{high}C{x + 30},{high + 4}"
    braid = f"M-3,{low}C{wide * 0.24},{low} {arch} {wide * 0.76},{low} {wide + 3},{low}"
    out += path(braid, NONE, INK, 22) + path(braid, NONE, _BRAID, 17) + path(braid, NONE, _TWINE, 5)
    return out + _ring(x, wide)


def _along(curve: tuple[tuple[float, float], ...], count: int) -> list[tuple[float, float]]:
    """So many points of a curve given by its four handles, evenly apart, half of that from its ends."""
    points = []
    for k in range(_STEPS + 1):
        t = k / _STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points.append(tuple(sum(w * handle[axis] for w, handle in zip(weights, curve, strict=True)) for axis in (0, 1)))
    ways = list(accumulate((math.dist(a, b) for a, b in pairwise(points)), initial=0.0))
    wanted = [(k + 0.5) * ways[-1] / count for k in range(count)]
    return [(x, y) for x, y in (points[bisect(ways, way)] for way in wanted)]


def _tassel(x: float, y: float) -> Fragment:
    return path(f"M{x},{y - 8}l-3.4,34h6.8Z", _BRAID, "#6B4A14", 1.2)


def _wall(wide: float, tall: float) -> Fragment:
    """The dark wall above the cloth."""
    return rect(-1, 0, wide + 2, tall, "#33161A") + rect(-1, 0, wide + 2, 26, "#1E0C10") + rect(
        -1, 24, wide + 2, 6, "#7A5A48"
    )  # fmt: skip


def _pole(wide: float) -> Fragment:
    return (
        rect(-6, _ROD - 13, wide + 12, 26, "#8A5A30", 0, INK, 2.6)
        + rect(-1, _ROD - 9, wide + 2, 6, "#C08A50")
        + rect(-1, _ROD + 5, wide + 2, 5, "#5E3A1E")
    )


def _ring(x: float, wide: float) -> Fragment:
    """The ring of a fold around the rod, whose back half lies behind it, with the clip that holds the cloth."""
    front = f"M{x},{_ROD - 30}A13,30 0 0 1 {x},{_ROD + 30}"
    return (
        ellipse(x, _ROD, 13, 30, NONE, INK, 9)
        + ellipse(x, _ROD, 13, 30, NONE, "#A87A2C", 4.6)
        + _pole(wide)
        + path(f"M{x - 11},{_CLIP + 16}L{x - 6},{_CLIP - 12}H{x + 6}L{x + 11},{_CLIP + 16}Z", _BRAID, INK, 2.2)
        + path(f"M{x},{_CLIP - 12}V{_ROD + 26}", NONE, INK, 5)
        + path(f"M{x},{_CLIP - 12}V{_ROD + 26}", NONE, _BRAID, 2)
        + path(front, NONE, INK, 9)
        + path(front, NONE, "#E8C46A", 4.8)
    )


@kept(3)
def _rail(wide: int, scale: float) -> Surface:
    """The rod before the wall, without rings."""
    drawn = _wall(wide / scale, _RAIL) + _pole(wide / scale)
    return opaque(raster(wide, pixels(_RAIL, scale), scale, drawn, painted=True))


@kept(2)
def _floor(wide: int, scale: float) -> Surface:
    """The boards before the curtain, in its shadow at the back."""
    w = wide / scale
    top = _FLOOR - _BOARDS
    out = rect(0, 0, w, _FLOOR, "#1C0C0E") + rect(0, top, w, _BOARDS, "#5E3A24") + rect(0, top, w, 5, "#8A5A30")
    for x in range(40, int(w), 130):
        out += path(f"M{x},{top + 4}L{x + (x - w / 2) * 0.12:.1f},{_FLOOR}", NONE, "#43281A", 3)
    out += rect(0, top, w, 36, "#14080A", opacity=0.5)
    return opaque(raster(wide, pixels(_FLOOR, scale), scale, out, painted=True))


def _bill_at(scale: float) -> tuple[int, int]:
    return round((_BILL[0] - BLEED) * scale), round((_CLIP - BLEED) * scale)


@kept(12)
def _bill(look: CurtainLook, scale: float) -> Surface:
    """The playbill on its cords: the face of who is called, the name, and what will be asked."""
    x, y, w, h = _BILL
    inks = player(look.colour)
    canvas = Canvas.over((x, _CLIP, w, y + h - _CLIP + 16), scale, BLEED)
    cords = "".join(f"M{cord},{_CLIP + 18}V{y + 10}" for cord in _CORDS)
    canvas.draw(
        path(cords, NONE, INK, 7),
        path(cords, NONE, _BRAID, 3.4),
        path(notched(x + 5, y + 15, w, h, 26), _DARK, opacity=0.45),
        path(notched(x, y, w, h, 26), PAPER, INK, 3.4),
        path(notched(x + 13, y + 13, w - 26, h - 26, 22), NONE, inks.body, 6),
        path(notched(x + 13, y + 13, w - 26, h - 26, 22), NONE, INK, 1),
        path(notched(x + 22, y + 22, w - 44, h - 44, 18), NONE, GOLD, 2),
        *(circle(cord, y + 8, 12, _BRAID, INK, 2.4) for cord in _CORDS),
    )
    middle, at = _FACE_AT
    canvas.draw(
        circle(middle + 6, at + 10, _FACE + 16, SHADOW, opacity=0.3),
        circle(middle, at, _FACE + 12, BRASS, INK, 3),
        circle(middle, at, _FACE + 6, NONE, _TWINE, 3),
    )
    canvas.picture(disc(look.innkeeper, look.colour, 2 * _FACE, scale, signed=False), middle - _FACE, at - _FACE)
    canvas.layer()
    rule, side, low = y + 286, middle + 0.76 * _FACE, at + 0.7 * _FACE
    canvas.draw(
        circle(side, low, _SIGN, CREAM, INK, 2.4),
        circle(side, low, _SIGN - 5, inks.body),
        emblem(inks.emblem, side, low, _SIGN * 0.52, inks.on),
        path(f"M{x + 190},{rule}H{middle - 20}M{middle + 20},{rule}H{x + w - 190}", NONE, GOLD, 2.4),
        path(f"M{middle},{rule - 10}l14,10l-14,10l-14,-10Z", GOLD, INK, 1.4),
    )
    room = w - 110
    letters = canvas.fitting(look.name, "display", 104, room, tall=104, least=30).size
    canvas.text(middle, y + 224, look.name, "display", letters, WINE, "centre", "middle", wrap=room, most=1)
    lines: tuple[tuple[str, Style, float, float, float, Colour], ...] = (
        (look.asked, "display", 50, y + 334, 78, INK),
        (look.line, "bold", 32, y + 399, 46, INK),
    )
    for words, style, usual, height, tall, ink in lines:
        said, size = canvas.fitting(words, style, usual, room, 2, 1.06, tall, least=usual / 2)
        canvas.text(middle, height, said, style, size, ink, "centre", "middle", wrap=room, most=2, leading=1.06)
    return canvas.surface(grain=4)


@kept(12)
def handover_strip(colour: str, name: str, width: float, height: float, scale: float, innkeeper: str = "") -> Surface:
    """A band in the player's colour with face and name, width by height design px."""
    inks = player(colour)
    canvas = Canvas(width, height, scale)
    canvas.draw(
        rect(0, 0, width, height, INK),
        rect(0, 3, width, height - 6, inks.body),
        rect(0, 9, width, 2, inks.on, opacity=0.7),
        rect(0, height - 11, width, 2, inks.on, opacity=0.7),
    )
    wide = height - 20
    canvas.picture(disc(innkeeper, colour, wide, scale), 16, (height - wide) / 2)
    size = 38 if canvas.measure(name, "display", 38) <= width - 122 else 28
    canvas.text(108, height / 2, name, "display", size, inks.on, valign="middle", wrap=width - 122, most=1)
    return canvas.surface()
