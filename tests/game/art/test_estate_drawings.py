"""The estate as it is drawn: buildings and yard keep to their boxes, vines and land follow the season."""

from __future__ import annotations

import pygame
import pytest

from game.art import mat_boxes
from game.art.estate import buildings, fields, land, planted, yard
from game.art.kit.canvas import BLEED
from tests.game.art.test_drawings import SCALES, paint, painted


@pytest.mark.parametrize("snow", [True, False])
@pytest.mark.parametrize("built", [True, False])
@pytest.mark.parametrize("scale", SCALES)
def test_a_building_stands_in_its_box(built: bool, snow: bool, scale: float) -> None:
    for structure in mat_boxes.STRUCTURES:
        box = mat_boxes.structure_box(structure)
        picture = buildings.structure(buildings.StructureLook(structure, "Tasting room", 6, built), snow, scale)
        assert picture.get_size() == (round((box.w + 2 * BLEED) * scale), round((box.h + 2 * BLEED) * scale))
        assert painted(picture) > 0.2 * box.w * box.h * scale * scale, structure
    used = buildings.StructureLook("windmill", "Windmill", 5, True, used=True)
    assert paint(buildings.structure(used, snow, scale)) != paint(
        buildings.structure(used._replace(used=False), snow, scale)
    )


@pytest.mark.parametrize("scale", SCALES)
def test_the_yard_keeps_its_numbers_inside(scale: float) -> None:
    box = mat_boxes.WORKER_ROW
    for lira in (0, 9, 28, 140):
        picture = yard.staff(yard.StaffLook(5, 0, "5 to place", lira, True, 1, 5), scale)
        assert picture.get_size() == (round((box.w + 2 * BLEED) * scale), round((box.h + 2 * BLEED) * scale))
        edge = pygame.Rect(picture.get_width() - round(3 * scale), 0, round(3 * scale), picture.get_height())
        assert painted(picture, edge) == 0


def test_vines_and_land_follow_the_season() -> None:
    """And a harvested vine bears no more grapes."""
    grown = [planted.Growth(season) for season in ("summer", "fall", "winter")] + [planted.Growth("summer", True)]
    for variety in ("merlot", "pinot", "malvasia"):
        assert len({paint(planted.planted_vine(variety, 50, growth, 0.5)) for growth in grown}) == len(grown)
    seasons = ("spring", "summer", "fall", "winter")
    assert len({paint(land.ground("lago", season, 0.5)) for season in seasons}) == len(seasons)
    for state in ("open", "sold"):
        look = fields.FieldLook(5, 0, state)
        assert len({paint(fields.field(look, season, 0.5)) for season in seasons}) == len(seasons)
