"""Statistics: each game that ends is counted once, and shown, exported and forgotten when wished."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pygame
import pytest

from game import paths
from game.art import book
from game.pages.saved import SavedScene
from game.pages.statistics import TURN_SECONDS, WHATS, StatisticsScene, panels_of
from game.pages.statistics_uses import card_panels, vino_panels
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import records, statistics
from game.store.card_uses import PLAYED, Use, uses
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.store.statistics import Ended
from game.text.printed import cards
from game.tools.tour_vino import asked
from game.tools.tour_vino import played as vino_played
from game.vino import printed
from game.window.app import App
from rules.engine.game import Game
from rules.engine.header import Header
from tests.game.driver import saved_after
from tests.game.pages.test_scenes import press, show, top

LAST = 10**6
"""More choices than any kept game has: all of them."""


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (640, 360), Settings(animation="instant"))


def over() -> Session:
    """A kept game of two that has been played to its end."""
    return Session(KeptGame.opened(saved_after(LAST)))


def test_a_game_that_ends_is_counted_once() -> None:
    session = over()
    [one] = statistics.played()
    assert (one.game, one.seats, one.points, one.last, one.result) == ("viticulture", 2, 20, 19, "")
    session.close()
    assert session.kept.file is not None
    Session(KeptGame.opened(session.kept.file.path)).close()
    assert statistics.played() == (one,)


def test_an_end_that_is_stepped_back_is_forgotten_and_counted_again() -> None:
    session = over()
    assert session.undo() or session.rewind(session.game.made - 1)
    assert statistics.played() == ()


def test_a_game_that_goes_on_is_not_counted() -> None:
    Session(KeptGame.opened(saved_after(40))).close()
    assert statistics.played() == ()


def test_a_game_from_a_replay_is_not_counted() -> None:
    session = over()
    statistics.clear()
    choices = list(session.game.choices)
    branch = Session(KeptGame.branch(session.kept, choices[:-1]))
    branch.choose(choices[-1])
    assert branch.decision is None
    assert statistics.played() == ()


def test_a_game_alone_is_counted_with_its_level_and_result() -> None:
    rules = records.viticulture()
    options = {"level": "hard"}
    header = Header(rules.name, rules.version, rules.data_digest, options, [{"name": "Lago", "colour": "lago"}], 7)
    given = {"season": "winter", "year": 7, "seat": {0: {"vp": 23, "lira": 6}}}
    game = Game.at(rules, header, rules.lay(given, rules.options(options), 1, 7))
    game.choose(game.grammar.parse("pass"))
    one = statistics.ended(game, "alone.jsonl")
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
    [games] = own_home.glob("*games.csv")
    [used] = own_home.glob("*cards and regions.csv")
    with games.open(encoding="utf-8", newline="") as text:
        [line] = csv.DictReader(text)
    assert (line["game"], line["seats"], line["points"]) == ("viticulture", "2", "20")
    assert "uses" not in line
    with used.open(encoding="utf-8", newline="") as text:
        lines = list(csv.DictReader(text))
    assert {one["file"] for one in lines} == {line["file"]}
    assert [(one["name"], int(one["times"])) for one in lines] == [(use.name, use.times) for use in page.games[0].uses]
    press(app, "clear")
    press(app, "clear-no")
    assert len(page.games) == 1
    press(app, "clear")
    press(app, "clear-yes")
    assert page.games == ()
    assert statistics.played() == ()
    assert page.buttons.named("export") is None
    press(app, "back")
    assert isinstance(top(app), SavedScene)


def test_where_nothing_can_be_written_the_game_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved_after(LAST)
    monkeypatch.setattr(statistics, "place", lambda: Path("/proc/vendemmia/statistics.json"))
    assert Session(KeptGame.opened(path)).decision is None


def test_damaged_statistics_are_told_and_kept(app: App) -> None:
    paths.saves()
    statistics.place().write_bytes(b"[{]")
    page = StatisticsScene(app)
    show(app, page)
    assert "statistics.damaged.json" in page.notice
    assert statistics.place().with_name("statistics.damaged.json").read_bytes() == b"[{]"


def test_each_card_is_counted_as_often_as_it_was_played_with_what_it_brought() -> None:
    session = over()
    [game] = statistics.played()
    played = [event.card for event in session.events if event.kind in PLAYED]
    assert played
    assert {use.name: use.times for use in game.uses} == Counter(played)
    for use in game.uses:
        caused = [event for event in session.events if event.source.partition(".")[0] == use.name]
        assert use.points == sum(event.amount for event in caused if event.kind == "vp_changed")
        assert use.money == sum(event.amount for event in caused if event.kind == "lira_changed")
    assert any(use.points for use in game.uses)


def test_regions_and_varieties_are_counted_with_the_vineyards_that_are_left() -> None:
    session = vino_played(lambda _session: False, 3)
    view = session.view(None)
    found = {use.name: use for use in uses(session.game)}
    bought = Counter(event.place.partition(".")[0] for event in session.events if event.kind == "vineyard_bought")
    for region, owners in view.owners.items():
        assert found[region].times == bought[region]
        assert found[region].points == sum(seat is not None for seat in owners)
        assert (found[region].money < 0) == (bought[region] > 0)
    sold = [event for event in session.events if event.kind == "wine_sold"]
    for variety in view.market:
        assert found[variety].times == sum(event.thing == variety for event in sold)
        assert found[variety].points == sum(seat.cellar[variety] for seat in view.seats)
        assert found[variety].money == sum(event.amount for event in sold if event.thing == variety)


def test_an_undone_play_counts_nothing() -> None:
    session = vino_played(asked("buy", 3), 3)
    before = uses(session.game)
    session.choose(next(one for one in session.game.decision.choices if one.verb == "buy"))
    assert uses(session.game) != before
    assert session.undo()
    assert uses(session.game) == before


def test_uses_are_summed_over_games_and_unknown_names_are_passed_over() -> None:
    one = Ended("a", "2026-09-21", "viticulture", 2, 20, 7, uses=(Use("planter", 2, 3), Use("syrah", 1), Use("", 4)))
    two = Ended("b", "2026-09-22", "viticulture", 3, 21, 8, uses=(Use("planter", 1, 1), Use("veneto", 9)))
    summer, winter, orders, vines = card_panels((one, two), {})
    assert [(bar.name, bar.games) for bar in summer.bars] == [("Planter", 3)]
    assert "1.3 VP" in summer.bars[0].words
    assert [(bar.name, bar.games) for bar in vines.bars] == [("Syrah", 1)]
    assert winter.bars == orders.bars == ()
    regions, varieties = vino_panels((one, two))
    assert len(regions.bars) == len(printed.regions())
    assert not any(bar.games for bar in (*regions.bars, *varieties.bars))


def test_statistics_from_before_cards_were_counted_are_read(app: App) -> None:
    paths.saves()
    statistics.place().write_bytes(
        b'[{"file":"a","day":"2026-09-21","game":"vino","seats":3,"points":20,"last":9,"level":"","challenge":0,"result":""}]'
    )
    page = StatisticsScene(app)
    show(app, page)
    assert not page.notice
    for what in WHATS:
        press(app, f"show-{what}")
        assert page.what == what


def test_pages_of_cards_are_turned_and_end(app: App) -> None:
    page = StatisticsScene(app)
    page.games = (Ended("a", "", "viticulture", 2, 20, 7, uses=tuple(Use(card, 1) for card in cards())),)
    show(app, page)
    press(app, "show-visitors")
    assert page.pages > 2
    back = page.buttons.named("page-0")
    assert back is not None
    assert not back.enabled
    for _ in range(page.pages - 1):
        press(app, "page-1")
    on = page.buttons.named("page-1")
    assert on is not None
    assert not on.enabled
    assert page.page == page.pages - 1
    press(app, "show-vino")
    assert (page.page, page.pages) == (0, 1)


def test_no_row_is_lost_between_the_pages_of_the_book(app: App) -> None:
    page = StatisticsScene(app)
    page.games = (Ended("a", "", "viticulture", 2, 20, 7, uses=tuple(Use(card, 1) for card in cards())),)
    show(app, page)
    for what in WHATS:
        page.show(what)
        told = Counter(bar for panel in page.panels() for bar in panel.bars)
        seen = Counter(bar for pair in page._spreads() for panel in pair if panel is not None for bar in panel.bars)
        assert seen == told
        assert all(len(panel.bars) <= panel.rows for pair in page._spreads() for panel in pair if panel is not None)


def test_visitors_show_their_faces_and_nobody_else_does() -> None:
    one = Ended("a", "", "viticulture", 2, 20, 7, uses=tuple(Use(card, 2) for card in cards()))
    for panel in card_panels((one,), {}):
        for bar in panel.bars:
            assert (bar.card in cards()) == (bar.sign == "")
            assert bar.card == "" or "visitor" in cards()[bar.card].deck


@pytest.mark.parametrize(
    ("won", "others", "bottles", "tens", "ones"),
    [(0, 0, 0, 0, 0), (3, 2, 0, 0, 5), (16, 0, 0, 0, 16), (17, 0, 0, 1, 7), (9, 9, 0, 0, 18), (231, 14, 2, 4, 5)],
)
def test_corks_add_up_to_what_was_counted(won: int, others: int, bottles: int, tens: int, ones: int) -> None:
    drawn = book.corks(won, others, 400)
    marks = (book.bottle(), book.cork("ten", True), book.cork("ten", False), book.cork("one", True))
    found = [drawn.count(mark) for mark in (*marks, book.cork("one", False))]
    assert found[0] == bottles
    # A clean cork is drawn by the same shapes as a stained one but for the stain; the cap of a bottle has that ink too.
    assert drawn.count('fill="#7A4A2A"') == tens
    assert drawn.count('fill="#D9A86A"') == ones
    assert drawn.count('fill="#7A1B38"') == found[1] + found[3] + bottles
    assert 100 * bottles + 10 * tens + ones == won + others


@pytest.mark.parametrize("calm", [False, True])
def test_a_page_turns_unless_nothing_is_to_move(calm: bool) -> None:
    app = App(GameRoutes, (640, 360), Settings(reduced_motion=calm))
    one = Ended("a", "", "viticulture", 2, 20, 7, uses=tuple(Use(card, 1) for card in cards()))
    page = StatisticsScene(app, (one,))
    show(app, page)
    app.step(0.02)

    def seen() -> bytes:
        """The book without the slip below it that tells which page is open."""
        picture = pygame.image.tobytes(page.sheet(), "RGB")
        return picture[: len(picture) * 9 // 10]

    before = seen()
    page.show("visitors")
    begun = seen()
    page.update(TURN_SECONDS / 3)
    halfway = seen()
    page.update(TURN_SECONDS)
    after = seen()
    assert (begun == before, begun == after) == (not calm, calm)
    assert (halfway == before, halfway == after) == (False, calm)
    page.turn(1)
    page.update(TURN_SECONDS * 2)
    page.turn(0)
    page.update(TURN_SECONDS * 2)
    assert seen() == after
