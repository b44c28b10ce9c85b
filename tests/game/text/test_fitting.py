"""How words find room on places of fixed shape: as large as chosen, then shorter, and only then smaller."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.art.buttons import ButtonLook, row_height, row_room
from game.art.glossary import hint
from game.art.kit import letters, written
from game.art.kit.canvas import LEAST, Canvas
from game.art.kit.palette import INK
from game.text.wording import Wording, shorter

WORDS = Wording("Both decks named first", short="Both first")


@pytest.fixture(autouse=True)
def large() -> Iterator[None]:
    letters.choose(1.5)
    yield
    letters.choose(1)


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(4, 4)


def test_words_stay_whole_where_they_have_room(canvas: Canvas) -> None:
    room = canvas.measure(WORDS, "bold", 30)
    assert canvas.fitting(WORDS, "bold", 20, room) == (WORDS, 30)


def test_words_are_wrapped_before_they_are_shortened(canvas: Canvas) -> None:
    room = canvas.measure(WORDS, "bold", 30) * 0.7
    assert canvas.fitting(WORDS, "bold", 20, room, most=2) == (WORDS, 30)
    assert canvas.fitting(WORDS, "bold", 20, room, most=2, tall=50) == (shorter(WORDS), 30)


def test_letters_get_smaller_only_where_the_short_wording_finds_no_room_either(canvas: Canvas) -> None:
    room = canvas.measure(shorter(WORDS), "bold", 25)
    said, size = canvas.fitting(WORDS, "bold", 20, room)
    assert said == shorter(WORDS)
    assert 24 <= size <= 25


def test_letters_are_smaller_than_usual_only_where_no_wording_fits_and_never_too_small(canvas: Canvas) -> None:
    room = canvas.measure(shorter(WORDS), "bold", 19)
    assert canvas.fitting(WORDS, "bold", 46, room) == (shorter(WORDS), 19)
    assert canvas.fitting(WORDS, "bold", 46, 10).size == LEAST == 18
    assert canvas.fitting(WORDS, "bold", 46, 10, least=30).size == 30


def test_what_fits_in_no_wording_is_said_in_the_narrowest(canvas: Canvas) -> None:
    assert canvas.fitting(WORDS, "bold", 20, 40).words == shorter(WORDS)


def test_words_that_are_put_down_are_divided_rather_than_cut(canvas: Canvas) -> None:
    written.listen(True)
    canvas = Canvas(140, 100)
    canvas.fit(70, 50, "виноградники", "bold", 20, 90, INK, "centre", most=2)
    lines = [line.text for line in written.on(canvas.surface())]
    written.listen(False)
    assert "".join(lines).replace("-", "") == "виноградники"
    assert len(lines) == 2


def test_the_line_above_what_is_read_is_no_wider_than_its_room() -> None:
    words = "P keeps this card beside the next ones. " * 4
    assert hint(words, 1800, 1).get_width() <= 1800
    assert hint("P", 1800, 1).get_width() < 100


@pytest.mark.parametrize("share", letters.STEPS)
def test_an_answer_is_high_enough_for_all_its_words(canvas: Canvas, share: float) -> None:
    letters.choose(share)
    words = "Swap 2 of your vines between two fields, within the limits of both"
    look = ButtonLook(360, 0, words, sort="row")
    tall = row_height(look, 1)
    said, size = canvas.fitting(words, "bold", 21, row_room(360, "", ""), 9, 1.0, tall - 2)
    assert (said, size) == (words, letters.grown(21))
