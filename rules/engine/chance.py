"""Chance: every shuffle and draw of lots is a pure function of (seed, stream name, counter)."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

LARGEST_SEED = (1 << 63) - 1
"""The largest seed that a position can hold; none is less than its negative."""
_MASK = (1 << 64) - 1


class Stream:
    """An endless row of numbers that depends only on the seed, the stream's name and the counter."""

    __slots__ = ("_at",)

    def __init__(self, seed: int, name: str, counter: int = 0) -> None:
        source = f"{seed}/{name}/{counter}".encode()
        self._at = int.from_bytes(blake2b(source, digest_size=8).digest(), "big")

    def follow(self, other: Stream) -> None:
        """Go on from here with the numbers that another stream would give next."""
        self._at = other._at

    def below(self, limit: int) -> int:
        """The next number, from 0 to limit - 1."""
        self._at = (self._at + 0x9E3779B97F4A7C15) & _MASK
        x = self._at
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((x ^ (x >> 31)) * limit) >> 64

    def shuffled(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """The same items in a random order."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)
