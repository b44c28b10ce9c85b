"""The rulebooks: looking for words in any language, entries by ids of rules, and files that are told what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from shutil import copy, copytree

import pytest
import yaml

from game import paths
from game.text import glossary, rulebook
from game.text.messages import use_language
from game.tools import check_rulebook
from game.tools.words.check import COMPLETE
from rules.engine.catalog import DataFault

GAMES = ("viticulture", "vino")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with copies of all that is checked."""
    for part in ("data/rulebook", "data/text"):
        copytree(paths.root() / part, tmp_path / part)
    for listed in check_rulebook.RULES.values():
        (tmp_path / listed).parent.mkdir(parents=True, exist_ok=True)
        copy(paths.root() / listed, tmp_path / listed)
    return tmp_path


def test_the_rulebooks_are_in_order(project: Path) -> None:
    assert list(check_rulebook.faults(project)) == []


def _twice(book: dict[str, list[dict[str, list[dict[str, object]]]]]) -> None:
    entries = book["chapters"][0]["entries"]
    entries.append(deepcopy(entries[0]))


def _nowhere(book: dict[str, list[dict[str, list[dict[str, object]]]]]) -> None:
    book["chapters"][0]["entries"][0]["see"] = ["moonlight"]


def _no_rule(book: dict[str, list[dict[str, list[dict[str, object]]]]]) -> None:
    book["chapters"][0]["entries"][0]["rules"] = ["N-MOON-01"]


def _unsaid(book: dict[str, list[dict[str, list[dict[str, object]]]]]) -> None:
    book["chapters"][0]["entries"][0]["entry"] = "moonlight"


def _odd(book: dict[str, list[dict[str, list[dict[str, object]]]]]) -> None:
    book["chapters"][0]["entries"][0]["colour"] = "red"


def _no_icon(book: dict[str, object]) -> None:
    chapters = book["chapters"]
    assert isinstance(chapters, list)
    chapters[0]["icon"] = "moonlight"


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (_twice, "already"), (_nowhere, "moonlight"), (_no_rule, "N-MOON-01"), (_unsaid, "rulebook-vino-moonlight"),
        (_odd, "colour"), (_no_icon, "moonlight"),
    ],
)  # fmt: skip
def test_a_bad_file_is_told_in_a_sentence_with_its_place(
    project: Path, spoil: Callable[[object], None], told: str
) -> None:
    file = rulebook.file_of("vino", project / "data")
    book = yaml.safe_load(file.read_text(encoding="utf-8"))
    spoil(book)
    file.write_text(yaml.safe_dump(book, sort_keys=False), encoding="utf-8")
    faults = list(check_rulebook.faults(project))
    assert any(told in fault for fault in faults)
    assert all("vino" in fault and fault.endswith(".") for fault in faults)


def test_a_missing_file_is_told(project: Path) -> None:
    rulebook.file_of("vino", project / "data").unlink()
    [fault] = check_rulebook.faults(project)
    assert "vino.yaml" in fault


@pytest.mark.parametrize("code", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_found_by_its_title_whatever_case_and_accents(game: str, code: str) -> None:
    use_language(code)
    for entry in rulebook.entries(game):
        title = rulebook.title(game, entry.entry)
        assert entry in rulebook.found(game, title.upper())
        assert entry in rulebook.found(game, rulebook.plain_letters(title))


def test_a_search_needs_all_words_and_puts_titles_first() -> None:
    found = rulebook.found("viticulture", "harvest field")
    assert "harvest" in rulebook.title("viticulture", found[0].entry).lower()
    for entry in found:
        words = f"{rulebook.title('viticulture', entry.entry)} {rulebook.text('viticulture', entry.entry)}".lower()
        assert "harvest" in words
        assert "field" in words
    assert rulebook.found("viticulture", "harvest moonlight") == ()
    assert rulebook.found("viticulture", "  ") == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_id_of_a_rule_finds_what_tells_it(game: str) -> None:
    for entry in rulebook.entries(game):
        for rule in entry.rules:
            [found] = rulebook.found(game, f" {rule.lower()} ")
            assert rule in found.rules
    assert rulebook.of_rule(game, "V-MOON-01") is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", COMPLETE)
def test_entries_lead_to_the_glossary(code: str, game: str) -> None:
    use_language(code)
    texts = [rulebook.text(game, entry.entry) for entry in rulebook.entries(game)]
    assert sum(bool(glossary.terms_in(text, game)) for text in texts) > len(texts) * 0.75


@pytest.mark.parametrize("change", [_twice, _nowhere, _unsaid])
def test_a_book_that_cannot_be_read_through_is_told_when_it_is_opened(
    change: Callable[[dict[str, list[dict[str, list[dict[str, object]]]]]], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = yaml.safe_load(rulebook.file_of("vino").read_text(encoding="utf-8"))
    change(book)
    file = tmp_path / "vino.yaml"
    file.write_text(yaml.safe_dump(book), encoding="utf-8")
    monkeypatch.setattr(rulebook, "file_of", lambda game: file)
    rulebook.chapters.cache_clear()
    try:
        with pytest.raises(DataFault, match=r"vino\.yaml"):
            rulebook.chapters("vino")
    finally:
        rulebook.chapters.cache_clear()


@pytest.mark.parametrize(("typed", "printed"), [("l'anno", "l\u2019anno"), ("c'\u00e8", "c\u2019\u00e8")])
def test_the_marks_of_a_keyboard_find_printed_ones(typed: str, printed: str) -> None:
    use_language("it")
    assert rulebook.found("viticulture", typed) == rulebook.found("viticulture", printed) != ()
