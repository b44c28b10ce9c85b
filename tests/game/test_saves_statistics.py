"""Statistics: each game that ends is counted once, and shown, exported and forgotten when wished."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from game import paths, storage, tally
from game.app import App
from game.scenes.saved import SavedScene
from game.scenes.statistics import StatisticsScene, panels_of
from game.settings import Settings
from game.table.session import Session
from rules.engine.game import Game
from rules.engine.record import Header
from tests.game.driver import saved_after
from tests.game.test_scenes import press, show, top

LAST = 10**6
"""More choices than any kept game has: all of them."""


@pytest.fixture
def app() -> App:
    return App((640, 360), Settings(animation="instant"))


def over() -> Session:
    """A kept game of two that has been played to its end."""
    return Session.of_record(saved_after(LAST))


def test_a_game_that_ends_is_counted_once() -> None:
    session = over()
    [one] = tally.played()
    assert (one.game, one.seats, one.points, one.last, one.result) == ("viticulture", 2, 20, 19, "")
    session.close()
    assert session.book is not None
    Session.of_record(session.book.path).close()
    assert tally.played() == (one,)


def test_an_end_that_is_stepped_back_is_forgotten_and_counted_again() -> None:
    session = over()
    assert session.undo() or session.rewind(session.game.made - 1)
    assert tally.played() == ()


def test_a_game_that_goes_on_is_not_counted() -> None:
    Session.of_record(saved_after(40)).close()
    assert tally.played() == ()


def test_a_game_from_a_replay_is_not_counted() -> None:
    session = over()
    tally.clear()
    choices = [chosen for _, _, chosen in session.game.positions() if chosen is not None]
    branch = Session.branch(session, choices[:-1])
    branch.choose(choices[-1])
    assert branch.decision is None
    assert tally.played() == ()


def test_a_game_alone_is_counted_with_its_level_and_result() -> None:
    rules = storage.viticulture()
    options = {"level": "hard"}
    header = Header(rules.name, rules.version, rules.data_digest, options, [{"name": "Lago", "colour": "lago"}], 7)
    given = {"season": "winter", "year": 7, "seat": {0: {"vp": 23, "lira": 6}}}
    game = Game.at(rules, header, rules.lay(given, rules.options(options), 1, 7))
    game.choose(game.grammar.parse("pass"))
    one = tally.ended(game, "alone.jsonl")
    assert (one.seats, one.level, one.result, one.points) == (1, "hard", game.result.result, 23)
    panel = panels_of((one,))[2]
    assert [bar.games for bar in panel.bars] == [0, 0, 0, 1, 0, 0]


def test_the_page_is_reached_shows_exports_and_clears(app: App, own_home: Path) -> None:
    over().close()
    show(app, SavedScene(app))
    press(app, "statistics")
    page = top(app)
    assert isinstance(page, StatisticsScene)
    assert [bar.games for bar in panels_of(page.games)[0].bars] == [1, 0, 0, 0, 0]
    press(app, "export")
    [file] = own_home.glob("*.csv")
    with file.open(encoding="utf-8", newline="") as text:
        [line] = csv.DictReader(text)
    assert (line["game"], line["seats"], line["points"]) == ("viticulture", "2", "20")
    press(app, "clear")
    press(app, "clear-no")
    assert len(page.games) == 1
    press(app, "clear")
    press(app, "clear-yes")
    assert page.games == ()
    assert tally.played() == ()
    assert page.buttons.named("export") is None
    press(app, "back")
    assert isinstance(top(app), SavedScene)


def test_where_nothing_can_be_written_the_game_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved_after(LAST)
    monkeypatch.setattr(tally, "place", lambda: Path("/proc/vendemmia/statistics.json"))
    assert Session.of_record(path).decision is None


def test_damaged_statistics_are_told_and_kept(app: App) -> None:
    paths.saves()
    tally.place().write_bytes(b"[{]")
    page = StatisticsScene(app)
    show(app, page)
    assert "statistics.damaged.json" in page.notice
    assert tally.place().with_name("statistics.damaged.json").read_bytes() == b"[{]"
