"""The label on the table of an inn, and beside it the bottle that wears it."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.art.banquet import light
from game.art.ground import table_ground
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.palette import INK, mix, player
from game.art.kit.raster import in_strips, pixels, raster
from game.art.kit.shapes import NONE, Fragment, ellipse, group, path, rect
from game.art.wine_label.label import LabelLook, label
from game.art.wine_label.sheet import TALL, WIDE

LABEL = Box(34, 30, WIDE, TALL)
"""Where the label lies."""
_NICHE, _SHELF = Box(916, 100, 960, 790), 846.0
_BOTTLE_X, _HALF, _REACH, _TOP = 1392.0, 128.0, 170.0, 190.0
"""The middle of the bottle, half its width, and how far its picture reaches to the sides and up."""
_STUCK = Box(_BOTTLE_X - 112, 478, 224, 224 * TALL / WIDE)
"""The label on the bottle."""
_GLASS = "#1F3A2B"


@kept(2)
def label_page(look: LabelLook, scale: float) -> Surface:
    """The whole screen, 1920 by 1080 design px, without its buttons."""
    ground, niche, shade, gloss = table_ground(scale), _niche(scale), _shade(scale), _gloss(scale)
    bottle, picture = _bottle(player(look.winners[0].colour).body, scale), label(look, scale)
    small = pygame.transform.smoothscale(picture, (pixels(_STUCK.w, scale), pixels(_STUCK.h, scale)))
    sheet = ground.copy()
    laid = (
        (niche, _NICHE[:2]), (bottle, (_BOTTLE_X - _REACH, _TOP)), (shade, (LABEL.x + 4, LABEL.y + 6)),
        (picture, LABEL[:2]), (small, _STUCK[:2]), (gloss, (_BOTTLE_X - _HALF, 380)),
    )  # fmt: skip
    sheet.blits([(part, (round(x * scale), round(y * scale))) for part, (x, y) in laid])
    return sheet


@kept(2)
def _shade(scale: float) -> Surface:
    """The shadow of the label on the table."""
    shapes = rect(6, 8, WIDE, TALL, "#0B0608", 4, opacity=0.6)
    return raster(pixels(WIDE + 20, scale), pixels(TALL + 20, scale), scale, shapes, painted=True)


@kept(2)
def _niche(scale: float) -> Surface:
    """The niche in the wall with candles and glasses."""
    return in_strips(pixels(_NICHE.w, scale), pixels(_NICHE.h, scale), scale, _niche_shapes(), 2)


@kept(1)
def _niche_shapes() -> Fragment:
    out = path(f"M960,{_SHELF}V330C960,60 1824,60 1824,330V{_SHELF}Z", "#5A3A2C", INK, 4)
    out += path(f"M984,{_SHELF}V340C984,96 1800,96 1800,340V{_SHELF}Z", "#3A2420")
    middle = _BOTTLE_X
    out += light.halo(middle, 470, 372, 0.24)
    out += rect(926, _SHELF, 932, 26, "#8A5A30", 3, INK, 3) + rect(926, _SHELF + 3, 932, 7, "#B5834A")
    out += _glass(1160, 1.0) + _glass(1640, 1.0) + group(light.candle(0, 0), 1052, _SHELF - 4, 1.5)
    out += group(light.candle(0, 0), 1736, _SHELF - 4, 1.2)
    return group(out, -_NICHE.x, -_NICHE.y)


@kept(2)
def _bottle(ink: str, scale: float) -> Surface:
    """The bottle with a capsule in an ink."""
    wide, tall = 2 * _REACH, _SHELF + 20 - _TOP
    shapes = group(_body(_REACH, ink), 0, -_TOP)
    return raster(pixels(wide, scale), pixels(tall, scale), scale, shapes, painted=True)


def _body(x: float, ink: str) -> Fragment:
    """The bottle, its foot on the shelf."""
    left, right, shine, wide = x - _HALF, x + _HALF, x - _HALF + 14, x - _HALF + 40
    outline = (
        f"M{x - 40},220V340C{x - 40},400 {left},400 {left},480V{_SHELF}"
        f"H{right}V480C{right},400 {x + 40},400 {x + 40},340V220Z"
    )
    light_on_it = (
        f"M{shine},{_SHELF - 8}V486C{shine},430 {x - 30},410 {x - 30},350V330h12V354"
        f"C{x - 18},420 {wide},436 {wide},490V{_SHELF - 8}Z"
    )
    out = ellipse(x, _SHELF + 4, _HALF + 30, 12, "#1A0E0C", opacity=0.5) + path(outline, _GLASS, INK, 4)
    out += path(light_on_it, mix(_GLASS, "#FFF6DF", 0.22)) + rect(x - 44, 196, 88, 130, ink, 6, INK, 3.4)
    out += rect(x - 48, 206, 96, 24, mix(ink, INK, 0.2), 4, INK, 3)
    return out + rect(x - 30, 236, 12, 82, mix(ink, "#FFF6DF", 0.35), 4)


def _glass(x: float, s: float) -> Fragment:
    bowl = "M-52,-250C-62,-150 -40,-112 0,-108C40,-112 62,-150 52,-250Z"
    wine = "M-56,-190C-56,-140 -38,-114 0,-111C38,-114 56,-140 56,-190Z"
    out = path(bowl, "#DCE8E4", None, opacity=0.28) + path(wine, "#8C1D3F") + ellipse(0, -190, 56, 9, "#A8354F")
    out += path("M-42,-236C-46,-190 -44,-150 -30,-130", NONE, "#FFFDF5", 5, opacity=0.6)
    out += path(bowl, NONE, INK, 3.4) + rect(-5, -108, 10, 96, "#DCE8E4", 2, INK, 2.6)
    return group(out + ellipse(0, -6, 50, 9, "#DCE8E4", INK, 3), x, _SHELF - 2, s)


@kept(2)
def _gloss(scale: float) -> Surface:
    """Light and shadow of the round glass on the label that is stuck to it."""
    wide, tall = 2 * _HALF, _SHELF - 380
    shapes = rect(16, 98, 26, 272, INK, opacity=0.16) + rect(wide - 50, 98, 34, 272, INK, opacity=0.26)
    shapes += rect(58, 98, 16, 272, "#FFFFFF", opacity=0.2)
    return raster(pixels(wide, scale), pixels(tall, scale), scale, shapes, painted=True)
