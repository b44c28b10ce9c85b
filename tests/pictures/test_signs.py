"""What must be told apart without colour: owners of pieces, marks of what may be done, things in a pile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game import tour
from game.art import contrast, keep, pieces
from game.art.palette import PLAYERS
from game.scenes.table import TableScene
from game.table import layout
from game.table.marking import Marker
from game.table.picking import Picking
from rules.engine.choice import Ref

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
}


@pytest.fixture(params=["normal", "high"])
def theme(request: pytest.FixtureRequest) -> Iterator[contrast.Theme]:
    """Either theme, with drawings made afresh for it."""
    contrast.choose(request.param)
    keep.forget()
    yield request.param
    contrast.choose("normal")
    keep.forget()


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("kind", PIECES)
@pytest.mark.parametrize("ground", ["#F5ECD8", "#221820"])
def test_owners_are_told_apart_in_grey(kind: str, ground: str) -> None:
    for one, other in combinations(PLAYERS, 2):
        a, b = (on_ground(PIECES[kind](colour), ground) for colour in (one, other))
        assert differing(a, b) >= 8, (kind, one, other)


@pytest.mark.parametrize("count", range(1, 7))
def test_markers_in_a_pile_do_not_cover_each_other(count: int) -> None:
    for a, b in combinations(layout.point_spots(7, count), 2):
        assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= (a.r + b.r - 0.1) ** 2
    for c, d in combinations(layout.residual_spots(1, count), 2):
        assert abs(c.x - d.x) >= c.h / 2 or abs(c.foot - d.foot) >= c.h


STILLS = {
    "wake": tour.season("spring", "wake", 4),
    "turn in summer": tour.season("summer", "turn", 5),
    "turn in winter": tour.season("winter", "turn", 5),
    "plant": tour.season("summer", "plant", 3),
    "discard": tour.season("year_end", "discard", 5),
}


@pytest.mark.parametrize("name", STILLS)
@pytest.mark.parametrize("seats", [2, 6])
def test_every_mark_of_what_may_be_done_is_seen_in_grey(
    name: str, seats: int, theme: contrast.Theme, tmp_path: Path
) -> None:
    shown = tour.Tour(tmp_path, (1920, 1080), seats)
    shown.app.settings.contrast = theme
    shown.app.settings_changed()
    session = tour.played(STILLS[name], seats)
    session.open_hands = True
    scene = TableScene(shown.app, session)
    shown.app.scenes.replace(scene)
    shown.app.scenes.settle()
    screen = shown.app.screen
    marked = [ref for ref in scene.pointer.picking.marked() if ref.kind not in ("worker", "rooster")]
    assert marked
    pictures = []
    for _ in range(2):
        sheet = pygame.Surface((1920, 1080))
        scene.draw(sheet)
        pictures.append(sheet)
        scene.pointer.ask(Picking(()))
    marker = Marker(pictures[0], screen, scene.view, scene.spread, scene.things)
    for ref in marked:
        for box in places(ref, marker, scene):
            area = screen.pixels(box.grown(8)).clip(pictures[0].get_rect())
            a, b = (picture.subsurface(area) for picture in pictures)
            assert differing(a, b) >= 60, ref


def places(ref: Ref, marker: Marker, scene: TableScene) -> list[layout.Box]:
    """Where a mark lies on the table."""
    spot = marker.spot(ref)
    return [spot.box] if spot else [thing.box for thing in scene.things if thing.ref == ref]
