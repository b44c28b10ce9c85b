"""The games that commands know, loaded from the project's data folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from rules.engine.rules import Rules
from rules.viticulture.rules import load

DATA = Path(__file__).parents[2] / "data"


def viticulture() -> Rules:
    """Viticulture with its cards. Raises DataFault."""
    return load(DATA / "viticulture")


GAMES: Mapping[str, Callable[[], Rules]] = {"viticulture": viticulture}
