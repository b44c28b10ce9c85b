"""What an evaluation looks at: one number for each name, out of what the seat knows."""

from __future__ import annotations

import pytest

from rules.checking.other_worlds import ViticultureWorlds
from rules.engine.chance import Stream
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.orders import Orders
from rules.viticulture.state import Player
from tests.properties.search import RULES
from tests.rules.players.tables import positions

INPUTS = Inputs(RULES.box)
COMPONENTS = RULES.box.components


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_each_name_has_a_number_of_moderate_size(seats: int) -> None:
    names = INPUTS.alone if seats == 1 else INPUTS.names
    assert len(set(names)) == len(names)
    for s in positions(seats, 3, 11):
        found = INPUTS.of(s, s.agenda.seat if s.agenda is not None else 0)
        assert len(found) == len(names)
        assert all(-3 <= number <= 5 for number in found), [n for n in zip(names, found, strict=True) if abs(n[1]) > 3]


def test_nothing_hidden_is_looked_at() -> None:
    worlds = ViticultureWorlds(RULES)
    for number, s in enumerate(positions(3, 3, 11)):
        assert s.agenda is not None
        seat = s.agenda.seat
        other = worlds.other(s, seat, Stream(number, "other"), ())
        assert INPUTS.of(other, seat) == INPUTS.of(s, seat) == INPUTS.of(RULES.known_to(s, seat), seat)


def test_what_is_equal_in_two_positions_is_the_same_part() -> None:
    for seats in (1, 3):
        (s,) = list(positions(seats, 1, 60))[:1]
        richer = s.copy()
        richer.players[0].lira += 1
        before, after = INPUTS.parts(s, 0), INPUTS.parts(richer, 0)
        assert [number for part in before for number in part] == INPUTS.of(s, 0)
        groups = INPUTS.groups_alone if seats == 1 else INPUTS.groups
        others = [group for group, one, two in zip(groups, before, after, strict=True) if one is not two]
        assert [group[0] for group in others] == ["one"]


def test_a_visitor_of_the_hand_and_the_points_are_found_by_name() -> None:
    s = RULES.lay({"seat": {0: {"vp": 7, "hand": ["surveyor", "order_1"]}}}, RULES.options({}), 2, 1)
    found = dict(zip(INPUTS.names, INPUTS.of(s, 0), strict=True))
    assert found["vp"] == pytest.approx(0.7)
    assert found["holds surveyor"] == 1
    assert found["holds broker"] == 0
    assert found["hand order"] == pytest.approx(1 / 3)


@pytest.mark.covers("V-ORDER-02")
def test_an_order_is_the_nearer_the_more_of_its_wines_are_there() -> None:
    orders = Orders(RULES.box)
    card = next(
        number for number in COMPONENTS.cards_of[1] if [wine.kind for wine in COMPONENTS.order(number).wines] == ["red"]
    )
    value = COMPONENTS.order(card).wines[0].value
    cellars = sum({*RULES.box.vineyard.cellar_bits})
    shares = []
    for red, grape in ((0, 0), (0, 1 << 9), (1 << (value - 1), 0), (1 << value, 0)):
        player = Player(structures=cellars, wines=(red, 0, 0, 0), grapes=(grape, 0))
        shares.append(orders.ready(card, player, INPUTS.mat.grapes(player)))
    assert [one.now for one in shares] == [False, False, False, True]
    assert shares[0].share < shares[2].share < shares[3].share == 1
    assert shares[0].share < shares[1].share
