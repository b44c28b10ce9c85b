"""The buttons under a list that is longer than its page."""

from __future__ import annotations

import pygame

from game.pages.paging import buttons

BOX = 100.0, 900.0, 180.0, 60.0


def able(first: int, count: int) -> dict[str, bool]:
    """The buttons by name, and which of them can be pressed."""
    return {one.name: one.enabled for one in buttons(BOX, first, 6, count, lambda _by: None)}


def test_a_list_that_fits_has_none() -> None:
    assert able(0, 6) == {}


def test_only_pages_that_there_are_can_be_turned_to() -> None:
    assert able(0, 7) == {"page": False, "page-0": False, "page-1": True}
    assert able(6, 13) == {"page": False, "page-0": True, "page-1": True}
    assert able(12, 13) == {"page": False, "page-0": True, "page-1": False}


def test_they_turn_by_a_page_and_lie_beside_each_other() -> None:
    turned: list[int] = []
    found = {one.name: one for one in buttons(BOX, 6, 6, 18, turned.append)}
    found["page-0"].act()
    found["page-1"].act()
    assert turned == [-6, 6]
    lefts = [found[name].box[0] for name in ("page-0", "page", "page-1")]
    rights = [found[name].box[0] + found[name].box[2] for name in ("page-0", "page", "page-1")]
    assert lefts[0] == BOX[0]
    assert rights == [*lefts[1:], BOX[0] + BOX[2]]


def test_an_arrow_that_leads_nowhere_looks_it() -> None:
    arrow = next(one for one in buttons(BOX, 0, 6, 7, lambda _by: None) if one.name == "page-0")
    normal, disabled = (pygame.image.tobytes(arrow.face(look, 1.0), "RGBA") for look in ("normal", "disabled"))
    assert normal != disabled
