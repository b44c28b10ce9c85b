"""Files dated by a clock that was wrong: each page shows them, and the game that was really played last comes first."""

from __future__ import annotations

import os
import time
from datetime import datetime
from pathlib import Path

import pytest

from game import paths
from game.pages.saved import SavedScene
from game.pages.saved_words import when_of
from game.pages.title import TitleScene, continue_line
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import campaigns, records, shelf
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text.dates import moment
from game.window.app import App
from tests.game.pages.test_scenes import show

YEAR_2100 = 4_102_444_800
DATES = {
    "9999": 253_402_300_000,
    "10000": 253_402_387_199,
    "1901": -2_177_452_800,
    "before 1": -62_170_156_800,
    "far to come": 10**12,
    "far gone": -(10**13),
    "2100": YEAR_2100,
    "1970": 0,
}


def game_of(seed: int) -> Path:
    """A game that was begun and left; its file."""
    session = Session(KeptGame.begin(("Ada", "Bo"), ("lago", "cotto"), seed, {}))
    file = session.kept.file
    assert file is not None
    session.close()
    return file.path


def year_of(path: Path) -> int:
    return datetime.fromtimestamp(path.stat().st_mtime).year


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, own_home: Path) -> Path:
    """A folder for games, where there can be one in memory: there files may bear any date at all."""
    memory = Path("/dev/shm")
    if not memory.is_dir():
        yield own_home
        return
    place = memory / f"vendemmia-{os.getpid()}"
    monkeypatch.setenv(paths.HOME_VARIABLE, str(place))
    yield place
    for file in sorted(place.rglob("*"), reverse=True):
        file.rmdir() if file.is_dir() else file.unlink()
    place.rmdir()


@pytest.mark.parametrize("what", DATES)
def test_a_game_of_any_date_is_shown_and_goes_on(what: str, home: Path) -> None:
    path = game_of(1)
    os.utime(path, (DATES[what], DATES[what]))
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    for page in (TitleScene(app), SavedScene(app)):
        show(app, page)
        app.step(0.02)
    [save], [kept] = records.unfinished(), shelf.found("going")
    assert "saved " in continue_line(save)
    assert when_of(kept)
    session = Session(KeptGame.opened(path))
    assert session.decision is not None
    session.choose(session.decision.choices[0])
    session.close()
    assert abs(path.stat().st_mtime - time.time()) < 60


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), -1e300, 1e18, 253_402_387_199.0, -62_170_156_800.0])
def test_a_moment_that_no_calendar_has_is_told_as_unknown(seconds: float) -> None:
    assert moment(seconds) == "??.??.????"


def test_one_game_of_times_to_come_leaves_the_dates_of_the_others_alone() -> None:
    ahead = game_of(1)
    os.utime(ahead, (YEAR_2100, YEAR_2100))
    opened = game_of(2)
    session = Session(KeptGame.opened(opened))
    for _ in range(3):
        assert session.decision is not None
        session.choose(session.decision.choices[0])
    session.close()
    later = game_of(3)
    assert [year_of(path) for path in (opened, later)] == [datetime.now().year] * 2
    assert [save.path for save in records.unfinished()] == [later, opened, ahead]
    assert [kept.path for kept in shelf.found("going")] == [later, opened, ahead]
    assert "2100" in when_of(shelf.found("going")[-1])


def test_a_game_of_times_to_come_that_is_played_is_of_today_again() -> None:
    other, ahead = game_of(1), game_of(2)
    os.utime(ahead, (YEAR_2100, YEAR_2100))
    session = Session(KeptGame.opened(ahead))
    assert session.decision is not None
    session.choose(session.decision.choices[0])
    session.close()
    assert year_of(ahead) == datetime.now().year
    assert [save.path for save in records.unfinished()] == [ahead, other]


def test_a_clock_that_is_set_a_little_back_changes_no_order() -> None:
    first = game_of(1)
    soon = time.time() + 300
    os.utime(first, (soon, soon))
    second = game_of(2)
    assert [save.path for save in records.unfinished()] == [second, first]


def test_a_campaign_of_times_to_come_is_not_the_first_for_ever() -> None:
    ahead, now = campaigns.begin("Ahead", False), campaigns.begin("Now", False)
    os.utime(ahead.path, (YEAR_2100, YEAR_2100))
    assert [kept.progress.name for kept in campaigns.found()[0]] == ["Now", "Ahead"]
    assert now.path.is_file()
