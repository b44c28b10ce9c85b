"""How far an order is, by positions."""

from __future__ import annotations

from typing import Any

import pytest

from rules.viticulture.order_way import AGE, HARVEST, MAKE, NOW, VINES, Way, way_to
from tests.properties.search import RULES

BOX = RULES.box


def card(*wines: tuple[str, int]) -> int:
    """An order for just these wines."""
    orders = enumerate(BOX.components.orders)
    wanted = sorted(wines)
    number = next(at for at, one in orders if sorted((wine.kind, wine.value) for wine in one.wines) == wanted)
    return BOX.components.first_order + number


def way(order: int, **given: Any) -> Way:
    s = RULES.lay({"season": "winter", "seat": {0: given}}, RULES.options({}), 2, 1)
    return way_to(BOX, order, s.players[0])


RED_5, BLUSH_6, SPARKLING_7, RED_8, RED_7_6 = (
    card(("red", 5)), card(("blush", 6)), card(("sparkling", 7)), card(("red", 8)), card(("red", 7), ("red", 6)),
)  # fmt: skip
BOTH = ["medium_cellar", "large_cellar"]


def test_an_order_whose_wines_are_there_can_be_filled() -> None:
    assert way(RED_5, wines={"red": [6]}, structures=BOTH) == Way(NOW)


@pytest.mark.parametrize(("wines", "years"), [([4], 1), ([2], 3), ([1, 3], 2)])
def test_a_lesser_wine_ages_one_step_each_year(wines: list[int], years: int) -> None:
    assert way(RED_5, wines={"red": wines}, structures=BOTH) == Way(AGE, "red", 5, max(wines), years, missing=1)


def test_wine_is_made_of_grapes_that_are_there_or_ripen() -> None:
    assert way(RED_5, grapes={"red": [5]}, structures=BOTH) == Way(MAKE, "red", 5, missing=1)
    assert way(RED_5, grapes={"red": [3]}, structures=BOTH) == Way(MAKE, "red", 5, years=2, missing=1)
    # Two grapes ripen by two each year.
    found = way(BLUSH_6, grapes={"red": [1], "white": [1]}, structures=BOTH)
    assert found == Way(MAKE, "blush", 6, years=2, missing=1)


def test_what_hangs_on_the_vines_is_harvested_this_year_or_the_next() -> None:
    fields = {7: ["merlot", "syrah"]}
    assert way(RED_5, fields=fields, structures=["trellis", *BOTH]) == Way(HARVEST, "red", 5, missing=1)
    again = way(RED_5, fields=fields, harvested=[7], structures=["trellis", *BOTH])
    assert again == Way(HARVEST, "red", 5, years=1, missing=1)


def test_the_cellar_that_is_lacking_is_named() -> None:
    assert way(RED_5, wines={"red": [3]}).cellar == "medium_cellar"
    found = way(RED_8, wines={"red": [5]}, structures=["medium_cellar"])
    assert found == Way(AGE, "red", 8, 5, 3, "large_cellar", 1)


def test_with_neither_grapes_nor_vines_nothing_is_promised() -> None:
    assert way(SPARKLING_7, grapes={"red": [2]}, structures=BOTH) == Way(VINES, "sparkling", 7, missing=1)


def test_one_wine_serves_for_one_wish_and_the_hardest_is_told() -> None:
    found = way(RED_7_6, wines={"red": [6]}, structures=BOTH)
    assert found == Way(VINES, "red", 7, missing=1)
    found = way(RED_7_6, wines={"red": [4, 5]}, structures=BOTH)
    assert found == Way(AGE, "red", 7, 5, 2, missing=2)
