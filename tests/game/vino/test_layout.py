"""Vino's table fills a window of any shape: its parts lie side by side, and chart and row end at the same edges."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.art.kit.boxes import Box
from game.vino.layout import layout_of
from game.vino.map_boxes import MAP

WINDOWS = ((1920, 1080), (1280, 720), (1024, 768), (2560, 1080), (3840, 2160), (1280, 1024), (960, 540))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("words", [1.0, 1.75])
def test_the_parts_of_the_table_lie_side_by_side_in_the_window(
    window: tuple[int, int], seats: int, words: float
) -> None:
    layout = layout_of(window, words, seats)
    frame, more = layout.frame, layout.more
    chart = Box(MAP.x - more.left, MAP.y - more.above, *more.size)
    order = tuple(range(seats))
    parts = [frame.ribbon, chart, frame.task, layout.demand, *layout.seat_boxes(order, 1).values()]
    parts += [] if frame.drawer else [frame.log]
    table = frame.table.grown(0.1)
    assert all(table.holds(part.x, part.y) and table.holds(part.right - 0.2, part.bottom - 0.2) for part in parts)
    assert not [pair for pair in combinations(parts, 2) if pair[0].grown(-0.1).meets(pair[1])]
    assert chart.x == layout.cellar.x
    assert max(box.right for box in layout.seat_boxes(order, 1).values()) == pytest.approx(chart.right)
    assert min(more) >= 0
