"""Numbers of things and their names: what is kept for long calls things by name, whatever number they have now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")

LONGEST = 40
"""Most letters of an unknown name that are told."""


class Names:
    """The names of all things of one kind, by their numbers from 0; ``kind`` is what one of them is called."""

    def __init__(self, kind: str, names: Sequence[str]) -> None:
        self.kind = kind
        self._names = tuple(names)
        self._numbers = {name: number for number, name in enumerate(self._names)}

    def __len__(self) -> int:
        return len(self._names)

    def name(self, number: int) -> str:
        """The name of a thing."""
        return self._names[number]

    def number(self, name: str) -> int:
        """The number of a thing. Raises ValueError for a name that nothing has."""
        if name not in self._numbers:
            raise ValueError(f"there is no {self.kind} '{name[:LONGEST]}' here")
        return self._numbers[name]

    def listed(self, numbers: Iterable[int]) -> list[str]:
        """The names of several things."""
        return [self._names[number] for number in numbers]

    def numbers(self, names: Iterable[str]) -> tuple[int, ...]:
        """The numbers of several things. Raises ValueError."""
        return tuple(map(self.number, names))

    def of_bits(self, bits: int) -> list[str]:
        """The names of the things in a bit set."""
        return [name for number, name in enumerate(self._names) if bits >> number & 1]

    def bits(self, names: Iterable[str]) -> int:
        """The bit set of several things. Raises ValueError."""
        return sum(1 << number for number in set(self.numbers(names)))

    def by(self, things: Mapping[int, T]) -> dict[str, T]:
        """What is known of things, by their names."""
        return {self._names[number]: known for number, known in things.items()}

    def places(self, things: Mapping[str, T]) -> dict[int, T]:
        """What is known of things, by their numbers. Raises ValueError."""
        return {self.number(name): known for name, known in things.items()}
