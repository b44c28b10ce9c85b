"""Positions in which years begin: learning keeps them, to learn from them again when it knows more."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from rules.engine.agenda import advance
from rules.engine.chance import LARGEST_SEED, Stream
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State


class Beginning(msgspec.Struct, frozen=True, array_like=True):
    """A year, and the whole position in which it begins."""

    year: int
    position: bytes

    @classmethod
    def of(cls, s: State) -> Beginning:
        """A position as it lies."""
        return cls(s.year, msgspec.msgpack.encode(s))

    def state(self) -> State:
        """The position, to be played on. Raises msgspec.MsgspecError."""
        s = msgspec.msgpack.decode(self.position, type=State)
        s.events = None
        return s


def keep(file: Path, found: Iterable[Beginning]) -> None:
    """Write more of them to a file. Raises OSError."""
    with file.open("ab") as lines:
        lines.write(b"".join(msgspec.json.encode(one) + b"\n" for one in found))


def kept(file: Path) -> list[Beginning]:
    """Those that a file holds; the last line may have been left unfinished. Raises OSError, ValueError."""
    lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(msgspec.json.decode(line, type=Beginning))
        except msgspec.MsgspecError:
            raise ValueError(f"{file}: line {number} holds no position; delete that line.") from None
    return found


def shuffled(rules: Viticulture, s: State, stream: Stream) -> State:
    """The position with another order in every deck, and other chances to come."""
    s.seed = stream.below(LARGEST_SEED)
    s.decks = tuple(stream.shuffled(tuple(sorted(deck))) for deck in s.decks)
    advance(rules.nodes, s)
    return s
