"""Each button that ends something has one place: none takes that of another, whatever is asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.art.kit import letters
from game.art.kit.boxes import Box
from game.play.panel import Answer
from game.vino.layout import frame_of
from game.vino.panel import VinoPanel

ROWS = (("pass",), ("pass", "undo"), ("confirm", "cancel"), ("confirm", "pass"), ("confirm", "pass", "cancel"))
"""Buying without and with a way back, a purchase that waits, a sale before and after it is begun."""


@pytest.fixture(params=[1.0, 1.75])
def words(request: pytest.FixtureRequest) -> Iterator[float]:
    letters.choose(request.param)
    yield request.param
    letters.choose(1)


def row(panel: VinoPanel, names: tuple[str, ...]) -> dict[str, Box]:
    below = panel.in_a_row([Answer(name, name, lambda: None) for name in names])
    return {one.name: box for one, box in zip(below, panel.row(below), strict=True)}


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720), (1024, 768)])
def test_confirm_passing_and_the_sign_keep_their_places(window: tuple[int, int], words: float) -> None:
    frame = frame_of(window, words)
    panel = VinoPanel(lambda: None, lambda: frame)
    panel.passes = True
    found: dict[str, set[Box]] = {}
    for names in ROWS:
        boxes = row(panel, names)
        assert not [pair for pair in combinations(boxes.values(), 2) if pair[0].meets(pair[1])]
        for name, box in boxes.items():
            found.setdefault("sign" if name in ("undo", "cancel") else name, set()).add(box)
    assert {name: len(places) for name, places in found.items()} == {"confirm": 1, "pass": 1, "sign": 1}
    places = [box for (box,) in found.values()]
    assert not [pair for pair in combinations(places, 2) if pair[0].meets(pair[1])]
    assert all(frame.task.contains(box) for box in places)


def test_confirm_begins_where_it_always_does_where_nothing_can_be_passed(words: float) -> None:
    frame = frame_of((1920, 1080), words)
    panel = VinoPanel(lambda: None, lambda: frame)
    (alone,) = row(panel, ("confirm",)).values()
    panel.passes = True
    beside = row(panel, ("confirm", "pass"))["confirm"]
    assert alone[:2] == beside[:2]
