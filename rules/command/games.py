"""The games that commands know, loaded from the project's data folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from rules.engine.catalog import DataFault
from rules.engine.rules import Rules
from rules.vino import rules as vino_rules
from rules.viticulture import rules as viticulture_rules
from rules.viticulture.card_sets import box_with, faults_of, read_one, read_set, told_of

DATA = Path(__file__).parents[2] / "data"


def viticulture() -> Rules:
    """Viticulture with its cards. Raises DataFault."""
    return viticulture_rules.load(DATA / "viticulture")


def vino() -> Rules:
    """Vino with its map and market. Raises DataFault."""
    return vino_rules.load(DATA / "vino")


GAMES: Mapping[str, Callable[[], Rules]] = {"viticulture": viticulture, "vino": vino}


class BadCards(ValueError):
    """Nobody can play with these cards. The text has a line for each fault, with file, place and cure."""


def viticulture_with(place: Path) -> viticulture_rules.Viticulture:
    """Viticulture with the cards that a folder, or a file and the names beside it, adds to it.

    Raises BadCards, and DataFault for the box.
    """
    box = viticulture_rules.load(DATA / "viticulture")
    cards = read_one(place) if place.is_file() else read_set(place.absolute().parent, place.absolute().name)
    if faults := faults_of(box, cards):
        raise BadCards("\n".join(faults))
    try:
        return viticulture_rules.Viticulture(box_with(box.folder, [cards]))
    except DataFault as fault:
        raise BadCards(told_of(fault, cards)) from None
