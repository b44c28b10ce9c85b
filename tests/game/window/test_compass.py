"""From one box to the next in a direction: along a row before into another, and every box can be reached."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from game.window.input import Action
from game.window.screen import Box
from game.window.widgets.compass import DIRECTIONS, neighbour

FIELDS: list[Box] = [(12.0 + 129 * i, 484.0, 125.0, 108.0) for i in range(3)]
STRUCTURES: list[Box] = [(12.0 + 64 * i, 597.0, 60.0, 60.0) for i in range(6)]
WORKERS: list[Box] = [(20.0, 667.0, 34.0, 40.0), (95.0, 662.0, 34.0, 45.0)]
MAT = FIELDS + STRUCTURES + WORKERS
"""Boxes as they lie on a mat: three wide ones above six narrow ones above two."""


def goes(boxes: Sequence[Box], start: Box, way: Action) -> Box | None:
    others = [box for box in boxes if box != start]
    found = neighbour(start, others, way)
    return None if found is None else others[found]


@pytest.mark.parametrize("row", [FIELDS, STRUCTURES, WORKERS])
def test_a_row_is_walked_from_end_to_end(row: list[Box]) -> None:
    for left, right in pairwise(row):
        assert goes(MAT, left, Action.RIGHT) == right
        assert goes(MAT, right, Action.LEFT) == left


def test_overlapping_cards_are_walked_one_by_one() -> None:
    fan: list[Box] = [(60.0 * i, 500.0, 100.0, 150.0) for i in range(5)]
    for left, right in pairwise(fan):
        assert goes(fan, left, Action.RIGHT) == right
        assert goes(fan, right, Action.LEFT) == left


def test_every_box_can_be_reached() -> None:
    reached = {FIELDS[0]}
    while more := {box for at in reached for way in DIRECTIONS if (box := goes(MAT, at, way)) is not None} - reached:
        reached |= more
    assert reached == set(MAT)


def test_a_box_aside_is_next_where_nothing_else_lies_that_way() -> None:
    above: Box = (0.0, 0.0, 100.0, 40.0)
    aside: Box = (60.0, 200.0, 100.0, 40.0)
    assert goes([above, aside], above, Action.RIGHT) == aside
