"""The list of the longest wordings names each place with what its words need and what there is."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.art.kit import written
from game.art.kit.canvas import Canvas
from game.tools.longest import HEAD, Wording, longest, write


@pytest.fixture
def asked() -> Iterator[list[written.Asked]]:
    written.listen(True)
    yield written.asked
    written.listen(False)


def plate(words: str) -> Canvas:
    canvas = Canvas(300, 60)
    canvas.fitting(words, "bold", 20, 100, most=2)
    return canvas


def test_a_place_is_named_by_the_drawing_that_asks_for_room(asked: list[written.Asked]) -> None:
    canvas = plate("Harvest a field")
    assert asked == [
        written.Asked("tools/test_longest.py plate", "Harvest a field", 20, canvas.measure("Harvest a field"), 200)
    ]
    canvas.text(0, 0, "Yoke", "bold", 20, wrap=90, most=1)
    assert asked[-1][1:] == ("Yoke", 20, canvas.measure("Yoke"), 90)


def test_nothing_is_noted_unless_somebody_listens() -> None:
    plate("Harvest a field")
    assert not written.asked


def test_the_longest_wording_of_each_place_and_language_comes_first(tmp_path: Path) -> None:
    def said(place: str, code: str, words: str, needed: float) -> Wording:
        return Wording("winter", code, written.Asked(place, words, 20, needed, 100))

    short, long_, other = said("a", "en", "Yoke", 40), said("a", "en", "Irrigation", 110), said("b", "ru", "Ярмо", 120)
    found = longest([short, long_, other, short])
    assert found == [other, long_]
    write(tmp_path / "out" / "longest.csv", found)
    rows = list(csv.reader((tmp_path / "out" / "longest.csv").read_text("utf-8-sig").splitlines()))
    assert rows == [
        list(HEAD),
        ["winter", "b", "ru", "Ярмо", "20", "120", "100", "1.20"],
        ["winter", "a", "en", "Irrigation", "20", "110", "100", "1.10"],
    ]
