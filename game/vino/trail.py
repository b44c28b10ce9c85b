"""The trail on the table of Vino: where the things of the last move came from and went to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.table.trail import Trail
from game.vino.moves import MOVES, Table
from rules.vino.view import View


class Lie(NamedTuple):
    """How the table lies now: the order of the rail from above, and the region whose plate is large, or empty."""

    order: tuple[int, ...]
    large: str


class VinoTrail(Trail[View, Lie]):
    """The ways of the last move in Vino."""

    def __init__(self, colours: Sequence[str]) -> None:
        super().__init__(MOVES, colours)

    def table(self, before: View, after: View, lie: Lie, shown: int) -> Table:
        """What the moves need to know of the table as it lies now."""
        return Table(before, after, lie.large, shown, self.colours)
