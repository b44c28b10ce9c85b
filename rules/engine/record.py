"""Records: a game as text, one line of JSON per choice. Save file, replay, undo list and fault report in one.

Lines are only ever added. The first is the header; then choices, ``undo``, ``rewind``, who plays a seat from then on,
and at each new phase a digest, at each new round also a snapshot of the whole position. Each bears a check that holds
it and all lines before it; lines without one, as they were written before, are taken as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from rules.engine.chain import link, seal, unseal
from rules.engine.choice import Choice
from rules.engine.header import (
    FORMAT,
    MARK,
    OPPONENT,
    PERSON,
    Header,
    NewerRecord,
    RecordFault,
    RulesFail,
    decoded,
    form_of,
    header_of,
)
from rules.engine.rows import first_rows, plain_ends, rows

EDITION = '{"edition":"'
"""How the last line of a file begins that brings along the data of its game; it is no part of the record."""
MOST_ROWS = 2_000_000
"""Most lines, far more than a game ever has."""
NEAR_END = 1_000
"""So many lines from its end it is looked for whether a damaged record tells that its game had ended."""


Teller = Callable[[float], None]
"""Is told now and then how much of some work is done, from 0 to 1; where it raises something the work is left."""
OFTEN = 64
"""After so many lines that is told."""


def unheard(_share: float) -> None:
    """Told where nobody wants to know."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line after the header; exactly one of its parts is filled, ``seat`` and ``at`` aside.

    ``plays`` says who plays the seat from now on: an opponent in its own words, or PERSON; words that name no
    opponent are a person's too.
    ``rewind`` says how many choices still stood after the game was put back beyond what ``undo`` may take back.
    ``snapshot`` is a position by the names of its things; in older records its bytes as ``packed`` gives them, which
    only the very same data understand. ``over`` are the points (or vineyards) of the seats when the game has ended.
    """

    choice: str = ""
    seat: int = -1
    undo: bool = False
    rewind: int = -1
    digest: str = ""
    snapshot: str | dict[str, Any] = ""
    over: list[int] = []
    at: tuple[int, str] = (0, "")
    plays: str = ""

    @property
    def acts(self) -> bool:
        """Whether it says what a player did, not only what came of it."""
        return bool(self.choice) or self.undo or self.rewind >= 0

    @property
    def says_one_thing(self) -> bool:
        """Whether no more than one of its parts is filled."""
        parts = (self.choice, self.undo, self.rewind >= 0, self.digest, self.snapshot, self.over, self.plays)
        return sum(map(bool, parts)) <= 1


class LaterLine(Line, frozen=True, forbid_unknown_fields=False):
    """A line that may say more than is known here, as one of a newer version does."""


class Parsed(NamedTuple):
    """What a text says: header and lines, and the check on which the next line follows.

    ``held`` is how many of the lines a check holds, -1 where not even the header is held; ``torn`` is whether a last
    line that breaks off was left out.
    """

    text: str
    header: Header
    lines: list[Line]
    check: str
    held: int
    torn: bool

    @property
    def protected(self) -> bool:
        """Whether a change anywhere in the text would be seen."""
        return self.held == len(self.lines)

    def sound(self, followed: int) -> str:
        """The beginning of the text that surely is of a game that was played.

        ``followed`` of the lines after the header follow from each other. What no check holds is as it was as far as a
        digest of the position was right; what stands behind the last one may be what was changed.
        """
        last = max((at for at, line in enumerate(self.lines[:followed], 1) if line.digest), default=-1)
        return first_rows(self.text, max(last, min(self.held, followed)) + 1)

    def fault(self, followed: int, failed: str) -> RecordFault:
        """Why not all lines follow from each other, only so many; ``failed`` is what the rules say behind them."""
        if failed:
            return RulesFail(failed, self.sound(followed), played=True)
        sentence = f"line {followed + 2} does not follow from what stands before it"
        return RecordFault(sentence, self.sound(followed), played=True)


class Record:
    """The lines of one game; ``listener`` is told each line as it is added, with its check.

    Checks are made only once somebody listens.
    """

    def __init__(self, header: Header, listener: Callable[[str], None] | None = None) -> None:
        self.header = msgspec.structs.replace(header, record=form_of(header))
        self.lines: list[Line] = []
        self.plays = plays_after(header, ())
        """Who plays each seat by now, as ``Line.plays`` says it."""
        self.listener = listener
        self._check, self._checked = "", -1
        """The check of the last line that has one by now, and how many have; -1 where not even the header."""
        self._tell(self.header)

    def write_on(self, listener: Callable[[str], None] | None, check: str | None = None) -> None:
        """Tell each line that is added from now on; ``check`` is that of the text it comes behind, if not of ours."""
        self.listener = listener
        if check is not None:
            self._check, self._checked = check, len(self.lines)
        elif listener is not None:
            if self._checked < 0:
                self._link(self.header)
            for line in self.lines[max(0, self._checked) :]:
                self._link(line)
            self._checked = len(self.lines)

    def _link(self, part: Header | Line) -> str:
        """The row of a part, whose check is now that of the last one."""
        row = _row(part)
        self._check = link(self._check, row)
        return row

    def _tell(self, part: Header | Line) -> None:
        if self.listener is not None:
            row = self._link(part)
            self._checked = len(self.lines)
            self.listener(seal(row, self._check))

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

    def hand_over(self, seat: int, plays: str) -> None:
        """Note who plays a seat from now on, as ``Line.plays`` says it."""
        self.plays[seat] = plays
        self._add(Line(seat=seat, plays=plays))

    @property
    def rewound(self) -> bool:
        """Whether the game was ever put back beyond what ``undo`` may take back; then it counts for no records."""
        return any(line.rewind >= 0 for line in self.lines)

    def digest(self, moment: tuple[int, str], digest: str) -> None:
        """Note the digest of the position at the beginning of a phase."""
        self._add(Line(digest=digest, at=moment))

    def snapshot(self, moment: tuple[int, str], position: dict[str, Any]) -> None:
        """Note the whole position at the beginning of a round, by the names of its things."""
        self._add(Line(snapshot=position, at=moment))

    def over(self, points: list[int]) -> None:
        """Note that the game has ended, with the points of the seats."""
        self._add(Line(over=points))

    def text(self) -> str:
        """The whole record, one line each."""
        return text_of(self.header, self.lines)


def plays_after(header: Header, lines: Sequence[Line]) -> list[str]:
    """Who plays each seat of a record after these lines of it, as ``Line.plays`` says it."""
    plays = [seat.get(OPPONENT, PERSON) for seat in header.seats]
    for line in lines:
        if line.plays and 0 <= line.seat < len(plays):
            plays[line.seat] = line.plays
    return plays


def played_by(seats: Sequence[Mapping[str, str]], plays: Sequence[str]) -> list[dict[str, str]]:
    """The seats of a header as if the game had begun with these players, named as ``Line.plays`` names them."""
    found = [{name: said for name, said in seat.items() if name != OPPONENT} for seat in seats]
    return [seat | ({OPPONENT: one} if one != PERSON else {}) for seat, one in zip(found, plays, strict=True)]


def text_of(header: Header, lines: Sequence[Line]) -> str:
    """A record as text, each line with its check."""
    rows, check = [], ""
    parts: tuple[Header | Line, ...] = (header, *lines)
    for part in parts:
        row = _row(part)
        check = link(check, row)
        rows.append(seal(row, check) + "\n")
    return "".join(rows)


def _row(part: Header | Line) -> str:
    return msgspec.json.encode(part).decode()


def is_checked(row: bytes) -> bool:
    """Whether a line of a record bears a check, whatever that is worth."""
    return bool(unseal(row.decode(errors="replace").rstrip("\r"))[1])


def parse(text: str, tell: Teller = unheard) -> Parsed:
    """What the text of a record says; a torn last line is left out. ``tell`` hears how far it is.

    Raises RecordFault.
    """
    text = plain_ends(text.removeprefix(MARK))
    whole = text.rstrip("\n")
    last = whole.rfind("\n") + 1
    if whole.startswith(EDITION, last):
        whole = whole[: max(0, last - 1)]
    count = whole.count("\n") + 1
    if count > MOST_ROWS:
        raise RecordFault(f"it has more than {MOST_ROWS} lines, which no saved game has")
    each = rows(whole)
    first = next(each)
    header = header_of(first)
    if header.record > FORMAT:
        raise NewerRecord(f"it was saved by a newer version of the game (record format {header.record})")
    body, check = unseal(first)
    before, held = link("", body), 0 if check else -1
    lines: list[Line] = []
    for number, row in enumerate(each, 2):
        if not number % OFTEN:
            tell(number / count)
        body, check = unseal(row)
        line, after = _line(body), link(before, body)
        if line is None and number == count and not text.endswith("\n"):
            return Parsed(text, header, lines, before, held, torn=True)
        if line is None and check == after and decoded(body, LaterLine) is not None:
            raise NewerRecord("it was saved by a newer version of the game")
        if line is None or not line.says_one_thing:
            raise RecordFault(f"line {number} is damaged", first_rows(text, number - 1))
        if check not in ("", after):
            found = Parsed(text, header, lines, before, held, torn=False)
            good = first_rows(text, held + 1) if held >= 0 else found.sound(len(lines))
            raise RecordFault(f"line {number} was changed, or a line before it is missing", good)
        lines.append(line)
        before, held = after, len(lines) if check else held
    return Parsed(text, header, lines, before, held, torn=False)


@lru_cache(1000)
def _line(row: str) -> Line | None:
    """What a row without its check says, if that is a line. Where one stands many times it is kept once."""
    return decoded(row, Line)


def with_header(text: str, header: Header) -> str:
    """A record under another header; a line that bore a check bears the one that fits now."""
    found, check = [], ""
    for number, row in enumerate(plain_ends(text).rstrip("\n").split("\n")):
        body, sealed = unseal(row)
        body = body if number else _row(header)
        check = link(check, body)
        found.append(seal(body, check) if sealed else body)
    return "\n".join(found) + "\n"


def has_ended(text: str) -> bool:
    """Whether the text of a record, perhaps a damaged one, tells that its game had ended and nobody stepped back."""
    end = len(text)
    for _ in range(NEAR_END):
        start = text.rfind("\n", 0, end) + 1
        line = _line(unseal(text[start:end])[0])
        if line is not None and (line.acts or line.over):
            return bool(line.over)
        if not start:
            break
        end = start - 1
    return False


def is_over(lines: Sequence[Line]) -> bool:
    """Whether a record tells that its game had ended and that nobody stepped back since."""
    last = next((line for line in reversed(lines) if line.acts or line.over), None)
    return last is not None and bool(last.over)
