"""The disk is full for a while: what was promised to be saved is saved as soon as there is room, or it is said."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pygame
import pytest

from game import paths
from game.pages.menu import MenuScene
from game.pages.saved import SavedScene
from game.pages.title import TitleScene
from game.pages.unsaved import UnsavedScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program import crash
from game.program.routes import GameRoutes
from game.store import records, shelf, statistics
from game.store.kept_game import KeptGame
from game.store.record_file import FINISHED
from game.store.settings import Settings, load_settings
from game.store.unsaved import AGAIN
from game.text.messages import say
from game.window.app import App
from game.window.opening import open_game
from rules.engine.game import Game
from tests.chains import bare
from tests.game.driver import kept_choices, saved_after
from tests.game.pages.test_scenes import press, show, top
from tests.game.store.disks import full_after
from tests.game.store.test_records import answer, begun, path_of

ROOT = Path(__file__).parents[3]


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (640, 360), Settings(animation="instant"))


@contextmanager
def full(session: Session, room: int = 7) -> Iterator[None]:
    """While this lasts the file of the game grows by a few bytes at most, and no new one can be written."""
    path = path_of(session)
    with full_after(path.stat().st_size + room if path.exists() else 0):
        yield


def written(session: Session) -> bool:
    return path_of(session).read_text("utf-8") == session.game.record.text()


def vino() -> Session:
    return Session(KeptGame.begin(("A", "B", "C"), ("lago", "cotto", "sole"), 5, {}, rules=records.vino()))


@pytest.mark.parametrize("begin", [begun, vino])
@pytest.mark.parametrize("room", [0, 7])
def test_what_waits_is_written_when_the_table_is_left(begin: object, room: int) -> None:
    session = begin() if callable(begin) else None
    assert session is not None
    for _ in range(40):
        answer(session)
    with full(session, room):
        for _ in range(60):
            answer(session)
        assert session.notice
        assert not written(session)
    session.close()
    assert written(session)
    assert Session(KeptGame.opened(path_of(session))).game.digest() == session.game.digest()


def test_what_waits_is_written_by_itself_and_the_notice_stays_until_then(app: App) -> None:
    session = begun(3)
    show(app, app.routes.table(session.kept))
    with full(session):
        for _ in range(6):
            answer(session)
        for _ in range(5):
            app.step(AGAIN)
            assert session.notice
            assert not written(session)
    app.step(AGAIN)
    assert session.notice == ""
    assert written(session)


def test_a_game_that_was_never_on_disk_is_written_when_there_is_room(app: App) -> None:
    with full_after(0):
        session = begun(5)
        show(app, app.routes.table(session.kept))
        app.scenes.replace(app.routes.title())
        app.scenes.settle()
        app.step(AGAIN)
        title = top(app)
        assert isinstance(title, TitleScene)
        assert path_of(session).name in app.unsaved.notice
        press(app, "continue")
        assert isinstance(top(app), TableScene)
        answer(session)
    app.step(AGAIN)
    assert written(session)
    assert app.unsaved.notice == session.notice == ""


@pytest.mark.parametrize("page", [TitleScene, SavedScene])
def test_a_game_that_was_left_is_written_by_itself_and_told_until_then(app: App, page: type) -> None:
    session = begun(3)
    show(app, app.routes.table(session.kept))
    show(app, page(app))
    before = pygame.image.tobytes(app.surface, "RGB")
    open_game(app, path_of(session), lambda fault: pytest.fail(str(fault)))
    app.scenes.settle()
    now = top(app)
    assert isinstance(now, TableScene)
    session = now.interaction.session
    with full(session):
        answer(session)
        show(app, page(app))
        app.step(0.02)
        assert app.unsaved.notice
        assert pygame.image.tobytes(app.surface, "RGB") != before
    app.step(AGAIN)
    assert app.unsaved.notice == ""
    assert written(session)


def test_a_game_whose_lines_wait_goes_on_where_it_was_left(app: App) -> None:
    session = begun(3)
    show(app, app.routes.table(session.kept))
    with full(session):
        for _ in range(6):
            answer(session)
        show(app, TitleScene(app))
        press(app, "continue")
        table = top(app)
        assert isinstance(table, TableScene)
        assert table.interaction.session.game.made == 9
        assert table.interaction.session.notice
    answer(table.interaction.session)
    assert written(session)


def test_who_quits_while_lines_wait_is_asked_first(app: App) -> None:
    session = begun(3)
    show(app, app.routes.table(session.kept))
    with full(session):
        for _ in range(6):
            answer(session)
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        app.step(0.02)
        assert isinstance(top(app), UnsavedScene)
        press(app, "stay")
        assert isinstance(top(app), TableScene)
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        app.step(0.02)
        app.step(AGAIN)
        assert isinstance(top(app), UnsavedScene)
    app.step(AGAIN)
    assert app.scenes.scenes == []
    assert written(session)


def test_who_quits_all_the_same_ends_the_program(app: App) -> None:
    session = begun(3)
    show(app, app.routes.table(session.kept))
    with full(session):
        answer(session)
        app.quit()
        app.scenes.settle()
        app.step(0.02)
        press(app, "quit")
        assert app.scenes.scenes == []
        assert app.waiting == str(path_of(session))


def test_the_menu_and_a_report_say_that_not_everything_is_saved(app: App) -> None:
    session = begun(3)
    show(app, app.routes.table(session.kept))
    menu = MenuScene(app, session.kept)
    assert menu.title == say("window-menu-title", saved="yes")
    with full(session):
        answer(session)
        assert menu.title == say("window-menu-title", saved="no")
        assert "are lost" in crash.write(RuntimeError("x"), app)
    assert "every choice is saved" in crash.write(RuntimeError("x"), app)
    assert written(session)


def test_nobody_is_asked_where_there_is_room_again(app: App) -> None:
    session = begun(3)
    show(app, app.routes.table(session.kept))
    with full(session):
        answer(session)
    app.quit()
    app.scenes.settle()
    assert app.scenes.scenes == []
    assert app.waiting == ""
    assert written(session)


def test_what_is_lost_in_the_end_is_said() -> None:
    """The program is quit twice while nothing can be written."""
    program = (
        "import pygame, resource\n"
        "from game.program import run, routes\n"
        "from game.store.kept_game import KeptGame\n"
        "from game.window.app import App\n"
        "def first(app, record):\n"
        "    kept = KeptGame.begin(('A', 'B'), ('lago', 'cotto'), 7, {})\n"
        "    resource.setrlimit(resource.RLIMIT_FSIZE, (64, resource.RLIM_INFINITY))\n"
        "    kept.choose(kept.game.decision.choices[0])\n"
        "    app.begin(app.routes.table(kept))\n"
        "run.show_first = first\n"
        "step = App.step\n"
        "def quitting(app, seconds):\n"
        "    pygame.event.post(pygame.event.Event(pygame.QUIT)); step(app, seconds)\n"
        "App.step = quitting\n"
        "run.run((640, 360), None, True)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert "could not be written and are lost" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_game_that_ends_while_the_disk_is_full_is_finished_and_counted_afterwards() -> None:
    _, choices = kept_choices()
    session = Session(KeptGame.opened(saved_after(len(choices) - 3)))
    with full_after(0):
        for text in choices[-3:]:
            session.choose(session.game.grammar.parse(text))
        assert session.decision is None
        assert session.notice
        assert statistics.played() == ()
    session.close()
    assert path_of(session).parent.name == FINISHED
    assert [one.file for one in statistics.played()] == [path_of(session).name]
    game, note = Game.load(records.viticulture(), path_of(session).read_text("utf-8"))
    assert (note, game.decision, game.made) == (None, None, len(choices))


def test_a_game_of_other_rules_that_is_opened_while_the_disk_is_full_leaves_its_file_alone() -> None:
    """It goes on from its last year in a file of its own, since what it was cannot be kept aside."""
    session = begun(9)
    session.close()
    path = path_of(session)
    rows = bare(path.read_text("utf-8")).splitlines(keepends=True)
    rows[0] = msgspec.json.encode(msgspec.json.decode(rows[0]) | {"record": 1, "data": "0" * 16}).decode() + "\n"
    path.write_text("".join([*rows[:-1], '{"choice":"wake 99","seat":0}\n']), "utf-8")
    before = path.read_bytes()
    with full_after(0):
        session = Session(KeptGame.opened(path))
        answer(session)
        assert session.kept.unsaved
    answer(session)
    assert path.read_bytes() == before
    assert path_of(session) != path
    assert written(session)


def test_a_folder_that_is_gone_while_the_disk_is_full_is_made_anew() -> None:
    session = begun(4)
    with full(session):
        answer(session)
        path_of(session).unlink()
        shutil.rmtree(paths.save_folder())
        answer(session)
        assert session.notice
    session.close()
    assert written(session)


def test_settings_that_could_not_be_kept_are_kept_as_soon_as_there_is_room(app: App) -> None:
    app.settings.text = 125
    with full_after(0):
        app.keep_settings()
        assert "settings" in app.notice
        app.step(AGAIN)
        assert "settings" in app.notice
    app.step(AGAIN)
    assert app.notice == ""
    assert load_settings(paths.settings_file()).text == 125


def waiting_game(app: App, session: Session) -> SavedScene:
    """The page of the saved games while this one, which was left, waits to be written."""
    show(app, app.routes.table(session.kept))
    answer(session)
    answer(session)
    page = SavedScene(app)
    show(app, page)
    assert app.unsaved.games == [session.kept]
    return page


@pytest.mark.parametrize("asking", ["delete", "export"])
def test_a_game_whose_lines_wait_is_neither_thrown_away_nor_exported(app: App, asking: str, tmp_path: Path) -> None:
    """It would be written again beside the copy in the bin, and the exported file would lack its end."""
    session = begun(3)
    with full(session):
        page = waiting_game(app, session)
        press(app, asking)
        if asking == "export":
            page.entries.set_text("path", str(tmp_path / "out.jsonl"))
        press(app, "yes")
        assert page.fault == say("window-error-record-waits", file=str(path_of(session)))
    app.step(AGAIN)
    assert written(session)
    assert [one.path for one in shelf.found("going")] == [path_of(session)]
    assert shelf.found("bin") == []
    assert not (tmp_path / "out.jsonl").exists()
    press(app, "yes")
    assert page.fault == ""
    assert len(shelf.found("bin")) == (asking == "delete")
