"""Crush pad and cellar: six rows of places for grapes and wines, some of them in rock until they are dug."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import mat_boxes, signs
from game.art.estate.bottles import bottle_picture
from game.art.estate.shed import shed, vat, vat_picture
from game.art.estate.vault import FIRST, barrels, rack, rock, vault
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, CELLAR_NUMBER, INK, SHADOW, SLOT_NUMBER
from game.art.kit.raster import in_strips, pixels
from game.art.kit.shapes import Fragment, group, rect
from game.art.pieces import coin

_VALUES = range(1, 10)
_STRIPS = 3
"""In so many parts the walls are drawn."""


class DoorLook(NamedTuple):
    """A cellar that can be dug: name, cost in lira, whether it is built."""

    name: str
    cost: int
    built: bool


@kept(12)
def cellar(medium: DoorLook, large: DoorLook, snow: bool, scale: float) -> Surface:
    """Crush pad and cellar with empty places; a cellar not yet built is rock with its name and price."""
    box = mat_boxes.CELLAR
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.picture(_walls(medium.built, large.built, snow, scale), box.x, box.y)
    canvas.layer()
    reach = 9 if large.built else 6 if medium.built else 3
    for thing, kind in mat_boxes.CELLAR_ROWS:
        pad = thing == "grape"
        for value in _VALUES:
            if pad or FIRST[kind] <= value <= reach:
                x, y = mat_boxes.slot(thing, kind, value).box.centre
                ink = SLOT_NUMBER if pad else CELLAR_NUMBER
                canvas.text(x, y + (4 if pad else 5), str(value), "bold", grown(20, 27), ink, "centre", "middle")
    for index, row in enumerate(mat_boxes.CELLAR_ROWS):
        place = mat_boxes.cellar_row(index)
        canvas.icon(signs.CELLAR_ROWS[row], place.x - 23, place.y + place.h / 2 - 2, 38, on_dark=True)
    canvas.layer()
    for first, look in ((4, medium), (7, large)):
        if not look.built:
            _board(canvas, mat_boxes.cellar_door(first), look)
    return canvas.surface()


@kept(6, lasting=True)
def _walls(medium: bool, large: bool, snow: bool, scale: float) -> Surface:
    """Shed and cellar without words."""
    box = mat_boxes.CELLAR
    size = pixels(box.w, scale), pixels(box.h, scale)
    sheet = in_strips(*size, scale, _shapes(medium, large, snow), _STRIPS)
    canvas = Canvas(box.w, box.h, scale)
    canvas.picture(sheet, 0, 0)
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(6)
def _shapes(medium: bool, large: bool, snow: bool) -> Fragment:
    shapes = vault()
    for thing, kind in mat_boxes.CELLAR_ROWS:
        for value in _VALUES:
            x, y = mat_boxes.slot(thing, kind, value).box.centre
            if thing == "wine" and value >= FIRST[kind]:
                shapes += rack(kind, value)
    shapes += barrels(medium)
    for first, dug in ((4, medium), (7, large)):
        if not dug:
            shapes += rock(mat_boxes.cellar_door(first), first)
    shapes += shed(snow)
    for kind in ("red", "white"):
        for value in _VALUES:
            x, y = mat_boxes.slot("grape", kind, value).box.centre
            shapes += vat(x, y)
    return group(shapes, -mat_boxes.CELLAR.x, -mat_boxes.CELLAR.y)


def _board(canvas: Canvas, box: Box, look: DoorLook) -> None:
    """The board on the rock of a cellar not yet built: its name over its price."""
    cx, middle = box.x + box.w / 2, box.y + box.h / 2 + 26
    room = box.w - 14
    name, size = canvas.fitting(look.name, "extra", 20, room - 8, 2, 1.05, 62)
    tall = size * 2.05 + 62
    top = middle - tall / 2
    canvas.draw(
        rect(cx - room / 2 + 2, top + 3, room, tall, SHADOW, 6, opacity=0.5),
        rect(cx - room / 2, top, room, tall, CARD, 6, INK, 2),
    )
    canvas.text(
        cx, top + 11 + size * 1.02, name, "extra", size, INK, "centre", "middle", wrap=room - 8, leading=1.05, most=2
    )
    coin(canvas, cx, top + tall - 25, 40, look.cost)


def stored(sort: str, kind: str, value: int, scale: float, ghost: bool = False) -> Surface:
    """A grape in its vat, or a wine in its rack: the middle of the picture is that of its place."""
    return (vat_picture if sort == "grape" else bottle_picture)(kind, value, scale, ghost)
