"""Where on the chart there is room for something that must cover nothing that is to be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect

from game.art.kit.boxes import Box

STEP = 24
"""How far apart the places are that are tried."""
ASIDE, OTHER_SHAPE, RATHER_NOT = 0.6, 40.0, 120.0
"""What a px aside counts against one of distance; and how many px of distance another shape than the first one counts,
and a thing that should rather stay free."""


class Room(NamedTuple):
    """Where there is room, and in which of the shapes."""

    box: Box
    shape: int


def near(
    shapes: Sequence[tuple[float, float]], home: Box, within: Box, taken: Sequence[Box], rather_not: Sequence[Box]
) -> Room:
    """The place nearest to a home for one of these shapes (width and height) where it meets nothing that is taken.

    The earlier shapes are wanted rather than the later ones. Where there is no such place, the one that meets least.
    """
    closed, loose = [Rect(*one) for one in taken], [Rect(*one) for one in rather_not]
    places = [(_distance(room.box, home) + OTHER_SHAPE * room.shape, room) for room in _places(shapes, within)]
    places.sort(key=lambda one: one[0])
    best, least = places[0][1], float("inf")
    for far, room in places:
        if far >= least:
            break
        place = Rect(*room.box)
        if place.collidelist(closed) >= 0:
            continue
        far += RATHER_NOT * len(place.collidelistall(loose))
        if far < least:
            best, least = room, far
    if least == float("inf"):
        best = min((room for _, room in places), key=lambda room: len(Rect(*room.box).collidelistall(closed)))
    return best


def _places(shapes: Sequence[tuple[float, float]], within: Box) -> Iterator[Room]:
    for shape, (wide, tall) in enumerate(shapes):
        for x in _steps(within.x, within.right - wide):
            for y in _steps(within.y, within.bottom - tall):
                yield Room(Box(x, y, wide, tall), shape)


def _steps(first: float, last: float) -> tuple[int, ...]:
    return *range(round(first), int(last), STEP), int(last)


def _distance(box: Box, home: Box) -> float:
    across = max(home.x - box.right, box.x - home.right, 0)
    down = max(home.y - box.bottom, box.y - home.bottom, 0)
    return float(across + down + ASIDE * abs(box.centre[0] - home.centre[0]))
