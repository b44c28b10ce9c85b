"""Saved games that are named to a command: opened, or told in one sentence why not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rules.command.games import DATA, GAMES
from rules.engine.game import Game
from rules.engine.header import RecordFault
from rules.engine.reason import Reason
from rules.engine.record import Parsed, parse
from rules.players import characters
from rules.players.seated import unknown

LARGEST = 64 << 20
"""Bytes of the largest file that is read as a saved game."""


class Unreadable(ValueError):
    """A file that is no good record. The text is one sentence with the file's name and a cure."""


class Opened(NamedTuple):
    """What a file says, the game it is, and a note where it goes on from a snapshot or was played with other data."""

    found: Parsed
    game: Game
    note: Reason | None


def opened(file: Path) -> Opened:
    """The saved game in a file. Raises Unreadable."""
    try:
        text = _text(file)
        found = parse(text)
        name = found.header.game
        if name not in GAMES:
            raise RecordFault(f"it is a game of {name[:40]!r}, which is not known here")
        return Opened(found, *Game.load(GAMES[name](), text))
    except OSError as fault:
        raise Unreadable(f"{file}: cannot be read ({fault.strerror}); name a saved game.") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{file}: is no saved game; name another file.") from None
    except RecordFault as fault:
        raise Unreadable(f"{file}: {fault}; name another saved game, or an older copy of it.") from None


def notes(file: Path, game: Game) -> Iterator[str]:
    """A sentence for each seat of a saved game whose opponent is not known here."""
    named = list(characters.known(DATA / "players")[0])
    for one in unknown(game, named):
        fault = one.fault or (
            f"there is no character {one.character!r} in data/players/{characters.FILE}; put it back, or write one of "
            f"{', '.join(named)}. Until then it has no style of its own."
        )
        yield f"{file}, line {one.line}: seat {one.seat}: {fault}"


def _text(file: Path) -> str:
    """What the file holds. Raises OSError, UnicodeDecodeError, and Unreadable for what cannot be a saved game."""
    if file.exists() and not file.is_file():
        raise Unreadable(f"{file}: it is no file but a folder or a device; name a saved game.")
    if file.stat().st_size > LARGEST:
        raise Unreadable(f"{file}: it is larger than {LARGEST >> 20} MB, as no saved game is; name another.")
    return file.read_text(encoding="utf-8-sig")
