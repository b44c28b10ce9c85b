"""Who plays the seats of a saved game, and who of them is not known here."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from rules.engine.game import Game
from rules.engine.header import PERSON
from rules.players.opponent import read


class Unknown(NamedTuple):
    """A seat whose player is not known.

    ``line`` of the record says so, counted from 1, in these ``words``. ``character`` is the one that there is not;
    empty where the words name no opponent at all, and ``fault`` says why.
    """

    seat: int
    line: int
    words: str
    character: str = ""
    fault: str = ""


def unknown(game: Game, characters: Collection[str]) -> Iterator[Unknown]:
    """The seats of a game that are now played by who is not known, where there are these ``characters``."""
    for seat, words in enumerate(game.plays):
        if words == PERSON:
            continue
        try:
            character = read(words).character
        except ValueError as fault:
            yield Unknown(seat, _line(game, seat), words, fault=str(fault))
            continue
        if character not in characters:
            yield Unknown(seat, _line(game, seat), words, character)


def _line(game: Game, seat: int) -> int:
    """The line of the record that says last who plays a seat, counted from 1."""
    said = (at for at, line in enumerate(game.record.lines, 2) if line.plays and line.seat == seat)
    return max(said, default=1)
