"""What the engine asks of a game: the rules as seen by sessions, records, scenarios and simulations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rules.engine.agenda import Node, State
from rules.engine.choice import Choice, Grammar
from rules.engine.reason import Reason


class PositionFault(ValueError):
    """A position that cannot be laid out: the path to the fault inside it, and what is wrong with its cure."""

    def __init__(self, path: tuple[str | int, ...], sentence: str) -> None:
        super().__init__(sentence)
        self.path = path
        self.sentence = sentence


class Rules(Protocol):
    """One game with its components. A state made by one must only be used with the same rules."""

    name: str
    version: int
    data_digest: str
    seats: range
    nodes: list[Node]
    rules_of_reasons: Mapping[str, str]
    """The rule that decides where a reason says none itself, by the reason's id."""
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
        """The position that these bytes mean, at the beginning of a year or round. Raises ValueError."""

    def restore(self, data: bytes) -> State:
        """The position that these bytes mean, whatever its moment; only for the very same data. Raises ValueError."""

    def lay(self, given: Mapping[str, Any], options: Any, seats: int, seed: int) -> State:
        """The position described by these words (choice-language §7). Raises PositionFault."""

    def describe(self, s: Any) -> dict[Any, Any]:
        """The position in the words of ``lay``, complete; seats stand at the top by their numbers."""

    def describe_view(self, view: Any, seat: int) -> dict[str, Any]:
        """What a view tells of one seat, in the words of ``lay``; ``hand`` is None where it is not to be known."""

    def not_asked(self, s: Any, seat: int, chosen: Choice) -> Reason:
        """Why a seat that is not being asked cannot do this now."""

    def warnings(self, s: Any, chosen: Choice) -> tuple[Reason, ...]:
        """What a legal answer would waste, to be told before it is given."""
