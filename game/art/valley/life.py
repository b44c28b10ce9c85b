"""What lives quietly in the light of the season: swallows, smoke, falling leaves and snow, where no words stand."""

from __future__ import annotations

import math
from collections.abc import Iterator

from pygame import Surface

from game.art import board_boxes
from game.art.board_boxes import BOARD, SEASON_AREAS, SKY
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.palette import Colour
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import Fragment, circle, ellipse, group
from game.art.landscape import Chance, swallow
from game.art.valley.inks import CROWNS
from game.art.valley.sky import chimney

_SMALL = 16.0
"""The side of its pictures, in design px."""
_WINGS: Colour = "#3A3340"
_FALLS = {"fall": 26, "winter": 16}
"""How many leaves or flakes are in the air."""
_FARMS = {"summer": (0, 1), "winter": (2, 3)}
"""Which farms have smoke over their roofs."""
_BIRDS = {"spring": 1, "summer": 2}
"""How many swallows are in the sky."""
_NAME_HALF = 92.0
"""Half the room of a season's name."""
_ROOM = 4.0
"""How near the middle of a leaf may come to what is read."""
_FOOT = board_boxes.CART.y
"""How far down things fall."""

Living = tuple[Surface, tuple[float, float]]
"""A small picture, and where its middle is on the table."""


def living(season: str, step: int, scale: float) -> Iterator[Living]:
    """All that lives in a season after so many steps; behind signs nothing is seen."""
    covered = tuple(_covered(season)) if season in SEASON_AREAS else ()
    for found in (*_birds(season, step, scale), *_smoke(season, step, scale), *_falling(season, step, scale)):
        if not any(box.holds(*found[1]) for box in covered):
            yield found


def _birds(season: str, step: int, scale: float) -> Iterator[Living]:
    for i in range(_BIRDS.get(season, 0)):
        area = SEASON_AREAS[season]
        turn = 2 * math.pi * step / (104 + 36 * i) + i * 2.4
        side = -1 if i % 2 else 1
        x = area.centre[0] + side * (max(area.w * 0.36, _NAME_HALF + 14) + 12 * math.sin(turn))
        yield _picture("bird", i % 2, scale), (x, area.y + 24 + 7 * math.sin(2 * turn))


def _smoke(season: str, step: int, scale: float) -> Iterator[Living]:
    """Three puffs over each farm on the far hills, one after the other."""
    for farm in _FARMS.get(season, ()):
        x, y = chimney(farm)
        for i in range(3):
            age = (step + i * 4 + farm * 2) % 12
            aside = age * 0.9 + 1.5 * math.sin(age)
            yield _picture("smoke", age // 3, scale), (BOARD.x + x + aside, BOARD.y + y - age * 1.3)


def _falling(season: str, step: int, scale: float) -> Iterator[Living]:
    """Leaves or flakes that fall through the season's part of the valley."""
    if season not in _FALLS:
        return
    chance, area = Chance(90), SEASON_AREAS[season]
    for i in range(_FALLS[season]):
        start, tall, speed = chance.share(), chance.share(), chance.between(1.6, 3.4)
        y = area.y + 8 + (tall * (_FOOT - area.y) + step * speed) % (_FOOT - area.y - 16)
        x = area.x + 4 + start * (area.w - 8) + 7 * math.sin(step / 5 + i)
        yield _picture(season, i % 4, scale), (x, y)


def _covered(season: str) -> Iterator[Box]:
    """Where nothing may fall: signs, slabs and workers, crates, and the season's name."""
    area = SEASON_AREAS[season]
    half = min(_NAME_HALF, area.w / 2 + _ROOM)
    yield Box(area.centre[0] - half, area.y + 4, 2 * half, SKY - 8)
    if season == "fall":
        yield board_boxes.FALL.grown(_ROOM)
        yield from (board_boxes.deck_stand(deck).grown(_ROOM) for deck in board_boxes.DECKS)
        beside = (*board_boxes.SUMMER, *board_boxes.WINTER)
        yield from (board_boxes.hanging_sign(board_boxes.action_cell(action)).box.grown(_ROOM) for action in beside)
        return
    for action in board_boxes.WINTER:
        cell = board_boxes.action_cell(action)
        road = board_boxes.picture_height() * 0.3
        yield Box(cell.x - 4, cell.y + road, cell.w + 8, cell.h - road + 4)
        yield board_boxes.hanging_sign(cell).box.grown(5)


@kept(24)
def _picture(kind: str, sort: int, scale: float) -> Surface:
    side = pixels(_SMALL, scale)
    return raster(side, side, scale, group(_shape(kind, sort), _SMALL / 2, _SMALL / 2), painted=True)


def _shape(kind: str, sort: int) -> Fragment:
    if kind == "bird":
        return swallow(0, 0, 7 - sort, _WINGS)
    if kind == "smoke":
        return circle(0, 0, 2.6 + sort * 1.1, "#FFFFFF", opacity=0.62 - sort * 0.14)
    if kind == "winter":
        return circle(0, 0, 1.7 + sort * 0.4, "#FFFFFF", opacity=0.95)
    return group(ellipse(0, 0, 4.2, 2.2, CROWNS[sort][0]), turn=sort * 40 - 50)
