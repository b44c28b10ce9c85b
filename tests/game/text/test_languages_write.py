"""How languages write days, numbers below zero and the order of names."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import pytest

from game.text import dates
from game.text.dates import moment
from game.text.messages import Language, languages, use_language
from game.text.order import in_order, plain_letters
from game.tools.packaging.slim import needed

NINTH_OF_NOVEMBER = time.mktime((2026, 11, 9, 9, 5, 0, 0, 0, -1))


@pytest.mark.parametrize(
    ("code", "long", "short"),
    [
        ("en", "Nov 9, 2026, 9:05\u00a0AM", "Nov 9, 9:05\u00a0AM"),
        ("es", "9 nov 2026, 9:05", "9 nov, 9:05"),
        ("it", "9 nov 2026, 09:05", "9 nov, 09:05"),
        ("ru", "9 нояб. 2026\u00a0г., 09:05", "9 нояб., 09:05"),
    ],
)
def test_each_language_writes_a_moment_its_own_way(code: str, long: str, short: str) -> None:
    use_language(code)
    assert moment(NINTH_OF_NOVEMBER) == long
    assert moment(NINTH_OF_NOVEMBER, "short") == short


@pytest.mark.parametrize(
    ("system", "written"),
    [
        ({"LC_ALL": "", "LANG": "en_US.UTF-8"}, "Nov 9, 2026, 9:05\u00a0AM"),
        ({"LC_ALL": "", "LANG": "en_GB.UTF-8"}, "9 Nov 2026, 09:05"),
        ({"LC_ALL": "", "LANG": "en_US.UTF-8", "LC_TIME": "en_IE.UTF-8"}, "9 Nov 2026, 09:05"),
        ({"LC_ALL": "de_DE.UTF-8@euro", "LANG": "en_US.UTF-8"}, "9 Nov 2026, 09:05"),
        ({"LC_ALL": "ru_RU.KOI8-R"}, "9 Nov 2026, 09:05"),
        ({"LC_ALL": "en_AU"}, "9 Nov 2026, 9:05\u00a0am"),
        ({"LC_ALL": "eo.UTF-8"}, "Nov 9, 2026, 9:05\u00a0AM"),
        ({"LC_ALL": "POSIX"}, "Nov 9, 2026, 9:05\u00a0AM"),
    ],
)
def test_english_days_follow_the_customs_of_the_systems_country(
    system: dict[str, str], written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("LANG", "LC_TIME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in system.items():
        monkeypatch.setenv(name, value)
    assert moment(NINTH_OF_NOVEMBER) == written
    use_language("it")
    assert moment(NINTH_OF_NOVEMBER) == "9 nov 2026, 09:05"


def test_on_a_desktop_the_country_is_that_of_the_first_language(monkeypatch: pytest.MonkeyPatch) -> None:
    wished = [{"language": "it", "country": "IT"}, {"language": "en", "country": "US"}]
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: wished)
    assert moment(NINTH_OF_NOVEMBER) == "9 Nov 2026, 09:05"
    wished[0] = {"language": "eo", "country": ""}
    assert moment(NINTH_OF_NOVEMBER) == "Nov 9, 2026, 9:05\u00a0AM"


def test_a_language_of_which_nothing_is_known_writes_numbers_and_counts_as_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dates, "_locale", lambda code: None)
    assert moment(NINTH_OF_NOVEMBER) == "2026-11-09 09:05"
    assert moment(NINTH_OF_NOVEMBER, "short") == "11-09 09:05"
    monkeypatch.setenv("LC_ALL", "tlh_QO")
    (tmp_path / "some.ftl").write_text("line = { $n ->\n    [one] a vine\n   *[other] { $n } vines\n }\n")
    spoken = Language("tlh", tmp_path)
    assert [spoken.say("line", n=n) for n in (1, 3)] == ["a vine", "3 vines"]


@pytest.mark.parametrize("code", ["en", "es", "it", "ru"])
def test_numbers_below_zero_have_a_minus(code: str, tmp_path: Path) -> None:
    (tmp_path / "some.ftl").write_text("line = { $n } · { $name } · x-2\n")
    assert Language(code, tmp_path).say("line", n=-12, name="a-12") == "−12 · a-12 · x-2"


def test_names_stand_in_the_order_of_the_alphabet() -> None:
    ordered = ["ábaco", "Abad", "Émile", "nata", "nuez", "ñu", "ola", "едок", "Ёж", "жук", "ива", "йод", "к"]
    mixed = random.Random(1).sample(ordered, len(ordered))
    assert sorted(mixed, key=in_order) == ordered


def test_words_are_found_without_their_marks() -> None:
    assert plain_letters("Ёлка, Élite, Ñandú, Йод") == "елка, elite, nandu, йод"


def test_the_built_program_keeps_what_is_known_of_its_languages_alone() -> None:
    codes = ["root", *languages(), "en_001", "en_GB", "fr", "es_AR"]
    kept = needed([(f"babel/locale-data/{code}.dat", "", "DATA") for code in codes])
    assert [name for name, _, _ in kept] == [f"babel/locale-data/{code}.dat" for code in codes[:-2]]
