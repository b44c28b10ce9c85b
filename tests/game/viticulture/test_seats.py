"""Two to six seats: the new-game page, the table for all of them, and a whole game of six."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import paths
from game.pages.new_game import NewGameScene
from game.pages.title import TitleScene
from game.play.animator import Animator
from game.play.score import ScoreScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import KeptSeat, LastTable, Settings, load_settings
from game.window.app import App
from rules.engine.game import Game
from rules.viticulture.options import Options
from tests.game.driver import play_record
from tests.game.pages.new_game_page import begun, page
from tests.game.pages.test_scenes import press, show, top
from tests.tables import viticulture_table

SIZE = (640, 360)
SIX = Path(__file__).parents[2] / "records" / "six_seats.jsonl"
COLOURS = ("lago", "cotto", "sole", "salvia", "nero", "calce")


@pytest.fixture
def app() -> App:
    return App(GameRoutes, SIZE, Settings(animation="instant"))


def test_three_clicks_lead_from_the_title_to_a_game(app: App) -> None:
    show(app, TitleScene(app))
    press(app, "new-game")
    press(app, "game-viticulture")
    press(app, "start")
    assert begun(app).names == ("Lago", "Agnese")
    assert begun(app).people == {0}


def test_seats_come_and_go(app: App) -> None:
    scene = page(app)
    assert scene.buttons.named("remove-0") is None
    for _ in range(4):
        press(app, "add-seat")
    assert scene.buttons.named("add-seat") is None
    assert [seat.colour for seat in scene.seats] == list(COLOURS)
    scene.entries.set_text("name-4", "Elsa")
    press(app, "remove-1")
    assert [seat.name for seat in scene.seats] == ["Lago", "Sole", "Salvia", "Elsa", "Calce"]
    press(app, "add-seat")
    assert scene.seats[-1].colour == "cotto"
    press(app, "start")
    assert begun(app).names == ("Lago", "Sole", "Salvia", "Elsa", "Calce", "Cotto")
    assert begun(app).colours[-1] == "cotto"


def test_every_agreed_answer_reaches_the_game(app: App) -> None:
    scene = page(app)
    press(app, "hands-open")
    press(app, "rewind-allowed")
    press(app, "rules")
    press(app, "setup-advanced")
    press(app, "bonus_spaces-friendly")
    press(app, "cottage-one_by_one")
    press(app, "first_player_moves-clockwise")
    press(app, "last_tie-wake_up_order")
    press(app, "cards")
    press(app, "zymologist_ageing-not_at_all")
    press(app, "zymologist_above_six-ages")
    press(app, "organizer_second_visitor-lost")
    press(app, "producer_exclusion-only_space_in_use")
    press(app, "close")
    assert scene.buttons.named("plays-0") is not None
    press(app, "start")
    session = begun(app)
    assert session.game.record.header.options == {
        "setup": "advanced", "bonus_spaces": "friendly", "cottage": "one_by_one", "first_player_moves": "clockwise",
        "last_tie": "wake_up_order", "zymologist_ageing": "not_at_all", "zymologist_above_six": "ages",
        "organizer_second_visitor": "lost", "producer_exclusion": "only_space_in_use",
    }  # fmt: skip
    assert session.open_hands
    assert session.may_rewind
    assert session.game.state.options != Options()
    again = Session(KeptGame(Game(session.game.rules, session.game.record.header)))
    assert again.open_hands
    assert again.may_rewind


def test_the_usual_rules_come_back_with_one_answer(app: App) -> None:
    scene = page(app)
    asked = {button.name for button in scene.buttons.all}
    assert {"rules", "cards", "hands-open"} <= asked
    assert not {"setup-advanced", "organizer_second_visitor-lost"} & asked
    press(app, "cards")
    press(app, "producer_exclusion-only_space_in_use")
    press(app, "rules")
    assert scene.buttons.named("usual") is None
    press(app, "setup-advanced")
    press(app, "usual")
    assert scene.buttons.named("usual") is None
    press(app, "cards")
    press(app, "usual")
    press(app, "start")
    assert begun(app).game.record.header.options == {}


def test_the_last_table_is_remembered(app: App) -> None:
    scene = page(app)
    press(app, "add-seat")
    scene.entries.set_text("name-0", "Bosco")
    press(app, "colour-1-nero")
    press(app, "rules")
    press(app, "setup-advanced")
    press(app, "start")
    kept = load_settings(paths.settings_file())
    assert kept.table is not None
    again = App(GameRoutes, SIZE, kept).routes.new_game((), "viticulture")
    assert [(seat.colour, seat.name) for seat in again.seats] == [("lago", "Bosco"), ("nero", "Nero"), ("sole", "Sole")]
    assert again.answers["setup"] == "advanced"


def test_a_page_that_was_left_is_found_as_it_was_but_for_the_seed(app: App) -> None:
    scene = page(app)
    press(app, "add-seat")
    scene.entries.set_text("name-0", "Bosco")
    press(app, "colour-1-nero")
    press(app, "hands-open")
    press(app, "rewind-allowed")
    press(app, "rules")
    press(app, "setup-advanced")
    press(app, "more")
    scene.entries.set_text("seed", "42")
    scene.back()
    assert top(app) is scene
    press(app, "back")
    press(app, "back")
    press(app, "new-game")
    press(app, "game-viticulture")
    again = top(app)
    assert isinstance(again, NewGameScene)
    assert again is not scene
    assert [(seat.colour, seat.name) for seat in again.seats] == [("lago", "Bosco"), ("nero", "Nero"), ("sole", "Sole")]
    assert again.answers == scene.answers
    press(app, "more")
    assert again.entries.text("seed") == ""
    assert not paths.settings_file().exists(), "only a game that is begun is remembered for later"


def test_each_game_keeps_its_own_answers_and_who_sat_down_sits_down_for_the_other(app: App) -> None:
    page(app)
    press(app, "hands-open")
    press(app, "back")
    press(app, "game-vino")
    press(app, "money_shown-all")
    press(app, "back")
    press(app, "game-vino")
    vino = top(app)
    assert isinstance(vino, NewGameScene)
    assert vino.setup.game == "vino"
    assert vino.answers["money_shown"] == "all"
    press(app, "back")
    press(app, "game-viticulture")
    again = top(app)
    assert isinstance(again, NewGameScene)
    assert again.answers["hands"] == "open"
    assert len(again.seats) == 3


@pytest.mark.parametrize(
    "seats",
    [
        (),
        (KeptSeat("lago", "A"),),
        (KeptSeat("lago", "A"), KeptSeat("lago", "B")),
        (KeptSeat("lago", "A"), KeptSeat("pink", "B")),
        tuple(KeptSeat("lago", "A") for _ in range(7)),
    ],
)
def test_a_last_table_that_makes_no_sense_is_forgotten(app: App, seats: tuple[KeptSeat, ...]) -> None:
    app.settings.table = LastTable(seats, {"setup": "strange", "unknown": "x"})
    scene = page(app)
    assert [seat.colour for seat in scene.seats] == ["lago", "cotto"]
    assert scene.answers["setup"] == "standard"
    press(app, "start")
    assert begun(app).names == ("Lago", "Cotto")


@pytest.mark.parametrize(("seats", "places"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_table_is_laid_for_its_seats(app: App, seats: int, places: int) -> None:
    session = Session(KeptGame.begin(COLOURS[:seats], COLOURS[:seats], 3, {}))
    scene = viticulture_table(app, session)
    show(app, scene)
    assert len(scene.interaction.spread.places) == places
    panels = [thing for thing in scene.interaction.things if thing.ref.kind == "seat"]
    assert len(panels) == seats
    foot = max(thing.box.bottom for thing in panels)
    assert foot <= scene.interaction.frame.rail.bottom + 1


def test_other_mats_by_click_and_by_key(app: App) -> None:
    scene = viticulture_table(app, Session(KeptGame.begin(COLOURS, COLOURS, 3, {})))
    show(app, scene)

    def press_key(key: int) -> int | None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        app.step(0.02)
        return scene.interaction.viewed

    for seat in range(6):
        assert press_key(pygame.K_1 + seat) == (None if seat == scene.interaction.seat else seat)
    assert press_key(pygame.K_0) is None
    other = next(
        thing
        for thing in scene.interaction.things
        if thing.ref.kind == "seat" and int(thing.ref.name) != scene.interaction.seat
    )
    for viewed in (int(other.ref.name), None):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=app.screen.pixel(other.box.centre), button=1))
        app.step(0.02)
        assert scene.interaction.viewed == viewed
        assert scene.interaction.decision is not None


def test_a_whole_game_of_six_by_drags(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Animator, "strict", True)
    driver = play_record(SIZE, drags=True, record=SIX)
    driver.frame()
    assert driver.session.result is not None
    assert isinstance(driver.app.scenes.scenes[-1], ScoreScene)
    assert driver.dragged > 200
    assert driver.lifted > 50
