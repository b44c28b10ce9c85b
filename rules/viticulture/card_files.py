"""The cards of one data folder as its files have them: those of the box, then those that somebody has added."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec

from rules.engine.catalog import EffectFault, Folder, load, located
from rules.engine.rules import DATA, added
from rules.viticulture.cards import EffectCard, Order, Strict, Vine

T = TypeVar("T", Vine, Order, EffectCard)

MANY = msgspec.Meta(max_length=200)
"""So many cards of a kind are in one file at most, as data may come from outside with a saved game."""


class _Vines(Strict, frozen=True):
    vines: Annotated[list[Vine], MANY]


class _Orders(Strict, frozen=True):
    orders: Annotated[list[Order], MANY]


class _Visitors(Strict, frozen=True):
    visitors: Annotated[list[EffectCard], MANY]


class _Mamas(Strict, frozen=True):
    mamas: Annotated[list[EffectCard], MANY]


class _Papas(Strict, frozen=True):
    papas: Annotated[list[EffectCard], MANY]


class Added(Strict, frozen=True):
    """A file of cards that somebody has added, of any kinds; ``portraits`` are lines of the drawings, by card."""

    orders: Annotated[list[Order], MANY] = msgspec.field(default_factory=list)
    summer_visitors: Annotated[list[EffectCard], MANY] = msgspec.field(default_factory=list)
    winter_visitors: Annotated[list[EffectCard], MANY] = msgspec.field(default_factory=list)
    mamas: Annotated[list[EffectCard], MANY] = msgspec.field(default_factory=list)
    papas: Annotated[list[EffectCard], MANY] = msgspec.field(default_factory=list)
    portraits: dict[str, Any] = msgspec.field(default_factory=dict)


class Written(NamedTuple):
    """Where a card stands: its file, the way to it in there, and the set it belongs to, empty for the box."""

    file: Folder
    path: tuple[str | int, ...]
    set: str = ""


class CardFiles:
    """All cards of a folder, kind after kind, those of the box first. Raises DataFault.

    ``written`` tells of each card by its id where it stands.
    """

    def __init__(self, folder: Folder) -> None:
        self.written: dict[str, Written] = {}
        self.vines: list[Vine] = []
        self.orders: list[Order] = []
        self.summer_visitors: list[EffectCard] = []
        self.winter_visitors: list[EffectCard] = []
        self.mamas: list[EffectCard] = []
        self.papas: list[EffectCard] = []
        self._read_box(folder)
        for name, files in added(folder).items():
            for file in files:
                if file.name.endswith(DATA):
                    self._read_added(file, name)

    def _read_box(self, folder: Folder) -> None:
        file = folder / "vines.yaml"
        self._take(self.vines, load(file, _Vines).vines, "vines", file)
        file = folder / "orders.yaml"
        self._take(self.orders, load(file, _Orders).orders, "orders", file)
        file = folder / "summer_visitors.yaml"
        self._take(self.summer_visitors, load(file, _Visitors).visitors, "visitors", file)
        file = folder / "winter_visitors.yaml"
        self._take(self.winter_visitors, load(file, _Visitors).visitors, "visitors", file)
        file = folder / "mamas.yaml"
        self._take(self.mamas, load(file, _Mamas).mamas, "mamas", file)
        file = folder / "papas.yaml"
        self._take(self.papas, load(file, _Papas).papas, "papas", file)

    def _read_added(self, file: Folder, name: str) -> None:
        found = load(file, Added)
        self._take(self.orders, found.orders, "orders", file, name)
        self._take(self.summer_visitors, found.summer_visitors, "summer_visitors", file, name)
        self._take(self.winter_visitors, found.winter_visitors, "winter_visitors", file, name)
        self._take(self.mamas, found.mamas, "mamas", file, name)
        self._take(self.papas, found.papas, "papas", file, name)

    def _take(self, taken: list[T], found: list[T], key: str, file: Folder, name: str = "") -> None:
        """Put the cards of a file among those of their kind. Raises DataFault for an id that is there already."""
        for i, card in enumerate(found):
            if card.id in self.written:
                sentence = f"'{card.id}' stands in {self.written[card.id].file} already; give one of them another id"
                raise located(file, EffectFault((key, i, "id"), sentence))
            self.written[card.id] = Written(file, (key, i), name)
            taken.append(card)
