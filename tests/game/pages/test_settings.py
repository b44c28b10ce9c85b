"""Settings: kept, mended when damaged, and at work as soon as they are changed."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pygame
import pytest

from game import paths
from game.art.kit import written
from game.art.kit.letters import large
from game.pages.menu import MenuScene
from game.pages.settings import SettingsScene, draw_sheet
from game.pages.settings_rows import NAMES, TABS, Known, note_of, rows
from game.pages.title import TitleScene
from game.play.inspector import inspect_after
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import (
    BrokenSettings,
    KeptSeat,
    LastTable,
    Settings,
    TextSize,
    kept_settings,
    load_settings,
    save_settings,
)
from game.window.app import App
from game.window.screen import BARS, first_window
from tests.game.pages.test_scenes import press, show, top
from tests.pictures.looking import listening
from tests.tables import viticulture_table

SIZE = (640, 360)


@pytest.fixture
def app() -> App:
    return App(GameRoutes, SIZE, Settings())


def table(app: App) -> TableScene:
    scene = viticulture_table(app, Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, {})))
    show(app, scene)
    scene.interaction.end_moment()
    return scene


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "settings.yaml"
    wish = Settings(text=150, animation="double", inspect=None, mode="borderless", window=(1024, 768))
    wish.table = LastTable((KeptSeat("lago", "Bosco"), KeptSeat("nero", "Лес")), {"setup": "advanced"})
    save_settings(file, wish)
    assert load_settings(file) == wish
    assert load_settings(tmp_path / "none.yaml") == Settings()


@pytest.mark.parametrize(
    "text",
    [
        "", "[", "5", "- text", "\x00", "animation: normal\nanimation", "1: 2",
    ],
)  # fmt: skip
def test_damaged_settings_give_way_to_the_usual_ones_and_are_kept_aside(text: str) -> None:
    file = paths.settings_file()
    file.write_text(text, encoding="utf-8")
    app = App(GameRoutes, SIZE)
    assert app.settings == Settings()
    aside = file.with_suffix(".damaged.yaml")
    assert aside.read_text(encoding="utf-8") == text
    assert not file.exists()
    title = TitleScene(app)
    assert str(aside) in title.notice
    assert "\n" not in title.notice
    app.close()
    assert load_settings(file).text == 100


def test_a_damaged_file_gives_way_to_what_was_there_before_the_last_change(app: App) -> None:
    file = paths.settings_file()
    for text in (125, 150):
        app.settings.text = text
        app.keep_settings()
    file.write_bytes(file.read_bytes()[:7] + b"\x00")
    again = App(GameRoutes, SIZE)
    assert again.settings.text == 125
    assert "before the last change" in again.notice
    again.keep_settings()
    assert load_settings(file).text == 125


@pytest.mark.parametrize(
    ("answer", "name"),
    [
        ("text: 110", "text"), ("text: big", "text"), ("confirm: sometimes", "confirm"),
        ("table: {seats: 3}", "table"), ("inspect: -1", "inspect"), ("keys: none", "keys"), ("foreign: 5", "foreign"),
        ("pace: hasty", "pace"), ("wait_for_me: 5", "wait_for_me"),
    ],
)  # fmt: skip
def test_an_answer_of_a_newer_version_is_told_once_and_stays_in_the_file(answer: str, name: str) -> None:
    file = paths.settings_file()
    file.write_text(f"mute: true\nclouds: {{many: [1, 2]}}\n{answer}\n", encoding="utf-8")
    wished = msgspec.yaml.decode(file.read_bytes())
    app = App(GameRoutes, SIZE)
    assert app.settings.mute
    assert getattr(app.settings, name) == getattr(Settings(foreign=(name,)), name)
    title = TitleScene(app)
    assert f"({name})" in title.notice
    assert str(file) in title.notice
    app.settings.contrast = "high"
    app.close()
    kept = msgspec.yaml.decode(file.read_bytes())
    assert {key: kept[key] for key in wished if key != "foreign"} == {
        key: value for key, value in wished.items() if key != "foreign"
    }
    assert kept["contrast"] == "high"
    again = App(GameRoutes, SIZE)
    assert again.settings.contrast == "high"
    assert again.notice == ""


@pytest.mark.parametrize("many", [30_000, 7_000])
def test_settings_that_are_too_large_are_told_in_a_moment(many: int, own_home: Path) -> None:
    """What is read must also fit when it is written again."""
    own_home.mkdir(exist_ok=True)
    path = paths.settings_file()
    path.write_text("".join(f"k{number}: 1\n" for number in range(many)))
    settings, told = kept_settings(path)
    assert settings == Settings()
    assert "too large" in told
    assert "KB" in told
    assert "settings.damaged.yaml" in told
    save_settings(path, Settings(text=150))
    assert kept_settings(path) == (Settings(text=150), "")


def test_settings_that_grow_when_they_are_written_are_read_again(own_home: Path) -> None:
    """Mappings in each other are written with their lines drawn in ever deeper."""
    own_home.mkdir(exist_ok=True)
    path = paths.settings_file()
    for deep in (20, 300):
        path.write_text("future: " + "{a: " * deep + "1" + "}" * deep + "\n")
        settings, _ = kept_settings(path)
        save_settings(path, settings)
        after, told = kept_settings(path)
        assert (after, told) == (settings, "")


def test_an_answer_of_a_newer_version_gives_way_to_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "settings.yaml"
    file.write_text("text: 200\nspeech: loud\n", encoding="utf-8")
    save_settings(file, Settings(text=150))
    kept = msgspec.yaml.decode(file.read_bytes())
    assert (kept["text"], kept["speech"]) == (150, "loud")
    save_settings(file, Settings(text=100))
    assert load_settings(file) == Settings(text=100)


def test_settings_that_are_as_they_were_are_not_written(tmp_path: Path) -> None:
    file = tmp_path / "settings.yaml"
    save_settings(file, Settings(text=150))
    save_settings(file, Settings(text=125))
    save_settings(file, Settings(text=125))
    assert load_settings(file.with_suffix(".before.yaml")).text == 150


def test_a_second_damaged_file_does_not_cover_the_first(tmp_path: Path) -> None:
    file = tmp_path / "settings.yaml"
    for text in ("[", "{"):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BrokenSettings):
            load_settings(file)
    assert {one.read_text(encoding="utf-8") for one in tmp_path.iterdir()} == {"[", "{"}


def test_a_folder_that_cannot_be_written_is_told(app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setattr(paths, "settings_file", lambda: tmp_path / "file" / "settings.yaml")
    app.settings_changed()
    assert str(tmp_path / "file" / "settings.yaml") in app.notice


def test_settings_are_reached_from_title_and_table(app: App) -> None:
    show(app, TitleScene(app))
    press(app, "settings")
    assert isinstance(top(app), SettingsScene)
    press(app, "back")
    assert isinstance(top(app), TitleScene)
    table(app)
    press(app, "ribbon-menu")
    press(app, "settings")
    assert isinstance(top(app), SettingsScene)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    app.step(0.02)
    assert isinstance(top(app), MenuScene)


def test_every_answer_can_be_pressed_and_is_kept(app: App) -> None:
    show(app, SettingsScene(app))
    for tab in TABS:
        press(app, f"tab-{tab}")
        for row in rows(tab):
            for answer in row.answers:
                press(app, f"{row.name}-{answer}")
                assert getattr(app.settings, row.name) == answer
                assert getattr(load_settings(paths.settings_file()), row.name) == answer
    press(app, "usual")
    for name in NAMES:
        assert getattr(app.settings, name) == getattr(Settings(), name)


def test_every_setting_stands_under_one_tab() -> None:
    """All but those with pages of their own, and what is not asked but remembered."""
    of_other_pages = {"music", "effects", "signals", "mute", "background", "keys", "buttons"}
    remembered = {"window", "place", "maximised", "table", "vino", "game", "solo", "why_shown", "foreign"}
    assert sorted(NAMES) == sorted({*Settings.__struct_fields__} - of_other_pages - remembered)


def test_the_open_tab_stays_whatever_is_changed_on_it(app: App) -> None:
    scene = SettingsScene(app)
    show(app, scene)
    press(app, "tab-turns")
    press(app, "confirm-always")
    for name, value in (("language", "ru"), ("text", 175), ("contrast", "high"), ("mode", "borderless")):
        setattr(app.settings, name, value)
        if name == "mode":
            app.reopen()
        app.settings_changed()
        app.step(0.02)
        assert scene.buttons.named("confirm-never") is not None
        assert scene.buttons.named("text-100") is None
    press(app, "usual")
    assert scene.tab == "turns"
    assert app.settings.text == 100


def test_tabs_and_answers_are_reached_by_keys(app: App) -> None:
    scene = SettingsScene(app)
    show(app, scene)

    def key(code: int) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0, unicode=""))
        app.step(0.02)

    key(pygame.K_RIGHT)
    assert scene.buttons.focused == "tab-screen"
    for tab in [*TABS][1:]:
        key(pygame.K_RIGHT)
        key(pygame.K_RETURN)
        assert (scene.tab, scene.buttons.focused) == (tab, f"tab-{tab}")
    key(pygame.K_DOWN)
    assert scene.buttons.focused in ("voice-False", "voice-True")
    key(pygame.K_LEFT)
    key(pygame.K_RIGHT)
    key(pygame.K_RETURN)
    assert app.settings.voice


@pytest.mark.parametrize("text", [100, 125, 150, 175])
@pytest.mark.parametrize("code", ["en", "it", "es", "ru"])
def test_what_each_setting_is_about_is_read_in_letters_of_any_size(text: TextSize, code: str) -> None:
    with listening(code):
        app = App(GameRoutes, (1280, 720), Settings(text=text, language=code))
        for tab, page in TABS.items():
            picture = draw_sheet(app.screen.scale, tab, large(), "", Known("F11", "F2"))
            lines = " ".join(line.text for line in written.on(picture))
            assert [name for name in page.settings if note_of(name, Known("F11", "F2")) not in lines] == []


def change(app: App, name: str) -> None:
    """Press a switch of the settings over the table."""
    tab = next(tab for tab, page in TABS.items() if name.rpartition("-")[0] in page.settings)
    app.scenes.push(SettingsScene(app))
    app.scenes.settle()
    app.step(0.02)
    press(app, f"tab-{tab}")
    press(app, name)
    press(app, "back")


def test_speed_and_calm_pictures_work_at_once(app: App) -> None:
    scene = table(app)
    assert scene.interaction.queue.speed == 1.0
    change(app, "animation-fourfold")
    assert scene.interaction.queue.speed == 4.0
    change(app, "animation-instant")
    assert scene.interaction.queue.instant
    change(app, "animation-normal")
    assert moves(app, scene)
    scene.interaction.queue.skip()
    change(app, "reduced_motion-True")
    assert not moves(app, scene)
    phase = scene.interaction.attention.phase
    for _ in range(10):
        app.step(0.05)
    assert scene.interaction.attention.phase == phase


def moves(app: App, scene: TableScene) -> bool:
    """Whether a piece is seen to travel after the next answer."""
    assert scene.interaction.decision is not None
    scene.parts.answering.propose(scene.interaction.decision.choices[0])
    seen = False
    while not scene.interaction.queue.empty:
        app.step(0.1)
        seen = seen or bool(scene.interaction.queue.moving())
    return seen


def test_explanations_come_when_the_setting_says(app: App) -> None:
    scene = table(app)
    assert inspect_after(scene.interaction) == 0.35
    change(app, "inspect-0")
    assert inspect_after(scene.interaction) == 0
    change(app, "inspect-None")
    assert inspect_after(scene.interaction) == math.inf


def test_tips_are_shown_always_once_or_never(app: App) -> None:
    app.settings.animation = "instant"
    scene = table(app)

    def line() -> str:
        assert scene.interaction.panel.asked is not None
        return scene.interaction.panel.asked.look.line

    while scene.interaction.decision is not None and scene.interaction.decision.kind != "wake":
        scene.parts.answering.propose(scene.interaction.decision.choices[0])
    assert line()
    change(app, "tips-off")
    assert not line()
    change(app, "tips-new")
    while True:
        decision = scene.interaction.decision
        assert decision is not None
        if decision.kind == "turn":
            known = (decision.decider, "turn") in scene.interaction.met
            assert bool(line()) is not known
            if known:
                break
        choices = [one for one in decision.choices if str(one) != "pass"]
        scene.parts.answering.propose(choices[0])
        scene.parts.answering.confirm()


def test_confirming_follows_the_setting(app: App) -> None:
    app.settings.animation = "instant"
    scene = table(app)
    while scene.interaction.decision is not None and scene.interaction.decision.kind != "turn":
        scene.parts.answering.propose(scene.interaction.decision.choices[0])
        scene.parts.answering.confirm()
    assert scene.interaction.decision is not None
    choice = next(one for one in scene.interaction.decision.choices if str(one) == "place worker give_tour.left")
    change(app, "confirm-always")
    scene.parts.answering.propose(choice)
    assert scene.interaction.held is not None
    scene.interaction.cancel()
    change(app, "confirm-never")
    scene.parts.answering.propose(choice)
    assert scene.interaction.held is None


def test_the_window_changes_its_mode(app: App) -> None:
    scene = table(app)
    modes = []
    for _ in range(2):
        app.toggle_fullscreen()
        modes.append(app.settings.mode)
    assert modes == ["fullscreen", "window"]
    assert app.screen.surface.get_size() == SIZE
    app.step(0.02)
    assert scene.interaction.decision is not None


@pytest.mark.parametrize("desktop", [(1280, 720), (1366, 768), (1920, 1080), (1440, 900), (3840, 2160), (3440, 1440)])
def test_the_first_window_fits_the_screen_with_room_for_bars(desktop: tuple[int, int]) -> None:
    width, height = first_window(desktop)
    assert width < desktop[0]
    assert height <= desktop[1] - BARS
    assert abs(width * 9 - height * 16) <= 16
    assert width > 0.74 * min(desktop[0], desktop[1] * 16 / 9)


def test_a_window_that_was_wished_or_remembered_is_no_other_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1600, 900)])
    assert App(GameRoutes).window.size == first_window((1600, 900))
    assert App(GameRoutes, settings=Settings(window=(700, 400))).window.size == (700, 400)
    assert App(GameRoutes, (800, 450), Settings(window=(700, 400))).window.size == (800, 450)
