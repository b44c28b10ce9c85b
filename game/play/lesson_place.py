"""Where the sheet of a lesson finds room on a table: near what it points at, over nothing that is needed."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.art.kit.boxes import Box
from game.play.frame import Frame
from game.window.screen import Point

ROUGH, STEP = 60.0, 20.0
"""Places so far from each other are tried, in design px, and around the best of them those so far."""
EDGE = 14.0
"""How near the sheet comes to the edge of the table, and to what must stay free."""
FAR = 74.0
"""How far the sheet best lies from the thing, so that the arrow to it is seen."""
ABREAST = 30.0
"""How much it counts to lie above or below a button of the task panel, against a distance in design px times 20."""
FARTHEST, SHORT = 150.0, 88.0
"""An arrow that would be longer than this is only so long: it would cross what is read."""
CORNER = 26.0
"""How far from a corner the arrow begins or ends."""
COVERED = {"mat": 500.0, "log": 700.0, "rail": 500.0}
"""How much it counts to cover a region, against a distance in design px."""
CARD = 900.0
"""How much it counts to cover a card of the hand, or another answer to the question."""
STAYS = 380.0
"""How much better another place must be than the one where the sheet lies."""
NEEDED = 1e6
"""How much it counts to cover what must stay free."""


def best_place(
    sizes: Sequence[tuple[float, float]], frame: Frame, free: Sequence[Box], near: Sequence[Box], cards: Sequence[Box],
    before: Box | None = None,
) -> Box:  # fmt: skip
    """The best place for a sheet of the first of these widths and heights at which it covers nothing that must stay
    ``free``, or else of the very first."""
    places = (_best_place(wide, tall, frame, free, near, cards, before) for wide, tall in sizes)
    first = next(places)
    if not any(map(first.meets, free)):
        return first
    return next((place for place in places if not any(map(place.meets, free))), first)


def _best_place(
    wide: float, tall: float, frame: Frame, free: Sequence[Box], near: Sequence[Box], cards: Sequence[Box],
    before: Box | None,
) -> Box:  # fmt: skip
    """The best place for a sheet of this size: it leaves ``free`` what it can, and lies ``near`` a thing.

    It covers ``cards`` of the hand, and what else is asked about, only where it must. Where it lay ``before`` it stays
    unless another place is much better.
    """
    weighed = [(NEEDED, one.grown(EDGE)) for one in free] + [(CARD, card) for card in cards]
    weighed += [(weight, getattr(frame, name)) for name, weight in COVERED.items()]
    goal = near[0].centre if near else (frame.table.centre[0], frame.table.y + frame.table.h * 0.4)

    def cost(place: Box) -> float:
        covers = sum(weight * share for weight, one in weighed if (share := _share(place, one)))
        off = math.dist(place.centre, goal)
        if near and frame.task.meets(near[0]) and near[0].w > frame.task.w / 2:
            # From below the arrow would cross the answers that stand there.
            off += ABREAST * max(0.0, place.y - goal[1], goal[1] - place.bottom)
        return covers + (abs(distance(place, near[0]) - FAR) + 0.05 * off if near else 0.5 * off)

    table = frame.table
    lefts, tops = (table.x + EDGE, table.right - EDGE - wide), (table.y + EDGE, table.bottom - EDGE - tall)
    x, y, _, _ = min((Box(x, y, wide, tall) for y in _steps(*tops, ROUGH) for x in _steps(*lefts, ROUGH)), key=cost)
    spans = _near(x, lefts), _near(y, tops)
    best = min((Box(x, y, wide, tall) for y in _steps(*spans[1], STEP) for x in _steps(*spans[0], STEP)), key=cost)
    stays = _stays(before, best, lefts, tops) if before is not None else ()
    kept = min(stays, key=cost, default=best)
    return kept if cost(kept) <= cost(best) + STAYS else best


def _stays(before: Box, best: Box, lefts: tuple[float, float], tops: tuple[float, float]) -> list[Box]:
    """The places for a sheet as large as the ``best`` one that share the upper or the lower edge of one before."""
    x = min(max(before.x, lefts[0]), lefts[1])
    return [best._replace(x=x, y=min(max(y, tops[0]), tops[1])) for y in (before.y, before.bottom - best.h)]


def _steps(first: float, last: float, step: float) -> list[float]:
    return [first + i * step for i in range(max(1, int((last - first) // step) + 1))]


def _near(found: float, ends: tuple[float, float]) -> tuple[float, float]:
    """The span around a place that was found roughly, within these ends."""
    return max(ends[0], found - ROUGH), min(max(ends), found + ROUGH)


def _share(place: Box, other: Box) -> float:
    """How much of a place lies over a box (0-1)."""
    x, y, w, h = place
    left, top, wide, tall = other
    across, down = min(x + w, left + wide) - max(x, left), min(y + h, top + tall) - max(y, top)
    return across * down / (w * h) if across > 0 and down > 0 else 0.0


def distance(one: Box, other: Box) -> float:
    """How far two boxes lie from each other; 0 where they meet."""
    across = max(other.x - one.right, one.x - other.right, 0.0)
    down = max(other.y - one.bottom, one.y - other.bottom, 0.0)
    return math.hypot(across, down)


def way(one: Box, other: Box) -> tuple[Point, Point]:
    """The short straight way from the edge of a box to that of another one, over nothing that stands in them."""
    (x, other_x), (y, other_y) = _between(one.x, one.w, other.x, other.w), _between(one.y, one.h, other.y, other.h)
    above, aside = one.bottom < other.y, one.right < other.x or one.x > other.right
    if aside and other.w < one.w and (above or one.y > other.bottom):
        # Towards a corner it would lie over what stands beside a small thing.
        other_x, other_y = other.centre[0], other.y if above else other.bottom
    return _edge((x, y), (other_x, other_y), one), _edge((other_x, other_y), (x, y), other)


def shortened(start: Point, end: Point) -> tuple[Point, Point]:
    """A way, or the end of it where it is FARTHEST."""
    if (long := math.dist(start, end)) <= FARTHEST:
        return start, end
    share = SHORT / long
    return (end[0] + (start[0] - end[0]) * share, end[1] + (start[1] - end[1]) * share), end


def _edge(start: Point, end: Point, box: Box) -> Point:
    """Where the straight way that begins inside a box leaves it."""
    (x, y), across, down = start, end[0] - start[0], end[1] - start[1]
    sides = [((box.right if across > 0 else box.x) - x) / across] if across else []
    sides += [((box.bottom if down > 0 else box.y) - y) / down] if down else []
    share = min([1.0, *sides])
    return x + across * share, y + down * share


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
