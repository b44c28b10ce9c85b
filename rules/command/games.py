"""The games that commands know, loaded from the project's data folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from rules.engine.rules import Rules
from rules.vino import rules as vino_rules
from rules.viticulture import rules as viticulture_rules

DATA = Path(__file__).parents[2] / "data"


def viticulture() -> Rules:
    """Viticulture with its cards. Raises DataFault."""
    return viticulture_rules.load(DATA / "viticulture")


def vino() -> Rules:
    """Vino with its map and market. Raises DataFault."""
    return vino_rules.load(DATA / "vino")


GAMES: Mapping[str, Callable[[], Rules]] = {"viticulture": viticulture, "vino": vino}
