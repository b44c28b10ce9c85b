"""From one box to the next in a direction, as the eye would go."""

from __future__ import annotations

from collections.abc import Sequence

from game.input import Action
from game.screen import Box

ASIDE = 2.5
"""How much farther away a px across the direction counts than one along it."""
WAYS: dict[Action, tuple[int, int]] = {
    Action.UP: (0, -1), Action.DOWN: (0, 1), Action.LEFT: (-1, 0), Action.RIGHT: (1, 0),
}  # fmt: skip


def neighbour(here: Box, others: Sequence[Box], way: Action) -> int | None:
    """Which of the other boxes is next in a direction (one of ``MOVES``); None where none lies that way."""
    along = 0 if WAYS[way][0] else 1
    sign = WAYS[way][along]
    found = [
        (ahead + ASIDE * _gap(here, box, 1 - along) + _off(here, box, 1 - along) / 10, i)
        for i, box in enumerate(others)
        if (ahead := sign * (_middle(box, along) - _middle(here, along))) > 1
    ]
    return min(found)[1] if found else None


def _middle(box: Box, axis: int) -> float:
    return box[axis] + box[axis + 2] / 2


def _gap(here: Box, box: Box, axis: int) -> float:
    """How far two boxes are apart beside the direction; 0 where they face each other."""
    return max(0.0, box[axis] - here[axis] - here[axis + 2], here[axis] - box[axis] - box[axis + 2])


def _off(here: Box, box: Box, axis: int) -> float:
    return abs(_middle(box, axis) - _middle(here, axis))
