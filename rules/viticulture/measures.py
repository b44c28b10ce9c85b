"""The measures of the effect language: numbers read off the table or off what a card has just done."""

from __future__ import annotations

from typing import Any

from rules.engine.effect import Measure, Who
from rules.viticulture import supply
from rules.viticulture.cards import SUMMER
from rules.viticulture.components import Components
from rules.viticulture.state import (
    BUILT_COST,
    HAND,
    HARVESTED_FIELDS,
    MADE_SPARKLING,
    MADE_TYPES,
    PAID_RIVALS,
    PLANTED_VALUE,
    PLANTED_VARIETIES,
    STAFF,
    STRUCTURES,
    VINES,
    VP,
    WINE,
    State,
)


def measures(components: Components) -> dict[str, tuple[Measure, int]]:
    """Every measure by name, with the resources it reads."""

    def player(measure: Any) -> Measure:
        return lambda s, seat, other: int(measure(s.players[seat]))

    def result(number: int) -> Measure:
        return lambda s, seat, other: int(s.results[number])

    def fields(s: State, seat: int, planted: bool) -> int:
        sold = s.players[seat].sold
        return sum(bool(vines) == planted and not sold >> at & 1 for at, vines in enumerate(s.players[seat].fields))

    def staff(s: State, seat: int, other: int) -> int:
        """All workers, newly trained and temporary ones included (V-EDGE-60)."""
        one = s.players[seat]
        return one.staff + one.trained + one.grandes + (s.temporary == seat)

    def in_cellar(values: tuple[int, int]) -> Measure:
        bits = sum(1 << value for value in range(values[0], values[1] + 1))
        return player(lambda p: sum((wines & bits).bit_count() for wines in p.wines))

    cellars = {f"wine_in_{c.structure}": (in_cellar(c.values), WINE) for c in components.board.cellars if c.structure}
    return cellars | {
        "vp": (player(lambda p: p.vp), VP),
        "worker": (staff, STAFF),
        "structure": (player(lambda p: p.structures.bit_count()), STRUCTURES),
        "planted_vine": (player(lambda p: sum(map(len, p.fields))), VINES),
        "empty_field": (lambda s, seat, other: fields(s, seat, False), VINES),
        "planted_field": (lambda s, seat, other: fields(s, seat, True), VINES),
        "hand_card": (player(lambda p: len(p.hand)), HAND),
        "summer_visitor_in_hand": (lambda s, seat, other: supply.count(s, components, seat, SUMMER), HAND),
        "wine": (player(lambda p: sum(bits.bit_count() for bits in p.wines)), WINE),
        "built.cost": (result(BUILT_COST), STRUCTURES),
        "planted.value": (result(PLANTED_VALUE), VINES),
        "planted.varieties": (result(PLANTED_VARIETIES), VINES),
        "harvested.fields": (result(HARVESTED_FIELDS), 0),
        "made.sparkling": (result(MADE_SPARKLING), WINE),
        "made.types": (result(MADE_TYPES), WINE),
        "paid.rivals": (result(PAID_RIVALS), WINE),
    }


def structures_costing(components: Components, cost: int) -> tuple[Measure, int]:
    """How many structures of exactly this printed cost stand on the mat (V-STRUCT-BONUS-01)."""
    bits = sum(1 << number for number, its_cost in enumerate(components.costs) if its_cost == cost)
    return (lambda s, seat, other: (s.players[seat].structures & bits).bit_count()), STRUCTURES


def who() -> dict[str, Who]:
    """The words for seats; all in wake-up order (V-GEN-09)."""
    return {
        "all": lambda s, seat: s.in_wake_up_order(),
        "all_in_season": lambda s, seat: tuple(one for one in s.in_wake_up_order() if not s.passed >> one & 1),
        "opponents": lambda s, seat: tuple(one for one in s.in_wake_up_order() if one != seat),
        "right_neighbour": lambda s, seat: ((seat - 1) % len(s.players),) if len(s.players) > 1 else (),
    }
