"""Heads as engravings: one ink in lines that swell where it is dark."""

from __future__ import annotations

import math

import pygame
from pygame import SRCALPHA, Surface
from pygame.mask import Mask

from game.art.innkeepers import PROUD, line_of
from game.art.kit.cache import kept
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import NONE, Fragment, ellipse, path
from game.art.people import scenes
from game.art.people.person import Person

INK, PAPER = "#3A2418", "#FBF3DE"
_TONES = (
    (196, 226, 1.1), (166, 196, 1.8), (136, 166, 2.5), (106, 136, 3.2), (62, 106, 4.0)
)  # fmt: skip
"""Shades of grey from the light to the dark, from and below, and how wide the lines are there, in design px."""
_APART = 5.4
_BLACK = 62
"""What is darker is all ink."""
_GROUND = "#F6EBCF"


@kept(12)
def engraved(innkeeper: str, colour: str, size: float, scale: float) -> Surface:
    """An innkeeper with a wreath in an oval ``size`` design px wide, clear around it."""
    side = pixels(size, scale)
    grey = _grey(innkeeper, colour, side)
    lines = [_lines(side, scale, wide, at >= 3) for at, (_, _, wide) in enumerate(_TONES)]
    out = Surface((side, side), SRCALPHA, 32)
    out.fill(PAPER)
    for (low, high, _), drawn in zip(_TONES, lines, strict=True):
        _between(grey, low, high).to_surface(out, setsurface=drawn, unsetcolor=None)
    _between(grey, 0, _BLACK).to_surface(out, setcolor=INK, unsetcolor=None)
    mask = raster(side, side, 1, ellipse(side / 2, side / 2, side * 0.47, side * 0.495, "#FFFFFF"), painted=True)
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@kept(6)
def _grey(innkeeper: str, colour: str, side: int) -> Surface:
    """The head in shades of grey, so many true px wide."""
    looks = {**line_of(innkeeper, colour), "hat": "laurel ivory ivory"}
    drawn = scenes.badge(Person(looks).feeling(PROUD), side, _GROUND, 96)
    return pygame.transform.grayscale(raster(side, side, 1, drawn, painted=True))


def _between(grey: Surface, low: int, high: int) -> Mask:
    """Where a grey picture is as dark as this or darker, but not darker than ``low``."""
    middle, half = (low + high) // 2, (high - low + 1) // 2
    return pygame.mask.from_threshold(grey, (middle, middle, middle, 255), (half, half, half, 255))


@kept(8)
def _lines(side: int, scale: float, wide: float, crossed: bool) -> Surface:
    """Wavy lines over a square so many true px wide; where it is ``crossed`` others lie aslant over them."""
    size = side / scale
    shapes: Fragment = path("".join(_wave(y * _APART, size) for y in range(int(size / _APART) + 2)), NONE, INK, wide)
    if crossed:
        slants = "".join(f"M{x * 7:.0f},0L{x * 7 - size:.0f},{size:.0f}" for x in range(int(2 * size / 7) + 1))
        shapes += path(slants, NONE, INK, wide * 0.4)
    sheet = Surface((side, side), SRCALPHA, 32)
    sheet.fill(PAPER)
    sheet.blit(raster(side, side, scale, shapes, painted=True), (0, 0))
    return sheet


def _wave(y: float, size: float) -> str:
    steps = range(int(size / 8) + 2)
    return "M" + "L".join(f"{k * 8},{y + 2 * math.sin(k * 8 / 17):.1f}" for k in steps)
