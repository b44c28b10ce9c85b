"""A fault of the program: one report about nobody, and the next start goes on from the last choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program import crash
from game.program.routes import GameRoutes, show_first
from game.program.start import main
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.window.app import App
from rules.engine.game import Game
from tests.game.pages.test_scenes import press, top
from tests.game.store.disks import full_after
from tests.game.store.test_records import answer, path_of


def stumbles(_scene: TableScene, _seconds: float) -> None:
    raise RuntimeError("Sir Gluck has no vines in /home/anna lena/games/x.jsonl or C:\\Users\\anna\\y.jsonl")


@pytest.fixture
def crashed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[Session, str]:
    """A game whose table stumbled after four choices, and what the program said as it stopped."""
    session = Session(KeptGame.begin(("Sir Gluck", "Lena"), ("lago", "cotto"), 7, {}))
    for _ in range(4):
        answer(session)
    session.close()
    with monkeypatch.context() as broken:
        broken.setattr(TableScene, "update", stumbles)
        assert main(["--record", str(path_of(session))]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return session, said


def report() -> Path:
    [path] = crash.folder().glob("*.txt")
    return path


def test_a_report_is_written_and_told(crashed: tuple[Session, str]) -> None:
    _, said = crashed
    text = report().read_text("utf-8")
    assert str(report()) in said
    assert "RuntimeError" in text
    assert "game/window/app.py, line" in text
    assert text.startswith("vendemmia ")


def test_the_report_is_about_nobody(crashed: tuple[Session, str], own_home: Path) -> None:
    text = report().read_text("utf-8")
    for private in ("Gluck", "Lena", "anna", "/home", "Users", str(own_home), str(paths.root()), str(Path.home())):
        assert private not in text
    assert "lago has no vines" in text


def test_the_record_in_the_report_is_the_game(crashed: tuple[Session, str]) -> None:
    session, _ = crashed
    text = report().read_text("utf-8")
    record = text[text.index('{"game"') :]
    game, note = Game.load(session.game.rules, record)
    assert note is None
    assert game.digest() == session.game.digest()


def test_the_next_start_tells_it_once_and_goes_on_from_the_last_choice(crashed: tuple[Session, str]) -> None:
    session, _ = crashed
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    show_first(app, None)
    title = top(app)
    assert isinstance(title, TitleScene)
    assert str(report()) in title.notice
    assert "last choice" in title.notice
    press(app, "continue")
    table = top(app)
    assert isinstance(table, TableScene)
    assert table.interaction.session.game.digest() == session.game.digest()
    table.interaction.session.close()
    app.scenes.clear()
    show_first(app, None)
    again = top(app)
    assert isinstance(again, TitleScene)
    assert again.notice == ""


def test_without_a_folder_the_fault_is_still_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, "/proc/vendemmia")
    assert "every choice is saved" in crash.write(RuntimeError("x"), None)


def test_only_so_many_reports_are_kept() -> None:
    crash.folder().mkdir(parents=True)
    for number in range(40):
        (crash.folder() / f"2020-01-01 00.00.{number:02}.txt").write_text("old")
    crash.write(RuntimeError("x"), None)
    assert len(list(crash.folder().glob("*.txt"))) == crash.MOST


def test_a_report_of_a_clock_that_was_set_back_is_kept() -> None:
    crash.folder().mkdir(parents=True)
    for number in range(40):
        (crash.folder() / f"2999-01-01 00.00.{number:02}.txt").write_text("of the time to come")
    said = crash.write(RuntimeError("now"), None)
    assert [file for file in crash.folder().glob("*.txt") if str(file) in said]
    assert len(list(crash.folder().glob("*.txt"))) == crash.MOST


def test_faults_of_one_moment_have_a_report_each() -> None:
    for word in ("one", "two", "three"):
        crash.write(RuntimeError(word), None)
    told = {file.read_text("utf-8").strip().rpartition(" ")[2] for file in crash.folder().glob("*.txt")}
    assert told == {"one", "two", "three"}


def test_a_report_torn_at_any_byte_is_told_and_harms_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    crash.write(RuntimeError("before"), None)
    whole = report().read_bytes()
    others = sorted(file.name for file in crash.folder().iterdir())
    for size in range(0, len(whole), 3):
        with full_after(size):
            assert "every choice is saved" in crash.write(RuntimeError("before"), None)
        assert sorted(file.name for file in crash.folder().iterdir()) == others
        assert report().read_bytes() == whole
    with capsys.disabled():
        print(f"\n{len(range(0, len(whole), 3))} reports torn")


@pytest.mark.parametrize("content", [b"", b"\xff\xff", b"../../../etc/passwd", b"x" * 5000])
def test_a_damaged_marker_harms_nothing(content: bytes) -> None:
    crash.folder().mkdir(parents=True)
    (crash.folder() / crash.UNTOLD).write_bytes(content)
    assert "etc" not in crash.notice()
