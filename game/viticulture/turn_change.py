"""The change of turn between people at one screen: when it is shown, and how far it is."""

from __future__ import annotations

from typing import ClassVar

from game.art.task import head_of
from game.art.turn_change import TurnPlaces
from game.play.handover import Handover
from game.play.motion import eased
from game.viticulture.layout import Layout

OPENS, STANDS, CLOSES = 0.22, 0.4, 0.22
"""How long the wedge takes to open, how long it stands, and how long it takes to run together, in seconds."""
QUICK = 12.0
"""Two people who answer within so many seconds play fast: they see it once a season only."""


class TurnChange(Handover):
    """The wedge on its way."""

    seconds: ClassVar[float] = OPENS + STANDS + CLOSES
    covers: ClassVar[bool] = True

    @property
    def opened(self) -> float:
        """How far it is open, 0-1."""
        return eased(self.age / OPENS)

    @property
    def closed(self) -> float:
        """How far it has run together, 0-1."""
        return eased((self.age - OPENS - STANDS) / CLOSES)

    @property
    def rise(self) -> float:
        return self.opened * (1 - self.closed)


class TurnChanges:
    """Decides at one table which changes of turn are shown."""

    def __init__(self) -> None:
        self._shown: tuple[int, str] | None = None
        """The year and season in which one was shown last."""

    def next(self, seat: int, two: bool, since: float, when: tuple[int, str]) -> TurnChange | None:
        """The change of turn to a seat: not where ``two`` play fast and have seen one in this year and season.

        ``since``: for how many seconds the table has been turned to the other.
        """
        if two and since < QUICK and when == self._shown:
            return None
        self._shown = when
        return TurnChange(seat)


def places(layout: Layout, seat: int, seats: int) -> TurnPlaces:
    """Where the wedge of a seat lies, of so many."""
    frame = layout.frame
    return TurnPlaces(layout.rail_panels(seats)[seat], *head_of(frame.task), frame.table.right)
