"""What is printed on the table: cards, board and mats as the data files have them, by id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.text.edition import folder, of_edition
from rules.engine.catalog import plain
from rules.engine.reader import Reader
from rules.engine.rules import DATA, added
from rules.engine.verbs import Effect
from rules.viticulture.vocabulary import reader

CARD_FILES = {
    "vine": ("vines.yaml", "vines"),
    "order": ("orders.yaml", "orders"),
    "summer_visitor": ("summer_visitors.yaml", "visitors"),
    "winter_visitor": ("winter_visitors.yaml", "visitors"),
    "mama": ("mamas.yaml", "mamas"),
    "papa": ("papas.yaml", "papas"),
}
"""Deck to its file and the key of the list in it, in the order of the decks."""
ADDED_KEYS = {"order": "orders"} | {deck: f"{deck}s" for deck in ("summer_visitor", "winter_visitor", "mama", "papa")}
"""Deck to the key of its list in files of cards that somebody has added."""


class Card(NamedTuple):
    """A card of the game: its deck, its place in the deck (from 1, those of the box first) and what the data file says.

    ``set`` is the set of added cards it belongs to, empty for the box.
    """

    id: str
    deck: str
    number: int
    printed: Mapping[str, Any]
    set: str = ""


def _load(name: str) -> Any:
    return plain(folder("viticulture") / name)


@of_edition
def cards() -> Mapping[str, Card]:
    """All cards by id, deck after deck; every vine once, whatever its copies."""
    found: dict[str, Card] = {}
    for deck, (name, key) in CARD_FILES.items():
        entries = [("", entry) for entry in _load(name)[key]]
        entries += [(set_, entry) for set_, content in _added() for entry in content.get(ADDED_KEYS.get(deck, ""), ())]
        for number, (set_, entry) in enumerate(entries, 1):
            found[entry["id"]] = Card(entry["id"], deck, number, entry, set_)
    return found


@of_edition
def _added() -> list[tuple[str, Mapping[str, Any]]]:
    """What the files of added cards hold, each with the set it belongs to."""
    sets = added(folder("viticulture"))
    return [(name, plain(file)) for name, files in sets.items() for file in files if file.name.endswith(DATA)]


@of_edition
def board() -> Mapping[str, Any]:
    """The board and the mat as data/viticulture/board.yaml has them."""
    found: Mapping[str, Any] = _load("board.yaml")
    return found


@of_edition
def automa() -> Mapping[str, Any]:
    """The Automa as data/viticulture/automa.yaml has it: seasons, levels, aggressive targets, cards."""
    found: Mapping[str, Any] = _load("automa.yaml")
    return found


@of_edition
def challenges() -> tuple[Mapping[str, Any], ...]:
    """The challenges of the campaign in order, as data/viticulture/campaign.yaml has them."""
    return tuple(_load("campaign.yaml")["challenges"])


@of_edition
def entries(part: str) -> Mapping[str, Mapping[str, Any]]:
    """The entries of one list of the board (actions, shared, private, structures, cellars) by id."""
    return {entry["id"]: entry for entry in board()[part]}


@of_edition
def effect_of(name: str) -> Effect | None:
    """What a card, an action, ``row_2``, ``fall`` or a structure does; None where there is nothing."""
    raw = _written(name)
    return None if raw is None else effect(raw, board=name not in cards())


@of_edition
def bonus_of(action: str) -> Effect:
    """What the bonus of an action brings. Raises KeyError when there is no such action."""
    return effect(entries("actions")[action]["bonus"], board=True)


def effect(raw: Any, *, board: bool = False) -> Effect:
    """The typed steps of an effect that a data file holds, of a card or of the board. Raises EffectFault."""
    return _reader().read(raw, board=board)


@of_edition
def _reader() -> Reader:
    return reader({structure["id"]: structure["cost"] for structure in board()["structures"]})


def _written(name: str) -> Any:
    if name in cards():
        return cards()[name].printed.get("effect")
    for part in ("actions", "shared", "private"):
        if name in entries(part):
            return entries(part)[name]["action"]
    for row in board()["wake_up_rows"]:
        if name == f"row_{row['row']}":
            return row.get("effect")
    if name == "fall":
        return board()["fall"]["effect"]
    return entries("structures").get(name, {}).get("effect")
