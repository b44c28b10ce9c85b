"""The panels of the rail: each fact of a player has a place of its own, also where six of them are listed."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.art.kit.boxes import Box
from game.art.rail import panel
from game.art.rail_facts import PanelLook

SCALE = 2.0
FACTS: dict[str, dict[str, object]] = {
    "workers": {"workers": 5},
    "temporary": {"temporary": 0},
    "grande": {"grande": False},
    "rooster": {"row": 0, "place": 0},
    "residual": {"residual": 5},
    "store": {"store": ((), (), (), (), (), ())},
    "last of the cards": {"cards": (1, 2, 3, 5)},
}
"""What is otherwise in a panel, and shows so where that fact is told."""


def changed(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The part of two pictures in which they differ clearly."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (60, 60, 60, 255), other)
    mask.invert()
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects()[1:])


@pytest.mark.parametrize("high", [145, 114, 96])
def test_no_fact_of_a_panel_lies_over_another(high: int) -> None:
    box = Box(8, 72, 276, high)
    look = PanelLook(
        "lago", "Lago", 12, 14, 2, (1, 2, 3, 4), 2, 4, True, temporary=1, row=3, place=6,
        structures=("yoke",), store=((9,), (8,), (7,), (9,), (), ()),
    )  # fmt: skip
    full = panel(look, box, SCALE)
    places = {name: changed(full, panel(look._replace(**other), box, SCALE)) for name, other in FACTS.items()}
    assert all(place.w for place in places.values())
    for (name, one), (other, two) in combinations(places.items(), 2):
        common = one.clip(two)
        assert common.w <= SCALE or common.h <= SCALE, f"{name} {one} and {other} {two}"
