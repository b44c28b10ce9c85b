"""The chart of the score: how high it reaches, equal players side by side, names beside the ends."""

from __future__ import annotations

import pytest

from game.art.courses import Course, apart, asides, reach


def course(*points: int) -> Course:
    return Course("lago", "Lago", points)


@pytest.mark.parametrize(
    ("points", "goal", "lines"),
    [((0, 4), -1, (0, 10)), ((9, 10), -1, (0, 15)), ((3, 12), 20, (0, 20)), ((18, 20), 20, (0, 25)),
     ((-2, 7), 20, (-5, 20)), ((36,), -1, (0, 40)), ((), -1, (0, 10))],
)  # fmt: skip
def test_the_chart_reaches_the_next_line_beyond_what_is_there(
    points: tuple[int, ...], goal: int, lines: tuple[int, int]
) -> None:
    assert reach([course(*points)], goal) == lines


def test_equal_players_stand_side_by_side_and_others_where_they_are() -> None:
    courses = [course(1, 5, 7), course(1, 4, 7), course(1, 4)]
    assert [asides(courses, index) for index in range(3)] == [[-1, 0, -0.5], [0, -0.5, 0.5], [1, 0.5]]


def test_names_stand_at_their_ends_where_there_is_room() -> None:
    assert apart([10, 60, 200], [20, 20, 40], 300) == [10, 60, 200]


def test_names_that_are_close_give_way_to_both_sides() -> None:
    assert apart([100, 104, 300], [20, 20, 20], 400) == [92, 112, 300]
    assert apart([100, 100, 100], [20, 20, 20], 400) == [80, 100, 120]


def test_no_name_stands_below_the_chart() -> None:
    assert apart([100, 395, 398], [20, 20, 20], 400) == [100, 370, 390]
