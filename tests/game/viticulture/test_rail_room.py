"""The panels of the rail: each fact of a player has a place of its own, also where six of them are listed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.art.kit import cache, letters
from game.art.kit.boxes import Box
from game.art.rail import panel
from game.art.rail_facts import PanelLook

SCALE = 2.0
FACTS: dict[str, dict[str, object]] = {
    "workers": {"workers": 5},
    "temporary": {"temporary": 0},
    "grande": {"grande": False},
    "place": {"place": 5},
    "residual": {"residual": 5},
    "store": {"store": ((), (), (), (), (), ())},
    "last of the cards": {"cards": (1, 2, 3, 5)},
    "points": {"points": 15},
    "lira": {"lira": 15},
}
"""What is otherwise in a panel, and shows so where that fact is told."""


def changed(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The part of two pictures in which they differ clearly; empty where they do not."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (60, 60, 60, 255), other)
    mask.invert()
    parts = mask.get_bounding_rects()
    return parts[0].unionall(parts[1:]) if parts else pygame.Rect(0, 0, 0, 0)


@pytest.fixture(params=[1, 1.5, 1.75])
def words(request: pytest.FixtureRequest) -> Iterator[float]:
    """How large all words are."""
    letters.choose(request.param)
    cache.forget()
    yield request.param
    letters.choose(1)
    cache.forget()


@pytest.mark.parametrize("high", [145, 114, 96])
def test_no_fact_of_a_panel_lies_over_another(high: int, words: float) -> None:
    box = Box(8, 72, 276, high)
    look = PanelLook(
        "lago", "Lago", 12, 14, 2, (1, 2, 3, 4), 2, 4, True, temporary=1, row=3, place=6,
        structures=("yoke",), store=((9,), (8,), (7,), (9,), (), ()),
    )  # fmt: skip
    full = panel(look, box, SCALE)
    # With large words what is not there leaves its room to the others.
    facts = {name: other for name, other in FACTS.items() if words == 1 or name != "temporary"}
    places = {name: changed(full, panel(look._replace(**other), box, SCALE)) for name, other in facts.items()}
    unseen = {name for name, place in places.items() if not place.w}
    assert unseen <= ({"store"} if words > 1 else set())
    for (name, one), (other, two) in combinations(places.items(), 2):
        common = one.clip(two)
        assert common.w <= SCALE or common.h <= SCALE, f"{name} {one} and {other} {two}"
