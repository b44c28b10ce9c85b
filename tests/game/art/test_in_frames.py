"""What is written or laid on paper keeps off its rules, and off what lies beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.art import figures, labels, lesson
from game.art.kit import letters
from game.art.kit.canvas import Canvas
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
