"""What a screen reader asks for in quick order, dictates or begins anew is taken as a hand at the keyboard would be."""

from __future__ import annotations

import pygame
import pytest

from game.pages.form import Written, entry_words
from game.pages.learners import LearnersScene
from game.pages.new_game import NewGameScene
from game.pages.new_game_form import Seat, checked_names
from game.pages.rulebook import RulebookScene
from game.pages.saved import SavedScene
from game.pages.settings import SettingsScene
from game.play.lesson_table import LessonTable
from game.text.messages import say
from game.window.app import App
from game.window.scene import Scene
from game.window.widgets.buttons import SURE_SECONDS
from tests.game.window.test_reader import Told, begun
from tests.game.window.test_reader import systems as systems

pytestmark = pytest.mark.filterwarnings("error::UserWarning")


def dictated(app: App, told: Told, name: str, words: str) -> str:
    """What stands in an entry after words were dictated for it."""
    told.ask(entry_words(name), "SET_VALUE", ("VALUE", words))
    app.step(0.2)
    page = app.scenes.top
    assert isinstance(page, Written)
    return page.entries.text(name)


def labels(page: Scene) -> list[str]:
    """What the nodes of a page are called."""
    return [node.label for top in page.nodes() for node in top.all()]


def test_words_that_are_dictated_are_looked_for(systems: list[Told]) -> None:
    app, told = begun(systems, lambda app: RulebookScene(app, "viticulture", ""))
    book = app.scenes.top
    assert isinstance(book, RulebookScene)
    before = book.listed()
    dictated(app, told, "search", "grande")
    assert book.sought == "grande"
    assert book.listed() != before
    rows = [button.name for button in book.buttons.all if button.name.startswith("entry-")]
    assert rows == [f"entry-{one.entry}" for one in book.listed()[: len(rows)]]
    app.scenes.replace(SavedScene(app))
    app.scenes.settle()
    app.step(0.2)
    saved = app.scenes.top
    assert isinstance(saved, SavedScene)
    dictated(app, told, "search", "nobody")
    assert saved.words["search"] == "nobody"


@pytest.mark.parametrize(
    ("words", "stands"),
    [("Ada\nBea\r\n\tC", "Ada Bea   C"), ("a\0b", "a b"), ("\u202eabc", " abc"), ("x" * 60, "x" * 32), ("", "")],
)
def test_what_is_dictated_is_cut_and_cleaned_as_what_is_pasted(systems: list[Told], words: str, stands: str) -> None:
    app, told = begun(systems, lambda app: app.routes.new_game((), "viticulture"))
    assert dictated(app, told, "name-0", words) == stands


def test_letters_that_no_font_has_are_told_also_where_they_are_dictated(systems: list[Told]) -> None:
    app, told = begun(systems, lambda app: app.routes.new_game((), "viticulture"))
    dictated(app, told, "name-0", "A🍇B")
    page = app.scenes.top
    assert isinstance(page, NewGameScene)
    assert page.fault == say("entry-boxes", count=1)


@pytest.mark.parametrize(("typed", "called"), [("a\0b", "a b"), ("\u202eabc", "abc"), (" Ada\n\tBea ", "Ada Bea")])
def test_a_name_with_signs_that_are_not_seen_is_that_of_its_letters(typed: str, called: str) -> None:
    assert checked_names([Seat("lago", typed), Seat("cotto", "Cotto")])[0] == called


@pytest.mark.parametrize("learn", [False, True])
def test_whoever_gets_another_name_is_called_so_at_once(systems: list[Told], learn: bool) -> None:
    app, told = begun(
        systems, lambda app: app.routes.lesson("sofa") if learn else app.routes.new_game((), "viticulture")
    )
    page = app.scenes.top
    assert isinstance(page, LearnersScene if learn else NewGameScene)
    dictated(app, told, "name-0", "Beatrice")
    assert say("reader-chair", seat=1, name="Beatrice") in labels(page)
    heard: list[str] = []
    app.announcements.listeners.append(lambda one: heard.append(one.words))
    page.entries.write("name-0")
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="Ada"))
    app.step(0.02)
    assert say("reader-chair", seat=1, name="Ada") in labels(page)
    if not learn:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        app.step(0.02)
        assert any("Ada" in one for one in heard)


def test_a_reader_that_begins_anew_between_two_frames_is_told_all(systems: list[Told]) -> None:
    app, told = begun(systems, SettingsScene)
    for _ in range(5):
        app.step(0.2)
    before = len(told.updates)
    told.gone()
    told.activated()
    app.step(0.2)
    assert len(told.updates) == before + 1
    assert any(say("settings-title") in one for one in told.words())


def test_a_path_with_bytes_that_are_no_letters_is_told(systems: list[Told]) -> None:
    app, told = begun(systems, SavedScene)
    page = app.scenes.top
    assert isinstance(page, SavedScene)
    button = page.buttons.named("import")
    assert button is not None
    button.act()
    page.entries.set_text("path", "/home/caf\udce9")
    page.fault = "No such folder: caf\udce9"
    app.scenes.redraw()
    app.step(0.2)
    app.announcements.tell("notice", "No such folder: caf\udce9")
    assert "/home/caf\ufffd" in [node.value for node in told.nodes.values()]


def test_the_second_of_two_presses_does_not_go_on_twice(systems: list[Told]) -> None:
    app, told = begun(systems, lambda app: app.routes.lesson("alone", anew=True))
    for _ in range(6):
        app.step(0.2)
    table = app.scenes.top
    assert isinstance(table, LessonTable)
    at = table.kept.at
    for _ in range(2):
        told.ask(say("lesson-on"), "CLICK")
    for _ in range(4):
        app.step(0.05)
    assert table.kept.at == at + 1
    app.step(SURE_SECONDS)
    told.ask(say("lesson-on"), "CLICK")
    app.step(0.05)
    assert table.kept.at == at + 2
