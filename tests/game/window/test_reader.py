"""What screen readers are told of a page, and what they may do there; where nobody reads nothing is made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.art.kit import written
from game.pages.keys import KeysScene
from game.pages.rulebook import RulebookScene
from game.pages.settings import SettingsScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text import rulebook
from game.text.messages import say
from game.window import adapter
from game.window.app import App
from game.window.scene import Scene

SIZE = (640, 360)


class Told:
    """A system on which somebody reads: it has the trees that it was told, and asks for what the test wants done."""

    def __init__(
        self, _handle: int, activated: Callable[[], Any], requested: Callable[[Any], None], gone: Callable[[], None]
    ) -> None:
        self.activated, self.requested, self.gone = activated, requested, gone
        self.updates: list[Any] = []
        self.nodes: dict[int, Any] = {}

    def update(self, tree: Callable[[], Any]) -> None:
        self.updates.append(tree())
        self.nodes |= dict(self.updates[-1].nodes)

    def focus(self, focused: bool) -> None:
        """Nothing follows."""

    def place(self, _position: tuple[int, int], _size: tuple[int, int]) -> None:
        """Nothing follows."""

    def words(self) -> list[str]:
        """The labels and texts of all nodes of the last tree."""
        return [str(node.label or node.value or "") for _, node in self.updates[-1].nodes]

    def ask(self, words: str, action: str, data: object = None) -> None:
        """Somebody wants something of the node that is called so."""
        number = next(number for number, node in self.nodes.items() if node.label == words)
        self.requested(Request(f"Action.{action}", number, data))


class Request:
    def __init__(self, action: str, target: int, data: object) -> None:
        self.action, self.target, self.data = action, target, data


@pytest.fixture
def systems(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Told]]:
    made: list[Told] = []

    def make(*given: Any) -> Told:
        made.append(Told(*given))
        return made[-1]

    monkeypatch.setattr(adapter, "wanted", lambda: True)
    monkeypatch.setattr(adapter, "hides_at_first", lambda: False)
    monkeypatch.setattr(adapter, "adapter_of", make)
    yield made
    written.read(False)


def seen(app: App, scene: Scene) -> None:
    app.scenes.replace(scene)
    app.scenes.settle()
    for _ in range(3):
        app.step(0.2)


def begun(systems: list[Told], make: Callable[[App], Scene]) -> tuple[App, Told]:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    (told,) = systems
    told.activated()
    seen(app, make(app))
    return app, told


def test_a_page_is_told_with_the_words_of_its_picture_and_its_buttons(systems: list[Told]) -> None:
    _, told = begun(systems, lambda app: SettingsScene(app))
    words = told.words()
    for expected in (say("settings-title"), say("settings-language"), "Italiano", say("settings-back")):
        assert any(expected in one for one in words), expected


def test_the_text_of_the_rulebook_is_told_whole(systems: list[Told]) -> None:
    app, told = begun(systems, lambda app: RulebookScene(app, "viticulture", ""))
    page = app.scenes.top
    assert isinstance(page, RulebookScene)
    assert page.entry is not None
    text = " ".join(rulebook.text("viticulture", page.entry.entry).split())
    assert text[:60] in " ".join(" ".join(told.words()).split())


def test_what_a_reader_asks_for_is_done(systems: list[Told]) -> None:
    app, told = begun(systems, lambda app: SettingsScene(app))
    told.ask(say("keys-open"), "CLICK")
    app.step(0.2)
    assert isinstance(app.scenes.top, KeysScene)
    app.step(0.2)
    told.ask(say("keys-back"), "FOCUS")
    app.step(0.2)
    assert app.scenes.top.buttons.focused == "back"


def test_what_happens_is_spoken_even_twice_the_same(systems: list[Told]) -> None:
    app, told = begun(systems, lambda app: SettingsScene(app))
    before = len(told.updates)
    for _ in range(2):
        app.announcements.tell("notice", say("settings-title"))
    first, second = told.updates[before:]
    labels = [{node.label for _, node in update.nodes} for update in (first, second)]
    assert all(f"{say('settings-title')}." in found for found in labels)
    assert {number for number, node in first.nodes if node.label} != {n for n, node in second.nodes if node.label}


def test_nothing_is_made_where_nobody_reads(systems: list[Told]) -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    (told,) = systems
    seen(app, SettingsScene(app))
    assert told.updates == []
    assert not app.announcements.listeners
    assert not written.noting()
    told.activated()
    app.step(0.2)
    assert app.announcements.listeners
    told.gone()
    app.step(0.2)
    assert not app.announcements.listeners
    assert not written.noting()


def test_where_the_library_is_missing_the_settings_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapter, "wanted", lambda: True)
    monkeypatch.setattr(adapter, "kit", None)
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    seen(app, SettingsScene(app))
    assert app.reader.lack == say("reader-lacking")


def test_no_window_that_nobody_sees_is_told_of() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    assert not app.reader.lacking
    assert not app.reader.reading
