"""How to play and the rulebook: where they are opened, what they show whole, how they are read, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.art.kit import letters
from game.art.kit.canvas import LEAST, Canvas
from game.pages import how_to_play_sheet, rulebook_sheet
from game.pages.how_to_play import HowToPlayScene
from game.pages.menu import MenuScene
from game.pages.new_game import NewGameScene
from game.pages.rulebook import RulebookScene
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text import glossary, rulebook
from game.text.messages import say, use_language
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.tools.tour_vino import asked
from game.tools.tour_vino import played as vino_played
from game.tools.words.check import COMPLETE
from game.window.app import App
from game.window.input import Action, begun
from game.window.waiting import Waiting, Work
from tests.game.pages.test_keys import go, key
from tests.game.pages.test_scenes import press, show, top
from tests.tables import vino_table, viticulture_table

GAMES = ("viticulture", "vino")


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (960, 540), Settings(animation="instant"))


@pytest.fixture(params=[1.0, 1.75])
def share(request: pytest.FixtureRequest) -> Iterator[float]:
    letters.choose(request.param)
    yield request.param
    letters.choose(1.0)


def read(app: App) -> RulebookScene:
    scene = top(app)
    assert isinstance(scene, RulebookScene)
    return scene


@pytest.mark.parametrize("code", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_shown_whole(game: str, code: str, share: float) -> None:
    use_language(code)
    scale = 1.0 if share == 1.0 else 2 / 3
    canvas = Canvas(4, 4, scale)
    for entry in rulebook.entries(game):
        place = rulebook_sheet.written(game, entry, scale)
        words, size = rulebook.text(game, entry.entry), place.letters
        assert size >= 22, entry.entry
        assert rulebook_sheet.text_height(canvas, words, size, place.body.w) <= place.body.h, entry.entry
        lines = canvas.lines(words, "medium", size, place.body.w)
        assert max(canvas.measure(line, "medium", size) for line in lines) <= place.body.w, entry.entry
        title = canvas.lines(rulebook.title(game, entry.entry), "display", place.title, rulebook_sheet.TITLE_ROOM)
        assert len(title) == place.title_lines <= 2, entry.entry
        parts = [place.body, *place.links, place.ids]
        assert all(one.bottom <= other.y for one, other in pairwise(parts)), entry.entry
        assert place.ids.bottom <= rulebook_sheet.FOOT + 0.01, entry.entry


@pytest.mark.parametrize("code", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_told_whole_in_about_ninety_words(game: str, code: str, share: float) -> None:
    use_language(code)
    steps = how_to_play_sheet.STEPS[game]
    told = [how_to_play_sheet.said_of(game, step) for step, _ in (*steps.aim, *steps.round)]
    assert sum(len(text.split()) for _, text in told) <= 110
    size = how_to_play_sheet.letters_of(game, 1.0)
    assert size >= (LEAST if share == 1.0 else 22)


def test_title_menu_and_new_game_lead_to_how_to_play_and_on_to_the_rulebook(app: App) -> None:
    title = TitleScene(app)
    show(app, title)
    press(app, "how-to-play")
    assert isinstance(top(app), HowToPlayScene)
    press(app, "game-vino")
    press(app, "rulebook")
    assert read(app).game == "vino"
    press(app, "back")
    press(app, "back")
    assert top(app) is title
    page = app.routes.new_game((), "vino")
    show(app, page)
    press(app, "how-to-play")
    scene = top(app)
    assert isinstance(scene, HowToPlayScene)
    assert scene.game == "vino"
    press(app, "info")
    press(app, "close")
    press(app, "back")
    assert isinstance(top(app), NewGameScene)


@pytest.mark.parametrize("game", GAMES)
def test_a_key_in_a_game_opens_its_rules_and_back_keeps_question_and_hand(app: App, game: str) -> None:
    session = vino_played(asked("buy", 3, "owners"), 3) if game == "vino" else played(season("winter", "turn", 5))
    session.kept.agree(open_hands=True, may_rewind=False)
    table = (vino_table if game == "vino" else viticulture_table)(app, session)
    show(app, table)
    while not isinstance(top(app), TableScene):
        app.scenes.pop()
        app.scenes.settle()
    app.step(0.02)
    before = (table.interaction.decision, session.game.digest(), table.interaction.panel, len(app.scenes.scenes))
    things = [thing.ref for thing in table.interaction.things]
    key(app, pygame.K_F1)
    scene = top(app)
    assert isinstance(scene, HowToPlayScene)
    assert scene.game == game
    assert [one.name for one in scene.buttons.all if one.name.startswith("game-")] == []
    press(app, "rulebook")
    assert read(app).game == game
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_F1)
    assert top(app) is table
    app.step(0.02)
    assert (
        table.interaction.decision,
        session.game.digest(),
        table.interaction.panel,
        len(app.scenes.scenes),
    ) == before
    assert [thing.ref for thing in table.interaction.things] == things


def test_the_menu_of_a_game_opens_the_rules_of_that_game(app: App) -> None:
    session = vino_played(asked("buy", 3, "owners"), 3)
    show(app, MenuScene(app, session.kept))
    press(app, "how-to-play")
    scene = top(app)
    assert isinstance(scene, HowToPlayScene)
    assert scene.game == "vino"


def test_the_numbers_of_vino_are_told_of_the_game_that_is_played(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[object] = []
    table = vino_table(app, vino_played(asked("buy", 3, "owners"), 3))
    show(app, table)
    monkeypatch.setattr(GameRoutes, "_look_at", lambda _self, game=None: looked.append(game))
    app.routes.about("vino")
    assert looked == []


def test_what_goes_by_itself_is_not_covered(app: App) -> None:
    show(app, TitleScene(app))
    work = Work(lambda: None, lambda _result: None, lambda _fault: None)
    waiting = Waiting(app, "", work)
    app.scenes.push(waiting)
    app.scenes.settle()
    key(app, pygame.K_F1)
    assert not any(isinstance(scene, HowToPlayScene) for scene in app.scenes.scenes)


def test_typing_lists_what_has_the_words_and_return_opens_it(app: App) -> None:
    show(app, RulebookScene(app, "viticulture"))
    page = read(app)
    press(app, "write-search")
    for letter in "yoke":
        key(app, ord(letter), letter=letter)
    assert page.sought == "yoke"
    assert page.listed() == rulebook.found("viticulture", "yoke")
    key(app, pygame.K_RETURN)
    assert page.entry == page.listed()[0]
    press(app, "write-search")
    for letter in "qqq":
        key(app, ord(letter), letter=letter)
    assert page.listed() == ()
    press(app, f"chapter-{page.chapters[2].chapter}")
    assert page.sought == ""
    assert page.chapter == page.chapters[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_can_be_opened_and_every_link_leads_somewhere(app: App, game: str) -> None:
    show(app, RulebookScene(app, game))
    page = read(app)
    for entry in rulebook.entries(game):
        page.read(entry.entry)
        assert page.entry == entry
        assert page.buttons.named(f"entry-{entry.entry}") is not None
        for also in entry.see:
            link = page.buttons.named(f"see-{also}")
            assert link is not None
            link.act()
            assert page.entry is not None
            assert page.entry.entry == also
            page.read(entry.entry)


def test_pages_of_keys_go_through_the_whole_book(app: App) -> None:
    show(app, RulebookScene(app, "vino"))
    page = read(app)
    whole = list(rulebook.entries("vino"))
    for entry in whole[1:]:
        page.handle(begun(Action.MAT_ON))
        assert page.entry == entry
    page.handle(begun(Action.MAT_ON))
    assert page.entry == whole[-1]
    page.handle(begun(Action.MAT_BACK))
    assert page.entry == whole[-2]


def test_keys_reach_an_entry_and_a_term_and_pointing_at_it_tells_it(app: App) -> None:
    show(app, RulebookScene(app, "viticulture"))
    page = read(app)
    second = page.listed()[1]
    go(app, f"entry-{second.entry}")
    assert page.entry == second
    entry = rulebook.of_rule("viticulture", "V-WIN-HARV-01")
    assert entry is not None
    page.read(entry.entry)
    app.step(0.02)
    plain = pygame.image.tobytes(app.surface, "RGB")
    go(app, "term-0")
    assert page.buttons.focused == "term-0"
    assert pygame.image.tobytes(app.surface, "RGB") != plain


@pytest.mark.parametrize("game", glossary.TERMS)
@pytest.mark.parametrize("code", COMPLETE)
def test_what_a_term_means_stands_on_the_page(code: str, game: str) -> None:
    use_language(code)
    letters.choose(1.75)
    for entry in rulebook.entries(game):
        for term in glossary.terms_in(rulebook.text(game, entry.entry), game):
            box, _ = rulebook_sheet.explained(game, entry, term, 1.0)
            assert box.bottom <= 914.5, (entry.entry, term)
            assert box.y >= rulebook_sheet.written(game, entry, 1.0).body.y, (entry.entry, term)
    letters.choose(1.0)


def test_a_broken_file_is_told_on_the_page(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rulebook.chapters.cache_clear()
    (tmp_path / "vino.yaml").write_text("chapters: 3\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "file_of", lambda _game: tmp_path / "vino.yaml")
    page = RulebookScene(app, "vino")
    show(app, page)
    assert "vino.yaml" in page.broken
    page.look_for(say("rulebook-search"))
    app.step(0.02)
    press(app, "back")
    rulebook.chapters.cache_clear()


def test_a_page_about_vino_leads_to_how_to_play_vino() -> None:
    app = App(GameRoutes, (960, 540), Settings(animation="instant", game="viticulture"))
    for page in (app.routes.opponents("vino"), app.routes.new_game((), "vino"), app.routes.about("vino")):
        show(app, page)
        key(app, pygame.K_F1)
        found = top(app)
        assert isinstance(found, HowToPlayScene)
        assert found.game == "vino"
        app.scenes.pop()
