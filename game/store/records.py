"""Saved games: where they lie, which one is continued, and what is done about damaged ones.

A saved game is a record (JSON Lines) that grows by a line with each choice. Finished games lie in the folder
``finished`` beside the others, damaged ones that were given up in ``damaged``; ``earlier`` holds each game as it was
when it was continued the last few times, ``older`` what was played with other rules or cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from os import SEEK_END
from pathlib import Path
from stat import S_ISREG
from typing import Any, NamedTuple

import msgspec

from game import paths
from game.store import boxes, earlier, editions, own_cards
from game.store.boxes import vino as vino
from game.store.boxes import viticulture as viticulture
from game.store.earlier import LARGEST
from game.store.job import tell
from game.store.own_cards import BadCards
from game.store.played_seats import LAST_BYTES, opponents_in, plain, seated
from game.store.record_file import FINISHED, SUFFIX, InUse, RecordFile, add, age, contents, replace
from game.text.faults import too_large
from game.text.messages import say
from game.text.names import joined
from game.text.seats import names_of
from rules.engine.catalog import DataFault as DataFault
from rules.engine.game import Game
from rules.engine.header import (
    FORMAT,
    LONGEST_FIRST,
    NAMED,
    Header,
    NewerRecord,
    OtherRules,
    RecordFault,
    RulesFail,
    header_of,
)
from rules.engine.reason import Reason
from rules.engine.record import has_ended
from rules.engine.rows import first_row
from rules.engine.rules import Rules
from rules.players.opponent import Opponent
from rules.vino.rules import Vino
from rules.viticulture.rules import Viticulture

DAMAGED, OLDER = "damaged", "older"
RESUMED = "resumed"
"""The note on a game that goes on from the beginning of a year or round, because the rest of it could not be kept."""
CAMPAIGN = "campaign"
"""How the seat of a record names the file of its campaign."""


MOST_NAMES = 8
"""Most names on Continue."""


class BadRecord(Exception):
    """A saved game cannot be read or is none; the message is one sentence with the file and what to do.

    ``good`` is the text of the game up to the last point from which it can go on, empty where there is none. A fault
    that is ``passing`` is none of the file.
    """

    def __init__(self, sentence: str, good: str = "", passing: bool = False) -> None:
        super().__init__(sentence)
        self.good = good
        self.passing = passing


class Save(NamedTuple):
    """A saved game: its file, the players' names, when it was last written (seconds since 1970), and which game.

    ``link`` is the file of the campaign that it belongs to, ``challenge`` its number; empty and 0 where there is none.
    ``opponents`` are who plays the seats of ``names`` without a person, None where a person does.
    """

    path: Path
    names: tuple[str, ...]
    changed: float
    game: str = Viticulture.name
    link: str = ""
    challenge: object = 0
    opponents: tuple[Opponent | None, ...] = ()


class Opened(NamedTuple):
    """A saved game that goes on: played to its end, with its file, and what the players must be told (or nothing).

    ``torn`` is whether its last line broke off and was left out.
    """

    game: Game
    file: RecordFile
    note: Reason | None
    torn: bool


def rules_of(text: str, brought: bytes = b"") -> Viticulture | Vino:
    """The rules with the cards and numbers with which the game of a record was begun, else those of the program.

    ``brought`` is the edition that came along with it, if one did. Raises DataFault, BadEdition.
    """
    try:
        header = header_of(first_row(text), later=True)
    except RecordFault:
        return viticulture()
    ours = boxes.rules_of(header.game)
    if header.data == ours.data_digest:
        return ours
    return _as_begun(header, brought) or ours


def _as_begun(header: Header, brought: bytes) -> Viticulture | Vino | None:
    """The rules with the edition of a game; where none is kept, with the cards that still lie in the player's folders.

    Raises BadEdition where there is nothing but a damaged one.
    """
    fault = None
    try:
        found = editions.rules_of(header.game, header.data, brought)
    except editions.BadEdition as damaged:
        found, fault = None, damaged
    if found is None and header.cards and header.game == Viticulture.name:
        with suppress(BadCards):
            again = own_cards.rules_with(header.cards)
            found = again if again.data_digest == header.data else None
    if found is None and fault is not None:
        raise fault
    return found


def unfinished() -> list[Save]:
    """The games that can be continued, the one written last first; also those that may turn out to be damaged.

    Raises OSError when the folder cannot be read.
    """
    found = []
    for path in paths.save_folder().glob(f"*{SUFFIX}"):
        try:
            state = path.stat()
        except OSError:
            continue
        if path.suffix == SUFFIX and state.st_size and S_ISREG(state.st_mode):
            found.append((state.st_mtime_ns, path))
    return [_save(path, changed) for changed, path in sorted(found, key=lambda one: (age(one[0]), one[1]))]


def newest_unfinished() -> Save | None:
    """The game that Continue goes on with: the one written last. Raises OSError."""
    return next(iter(unfinished()), None)


def _save(path: Path, changed: int) -> Save:
    """What is known of the game of a file; the file's name in place of the players' where its first line is none."""
    try:
        with path.open("rb") as file:
            header = header_of(file.readline(1 << 20).decode().rstrip("\n"), later=True)
            file.seek(max(0, file.seek(0, SEEK_END) - LAST_BYTES))
            opponents = opponents_in(header, file.read(LAST_BYTES))
    except (OSError, ValueError):
        return Save(path, (plain(path.name),), changed / 1e9)
    return save_of(header, path, changed / 1e9, opponents)


def save_of(header: Header, path: Path, changed: float, opponents: Sequence[Opponent | None]) -> Save:
    """What is known of a game from the header of its record; ``changed`` is when it was last written."""
    names = names_of(seated(header.seats[:MOST_NAMES]))
    link = header.seats[0].get(CAMPAIGN, "") if header.seats else ""
    challenge = header.options.get("challenge", 0)
    return Save(path, names, changed, header.game, link, challenge, tuple(opponents[:MOST_NAMES]))


def opened(path: Path) -> Opened:
    """Go on with a saved game, in its own file. Raises BadRecord."""
    file = RecordFile(path)
    try:
        found = _owned(path, file)
        data = whole_lines(found)
        game, note = played(path, data)
    except BaseException:
        file.close()
        raise
    torn = len(data) < len(found)
    data = editions.parted(data)[0]
    file.keep(data)
    try:
        editions.keep(game.rules)
        earlier.keep(path, data)
    except OSError as fault:
        file.failed(fault)
    if note is not None and note.id == RESUMED:
        file.close()
        file = _begun_anew(path, data, game)
    game.record.write_on(file.write)
    return Opened(game, file, note, torn)


def _begun_anew(path: Path, data: bytes, game: Game) -> RecordFile:
    """The file of a game that goes on from an earlier position; what it was until now is kept aside.

    Where that cannot be, its file is left as it is and the game goes on in a new one.
    """
    file, text = RecordFile(path), game.record.text()
    try:
        _put_aside(path, data, OLDER)
        replace(path, text.encode())
        file.open()
        file.keep(text.encode())
    except (OSError, InUse):
        file.close()
        file = RecordFile.fresh()
        file.write(text.removesuffix("\n"))
    return file


def go_back(path: Path, good: str) -> None:
    """Put a damaged game back to its last good point; the damaged file is kept aside. Raises OSError."""
    _put_aside(path, path.read_bytes(), DAMAGED)
    replace(path, good.encode())


def _put_aside(path: Path, content: bytes, folder: str) -> None:
    """Keep what a file holds in a folder beside it, under a name that no other has. Raises OSError."""
    aside = path.parent / folder
    aside.mkdir(exist_ok=True)
    add(aside / path.name, content)


def content(path: Path) -> bytes:
    """What a file holds that may be a saved game; it is not taken for this program. Raises BadRecord."""
    return _read(path, lambda: contents(path, LARGEST))


def _owned(path: Path, file: RecordFile) -> bytes:
    try:
        return _read(path, file.open)
    except InUse:
        raise BadRecord(say("window-error-record-in-use", file=str(path)), passing=True) from None


def _read(path: Path, read: Callable[[], bytes]) -> bytes:
    try:
        if path.exists() and not path.is_file():
            raise BadRecord(say("window-error-no-record", file=str(path)))
        if path.stat().st_size > LARGEST:
            raise BadRecord(_foreign(path, too_large(LARGEST)))
        return read()
    except (OSError, ValueError):
        raise BadRecord(say("window-error-no-record", file=str(path))) from None


def whole_lines(data: bytes) -> bytes:
    """What was written completely: a last line that breaks off is none, but an edition that does is a damaged one."""
    end = data.rfind(b"\n") + 1
    if end == len(data):
        return data
    try:
        msgspec.json.decode(data[end:])
    except (ValueError, RecursionError):
        if not editions.begins(data[end:]):
            return data[:end]
    return data + b"\n"


def played(path: Path, data: bytes) -> tuple[Game, Reason | None]:
    """The game of what a file holds, played to its end, and what the players must be told. Raises BadRecord.

    A game that is over is neither shortened nor does it go on: it is played to its end or not at all.
    """
    data, brought = editions.parted(data)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as fault:
        before = data[: data.rfind(b"\n", 0, fault.start) + 1].decode()
        sentence = _foreign(path, say("window-fault-no-text"))
        over = _was_over(path, data.decode("utf-8", "replace"))
        raise BadRecord(sentence, "" if over else _last_good(path, RecordFault("", before), brought)) from None
    if _is_newer(text):
        raise BadRecord(say("window-error-newer-record", file=str(path)))
    try:
        rules = rules_of(text, brought)
        if lacking := _lacks_cards(text, rules):
            if lacking.cards:
                sets, folder = _named(lacking.cards), str(paths.cards_folder())
                raise BadRecord(say("window-error-own-cards", file=str(path), sets=sets, folder=folder))
            if not _was_over(path, text):
                raise OtherRules(say("window-fault-no-cards"))
        game, note = Game.load(rules, text, tell=tell)
    except NewerRecord:
        raise BadRecord(say("window-error-newer-record", file=str(path))) from None
    except editions.BadEdition as fault:
        raise BadRecord(say("window-error-edition", file=str(path), fault=str(fault))) from None
    except OtherRules as fault:
        raise BadRecord(say("window-error-other-rules", file=str(path), fault=str(fault))) from None
    except RecordFault as fault:
        if _was_over(path, text):
            raise BadRecord(say("window-error-damaged-over", file=str(path), fault=str(fault))) from None
        kind = "window-error-record-fails" if isinstance(fault, RulesFail) else "window-error-damaged-record"
        sentence = say(kind, file=str(path), fault=str(fault))
        raise BadRecord(sentence, _last_good(path, fault, brought)) from fault
    if note is not None and _was_over(path, text):
        raise BadRecord(say("window-error-other-rules", file=str(path), fault=say("window-fault-over")))
    return game, note


def _lacks_cards(text: str, rules: Rules) -> Header | None:
    """The header of a game begun with other cards than these, though they should be kept; it would be another game."""
    try:
        header = header_of(first_row(text), later=True)
    except RecordFault:
        return None
    lacks = header.record >= NAMED and header.game == rules.name and header.data != rules.data_digest
    return header if lacks else None


def _named(sets: Sequence[str]) -> str:
    """The folders of cards that a record names, as they can be shown."""
    return joined([plain(name) for name in sets[:MOST_NAMES]])


def _was_over(path: Path, text: str) -> bool:
    """Whether a record is that of a game which had ended, as far as its folder or itself says so."""
    return path.parent.name == FINISHED or has_ended(text)


def _is_newer(text: str) -> bool:
    """Whether a record was written by a newer version of the program, which may mean more than we understand."""
    first = first_row(text)
    try:
        header = msgspec.json.decode(first if len(first) <= LONGEST_FIRST else "", type=dict[str, Any])
    except (ValueError, RecursionError):
        return False
    form, version = header.get("record"), header.get("version")
    ours = boxes.rules_of(str(header.get("game"))).version
    return (isinstance(form, int) and form > FORMAT) or (isinstance(version, int) and version > ours)


def _last_good(path: Path, fault: RecordFault, brought: bytes) -> str:
    """The longest text of the game that can be played: the beginning of the file, or what it was earlier."""
    good = fault.good if fault.played else _playable(fault.good, brought)
    for file in earlier.generations(path):
        older = earlier.content(file).decode("utf-8", "replace")
        if older.count("\n") > good.count("\n") and _playable(older, brought) == older:
            good = older
    return good


def _playable(text: str, brought: bytes) -> str:
    """A text, or its beginning as far as it can be played; ``brought`` is the edition that came along with it."""
    if not text or _is_newer(text):
        return ""
    try:
        rules = rules_of(text, brought)
        if _lacks_cards(text, rules):
            return ""
        Game.load(rules, text, tell=tell)
    except editions.BadEdition:
        return ""
    except RecordFault as fault:
        return fault.good if fault.played else ""
    return text


def _foreign(path: Path, fault: str) -> str:
    return say("window-error-foreign-record", file=str(path), fault=fault)
