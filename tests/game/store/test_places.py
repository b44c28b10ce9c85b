"""Paths that somebody types: what makes no sense is told in a sentence, and no file is ever written over."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import paths
from game.pages.saved import SavedScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import campaigns, record_file, records, shelf, statistics
from game.store.kept_game import PROGRAM, KeptGame
from game.store.record_file import FINISHED, add, put
from game.store.settings import Settings
from game.version import program_version
from game.window.app import App
from rules.engine.game import Game
from rules.engine.header import Header
from tests.game.driver import RECORD
from tests.game.pages.test_scenes import press, show
from tests.game.road import begun as campaign
from tests.game.road import dealt, last_year, prepare
from tests.game.store.test_records import answer, path_of
from tests.game.store.test_records import begun as game

ROOT = Path(__file__).parents[3]


def kept() -> shelf.SavedGame:
    """A game that goes on."""
    session = game(3)
    session.close()
    return shelf.found("going")[0]


@pytest.fixture
def page() -> SavedScene:
    kept()
    page = SavedScene(App(GameRoutes, (640, 360), Settings(animation="instant")))
    show(page.app, page)
    return page


def ask(page: SavedScene, what: str, path: str) -> None:
    press(page.app, what)
    page.entries.set_text("path", path)
    press(page.app, "yes")


@pytest.mark.parametrize("what", ["export", "import"])
@pytest.mark.parametrize("path", ["", "   ", '""', "' '"])
def test_an_empty_path_is_refused(page: SavedScene, what: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    start = paths.saves().parent / "start"
    start.mkdir()
    (start / "stray.jsonl").write_bytes(RECORD.read_bytes())
    monkeypatch.chdir(start)
    before = len(page.all["going"]), len(page.all["finished"])
    ask(page, what, path)
    assert "type a folder or a file" in page.fault
    assert page.asking == what
    assert [file.name for file in start.iterdir()] == ["stray.jsonl"]
    page.look_up()
    assert (len(page.all["going"]), len(page.all["finished"])) == before


def test_a_path_of_the_own_folder_of_nobody_or_of_no_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert shelf.typed("~", Path("/x")) == tmp_path
    assert shelf.typed(" '~/a b' ", Path("/x")) == tmp_path / "a b"
    assert shelf.typed("mine", tmp_path) == tmp_path / "mine"
    assert shelf.typed("/mine", tmp_path) == Path("/mine")
    with pytest.raises(shelf.BadPlace, match="~nobody-of-this-name"):
        shelf.typed("~nobody-of-this-name/x", tmp_path)


def test_a_path_that_begins_nowhere_begins_where_the_page_proposes(page: SavedScene) -> None:
    shelf.import_folder()
    (shelf.import_folder() / "over.jsonl").write_bytes(RECORD.read_bytes())
    ask(page, "import", "over.jsonl")
    assert page.good
    assert [one.path.name for one in shelf.found("finished")] == ["over.jsonl"]


@pytest.mark.parametrize("name", ["none/out", "file/out", "a/b/c/"])
def test_a_folder_that_is_not_there_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("x")
    one = kept()
    with pytest.raises(shelf.BadPlace, match="There is no folder"):
        shelf.export(one, tmp_path / name)


def test_devices_and_pipes_are_no_files(page: SavedScene, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for place in (Path("/dev/null"), tmp_path / "pipe"):
        with pytest.raises(shelf.BadPlace, match=place.name):
            shelf.export(page.listed()[0], place)
        with pytest.raises(records.BadRecord, match=place.name):
            shelf.take_in(place)
    assert not Path("/dev/null.jsonl").exists()


def test_a_folder_that_cannot_be_written_is_told(page: SavedScene) -> None:
    ask(page, "export", "/proc")
    assert "/proc" in page.fault
    assert "choose another place" in page.fault
    assert page.asking == "export"


def test_a_name_that_is_too_long_is_told(page: SavedScene, tmp_path: Path) -> None:
    ask(page, "export", str(tmp_path / ("x" * 300)))
    assert "too long" in page.fault
    ask(page, "yes", "")
    assert list(tmp_path.glob("x*")) == []


def test_no_file_is_written_over(tmp_path: Path) -> None:
    one = kept()
    there = tmp_path / "mine.jsonl"
    there.write_text("mine")
    assert shelf.export(one, there) == tmp_path / "mine 2.jsonl"
    assert shelf.export(one, tmp_path / "mine") == tmp_path / "mine 3.jsonl"
    assert there.read_text() == "mine"
    link = tmp_path / "link.jsonl"
    link.symlink_to(there)
    assert shelf.export(one, link) == tmp_path / "link 2.jsonl"
    assert there.read_text() == "mine"


def test_games_are_not_written_among_the_games_nor_taken_from_there(page: SavedScene) -> None:
    one = page.listed()[0]
    for folder in ("", FINISHED, "bin"):
        place = paths.saves() / folder
        place.mkdir(exist_ok=True)
        with pytest.raises(shelf.BadPlace, match="belongs to the program"):
            shelf.export(one, place)
        with pytest.raises(shelf.BadPlace, match="among the saved games already"):
            shelf.take_in(place)
    with pytest.raises(shelf.BadPlace):
        shelf.take_in(one.path)
    assert len(shelf.found("going")) == 1
    shelf.import_folder()
    assert shelf.take_in(shelf.export(one, shelf.import_folder()))


def test_two_copies_of_the_program_take_one_name_each(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from game.store.record_file import add\n"
        "for number in range(60): add(Path(sys.argv[1]), f'{sys.argv[2]} {number}'.encode())"
    )
    place = tmp_path / "game.jsonl"
    copies = [subprocess.Popen([sys.executable, "-c", script, str(place), key], cwd=ROOT) for key in ("a", "b")]
    assert [copy.wait() for copy in copies] == [0, 0]
    found = sorted(file.read_text() for file in tmp_path.iterdir())
    assert found == sorted(f"{key} {number}" for key in ("a", "b") for number in range(60))


def test_a_disk_without_second_names_keeps_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError("no links here")

    monkeypatch.setattr(record_file.os, "link", refuse)
    place = tmp_path / "game.jsonl"
    assert [add(place, text).name for text in (b"a", b"b")] == ["game.jsonl", "game 2.jsonl"]
    assert put(place, tmp_path / "game 2.jsonl") == tmp_path / "game 2 2.jsonl"
    assert sorted(file.read_text() for file in tmp_path.iterdir()) == ["a", "b"]


def header_of(path: Path) -> Header:
    return Game.load(records.viticulture(), path.read_text("utf-8"))[0].record.header


def test_a_game_of_a_campaign_that_is_taken_in_belongs_to_none(tmp_path: Path) -> None:
    """Else a game lost could be played once more from where it was exported, or one won be counted twice."""
    road = campaign("Evenings")
    session = dealt(road)
    session.close()
    prepare(path_of(session), last_year(4))
    [one] = shelf.found("going")
    sent = shelf.export(one, tmp_path)
    lost = Session(KeptGame.opened(one.path))
    while lost.decision is not None:
        answer(lost)
    lost.close()
    after = campaigns.read(road.path)
    assert [played.result for played in after.played] == ["loss"]
    [taken] = shelf.take_in(sent)
    again = Session(KeptGame.opened(taken))
    assert again.kept.campaign is None
    while again.decision is not None:
        answer(again)
    again.close()
    assert campaigns.read(road.path) == after
    assert header_of(path_of(again)).seats == [{"name": "Lago", "colour": "lago", PROGRAM: program_version()}]
    assert header_of(sent).seats[0][campaigns.LINK] == road.path.name


def test_a_game_of_a_campaign_that_is_opened_where_it_was_sent_belongs_to_none(tmp_path: Path) -> None:
    road = campaign("Evenings")
    session = dealt(road)
    session.close()
    sent = shelf.export(shelf.found("going")[0], tmp_path)
    assert KeptGame.opened(sent).campaign is None
    assert KeptGame.opened(path_of(session)).campaign is not None


def test_a_finished_game_that_is_taken_in_is_not_counted_as_played_here(tmp_path: Path) -> None:
    sent = tmp_path / "over.jsonl"
    sent.write_bytes(RECORD.read_bytes())
    [taken] = shelf.take_in(sent)
    Session(KeptGame.opened(taken)).close()
    assert statistics.played() == ()
    lines = taken.read_bytes().partition(b"\n")[2]
    assert lines == RECORD.read_bytes().partition(b"\n")[2]
