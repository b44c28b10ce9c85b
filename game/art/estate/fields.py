"""The fields of an estate: ploughed plots on the slope with their sums, or a neighbour's meadow once sold."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

import pygame
from pygame import Surface

from game.art import mat_boxes
from game.art.country.seasons import SEASONS
from game.art.estate.meadow import meadow
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, CREAM, ILLEGAL, INK, SHADOW, Colour, mix
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import NONE, Fragment, Point, circle, ellipse, group, path, polygon, rect
from game.art.landscape import Chance, vine_rows
from game.art.pieces import coin

_SOIL, _FURROW, _CREST, _DEEP, _CLOD = "#93583A", "#6E3F2A", "#7F4A31", "#5A3222", "#B0744E"
_SNOW = "#EEF3F4"
MOST_PRICE = 46.0
"""How large the coin with the price of a field gets with large words."""


class FieldLook(NamedTuple):
    """A field without its vines: limit (also its price), sum of vines, state (open, sold, harvested), middle words."""

    limit: int
    value: int
    state: str = "open"
    words: str = ""
    planted: bool = False


@kept(60)
def field(look: FieldLook, season: str, scale: float) -> Surface:
    """A field in a season, its running sum and limit on a board, its price while it is empty or sold."""
    box = mat_boxes.field_box(look.limit)
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.draw(group(path(polygon(outline(box.w, box.h)), SHADOW, opacity=0.35), box.x + 3, box.y + 4))
    canvas.picture(_meadow(season, scale) if look.state == "sold" else _plot(look.limit, season, scale), box.x, box.y)
    canvas.layer()
    if look.state == "sold":
        _sold(canvas, box, look)
    else:
        _sum(canvas, box, look)
    return canvas.surface()


@cache
def outline(w: float, h: float) -> tuple[Point, ...]:
    """The outline of a plot on the slope: a little narrower above, its edges trodden."""
    top = [(6 + (w - 12) * k / 8, 4 + 3 * math.sin(k * 0.9)) for k in range(9)]
    foot = [(w - 1 - (w - 2) * k / 8, h - 3 + 2 * math.sin(k * 1.1)) for k in range(9)]
    return (*top, (w - 2, h * 0.5), *foot, (2, h * 0.5))


@kept(12, lasting=True)
def _plot(limit: int, season: str, scale: float) -> Surface:
    """Ploughed earth up the slope, with weeds at its edges; under snow in winter."""
    box, inks = mat_boxes.field_box(limit), SEASONS[season]
    w, h = box.w, box.h
    chance = Chance(limit * 11)
    out = rect(0, 0, w, h, _SOIL)
    out += vine_rows(
        lambda _: -4, w, h, w * (0.42 + 0.05 * (limit - 5)), 13, _FURROW, _CREST, spread=2.3, depth=0.42, thick=0.5
    )
    for _ in range(80):
        x, y, r = chance.between(6, w - 6), chance.between(8, h - 6), chance.between(1.2, 2.8)
        out += ellipse(x, y, r * 1.5, r, _DEEP if chance.share() < 0.55 else _CLOD, opacity=0.85)
    if season == "winter":
        for _ in range(18):
            x, y = chance.between(4, w - 4), chance.between(8, h - 8)
            out += ellipse(x, y, chance.between(8, 22), chance.between(1.4, 2.6), _SNOW, opacity=0.75)
    return _cut_out(out, w, h, mix(inks.cap, inks.vine, 0.4), mix(inks.cap, "#2A1C14", 0.45), scale)


@kept(4, lasting=True)
def _meadow(season: str, scale: float) -> Surface:
    box = mat_boxes.field_box(6)
    inks = SEASONS[season]
    return _cut_out(meadow(season, box.w, box.h), box.w, box.h, inks.cap, mix(inks.cap, "#2A1C14", 0.45), scale)


def _cut_out(shapes: Fragment, w: float, h: float, weeds: Colour, edge: Colour, scale: float) -> Surface:
    """A picture in the outline of a plot, with a rim and tufts of weeds along it."""
    size = pixels(w, scale), pixels(h, scale)
    image = raster(*size, scale, shapes, painted=True)
    around = polygon(outline(w, h))
    mask = raster(*size, scale, path(around, "#FFFFFF"), painted=True)
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    chance, tufts = Chance(3), ""
    for x, y in outline(w, h):
        for _ in range(2):
            tufts += f"M{x + chance.between(-4, 4):.1f},{y + 3:.1f}l-2,-6m2,6l0,-8m0,8l2.4,-6"
    image.blit(
        raster(*size, scale, path(around, NONE, edge, 3.2) + path(tufts, NONE, weeds, 1.8), painted=True), (0, 0)
    )
    return image


def _sum(canvas: Canvas, box: Box, look: FieldLook) -> None:
    """What grows there and what can grow there, on a board at the upper right; what is told of it at the left."""
    size = grown(24, 34)
    words = f"{look.value} / {look.limit}" if size < 30 else f"{look.value}/{look.limit}"
    wide, tall = max(70, canvas.measure(words, "extra", size) + 14), 34
    left, top = box.right - 6 - wide, box.y + 4
    canvas.draw(
        rect(left + 1.5, top + 2.5, wide, tall, SHADOW, 5, opacity=0.4),
        rect(left, top, wide, tall, CARD, 5, INK, 1.8),
    )
    canvas.text(left + wide / 2, top + tall / 2, words, "extra", size, INK, "centre", "middle")
    if look.state == "harvested":
        canvas.draw(circle(box.x + 22, box.y + 21, 17, CARD, INK, 1.6))
        canvas.icon("harvest", box.x + 22, box.y + 21, 25)
    elif not look.planted:
        side = grown(34, MOST_PRICE)
        coin(canvas, box.x + 7 + side / 2, box.y + 5 + side / 2, side, look.limit)
    if look.words:
        _plate(canvas, box, look.words, "#5A3620", CREAM, 94, 0)


def _sold(canvas: Canvas, box: Box, look: FieldLook) -> None:
    """The plate on the fence: that it is sold, and for how much it can be bought back."""
    side = grown(34, MOST_PRICE)
    right, middle = _plate(canvas, box, look.words, CARD, ILLEGAL, 132, side + 2)
    coin(canvas, right - 7 - side / 2, middle, side, look.limit)


def _plate(
    canvas: Canvas, box: Box, words: str, ground: Colour, ink: Colour, down: float, beside: float
) -> tuple[float, float]:
    """A plate ``down`` px below the field's upper edge, with room ``beside`` its words: its right end and middle."""
    fitted, size = canvas.fitting(words, "extra", 21, box.w - 40 - beside, tall=38)
    wide, tall = canvas.measure(fitted, "extra", size) + 26 + beside, size + 14
    left, middle = box.x + (box.w - wide) / 2, box.y + down
    canvas.draw(
        rect(left + 2, middle - tall / 2 + 3, wide, tall, SHADOW, 5, opacity=0.4),
        rect(left, middle - tall / 2, wide, tall, ground, 5, ink if ground == CARD else INK, 2),
    )
    canvas.text(left + 13, middle, fitted, "extra", size, ink, valign="middle")
    return left + wide, middle
