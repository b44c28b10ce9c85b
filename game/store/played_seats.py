"""The opponents that play seats of a kept game, as its record names them, and what is said where it names none."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from game.text.messages import say
from game.text.opponents import NAMES, characters
from game.text.seats import Seated
from rules.engine.game import Game
from rules.engine.header import OPPONENT, PERSON, Header
from rules.engine.printable import printable
from rules.players.opponent import Opponent, read
from rules.players.seated import unknown

LONGEST_NAME = 40
"""Most letters of a name that are shown."""
LAST_BYTES = 1 << 18
"""How much of the end of a record is searched for who plays, and for its last year, where not all of it is read."""
INNKEEPER = "innkeeper"
"""How a record names the innkeeper of a seat, where somebody has chosen another than that of its colour."""
_HANDED = re.compile(rb'\{"seat":(\d{1,2}),"plays":"((?:[^"\\\n]|\\.)+)"')
"""A line that hands a seat over."""


def plain(name: str) -> str:
    """A name from a file as it can be shown: one line of what can be printed, not too long."""
    return "".join(letter if letter.isprintable() else " " for letter in name[:LONGEST_NAME]).strip()


def seated(seats: Iterable[Mapping[str, str]]) -> list[Seated]:
    """The seats of a header, by which they are called."""
    return [Seated(plain(seat.get("name", "")), seat.get("colour", ""), _character(seat)) for seat in seats]


def innkeepers(seats: Sequence[Mapping[str, str]], colours: Sequence[str]) -> tuple[str, ...]:
    """Who is seen of each seat of a header, whoever plays it now: an innkeeper, or an opponent by its character."""
    faces = faces_of([_character(seat) for seat in seats])
    return tuple(
        face or plain(seat.get(INNKEEPER, "")) or colour
        for face, seat, colour in zip(faces, seats, colours, strict=True)
    )


def faces_of(characters: Sequence[str]) -> tuple[str, ...]:
    """Whose faces are seen of opponents of these characters, by seat; empty where no opponent plays.

    Each character has as many faces as names: the second one at a table is somebody else.
    """
    numbers = [characters[:at].count(one) % NAMES + 1 for at, one in enumerate(characters)]
    return tuple(
        f"{one}_{number}" if one and number > 1 else one for one, number in zip(characters, numbers, strict=True)
    )


def _character(seat: Mapping[str, str]) -> str:
    one = opponent_of(seat.get(OPPONENT, PERSON))
    return one.character if one else ""


def opponent_of(plays: str) -> Opponent | None:
    """The opponent that a record means; None for a person, and for what is no opponent, so that somebody plays."""
    try:
        return read(plays)
    except ValueError:
        return None


def begun_with(game: Game) -> tuple[Opponent | None, ...]:
    """The opponents by seat with whom the game began, whoever plays the seats now; None for a person."""
    return tuple(opponent_of(seat.get(OPPONENT, PERSON)) for seat in game.record.header.seats)


def seat_faults(game: Game, path: Path) -> Iterator[str]:
    """A sentence for each seat whose opponent is not known: a person plays it, or one without that character does."""
    for one in unknown(game, characters()):
        kind = "character" if one.character else "opponent"
        words = printable(one.character or one.words)
        yield say(f"window-record-{kind}", file=str(path), line=one.line, words=words, seat=one.seat + 1)


def opponents_in(header: Header, end: bytes) -> tuple[Opponent | None, ...]:
    """By seat who plays it without a person, as header and the end of a record tell; None where a person does."""
    plays = [seat.get(OPPONENT, PERSON) for seat in header.seats]
    for seat, words in _HANDED.findall(end):
        if int(seat) < len(plays):
            plays[int(seat)] = words.decode(errors="replace")
    return tuple(map(opponent_of, plays))


def ever_played(game: Game) -> frozenset[int]:
    """The seats that an opponent has played at any time of the game."""
    header, lines = game.record.header, game.record.lines
    begun = {seat for seat, one in enumerate(header.seats) if OPPONENT in one}
    return frozenset(begun | {line.seat for line in lines if line.plays not in ("", PERSON)})
