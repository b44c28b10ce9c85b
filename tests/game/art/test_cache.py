"""Kept drawings: made once, thrown away in the order in which they were asked for, never more than their room."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from pygame import Surface

from game.art.kit import cache, contrast, letters
from game.text import edition
from game.text.messages import say, use_language

WINDOW = (640, 360)


@pytest.fixture(autouse=True)
def empty() -> Iterator[None]:
    cache.forget()
    cache.fit(WINDOW)
    yield
    cache.forget()


def drawing(most: int = 100) -> tuple[cache.Kept[[int], Surface], list[int]]:
    """A function that draws pictures of a tenth of the room, and what it has drawn."""
    made: list[int] = []

    def draw(number: int) -> Surface:
        made.append(number)
        return Surface((1024, cache.LEAST_ROOM // 10 // 4096), depth=32)

    return cache.Kept(draw, most, False), made


def test_a_drawing_is_made_once() -> None:
    draw, made = drawing()
    assert draw(1) is draw(1)
    assert made == [1]
    cache.forget()
    assert cache.taken() == 0
    draw(1)
    assert made == [1, 1]


@pytest.mark.parametrize(
    ("choose", "other", "usual"),
    [
        (letters.choose, letters.STEPS[-1], letters.STEPS[0]),
        (contrast.choose, "high", "normal"),
    ],
)
def test_a_drawing_is_made_anew_in_other_letters_and_inks(
    choose: Callable[[Any], None], other: object, usual: object
) -> None:
    draw, made = drawing()
    choose(usual)
    usual_picture = draw(1)
    choose(other)
    try:
        assert draw(1) is not usual_picture
        assert made == [1, 1]
    finally:
        choose(usual)
    assert draw(1) is usual_picture


def test_what_nobody_asked_for_goes_first_when_the_room_is_full() -> None:
    draw, made = drawing()
    other, others = drawing()
    for number in range(5):
        draw(number)
        other(number)
    draw(0)
    other(5)
    assert cache.taken() <= cache.LEAST_ROOM
    draw(0)
    draw(2)
    other(0)
    assert made == [0, 1, 2, 3, 4]
    assert others == [0, 1, 2, 3, 4, 5, 0]


def test_no_function_keeps_more_than_its_own_most() -> None:
    draw, made = drawing(2)
    for number in (1, 2, 3, 2, 1):
        draw(number)
    assert made == [1, 2, 3, 1]


def test_a_picture_larger_than_the_room_is_kept_alone() -> None:
    draw, _ = drawing()
    draw(1)
    huge = cache.Kept(lambda: Surface((8192, 4096), depth=32), 1, False)
    assert huge() is huge()
    assert cache.taken() == cache.size_of(huge())


def test_a_larger_window_has_more_room() -> None:
    draw, made = drawing()
    cache.fit((1920, 1080))
    for number in range(15):
        draw(number)
    assert cache.taken() > cache.LEAST_ROOM
    cache.fit(WINDOW)
    assert cache.taken() <= cache.LEAST_ROOM
    draw(14)
    assert made == list(range(15))


def test_what_was_drawn_of_other_cards_is_thrown_away() -> None:
    draw, made = drawing()
    draw(1)
    edition.forget()
    draw(1)
    assert made == [1, 1]


def test_parts_of_a_drawing_are_counted_too() -> None:
    picture = Surface((10, 10), depth=32)
    assert cache.size_of((picture, (3, 4))) == 400
    assert cache.size_of(((picture, (1, 1)), (picture, (2, 2)))) == 800


def test_a_drawing_without_time_is_finished_part_by_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_AGAIN", math.inf)
    monkeypatch.setattr(cache, "LITTLE", 0.0)
    part, parts = drawing()
    whole = cache.Kept(lambda: Surface((sum(part(number).get_width() for number in range(3)), 1)), 1, False)
    steps = sum(1 for _ in cache.in_parts(whole, 0.0))
    assert steps == 2
    assert parts == [0, 1, 2]
    assert whole().get_width() == 3 * 1024


def test_a_picture_is_finished_after_a_computer_slept_while_it_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=3600.0)
    monkeypatch.setattr(cache, "perf_counter", lambda: next(clock))
    part, parts = drawing()
    whole = cache.Kept(lambda: tuple(part(number) for number in range(5)), 1, False)
    frames = [list(parts) for _ in cache.in_parts(whole)]
    assert len(frames) <= 5
    assert parts == [0, 1, 2, 3, 4]


def test_without_a_limit_a_drawing_is_finished_at_once() -> None:
    part, parts = drawing()
    assert cache.finished(lambda: [part(number) for number in range(4)], None)
    assert parts == [0, 1, 2, 3]


def test_the_time_of_one_drawing_does_not_bind_the_next() -> None:
    part, parts = drawing()
    assert not cache.finished(lambda: [part(number) for number in range(4)], 0.0)
    for number in range(4, 8):
        part(number)
    assert parts == [0, 4, 5, 6, 7]


def test_a_drawing_is_not_thrown_away_for_its_parts_when_much_would_be_done_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cache, "MOST_AGAIN", 0.0)
    monkeypatch.setattr(cache, "LITTLE", 0.0)
    part, parts = drawing()
    whole = cache.Kept(lambda: part(0) and part(1) and part(2), 1, False)
    assert cache.finished(whole, 0.0)
    assert parts == [0, 1, 2]


def test_a_drawing_rests_after_each_part_when_little_would_be_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "LITTLE", math.inf)
    part, parts = drawing()
    whole = cache.Kept(lambda: part(0) and part(1), 1, False)
    assert [list(parts) for _ in cache.in_parts(whole, 0.0)] == [[0], [0, 1]]
    assert whole() is part(1)
    assert parts == [0, 1]


def test_a_drawing_without_words_is_the_same_in_every_language_and_one_with_words_is_drawn_anew() -> None:
    plain, made = drawing()
    said: list[str] = []

    def draw(number: int) -> Surface:
        said.append(say("language-name"))
        return plain(number)

    with_words = cache.Kept(draw, 10, False)
    whole = cache.Kept(lambda number: with_words(number).copy(), 10, False)
    for code in ("en", "ru", "ru", "en"):
        use_language(code)
        whole(1)
    assert made == [1]
    assert said == ["English", "Русский", "English"]
    wholes = [whole(1)]
    use_language("it")
    assert whole(1) is not wholes[0]
    assert cache.taken() == sum(keeper.taken() for keeper in (plain, with_words, whole))
