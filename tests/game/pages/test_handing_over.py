"""Seats handed over at a table, by mouse and keys; the page about the opponents."""

from __future__ import annotations

import pygame
import pytest

from game.pages.menu import MenuScene
from game.pages.opponents import AboutOpponents
from game.pages.seats import SeatsScene
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store import records
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text.opponents import characters
from game.window.app import App
from rules.engine.choice import Ref
from rules.engine.header import PERSON
from rules.players.opponent import Opponent
from tests.game.pages.test_scenes import press, show, top

SIZE = (640, 360)
TRADER = Opponent(4, "trader", 77)
GAMES = {"viticulture": records.viticulture, "vino": records.vino}


@pytest.fixture
def app() -> App:
    return App(GameRoutes, SIZE, Settings(animation="instant"))


def at_table(app: App, game: str = "viticulture", *opponents: Opponent | None) -> KeptGame:
    """A new game of three at its table."""
    names, colours = ("Anna", "Livia", "Bruno"), ("lago", "cotto", "sole")
    kept = KeptGame.begin(names, colours, 7, {}, rules=GAMES[game](), opponents=opponents)
    show(app, app.routes.table(kept))
    return kept


def open_seats(app: App, kept: KeptGame) -> None:
    app.scenes.push(app.routes.menu(kept))
    app.scenes.settle()
    app.step(0.02)
    assert isinstance(top(app), MenuScene)
    press(app, "seats")
    assert isinstance(top(app), SeatsScene)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_handed_to_an_opponent_and_back(app: App, game: str) -> None:
    kept = at_table(app, game)
    assert kept.file is not None
    open_seats(app, kept)
    press(app, "plays-2")
    press(app, "character-2")
    press(app, "level-2-5")
    assert kept.opponents == (None, None, None), "nothing is handed over before the game is played on"
    press(app, "done")
    table = top(app)
    assert isinstance(table, TableScene)
    assert table.interaction.session.kept is kept
    now = kept.opponents[2]
    assert now is not None
    assert (now.level, now.character) == (5, characters()[1])
    assert table.interaction.session.people == {0, 1}
    assert any("Bruno" in line.words for line in table.interaction.log_lines())
    assert kept.file.path.read_text("utf-8") == kept.game.record.text()
    open_seats(app, kept)
    press(app, "plays-2")
    press(app, "done")
    assert kept.opponents == (None, None, None)
    assert [line.plays for line in kept.game.record.lines if line.plays] == [now.text(), PERSON]
    kept.close()
    assert KeptGame.opened(kept.file.path).opponents == (None, None, None)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_chosen_and_read_at_the_table_stays_so_at_that_laid_anew(app: App, game: str) -> None:
    kept = at_table(app, game, TRADER, TRADER, TRADER)
    before = top(app)
    assert isinstance(before, TableScene)
    before.interaction.met.add((0, "turn"))
    before.interaction.drawer = before.interaction.frame.drawer
    press(app, "pause")
    for last in ("level-1-2", "plays-0"):
        open_seats(app, kept)
        press(app, last)
        press(app, "done")
        table = top(app)
        assert isinstance(table, TableScene)
        assert table is not before
        assert table.interaction.met == {(0, "turn")}
        assert table.interaction.drawer == before.interaction.drawer
        assert table.parts.answering.pacing.paused == (not kept.opponents.count(None)), "a person could not go on"
        before = table
    show(app, app.routes.table(KeptGame(kept.game)))
    table = top(app)
    assert isinstance(table, TableScene)
    assert table.interaction.met == set()
    app.scenes.clear()
    app.scenes.settle()


def test_leaving_the_sheet_or_changing_nothing_hands_nothing_over(app: App) -> None:
    kept = at_table(app, "viticulture", None, TRADER, None)
    table = top(app)
    for last in ("back", "done"):
        open_seats(app, kept)
        press(app, "plays-0")
        if last == "done":
            press(app, "plays-0")
            press(app, "level-1-2")
            press(app, "level-1-4")
        press(app, last)
        if last == "back":
            assert isinstance(top(app), MenuScene)
            press(app, "play-on")
        assert top(app) is table
    assert kept.opponents == (None, TRADER, None)
    assert not any(line.plays for line in kept.game.record.lines)


def test_keys_hand_a_seat_over(app: App) -> None:
    kept = at_table(app)
    open_seats(app, kept)
    for name in ("plays-1", "level-1-1", "done"):
        for _ in range(60):
            if top(app).buttons.focused == name:
                break
            for code in (pygame.K_TAB,):
                pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
                pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0, unicode=""))
                app.step(0.02)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode=""))
        app.step(0.02)
    assert kept.opponents[1] is not None
    assert kept.opponents[1].level == 1


def test_the_menu_offers_it_only_where_somebody_can_sit(app: App) -> None:
    alone = KeptGame.begin(("Anna",), ("lago",), 7, {"level": "easy"})
    show(app, app.routes.menu(alone))
    assert top(app).buttons.named("seats") is None
    assert top(app).buttons.named("opponents") is None
    show(app, app.routes.menu())
    assert top(app).buttons.named("seats") is None


def test_a_choice_before_a_seat_was_handed_over_is_taken_back_and_the_seat_stays_so(app: App) -> None:
    kept = at_table(app)
    while not kept.game.can_undo:
        assert kept.game.decision is not None
        kept.choose(kept.game.decision.choices[0])
    made = kept.game.made
    kept.hand_over(2, TRADER)
    assert kept.undo()
    assert kept.game.made == made - 1
    assert kept.opponents == (None, None, TRADER)
    assert kept.redo()
    assert kept.opponents == (None, None, TRADER)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_is_pointed_at_tells_which_opponent_plays_it(app: App, game: str) -> None:
    kept = at_table(app, game, None, TRADER, None)
    scenes = [top(app)]
    show(app, app.routes.replay(kept))
    scenes.append(top(app))
    for scene in scenes:
        assert isinstance(scene, TableScene)
        told = [scene.interaction.explain(Ref("seat", str(seat))) for seat in range(3)]
        assert [one and one.sub for one in told] == ["", "The trader, 4 glasses", ""]


def test_the_page_about_the_opponents_opens_and_closes(app: App) -> None:
    page = app.routes.new_game((), "viticulture")
    show(app, page)
    press(app, "plays-1")
    assert page.buttons.named("opponents") is None
    press(app, "plays-1")
    press(app, "opponents")
    assert isinstance(top(app), AboutOpponents)
    press(app, "close")
    assert top(app) is page
