"""The chairs of a new game: nothing lies over anything else, and the bubble is about whoever was chosen."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.art.kit import written
from game.pages.chairs import BUBBLE_EDGE, bubble_box, name_box, seat_x
from game.pages.new_game_form import LONGEST_NAME
from game.program.routes import GameRoutes
from game.store.settings import Settings, TextSize
from game.text.opponents import characters
from game.window.app import App
from tests.game.pages.new_game_page import page
from tests.game.pages.test_scenes import press
from tests.pictures.faults import faults, shortened
from tests.pictures.sheet import Sheet

WINDOWS: tuple[tuple[tuple[int, int], TextSize, str], ...] = (
    ((1280, 720), 175, "ru"), ((1024, 768), 100, "it"), ((1920, 1080), 150, "es"),
)  # fmt: skip

LONGEST = ("W" * LONGEST_NAME, "Maximilian-Anton", "Анна-Мария Попов", "Ж" * LONGEST_NAME)
"""Names of as many letters as a name may have."""


@pytest.mark.parametrize(("size", "text", "language"), WINDOWS)
@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_a_full_table_has_room_for_every_button_and_word(
    size: tuple[int, int], text: TextSize, language: str, game: str
) -> None:
    app = App(GameRoutes, size, Settings(animation="instant", text=text, language=language))
    scene = page(app, game)
    scene.add(scene.setup.most - 1)
    for at, name in zip(range(scene.setup.most - 1), LONGEST, strict=False):
        scene.entries.set_text(f"name-{at}", name)
    for chosen in (0, scene.setup.most - 2):
        scene.switch(chosen)
        for one, other in combinations(scene.buttons.all, 2):
            (x, y, w, h), (left, top, wide, tall) = one.box, other.box
            apart = x + w <= left or left + wide <= x or y + h <= top or top + tall <= y
            assert apart, (one.name, other.name)
        written.listen(True)
        sheet = Sheet(size)
        scene.draw(sheet)
        written.listen(False)
        assert (faults(sheet, app.screen.scale), shortened(sheet)) == ([], [])


def test_chairs_are_pulled_up_as_far_as_the_one_that_was_pressed() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = page(app)
    press(app, "plays-1")
    press(app, "add-seat-4")
    assert [bool(seat.level) for seat in scene.seats] == [False, True, True, True, True]
    assert len({seat.colour for seat in scene.seats}) == 5
    press(app, "who-person")
    press(app, "add-seat")
    assert not scene.seats[5].level


def test_the_glasses_of_an_opponent_are_filled_on_its_card() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = page(app)
    press(app, "plays-1")
    first = scene.seats[1].level
    for level in (4, 5, 1, 2):
        press(app, "strength-1")
        assert (scene.seats[1].level, scene.chosen) == (level, 1)
    assert first == 3


def test_the_bubble_is_about_whoever_was_chosen_and_stays_so_when_a_chair_is_taken_away() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = page(app)
    press(app, "add-seat-3")
    press(app, "sits-2")
    press(app, f"who-{characters()[4]}")
    press(app, "level-2-5")
    press(app, "remove-0")
    assert scene.chosen == 1
    assert (scene.seats[1].character, scene.seats[1].level) == (characters()[4], 5)
    press(app, "who-person")
    assert not scene.seats[1].level
    assert "name-1" in scene.entries.boxes


def test_names_are_seen_though_their_entries_came_while_the_picture_was_drawn_in_parts() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = page(app)
    press(app, "add-seat")
    seen = pygame.image.tobytes(app.screen.surface.subsurface(app.screen.pixels(name_box(0, 6))), "RGB")
    scene.switch(2)
    scene.switch(2)
    scene.draw(app.screen.surface)
    assert pygame.image.tobytes(app.screen.surface.subsurface(app.screen.pixels(name_box(0, 6))), "RGB") == seen


def test_only_who_sits_is_counted_after_a_chair_was_pulled_up() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = page(app)
    press(app, "add-seat")
    assert scene.buttons.named_now != "add-seat", "the next chair lies elsewhere than the pointer"
    offer = scene.buttons.named("add-seat")
    assert offer is not None
    assert not offer.hint


def test_the_board_with_the_seed_gives_way_to_whoever_is_touched_and_keeps_the_seed() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = page(app)
    press(app, "plays-1")
    press(app, "more")
    assert scene.buttons.named("close") is not None
    scene.entries.set_text("seed", "12")
    scene.entries.set_text("name-0", "Elsa")
    press(app, "add-seat")
    assert scene.buttons.named("close") is None
    assert scene.buttons.named("level-2-1") is not None
    press(app, "more")
    assert scene.entries.text("seed") == "12"
    assert scene.entries.text("name-0") == "Elsa"
    press(app, "sits-1")
    assert scene.buttons.named("who-person") is not None


@pytest.mark.parametrize("most", [5, 6])
def test_the_tail_of_the_bubble_hangs_from_it_over_every_chair(most: int) -> None:
    for at in range(most):
        left, _, wide, _ = bubble_box(at, most)
        assert left + BUBBLE_EDGE * 0.8 <= seat_x(at, most) <= left + wide - BUBBLE_EDGE * 0.8, at
        assert left >= 0
        assert left + wide <= 1500
