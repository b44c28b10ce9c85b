"""The cards of one data folder as its files have them: those of the box, then those that somebody has added."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec

from rules.engine.catalog import DataFault, EffectFault, Folder, line_of, load, located, part, plain
from rules.engine.rules import ADDED, DATA, WORDS, added
from rules.viticulture import card_ids
from rules.viticulture.card_words import LANGUAGE, words_and_faults
from rules.viticulture.cards import Board, EffectCard, Order, Strict, Vine

T = TypeVar("T", Vine, Order, EffectCard)

MANY = msgspec.Meta(max_length=200)
"""So many cards of a kind are in one file at most, as data may come from outside with a saved game."""


Recipe = dict[str, Annotated[str, msgspec.Meta(max_length=40)]]
"""A line of the drawings: who is on a card. What its words may be is known where it is drawn."""


class _Vines(Strict, frozen=True):
    vines: Annotated[list[Any], MANY]


class _Orders(Strict, frozen=True):
    orders: Annotated[list[Any], MANY]


class _Visitors(Strict, frozen=True):
    visitors: Annotated[list[Any], MANY]


class _Mamas(Strict, frozen=True):
    mamas: Annotated[list[Any], MANY]


class _Papas(Strict, frozen=True):
    papas: Annotated[list[Any], MANY]


class Added(Strict, frozen=True):
    """A file of cards that somebody has added, of any kinds; ``portraits`` are lines of the drawings, by card."""

    orders: Annotated[list[Any], MANY] = msgspec.field(default_factory=list)
    summer_visitors: Annotated[list[Any], MANY] = msgspec.field(default_factory=list)
    winter_visitors: Annotated[list[Any], MANY] = msgspec.field(default_factory=list)
    mamas: Annotated[list[Any], MANY] = msgspec.field(default_factory=list)
    papas: Annotated[list[Any], MANY] = msgspec.field(default_factory=list)
    portraits: dict[str, Any] = msgspec.field(default_factory=dict)


class Written(NamedTuple):
    """Where a card stands: its file, the way to it in there, and the set it belongs to, empty for the box."""

    file: Folder
    path: tuple[str | int, ...]
    set: str = ""

    @property
    def place(self) -> str:
        """Its file as a person finds it in the folder of the data."""
        return f"{ADDED}/{self.set}/{self.file.name}" if self.set else self.file.name


def _stop(fault: DataFault) -> None:
    raise fault


class CardFiles:
    """All cards of a folder, kind after kind, those of the box first.

    ``written`` tells of each card by its id where it stands, ``words`` how added cards are called, by language and id,
    ``portraits`` the lines of the drawings for them. ``tell`` hears of each fault; without it the first one is raised.
    Raises DataFault.
    """

    def __init__(self, folder: Folder, board: Board, tell: Callable[[DataFault], None] = _stop) -> None:
        self.written: dict[str, Written] = {}
        self.words: dict[str, dict[str, str]] = {}
        self.portraits: dict[str, Recipe] = {}
        self.vines: list[Vine] = []
        self.orders: list[Order] = []
        self.summer_visitors: list[EffectCard] = []
        self.winter_visitors: list[EffectCard] = []
        self.mamas: list[EffectCard] = []
        self.papas: list[EffectCard] = []
        self._said: set[tuple[str, str]] = set()
        """Each id with the set in which it stands, whatever else is wrong with the card."""
        self._board = board
        self._tell = tell
        self._read_box(folder)
        for name, files in added(folder).items():
            self._read_set(name, files)

    def _read_box(self, folder: Folder) -> None:
        self._read_kind(self.vines, folder / "vines.yaml", _Vines, Vine)
        self._read_kind(self.orders, folder / "orders.yaml", _Orders, Order)
        self._read_kind(self.summer_visitors, folder / "summer_visitors.yaml", _Visitors, EffectCard)
        self._read_kind(self.winter_visitors, folder / "winter_visitors.yaml", _Visitors, EffectCard)
        self._read_kind(self.mamas, folder / "mamas.yaml", _Mamas, EffectCard)
        self._read_kind(self.papas, folder / "papas.yaml", _Papas, EffectCard)

    def _read_kind(self, taken: list[T], file: Folder, listed: type[Strict], shape: type[T]) -> None:
        """Put the cards of a file of the box, which holds one list, among those of their kind."""
        (key,) = listed.__struct_fields__
        with self._heard():
            self._add(taken, getattr(load(file, listed), key), shape, key, file, "")

    def _put(self, taken: list[T], card: T, where: Written) -> None:
        """Put a card among those of its kind. Raises DataFault for an id that it cannot have."""
        sentence = card_ids.fault(card.id, self._board)
        if not sentence and card.id in self.written:
            other = self.written[card.id]
            sentence = f"stands in {other.place}, line {line_of(other.file, other.path)}, already; give one another id"
        if sentence:
            raise located(where.file, EffectFault((*where.path, "id"), f"'{card.id}' {sentence}"))
        self.written[card.id] = where
        taken.append(card)

    def _read_set(self, name: str, files: list[Folder]) -> None:
        """Read the files of cards that were added, then what is said of these cards."""
        contents: list[tuple[Folder, Added]] = []
        listed = [file for file in files if file.name.endswith(DATA)]
        for file in listed:
            with self._heard():
                content = plain(file)
                contents.append((file, part(file, {} if content is None else content, Added)))
        for file, content in contents:
            self._add(self.orders, content.orders, Order, "orders", file, name)
            self._add(self.summer_visitors, content.summer_visitors, EffectCard, "summer_visitors", file, name)
            self._add(self.winter_visitors, content.winter_visitors, EffectCard, "winter_visitors", file, name)
            self._add(self.mamas, content.mamas, EffectCard, "mamas", file, name)
            self._add(self.papas, content.papas, EffectCard, "papas", file, name)
        if len(contents) < len(listed):
            return
        for file, content in contents:
            for card, line in content.portraits.items():
                with self._heard():
                    self._draw(card, line, file, name)
        for file in files:
            if file.name.endswith(WORDS):
                with self._heard():
                    self._name(file, name)

    @contextmanager
    def _heard(self) -> Iterator[None]:
        """Whoever wants to hear of all faults hears of the one in here."""
        try:
            yield
        except DataFault as fault:
            self._tell(fault)

    def _add(self, taken: list[T], found: list[Any], shape: type[T], key: str, file: Folder, name: str) -> None:
        for i, raw in enumerate(found):
            self._said.add((name, str(raw.get("id")) if isinstance(raw, dict) else ""))
            with self._heard():
                self._put(taken, part(file, raw, shape, (key, i)), Written(file, (key, i), name))

    def _draw(self, card: str, line: Any, file: Folder, name: str) -> None:
        """Take the line of the drawings for a card of this set. Raises DataFault."""
        path = ("portraits", card)
        if not self._is_of(card, name):
            raise located(file, EffectFault(path, f"'{card}' is no card of this folder; take the line away"))
        if card in self.portraits:
            raise located(file, EffectFault(path, "has a line in another file already; keep one of them"))
        self.portraits[card] = part(file, line, Recipe, path)

    def _name(self, file: Folder, name: str) -> None:
        """Take the names for cards of this set that a file of one language has. Raises DataFault."""
        if not LANGUAGE.fullmatch(file.name):
            raise DataFault(f"{file}: a file of names is called by its language, such as en.ftl; rename it.")
        found, faults = words_and_faults(file)
        for fault in faults:
            self._tell(DataFault(fault))
        named = self.words.setdefault(file.name.removesuffix(WORDS), {})
        for card, words in found.items():
            if self._is_of(card, name):
                named[card] = words
            else:
                self._tell(DataFault(f"{file}, card-{card}: there is no such card in this folder; take the line away."))

    def _is_of(self, card: str, name: str) -> bool:
        """Whether a card is one of this set, also where it is not as it should be."""
        return (name, card) in self._said
