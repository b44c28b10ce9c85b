"""What is written or laid on paper keeps off its rules, and off what lies beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.art import book, figures, labels, lesson, road
from game.art.kit import letters
from game.art.kit.canvas import Canvas
from game.art.old_position import old_position_frame
from game.art.villages import STOPS
from game.pages import statistics_sheet
from game.pages.statistics_sheet import Bar, Panel
from tests.game.art.test_drawings import FIGURES


@pytest.fixture(autouse=True)
def _usual_words() -> Iterator[None]:
    yield
    letters.choose(1)


@pytest.mark.parametrize("share", letters.STEPS)
def test_the_button_that_ends_a_lesson_lies_above_the_bar(share: float) -> None:
    shadow = 6
    letters.choose(share)
    for wide in lesson.widths():
        leave = lesson.leave_box(wide, 132)
        assert leave.y > 0
        assert leave.right <= wide
        assert leave.bottom + shadow <= lesson.bar_box(wide).y


@pytest.mark.parametrize("height", [76, 84, 92, 104])
def test_two_lines_of_a_label_keep_off_its_rule(height: int) -> None:
    bare = labels.LabelLook(400, height, " ", "hint", " ")
    written, empty = labels.label(bare._replace(words="Hg", line="Hg"), 1.0), labels.label(bare, 1.0)
    wide, tall = empty.get_size()
    rows = [y for y in range(tall) if any(written.get_at((x, y)) != empty.get_at((x, y)) for x in range(wide))]
    assert min(rows) - labels.LABEL_BLEED >= 10
    assert max(rows) - labels.LABEL_BLEED <= height - 10


def test_the_laurel_of_a_row_stays_inside_its_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []

    def laurel(canvas: Canvas, cx: float, cy: float, size: float, points: Any) -> None:
        found.append((cx + size / 2, size))

    monkeypatch.setattr(figures, "laurel", laurel)
    row = figures.table_box(True).w - 32
    figures.figures(FIGURES._replace(title="Where the laurels lie"), 0.25)
    assert found
    assert all(right <= row - 4 for right, _ in found)


def test_a_number_without_a_word_is_as_large_in_the_book_as_one_with_words(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: dict[str, float] = {}
    text = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, words: str, style: str, size: float, *rest: Any, **more: Any) -> Any:
        sizes[words] = size
        return text(canvas, x, y, words, style, size, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    for words in ("", "0.5 VP each"):
        bars = tuple(Bar(name, 14, 14, words, "plant") for name in ("Merlot", "Syrah"))
        panel = Panel("plant", "Vines", "9 of 9", bars, 6)
        statistics_sheet.book_sheet(panel, None, f"A note {words}", "", 0.5)
        assert sizes["14"] >= 40, f"the number beside {words!r} is {sizes['14']} high"


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("words", ["Workers and spaces", "Goal, beginning and end"])
def test_words_of_a_tab_keep_off_its_edges_and_its_sign(words: str, chosen: bool) -> None:
    look, tall = book.TabLook("worker", words, "#3A4424", chosen, False), 96.0
    written, empty = book.tab(look, 1.0, tall), book.tab(look._replace(words=" "), 1.0, tall)
    bare = book.tab(look._replace(words=" ", icon=""), 1.0, tall)
    wide, high, edge = *empty.get_size(), labels.LABEL_BLEED
    changed = {(x, y) for x in range(wide) for y in range(high) if written.get_at((x, y)) != empty.get_at((x, y))}
    assert min(x for x, _ in changed) - edge >= 8
    assert max(x for x, _ in changed) - edge <= book.TAB.w - 16 - (0 if chosen else 8)
    assert max(y for _, y in changed) - edge <= tall - 7
    sign = max(y for x in range(wide) for y in range(high) if empty.get_at((x, y)) != bare.get_at((x, y)))
    assert sign < min(y for _, y in changed)


def test_the_frame_of_the_past_covers_only_the_edge_of_the_table() -> None:
    frame = old_position_frame(640, 360, 1.0)
    assert all(frame.get_at((x, y)).a == 0 for x, y in ((8, 180), (631, 180), (320, 8), (320, 351)))
    assert frame.get_at((2, 180)).a == 255


@pytest.mark.parametrize("name", ["The head start", "Un vantaggio", "Ventaja inicial", "Фора"])
def test_the_plate_of_a_village_leaves_the_towers_before_it_free(name: str) -> None:
    station = road.Station(name, "passed in 2 tries", "lit", False)
    picture, (left, _) = road._plate(6, station, 1.0)
    shadow = 10
    assert left + picture.get_width() - shadow <= STOPS[4].x - 48
    assert left >= STOPS[5].x + 70
