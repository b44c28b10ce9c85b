"""What lives on the chart covers nothing to read, and rests where pictures are to be calm."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.art.chart.life import living
from game.art.kit import contrast
from game.play.scene import TableScene
from game.vino import map_boxes
from tests.game.vino.driver import Driver


@pytest.fixture
def scene() -> Iterator[TableScene]:
    driver = Driver(3, 7, size=(640, 360))
    driver.app.settings.animation = "normal"
    driver.app.settings_changed()
    yield driver.scene
    contrast.choose("normal")


@pytest.mark.parametrize("large", ["", "calabria"])
def test_nothing_that_lives_is_seen_over_what_is_to_be_read(scene: TableScene, large: str) -> None:
    interaction, screen = scene.interaction, scene.app.screen
    interaction.look_at_region(large)
    seen = 0
    for _ in range(60):
        interaction.attention.live(0.25)
        sheet = pygame.Surface(screen.surface.get_size(), pygame.SRCALPHA)
        scene.parts.renderer.life(sheet)
        drawn = pygame.mask.from_surface(sheet)
        seen += drawn.count() > 0
        for box in map_boxes.to_read(large):
            middle = screen.pixels(box.grown(-map_boxes.AROUND))
            assert not drawn.overlap_area(pygame.mask.Mask(middle.size, fill=True), middle.topleft)
    assert seen == 60


def test_it_moves_from_step_to_step() -> None:
    places = [tuple(at for _, at in living(step, 1.0)) for step in (0, 1, 2)]
    assert len(set(places)) == 3


def test_it_rests_with_calm_pictures_and_in_strong_contrast(scene: TableScene) -> None:
    renderer, settings = scene.parts.renderer, scene.app.settings
    assert renderer.lives
    settings.reduced_motion = True
    assert not renderer.lives
    settings.reduced_motion = False
    contrast.choose("high")
    assert not renderer.lives
