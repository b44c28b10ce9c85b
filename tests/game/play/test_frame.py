"""The table in windows of every shape: regions fill it side by side, the board keeps its place, words stay sharp."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.art import board_boxes, mat_boxes
from game.art.board_boxes import BOARD
from game.art.kit import letters
from game.art.kit.boxes import Box
from game.art.kit.written import luminance
from game.pages.title import TitleScene
from game.play.frame import scale_of
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.viticulture.fan import places
from game.viticulture.frame import frame_of
from game.viticulture.layout import layout_of
from game.window.app import App
from rules.engine.choice import Ref
from tests.tables import viticulture_table

WINDOWS = (
    (1024, 768), (1280, 720), (1280, 800), (1366, 768), (1440, 960), (1280, 1024), (1600, 1200), (1920, 1080),
    (1920, 1200), (2560, 1440), (2560, 1080), (3440, 1440), (3840, 1600), (3840, 2160),
)  # fmt: skip


@pytest.fixture(autouse=True)
def usual_window() -> Iterator[None]:
    yield
    letters.choose(1)


def inside(box: Box, whole: Box) -> bool:
    return (
        box.x >= whole.x - 0.1
        and box.y >= whole.y - 0.1
        and box.right <= whole.right + 0.1
        and box.bottom <= whole.bottom + 0.1
    )


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.right - 0.1 and b.x < a.right - 0.1 and a.y < b.bottom - 0.1 and b.y < a.bottom - 0.1


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("words", [1.0, 1.25, 1.5, 1.75])
def test_the_regions_fill_the_window_side_by_side(window: tuple[int, int], words: float) -> None:
    frame = frame_of(window, words)
    regions = [frame.ribbon, frame.rail, BOARD, frame.task, frame.mat, frame.hand]
    if not frame.drawer:
        regions.append(frame.log)
    assert all(inside(region, frame.table) for region in regions)
    assert not any(overlap(a, b) for a, b in combinations(regions, 2))
    scale = scale_of(window)
    assert (frame.table.w * scale, frame.table.h * scale) == pytest.approx(window)
    assert 276 <= frame.rail.w <= 400
    assert 412 <= frame.task.w <= 640
    assert frame.hand.w >= 480


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("words", letters.STEPS)
def test_everything_on_mat_and_in_hand_lies_in_its_region(window: tuple[int, int], words: float) -> None:
    letters.choose(words)
    layout = layout_of(window, words)
    for limit in mat_boxes.FIELDS:
        for count in range(1, 7):
            vines = [layout.vine_box(limit, index, count) for index in range(count)]
            assert all(inside(vine, layout.field_box(limit)) for vine in vines)
    parts = [layout.field_box(limit) for limit in mat_boxes.FIELDS] + [layout.worker_row, layout.cellar]
    parts += [layout.structure_box(structure) for structure in mat_boxes.STRUCTURES]
    assert all(inside(part, layout.frame.mat) for part in parts)
    assert not any(overlap(a, b) for a, b in combinations(parts, 2))
    for count in range(1, 25):
        cards = [places(layout.frame.hand, count, pointed=number) for number in range(count)]
        assert all(inside(place.box, layout.frame.hand) for found in cards for place in found.values())


def test_the_log_is_a_drawer_in_small_windows_and_with_large_words() -> None:
    assert not frame_of((1920, 1080)).drawer
    assert not frame_of((1280, 720)).drawer
    assert frame_of((1152, 648)).drawer
    assert frame_of((1920, 1080), 1.5).drawer


def resize(app: App, window: tuple[int, int]) -> None:
    app.step(0.2)
    app.window._window.size = window
    for _ in range(12):
        app.step(0.02)


def test_another_window_keeps_what_was_begun_and_lays_everything_anew() -> None:
    app = App(GameRoutes, (1280, 720), Settings(animation="instant", hands="open"))
    scene = viticulture_table(app, Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, {})))
    app.scenes.push(scene)
    app.scenes.settle()
    app.step(0.02)
    scene.parts.review.look_at(1 - scene.interaction.seat)
    asked, viewed = scene.interaction.session.decision, scene.interaction.viewed
    for window in ((1024, 768), (1600, 1200), (1720, 720), (1280, 720)):
        resize(app, window)
        assert app.screen.surface.get_size() == window
        assert (scene.interaction.session.decision, scene.interaction.viewed) == (asked, viewed)
        row = next(thing.box for thing in scene.interaction.things if thing.ref == Ref("row", "3"))
        assert row == board_boxes.wake_up_row(3)
        seats = [thing.box for thing in scene.interaction.things if thing.ref.kind == "seat"]
        assert tuple(seats) == scene.interaction.layout.rail_panels(2)
        assert all(inside(Box(*button.box), scene.interaction.frame.table) for button in scene.buttons.all)


def test_larger_words_lay_the_table_anew() -> None:
    app = App(GameRoutes, (1280, 720), Settings(animation="instant"))
    scene = viticulture_table(app, Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, {})))
    app.scenes.push(scene)
    app.scenes.settle()
    app.settings.text = 150
    app.settings_changed()
    app.step(0.02)
    assert letters.share() == 1.5
    assert scene.interaction.frame.drawer
    scene.interaction.toggle_log()
    assert scene.interaction.drawer
    app.settings.text = 100
    app.settings_changed()
    assert not scene.interaction.frame.drawer


def test_beside_a_picture_that_does_not_fill_the_window_lies_wood() -> None:
    app = App(GameRoutes, (1600, 1200), Settings(animation="instant"))
    app.scenes.push(viticulture_table(app, Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, {}))))
    app.scenes.settle()
    app.step(0.02)
    table = app.screen.surface.get_at((800, 60))
    app.scenes.replace(TitleScene(app))
    app.scenes.settle()
    app.step(0.02)
    assert app.screen.frame.top > 100
    assert app.screen.surface.get_at((800, 60)) != table
    assert luminance(app.screen.surface.get_at((800, 60))) < 0.05
