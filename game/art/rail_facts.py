"""The public facts of a player, as the rail tells them."""

from __future__ import annotations

from typing import NamedTuple


class FieldFacts(NamedTuple):
    """A field in short: its limit, the sum of its vines, which they are, and whether it is sold or harvested."""

    limit: int
    value: int
    kinds: tuple[str, ...]
    sold: bool = False
    harvested: bool = False


class PanelLook(NamedTuple):
    """The public facts of one player.

    ``cards`` counts the hand by deck in table order; ``workers`` regular ones left, ``regulars`` owned; ``place`` that
    in the wake-up order, from 1, and ``order`` the words for it; ``store`` the values in the six rows of crush pad and
    cellar. ``viewed`` has the open mat; ``season`` is one of the four.
    """

    colour: str
    name: str
    points: int
    lira: int
    residual: int
    cards: tuple[int, ...]
    workers: int
    regulars: int
    grande: bool
    temporary: int = 0
    row: int = 0
    order: str = ""
    passed: bool = False
    first: bool = False
    fields: tuple[FieldFacts, ...] = ()
    structures: tuple[str, ...] = ()
    store: tuple[tuple[int, ...], ...] = ((), (), (), (), (), ())
    viewed: bool = False
    place: int = 0
    season: str = "summer"


def vines_of(look: PanelLook) -> int:
    """How many vines grow in a player's fields."""
    return sum(len(field.kinds) for field in look.fields)
