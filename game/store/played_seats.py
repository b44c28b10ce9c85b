"""The opponents that play seats of a kept game, as its record names them, and what is said where it names none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.store.records import plain
from game.text.messages import say
from rules.engine.game import Game
from rules.engine.header import PERSON
from rules.players.opponent import Opponent, read


def opponent_of(plays: str) -> Opponent | None:
    """The opponent that a record means; None for a person, and for what is no opponent, so that somebody plays."""
    try:
        return None if plays == PERSON else read(plays)
    except ValueError:
        return None


def seat_faults(game: Game, path: Path) -> Iterator[str]:
    """A sentence for each seat that a person plays now because the record names no opponent that is known."""
    for seat, plays in enumerate(game.plays):
        if plays != PERSON and opponent_of(plays) is None:
            line = _line(game, seat)
            yield say("window-record-opponent", file=str(path), line=line, words=plain(plays), seat=seat + 1)


def _line(game: Game, seat: int) -> int:
    """The line of the record that says last who plays a seat, counted from 1."""
    said = (at for at, line in enumerate(game.record.lines, 2) if line.plays and line.seat == seat)
    return max(said, default=1)
