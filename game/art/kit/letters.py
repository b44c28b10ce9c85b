"""The size of words the player has chosen: 1 is the usual one. Drawings ask for it; changing it makes them stale."""

from __future__ import annotations

STEPS = (1.0, 1.25, 1.5, 1.75)

_share = STEPS[0]


def choose(share: float) -> None:
    """Words are ``share`` (1 to 1.75) times as large as usual from now on."""
    global _share
    _share = share


def share() -> float:
    """How many times as large as usual words are."""
    return _share


def large() -> bool:
    """Whether words are so large that panels show signs with numbers in their place."""
    return _share >= 1.5


def grown(size: float, most: float = 999) -> float:
    """A usual letter size, or the height of something that holds words, as it is now; no more than ``most``."""
    return max(size, min(most, size * _share))


def one_step_larger(share: float) -> float:
    """The next larger size of words, if there is one."""
    return next((step for step in STEPS if step > share), STEPS[-1])
