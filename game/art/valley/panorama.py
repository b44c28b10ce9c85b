"""The valley as one picture: the same hills in four seasons that melt into each other from left to right."""

from __future__ import annotations

import math

from pygame import BLEND_RGBA_MULT, SRCALPHA, Surface, image, transform

from game.art.board_boxes import BOARD
from game.art.country.seasons import SEASONS
from game.art.kit.cache import kept
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import Fragment, group, path
from game.art.landscape import hill
from game.art.valley import corners, land, sky

_STRIPS = {"spring": (0, 260), "summer": (150, 690), "fall": (570, 820), "winter": (700, 1200)}
"""From where to where a season is drawn; from the second on it lies over the one before."""
_BEGINS = {"summer": (200, 30), "fall": (624, 30), "winter": (760, 34)}
"""Where a season begins, and half the width over which it melts into the one before."""


@kept(4)
def _layers(season: str) -> tuple[Fragment, ...]:
    """What is drawn of a season, from behind. Large words move the roads."""
    behind = sky.sky(season) + sky.horizon(season)
    if season == "spring":
        ground = path(hill(sky.NEAR, BOARD.h), SEASONS[season].slope[0])
        return behind, ground + corners.terraces() + land.cart_road(season)
    slopes = tuple(land.slope(season, row) for row in range(3))
    return behind, *slopes, (corners.wood() if season == "fall" else "") + land.cart_road(season)


@kept(24)
def _part(season: str, part: int, scale: float) -> Surface:
    left, right = _STRIPS[season]
    shapes = group(_layers(season)[part], -left)
    return raster(pixels(right - left, scale), pixels(BOARD.h, scale), scale, shapes, painted=True)


@kept(4)
def _strip(season: str, scale: float) -> Surface:
    """A season, clear before it begins."""
    left, _ = _STRIPS[season]
    sheet = _part(season, 0, scale).copy()
    sheet.blits([(_part(season, i, scale), (0, 0)) for i in range(1, len(_layers(season)))])
    if season in _BEGINS:
        begin, half = _BEGINS[season]
        sheet.blit(_melting(begin, half, left, *sheet.get_size(), scale), (0, 0), special_flags=BLEND_RGBA_MULT)
    return sheet


@kept(2)
def picture(scale: float) -> Surface:
    """The valley without its places, as large as the board."""
    sheet = Surface((pixels(BOARD.w, scale), pixels(BOARD.h, scale)), SRCALPHA)
    for season, (left, _) in _STRIPS.items():
        sheet.blit(_strip(season, scale), (round(left * scale), 0))
    return sheet


def _melting(begin: float, half: float, left: float, w: int, h: int, scale: float) -> Surface:
    """White, clear before ``begin`` of the board along a wavy line; its left edge lies at ``left``."""
    step = 4
    wide, tall = max(2, w // step), max(2, h // (step * 4))
    data = bytearray()
    for j in range(tall):
        y = j / tall * BOARD.h
        edge = begin + 10 * math.sin(y / 60) + 6 * math.sin(y / 23 + 1)
        for i in range(wide):
            share = min(1, max(0, (left + i / wide * (w / scale) - edge + half) / (2 * half)))
            data += bytes((255, 255, 255, round(255 * share * share * (3 - 2 * share))))
    return transform.smoothscale(image.frombuffer(bytes(data), (wide, tall), "RGBA"), (w, h))
