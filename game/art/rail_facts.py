"""The public facts of a player, as the rail tells them."""

from __future__ import annotations

from typing import NamedTuple


class FieldFacts(NamedTuple):
    """A field in short: its limit, the sum of its vines, how many they are, and whether it is sold or harvested."""

    limit: int
    value: int
    vines: int
    sold: bool = False
    harvested: bool = False


class PanelLook(NamedTuple):
    """The public facts of one player.

    ``cards`` counts the hand by deck in table order; ``workers`` regular ones left, ``regulars`` owned; ``order`` the
    words for the place in the wake-up order; ``store`` the values in the six rows of crush pad and cellar. ``viewed``
    has the open mat.
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
