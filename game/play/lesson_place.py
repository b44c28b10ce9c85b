"""Where the sheet of a lesson finds room on a table: near what it points at, over nothing that is needed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from game.art.kit.boxes import Box
from game.play.frame import Frame
from game.window.screen import Point

STEP = 20
"""Places so far from each other are tried, in design px."""
EDGE = 14.0
"""How near the sheet comes to the edge of the table, and to what must stay free."""
FAR = 74.0
"""How far the sheet best lies from the thing, so that the arrow to it is seen."""
CORNER = 26.0
"""How far from a corner the arrow begins or ends."""
COVERED = {"mat": 500.0, "log": 250.0, "rail": 500.0}
"""How much it counts to cover a region, against a distance in design px."""
CARD = 900.0
"""How much it counts to cover a card of the hand, or another answer to the question."""
NEEDED = 1e6
"""How much it counts to cover what must stay free."""


def best_place(
    wide: float, tall: float, frame: Frame, free: Sequence[Box], near: Sequence[Box], cards: Sequence[Box]
) -> Box:
    """The best place for a sheet of this size: it leaves ``free`` what it can, and lies ``near`` a thing.

    It covers ``cards`` of the hand, and what else is asked about, only where it must.
    """
    table = frame.table
    lefts = _steps(table.x + EDGE, table.right - EDGE - wide)
    tops = _steps(table.y + EDGE, table.bottom - EDGE - tall)
    places = (Box(x, y, wide, tall) for y in tops for x in lefts)
    return min(
        places, key=lambda place: _cost(place, frame, free, near) + CARD * sum(_share(place, card) for card in cards)
    )


def _steps(first: float, last: float) -> list[float]:
    return [first + i * STEP for i in range(max(1, int((last - first) // STEP) + 1))]


def _cost(place: Box, frame: Frame, free: Iterable[Box], near: Sequence[Box]) -> float:
    cost = sum(NEEDED * _share(place, one.grown(EDGE)) for one in free)
    cost += sum(weight * _share(place, getattr(frame, name)) for name, weight in COVERED.items())
    if near:
        return cost + abs(distance(place, near[0]) - FAR) + 0.05 * math.dist(place.centre, near[0].centre)
    return cost + 0.5 * math.dist(place.centre, (frame.table.centre[0], frame.table.y + frame.table.h * 0.4))


def _share(place: Box, other: Box) -> float:
    """How much of a place lies over a box (0-1)."""
    wide = min(place.right, other.right) - max(place.x, other.x)
    tall = min(place.bottom, other.bottom) - max(place.y, other.y)
    return max(0.0, wide) * max(0.0, tall) / (place.w * place.h)


def distance(one: Box, other: Box) -> float:
    """How far two boxes lie from each other; 0 where they meet."""
    across = max(other.x - one.right, one.x - other.right, 0.0)
    down = max(other.y - one.bottom, one.y - other.bottom, 0.0)
    return math.hypot(across, down)


def way(one: Box, other: Box) -> tuple[Point, Point]:
    """The short straight way from the edge of a box to that of another one."""
    (x, other_x), (y, other_y) = _between(one.x, one.w, other.x, other.w), _between(one.y, one.h, other.y, other.h)
    return (x, y), (other_x, other_y)


def _between(start: float, long: float, other: float, other_long: float) -> tuple[float, float]:
    """Where the way leaves one span and reaches the other: at the edges, or in the middle of what both share."""
    first, last = max(start, other), min(start + long, other + other_long)
    if first <= last:
        return (first + last) / 2, (first + last) / 2
    inset, other_inset = min(CORNER, long / 2), min(CORNER, other_long / 2)
    return (
        (start + long - inset, other + other_inset)
        if start < other
        else (start + inset, other + other_long - other_inset)
    )
