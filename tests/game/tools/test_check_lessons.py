"""What is wrong with a lesson is told with file, line and cure, and every way to play one comes to its end."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from game.store.lessons import LessonGame
from game.text import lessons
from game.text.lessons import Lesson
from game.tools.check_lessons import faults, of_file, played
from game.tools.words.check import COMPLETE
from rules.engine.catalog import DataFault
from tests.house.modules import ROOT


@pytest.mark.parametrize("lesson", lessons.lessons(), ids=lambda lesson: lesson.id)
def test_whatever_is_free_the_lesson_goes_on(lesson: Lesson) -> None:
    for seats in lesson.content.seats:
        for seed in range(6):
            chance = random.Random(seed)
            assert played(lesson, seats, lambda *_, by=chance: by.random() < 0.6, strict=False) is None


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("do: wake 4", "do: wake 8", "'8' is no row"),
        ("free: [wake 3, wake 6]", "free: [wake 7, wake 6]", "after 'wake 7'"),
        ("- others: [branch gain_lira]\n- {say: order, point: [card order_2], ", "- {say: order, ", "into 'others'"),
        ("point: [row 4]", "point: [tower]", "no part 'tower'"),
        ("point: [card order_2]", "point: [card order_3]", "'order_3'"),
        ("points: order_2 vp", "points: order_2 worth", "'numbers'"),
        ("do: wake 4, ", "", "'do'"),
        ("do: wake 4, ", "do: ' ', ", "blank"),
        ("seats: [2]", "seats: [0]", "at least 1"),
        ("seats: [2]", "seats: [2, 2]", "twice"),
        ("learners: [0]", "learners: []", "at least 1"),
        ("learners: [0]", "learners: [9]", "there is no seat 9"),
        ("seed: ", "seed: 99999999999999999999999", "at most"),
        ("minutes: ", "minutes: -", "at least 1"),
        ("with: {1: grower}", "with: {7: grower}", "there is no seat 7"),
        ("with: {1: grower}", "with: {1: nobody}", "'nobody' is no character"),
        ("steps:\n", "options: {moon: 1}\nsteps:\n", "options: the option 'moon'"),
        ("steps:\n", "given: {seat: [1, 2]}\nsteps:\n", "given.seat: here belong seats"),
        ("steps:\n", "given: {seat: {a: 2}}\nsteps:\n", "there is no seat a"),
        ("steps:\n", "given: {year: soon}\nsteps:\n", "given.year: here belongs a whole number"),
        ("steps:\n", "given: {year: 99999999999999999999}\nsteps:\n", "as large as that"),
        ("steps:\n", "given: {decks: {5: []}}\nsteps:\n", "put it in quotes"),
        ("steps:\n", "steps:\n- {say: goal, each: {-1: {do: pass}}}\n", "there is no seat -1"),
        ("steps:\n", "steps:\n- {say: goal, tables: [5], read: true}\n", "no table of 5"),
        ("steps:\n", "steps:\n- {say: Some goal, read: true}\n", "such as wake_4"),
    ],
)
def test_what_does_not_fit_is_named_with_its_step(tmp_path: Path, old: str, new: str, told: str) -> None:
    file = tmp_path / "viticulture.yaml"
    file.write_text(changed(old, new), encoding="utf-8")
    (found,) = of_file(file)
    assert found.startswith(f"{file}, line ")
    assert told in found


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("with: {1: grower}", "with: {1: nobody}", "with"),
        ("steps:\n", "options: {moon: 1}\nsteps:\n", "options"),
        ("steps:\n", "given: {year: soon}\nsteps:\n", "given"),
        ("seats: [2]", "seats: [12]", "seats"),
    ],
)
def test_a_lesson_that_cannot_begin_says_so_with_its_place(tmp_path: Path, old: str, new: str, told: str) -> None:
    file = tmp_path / "viticulture.yaml"
    file.write_text(changed(old, new), encoding="utf-8")
    with pytest.raises(DataFault) as fault:
        LessonGame.taken_up(lessons.read(file), anew=True)
    assert str(fault.value).startswith(f"{file}, line ")
    assert f", {told}" in str(fault.value)


def test_a_sentence_that_is_missing_is_named(tmp_path: Path) -> None:
    for code in COMPLETE:
        place = tmp_path / "data" / "text" / code
        place.mkdir(parents=True)
        shutil.copy(ROOT / "data" / "text" / code / "lesson_viticulture.ftl", place)
    file = tmp_path / "data" / "lessons" / "viticulture.yaml"
    file.parent.mkdir()
    file.write_text(changed("say: fall\n", "say: autumn\n"), encoding="utf-8")
    assert len(found := list(faults(tmp_path))) == len(COMPLETE)
    assert all("lesson-viticulture-autumn" in one for one in found)


def changed(old: str, new: str) -> str:
    """The lesson with other words in it."""
    text = (ROOT / "data" / "lessons" / "viticulture.yaml").read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)
