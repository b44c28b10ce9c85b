"""What the engine asks of a game: the rules as seen by sessions, records, scenarios and simulations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rules.engine.agenda import Node, State
from rules.engine.choice import Grammar


class Rules(Protocol):
    """One game with its components. A state made by one must only be used with the same rules."""

    name: str
    version: int
    data_digest: str
    seats: range
    nodes: list[Node]
    grammar: Grammar

    def options(self, raw: Mapping[str, Any]) -> Any:
        """The options with these values. Raises ValueError with a sentence for unknown ones."""

    def start(self, options: Any, seats: int, seed: int) -> State:
        """The position after dealing, before the first question."""

    def view(self, s: Any, by: int | None) -> Any:
        """What this seat may know; None: what is public."""

    def result(self, s: Any) -> Any:
        """How the game ended."""

    def moment(self, s: Any) -> tuple[int, str]:
        """Year or round, and season or phase."""

    def encode(self, s: Any) -> bytes:
        """The whole position as bytes that are equal for equal positions."""

    def decode(self, data: bytes) -> State:
        """The position that these bytes mean, at the beginning of a year. Raises ValueError."""
