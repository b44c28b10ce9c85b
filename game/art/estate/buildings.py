"""The buildings on the ridge of an estate: each with its name below, or its outline and price until it is built."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Surface

from game.art import mat_boxes
from game.art.country import structures
from game.art.country.inks import SNOW, SNOW_SHADE
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.letters import large
from game.art.kit.palette import CARD, INK, PLAN, PLAN_NAME, SHADOW
from game.art.kit.shapes import circle, rect
from game.art.pieces import coin


class StructureLook(NamedTuple):
    """A structure: its id and name, cost in lira, whether it stands and was used this year, and the size of its
    letters."""

    structure: str
    name: str
    cost: int
    built: bool = False
    used: bool = False
    letters: float = 18


_PICTURE_W, _PICTURE_H = 94, 80
_TALL = 74
"""How much of a building's box is its picture; its name stands below."""
_SIDE = 66
"""The width of the picture at the left of a name with large words."""
_LEAST_WIDE = 22
"""The least letters of its name then."""
_LEADING = 0.94
_SNOW_DEEP = 3.4
"""How deep the snow lies on buildings, in design px."""


@kept(4)
def structure_letters(names: tuple[str, ...], scale: float) -> float:
    """The letters with which all these names fit."""
    canvas, box = Canvas(4, 4, scale), mat_boxes.structure_box("yoke")
    if large():
        room, tall = box.w - _SIDE - 10, box.h - 6
        return min(canvas.fitting(name, "extra", 18, room, 2, _LEADING, tall, _LEAST_WIDE).size for name in names)
    return min(canvas.fitting(name, "extra", 18, box.w - 6, 2, _LEADING, box.h - _TALL - 6).size for name in names)


@kept(60)
def structure(look: StructureLook, snow: bool, scale: float) -> Surface:
    """A building, under ``snow`` or not, over its name; one that is not built in dashes, with its price."""
    box = mat_boxes.structure_box(look.structure)
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    if large():
        _beside(canvas, box, look, snow)
    else:
        _above(canvas, box, look, snow)
    return canvas.surface()


def _picture(look: StructureLook, snow: bool, scale: float) -> Surface:
    if look.built and snow and look.structure != "yoke":
        return snowed_in(look.structure, scale)
    return (structures.picture if look.built else structures.plan)(look.structure, scale)


@kept(30, lasting=True)
def snowed_in(structure: str, scale: float) -> Surface:
    """A building with snow on whatever of it lies open to the sky."""
    image = structures.picture(structure, scale).copy()
    shape = pygame.mask.from_surface(image, 200)
    for ink, deep in ((SNOW_SHADE, _SNOW_DEEP + 1.2), (SNOW, _SNOW_DEEP)):
        cap = shape.copy()
        cap.erase(shape, (0, max(1, round(deep * scale))))
        image.blit(cap.to_surface(setcolor=ink, unsetcolor=(0, 0, 0, 0)), (0, 0))
    return image


def _above(canvas: Canvas, box: Box, look: StructureLook, snow: bool) -> None:
    """The building with its name below."""
    x, y, w, h = box
    share = _TALL / _PICTURE_H
    canvas.picture(_picture(look, snow, canvas.scale * share), x + (w - _PICTURE_W * share) / 2, y)
    canvas.layer()
    _name(canvas, look, Box(x, y + _TALL, w, h - _TALL), w - 6)
    _signs(canvas, look, x + w / 2, y + 45, x + w - 13, y + 14)


def _beside(canvas: Canvas, box: Box, look: StructureLook, snow: bool) -> None:
    """The building at the left, its name beside it."""
    x, y, w, h = box
    share = min((_SIDE - 2) / _PICTURE_W, (h - 4) / _PICTURE_H)
    canvas.picture(_picture(look, snow, canvas.scale * share), x, y + h - 2 - _PICTURE_H * share)
    canvas.layer()
    _name(canvas, look, Box(x + _SIDE, y, w - _SIDE, h), w - _SIDE - 10)
    _signs(canvas, look, x + _SIDE / 2, y + h / 2, x + 12, y + 13)


def _name(canvas: Canvas, look: StructureLook, box: Box, room: float) -> None:
    """The name on a plate at the top of a box, ``room`` wide at most."""
    words = canvas.fitting(look.name, "extra", 18, room, 2, _LEADING, box.h, look.letters).words
    lines = canvas.lines(words, "extra", look.letters, room, 2)
    wide = max(canvas.measure(line, "extra", look.letters) for line in lines) + 10
    tall = look.letters * (1 + _LEADING * (len(lines) - 1)) + 5
    cx = box.x + box.w / 2
    top = box.y + (box.h - tall) / 2 if large() else box.y
    canvas.draw(
        rect(cx - wide / 2 + 1, top + 2, wide, tall, SHADOW, 4, opacity=0.4),
        rect(cx - wide / 2, top, wide, tall, CARD if look.built else PLAN, 4, INK, 1.4),
    )
    canvas.text(
        cx, top + tall / 2, words, "extra", look.letters, INK if look.built else PLAN_NAME, "centre", "middle",
        wrap=room, most=2, leading=_LEADING,
    )  # fmt: skip


def _signs(canvas: Canvas, look: StructureLook, x: float, y: float, aside: float, up: float) -> None:
    """The price of what is not built, the hourglass on what was used this year."""
    if not look.built:
        canvas.layer()
        coin(canvas, x, y, 36, look.cost)
    elif look.used:
        canvas.layer()
        canvas.draw(circle(aside, up, 12, CARD, INK, 1.4))
        canvas.icon("year_end", aside, up, 18)
