"""The components as printed: vines, orders, visitors, parents, board and structures, as data/viticulture has them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

DeckName = Literal["vine", "order", "summer_visitor", "winter_visitor"]
WineKind = Literal["red", "white", "blush", "sparkling"]

VINE, ORDER, SUMMER, WINTER = range(4)
DECKS = ("vine", "order", "summer_visitor", "winter_visitor")
WINES = ("red", "white", "blush", "sparkling")
KINDS = ("worker", "grande", "temporary")


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a data file: a key that it does not know is a fault."""


class Vine(Strict, frozen=True):
    """A variety: its red and white value (0-4), the structures needed and the number of cards."""

    id: str
    red: Annotated[int, msgspec.Meta(ge=0, le=9)]
    white: Annotated[int, msgspec.Meta(ge=0, le=9)]
    needs: list[str]
    copies: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Wine(Strict, frozen=True):
    """One wine asked for by an order: kind and lowest value."""

    kind: WineKind
    value: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Order(Strict, frozen=True):
    """A wine order: the one to three wines, and what it brings in vp (0-9) and residual steps (0-5)."""

    id: str
    wines: Annotated[list[Wine], msgspec.Meta(min_length=1, max_length=3)]
    vp: Annotated[int, msgspec.Meta(ge=0, le=9)]
    residual: Annotated[int, msgspec.Meta(ge=0, le=5)]


class EffectCard(Strict, frozen=True):
    """A visitor, mama or papa: its id and what it does."""

    id: str
    effect: Any


class Place(Strict, frozen=True):
    """One of the places of every action, open from a number of seats on; one of them carries the bonus."""

    id: str
    seats: int
    bonus: bool = False


class Action(Strict, frozen=True):
    """An action of the board and its bonus."""

    id: str
    season: Literal["summer", "winter"]
    action: Any
    bonus: Any


class SharedSpace(Strict, frozen=True):
    """A space for any number of workers in both seasons (the cart)."""

    id: str
    action: Any


class PrivateSpace(Strict, frozen=True):
    """A space on the own mat that comes with a structure (the yoke)."""

    id: str
    structure: str
    action: Any


class Row(Strict, frozen=True):
    """A wake-up row and its bonus."""

    row: int
    effect: Any = None


class Fall(Strict, frozen=True):
    """What everybody does in fall."""

    effect: Any


class Structure(Strict, frozen=True):
    """A structure: cost in lira, the structure it needs, and its lasting rule."""

    id: str
    cost: int
    needs: str | None = None
    hook: Literal["after_planting", "after_placing_on_tour", "instead_of_fall_draw"] | None = None
    once: Literal["year"] | None = None
    effect: Any = None


class Field(Strict, frozen=True):
    """A field: highest sum of its vines, and its price in lira."""

    limit: int
    price: int


class Cellar(Strict, frozen=True):
    """A cellar: the kinds and values (first to last) it holds, and the structure it is."""

    id: str
    values: tuple[int, int]
    kinds: list[WineKind]
    structure: str | None = None


class Recipe(Strict, frozen=True):
    """How a wine is made: number of red and white grapes, and its lowest value."""

    kind: WineKind
    red: int
    white: int
    least: int


class Points(Strict, frozen=True):
    """The victory track: its floor, the number that ends the game, the last printed stone."""

    least: int
    ends: int
    printed: int


class Residual(Strict, frozen=True):
    """The residual track: its last step."""

    most: int


class Workers(Strict, frozen=True):
    """How many regular workers a player may have."""

    regular: int


class Board(Strict, frozen=True):
    """Everything printed on board and mats."""

    decks: list[DeckName]
    places: list[Place]
    actions: list[Action]
    shared: list[SharedSpace]
    private: list[PrivateSpace]
    wake_up_rows: list[Row]
    fall: Fall
    structures: list[Structure]
    fields: list[Field]
    grape_prices: list[int]
    cellars: list[Cellar]
    recipes: list[Recipe]
    points: Points
    residual: Residual
    workers: Workers
    hand_limit: int
