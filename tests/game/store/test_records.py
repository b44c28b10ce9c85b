"""Saved games: every line is on disk, nobody mixes lines, and a damaged game goes on from its last good point."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import kept_game, records, shelf
from game.store.kept_game import KeptGame
from game.store.record_file import RecordFile
from game.store.settings import Settings
from game.text.messages import say
from game.version import program_version
from game.window.app import App
from rules.engine.game import Game
from tests.chains import bare
from tests.game.pages.test_scenes import press, show, top
from tests.tables import viticulture_table

ROOT = Path(__file__).parents[3]


def begun(choices: int = 0) -> Session:
    session = Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, {}))
    for _ in range(choices):
        answer(session)
    return session


def answer(session: Session) -> None:
    assert session.decision is not None
    session.choose(session.decision.choices[0])


def path_of(session: Session) -> Path:
    assert session.kept.file is not None
    return session.kept.file.path


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (640, 360), Settings(animation="instant"))


def test_each_choice_is_on_disk_when_the_next_is_asked() -> None:
    session = begun()
    for _ in range(12):
        answer(session)
        assert path_of(session).read_text(encoding="utf-8") == session.game.record.text()
    session.undo()
    assert path_of(session).read_text(encoding="utf-8") == session.game.record.text()


def test_continue_offers_the_game_written_last(app: App) -> None:
    first, second = begun(2), begun(4)
    answer(first)
    os.utime(path_of(second), (1, 1))
    show(app, TitleScene(app))
    first.close()
    press(app, "continue")
    table = top(app)
    assert isinstance(table, TableScene)
    assert table.interaction.session.game.digest() == first.game.digest()


def test_a_game_says_which_version_of_the_program_began_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_game, "program_version", lambda: "0.0.9")
    older = begun()
    monkeypatch.setattr(kept_game, "program_version", program_version)
    older.kept.close()
    again = KeptGame.opened(path_of(older))
    assert again.game.record.header.seats[0][kept_game.PROGRAM] == "0.0.9"
    branched = KeptGame.branch(again, [])
    assert branched.game.record.header.seats[0][kept_game.PROGRAM] == program_version()


def test_two_games_begun_in_the_same_second_have_files_of_their_own() -> None:
    first, second = begun(1), begun(1)
    assert path_of(first) != path_of(second)
    answer(first)
    assert path_of(second).read_text(encoding="utf-8") == second.game.record.text()


def test_another_window_cannot_play_the_same_game() -> None:
    session = begun(3)
    before = path_of(session).read_bytes()
    script = (
        "import sys; from pathlib import Path; from game.store import records\n"
        "try: records.opened(Path(sys.argv[1]))\n"
        "except records.BadRecord as fault: print(fault); sys.exit(3)"
    )
    other = [sys.executable, "-c", script, str(path_of(session))]
    done = subprocess.run(other, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 3, done.stderr
    assert "another window" in done.stdout
    assert path_of(session).read_bytes() == before
    answer(session)
    session.close()
    assert subprocess.run(other, cwd=ROOT, capture_output=True, timeout=120).returncode == 0


def test_a_game_played_in_another_window_stays_on_the_title(app: App) -> None:
    session = begun(2)
    show(app, TitleScene(app))
    press(app, "continue")
    title = top(app)
    assert isinstance(title, TitleScene)
    assert "another window" in title.notice
    session.close()
    press(app, "continue")
    assert isinstance(top(app), TableScene)


@pytest.mark.parametrize("tail", [b'{"choice":"wa', b"\x00\x00\x00", b'{"undo"', b"\xff"])
def test_a_torn_last_line_costs_that_line_alone(tail: bytes) -> None:
    session = begun(5)
    session.close()
    path = path_of(session)
    whole = path.read_bytes()
    path.write_bytes(whole + tail)
    again = Session(KeptGame.opened(path))
    assert again.game.digest() == session.game.digest()
    assert again.notice == say("window-torn-record", file=str(path))
    answer(again)
    again.close()
    assert again.notice == ""
    assert path.read_text(encoding="utf-8") == again.game.record.text()


def test_a_game_whose_last_line_is_torn_is_taken_in_and_says_so(tmp_path: Path) -> None:
    session = begun(5)
    session.close()
    sent = tmp_path / "sent.jsonl"
    sent.write_bytes(path_of(session).read_bytes() + b'{"choice":"wa')
    [taken] = shelf.take_in(sent)
    again = Session(KeptGame.opened(taken))
    assert again.game.digest() == session.game.digest()
    assert again.notice == say("window-torn-record", file=str(taken))


def test_a_last_line_without_its_end_is_still_a_line() -> None:
    session = begun(4)
    session.close()
    path = path_of(session)
    path.write_bytes(path.read_bytes()[:-1])
    again = Session(KeptGame.opened(path))
    assert again.game.digest() == session.game.digest()
    answer(again)
    assert path.read_text(encoding="utf-8") == again.game.record.text()


def test_an_empty_file_hides_no_game(app: App) -> None:
    session = begun(2)
    session.close()
    (paths.saves() / "9999.jsonl").touch()
    newest = records.newest_unfinished()
    assert newest is not None
    assert newest.path == path_of(session)


def test_a_damaged_game_goes_back_to_its_last_good_point(app: App) -> None:
    older, session = begun(2), begun(9)
    older.close()
    os.utime(path_of(older), (1, 1))
    session.close()
    path = path_of(session)
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:6], b'{"choi\n', *lines[7:]])
    path.write_bytes(damaged)
    show(app, TitleScene(app))
    press(app, "continue")
    title = top(app)
    assert isinstance(title, TitleScene)
    assert "line 7 is damaged" in title.notice
    assert {"last-good", "continue"} <= {button.name for button in title.buttons.all}
    press(app, "last-good")
    table = top(app)
    assert isinstance(table, TableScene)
    assert path.read_bytes() == b"".join(lines[:6])
    assert [file.read_bytes() for file in (paths.saves() / "damaged").iterdir()] == [damaged]
    answer(table.interaction.session)


def test_after_a_damaged_game_the_older_one_is_offered(app: App) -> None:
    older, session = begun(2), begun(1)
    older.close()
    os.utime(path_of(older), (1, 1))
    session.close()
    path_of(session).write_bytes(b"nothing\n")
    show(app, TitleScene(app))
    press(app, "continue")
    press(app, "continue")
    table = top(app)
    assert isinstance(table, TableScene)
    assert table.interaction.session.game.digest() == older.game.digest()
    assert path_of(session).read_bytes() == b"nothing\n"


def test_the_last_few_states_of_a_game_are_kept_and_help() -> None:
    session = begun(3)
    path = path_of(session)
    for _ in range(5):
        session.close()
        session = Session(KeptGame.opened(path))
        answer(session)
    session.close()
    kept = sorted((paths.saves() / "earlier").iterdir())
    assert [file.stem.rpartition(" ")[2] for file in kept] == ["3", "4", "5"]
    path.write_bytes(path.read_bytes()[:40])
    with pytest.raises(records.BadRecord) as fault:
        Session(KeptGame.opened(path))
    assert fault.value.good == kept[-1].read_text(encoding="utf-8")


def test_a_fault_of_the_rules_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(4)
    digest, events, text = session.game.digest(), list(session.events), session.game.record.text()

    def fails(*_: object) -> None:
        raise RuntimeError("a broken card")

    with monkeypatch.context() as broken:
        broken.setattr("rules.engine.game.advance", fails)
        with pytest.raises(RuntimeError):
            answer(session)
    assert (session.game.digest(), session.events) == (digest, events)
    assert path_of(session).read_text(encoding="utf-8") == text
    session.close()
    assert Session(KeptGame.opened(path_of(session))).game.digest() == digest


def test_a_game_over_which_the_rules_stumble_is_told_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(4)
    session.close()
    before = path_of(session).read_bytes()

    def fails(self: Game, choice: object) -> None:
        raise RuntimeError("a broken\ncard")

    monkeypatch.setattr(Game, "choose", fails)
    with pytest.raises(records.BadRecord) as fault:
        Session(KeptGame.opened(path_of(session)))
    assert "a broken card" in str(fault.value)
    assert fault.value.good == before.decode().splitlines(keepends=True)[0] + _first_digests(before)
    assert path_of(session).read_bytes() == before


def _first_digests(record: bytes) -> str:
    rows = record.decode().splitlines(keepends=True)[1:]
    return "".join(rows[: next(i for i, row in enumerate(rows) if "choice" in row)])


def test_a_full_disk_is_told_and_everything_is_written_when_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(2)
    real = os.fsync

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    answer(session)
    answer(session)
    assert "No space left" in session.notice
    monkeypatch.setattr(os, "fsync", real)
    answer(session)
    assert session.notice == ""
    assert path_of(session).read_text(encoding="utf-8") == session.game.record.text()


def gone(path: Path) -> None:
    path.unlink()


def another_file(path: Path) -> None:
    path.with_suffix(".other").write_text("something else\n")
    path.with_suffix(".other").replace(path)


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:300])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def folder_moved(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("change", [gone, another_file, a_folder, cut, emptied, folder_moved])
def test_a_file_that_somebody_takes_away_is_written_again(change: Callable[[Path], None], closed: bool) -> None:
    session = begun(12)
    before = path_of(session)
    if closed:
        session.close()
    change(before)
    answer(session)
    answer(session)
    assert session.notice == ""
    assert path_of(session).read_text(encoding="utf-8") == session.game.record.text()
    session.close()
    again = Session(KeptGame.opened(path_of(session)))
    assert again.game.digest() == session.game.digest()
    if change is another_file:
        assert before.read_text() == "something else\n"


def test_without_a_folder_the_game_goes_on_in_memory(own_home: Path, app: App) -> None:
    own_home.write_text("a file where a folder should be")
    session = begun(3)
    assert str(own_home) in session.notice
    table = viticulture_table(app, session)
    show(app, table)
    own_home.unlink()
    answer(session)
    assert session.notice == ""
    assert path_of(session).read_text(encoding="utf-8") == session.game.record.text()


def test_a_finished_game_is_put_away_and_comes_back_when_its_end_is_undone() -> None:
    book = RecordFile.fresh()
    book.write("one")
    book.shelve(True)
    assert book.path.parent.name == "finished"
    book.write("two")
    book.shelve(False)
    assert book.path.parent == paths.saves()
    assert book.path.read_text(encoding="utf-8") == "one\ntwo\n"


def test_a_file_whose_ends_of_lines_were_changed_goes_on() -> None:
    """As by a program that brings files from one system to another."""
    session = begun(5)
    session.close()
    path = path_of(session)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert [(one.whole, one.names) for one in shelf.found("going")] == [(True, ("Lago", "Cotto"))]
    for _ in range(3):
        again = Session(KeptGame.opened(path))
        answer(again)
        again.close()
    assert again.game.choices[:5] == session.game.choices
    assert again.game.made == 8


def test_a_line_that_was_changed_is_told_and_what_was_played_before_goes_on() -> None:
    """The last good point of a record is a game that was played, never another one that is possible."""
    session = begun(9)
    session.close()
    path = path_of(session)
    rows = path.read_text("utf-8").splitlines(keepends=True)
    at = max(number for number, row in enumerate(rows) if '"choice":"wake' in row)
    other = rows[at].replace("wake 2", "wake 3")
    assert other != rows[at]
    path.write_text("".join([*rows[:at], other, *rows[at + 1 :]]), "utf-8")
    with pytest.raises(records.BadRecord, match=f"line {at + 1} was changed") as fault:
        records.opened(path)
    assert fault.value.good == "".join(rows[:at])
    records.go_back(path, fault.value.good)
    again = Session(KeptGame.opened(path))
    assert again.game.choices == session.game.choices[: again.game.made]


def test_a_game_written_before_lines_had_checks_goes_on_and_is_protected_from_there() -> None:
    session = begun(5)
    session.close()
    path = path_of(session)
    old = bare(path.read_text("utf-8"))
    path.write_text(old, "utf-8")
    assert [one.protected for one in shelf.found("going")] == [False]
    again = Session(KeptGame.opened(path))
    assert again.notice == ""
    answer(again)
    again.close()
    assert path.read_text("utf-8").startswith(old)
    assert [one.protected for one in shelf.found("going")] == [True]
    path.write_text(path.read_text("utf-8").replace("wake 1", "wake 2", 1), "utf-8")
    with pytest.raises(records.BadRecord, match="was changed"):
        records.opened(path)
