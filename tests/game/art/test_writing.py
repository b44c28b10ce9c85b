"""Names in every writing: a picture for each letter that some font has, a box for every other one."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont

from game.art.kit import fonts, scripts
from game.art.kit.canvas import Canvas
from game.paths import data
from game.tools.build_fonts import FONTS, LETTERS
from game.tools.packaging import slim

SIZE = 28
INK = "#2B2118"
NAMES = (
    "Ελένη Παπαδάκη", "Ὀδυσσεύς ᾳ", "Ștefan Țurcanu ăâî", "Nguyễn Thị Hậu Ợ", "Дмитрий Щукин Ґєї", "Јелена Ћосић",
    "Қайрат Өмір", "Łukasz Żółć", "Ağaoğlu İpek", "Ġorġ Ħal ŵŷ", "王小明", "李娜 張偉 龍", "さくら カタナ",
    "김민준 이서연", "אברהם כהן", "محمد علي", "გიორგი", "हिन्दी", "Ǿǽ Ḃḟ", "Þóra Æðey", "₺ ₹ ₽",
)  # fmt: skip
LACKING = ("🍇", "👩\u200d👩\u200d👧", "👍🏽", "❤\ufe0f", "ไ", "Հ", "\U00010348", "\ue000", "\u0378")
UNSEEN = ("\u202e", "\u200b", "\0", "\u034f", "\U000e0001", "\u200d", "\ufe0f", "\ud800", "\u2069")


def picture(words: str, style: str = "bold") -> pygame.Surface:
    return fonts.rendered(words, style, SIZE, INK)


def seen(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGBA")


@pytest.mark.parametrize(
    "words", ["gained a temporary worker (wake-up row 7)", "ряд подъёма 7)\nгод 12", "7) 7)", "7)"]
)
def test_no_short_end_stands_alone_where_another_word_can_come_along(words: str) -> None:
    for room in range(60, 700):
        lines = fonts.wrapped(words, "bold", SIZE, room)
        assert " ".join(lines) == words.replace("\n", " ")
        for before, last in pairwise(lines):
            if len(last) <= fonts.LONELY and " " in before:
                assert fonts.width(f"{before.split(' ')[-1]} {last}", "bold", SIZE) > room


@pytest.mark.parametrize("style", fonts.STYLES)
def test_every_letter_of_a_name_is_seen_and_none_looks_like_another(style: str) -> None:
    for name in NAMES:
        assert fonts.boxes(name, style) == 0, name
        assert picture(name, style).get_width() == fonts.width(name, style, SIZE)
        pictures = {}
        for letter in set(name) - {" ", "न", "्", "ि", "ी", "ह", "द"}:
            image = picture(letter, style)
            assert image.get_bounding_rect().w, f"{letter} of {name} is drawn blank"
            pictures.setdefault(seen(image), []).append(letter)
        assert all(len(same) == 1 for same in pictures.values()), f"of {name} {list(pictures.values())}"


@pytest.mark.parametrize("style", fonts.STYLES)
@pytest.mark.parametrize("letter", LACKING)
def test_a_letter_that_no_font_has_is_one_box(letter: str, style: str) -> None:
    assert fonts.boxes(letter, style) == 1
    box, (left, top, wide, tall) = picture(letter, style), picture(letter, style).get_bounding_rect()
    assert seen(box) == seen(picture("🍷", style))
    corner, middle = box.get_at((left, top)), box.get_at((left + wide // 2, top + tall // 2))
    assert (corner.a, middle.a) == (255, 0)
    assert fonts.boxes(f"Anna {letter}{letter} B", style) == 2
    assert fonts.width(f"A{letter}B", style, SIZE) == sum(fonts.width(one, style, SIZE) for one in ("A", letter, "B"))


@pytest.mark.parametrize("letter", UNSEEN)
def test_what_has_no_picture_takes_no_room_and_is_no_box(letter: str) -> None:
    assert fonts.width(letter, "bold", SIZE) == fonts.boxes(letter, "bold") == 0
    assert seen(picture(f"La{letter}go")) == seen(picture("Lago"))
    assert picture(letter).get_height() == picture("Lago").get_height()


@pytest.mark.parametrize(
    ("apart", "whole"),
    [("Zoe\u0301", "Zoé"), ("S\u0326tefan", "Ștefan"), ("Nguye\u0302\u0303n", "Nguyễn"), ("\u1100\u1161", "가")],
)
def test_letters_in_parts_look_like_whole_ones(apart: str, whole: str) -> None:
    assert seen(picture(apart)) == seen(picture(whole))


def test_an_accent_that_makes_no_letter_stands_over_its_own() -> None:
    plain, accented = picture("Qx"), picture("Qx\u0301")
    assert fonts.boxes("Qx\u0301", "bold") == 0
    assert accented.get_width() == plain.get_width()
    assert seen(accented) != seen(plain)
    assert fonts.boxes("王\u0301", "bold") == 0


@pytest.mark.parametrize(("name", "first", "last"), [("שלום", "ש", "ם"), ("אברהם כהן", "א", "ן")])
def test_hebrew_runs_from_right_to_left_over_all_its_words(name: str, first: str, last: str) -> None:
    image = picture(name)
    for letter, left in ((first, image.get_width() - picture(first).get_width()), (last, 0)):
        alone = picture(letter)
        part = image.subsurface((left, 0, *alone.get_size()))
        assert seen(part) == seen(alone)


@pytest.mark.parametrize("name", NAMES)
def test_words_in_other_writing_are_cut_and_broken_to_their_room(name: str) -> None:
    for room in (40, 90, 150):
        short = fonts.shortened(name, "bold", SIZE, room)
        assert fonts.width(short, "bold", SIZE) <= room
        lines = fonts.wrapped(f"{name} {name}", "bold", SIZE, room)
        assert " ".join(lines) == f"{name} {name}"
        assert all(" " not in line or fonts.width(line, "bold", SIZE) <= room for line in lines)
    canvas = Canvas(400, 60)
    canvas.text(0, 30, name, "bold", 20, INK, valign="middle")
    drawn = canvas.surface().get_bounding_rect()
    assert abs(drawn.centery - 30) <= 8
    assert drawn.h <= 36


@pytest.mark.parametrize("style", fonts.STYLES)
@pytest.mark.parametrize("letter", ["Ấ", "Ǻ", "É", "ễ", "王", "🍇Ấ", "ע", "ს"])
def test_all_letters_of_a_line_stand_on_it(letter: str, style: str) -> None:
    """However high accents reach: the letter beside them stands where it stands alone."""
    alone, beside, above = picture("H", style), picture(f"H {letter}", style), fonts.rise(f"H {letter}", style, SIZE)
    box = alone.get_bounding_rect()
    assert seen(alone.subsurface(box)) == seen(beside.subsurface(box.move(0, above)))


def test_the_fonts_hold_all_letters_of_their_sources_in_the_ranges_kept() -> None:
    kept = {code for first, last in LETTERS for code in range(first, last + 1)}
    for name, (package, source, _) in FONTS.items():
        there = TTFont(str(files(package) / "files" / source), lazy=True).getBestCmap()
        built = TTFont(fonts.root() / "assets" / "fonts" / f"{name}.ttf", lazy=True).getBestCmap()
        assert kept & there.keys() == built.keys()
        assert {*range(0x3B1, 0x3CA), *map(ord, "ȘșȚțĂăơưằỹ"), *range(0x410, 0x450)} <= built.keys()


GAPS = (
    "Size of words", "Confirm sale", "No sale", "T A V", "roof Tower", "Размер слов", "Сбор урожая года", "à jour «È»",
    "¿Qué? ¡Sí!",
)  # fmt: skip


FAINT = 100
"""Cover of a pixel, of 255, at the edge of a letter that is not yet seen as its ink."""


@pytest.mark.parametrize("style", fonts.STYLES)
def test_words_stand_apart_by_at_least_a_quarter_of_their_size(style: str) -> None:
    for size in (*range(12, 30), 33, 36, 44, 60):
        for words in GAPS:
            found = gaps(fonts.rendered(words, style, size, INK))
            assert min(found[: words.count(" ")]) >= size / 4, f"“{words}” at {size}: {found}"


def gaps(image: pygame.Surface) -> list[int]:
    """How wide the clear columns between letters are, the widest first."""
    inked = (pygame.surfarray.array_alpha(image).max(axis=1) > FAINT).nonzero()[0]
    return sorted((int(after - before) - 1 for before, after in pairwise(inked)), reverse=True)


@pytest.mark.parametrize("style", fonts.STYLES)
def test_no_letter_is_drawn_closer_over_a_space(style: str) -> None:
    for size in (18, 24, 44):
        face = fonts.font(style, size)
        for pair in ("TA", "VA", "Ty", "L'", "AV", "Та", "Гя", "r."):
            apart = face.size("H H")[0] - face.size("HH")[0]
            assert face.size(" ".join(pair))[0] - face.size(pair)[0] >= apart - 1, pair


OF_FOUR_LANGUAGES = "¿¡«»“”„’…—–−№ ёЁйъыэ ñÑüÜ áéíóúÁÉÍÓÚ àèéìòùÀÈÉÌÒÙ"


@pytest.mark.parametrize("style", fonts.STYLES)
def test_every_letter_of_a_message_is_in_every_font(style: str) -> None:
    texts = [file.read_text("utf-8") for file in (data() / "text").rglob("*.ftl")]
    built = TTFont(fonts.root() / "assets" / "fonts" / fonts.STYLES[style], lazy=True).getBestCmap()
    assert not set(OF_FOUR_LANGUAGES).union(*texts) - {"\n"} - {chr(code) for code in built}


def test_the_built_program_keeps_the_fonts_that_are_asked_for_letters() -> None:
    entries = [(f"pygame_gui/data/{file.name}", "", "DATA") for file in (files("pygame_gui") / "data").iterdir()]
    kept = {Path(name).name for name, _, _ in slim.needed(entries)}
    assert {face.file for face in scripts.OTHERS} <= kept
    assert "NotoSansSC-Regular.otf" not in kept


def test_without_the_other_fonts_there_are_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scripts, "_place", lambda file: Path("nowhere") / file)
    scripts.runs.cache_clear()
    try:
        assert fonts.boxes("王 Ελένη", "bold") == 1
    finally:
        scripts.runs.cache_clear()


def test_all_words_are_drawn_by_the_same_hand() -> None:
    """Nothing else makes a font of its own, whose letters would be blank."""
    makes = re.compile(r"(font|freetype)\.(Font|SysFont)\(|GUIFontPygame|default_font")
    game = Path(fonts.__file__).parents[2]
    found = {str(file.relative_to(game)) for file in game.rglob("*.py") if makes.search(file.read_text("utf-8"))}
    assert found == {"art/kit/fonts.py", "art/kit/scripts.py"}
