"""What the page of saved games shows of each, and of what is damaged."""

from __future__ import annotations

import pygame
import pytest

from game import paths
from game.art.kit.boxes import Box
from game.pages import saved_picture
from game.pages import saved_sheet as sheet
from game.pages.saved_words import facts_of, line_of, seats_of, title_of
from game.pages.title import TitleScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import records, shelf
from game.store.kept_game import KeptGame
from game.store.played_seats import LONGEST_NAME
from game.store.settings import Settings
from game.text.messages import say
from game.text.opponents import glasses_of
from game.window.app import App
from game.window.input import ACTION, Action
from rules.engine.game import Game
from rules.players.opponent import Opponent
from tests.chains import bare, sealed
from tests.game.driver import RECORD
from tests.game.pages.test_saved import closed, page_of
from tests.game.pages.test_scenes import press, top


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (640, 360), Settings(animation="instant"))


def test_names_are_shown_as_one_plain_line(app: App) -> None:
    session = Session(KeptGame.begin(("La\ngo\x1b[31m" + "x" * 200, "Cotto"), ("lago", "cotto"), 7, {}))
    session.close()
    [kept] = shelf.found("going")
    assert all(name.isprintable() and len(name) <= LONGEST_NAME for name in kept.names)
    page_of(app)


@pytest.mark.parametrize("content", [b"nonsense\n", b"\xff\xfe" * 30, b"[" * 90_000, b'{"game":"chess"}\n'])
def test_a_damaged_file_is_listed_and_can_be_thrown_away(app: App, content: bytes) -> None:
    (paths.saves() / "bad.jsonl").write_bytes(content)
    page = page_of(app)
    app.step(0.02)
    press(app, "open")
    assert top(app) is page
    assert "bad.jsonl" in page.notice
    press(app, "delete")
    press(app, "yes")
    assert [one.path.read_bytes() for one in shelf.found("bin")] == [content]


def test_pictures_show_what_everybody_may_know(app: App) -> None:
    """Whose hand holds what makes no difference to the picture, points do."""
    text = RECORD.read_text("utf-8")
    game, _ = Game.load(records.viticulture(), text)
    view = game.view(None)
    assert all(seat.hand is None for seat in view.seats)
    one = saved_picture.drawn(view, ("lago", "cotto"))
    other = saved_picture.drawn(game.position(0).copy() and Game.new(game.rules, 2, 9).view(None), ("lago", "cotto"))
    assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize("content", [b"", b"no picture", b"\x89PNG\r\n\x1a\n" + b"\0" * 40])
def test_a_damaged_picture_is_drawn_again(app: App, content: bytes) -> None:
    path = closed(3)
    path.with_suffix(".png").write_bytes(content)
    page = page_of(app)
    app.step(0.02)
    [kept] = page.listed()
    assert page.picture(kept) is not None
    assert saved_picture.load(path.with_suffix(".png")) is not None


def test_every_button_is_reached_with_keys_or_controller(app: App) -> None:
    for choices in range(9):
        closed(choices)
    page = page_of(app)
    met = set()
    for _ in range(40):
        app.scenes.handle(pygame.event.Event(ACTION, name=Action.NEXT_REGION, down=True))
        met.add(page.buttons.focused)
    assert met == {button.name for button in page.buttons.all if button.enabled}
    back = page.buttons.named("page-0")
    assert back is not None
    assert not back.enabled
    page.buttons.focused = "page-1"
    app.scenes.handle(pygame.event.Event(ACTION, name=Action.CHOOSE, down=True))
    assert page.first == 6
    app.scenes.handle(pygame.event.Event(ACTION, name=Action.BACK, down=True))
    app.scenes.settle()
    assert isinstance(top(app), TitleScene)


def test_a_game_without_checks_says_so(app: App) -> None:
    path = closed(6)
    path.write_text(bare(path.read_text("utf-8")), "utf-8")
    page = page_of(app)
    assert [fact.words for fact in facts_of(page.listed()[0])][-1] == say("saved-unprotected")
    path.write_text(sealed(path.read_text("utf-8")), "utf-8")
    page.look_up()
    assert say("saved-unprotected") not in [fact.words for fact in facts_of(page.listed()[0])]


def test_who_plays_is_told_in_the_order_of_the_columns_and_no_file_is_named(app: App) -> None:
    path = closed(4)
    [kept] = page_of(app).listed()
    assert [(seat.name, seat.colour) for seat in seats_of(kept)] == list(zip(kept.names, kept.colours, strict=True))
    said = [title_of(kept), line_of(kept), *(fact.words for fact in facts_of(kept))]
    assert not [words for words in said if path.stem in words]


def test_an_opponent_is_told_with_its_glasses(app: App) -> None:
    closed(1)
    [kept] = page_of(app).listed()
    played = kept._replace(opponents=(None, Opponent(4, "trader", 1)))
    assert [seat.note for seat in seats_of(played)] == ["", glasses_of(4)]


def test_a_list_of_few_games_has_taller_rows(app: App) -> None:
    tall = []
    for _ in range(4):
        closed(1)
        page = page_of(app)
        rows = [button.box for button in page.buttons.all if button.name.startswith("row-")]
        assert len(rows) == len(page.listed())
        tall.append(rows[0][3])
    assert tall[0] == tall[2] > tall[3]


def test_what_is_searched_for_is_still_seen_while_something_is_asked(app: App) -> None:
    closed(5)
    page = page_of(app)

    def asked(words: str) -> bytes:
        page.entries.set_text("search", words)
        press(app, "delete")
        app.step(0.02)
        field = app.screen.surface.subsurface(app.screen.pixels(Box(*sheet.SEARCH)))
        seen = pygame.image.tobytes(field, "RGB")
        press(app, "no")
        return seen

    assert asked("Lago") == asked("Lago") != asked("Cotto")
