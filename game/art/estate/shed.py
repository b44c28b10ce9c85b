"""The shed over the crush pad: its roof, its shelves, and the vats for the grapes."""

from __future__ import annotations

from pygame import Surface

from game.art import mat_boxes
from game.art.country.houses import poly
from game.art.country.inks import (
    DARK,
    ROOF,
    SNOW,
    SNOW_SHADE,
    STONE,
    STONE_SHADE,
    WOOD,
    WOOD_SHADE,
)
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import mix
from game.art.kit.shapes import NONE, Fragment, circle, ellipse, path, rect
from game.art.pieces import token

_WALL, _WALL_SHADE, _JOINT = "#7A5236", "#5A3A28", "#664329"
_TILES, _TILE_JOINT, _EAVES = ROOF, "#8E3314", "#7C2B13"
_HOOP = "#2F2829"
_BERRIES = {"red": ("#8C1D3F", "#B23C5C"), "white": ("#B9A136", "#E0CF6A")}
_HEAP = ((0, 7), (1, 5), (2, 3))
"""Rows of berries over the rim of a vat and how many lie in them."""
PICTURE = 64
"""The side of the picture of a full vat, in design px; its token lies in the middle."""


def shed(snow: bool) -> Fragment:
    """Roof, posts, shelves and floor of the shed."""
    x, y, w, _ = mat_boxes.CELLAR
    floor = mat_boxes.cellar_row(1).bottom
    out = rect(x + 8, y + 22, w - 16, floor - y - 22, _WALL) + rect(x + 8, y + 22, w - 16, 18, _WALL_SHADE)
    for i in range(1, 12):
        out += rect(x + 8 + i * 41, y + 30, 1.6, floor - y - 30, _JOINT)
    for row in (0, 1):
        foot = mat_boxes.cellar_row(row).bottom - 5
        out += rect(x + 4, foot, w - 8, 7, STONE) + rect(x + 4, foot + 4.4, w - 8, 2.6, STONE_SHADE)
    for post in (x + 4, x + 42, x + w - 11):
        out += rect(post, y + 20, 7, floor - y - 20, WOOD_SHADE)
    return out + _roof(x, y, w, snow) + rect(x, floor, w, 9, STONE) + rect(x, floor + 6, w, 3, STONE_SHADE)


def _roof(x: float, y: float, w: float, snow: bool) -> Fragment:
    top, eaves = y + 3, y + 28
    out = poly(_TILES, (x, eaves), (x + 14, top), (x + w - 14, top), (x + w, eaves))
    joints = "".join(f"M{x + 15 + i * 11.5:.1f},{top + 1}L{x + 4 + i * 12:.1f},{eaves - 1}" for i in range(42))
    out += path(joints, NONE, _TILE_JOINT, 1.6) + rect(x + 12, top - 3, w - 24, 4, "#D2602E")
    if snow:
        drift = f"M{x + 2},{eaves - 6}L{x + 14},{top - 3}H{x + w - 14}L{x + w - 2},{eaves - 6}"
        hem = "".join(f"q-10,{6 if i % 2 else 2} -20.75,0" for i in range(24))
        out += path(f"{drift}{hem}Z", SNOW) + rect(x + 14, top + 6, w - 28, 3, SNOW_SHADE, 1, opacity=0.7)
    return out + rect(x - 1, eaves - 2, w + 2, 5, _EAVES)


def vat(x: float, y: float, filled: str = "") -> Fragment:
    """A vat around x, y: empty, or heaped with red or white grapes."""
    out = ""
    if filled:
        inks = _BERRIES[filled]
        for row, count in _HEAP:
            for i in range(count):
                out += circle(x + (i - (count - 1) / 2) * 5.4, y - 12 - row * 4.2, 3.5, inks[(i + row) % 2])
    wood = WOOD if filled else "#6A462E"
    out += path(f"M{x - 20},{y - 11}H{x + 20}L{x + 16.5},{y + 19}H{x - 16.5}Z", wood)
    out += path(f"M{x + 4},{y - 11}H{x + 20}L{x + 16.5},{y + 19}H{x + 4}Z", mix(wood, DARK, 0.28))
    out += rect(x - 19.4, y - 7, 38.8, 3, _HOOP) + rect(x - 17.4, y + 12, 34.8, 3, _HOOP)
    return out if filled else out + ellipse(x, y - 11, 20, 3.6, "#2B1A14")


@kept(60)
def vat_picture(kind: str, value: int, scale: float, ghost: bool = False) -> Surface:
    """A vat heaped with grapes, its token before it, in the middle of a square picture of ``PICTURE`` px."""
    canvas, middle = Canvas(PICTURE, PICTURE, scale), PICTURE / 2
    canvas.draw(vat(middle, middle, kind))
    canvas.layer()
    token(canvas, kind, middle, middle + 1, 38, value)
    image = canvas.surface()
    if ghost:
        image.set_alpha(150)
    return image
