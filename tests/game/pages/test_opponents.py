"""Opponents on the new-game page: seats switched by mouse and keys, names and characters apart, the last table kept."""

from __future__ import annotations

import pygame
import pytest

from game import paths
from game.pages.new_game import NewGameScene
from game.pages.new_game_form import BadForm, Seat, called, checked_names, kept_seats
from game.pages.title import TitleScene
from game.program.routes import GameRoutes
from game.store.kept_game import COLOURS
from game.store.settings import KeptSeat, Settings, kept_settings, load_settings
from game.text.opponents import characters
from game.window.app import App
from tests.game.pages.new_game_page import begun, page
from tests.game.pages.test_scenes import press, show, top

SIZE = (640, 360)


@pytest.fixture
def app() -> App:
    return App(GameRoutes, SIZE, Settings(animation="instant"))


def key(app: App, *codes: int) -> None:
    for code in codes:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=code, mod=0, unicode=""))
        app.step(0.02)


OPPONENTS = {"viticulture": "add-seat-3", "vino": "add-seat"}
"""The offer that pulls up as many chairs as are wanting at a fresh table of four."""


@pytest.mark.parametrize("game", OPPONENTS)
def test_four_clicks_lead_from_the_title_to_three_opponents_and_two_to_the_same_again(app: App, game: str) -> None:
    show(app, TitleScene(app))
    for name in ("new-game", f"game-{game}", OPPONENTS[game], "start"):
        press(app, name)
    session = begun(app)
    assert session.people == {0}
    assert len(session.names) == len(set(session.names)) == 4
    opponents = [one for one in session.opponents if one is not None]
    assert len({one.character for one in opponents}) == len({one.chance for one in opponents}) == 3
    session.close()
    show(app, TitleScene(app))
    for name in ("new-game", "again"):
        press(app, name)
    again = begun(app)
    assert again.game.record.header.game == game
    assert again.names == session.names
    assert again.people == {0}
    assert [one and (one.level, one.character) for one in again.opponents] == [
        one and (one.level, one.character) for one in session.opponents
    ]
    assert again.opponents != session.opponents, "each game has chances of its own"


@pytest.mark.parametrize("game", OPPONENTS)
def test_a_level_is_chosen_with_one_click_for_the_last_chair_and_two_for_others(app: App, game: str) -> None:
    show(app, TitleScene(app))
    for name in ("new-game", f"game-{game}", OPPONENTS[game], "level-3-5", "sits-1", "level-1-1", "start"):
        press(app, name)
    session = begun(app)
    assert [one and one.level for one in session.opponents] == [None, 1, 3, 5]
    assert len(set(session.colours)) == 4


def test_a_chair_is_pulled_up_for_such_as_the_last_one_at_the_table(app: App) -> None:
    scene = page(app)
    press(app, "add-seat")
    press(app, "plays-2")
    press(app, "add-seat")
    assert [bool(seat.level) for seat in scene.seats] == [False, False, True, True]
    press(app, "who-person")
    press(app, "add-seat")
    assert [bool(seat.level) for seat in scene.seats] == [False, False, True, False, False]
    press(app, "add-seat")
    press(app, f"who-{characters()[2]}")
    assert scene.buttons.named("add-seat") is None
    assert len({seat.character for seat in scene.seats if seat.level}) == 2


@pytest.mark.parametrize("game", OPPONENTS)
def test_a_new_table_of_four_with_two_opponents_takes_five_clicks(app: App, game: str) -> None:
    show(app, TitleScene(app))
    for name in ("new-game", f"game-{game}", OPPONENTS[game], "plays-1", "start"):
        press(app, name)
    assert [one is not None for one in begun(app).opponents] == [False, False, True, True]


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_any_mix_from_none_to_all_is_begun(app: App, game: str) -> None:
    scene = page(app, game)
    while scene.buttons.named("add-seat") is not None:
        press(app, "add-seat")
    for count in range(len(scene.seats)):
        press(app, f"plays-{count}")
        assert [bool(seat.level) for seat in scene.seats] == [i <= count for i in range(len(scene.seats))]
        assert len(set(called(scene.seats))) == len(scene.seats)
    press(app, "start")
    assert begun(app).people == frozenset()


def test_character_colour_and_glasses_are_clicked(app: App) -> None:
    scene = page(app)
    press(app, "plays-1")
    press(app, "level-1-1")
    press(app, "add-seat")
    press(app, "level-2-5")
    press(app, "sits-1")
    press(app, f"who-{characters()[3]}")
    assert scene.seats[1].character == characters()[3]
    press(app, "colour-1-salvia")
    assert scene.seats[1].colour == "salvia"
    assert scene.buttons.named("write-name-1") is None
    assert "name-1" not in scene.entries.boxes
    press(app, "start")
    session = begun(app)
    assert [one and one.level for one in session.opponents] == [None, 1, 5]
    assert session.colours == ("lago", "salvia", "sole")


def test_keys_alone_set_up_an_opponent(app: App) -> None:
    scene = page(app)

    def go(name: str) -> None:
        for _ in range(80):
            if scene.buttons.focused == name:
                break
            key(app, pygame.K_TAB)
        assert scene.buttons.focused == name
        key(app, pygame.K_RETURN)

    go("sits-1")
    go(f"who-{characters()[1]}")
    go("level-1-2")
    go("colour-1-nero")
    assert (scene.seats[1].level, scene.seats[1].character, scene.seats[1].colour) == (2, characters()[1], "nero")
    go("plays-1")
    assert scene.seats[1].level == 0


def test_a_seat_that_is_a_persons_again_has_the_name_that_was_typed(app: App) -> None:
    scene = page(app)
    scene.entries.set_text("name-1", "Elsa")
    press(app, "plays-1")
    press(app, "plays-1")
    assert scene.entries.text("name-1") == "Elsa"


def test_another_game_keeps_people_and_opponents(app: App) -> None:
    scene = page(app)
    press(app, "plays-1")
    press(app, "back")
    press(app, "game-vino")
    vino = top(app)
    assert isinstance(vino, NewGameScene)
    assert [bool(seat.level) for seat in vino.seats] == [False, True, True]
    assert vino.seats[1] == scene.seats[1]


def test_names_of_opponents_are_nobody_elses() -> None:
    first, second = called([Seat("lago", "", 3, "trader"), Seat("cotto", "", 3, "trader")])
    seats = [Seat("lago", f" {first.upper()} "), Seat("cotto", second), Seat("sole", "", 3, "trader")]
    assert checked_names(seats)[2].startswith(first)
    assert len({name.casefold() for name in checked_names(seats)}) == 3
    every = [Seat(colour, "", 3, one) for one in characters() for colour in COLOURS]
    assert all(len(name) <= 16 for name in called(every))
    assert not {name.casefold() for name in called(every)} & set(COLOURS)
    with pytest.raises(BadForm):
        checked_names([Seat("lago", ""), Seat("cotto", "", 2, "host")])


def test_a_last_table_with_an_unknown_character_has_another_one() -> None:
    kept = [KeptSeat("lago", "Anna"), KeptSeat("cotto", "B", 4, "wizard"), KeptSeat("sole", "C", 2, characters()[0])]
    seats = kept_seats(kept)
    assert [seat.level for seat in seats] == [0, 4, 2]
    assert seats[1].character in characters()
    assert len({seat.character for seat in seats}) == 3


@pytest.mark.parametrize("wrong", ["level: 6", "level: -1", "level: many", "character: [trader]"])
def test_damaged_opponents_in_the_settings_are_told_in_a_sentence(app: App, wrong: str) -> None:
    page(app)
    press(app, "plays-1")
    press(app, "start")
    begun(app).close()
    file = paths.settings_file()
    text = file.read_text("utf-8")
    name = wrong.partition(":")[0]
    row = next(row for row in text.splitlines() if row.strip().startswith(f"{name}:") and not row.endswith(("0", "''")))
    file.write_text(text.replace(row, row.partition(name)[0] + wrong), "utf-8")
    settings, told = kept_settings(file)
    assert settings.table is None
    assert "table" in told
    assert "\n" not in told
    assert load_settings(file).text == 100
