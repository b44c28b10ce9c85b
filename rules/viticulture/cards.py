"""The components as printed: vines, orders, visitors, parents, board and structures, read from data/viticulture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from rules.engine.catalog import DataFault, EffectFault, load, located
from rules.viticulture import board_check

DeckName = Literal["vine", "order", "summer_visitor", "winter_visitor"]
WineKind = Literal["red", "white", "blush", "sparkling"]

VINE, ORDER, SUMMER, WINTER = range(4)
DECKS = ("vine", "order", "summer_visitor", "winter_visitor")
WINES = ("red", "white", "blush", "sparkling")
KINDS = ("worker", "grande", "temporary")


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Vine(_Strict, frozen=True):
    """A variety: its red and white value (0-4), the structures needed and the number of cards."""

    id: str
    red: Annotated[int, msgspec.Meta(ge=0, le=9)]
    white: Annotated[int, msgspec.Meta(ge=0, le=9)]
    needs: list[str]
    copies: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Wine(_Strict, frozen=True):
    """One wine asked for by an order: kind and lowest value."""

    kind: WineKind
    value: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Order(_Strict, frozen=True):
    """A wine order: the wines, and what it brings in vp and residual steps."""

    id: str
    wines: list[Wine]
    vp: int
    residual: int


class EffectCard(_Strict, frozen=True):
    """A visitor, mama or papa: its id and what it does."""

    id: str
    effect: Any


class Place(_Strict, frozen=True):
    """One of the places of every action, open from a number of seats on; one of them carries the bonus."""

    id: str
    seats: int
    bonus: bool = False


class Action(_Strict, frozen=True):
    """An action of the board and its bonus."""

    id: str
    season: Literal["summer", "winter"]
    action: Any
    bonus: Any


class SharedSpace(_Strict, frozen=True):
    """A space for any number of workers in both seasons (the cart)."""

    id: str
    action: Any


class PrivateSpace(_Strict, frozen=True):
    """A space on the own mat that comes with a structure (the yoke)."""

    id: str
    structure: str
    action: Any


class Row(_Strict, frozen=True):
    """A wake-up row and its bonus."""

    row: int
    effect: Any = None


class Fall(_Strict, frozen=True):
    """What everybody does in fall."""

    effect: Any


class Structure(_Strict, frozen=True):
    """A structure: cost in lira, the structure it needs, and its lasting rule."""

    id: str
    cost: int
    needs: str | None = None
    hook: Literal["after_planting", "after_placing_on_tour", "instead_of_fall_draw"] | None = None
    once: Literal["year"] | None = None
    effect: Any = None


class Field(_Strict, frozen=True):
    """A field: highest sum of its vines, and its price in lira."""

    limit: int
    price: int


class Cellar(_Strict, frozen=True):
    """A cellar: the kinds and values (first to last) it holds, and the structure it is."""

    id: str
    values: tuple[int, int]
    kinds: list[WineKind]
    structure: str | None = None


class Recipe(_Strict, frozen=True):
    """How a wine is made: number of red and white grapes, and its lowest value."""

    kind: WineKind
    red: int
    white: int
    least: int


class Points(_Strict, frozen=True):
    """The victory track: its floor, the number that ends the game, the last printed stone."""

    least: int
    ends: int
    printed: int


class Residual(_Strict, frozen=True):
    """The residual track: its last step."""

    most: int


class Workers(_Strict, frozen=True):
    """How many regular workers a player may have."""

    regular: int


class Board(_Strict, frozen=True):
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


class _Vines(_Strict, frozen=True):
    vines: list[Vine]


class _Orders(_Strict, frozen=True):
    orders: list[Order]


class _Visitors(_Strict, frozen=True):
    visitors: list[EffectCard]


class _Mamas(_Strict, frozen=True):
    mamas: list[EffectCard]


class _Papas(_Strict, frozen=True):
    papas: list[EffectCard]


class Components:
    """All components, and the tables that the rules look things up in.

    A card in play is a number: its place in the order of decks and data files (vines first, copies apart), so
    sorting numbers gives the canonical order. ``BLANK + deck`` stands for a card whose face is not to be known.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.board = load(folder / "board.yaml", Board)
        try:
            board_check.check(self.board)
        except EffectFault as fault:
            raise located(folder / "board.yaml", fault) from None
        self.vines = load(folder / "vines.yaml", _Vines).vines
        self.orders = load(folder / "orders.yaml", _Orders).orders
        self.summer_visitors = load(folder / "summer_visitors.yaml", _Visitors).visitors
        self.winter_visitors = load(folder / "winter_visitors.yaml", _Visitors).visitors
        self.mamas = load(folder / "mamas.yaml", _Mamas).mamas
        self.papas = load(folder / "papas.yaml", _Papas).papas
        self._number_structures()
        self._number_cards()

    def _number_structures(self) -> None:
        self.structures = tuple(structure.id for structure in self.board.structures)
        self.costs = tuple(structure.cost for structure in self.board.structures)
        self.structure_number = {name: i for i, name in enumerate(self.structures)}
        self.structure_needs = tuple(
            self.bit(structure.needs) if structure.needs else 0 for structure in self.board.structures
        )

    def bit(self, structure: str) -> int:
        """The bit of a structure in the set of those built. Raises DataFault for an unknown one."""
        if structure not in self.structure_number:
            raise DataFault(f"{self.folder}: '{structure}' is no structure of board.yaml; correct its spelling.")
        return 1 << self.structure_number[structure]

    def _number_cards(self) -> None:
        names: list[str] = []
        decks: list[int] = []
        self.red: list[int] = []
        self.white: list[int] = []
        self.needs: list[int] = []
        self.variety: list[int] = []
        for i, vine in enumerate(self.vines):
            for _ in range(vine.copies):
                names.append(vine.id)
                self.variety.append(i)
                self.red.append(vine.red)
                self.white.append(vine.white)
                self.needs.append(sum(self.bit(name) for name in vine.needs))
        decks += [VINE] * len(names)
        for deck, cards in ((ORDER, self.orders), (SUMMER, self.summer_visitors), (WINTER, self.winter_visitors)):
            names += [card.id for card in cards]
            decks += [deck] * len(cards)
        self.blank = len(names)
        self.names = (*names, *("?" + name for name in DECKS))
        self.deck_of = (*decks, *range(4))
        self.first_order = len(self.red)
        self.value = tuple(red + white for red, white in zip(self.red, self.white, strict=True))
        self.cards_of = tuple(tuple(i for i, deck in enumerate(decks) if deck == wanted) for wanted in range(4))
        self.numbers: dict[str, tuple[int, ...]] = {}
        for i, name in enumerate(names):
            self.numbers[name] = (*self.numbers.get(name, ()), i)

    def order(self, card: int) -> Order:
        """The order printed on this card."""
        return self.orders[card - self.first_order]
