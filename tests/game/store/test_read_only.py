"""The home of the person who plays cannot be written: one plays all the same, is told, and nothing there changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from game import paths
from game.pages.campaign import CampaignScene
from game.pages.saved import SavedScene
from game.pages.statistics import StatisticsScene
from game.pages.title import TitleScene
from game.pages.unsaved import UnsavedScene
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store import campaigns, statistics
from game.store.kept_game import KeptGame
from game.store.lessons import LessonGame
from game.store.settings import Settings
from game.store.unsaved import AGAIN
from game.window.app import App
from tests.game.driver import saved_after
from tests.game.pages.test_scenes import press, show, top
from tests.game.store.disks import read_only
from tests.game.store.test_records import answer, begun, path_of

SIZE, OVER = (320, 180), 9999
Seen = TypeVar("Seen")


@pytest.fixture
def home(own_home: Path) -> Path:
    """A home with a game that goes on, one that is over, a campaign and settings."""
    begun(3).close()
    KeptGame.opened(saved_after(OVER)).close()
    campaigns.begin("Evenings", False)
    App(GameRoutes, SIZE, Settings(animation="instant")).keep_settings()
    return own_home


def seen(app: App, kind: type[Seen]) -> Seen:
    """The page that lies on top, which is of this kind."""
    page = top(app)
    assert isinstance(page, kind)
    return page


def content(home: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in home.rglob("*") if file.is_file()}


@pytest.fixture
def app(home: Path) -> Iterator[App]:
    """The program while nothing in that home can be written."""
    before = content(home)
    with read_only(home):
        yield App(GameRoutes, SIZE, Settings(animation="instant"))
    assert content(home) == before


def test_what_is_asked_of_the_pages_is_told_in_a_sentence_and_left(app: App, home: Path) -> None:
    for place in ("going", "finished"):
        page = SavedScene(app, place)
        show(app, page)
        press(app, "delete")
        press(app, "yes")
        assert str(home) in page.fault
        assert "mend the folder" in page.fault
    show(app, app.routes.statistics())
    press(app, "export")
    assert f"The statistics in {home} cannot be" in seen(app, StatisticsScene).notice
    press(app, "clear")
    press(app, "clear-yes")
    assert str(statistics.place()) in seen(app, StatisticsScene).fault
    for asked, yes in (("new", "begin"), ("delete", "delete-yes")):
        show(app, app.routes.campaign())
        press(app, asked)
        press(app, yes)
        assert str(paths.campaign_folder()) in seen(app, CampaignScene).fault
    app.settings.text = 125
    app.settings_changed()
    assert str(paths.settings_file()) in app.notice


def test_a_lesson_goes_on_and_says_that_its_place_is_not_kept(app: App) -> None:
    show(app, app.routes.lesson("vino"))
    table = top(app)
    assert isinstance(table, TableScene)
    lesson = table.interaction.session.kept
    assert isinstance(lesson, LessonGame)
    lesson.read_on()
    assert "cannot be saved" in table.interaction.session.notice


def test_games_go_on_and_are_whole_once_the_home_can_be_written_again(home: Path) -> None:
    with read_only(home):
        app = App(GameRoutes, SIZE, Settings(animation="instant"))
        show(app, TitleScene(app))
        press(app, "continue")
        going, fresh = top(app), begun(5)
        assert isinstance(going, TableScene)
        session = going.interaction.session
        for _ in range(4):
            answer(session)
        assert str(path_of(session)) in session.notice
        show(app, app.routes.table(fresh.kept))
        assert str(path_of(fresh)) in fresh.notice
        app.quit()
        app.scenes.settle()
        assert isinstance(top(app), UnsavedScene)
        press(app, "stay")
    app.step(AGAIN)
    assert session.notice == fresh.notice == app.unsaved.notice == app.waiting == ""
    for one in (session, fresh):
        assert path_of(one).read_text("utf-8") == one.game.record.text()
