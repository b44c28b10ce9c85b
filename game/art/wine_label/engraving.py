"""Heads as engravings: one ink in lines that swell where it is dark, crossed by others where it is darker."""

from __future__ import annotations

import math
import re

import pygame
from pygame import SRCALPHA, Surface

from game.art.innkeepers import PROUD, line_of
from game.art.kit.cache import kept
from game.art.kit.palette import INK as OUTLINE
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import Fragment, ellipse
from game.art.people import scenes
from game.art.people.eyes import IRIS
from game.art.people.person import Person

INK, PAPER = "#3A2418", "#FBF3DE"
_GROUND = "#F6EBCF"
_LINES, _CROSSED = 54, 46
"""How many lines lie over a head from above to below, and how many cross them."""
_LIGHT, _MIDDLE, _DARK = 214, 112, 34
"""The greys, from 0 for black, at which lines begin, at which others cross them, and at which no paper is left."""
_THIN, _THICK = 0.16, 0.92
"""How wide a line is where it is light and where it is dark, as a share of what lies between two."""
_GRAIN = 3
"""So many true px of a screen are moved together."""
_LIFT, _SKIN, _MOST_LIFT = 56, 168, 138
"""How much lighter black is made before lines are laid; more for skin darker than this grey, up to a bound."""
_SOFT = 0.3
"""The share of a blurred head, which rounds its shades."""
_DRAWN = frozenset({OUTLINE.lower(), IRIS.lower()})
"""The inks of outlines and eyes, which stay solid."""
_FINE, _MOST_FINE = 800, 3
"""At least so many true px wide lines are cut before they are made as small as they are seen, at most so many times."""
_COLOUR = re.compile("#[0-9A-Fa-f]{6}")


@kept(12)
def engraved(innkeeper: str, colour: str, size: float, scale: float) -> Surface:
    """An innkeeper with a wreath in an oval ``size`` design px wide, clear around it."""
    side = pixels(size, scale)
    fine = side * min(_MOST_FINE, max(2, math.ceil(_FINE / side)))
    out = pygame.transform.smoothscale(_cut(innkeeper, colour, fine), (side, side))
    mask = raster(side, side, 1, ellipse(side / 2, side / 2, side * 0.47, side * 0.495, "#FFFFFF"), painted=True)
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@kept(6)
def _cut(innkeeper: str, colour: str, side: int) -> Surface:
    """The head in ink and paper alone: ink where it is darker than the screen of lines, and along its outlines."""
    shades = _shades(innkeeper, colour, side).copy()
    shades.blit(_screen(side), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    out = Surface((side, side), SRCALPHA, 32)
    out.fill(PAPER)
    for picture in (shades, _outlines(innkeeper, colour, side)):
        dark = pygame.mask.from_threshold(picture, (63, 63, 63), (64, 64, 64, 255))
        dark.to_surface(out, setcolor=INK, unsetcolor=None)
    return out


def _person(innkeeper: str, colour: str) -> Person:
    return Person({**line_of(innkeeper, colour), "hat": "laurel ivory ivory"}).feeling(PROUD)


@kept(6)
def _drawing(innkeeper: str, colour: str, side: int) -> Fragment:
    return scenes.badge(_person(innkeeper, colour), side, _GROUND, 96)


@kept(6)
def _outlines(innkeeper: str, colour: str, side: int) -> Surface:
    """What of the head is drawn in the ink of outlines, on white."""

    def bare(found: re.Match[str]) -> str:
        return "#000000" if found[0].lower() in _DRAWN else "#FFFFFF"

    drawn = _COLOUR.sub(bare, _drawing(innkeeper, colour, side))
    sheet = Surface((side, side))
    sheet.fill("#FFFFFF")
    sheet.blit(raster(side, side, 1, drawn, painted=True), (0, 0))
    return sheet


@kept(6)
def _shades(innkeeper: str, colour: str, side: int) -> Surface:
    """Half the lightness of the head, lifted and rounded."""
    image = raster(side, side, 1, _drawing(innkeeper, colour, side), painted=True)
    grey = pygame.transform.grayscale(image).convert(Surface((1, 1), depth=32))
    soft = pygame.transform.smoothscale(pygame.transform.smoothscale(grey, (26, 26)), (side, side))
    soft.set_alpha(round(255 * _SOFT))
    grey.blit(soft, (0, 0))
    lift = _lift(pygame.Color(_person(innkeeper, colour).head.skin))
    grey.fill((255 - lift,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    grey.fill((lift,) * 3, special_flags=pygame.BLEND_RGB_ADD)
    grey.fill((128,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    return grey


def _lift(skin: pygame.Color) -> int:
    """How much lighter black is made, so that lines leave a face of this skin room for its features."""
    grey = 0.3 * skin.r + 0.59 * skin.g + 0.11 * skin.b
    return round(min(_MOST_LIFT, max(_LIFT, 255 * (_SKIN - grey) / (255 - grey))))


@kept(4)
def _screen(side: int) -> Surface:
    """Half of what a place lacks to white before it is ink: little along the middle of each line, much between them.

    Its columns are one column that is moved down towards the edges, so that the lines bend as if around a head.
    """
    down, aside = side // 16, side * 3 // 5
    column, row = Surface((_GRAIN, side + down)), Surface((side + aside, _GRAIN))
    for y in range(side + down):
        column.fill(_half_lack(_along(2 * abs(y * _LINES / side % 1 - 0.5))), (0, y, _GRAIN, 1))
    for x in range(side + aside):
        row.fill(_half_lack(_aslant(2 * abs(x * _CROSSED / side % 1 - 0.5))), (x, 0, 1, _GRAIN))
    sheet, other = Surface((side, side)), Surface((side, side))
    for at in range(0, side, _GRAIN):
        aside_share = 2 * at / side - 1
        sheet.blit(column, (at, -down * (1 - aside_share * aside_share)))
        other.blit(row, (-aside * at / side, at))
    sheet.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    return sheet


def _along(aside: float) -> float:
    """The grey at which a place is ink, so far from the middle of a line (0) towards the middle between two (1)."""
    return _LIGHT - (_LIGHT - _DARK) * max(0.0, aside - _THIN) / (_THICK - _THIN) if aside < _THICK else 0.0


def _aslant(aside: float) -> float:
    return _MIDDLE - (_MIDDLE - _DARK) * 2 * aside if aside < 0.5 else 0.0


def _half_lack(shade: float) -> tuple[int, int, int]:
    lack = round((255 - shade) / 2)
    return lack, lack, lack
