"""The harvest: a poster with what is brought in, bunches on their way to the crush pad, and the light they leave."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Surface

from game.art.board_boxes import BOARD
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK, WINE, Colour
from game.art.kit.raster import in_strips, pixels
from game.art.kit.shapes import NONE, Fragment, circle, group, line, path, polygon, rect
from game.art.landscape import RED_GRAPES, WHITE_GRAPES, bunch, cypress, height_at, hill, house, leaf, vine_rows
from game.art.pieces import token

STRIPS = 4
"""In so many parts the ground of the poster is drawn."""
_W, _H = BOARD.w, BOARD.h
_SUN = (300.0, 270.0)
_TEXT = 664.0
"""Where the words begin."""
_LIST, _LIST_FOOT = 296.0, 446.0
"""Upper and lower edge of the list of vines."""
_DARK: Colour = "#4C0D20"
SPARK, RAYS = 96.0, 12
"""How wide the light is round a grape that has arrived, and of how many rays."""


class Picked(NamedTuple):
    """A vine that is harvested: its name and the values of its grapes, 0 where it has none of a colour."""

    name: str
    red: int
    white: int


@kept(1)
def poster(title: str, vines: tuple[Picked, ...], scale: float) -> Surface:
    """The poster, as large as the board: the word, and what is harvested."""
    sheet = ground(scale).copy()
    canvas = Canvas(_W, _H, scale)
    room = _W - _TEXT - 50
    words, size = canvas.fitting(title, "display", 112, room, tall=150, least=40)
    for x, y, ink in ((_TEXT + 6, 186.0, _DARK), (_TEXT, 180.0, WINE)):
        canvas.text(x, y, words, "display", size, ink, valign="middle", wrap=room, most=1)
        canvas.layer()
    canvas.draw(rect(_TEXT + 4, 262, 140, 7, _DARK))
    columns = 1 if len(vines) <= 5 else 2
    rows = max(1, -(-len(vines) // columns))
    pitch, wide = min(48.0, (_LIST_FOOT - _LIST) / rows), room / columns
    for at, vine in enumerate(vines):
        x, y = _TEXT + at // rows * wide, _LIST + pitch * (at % rows + 0.5)
        for kind, value in (("red", vine.red), ("white", vine.white)):
            if value:
                token(canvas, kind, x + 20, y, min(40.0, pitch - 4), value)
                x += 46
        left = wide - (x - _TEXT - at // rows * wide) - 16
        name, letters = canvas.fitting(vine.name, "extra", 30, left, tall=pitch)
        canvas.text(x + 6, y, name, "extra", letters, "#3A2415", valign="middle", wrap=left, most=1)
    sheet.blit(canvas.surface(), (0, 0))
    return sheet


@kept(1, lasting=True)
def ground(scale: float) -> Surface:
    """The poster without words: rays of the evening sun, two bunches, and the vineyards."""
    shapes = contrast.printed(_evening() + _land()) + _bunches() + _frame()
    return in_strips(pixels(_W, scale), pixels(_H, scale), scale, shapes, STRIPS)


def _evening() -> Fragment:
    x, y = _SUN
    out = rect(0, 0, _W, _H, "#F7CE73", 8)
    for ray in range(28):
        angle = ray * math.pi / 14 + 0.05
        ends = [(x + 1400 * math.cos(turn), y + 1400 * math.sin(turn)) for turn in (angle, angle + 0.12)]
        out += path(polygon(((x, y), *ends)), "#F4B942" if ray % 2 else "#EFA22E")
    return out + circle(x, y, 232, "#FBE3A4") + circle(x, y, 196, "#E4621C")


def _land() -> Fragment:
    land = [(-20.0, 500.0), (300.0, 452.0), (620.0, 506.0), (920.0, 456.0), (1240.0, 500.0)]
    out = path(hill(land, _H + 10), "#8E5A26")
    out += vine_rows(
        lambda x: height_at(land, x), _W, _H, 560, 22, "#5C2A14", "#B5641F", depth=0.22, thick=0.5
    )  # fmt: skip
    for x, tall in ((60.0, 120), (96.0, 150), (1118.0, 84), (1148.0, 108), (1082.0, 66)):
        out += cypress(x, height_at(land, x) + 8, tall)
    return out + house(590, height_at(land, 590) + 10, 1.25)


def _bunches() -> Fragment:
    x = _SUN[0]
    out = group(path("M0,0C-6,-40 4,-80 30,-104", NONE, "#4A2E1C", 14), x, 112)
    out += leaf(x - 10, 150, 1.5, -62) + leaf(x + 20, 146, 1.35, 50, "#7F9A3C", "#5B7A2E")
    return out + bunch(x - 70, 90, 2.55, 4) + bunch(x + 116, 150, 1.95, 9, WHITE_GRAPES)


def _frame() -> Fragment:
    out = rect(2, 2, _W - 4, _H - 4, NONE, 8, INK, 4)
    return out + rect(8, 8, _W - 16, _H - 16, NONE, 5, "#FBF1DC", 3)


@kept(24)
def bunch_picture(kind: str, value: int, scale: float) -> Surface:
    """A bunch on its way, with the value that its grapes have together."""
    canvas = Canvas(92, 104, scale)
    canvas.draw(circle(46, 56, 42, "#FFE9A8", opacity=0.5))
    canvas.draw(bunch(46, 16, 0.62, 3, RED_GRAPES if kind == "red" else WHITE_GRAPES, (3, 4, 3, 2, 1)))
    canvas.layer()
    token(canvas, kind, 46, 58, 48, value)
    return canvas.surface()


@kept(30)
def bead(size: float, scale: float) -> Surface:
    """A drop of the light that a bunch leaves behind, so many design px wide."""
    canvas = Canvas(size, size, scale)
    middle = size / 2
    canvas.draw(circle(middle, middle, middle, "#FFD774", opacity=0.8), circle(middle, middle, middle * 0.5, "#FFF6DF"))
    return canvas.surface()


@kept(2)
def sparks(scale: float) -> Surface:
    """The light round a grape that has arrived."""
    canvas = Canvas(SPARK, SPARK, scale)
    middle = SPARK / 2
    for ray in range(RAYS):
        across, down = math.cos(ray * 2 * math.pi / RAYS), math.sin(ray * 2 * math.pi / RAYS)
        ends = [(middle + reach * across, middle + reach * down) for reach in (26.0, 44.0)]
        canvas.draw(line(*ends[0], *ends[1], INK, 6), line(*ends[0], *ends[1], "#FFD774", 4))
    return canvas.surface()
