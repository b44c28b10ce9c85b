"""What is remembered of the games that were played to their end: on this computer only, a line for each."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from game import paths
from game.store.card_uses import Use, uses
from game.store.file_names import portable
from game.store.played_seats import ever_played, opponent_of
from game.store.record_file import add, alone, contents, put, replace
from game.text.faults import fault_words
from game.text.messages import say
from rules.engine.game import Game
from rules.viticulture.scoring import SoloResult

LARGEST = 32 << 20
"""Bytes of the largest file that is read as statistics."""
FROM = "from"
"""How a record says that its game began in the middle of another one."""


class BadTally(Exception):
    """The statistics cannot be read; the message is one sentence. A damaged file is put aside where that can be."""


class _Newer(Exception):
    """A newer version of the program has written the statistics."""


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over.

    ``file`` is the name of its record, ``day`` when it ended (year, month, day), ``level`` that of the Automa or
    empty, ``challenge`` 1 to 8 or 0, ``points`` those of who won (or vineyards), ``last`` its last year or round,
    ``result`` win, draw or loss of a game alone, and ``uses`` what became of its cards, or regions and varieties.
    ``opponents`` are the levels of the seats that opponents played, as ``3 3 5``, where a person played against them
    from beginning to end; ``won`` is then who did: people, opponents, or both where the victory was shared.
    """

    file: str
    day: str
    game: str
    seats: int
    points: int
    last: int
    level: str = ""
    challenge: int = 0
    result: str = ""
    opponents: str = ""
    won: str = ""
    uses: tuple[Use, ...] = ()


_FACTS = frozenset(Ended.__struct_fields__)


def place() -> Path:
    """The file of the statistics; it need not be there yet."""
    return paths.save_folder().parent / "statistics.json"


def played() -> tuple[Ended, ...]:
    """All games that are remembered, the one that ended first before the others. Raises BadTally."""
    path = place()
    try:
        return _read(path)
    except FileNotFoundError:
        return ()
    except _Newer:
        raise BadTally(say("statistics-error-newer", file=str(path))) from None
    except OSError as fault:
        raise BadTally(say("statistics-error", file=str(path), fault=fault_words(fault))) from None
    except (ValueError, RecursionError):
        raise BadTally(_put_aside(path)) from None


def _read(path: Path) -> tuple[Ended, ...]:
    """The games of a file. Raises OSError, ValueError, RecursionError, _Newer."""
    content = contents(path, LARGEST)
    try:
        return msgspec.json.decode(content, type=tuple[Ended, ...])
    except msgspec.ValidationError as fault:
        try:
            games = msgspec.json.decode(content, type=tuple[dict[str, Any], ...])
            msgspec.convert([{fact: one[fact] for fact in one.keys() & _FACTS} for one in games], tuple[Ended, ...])
        except msgspec.ValidationError:
            raise fault from None
        raise _Newer from None


def _earlier() -> Path:
    """What the file was before it was written last."""
    return place().with_name("statistics.before.json")


def note(game: Game, file: str) -> None:
    """Remember a game that is over, if it was played as dealt. Raises OSError, BadTally, that also after it."""
    if game.record.rewound or any(FROM in seat for seat in game.record.header.seats):
        return
    now = ended(game, file)
    with alone(place()):
        told = None
        try:
            before = played()
        except BadTally as fault:
            told, before = fault, played()
        if file not in (one.file for one in before):
            _write((*before, now))
    if told is not None:
        raise told


def forget(file: str) -> None:
    """Forget a game whose end was stepped back. Raises OSError, BadTally."""
    with alone(place()):
        before = played()
        left = tuple(one for one in before if one.file != file)
        if left != before:
            _write(left)


def ended(game: Game, file: str) -> Ended:
    """What is remembered of a game."""
    result = game.result
    alone = result if isinstance(result, SoloResult) else None
    return Ended(
        file,
        f"{datetime.now():%Y-%m-%d}",
        game.rules.name,
        len(game.record.header.seats),
        result.standings[result.ranking[0]][0],
        game.moment_at(game.made)[0],
        game.view(None).automa.level if alone else "",
        alone.challenge if alone else 0,
        alone.result if alone else "",
        *_against(game),
        uses(game),
    )


def _against(game: Game) -> tuple[str, str]:
    """Against opponents of which levels people played, and who won; a seat that an opponent ever played is nobody's."""
    opponents = {seat: one for seat, one in enumerate(map(opponent_of, game.plays)) if one is not None}
    people = set(range(len(game.plays))) - ever_played(game)
    if not opponents or not people:
        return "", ""
    winners = set(game.result.winners)
    won = "both" if winners & people and winners - people else "people" if winners & people else "opponents"
    return " ".join(str(level) for level in sorted(one.level for one in opponents.values())), won


def clear() -> None:
    """Forget all games. Raises OSError."""
    with alone(place()):
        place().unlink(missing_ok=True)
        _earlier().unlink(missing_ok=True)


def tables() -> Path:
    """The folder into which the statistics are written as tables; it need not be there yet."""
    return place().parent if os.environ.get(paths.HOME_VARIABLE) else paths.documents_folder()


def export() -> tuple[Path, Path]:
    """Write the statistics as two tables for a spreadsheet, of the games and of what was used in them; their files.

    Raises OSError, BadTally.
    """
    folder = tables()
    games = played()
    facts = Ended.__struct_fields__[:-1]
    lines = [[getattr(one, fact) for fact in facts] for one in games]
    used = [(one.file, *msgspec.structs.astuple(use)) for one in games for use in one.uses]
    folder.mkdir(parents=True, exist_ok=True)
    return (
        add(_table(folder, say("statistics-file-games")), _lines(facts, lines)),
        add(_table(folder, say("statistics-file-uses")), _lines(("file", *Use.__struct_fields__), used)),
    )


def _table(folder: Path, what: str) -> Path:
    called = portable(f"{say('window-title')} {datetime.now():%Y-%m-%d} {what}", "statistics")
    return folder / f"{called}.csv"


def _lines(head: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow(head)
    table.writerows(rows)
    return text.getvalue().encode()


def _write(games: tuple[Ended, ...]) -> None:
    place().parent.mkdir(parents=True, exist_ok=True)
    if place().exists():
        replace(_earlier(), place().read_bytes())
    replace(place(), msgspec.json.encode(games))


def _put_aside(path: Path) -> str:
    """Give a file that cannot be read another name, and put back what it was before; says so in a sentence."""
    try:
        aside = put(path, path.with_name("statistics.damaged.json"))
    except OSError:
        return say("statistics-error-damaged", file=str(path), used="none")
    try:
        _read(_earlier())
        replace(path, contents(_earlier(), LARGEST))
    except (OSError, ValueError, RecursionError, _Newer):
        return say("statistics-error-damaged", file=str(aside), used="none")
    return say("statistics-error-damaged", file=str(aside), used="before")
