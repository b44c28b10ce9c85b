"""Languages: which ones there are, the system's, and a change of language wherever somebody is."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from game import paths
from game.art.kit import cache
from game.pages.form import Written
from game.pages.languages import ROWS, LanguagesScene
from game.pages.settings import SettingsScene
from game.pages.title import TitleScene
from game.play.inspect import Explained
from game.play.note import Held
from game.play.scene import TableScene
from game.program import loading
from game.program.routes import GameRoutes
from game.program.start import main
from game.store import records, shelf
from game.store.kept_game import KeptGame
from game.store.records import vino
from game.store.settings import Settings, kept_settings, load_settings
from game.text import languages, messages
from game.text.languages import offered, own_name, speak, system_language
from game.text.messages import language_in_use, say, use_language
from game.text.seats import Seated, names_of
from game.text.told import Told
from game.window.app import App
from game.window.input import Action
from game.window.input import begun as pressed_key
from game.window.scene import Scene
from rules.players.opponent import Opponent
from tests.game.driver import saved_after
from tests.game.pages.test_scenes import press, show, top
from tests.game.play.test_playing import until

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
    monkeypatch.setattr(languages.sys, "platform", "linux")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == code
    assert not speak("")
    assert language_in_use() == code


def test_desktops_say_the_languages_that_somebody_wishes_for(monkeypatch: pytest.MonkeyPatch) -> None:
    wished = [{"language": "pt", "country": "BR"}, {"language": "ru", "country": None}]
    monkeypatch.setattr(languages.sys, "platform", "darwin")
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
    monkeypatch.setattr(languages.sys, "platform", "linux")
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


def viticulture(app: App) -> Scene:
    return app.routes.table(KeptGame.begin(("Ann", "Bo"), ("lago", "cotto"), 7, {}, open_hands=True))


def vino_table(app: App) -> Scene:
    return app.routes.table(KeptGame.begin(("Ann", "Bo", "Cy"), ("lago", "cotto", "sole"), 7, {}, rules=vino()))


def finished() -> KeptGame:
    """A game that is over."""
    return KeptGame.opened(saved_after(100_000))


def of_a_finished_game(scene: Callable[[App, KeptGame], Scene]) -> Callable[[App], Scene]:
    return lambda app: scene(app, finished())


def saved(app: App) -> Scene:
    saved_after(7)
    return app.routes.saved_games()


def counted(app: App) -> Scene:
    finished()
    return app.routes.statistics()


SCREENS: dict[str, Callable[[App], Scene]] = {
    "viticulture": viticulture,
    "vino": vino_table,
    "new game": lambda app: app.routes.new_game((), "viticulture"),
    "solo": lambda app: app.routes.solo(),
    "settings": lambda app: app.routes.settings(),
    "keys": lambda app: app.routes.keys(),
    "sound": lambda app: app.routes.sound(),
    "opponents": lambda app: app.routes.opponents(),
    "about": lambda app: app.routes.about("vino"),
    "statistics": counted,
    "campaign": lambda app: app.routes.campaign(),
    "saved games": saved,
    "score": of_a_finished_game(lambda app, game: app.routes.score(game)),
    "replay": of_a_finished_game(lambda app, game: app.routes.replay(game)),
}


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_that_changes_its_language_looks_as_one_begun_in_it(name: str) -> None:
    changed = app_in()
    show(changed, SCREENS[name](changed))
    in_english = drawn(changed)
    change(changed, "ru")
    seen_then = drawn(changed)
    assert seen_then != in_english
    begun_so = app_in("ru")
    show(begun_so, SCREENS[name](begun_so))
    assert seen(begun_so) == seen_then
    change(changed, "")
    assert drawn(changed) == in_english


def turn_of(app: App) -> TableScene:
    """The table, where somebody is asked for a placement."""
    app = app_in()
    scene = viticulture(app)
    assert isinstance(scene, TableScene)
    show(app, scene)
    while len(app.scenes.scenes) > 1:
        app.scenes.pop()
        app.scenes.settle()
    interaction = scene.interaction
    while interaction.decision is None or interaction.decision.kind != "turn":
        assert interaction.decision is not None
        scene.parts.answering._choose(interaction.decision.choices[0])
        app.step(0.02)
    return scene


@pytest.mark.parametrize("opened", [True, False])
def test_a_table_keeps_its_place_through_a_change(opened: bool) -> None:
    """Also with a closed hand, what is picked, held or read stays as it is."""
    app = app_in()
    scene = turn_of(app)
    interaction, zoom = scene.interaction, scene.parts.zoom
    scene.interaction.session.kept.open_hands = opened
    interaction.renew()
    decision = interaction.decision
    assert decision is not None
    place = next(choice for choice in decision.choices if choice.verb == "place")
    worker = next(thing for thing in interaction.things if thing.ref.kind == "worker")
    interaction.pointer.selection.pick((worker.ref,))
    assert interaction.pointer.selection.picked
    interaction.log.scroll(2)
    place_before = interaction.decision, interaction.pointer.selection.picked, interaction.log.back, interaction.closed
    change(app, "ru")
    assert place_before == (
        interaction.decision, interaction.pointer.selection.picked, interaction.log.back, interaction.closed
    )  # fmt: skip
    interaction.hold(Held(place, lambda: say("table-final"), "warn"))
    zoom.show(Explained("", card="planter"))
    change(app, "it")
    assert interaction.held is not None
    assert interaction.held.choice == place
    assert zoom.card == "planter"


def test_what_was_told_at_a_table_is_told_in_the_language_in_use() -> None:
    app = app_in()
    scene = turn_of(app)
    interaction = scene.interaction
    interaction.note.say(partial(say, "history-nothing-since"))
    field = next(thing for thing in interaction.things if interaction.explain(thing.ref) and thing.ref.kind == "field")
    told = interaction.explain(field.ref)
    assert told is not None
    scene.parts.zoom.show(told, ref=field.ref)
    scene.parts.answering.pacing.say(0, partial(say, "table-watching"))
    interaction.session.say(Told(partial(say, "opponent-stuck", name="Ann")))
    for code in ("ru", "en"):
        change(app, code)
        assert interaction.note.words == say("history-nothing-since")
        assert scene.parts.zoom.page == interaction.explain(field.ref)
        assert scene.parts.answering.pacing.said[-1].words == say("table-watching")
        assert interaction.session.notice == say("opponent-stuck", name="Ann")


def test_opponents_go_on_thinking_through_a_change() -> None:
    app = app_in()
    game = KeptGame.begin(
        ("Tito", "Livia"), ("lago", "cotto"), 7, {}, opponents=(Opponent(1, "grower", 3), Opponent(1, "trader", 4))
    )
    scene = app.routes.table(game)
    assert isinstance(scene, TableScene)
    app.settings.pace = "at_once"
    show(app, scene)
    made = 0
    for code in ("ru", "es", "it", "en"):
        change(app, code)
        until(app, lambda before=made: game.game.made > before + 2)
        made = game.game.made
    scene.exit()


def begun(app: App) -> KeptGame:
    """The game that was begun on a page."""
    press(app, "start")
    for scene in app.scenes.scenes:
        if isinstance(scene, TableScene):
            return scene.played
    raise AssertionError("no table")


def test_seats_without_a_typed_name_are_called_as_the_language_has_it_also_from_the_record() -> None:
    app = app_in()
    page = app.routes.new_game((), "viticulture")
    show(app, page)
    page.entries.set_text("name-1", "Vera")
    for seat in (2, 3):
        page.add()
        page.switch(seat)
    game = begun(app)
    assert game.game.record.header.seats[0]["name"] == ""
    assert tuple(game.names) == ("Lago", "Vera", "Agnese", "Oreste")
    change(app, "ru")
    assert tuple(game.names) == ("Лаго", "Vera", "Аньезе", "Оресте")
    log = next(scene for scene in app.scenes.scenes if isinstance(scene, TableScene)).interaction.log
    assert tuple(log.names) == tuple(game.names)
    assert game.file is not None
    file = game.file.path
    game.close()
    assert records.unfinished()[0].names == tuple(game.names)
    assert shelf.found("going")[0].names == tuple(game.names)
    change(app, "en")
    assert records.unfinished()[0].names == ("Lago", "Vera", "Agnese", "Oreste")
    again = KeptGame.opened(file)
    assert again.names == ("Lago", "Vera", "Agnese", "Oreste")
    again.close()
    assert [seat.name for seat in load_settings(paths.settings_file()).table.seats[:2]] == ["", "Vera"]


@pytest.mark.parametrize("name", ["new game", "solo"])
def test_a_name_on_a_page_follows_the_language_until_another_is_typed(name: str) -> None:
    app = app_in()
    page = SCREENS[name](app)
    assert isinstance(page, Written)
    entry = "name" if name == "solo" else "name-0"
    show(app, page)
    change(app, "ru")
    assert page.entries.text(entry) == "Лаго"
    page.entries.set_text(entry, "Lago")
    change(app, "en")
    assert page.entries.text(entry) == "Lago"
    page.entries.set_text(entry, "Anna")
    change(app, "it")
    assert page.entries.text(entry) == "Anna"


def test_names_that_two_seats_would_share_are_told_apart() -> None:
    assert names_of([Seated("Cotto", "lago"), Seated("", "cotto"), Seated("", "sole", "grower"), Seated("", "x")]) == (
        "Cotto", "Cotto 2", "Agnese", ""
    )  # fmt: skip
    assert names_of([Seated("agnese", "lago"), Seated("", "sole", "grower")]) == ("agnese", "Tito")


def test_the_notices_of_a_game_follow_the_language(tmp_path: Path) -> None:
    game = KeptGame.begin(("Ann", "Bo"), ("lago", "cotto"), 7, {})
    assert game.file is not None
    game.file.failed(PermissionError(13, "Permission denied"))
    for code in ("ru", "en"):
        use_language(code)
        assert game.notice == say("window-error-save", file=str(game.file.path), fault="Permission denied")
    game.file.catch_up()
    assert game.notice == ""
    game.close()
    broken = saved_after(7, folder=tmp_path)
    broken.write_bytes(broken.read_bytes() + b'{"seat":0,"choi')
    again = KeptGame.opened(broken)
    for code in ("ru", "en"):
        use_language(code)
        assert again.notice == say("window-torn-record", file=str(broken))
    again.close()
