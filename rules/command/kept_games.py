"""The games of a match in a file, so that a match that was stopped goes on where it was left."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rules.command.pairing import Pairing
from rules.players.match import Outcome

LARGEST = 64 << 20
"""Bytes of the largest file of kept games that is read."""
CURE = "take it away or name another"


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file: which match it is, and what both kinds of players thought with."""

    pairing: Pairing
    seed: int
    thinking: tuple[str, ...]


class KeptGames:
    """The games of one match in a file."""

    def __init__(self, file: Path, pairing: Pairing, seed: int) -> None:
        self.file, self.pairing, self.seed = file, pairing, seed
        self._whole = 0

    def begun(self) -> bool:
        """Whether the file holds more than a part of its first line. Raises ValueError with a sentence."""
        return self.file.exists() and not self._first_line().startswith(self._text())

    def begin(self) -> None:
        """Begin the file if that has not been done. Raises ValueError with a sentence."""
        if self.begun():
            return
        try:
            self._whole = self.file.write_bytes(self._first_line())
        except OSError as fault:
            raise self._unusable(fault) from None

    def read(self, games: int) -> list[Outcome]:
        """The first games, at most so many; half a line at the end counts for nothing. Raises ValueError."""
        first, *rows = self._text().split(b"\n")
        self._check(first)
        rows = rows[:-1][:games]
        found: list[Outcome] = []
        for number, (row, meeting) in enumerate(zip(rows, self.pairing.meetings(len(rows), self.seed), strict=True), 2):
            outcome = _decoded(row)
            if outcome is None:
                raise ValueError(f"{self.file}: line {number} holds no game; delete it and what follows.")
            if outcome.meeting != meeting or len(outcome.points) != self.pairing.seats:
                raise ValueError(f"{self.file}: line {number} is not the game that is due; delete it and what follows.")
            found.append(outcome)
        self._whole = sum(len(row) + 1 for row in (first, *rows))
        return found

    def add(self, outcome: Outcome) -> None:
        """Keep one game more, behind those that were read. Raises OSError."""
        row = msgspec.json.encode(outcome) + b"\n"
        with self.file.open("r+b") as file:
            file.truncate(self._whole)
            file.seek(self._whole)
            file.write(row)
        self._whole += len(row)

    def _first_line(self) -> bytes:
        return msgspec.json.encode(self._first()) + b"\n"

    def _first(self) -> Kept:
        return Kept(self.pairing, self.seed, self.pairing.thinking())

    def _text(self) -> bytes:
        """All that the file holds. Raises ValueError with a sentence."""
        try:
            if self.file.exists() and not self.file.is_file():
                raise ValueError(f"{self.file}: is no file but a folder or a device; {CURE}.")
            if self.file.stat().st_size > LARGEST:
                raise ValueError(f"{self.file}: has more than {LARGEST} bytes; {CURE}.")
            return self.file.read_bytes()
        except OSError as fault:
            raise self._unusable(fault) from None

    def _unusable(self, fault: OSError) -> ValueError:
        return ValueError(f"{self.file}: cannot be used ({fault.strerror}); {CURE}.")

    def _check(self, line: bytes) -> None:
        """Raises ValueError with a sentence where the first line tells of another match."""
        due = self._first()
        try:
            found = msgspec.json.decode(line, type=Kept)
        except msgspec.MsgspecError:
            found = None
        if found is None or (found.pairing, found.seed) != (due.pairing, due.seed):
            raise ValueError(f"{self.file}: line 1 tells of another match; {CURE}.")
        if found.thinking != due.thinking:
            raise ValueError(
                f"{self.file}: its players thought otherwise, since levels or weights have changed; {CURE}."
            )


def _decoded(row: bytes) -> Outcome | None:
    """The game of a line; None where it holds none."""
    try:
        outcome = msgspec.json.decode(row, type=Outcome)
    except msgspec.MsgspecError:
        return None
    return outcome if 0 <= outcome.share <= 1 else None
