"""The screen changes hands: the strip that names the next player, and what else may be shown in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from game.play.motion import eased

SECONDS = 0.6
"""How long the strip takes to cross the task panel."""
_COMES, _GOES = 0.22, 0.8
"""Shares of that time at which the strip stands still and begins to leave."""


class Handover(msgspec.Struct):
    """The strip on its way: who is next, and how long it has been going."""

    seat: int
    age: float = 0.0

    seconds: ClassVar[float] = SECONDS
    """How long it lasts."""
    covers: ClassVar[bool] = False
    """Whether it lies over the table, so that the question is written only when it is over."""

    @property
    def place(self) -> float:
        """Where the strip is: 1 at the right edge, 0 in the middle, -1 at the left edge."""
        share = self.age / SECONDS
        if share < _COMES:
            return 1 - eased(share / _COMES)
        return -eased((share - _GOES) / (1 - _GOES)) if share > _GOES else 0.0

    @property
    def rise(self) -> float:
        """How far the player's panel in the rail is lifted, 0-1."""
        return 1 - abs(self.place)


class Handovers:
    """What is shown at one table of the screen that changes hands."""

    def __init__(self, ended: Callable[[], None], moved: Callable[[], None]) -> None:
        """``ended`` is called when the question may be written that has waited, ``moved`` when there is something new
        to be seen."""
        self.now: Handover | None = None
        self.since = 0.0
        """For how many seconds the table has been turned to whom it is turned to."""
        self._ended = ended
        self._moved = moved

    @property
    def covers(self) -> bool:
        """Whether the question waits until it is over."""
        return self.now is not None and self.now.covers

    def turn(self, handover: Handover | None) -> None:
        """The table is turned to somebody else, which is shown in this way, or not at all."""
        self.now, self.since = handover, 0.0

    def leave(self) -> None:
        """Show nothing more of it."""
        self.now = None

    def end(self) -> bool:
        """Let what lies over the table be over; False where nothing does."""
        if not self.covers:
            return False
        self.now = None
        self._ended()
        return True

    def update(self, seconds: float, speed: float) -> None:
        """Let time pass, so many times as fast as normal."""
        self.since += seconds
        if self.now is None:
            return
        self.now.age += seconds * speed
        if self.now.age >= self.now.seconds and not self.end():
            self.now = None
        self._moved()
