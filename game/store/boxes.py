"""The rules with the cards and numbers that come with the program, each read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import paths
from rules.vino.rules import Vino
from rules.vino.rules import load as load_vino
from rules.viticulture.rules import Viticulture, load


def viticulture() -> Viticulture:
    """The rules with the cards of the data folder. Raises DataFault."""
    return _loaded(paths.data() / "viticulture")


def vino() -> Vino:
    """The rules of Vino with the map of the data folder. Raises DataFault."""
    return load_vino(paths.data() / "vino")


def rules_of(game: str) -> Viticulture | Vino:
    """The rules of a game; those of Viticulture for one that is not known. Raises DataFault."""
    return vino() if game == Vino.name else viticulture()


@cache
def _loaded(folder: Path) -> Viticulture:
    return load(folder)
