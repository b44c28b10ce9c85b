"""Languages: which ones there are, the system's, and how one is chosen."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import paths
from game.art.kit import cache
from game.pages.languages import ROWS, LanguagesScene
from game.pages.settings import SettingsScene
from game.pages.title import TitleScene
from game.program import loading
from game.program.routes import GameRoutes
from game.program.start import main
from game.store.settings import Settings, kept_settings, load_settings
from game.text import languages, messages
from game.text.languages import offered, own_name, speak, system_language
from game.text.messages import language_in_use, say, use_language
from game.window.app import App
from game.window.input import Action
from game.window.input import begun as pressed_key
from tests.game.pages.test_scenes import press, show, top

SIZE = (640, 360)
OTHERS = ("es", "it", "ru")


def app_in(code: str = "") -> App:
    """A window in which nothing moves."""
    return App(GameRoutes, SIZE, Settings(animation="instant", reduced_motion=True, language=code))


def change(app: App, code: str) -> None:
    app.settings.language = code
    app.settings_changed()
    app.step(0.0)


def seen(app: App) -> bytes:
    """The picture in the window, drawn of nothing kept."""
    cache.forget()
    app.scenes.redraw()
    app.step(0.0)
    return pygame.image.tobytes(app.surface, "RGB")


def drawn(app: App) -> bytes:
    """The picture in the window as it is."""
    return pygame.image.tobytes(app.surface, "RGB")


@pytest.fixture
def data_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Puts the words of further languages, each its own name alone, beside those there are."""

    def put(**names: str) -> None:
        folder = tmp_path / "data"
        folder.mkdir()
        for one in paths.data().iterdir():
            if one.name == "text":
                shutil.copytree(one, folder / "text")
            else:
                (folder / one.name).symlink_to(one)
        for code, name in names.items():
            (folder / "text" / code).mkdir()
            (folder / "text" / code / "window.ftl").write_text(f"language-name = {name}\n", encoding="utf-8")
        for module in (messages, languages):
            monkeypatch.setattr(module, "data", lambda: folder)

    return put


def test_languages_are_listed_by_their_own_names() -> None:
    assert [own_name(code) for code in offered()] == ["English", "Español", "Italiano", "Русский"]


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "ru_RU.UTF-8"}, "it"),
        ({"LC_MESSAGES": "es_AR", "LANG": "ru_RU.UTF-8"}, "es"),
        ({"LANG": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:it:en"}, "it"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "it"}, "en"),
        ({"LANG": "ca_ES@valencia"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_says_its_language(environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == code
    assert not speak("")
    assert language_in_use() == code


def test_desktops_say_the_languages_that_somebody_wishes_for(monkeypatch: pytest.MonkeyPatch) -> None:
    wished = [{"language": "pt", "country": "BR"}, {"language": "ru", "country": None}]
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: wished)
    assert system_language() == "ru"
    del wished[1]
    assert system_language() == "en"


@pytest.mark.parametrize("code", OTHERS)
def test_the_title_changes_at_once_and_the_choice_is_kept(code: str) -> None:
    app = app_in()
    show(app, TitleScene(app))
    press(app, "language")
    assert isinstance(top(app), LanguagesScene)
    press(app, f"language-{code}")
    assert isinstance(top(app), TitleScene)
    assert language_in_use() == code
    assert load_settings(paths.settings_file()).language == code
    app.step(0.0)
    changed = drawn(app)
    use_language("en")
    begun_so = App(GameRoutes, SIZE)
    assert language_in_use() == code
    show(begun_so, TitleScene(begun_so))
    assert seen(begun_so) == changed


def test_the_list_is_used_with_keys_and_left_without_a_change() -> None:
    app = app_in()
    show(app, TitleScene(app))
    app.scenes.scenes[-1].buttons.focus("language")
    pygame.event.post(pressed_key(Action.CHOOSE))
    app.step(0.02)
    assert isinstance(top(app), LanguagesScene)
    for _ in range(3):
        pygame.event.post(pressed_key(Action.DOWN))
        app.step(0.02)
    focused = top(app).buttons.focused
    assert focused is not None
    pygame.event.post(pressed_key(Action.CHOOSE))
    app.step(0.5)
    assert isinstance(top(app), TitleScene)
    assert language_in_use() == focused.removeprefix("language-") != "en"
    app.scenes.push(app.routes.languages())
    app.scenes.settle()
    pygame.event.post(pressed_key(Action.BACK))
    app.step(0.02)
    assert language_in_use() == focused.removeprefix("language-")


def test_many_languages_have_pages_and_the_settings_open_the_list(data_with: Callable[..., None]) -> None:
    data_with(**{f"x{number}": f"Language {number}" for number in range(9)})
    app = app_in()
    show(app, SettingsScene(app))
    press(app, "languages")
    page = top(app)
    assert isinstance(page, LanguagesScene)
    assert sum(button.name.startswith("language-") for button in page.buttons.all) == ROWS
    press(app, "page-1")
    press(app, "language-ru")
    assert isinstance(top(app), SettingsScene)
    assert language_in_use() == "ru"


def test_a_language_without_words_speaks_english(data_with: Callable[..., None]) -> None:
    data_with(xx="Kernewek")
    app = app_in()
    show(app, SettingsScene(app))
    press(app, "language-xx")
    assert say("language-name") == "Kernewek"
    assert say("settings-title") == "Settings"


def test_a_language_that_cannot_be_read_leaves_english_and_says_why(data_with: Callable[..., None]) -> None:
    data_with(faulty="Kernewek")
    (languages.data() / "text" / "faulty" / "more.ftl").write_text("this is nothing\n", encoding="utf-8")
    app = app_in("faulty")
    assert language_in_use() == "en"
    assert "more.ftl, line 1" in TitleScene(app).notice


def test_a_system_whose_language_cannot_be_read_has_english_and_the_title_says_why(
    data_with: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    data_with(faulty="Kernewek")
    (languages.data() / "text" / "faulty" / "more.ftl").write_text("this is nothing\n", encoding="utf-8")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("LC_ALL", "faulty")
    told = []

    def look(app: App) -> int:
        told.extend(scene.notice for scene in app.scenes.scenes if isinstance(scene, TitleScene))
        return 0

    monkeypatch.setattr(App, "run", look)
    monkeypatch.setattr(loading, "load_ahead", lambda: None)
    assert main(["--window", "640x360"]) == 0
    assert language_in_use() == "en"
    assert len(told) == 1
    assert "faulty/more.ftl, line 1" in told[0]


def test_names_of_languages_are_cut_where_they_are_longer_than_a_name(data_with: Callable[..., None]) -> None:
    data_with(xx="Kernewek" * 2000, yy="Nul\0", zz="")
    assert [own_name("xx"), own_name("yy"), own_name("zz")] == [
        "KernewekKernewekKernewekKernewekKerneweK"[:39] + "…",
        "Nul\\x00",
        "zz",
    ]


def test_a_folder_whose_name_no_file_can_hold_is_no_language(data_with: Callable[..., None]) -> None:
    data_with()
    folder = languages.data() / "text" / os.fsdecode(b"\xff")
    folder.mkdir()
    (folder / "window.ftl").write_text("language-name = Kernewek\n", encoding="utf-8")
    assert offered() == ["en", "es", "it", "ru"]


def test_the_list_opens_also_when_the_folder_of_the_language_in_use_has_gone(data_with: Callable[..., None]) -> None:
    data_with(xx="Kernewek")
    app = app_in("xx")
    show(app, TitleScene(app))
    shutil.rmtree(languages.data() / "text" / "xx")
    press(app, "language")
    press(app, "language-ru")
    assert language_in_use() == "ru"


def test_an_unknown_language_in_the_file_is_told_and_stays_there() -> None:
    file = paths.settings_file()
    file.write_text("language: tlh\n", encoding="utf-8")
    settings, told = kept_settings(file)
    assert settings.language == ""
    assert "(language)" in told
    assert str(file) in told
    app = App(GameRoutes, SIZE)
    assert language_in_use() == "en"
    app.close()
    assert "language: tlh" in file.read_text(encoding="utf-8")
