"""Names of files as each of the three systems wants them, whatever somebody has typed, sent or brought along."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from game import paths
from game.store import record_file, shelf, statistics
from game.store.file_names import LONGEST_BYTES, portable
from game.store.record_file import SUFFIX
from game.text.messages import languages, say, use_language
from rules import system
from rules.viticulture.rules import Viticulture
from tests.game.driver import RECORD
from tests.game.store.test_places import kept

LONGEST_PATH = 260
"""Letters of the longest path that Windows takes where nobody has asked for longer ones."""
ODD = [
    "CON", "nul", "com1.backup", "aux.", "ends in dots...", "and in blanks  ", "a:b", "C:\\games\\mine", 'a "b" <c>|?*',
    "\x07bell", "...", "   ", "葡" * 80, "🍇" * 60, "ü" * 120, "x" * 200, "a\u202eb",
]  # fmt: skip


@pytest.mark.parametrize("words", ODD)
def test_what_the_program_makes_of_words_every_system_can_hold(words: str) -> None:
    called = portable(words, "game")
    assert system.holds_everywhere(called)
    assert system.holds_everywhere(f"{called}{SUFFIX}")
    assert len(called.encode()) <= LONGEST_BYTES + len("game ")
    assert called.isprintable()


def test_a_name_that_every_system_holds_stays_as_it_is() -> None:
    for words in ("Vendemmia 2026-11-30", "Мои игры – été", "con brio", "a.b"):
        assert portable(words, "game") == words
    assert portable("CON", "game") == "game CON"
    assert portable("C:\\games\\mine", "game") == "C games mine"
    assert portable("...", "game") == "game"


@pytest.mark.parametrize("words", [one for one in ODD if "/" not in one and len(one.encode()) < 250])
def test_a_game_that_is_taken_in_gets_a_name_for_every_system(words: str, tmp_path: Path) -> None:
    sent = tmp_path / f"{words}{SUFFIX}"
    sent.write_bytes(RECORD.read_bytes())
    [taken] = shelf.take_in(sent)
    assert taken.is_file()
    assert system.holds_everywhere(taken.name)
    assert not [one for one in taken.parent.iterdir() if one.suffix in (".new", ".fresh")]


def test_a_game_on_a_stick_of_large_letters_is_taken_in() -> None:
    folder = shelf.import_folder()
    (folder / "OVER.JSONL").write_bytes(RECORD.read_bytes())
    (folder / "NOTE.TXT").write_text("no game")
    assert [one.name for one in shelf.take_in(folder)] == ["OVER.jsonl"]


@pytest.mark.parametrize("name", ["CON", "nul.jsonl", "a:b", "dot.", "blank "])
def test_windows_is_not_asked_for_a_name_that_it_does_not_give(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = kept()
    place = tmp_path / "sent"
    place.mkdir()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", "win32")
        with pytest.raises(shelf.BadPlace, match="choose another name") as refused:
            shelf.export(one, place / name)
    assert name in str(refused.value)
    assert list(place.iterdir()) == []
    assert shelf.export(one, place / name).parent == place


def test_no_game_is_written_among_the_games_where_large_letters_are_small_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, home = kept(), paths.save_folder()
    other = home.with_name(home.name.upper())
    other.mkdir(exist_ok=True)
    same = os.path.samefile

    def blind(first: Path, second: Path) -> bool:
        return str(first).lower() == str(second).lower() or same(first, second)

    monkeypatch.setattr(os.path, "samefile", blind)
    for folder in (other, home):
        with pytest.raises(shelf.BadPlace, match="belongs to the program"):
            shelf.export(one, folder)
    assert shelf.export(one, tmp_path).is_file()


def test_a_file_of_the_same_letters_is_another_one_only_where_the_disk_says_so(tmp_path: Path) -> None:
    first, second = (record_file.add(tmp_path / name, b"x") for name in ("Game.jsonl", "Game.jsonl"))
    assert [first.name, second.name] == ["Game.jsonl", "Game 2.jsonl"]


def test_words_of_no_language_make_a_name_that_some_system_lacks(own_home: Path) -> None:
    for code in languages():
        use_language(code)
        assert system.holds_everywhere(portable(say("window-title"), "picture"))
        assert portable(say("window-title"), "picture") == say("window-title")
        for file in statistics.export():
            assert system.holds_everywhere(file.name)


def test_no_path_in_the_folder_of_somebody_who_plays_is_longer_than_windows_takes() -> None:
    home = Path("C:/Users/" + "x" * 20 + "/AppData/Roaming/vendemmia/saves")
    longest = portable("x" * 500, Viticulture.name)
    for folder in shelf.FOLDERS:
        place = home / shelf.BIN / folder / f"{longest} state 100{SUFFIX}.1234567.fresh.1234567.new"
        assert len(str(place)) < LONGEST_PATH


def test_no_path_of_the_program_is_so_long_that_it_could_not_be_unpacked_deep() -> None:
    inside = [file.relative_to(paths.root()) for part in (paths.data(), paths.assets()) for file in part.rglob("*")]
    assert max(len(str(file)) for file in inside) < LONGEST_PATH / 2
    named = [str(file).lower() for file in inside]
    assert len(set(named)) == len(named)
    assert all(system.holds_everywhere(part) for file in inside for part in file.parts)
