"""Chains to orders: what is still to be done, told from the own mat and hand."""

from __future__ import annotations

import pytest

from rules.players.viticulture.chain import Chains
from rules.players.viticulture.drawing import FARTHEST
from rules.viticulture.state import Player
from tests.properties.search import RULES

CHAINS = Chains(RULES.box)
NUMBERS = RULES.box.components.numbers


def hand(*names: str) -> tuple[int, ...]:
    return tuple(sorted(NUMBERS[name][0] for name in names))


def bits(*structures: str) -> int:
    return sum(RULES.box.components.bit(one) for one in structures)


def test_the_steps_to_an_order_are_counted() -> None:
    player = Player(hand=hand("order_2", "sangiovese", "malvasia"))
    found = CHAINS.nearest(player)
    assert found is not None
    assert {*found.plants} == {*hand("sangiovese", "malvasia")}
    assert (found.builds, found.harvests, found.makes, found.ripens) == (0, 1, 1, 1)
    assert CHAINS.nearest(Player()) is None


def test_a_cellar_is_counted_only_for_wines_that_need_it_and_money_only_where_it_lacks() -> None:
    grown = Player(hand=hand("order_7"), grapes=(1 << 6, 0), lira=4)
    found = CHAINS.nearest(grown)
    assert found is not None
    assert found.builds == bits("medium_cellar")
    poor = CHAINS.nearest(Player(hand=hand("order_7"), grapes=(1 << 6, 0)))
    assert poor is not None
    assert poor.cost > found.cost
    small = CHAINS.nearest(Player(hand=hand("order_3"), grapes=(1 << 3, 1 << 1)))
    assert small is not None
    assert not small.builds


def test_of_two_orders_the_nearer_one_is_meant() -> None:
    found = CHAINS.nearest(Player(hand=hand("order_3", "order_31"), wines=(1 << 3, 0, 0, 0), grapes=(0, 1 << 2)))
    assert found is not None
    assert (found.card, found.makes, found.harvests) == (NUMBERS["order_3"][0], 1, 0)


def test_an_order_to_be_drawn_counts_the_more_the_more_of_them_can_be_filled() -> None:
    orders = RULES.box.components.cards_of[1]
    blank = RULES.box.components.blank + 1
    away = []
    for structures in (0, bits("medium_cellar")):
        player = Player(structures=structures, grapes=(1 << 4 | 1 << 5, 1 << 4 | 1 << 5))
        away.append(CHAINS.distance(player, CHAINS.hoped(player, orders)))
    assert FARTHEST > away[0] > away[1]
    holds = Player(structures=structures, grapes=player.grapes, hand=(blank,))
    assert CHAINS.distance(holds, CHAINS.hoped(player, orders)) == pytest.approx(away[1] - 1, abs=0.3)


@pytest.mark.parametrize(("structures", "count"), [((), 4), (("medium_cellar",), 25)])
def test_orders_that_fit_a_cellar_are_counted_from_what_is_printed(structures: tuple[str, ...], count: int) -> None:
    orders = RULES.box.components.orders
    highest = {"red": 6, "white": 6, "blush": 6} if structures else {"red": 3, "white": 3}
    fitting = [
        NUMBERS[one.id][0] for one in orders if all(wine.value <= highest.get(wine.kind, 0) for wine in one.wines)
    ]
    found = [card for card in RULES.box.components.cards_of[1] if CHAINS.fits(card, bits(*structures))]
    assert found == fitting
    assert len(found) <= count


def test_a_field_of_which_two_wines_are_made_is_harvested_twice() -> None:
    """Blush 6 and blush 5 of one field of red 2 and white 3."""
    fields = (), (), hand("syrah", "sauvignon_blanc")
    built = Player(hand=hand("order_32"), fields=fields, structures=bits("medium_cellar"))
    found = CHAINS.nearest(built)
    assert found is not None
    assert (found.harvests, found.makes, found.ripens, found.rests) == (2, 1, 1, 0)
    rests = CHAINS.nearest(Player(hand=built.hand, fields=built.fields, structures=built.structures, harvested=1 << 2))
    assert rests is not None
    assert (rests.harvests, rests.ripens, rests.rests) == (2, 2, 1)
