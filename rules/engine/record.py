"""Records: a game as text, one line of JSON per choice. Save file, replay, undo list and fault report in one.

Lines are only ever added. The first is the header; then choices, ``undo``, ``rewind``, and at each new phase a digest,
at each new round also a snapshot of the whole position.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from rules.engine.choice import Choice

FORMAT = 1
_SUM = 6


class RecordFault(ValueError):
    """A text is no record of ours, or a damaged one. The sentence says what and where.

    ``good`` is the text of the record up to the last good line, empty where there is none.
    """

    def __init__(self, sentence: str, good: str = "") -> None:
        super().__init__(sentence)
        self.good = good


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """What must be known to play a game again: game, rules version, digest of the data, options, seats, seed.

    ``position`` is filled where the game did not begin with a deal but in the middle: the bytes of the position.
    """

    game: str
    version: int
    data: str
    options: dict[str, Any]
    seats: list[dict[str, str]]
    seed: int
    position: str = ""
    record: int = FORMAT


class Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One line after the header; exactly one of its parts is filled, ``seat`` and ``at`` aside.

    ``rewind`` says how many choices still stood after the game was put back beyond what ``undo`` may take back.
    """

    choice: str = ""
    seat: int = -1
    undo: bool = False
    rewind: int = -1
    digest: str = ""
    snapshot: str = ""
    at: tuple[int, str] = (0, "")

    @property
    def acts(self) -> bool:
        """Whether it says what a player did, not only what came of it."""
        return bool(self.choice) or self.undo or self.rewind >= 0


class Record:
    """The lines of one game; ``listener`` is told each line as it is added."""

    def __init__(self, header: Header, listener: Callable[[str], None] | None = None) -> None:
        self.header = header
        self.lines: list[Line] = []
        self.listener = listener
        self._tell(header)

    def write_on(self, listener: Callable[[str], None] | None) -> None:
        """Tell each line that is added from now on."""
        self.listener = listener

    def _tell(self, part: Header | Line) -> None:
        if self.listener is not None:
            self.listener(msgspec.json.encode(part).decode())

    def _add(self, line: Line) -> None:
        self.lines.append(line)
        self._tell(line)

    def choice(self, seat: int, chosen: Choice) -> None:
        """Note a choice that was made."""
        self._add(Line(choice=str(chosen), seat=seat))

    def undo(self) -> None:
        """Note that the last choice was taken back."""
        self._add(Line(undo=True))

    def rewind(self, left: int) -> None:
        """Note that the game was put back to where so many choices stood."""
        self._add(Line(rewind=left))

    @property
    def rewound(self) -> bool:
        """Whether the game was ever put back beyond what ``undo`` may take back; then it counts for no records."""
        return any(line.rewind >= 0 for line in self.lines)

    def digest(self, moment: tuple[int, str], digest: str) -> None:
        """Note the digest of the position at the beginning of a phase."""
        self._add(Line(digest=digest, at=moment))

    def snapshot(self, moment: tuple[int, str], position: bytes) -> None:
        """Note the whole position at the beginning of a round."""
        self._add(Line(snapshot=packed(position), at=moment))

    def text(self) -> str:
        """The whole record, one line each."""
        return "".join(msgspec.json.encode(part).decode() + "\n" for part in (self.header, *self.lines))


def parse(text: str) -> tuple[Header, list[Line]]:
    """Header and lines of a record; a torn last line is dropped. Raises RecordFault."""
    rows = text.split("\n")
    try:
        header = msgspec.json.decode(rows[0].encode(), type=Header)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError):
        raise RecordFault("line 1 is not the header of a saved game") from None
    if header.record > FORMAT:
        raise RecordFault(f"it was saved by a newer version of the game (record format {header.record})")
    lines: list[Line] = []
    for number, row in enumerate(rows[1:], 2):
        if not row.strip():
            continue
        try:
            lines.append(msgspec.json.decode(row.encode(), type=Line))
        except (msgspec.MsgspecError, UnicodeEncodeError):
            if number == len(rows):
                break
            raise RecordFault(f"line {number} is damaged", "".join(one + "\n" for one in rows[: number - 1])) from None
    return header, lines


def packed(position: bytes) -> str:
    """The bytes of a position as a text for one line, with a checksum in front."""
    return b64encode(blake2b(position, digest_size=_SUM).digest() + position).decode()


def unpacked(text: str) -> bytes:
    """The bytes of a position from its text. Raises RecordFault."""
    try:
        both = b64decode(text, validate=True)
    except ValueError:
        both = b""
    if blake2b(both[_SUM:], digest_size=_SUM).digest() != both[:_SUM]:
        raise RecordFault("a position in it is damaged")
    return both[_SUM:]


def snapshots(lines: Sequence[Line]) -> list[tuple[int, int]]:
    """The snapshots that still stand: the place of each among the lines, and how many choices were made before it."""
    made = 0
    found: list[tuple[int, int]] = []
    for number, line in enumerate(lines):
        made = line.rewind if line.rewind >= 0 else made + (1 if line.choice else -1 if line.undo else 0)
        found = [one for one in found if one[1] <= made]
        if line.snapshot:
            found.append((number, made))
    return found
