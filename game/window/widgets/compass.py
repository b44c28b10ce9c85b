"""From one box to the next in a direction, as the eye would go."""

from __future__ import annotations

from collections.abc import Sequence

from game.window.input import Action
from game.window.screen import Box

ASIDE = 2.5
"""How much farther away a px across the direction counts than one along it."""
DIRECTIONS: dict[Action, tuple[int, int]] = {
    Action.UP: (0, -1), Action.DOWN: (0, 1), Action.LEFT: (-1, 0), Action.RIGHT: (1, 0),
}  # fmt: skip


def neighbour(here: Box, others: Sequence[Box], direction: Action) -> int | None:
    """Which of the other boxes is next in a direction (one of ``DIRECTIONS``); None where none lies that way.

    A box that faces this one comes before one aside, and last comes one of another row that only reaches farther.
    """
    along = 0 if DIRECTIONS[direction][0] else 1
    sign = DIRECTIONS[direction][along]
    found = [
        (_aside(here, box, along), _far(here, box, along), i)
        for i, box in enumerate(others)
        if sign * (_middle(box, along) - _middle(here, along)) > 1
    ]
    return min(found)[-1] if found else None


def _aside(here: Box, box: Box, along: int) -> int:
    """0 for a box that faces this one, 1 for one aside of it, 2 for one that even lies beside it."""
    faces = _gap(here, box, 1 - along) == 0
    return 0 if faces else 1 if _gap(here, box, along) > 0 else 2


def _far(here: Box, box: Box, along: int) -> float:
    gaps = _gap(here, box, along) + ASIDE * _gap(here, box, 1 - along)
    return gaps + (_off(here, box, along) + _off(here, box, 1 - along)) / 10


def _middle(box: Box, axis: int) -> float:
    return box[axis] + box[axis + 2] / 2


def _gap(here: Box, box: Box, axis: int) -> float:
    """How far two boxes are apart along an axis; 0 where they overlap."""
    return max(0.0, box[axis] - here[axis] - here[axis + 2], here[axis] - box[axis] - box[axis + 2])


def _off(here: Box, box: Box, axis: int) -> float:
    return abs(_middle(box, axis) - _middle(here, axis))
