"""Cards of one's own: the sets that lie beside the saved games, and the rules with some of them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from game import paths
from game.store import boxes
from game.text.messages import language_in_use, say
from game.text.order import in_order
from rules.engine.catalog import DataFault
from rules.engine.printable import printable
from rules.engine.rules import WORDS
from rules.viticulture import card_sets
from rules.viticulture.card_sets import CardSet
from rules.viticulture.rules import Viticulture

MOST_FOLDERS, MOST_ENTRIES = 100, 1000
"""So many sets are read, more nobody could choose from; and among so many things they are looked for."""
USED = 8
"""How many choices of sets are held ready."""


class BadCards(Exception):
    """A game cannot be begun with some sets of cards; the message is one sentence with file and cure."""


class Found(NamedTuple):
    """A set of cards that was found: the ids of its cards, and one sentence where nobody can play with it.

    ``hints`` are sentences about what might be better. What the lines of the drawings name is not looked at here.
    """

    name: str
    cards: tuple[str, ...]
    fault: str = ""
    hints: tuple[str, ...] = ()


def found() -> list[Found]:
    """The sets of cards that there are, by name; none where nothing can be looked at. Raises DataFault for the box."""
    home = paths.cards_folder()
    try:
        with os.scandir(home) as entries:
            there = [one.name for one in islice(entries, MOST_ENTRIES) if not one.name.startswith(".")]
    except OSError:
        return []
    folders = [name for name in sorted(there, key=in_order) if (home / name).is_dir()]
    return [_found(_read(name)) for name in folders[:MOST_FOLDERS]]


def rules_with(names: Sequence[str]) -> Viticulture:
    """The rules with these sets of cards, in whatever order they are named; without any those of the box.

    Raises BadCards, and DataFault for the box.
    """
    if not names:
        return boxes.viticulture()
    if len(set(names)) > card_sets.MOST_SETS:
        raise BadCards(say("cards-error-many", most=card_sets.MOST_SETS))
    sets = [_read(name) for name in sorted(set(names))]
    for one in sets:
        if fault := _found(one).fault:
            raise BadCards(fault)
    try:
        return _joined(boxes.viticulture(), tuple(sets))
    except DataFault as fault:
        raise BadCards(card_sets.told_of(fault, *sets)) from None


def _read(name: str) -> CardSet:
    """The set of this name, which may come from a file and lead anywhere."""
    return card_sets.read_set(paths.cards_folder(), name)


def _found(one: CardSet) -> Found:
    return _checked(boxes.viticulture(), one, language_in_use())


@lru_cache(MOST_FOLDERS)
def _checked(box: Viticulture, one: CardSet, _language: str) -> Found:
    """What there is to say of a set beside a box, in the language in use."""
    faults = card_sets.faults_of(box, one)
    if faults:
        return Found(printable(one.name), (), faults[0])
    try:
        components = Viticulture(card_sets.box_with(box.folder, [one])).box.components
    except DataFault as fault:
        return Found(one.name, (), card_sets.told_of(fault, one))
    except Exception as fault:
        return Found(one.name, (), say("cards-error-unknown", folder=str(one.place), fault=type(fault).__name__))
    cards = tuple(card for card, where in components.written.items() if where.set)
    orders = {order.id for order in components.orders}
    hints = tuple(
        say("cards-hint-unnamed", card=card, file=str(one.place / f"{language}{WORDS}"))
        for language in sorted({"en", *components.words})
        for card in cards
        if card not in orders and card not in components.words.get(language, {})
    )
    passed = tuple(say("cards-hint-passed", file=str(one.place / name)) for name in one.passed)
    return Found(one.name, cards, hints=(*passed, *hints))


@lru_cache(USED)
def _joined(box: Viticulture, sets: tuple[CardSet, ...]) -> Viticulture:
    return Viticulture(card_sets.box_with(box.folder, sets))
