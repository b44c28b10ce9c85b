"""What a page has said stays true to the language in use, whichever it was said in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import paths
from game.pages.new_game_form import BadForm
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import made, say, use_language
from game.text.told import Sentence, retold
from game.window.app import App
from game.window.scene import Scene

SIZE = (640, 360)
FAULT = say("window-error-name-empty", seat=2)


@pytest.fixture(autouse=True)
def the_fault_was_said() -> object:
    """Whatever was said since this file was read, the fault was said just now, in English."""
    say("window-error-name-empty", seat=2)
    yield
    use_language("en")


def test_what_is_said_again_is_known_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(made, FAULT)
    assert say("window-error-name-empty", seat=2) == FAULT
    assert FAULT in made


def in_russian(app: App) -> None:
    app.settings.language = "ru"
    app.settings_changed()


def test_a_sentence_is_said_again_with_what_was_put_into_it() -> None:
    inner = say("window-fault-too-large", most=3, unit="megabytes")
    outer = say("window-error-saves", folder="/tmp/x.jsonl", fault=inner)
    both = f"{outer} {FAULT}"
    tells = [retold(words) for words in (outer, both, "Nobody’s words. At all.")]
    use_language("ru")
    again = say(
        "window-error-saves", folder="/tmp/x.jsonl", fault=say("window-fault-too-large", most=3, unit="megabytes")
    )
    assert tells[0]() == again != outer
    assert tells[1]() == f"{again} {say('window-error-name-empty', seat=2)}"
    assert tells[2]() == "Nobody’s words. At all."


def test_a_sentence_that_is_no_more_than_what_is_put_into_it_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(made, "same", ("reader-list", {"what": "same", "list": "other"}))
    assert retold("same")() == say("reader-list", what="same", list="other")


def test_what_somebody_has_typed_is_never_translated() -> None:
    typed = say("kind-red")
    tell = retold(say("window-error-seed", text=typed, most=18))
    use_language("ru")
    assert typed in tell()


def test_an_attribute_is_read_in_the_language_in_use() -> None:
    class Holder:
        fault = Sentence()

    one, other = Holder(), Holder()
    one.fault = FAULT
    assert (one.fault, other.fault) == (FAULT, "")
    use_language("es")
    assert one.fault == say("window-error-name-empty", seat=2) != FAULT
    one.fault = ""
    assert one.fault == ""


def title(app: App) -> tuple[Scene, str]:
    app.warn(FAULT)
    return app.routes.title(), "notice"


def new_game(app: App) -> tuple[Scene, str]:
    scene = app.routes.new_game((), "viticulture")
    scene.fault = str(BadForm(FAULT))
    return scene, "fault"


def keys(app: App) -> tuple[Scene, str]:
    scene = app.routes.keys()
    scene.fault = FAULT
    return scene, "fault"


def menu(app: App) -> tuple[Scene, str]:
    scene = app.routes.menu(None)
    scene.fault = FAULT
    return scene, "fault"


def saved(app: App) -> tuple[Scene, str]:
    scene = app.routes.saved_games()
    scene.tell(FAULT)
    return scene, "notice"


def statistics(app: App) -> tuple[Scene, str]:
    scene = app.routes.statistics()
    scene.tell(FAULT)
    return scene, "notice"


def campaign(app: App) -> tuple[Scene, str]:
    scene = app.routes.campaign()
    scene.fault = FAULT
    return scene, "fault"


@pytest.mark.parametrize("page", [title, new_game, keys, menu, saved, statistics, campaign])
def test_bad_news_of_a_page_follows_the_language(page: Callable[[App], tuple[Scene, str]]) -> None:
    app = App(GameRoutes, SIZE, Settings())
    scene, told = page(app)
    app.begin(scene)
    if told == "fault":
        setattr(scene, told, FAULT)
    before = getattr(scene, told)
    assert FAULT in before
    in_russian(app)
    app.step(0.02)
    assert say("window-error-name-empty", seat=2) in getattr(scene, told)
    assert FAULT not in getattr(scene, told)


def test_settings_that_cannot_be_written_are_told_in_the_language_in_use_until_they_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(GameRoutes, SIZE, Settings())
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setattr(paths, "settings_file", lambda: blocked / "settings.toml")
    app.keep_settings()
    english = app.notice
    assert english
    in_russian(app)
    assert app.notice not in ("", english)
    monkeypatch.setattr(paths, "settings_file", lambda: tmp_path / "settings.toml")
    app.keep_settings()
    assert app.notice == ""
    pygame.event.clear()
