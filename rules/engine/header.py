"""The first line of a record: which game it is, with which rules, data, options, seats and seed; its faults."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from rules.engine.chain import link, unseal
from rules.engine.chance import LARGEST_SEED

T = TypeVar("T")

FORMAT = 4
NAMED, WITH_CARDS, WITH_OPPONENTS = 2, 3, 4
"""The format from which on things are called by names and the data of a game are kept beside it, that of games with
cards which somebody has added, and that of games in which a seat plays by itself; all others are written as before."""
OPPONENT, PERSON = "opponent", "person"
"""How a seat names the opponent that plays it, in words of its own, and who plays a seat without one."""
LONGEST_PLAYER = 60
"""Most letters of the words that say who plays a seat."""
MARK = "\ufeff"
"""The mark of the byte order that some programs write before a text; it says nothing."""
LONGEST_FIRST, LONGEST_ROW = 1 << 18, 1 << 20
"""Most letters of the first and of another line: far more than a game ever has."""
LONGEST_WORD, MOST_WORDS, LARGEST_NUMBER = 10_000, 40, 1_000_000_000
"""Most letters of a word of the header, most words in one place, and its largest number, the seed aside."""


class RecordFault(ValueError):
    """A text is no record of ours, or a damaged one. The sentence says what and where.

    ``good`` is the text of the record up to the last good line, empty where there is none; ``played`` is whether it was
    played up to there.
    """

    def __init__(self, sentence: str, good: str = "", played: bool = False) -> None:
        super().__init__(sentence)
        self.good = good
        self.played = played


class RulesFail(RecordFault):
    """The rules fail in the middle of a record that seems sound; the sentence is what they say."""


class OtherRules(RecordFault):
    """A record may be sound, but these rules and data cannot play it. It is left as it is."""


class NewerRecord(RecordFault):
    """A record was written by a newer version of the program: what it says is not all understood here."""


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """What must be known to play a game again: game, rules version, digest of the data, options, seats, seed.

    ``position`` is filled where the game did not begin with a deal but in the middle: the bytes of the position.
    ``cards`` are the names of the sets of cards that were added to those of the game, nothing where none were.
    """

    game: str
    version: int
    data: str
    options: dict[str, Any]
    seats: list[dict[str, str]]
    seed: int
    position: str = ""
    record: int = NAMED
    cards: tuple[str, ...] | UnsetType = UNSET

    def __post_init__(self) -> None:
        if self.cards == ():
            self.cards = UNSET


class LaterHeader(Header, forbid_unknown_fields=False):
    """A header that may say more than is known here, as one of a newer version does."""


def form_of(header: Header) -> int:
    """The format in which a game is written: the first one that knows all there is in it."""
    if any(OPPONENT in seat for seat in header.seats):
        return WITH_OPPONENTS
    return WITH_CARDS if header.cards else NAMED


def header_of(row: str, later: bool = False) -> Header:
    """The header that the first line of a record is. Raises RecordFault, NewerRecord.

    ``later``: also one of a newer version, as far as it is understood.
    """
    if len(row) > LONGEST_FIRST:
        raise RecordFault(f"line 1 has more than {LONGEST_FIRST} letters, which no saved game has")
    body, check = unseal(row.removeprefix(MARK).rstrip("\r\n"))
    header = decoded(body, LaterHeader)
    if header is None:
        raise RecordFault("line 1 is not the header of a saved game")
    if check and check != link("", body) and header.record <= FORMAT:
        raise RecordFault("line 1 was changed")
    known = decoded(body, Header)
    if known is None and not later:
        # A check that is not the last of the fields was moved, which no version does.
        news = (decoded(body, dict[str, Any]) or {}).keys() - {*Header.__struct_fields__, "check"}
        raise NewerRecord("it was saved by a newer version of the game") if news else RecordFault("line 1 was changed")
    for fault in _misfits(header if known is None else known):
        raise RecordFault(f"line 1 is not right: {fault}")
    return known or header


def _misfits(header: Header) -> Iterator[str]:
    """What a header says that no game can have."""
    if abs(header.seed) > LARGEST_SEED:
        yield "no game has such a seed"
    if not 0 <= header.version <= LARGEST_NUMBER:
        yield "no rules have such a version"
    if max(map(len, (header.options, *header.seats)), default=0) > MOST_WORDS:
        yield f"it names more than {MOST_WORDS} things in one place"
    if header.cards and (header.record < WITH_CARDS or len(header.cards) > MOST_WORDS):
        yield "no game was begun with such cards"
    if header.record < WITH_OPPONENTS and any(OPPONENT in seat for seat in header.seats):
        yield f"a game with opponents is one of record format {WITH_OPPONENTS}"
    words = [header.game, header.data, *header.options, *(header.cards or ())]
    for seat in header.seats:
        words += [*seat, *seat.values()]
    for option, value in header.options.items():
        if isinstance(value, str):
            words.append(value)
        elif not isinstance(value, int) or abs(value) > LARGEST_NUMBER:
            yield f"no option has the value of '{option[:40]}'"
    if max(map(len, words)) > LONGEST_WORD:
        yield f"a name in it has more than {LONGEST_WORD} letters"


def decoded(row: str, shape: type[T]) -> T | None:
    """What a line says, None where it is of another shape."""
    if len(row) > LONGEST_ROW:
        return None
    try:
        return msgspec.json.decode(row.encode(), type=shape)
    except (ValueError, RecursionError):
        return None
