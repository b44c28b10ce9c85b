"""The evening over the seasons that are not the present one: cool, and every place in it still told apart."""

from __future__ import annotations

import statistics

import pygame
import pytest

from game.art.board_boxes import BOARD, SUMMER, WINTER, action_cell, name_sign, season_of
from game.art.kit.palette import INK, rgb
from game.art.kit.written import luminance
from game.art.valley import ground
from game.art.valley.inks import SLATE, WORN
from game.art.valley.place import MARGIN, PlaceLook, place

SCALE = 0.5


def colours(picture: pygame.Surface, action: str) -> list[pygame.Color]:
    """Pixels of the place itself, above its road."""
    x, y, w, _ = action_cell(action)
    left, top = round((x - BOARD.x) * SCALE), round((y - BOARD.y) * SCALE)
    return [
        picture.get_at((at_x, at_y))
        for at_x in range(left + 4, left + round(w * SCALE) - 4, 2)
        for at_y in range(top + 2, top + 34, 2)
    ]


def grey(colour: pygame.Color) -> float:
    return 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b


@pytest.mark.parametrize(("present", "past"), [("winter", SUMMER), ("summer", WINTER), ("fall", SUMMER)])
def test_the_evening_is_cool_and_each_place_is_seen_in_it(present: str, past: tuple[str, ...]) -> None:
    evening, day = ground._lit(present, SCALE), ground._by_day(present, SCALE)
    valley = [one for action in past for one in colours(evening, action)]
    assert statistics.mean(one.b for one in valley) > statistics.mean(one.r for one in valley)
    for action in past:
        seen, before = colours(evening, action), colours(day, action)
        spread = statistics.stdev(map(grey, seen))
        assert spread > 0.4 * statistics.stdev(map(grey, before))
        assert spread > 9


def test_places_of_the_present_season_lie_in_full_light() -> None:
    lit, day = ground._lit("winter", SCALE), ground._by_day("winter", SCALE)
    for action in WINTER:
        assert season_of(action) == "winter"
        pairs = zip(colours(lit, action), colours(day, action), strict=True)
        assert statistics.mean(abs(grey(a) - grey(b)) for a, b in pairs) < 6


def test_a_sign_in_the_evening_can_be_read() -> None:
    for light, _ in (*SLATE.values(), *WORN.values()):
        assert (luminance(rgb(light)) + 0.05) / (luminance(rgb(INK)) + 0.05) >= 7


@pytest.mark.parametrize("action", ["plant_vine", "make_wine"])
def test_the_sign_of_what_lacks_something_is_duller_than_that_of_what_may_be_done(action: str) -> None:
    box, offered = action_cell(action), PlaceLook(action, "Make wine")
    part = pygame.Rect(name_sign(box).grown(-5)._replace(w=50)).move(MARGIN - box.x, MARGIN - box.y)
    bright, dull = (
        statistics.median(grey(one.get_at((x, y))) for x in range(*_ends(part, 0)) for y in range(*_ends(part, 1)))
        for one in (place(offered, 1), place(offered._replace(open=False, lacks="slash"), 1))
    )
    assert dull < 0.92 * bright


def _ends(part: pygame.Rect, way: int) -> tuple[int, int]:
    """From where to where a part goes across (0) or down (1)."""
    return part.topleft[way], part.bottomright[way]
