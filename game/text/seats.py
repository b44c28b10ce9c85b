"""What seats are called: as somebody has typed, else by their colour or by the opponent that plays them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import count
from typing import NamedTuple, overload

from game.text.messages import known, say, say_in
from game.text.opponents import name_of
from game.text.told import Told


class Seated(NamedTuple):
    """A seat: what was typed as its name, empty where nothing was, its colour, and the character of its opponent."""

    typed: str
    colour: str
    character: str = ""


def colour_name(colour: str) -> str:
    """The name of a person until another one is typed; empty for a colour that there is not."""
    key = f"window-colour-{colour}"
    return say(key) if known(key) else ""


def colour_name_in(language: str, colour: str) -> str:
    """The same in another language than the one in use."""
    return say_in(language, f"window-colour-{colour}")


def names_of(seats: Sequence[Seated]) -> tuple[str, ...]:
    """What the seats of a table are called in the language in use; who has typed no name gets one that is free."""
    names = {at: seat.typed for at, seat in enumerate(seats) if seat.typed}
    for at, seat in enumerate(seats):
        if not seat.typed and not seat.character:
            names[at] = _free(colour_name(seat.colour), names.values())
    for at, seat in enumerate(seats):
        if not seat.typed and seat.character:
            names[at] = name_of(seat.character, names.values())
    return tuple(names[at] for at in range(len(seats)))


def _free(name: str, taken: Collection[str]) -> str:
    others = {one.casefold() for one in taken}
    numbered = (f"{name} {number}" for number in count(2))
    return name if not name or name.casefold() not in others else next(
        one for one in numbered if one.casefold() not in others
    )  # fmt: skip


class SeatNames(Sequence[str]):
    """The names of the seats of one table, in whatever language is in use when they are read."""

    def __init__(self, seats: Sequence[Seated]) -> None:
        self._names = Told(lambda: names_of(seats))

    @overload
    def __getitem__(self, at: int) -> str: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[str, ...]: ...

    def __getitem__(self, at: int | slice) -> str | tuple[str, ...]:
        return self._names.words[at]

    def __len__(self) -> int:
        return len(self._names.words)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names.words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))
