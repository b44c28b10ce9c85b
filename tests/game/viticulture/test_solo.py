"""Games alone by posted events: whole games from the set-up page to the score, tokens, the Automa's panel."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game import paths
from game.art import board_boxes
from game.pages.solo import SoloScene
from game.pages.title import TitleScene
from game.play.animator import Animator
from game.play.inspector import inspected
from game.play.scene import TableScene
from game.play.score import ScoreScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.records import viticulture
from game.store.settings import KeptSeat, LastSolo, Settings
from game.text.events_text import event_line
from game.text.messages import say, use_language
from game.viticulture import automa, year_end
from game.viticulture.inspect import explain
from game.viticulture.solo_score import SoloScore, _decided, alone_of, label_of
from game.window.app import App
from game.window.input import Action, begun
from game.window.screen import Point
from rules.engine.choice import Choice, Ref, choice
from rules.engine.event import Event
from rules.engine.game import Game
from rules.engine.header import Header
from rules.viticulture.scoring import SoloResult
from tests.game.driver import Driver

SIZE = (960, 540)


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Animator, "strict", True)


def app_with(scene: Callable[[App], Any], size: tuple[int, int] = SIZE) -> tuple[App, Any]:
    """The program with one scene."""
    app = App(GameRoutes, size, Settings(animation="instant"))
    page = scene(app)
    app.scenes.push(page)
    app.scenes.settle()
    app.step(0.02)
    return app, page


def press(app: App, name: str) -> None:
    """Press a button of the top scene."""
    button = app.scenes.scenes[-1].buttons.named(name)
    assert button is not None, f"no button {name}"
    assert button.enabled, f"{name} cannot be pressed"
    button.act()
    app.scenes.settle()
    app.step(0.02)


def table_at(given: dict[str, Any], options: dict[str, Any] | None = None) -> Driver:
    """A driver at a table of one that begins at a prepared position."""
    rules = viticulture()
    state = rules.lay(given, rules.options(options or {}), 1, 7)
    seats = [{"name": "Lago", "colour": "lago"}]
    header = Header(rules.name, rules.version, rules.data_digest, options or {}, seats, 7)
    session = Session(KeptGame(Game.at(rules, header, state)))
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    return Driver(app, session, False)


def play_on(driver: Driver, chance: random.Random) -> None:
    """Answer at random until the game is over."""
    while (decision := driver.session.decision) is not None:
        driver.answer(str(chance.choices(decision.choices, [_weight(one) for one in decision.choices])[0]))


def _weight(one: Choice) -> float:
    return 0.25 if one.verb in ("pass", "done", "no") else 1.0


@pytest.mark.parametrize(
    ("level", "aggressive", "drags"), [("hard", False, True), ("easy", True, False)], ids=["hard", "aggressive"]
)
def test_a_whole_game_alone_reaches_the_score(level: str, aggressive: bool, drags: bool) -> None:
    app, page = app_with(TitleScene)
    press(app, "solo")
    page = app.scenes.scenes[-1]
    assert isinstance(page, SoloScene)
    press(app, f"level-{level}")
    press(app, f"aggressive-{'on' if aggressive else 'off'}")
    page.entries.set_text("seed", "11")
    press(app, "start")
    table = app.scenes.scenes[-1]
    assert isinstance(table, TableScene)
    assert table.interaction.session.game.record.header.options == {"level": level} | (
        {"aggressive": True} if aggressive else {}
    )
    driver = Driver(app, table.interaction.session, drags, table)
    assert not table.interaction.closed
    play_on(driver, random.Random(4))
    driver.frame()
    score = app.scenes.scenes[-1]
    assert isinstance(score, SoloScore)
    assert table.interaction.session.result.result in ("win", "draw", "loss")
    assert driver.lifted == 0
    finished = list((paths.saves() / "finished").glob("*.jsonl"))
    assert [file.read_text(encoding="utf-8") for file in finished] == [table.interaction.session.game.record.text()]
    assert app.settings.solo is not None
    assert app.settings.solo.level == level
    press(app, "set-up")
    assert isinstance(app.scenes.scenes[-1], SoloScene)


def test_aggressive_is_offered_where_the_data_offers_it() -> None:
    app, page = app_with(SoloScene)
    for level, offered in (
        ("very_easy", False),
        ("easy", True),
        ("normal", True),
        ("hard", True),
        ("very_hard", False),
    ):
        press(app, f"level-{level}")
        button = page.buttons.named("aggressive-on")
        assert button is not None
        assert button.enabled == offered
    press(app, "level-normal")
    press(app, "aggressive-on")
    press(app, "level-very_hard")
    assert not page.aggressive
    page.entries.set_text("seed", "nine")
    press(app, "start")
    assert "nine" in page.fault
    assert isinstance(app.scenes.scenes[-1], SoloScene)


def test_a_level_of_another_version_is_no_reason_to_stop() -> None:
    last = LastSolo(KeptSeat("mauve", "Lago"), "cruel", {"visitors": "x"})
    app = App(GameRoutes, SIZE, Settings(animation="instant", solo=last))
    page = SoloScene(app)
    assert page.level == "normal"
    assert page.answers == {"aggressive": "off", "visitors": "removed"}


def tokens(driver: Driver) -> Point:
    """Where the tokens lie."""
    return automa.where(driver.scene.interaction.layout.automa_panel, 0).tokens.centre


def test_a_token_is_spent_by_its_button_by_touch_and_by_carrying_it() -> None:
    for way in ("button", "touch", "drag", "keys"):
        driver = table_at({"season": "summer", "seat": {0: {"tokens": 2, "lira": 0}}})
        driver.answer("place worker give_tour.left")
        scene = driver.scene
        assert scene.interaction.decision is not None
        assert automa.TOKEN in scene.interaction.pointer.selection.marked()
        place = tokens(driver)
        if way == "button":
            driver.press("token")
        elif way == "touch":
            driver.click(place)
        elif way == "drag":
            driver.drag(place, board_boxes.action_cell("give_tour").centre)
        else:
            _go_to(scene, automa.TOKEN)
            scene.handle(begun(Action.CHOOSE))
            driver.frame()
        if scene.interaction.held is not None:
            scene.parts.answering.confirm()
        driver.frame()
        view = driver.session.view(0)
        assert (view.seats[0].lira, view.automa.tokens) == (3, 1), way


@pytest.mark.parametrize("way", ["touch", "drag", "keys"])
def test_a_token_is_spent_as_a_part_of_placing_a_worker(way: str) -> None:
    driver = table_at({"season": "summer", "seat": {0: {"tokens": 2, "lira": 0}}})
    scene, token = driver.scene, tokens(driver)
    space = scene.interaction.spread.space("give_tour.left")
    assert space is not None
    if way == "drag":
        driver.drag(token, (space.x, space.y))
    else:
        if way == "touch":
            driver.click(token)
        else:
            _go_to(scene, automa.TOKEN)
            scene.handle(begun(Action.CHOOSE))
        assert scene.interaction.pointer.selection.picked == (automa.TOKEN,)
        scene.interaction.pointer.move((space.x, space.y))
        look = scene.parts.ask.preview.look()
        assert look is not None
        assert any("1 lira" in remark.words for remark in look.remarks)
        driver.click((space.x, space.y))
    if scene.interaction.held is not None:
        scene.parts.answering.confirm()
        driver.frame()
    view = driver.session.view(0)
    assert (view.seats[0].lira, view.automa.tokens) == (3, 1)
    assert scene.interaction.pointer.selection.picked == ()


def test_a_token_that_was_picked_is_let_go_and_not_spent() -> None:
    driver = table_at({"season": "summer", "seat": {0: {"tokens": 1, "lira": 0}}})
    scene = driver.scene
    driver.click(tokens(driver))
    scene.interaction.cancel()
    driver.answer("place worker give_tour.left")
    assert driver.session.view(0).automa.tokens == 1
    scene.parts.review.undo()
    driver.click(tokens(driver))
    driver.click(board_boxes.CART.centre)
    assert driver.session.view(0).automa.tokens == 1


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_with_a_picked_token_every_thing_answers_to_the_pointer(season: str) -> None:
    driver = table_at({"season": season, "seat": {0: {"tokens": 1, "lira": 0}}})
    scene = driver.scene
    driver.click(tokens(driver))
    reasons = set()
    for thing in list(scene.interaction.things):
        scene.interaction.pointer.move(thing.box.centre)
        scene.interaction.attention.rest_for(10.0)
        scene.dirty = True
        driver.frame()
        found = inspected(scene.interaction)
        reasons.add(found[1] if found is not None else "")
    assert any(say("reason-not_this_season") in reason for reason in reasons)
    assert scene.interaction.pointer.selection.picked == (automa.TOKEN,)


def _go_to(scene: TableScene, ref: Ref) -> None:
    """Bring the focus to a thing by keys."""
    for _ in range(20):
        scene.handle(begun(Action.NEXT_REGION))
        for _ in range(8):
            if scene.parts.focus.at and scene.parts.focus.at.thing and scene.parts.focus.at.thing.ref == ref:
                return
            scene.handle(begun(Action.DOWN))
    raise AssertionError(f"{ref} is not reached")


def test_a_token_that_is_pointed_at_shows_what_it_brings() -> None:
    driver = table_at({"season": "summer", "seat": {0: {"tokens": 1, "lira": 0}}})
    driver.answer("place worker give_tour.left")
    scene = driver.scene
    scene.interaction.pointer.move(tokens(driver))
    look = scene.parts.ask.preview.look()
    assert look is not None
    assert {chip.icon for chip in look.chips} >= {"lira", "bonus_token"}


def test_the_token_that_cannot_be_spent_says_why() -> None:
    driver = table_at({"season": "summer", "seat": {0: {"tokens": 1}}})
    assert "bonus" in driver.scene.interaction.why(automa.TOKEN, choice("token"))
    barred = table_at({"season": "summer", "campaign": {"challenge": 2}, "seat": {0: {"tokens": 1}}})
    barred.answer("place worker draw_vine.middle")
    assert barred.session.view(0).automa.tokens == 1


def test_a_token_that_is_picked_says_no_refusal() -> None:
    driver = table_at({"season": "summer", "seat": {0: {"tokens": 1, "lira": 0}}})
    driver.click(tokens(driver))
    driver.app.step(1.0)
    told = inspected(driver.scene.interaction)
    assert told is not None
    assert told[0].ref == automa.TOKEN
    assert told[1] == ""


def test_a_row_without_its_token_says_that_it_is_gone() -> None:
    driver = table_at({"season": "spring", "row_tokens": [1, 4]})
    words = driver.scene.interaction.why(Ref("row", "5"), choice("wake", "5"))
    assert "5" in words
    assert "token" in words
    told = [explain(Ref("row", row), driver.scene.interaction.view, 0) for row in ("4", "5")]
    assert told[0] is not None
    assert told[1] is not None
    assert told[0].body != told[1].body


def test_the_inspector_tells_of_the_card_that_was_turned() -> None:
    driver = table_at({"season": "fall", "decks": {"automa": ["automa_13"]}})
    driver.answer("draw winter_visitor")
    view = driver.session.view(0)
    assert view.automa.shown == ("automa_13",)
    told = explain(Ref("automa_card", "automa_13"), view, 0)
    assert told is not None
    assert "harvest" in told.body.lower()
    assert automa.placed(view) == ("draw_order", "harvest_field")
    look = automa.look(view, view.automa, "lago")
    assert [band.counts for band in look.bands] == ["later", "later", "now", "now"]
    assert len(look.placed) == 2


def test_the_log_tells_what_only_a_table_of_one_has() -> None:
    shuffled = event_line(Event("deck_reshuffled", -1, "automa", 24, place="automa"), ("Lago",))
    assert shuffled == "The deck “Automa cards” was shuffled anew"
    driver = table_at({"season": "fall", "decks": {"automa": ["automa_13"]}})
    driver.answer("draw winter_visitor")
    led = [line.colour for line in driver.scene.interaction.log_lines() if "Automa" in line.words]
    assert led == ["grey"] * 3


def test_the_year_ends_with_the_automa_in_place_of_the_first_player() -> None:
    driver = table_at({"season": "winter", "year": 2, "seat": {0: {"vp": 3}}}, {"aggressive": True})
    before = driver.session.view(0)
    driver.answer("pass")
    events = driver.session.events
    at = next(i for i, event in enumerate(events) if year_end.begins(event))
    last = year_end.look_of_year(events[:at], events[at:], before, ("lago",), ("Lago",)).steps[-1]
    assert last.figures == (("lago", "3"), ("grey", "0"))
    assert last.done


def test_no_year_end_compares_with_an_automa_that_is_not_aggressive() -> None:
    """Only the last year does (V-AGGR-03)."""
    driver = table_at({"season": "winter", "year": 2, "seat": {0: {"vp": 3}}})
    before = driver.session.view(0)
    driver.answer("pass")
    events = driver.session.events
    at = next(i for i, event in enumerate(events) if year_end.begins(event))
    steps = year_end.look_of_year(events[:at], events[at:], before, ("lago",), ("Lago",)).steps
    assert [step.icon for step in steps] == ["age", "worker", "residual", "discard"]


@pytest.mark.parametrize(("vp", "result", "first"), [(21, "win", "21"), (20, "draw", "20"), (4, "loss", "4")])
def test_the_score_tells_a_win_a_draw_and_a_loss_apart(vp: int, result: str, first: str) -> None:
    driver = table_at({"season": "winter", "year": 7, "seat": {0: {"vp": vp, "lira": 0}}})
    driver.answer("pass")
    driver.frame()
    assert driver.session.result.result == result
    assert isinstance(driver.app.scenes.scenes[-1], ScoreScene)
    look = alone_of(driver.session)
    assert first in look.line
    assert (look.result, look.points, look.automa_points) == (result, vp, 20)
    assert (label_of(driver.session) is not None) == (result == "win")
    assert (driver.app.scenes.scenes[-1].buttons.named("label") is not None) == (result == "win")


def test_vines_from_the_deck_lie_over_the_board_and_are_planted_by_touch() -> None:
    options = {"challenge": 1}
    rules = viticulture()
    seats = [{"name": "Lago", "colour": "lago"}]
    session = Session(KeptGame(Game.new(rules, seats, 5, options)))
    driver = Driver(App(GameRoutes, SIZE, Settings(animation="instant")), session, True)
    while session.decision is not None and session.decision.kind != "plant":
        driver.answer(str(session.decision.choices[0]))
    for vine in ("merlot 7", "pinot 5", "syrah 6"):
        driver.answer(f"plant {vine}")
    fields = {field.limit: field.vines for field in session.view(0).seats[0].fields}
    assert fields == {5: ("pinot",), 6: ("syrah",), 7: ("merlot",)}


def test_a_mama_is_changed_where_the_challenge_offers_it() -> None:
    for seed in range(40):
        game = Game.new(viticulture(), [{"name": "Lago", "colour": "lago"}], seed, {"challenge": 8})
        session = Session(KeptGame(game))
        if session.decision is not None and session.decision.kind == "redraw":
            break
    driver = Driver(App(GameRoutes, SIZE, Settings(animation="instant")), session, False)
    before = session.view(0).seats[0].parents
    assert driver.scene.buttons.named("done") is not None
    driver.answer("redraw")
    assert session.view(0).seats[0].parents != before


@pytest.mark.parametrize("code", ["en", "es", "it", "ru"])
@pytest.mark.parametrize(("decided", "points"), [("vp", -2), ("vp", -1), ("target", -5)])
def test_points_below_zero_are_counted_and_have_a_minus(code: str, decided: str, points: int) -> None:
    use_language(code)
    result = SoloResult((), (0,), decided, ((points, 0, 0, 0),), "loss", 20, 0, False)
    words = _decided(result, 3)
    assert f"\u2212{-points} " in words
    assert "-" not in words
