"""What must be told apart without colour: owners of pieces, marks of what may be done, things in a pile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

from game.art import board_boxes, grapes, pieces, seat_marks
from game.art.chart import pegs
from game.art.kit import cache, contrast
from game.art.kit.boxes import Box
from game.art.kit.canvas import Canvas
from game.art.kit.palette import PLAYERS
from game.play.scene import TableScene
from game.play.selection import Selection
from game.play.session import Session
from game.store.kept_game import COLOURS
from game.tools.tour_pictures import Tour
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.tools.tour_vino import asked
from game.tools.tour_vino import played as vino_played
from game.vino import from_view, printed
from game.vino.marks import VinoMarks
from game.viticulture.marks import ViticultureMarks
from game.window.app import App
from rules.engine.choice import Ref
from tests.tables import vino_table, viticulture_table

STEP = 40
"""Least difference of two greys, of 255, that is plainly seen."""


def differing(a: pygame.Surface, b: pygame.Surface) -> int:
    """How many pixels of two pictures of one size are plainly different greys."""
    greys = [pygame.transform.grayscale(picture) for picture in (a, b)]
    apart = pygame.mask.from_threshold(greys[0], (0, 0, 0), (STEP, STEP, STEP, 255), greys[1])
    return a.get_width() * a.get_height() - apart.count()


def on_ground(picture: pygame.Surface, ground: str) -> pygame.Surface:
    sheet = pygame.Surface(picture.get_size())
    sheet.fill(ground)
    sheet.blit(picture, (0, 0))
    return sheet


PIECES: dict[str, Callable[[str], pygame.Surface]] = {
    "worker": lambda colour: pieces.worker_picture(colour, "worker", 46, 1),
    "grande": lambda colour: pieces.worker_picture(colour, "grande", 48, 1),
    "rooster": lambda colour: pieces.rooster_picture(colour, 52, 1),
    "cork": lambda colour: pieces.cork_picture(colour, 14, 1),
    "cork of two": lambda colour: pieces.cork_picture(colour, 12.5, 1),
    "cork in a pile": lambda colour: pieces.cork_picture(colour, 7.2, 1),
    "bottle": lambda colour: pieces.bottle_picture(colour, 44, 1),
    "bottle in a pile": lambda colour: pieces.bottle_picture(colour, 19, 1),
    "badge": lambda colour: pieces.emblem_picture(colour, 10.5, 1),
    "flag": lambda colour: pegs.flag_picture(colour, 0.95, 1),
    "mark of a secret choice": lambda colour: seat_marks.mark_picture(colour, 11, 1),
}


@pytest.fixture(params=["normal", "high"])
def theme(request: pytest.FixtureRequest) -> Iterator[contrast.Theme]:
    """Either theme, with drawings made afresh for it."""
    contrast.choose(request.param)
    cache.forget()
    yield request.param
    contrast.choose("normal")
    cache.forget()


def test_every_colour_of_a_seat_is_drawn() -> None:
    assert tuple(PLAYERS) == COLOURS


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("kind", PIECES)
@pytest.mark.parametrize("ground", ["#F5ECD8", "#221820"])
def test_owners_are_told_apart_in_grey(kind: str, ground: str) -> None:
    for one, other in combinations(PLAYERS, 2):
        a, b = (on_ground(PIECES[kind](colour), ground) for colour in (one, other))
        assert differing(a, b) >= 8, (kind, one, other)


@pytest.mark.usefixtures("theme")
def test_varieties_are_told_apart_in_grey() -> None:
    for one, other in combinations(printed.varieties(), 2):
        assert differing(tile_of(one), tile_of(other)) >= 8, (one, other)


def tile_of(variety: str) -> pygame.Surface:
    """The tile of a variety as it lies beside a region."""
    canvas = Canvas(26, 26, 1)
    grapes.tile_shapes(canvas, from_view.tile(variety), 12, 12, 20)
    return on_ground(canvas.surface(), "#F5ECD8")


@pytest.mark.parametrize("count", range(1, 7))
def test_markers_in_a_pile_do_not_cover_each_other(count: int) -> None:
    for a, b in combinations(board_boxes.point_spots(7, count), 2):
        assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= (a.r + b.r - 0.1) ** 2
    stone, least = board_boxes.point_stone(7), {3: 9, 4: 8, 5: 7.8}.get(count, 7)
    for spot in board_boxes.point_spots(7, count):
        assert spot.r >= least
        assert stone.x <= spot.x - spot.r
        assert spot.x + spot.r <= stone.right
        assert stone.y + 24 <= spot.y - spot.r + 1
        assert spot.y + spot.r <= stone.bottom + 1
    for step in (0, 1):
        for c, d in combinations(board_boxes.residual_spots(step, count), 2):
            assert abs(c.x - d.x) >= c.h / 2 or abs(c.foot - d.foot) >= c.h


@pytest.mark.parametrize("count", range(1, 7))
def test_the_bottles_of_all_who_have_no_income_are_large_enough_to_be_told_apart(count: int) -> None:
    stone = board_boxes.residual_stone(0)
    for bottle in board_boxes.residual_spots(0, count):
        assert bottle.h >= 28
        assert stone.x + 16 <= bottle.x - bottle.h / 4
        assert bottle.x + bottle.h / 4 <= stone.right
        assert stone.y <= bottle.foot - bottle.h
        assert bottle.foot <= stone.bottom
    steps = [board_boxes.residual_stone(step) for step in range(board_boxes.MOST_RESIDUAL + 1)]
    assert all(one.right == other.x for one, other in pairwise(steps))
    assert steps[-1].right <= board_boxes.RESIDUAL_WALL.right


STILLS = {
    "wake": season("spring", "wake", 4),
    "turn in summer": season("summer", "turn", 5),
    "turn in winter": season("winter", "turn", 5),
    "plant": season("summer", "plant", 3),
    "discard": season("year_end", "discard", 5),
}


def dress(app: App, theme: contrast.Theme) -> None:
    """Let all be drawn in a theme."""
    app.settings.contrast = theme
    app.settings_changed()


def with_open_hands(session: Session) -> Session:
    """The same game, at a table where all hands lie open."""
    session.kept.open_hands = True
    return session


def marked_and_unmarked(scene: TableScene, beside: set[str]) -> tuple[list[Ref], list[pygame.Surface]]:
    """What may be touched on a table besides things of some kinds, and its picture with the marks and without."""
    scene.app.scenes.replace(scene)
    scene.app.scenes.settle()
    marked = [ref for ref in scene.interaction.pointer.selection.marked() if ref.kind not in beside]
    assert marked
    pictures = []
    for _ in range(2):
        sheet = pygame.Surface((1920, 1080))
        scene.draw(sheet)
        pictures.append(sheet)
        scene.interaction.pointer.ask(Selection(()))
    return marked, pictures


@pytest.mark.parametrize("name", STILLS)
@pytest.mark.parametrize("seats", [2, 6])
def test_every_mark_of_what_may_be_done_is_seen_in_grey(
    name: str, seats: int, theme: contrast.Theme, tmp_path: Path
) -> None:
    app = Tour(tmp_path, (1920, 1080), seats).app
    dress(app, theme)
    scene = viticulture_table(app, with_open_hands(played(STILLS[name], seats)))
    marked, pictures = marked_and_unmarked(scene, {"worker", "rooster"})
    screen = app.screen
    on_table = scene.interaction
    lying = on_table.hand_places()
    marker = ViticultureMarks(
        pictures[0], screen, on_table.view, on_table.spread, on_table.things, lying, on_table.raised
    )
    for ref in marked:
        for box in places(ref, marker, scene):
            area = screen.pixels(box.grown(8)).clip(pictures[0].get_rect())
            a, b = (picture.subsurface(area) for picture in pictures)
            assert differing(a, b) >= 60, ref


VINO_STILLS = {
    "regions": asked("region", 3), "first vineyards": asked("buy", 0), "purchase": asked("buy", 4),
    "variety": asked("variety", 2), "gift": asked("gift", 2), "sale": asked("sell", 3),
}  # fmt: skip


@pytest.mark.parametrize("name", VINO_STILLS)
@pytest.mark.parametrize("seats", [3, 5])
def test_every_mark_on_the_map_is_seen_in_grey(name: str, seats: int, theme: contrast.Theme, tmp_path: Path) -> None:
    app = Tour(tmp_path, (1920, 1080), seats).app
    dress(app, theme)
    scene = vino_table(app, with_open_hands(vino_played(VINO_STILLS[name], seats)))
    marked, pictures = marked_and_unmarked(scene, {"marker"})
    screen = app.screen
    marks = VinoMarks(pictures[0], screen, scene.interaction.things, scene.interaction.layout)
    for ref in marked:
        spot = marks.spot(ref)
        boxes = [spot.box] if spot else [thing.box for thing in scene.interaction.things if thing.ref == ref]
        areas = [screen.pixels(box.grown(8)).clip(pictures[0].get_rect()) for box in boxes]
        assert areas
        assert any(differing(*(picture.subsurface(area) for picture in pictures)) >= 60 for area in areas), ref


def places(ref: Ref, marker: ViticultureMarks, scene: TableScene) -> list[Box]:
    """Where a mark lies on the table."""
    spot = marker.spot(ref)
    return [spot.box] if spot else [thing.box for thing in scene.interaction.things if thing.ref == ref]
