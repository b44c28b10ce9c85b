"""The moods of innkeepers: how they take what happens to their seats, for a moment."""

from __future__ import annotations

from typing import NamedTuple

from game.art.innkeepers import CALM, GLAD, PROUD, WORRIED
from rules.engine.event import Event

SECONDS = 2.0
"""How long a mood lasts."""
_WEIGHT = {CALM: 0, GLAD: 1, WORRIED: 2, PROUD: 3}
"""A mood gives way only to one that weighs as much: pride in an order outlasts the coins that it brings."""


class Feeling(NamedTuple):
    """How the innkeeper of a seat takes a kind of event.

    ``gain`` is the mood where its amount is not below 0, ``loss`` that where it is. What is ``borne`` is taken so only
    where another seat moves: to pay for what one wants is no grief.
    """

    gain: str = CALM
    loss: str = CALM
    borne: bool = False

    def of(self, event: Event, by: int) -> str:
        """The mood after an event in a move of seat ``by``."""
        mood = self.gain if event.amount >= 0 else self.loss
        return CALM if mood == WORRIED and self.borne and by == event.seat else mood


class Moods:
    """The moods at one table."""

    def __init__(self) -> None:
        self._felt: dict[int, tuple[str, float]] = {}
        """Mood and seconds left of each seat that is not calm."""

    def feel(self, seat: int, mood: str) -> None:
        """Let the innkeeper of a seat be in a mood, unless in one that weighs more."""
        if mood != CALM and _WEIGHT[mood] >= _WEIGHT[self.of(seat)]:
            self._felt[seat] = mood, SECONDS

    def of(self, seat: int) -> str:
        """The mood of a seat's innkeeper."""
        return self._felt.get(seat, (CALM, 0.0))[0]

    def shown(self, seats: int) -> tuple[str, ...]:
        """The moods of so many seats; empty while all are calm."""
        return tuple(self.of(seat) for seat in range(seats)) if self._felt else ()

    def update(self, seconds: float) -> bool:
        """Let time pass; True when somebody has become calm."""
        before = len(self._felt)
        self._felt = {seat: (mood, left - seconds) for seat, (mood, left) in self._felt.items() if left > seconds}
        return len(self._felt) != before
