"""All that can be wrong with the words of a language is told in one sentence, with file, line, key and cure."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from game.paths import data
from game.tools import check_texts
from game.tools.words import against_english, check, files, plurals, said
from game.tools.words.check import COMPLETE

WRONG = [
    ("ru/curtain.ftl", "curtain-lift = Поднять занавес\n", "", "curtain.ftl: has no 'curtain-lift', which English has"),
    ("ru/history.ftl", "history-now =", "history-never =", "'history-never' is not in English, so nobody says it"),
    ("ru/log.ftl", "log-game_started = Игра начинается", "log-game_started = { }", "this part is no message"),
    (
        "ru/log.ftl", "\nlog-year_ended = ",
        "\nlog-season_started = Сезон\nlog-year_ended = ",
        "'log-season_started' stands in",
    ),
    ("ru/vino_table.ftl", "    .gen = Лигурии", "    .gen = Лигурии\n    .gen = Лигурия", "has the form .gen twice"),
    ("ru/log.ftl", "Год { $amount } завершён", "Год завершён", "'log-year_ended' leaves out $amount, which English"),
    ("ru/log.ftl", "log-by = { $line }", "log-by = { $lien } { $line }", "'log-by' has the variable $lien, which"),
    ("ru/settings.ftl", "[high] Высокий", "[hihg] Высокий", "'settings-contrast-answer' chooses [hihg] by $answer"),
    ("ru/settings.ftl", "[half]", "[hlaf]", "has no [half] among what it chooses by $answer; add it"),
    ("ru/saved.ftl", "[0] В { $file }", "[1] В { $file }", "'saved-imported' chooses [1] twice; remove one of them"),
    (
        "ru/table.ftl", "table-field-sold = продано",
        "table-field-sold = { -sold }",
        "'table-field-sold' says { -sold }, and there is",
    ),
    (
        "ru/table.ftl", "table-place = { $place }-й",
        'table-place = { FORM($place, "abl") }',
        "asks for the form .abl, which",
    ),
    (
        "ru/vino_table.ftl", "    .gen = Лигурии",
        "    .gen = Лигурии\n    .ablative = Лигурии",
        "form .ablative, for which",
    ),
    (
        "ru/cards.ftl", "    .kind = order",
        "    .kind = oder",
        "is of the sort .kind = oder, by which no message chooses",
    ),
    (
        "ru/saved.ftl", "        [few] { $count } партии будут удалены навсегда.\n",
        "",
        "has no [few] among the plural forms of",
    ),
    (
        "ru/saved.ftl", "[one] Загружена { $count } партия",
        "[two] Загружена { $count } партия",
        "chooses [two] by $count, a",
    ),
    ("ru/table.ftl", "table-hand = Рука", 'table-hand = { "" }', "'table-hand' says nothing in one of its wordings"),
    ("ru/table.ftl", "table-or = или", "table-or = or", "'table-or' is still in English (or); translate it"),
    (
        "ru/table.ftl", "table-built = построено",
        "table-built = пocтроено",
        "'table-built' mixes two alphabets in a word",
    ),
    ("ru/table.ftl", "table-field-empty = пусто", "table-field-empty = empty!", "has words in Latin letters (empty)"),
    ("ru/table.ftl", "table-wake-up-first = первый", "table-wake-up-first = «первый", "opens and closes «» unevenly"),
    ("ru/board.ftl", "season-spring = Весна", "season-spring = “Весна”", "does not quote as the language does («»)"),
    ("ru/board.ftl", "season-summer = Лето", 'season-summer = "Лето"', "'season-summer' has a straight quote"),
    ("ru/board.ftl", "season-fall = Осень", "season-fall = Осень  года", "'season-fall' has two spaces in a row"),
    (
        "ru/board.ftl", "season-winter = Зима",
        "season-winter = Зима , стужа",
        "'season-winter' has a space before a sign",
    ),
    (
        "ru/board.ftl", "season-setup = Подготовка",
        "season-setup = Начало...",
        "'season-setup' has three dots instead of",
    ),
    (
        "ru/board.ftl", "season-year_end = Конец года",
        "season-year_end = Черный год",
        "says “Черный”; of black say “чёрный”",
    ),
]  # fmt: skip
"""What is put wrong into which file, and what is said of it; all of it is put wrong at once."""
WRONG_IN_ENGLISH = [
    ("en/board.ftl", "rooster = rooster", "rooster = rooster\nrooster-card = none", "'rooster-card' is said nowhere"),
    ("en/table.ftl", "table-or = or", "table-or = or\ntable-nor = nor", "'table-nor' is said nowhere in the program"),
    ("en/curtain.ftl", "{ $source }: { $question }", "{ $source }: { $question }{ $why }", "has the variable $why"),
    ("en/board.ftl", "field = field { $n }", "field = fields { -of } { $n }", "'field' says { -of }, and there is"),
    ("en/terms.yaml", "say: [wine order, ", "sya: [wine order, ", "terms.yaml: Object contains unknown field `sya`"),
]


def told(home: Path, wrong: list[tuple[str, str, str, str]], code: str) -> list[str]:
    """What is said of a language in a copy of all words, after something was put wrong."""
    shutil.copytree(data() / "text", home, dirs_exist_ok=True)
    for name, old, new, _ in wrong:
        text = (home / name).read_text("utf-8")
        assert old in text or new in text, old
        (home / name).write_text(text.replace(old, new, 1), "utf-8")
    return [fault.removeprefix(f"{home}/") for fault in check.faults(code, home)]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return told(tmp_path_factory.mktemp("wrong"), WRONG, "ru")


@pytest.mark.parametrize(("file", "words"), [(file, words) for file, _, _, words in WRONG])
def test_what_is_wrong_is_told_with_its_place_and_cure(found: list[str], file: str, words: str) -> None:
    fault = next((fault for fault in found if words in fault), "")
    assert fault.startswith(file), found
    assert fault.endswith((".", "…"))


def test_what_is_left_out_on_purpose_is_said_above_it(tmp_path: Path) -> None:
    wrong = [("ru/log.ftl", "log-year_ended = Год { $amount }", "# Without $amount: none\nlog-year_ended = Год", "")]
    assert told(tmp_path, wrong, "ru") == []


def test_every_message_of_effects_may_choose_by_the_form_of_verbs(tmp_path: Path) -> None:
    chosen = 'fx-cond-made-sparkling = { $form ->\n    [infinitive] {""}\n   *[plain] {""}\n    }'
    wrong = [("ru/effects.ftl", "fx-cond-made-sparkling =", chosen, "")]
    assert [fault for fault in told(tmp_path, wrong, "ru") if "$form" in fault] == []


def test_what_is_wrong_in_english_is_told(tmp_path: Path) -> None:
    found = told(tmp_path, WRONG_IN_ENGLISH, "en")
    for file, _, _, words in WRONG_IN_ENGLISH:
        assert any(fault.startswith(file) and words in fault for fault in found), (words, found)


def test_a_further_language_may_lack_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(data() / "text" / "en", tmp_path / "en")
    (tmp_path / "pt").mkdir()
    (tmp_path / "pt" / "board.ftl").write_text("season-spring = Primavera\n", "utf-8")
    hints = list(check.faults("pt", tmp_path))
    assert f"{tmp_path}/pt/board.ftl: has no 'season-summer', which English has; add it." in hints
    monkeypatch.setattr(check_texts, "languages", lambda: [*COMPLETE])
    assert list(check_texts.hints()) == []


def test_a_number_is_not_given_as_text() -> None:
    nodes = list(ast.walk(ast.parse('say("lira", n=str(2))')))
    (place,) = said._sayings(nodes, "wrong.py")
    texts = files.read(data() / "text" / "ru")
    assert "n" in plurals.chosen_by_number([texts])["lira"]
    assert plurals._is_text(place.given["n"])


def test_what_is_given_in_vain_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    nodes = list(ast.walk(ast.parse('say("rooster" if one else "lira", n=2, whose="yours")')))
    found = tuple(said._sayings(nodes, "wrong.py"))
    monkeypatch.setattr(against_english, "places", lambda key: tuple(one for one in found if one.key.fullmatch(key)))
    texts = files.read(data() / "text" / "ru")
    (fault,) = against_english.given_in_vain([texts])
    assert fault == "wrong.py, line 1: $whose is given, and no language says it there; give it no more."
