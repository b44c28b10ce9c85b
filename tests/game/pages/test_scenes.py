"""Title, new game, table and score as people meet them: buttons, entries, bad input."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import paths
from game.pages.menu import MenuScene
from game.pages.new_game import NewGameScene
from game.pages.new_game_form import BadForm, Seat, checked_names, checked_seed, recolour, usual_seats
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes, show_first
from game.store import records
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.window.app import App
from game.window.scene import Scene
from game.window.widgets.buttons import SURE_SECONDS, Buttons
from tests.tables import viticulture_table

SIZE = (640, 360)


@pytest.fixture
def app() -> App:
    return App(GameRoutes, SIZE, Settings(animation="instant"))


def show(app: App, scene: Scene) -> None:
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.02)


def top(app: App) -> Scene:
    return app.scenes.scenes[-1]


def press(app: App, name: str) -> None:
    buttons = top(app).buttons
    assert isinstance(buttons, Buttons)
    button = buttons.named(name)
    assert button is not None, f"no button {name}"
    if buttons.unsure > 0:
        app.step(SURE_SECONDS)
    x, y, w, h = button.box
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=app.screen.pixel((x + w / 2, y + h / 2)), button=1))
    app.step(0.02)


def new_session() -> Session:
    return Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, {}))


def test_the_title_offers_continue_only_when_there_is_a_game(app: App) -> None:
    learn = ["learn-viticulture", "learn-vino"]
    always = ["new-game", "solo", "saved", "how-to-play", "settings", "quit", "sound", "language"]
    show(app, TitleScene(app))
    assert [button.name for button in top(app).buttons.all] == [*learn, *always]
    new_session()
    show(app, TitleScene(app))
    assert [button.name for button in top(app).buttons.all] == ["continue", *learn, *always]


def test_the_title_leads_to_a_lesson_of_each_game_until_one_is_finished_and_back_to_one_that_goes_on(app: App) -> None:
    show(app, TitleScene(app))
    press(app, "learn-vino")
    table = top(app)
    assert isinstance(table, TableScene)
    assert table.interaction.session.game_name == "vino"
    for progress, offered in (("done: true", ["learn-viticulture"]), ("read: 1", ["learn-viticulture", "learn-vino"])):
        paths.lesson_folder().mkdir(parents=True, exist_ok=True)
        (paths.lesson_folder() / "vino.yaml").write_text(progress)
        show(app, TitleScene(app))
        assert [one.name for one in top(app).buttons.all if one.name.startswith("learn")] == offered


def test_from_title_to_table_and_back_and_continue(app: App) -> None:
    show(app, TitleScene(app))
    press(app, "new-game")
    press(app, "game-viticulture")
    assert isinstance(top(app), NewGameScene)
    press(app, "start")
    table = top(app)
    assert isinstance(table, TableScene)
    chosen = table.interaction.session.decision.choices[0]
    table.interaction.session.choose(chosen)
    before = table.interaction.session.game.digest()
    press(app, "ribbon-menu")
    assert isinstance(top(app), MenuScene)
    press(app, "to-title")
    press(app, "continue")
    again = top(app)
    assert isinstance(again, TableScene)
    assert again.interaction.session.game.digest() == before


def test_quit_ends_the_program(app: App) -> None:
    show(app, TitleScene(app))
    press(app, "quit")
    assert app.scenes.scenes == []


def test_a_seed_that_is_no_number_is_told_on_the_page(app: App) -> None:
    scene = app.routes.new_game((), "viticulture")
    show(app, scene)
    press(app, "more")
    scene.entries.set_text("seed", "twelve")
    press(app, "start")
    assert top(app) is scene
    assert "twelve" in scene.fault
    assert not list(paths.saves().glob("*.jsonl"))


def test_typing_a_name_with_the_keyboard(app: App) -> None:
    scene = app.routes.new_game((), "viticulture")
    show(app, scene)
    box = scene.entries.boxes["name-0"]
    pos = app.screen.pixel((box[0] + 40, box[1] + 20))
    pygame.mouse.set_pos(pos)
    app.step(0.02)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
    app.step(0.02)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="X"))
    app.step(0.02)
    assert "X" in scene.entries.text("name-0")


@pytest.mark.parametrize(
    ("names", "word"),
    [
        (("", "b"), "Seat 1"),
        (("a", " "), "Seat 2"),
        (("a" * 17, "b"), "16"),
        (("Ann", "ann "), "Ann"),
        (("?!", "b"), "seat 1"),
    ],
)
def test_names_that_make_no_sense(names: tuple[str, str], word: str) -> None:
    seats = [Seat("lago", names[0]), Seat("cotto", names[1])]
    with pytest.raises(BadForm) as fault:
        checked_names(seats)
    assert word.casefold() in str(fault.value).casefold()


def test_names_are_tidied() -> None:
    assert checked_names([Seat("lago", "  Ann   Lee "), Seat("cotto", "Вера")]) == ("Ann Lee", "Вера")


@pytest.mark.parametrize("text", ["-1", "1.5", "0x10", "12 34", "9" * 19, "٣"])
def test_seeds_that_make_no_sense(text: str) -> None:
    with pytest.raises(BadForm):
        checked_seed(text)


def test_seeds_that_do() -> None:
    assert checked_seed(" 42 ") == 42
    assert 0 <= checked_seed("") < 10**9


def test_a_taken_colour_is_swapped_and_names_follow() -> None:
    seats = usual_seats(2)
    recolour(seats, 0, "cotto")
    assert [(seat.colour, seat.name) for seat in seats] == [("cotto", "Cotto"), ("lago", "Lago")]
    seats[0].name = "Ann"
    recolour(seats, 0, "sole")
    assert [(seat.colour, seat.name) for seat in seats] == [("sole", "Ann"), ("lago", "Lago")]


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "{}\n",
        '{"record": 99}\n',
        "\x00\x01",
        '{"game":"chess","version":1,"data":"","options":{},"seats":[],"seed":1}\n',
    ],
)
def test_a_foreign_file_is_told_in_one_sentence_and_kept(app: App, text: str) -> None:
    file = paths.saves() / "strange.jsonl"
    file.write_text(text, encoding="utf-8")
    show(app, TitleScene(app))
    press(app, "continue")
    title = top(app)
    assert isinstance(title, TitleScene)
    assert str(file) in title.notice
    assert "\n" not in title.notice
    assert file.read_text(encoding="utf-8") == text


def test_a_file_of_raw_bytes_is_told_too(tmp_path: Path, app: App) -> None:
    file = tmp_path / "bytes.jsonl"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(records.BadRecord) as fault:
        show_first(app, file)
    assert str(file) in str(fault.value)


def test_a_record_that_was_changed_is_refused(app: App) -> None:
    session = new_session()
    decision = session.decision
    assert decision is not None
    session.choose(decision.choices[0])
    session.close()
    assert session.kept.file is not None
    lines = session.kept.file.path.read_text(encoding="utf-8")
    session.kept.file.path.write_text(lines.replace(str(decision.choices[0]), "pass"), encoding="utf-8")
    with pytest.raises(records.BadRecord) as fault:
        Session(KeptGame.opened(session.kept.file.path))
    assert "line " in str(fault.value)
    assert fault.value.good


def test_a_torn_last_line_is_cut_off_and_play_goes_on(app: App) -> None:
    session = new_session()
    for _ in range(3):
        assert session.decision is not None
        session.choose(session.decision.choices[0])
    session.close()
    assert session.kept.file is not None
    path = session.kept.file.path
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"choice":"wa')
    again = Session(KeptGame.opened(path))
    assert again.game.digest() == session.game.digest()
    assert again.decision is not None
    again.choose(again.decision.choices[0])
    again.close()
    assert path.read_bytes().startswith(whole)
    assert Session(KeptGame.opened(path)).game.digest() == again.game.digest()


def test_the_hand_stays_hidden_until_it_is_opened(app: App) -> None:
    table = viticulture_table(app, new_session())
    show(app, table)
    assert table.interaction.view.seats[table.interaction.seat].hand is None
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    app.step(0.02)
    assert table.interaction.view.seats[table.interaction.seat].hand is not None
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
    app.step(0.02)
    assert table.interaction.view.seats[table.interaction.seat].hand is None


def test_another_window_size_draws_again(app: App) -> None:
    table = viticulture_table(app, new_session())
    show(app, table)
    app.step(0.2)
    app.window._window.size = (800, 450)
    for _ in range(20):
        app.step(0.02)
    assert app.screen.surface.get_size() == (800, 450)
    assert app.screen.scale == pytest.approx(800 / 1920)


def boxes(app: App) -> dict[str, tuple[float, float, float, float]]:
    """Where each button of the top scene lies."""
    return {button.name: button.box for button in top(app).buttons.all}


def test_the_plates_of_the_title_stand_side_by_side_after_another_window_size(app: App) -> None:
    show(app, TitleScene(app))
    app.step(0.2)
    before = boxes(app)
    app.window._window.size = (1280, 720)
    for _ in range(20):
        app.step(0.02)
    after = boxes(app)
    show(app, TitleScene(app))
    assert app.screen.surface.get_size() == (1280, 720)
    assert before != boxes(app), "words are as wide in both windows"
    assert after == boxes(app)
