"""The screen changes hands: the strip that names the next player."""

from __future__ import annotations

import msgspec

SECONDS = 0.6
"""How long the strip takes to cross the task panel."""
_COMES, _GOES = 0.22, 0.8
"""Shares of that time at which the strip stands still and begins to leave."""


class Handover(msgspec.Struct):
    """The strip on its way: who is next, and how long it has been going."""

    seat: int
    age: float = 0.0

    @property
    def over(self) -> bool:
        """Whether it has passed."""
        return self.age >= SECONDS

    @property
    def place(self) -> float:
        """Where the strip is: 1 at the right edge, 0 in the middle, -1 at the left edge."""
        share = self.age / SECONDS
        if share < _COMES:
            return 1 - _eased(share / _COMES)
        return -_eased((share - _GOES) / (1 - _GOES)) if share > _GOES else 0.0

    @property
    def rise(self) -> float:
        """How far the player's panel in the rail is lifted, 0-1."""
        return 1 - abs(self.place)


def _eased(share: float) -> float:
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)
