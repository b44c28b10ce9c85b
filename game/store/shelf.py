"""The shelf of saved games: those that go on, those that are over and those in the bin; what is done with each."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from errno import ELOOP, ENOENT
from pathlib import Path
from stat import S_ISREG
from typing import Literal, NamedTuple, get_args

import msgspec

from game import paths
from game.store import campaigns, earlier, editions, job, records, statistics
from game.store.file_names import portable
from game.store.played_seats import LAST_BYTES, innkeepers, opponents_in, plain, seated
from game.store.record_file import FINISHED, SUFFIX, InUse, RecordFile, add, age, put
from game.store.records import BadRecord
from game.text.faults import fault_words
from game.text.messages import say
from game.text.order import plain_letters
from game.text.seats import names_of
from rules import system
from rules.engine.game import Game
from rules.engine.header import Header, header_of
from rules.engine.record import is_checked, with_header
from rules.engine.rows import first_row
from rules.players.opponent import Opponent
from rules.viticulture.rules import Viticulture

Place = Literal["going", "finished", "bin"]
PLACES: tuple[Place, ...] = get_args(Place)
BIN, IMPORT = "bin", "import"
FOLDERS = (FINISHED, BIN, IMPORT, earlier.FOLDER, records.OLDER, records.DAMAGED)
"""The folders beside the games that go on, in which other games lie."""
PICTURE = ".png"
_MOMENT = re.compile(rb'"at":\[(\d{1,4}),"(\w{0,20})"\]')


class BadPlace(ValueError):
    """Nothing can be written or found under a path that was typed; the message is one sentence with the cure."""


class SavedGame(NamedTuple):
    """A game on the shelf.

    ``changed`` is when it was written last (seconds since 1970), ``moment`` the last year or round that began in it
    and its season or phase; year 0 where the file does not tell. ``whole`` is whether its first line could be read.
    ``protected`` is whether damage anywhere in its file would be noticed.
    ``challenge`` says which one of which campaign it is, empty for a game of none; ``awaiting`` is the campaign that
    waits for its end. ``cards`` are the sets of cards of one's own that were added to those of the box. ``opponents``
    are who plays the seats of ``names`` without a person, None where a person does, ``innkeepers`` who is seen of them.
    """

    path: Path
    place: Place
    over: bool
    game: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    changed: float
    moment: tuple[int, str]
    whole: bool = True
    protected: bool = True
    challenge: str = ""
    awaiting: campaigns.KeptCampaign | None = None
    cards: tuple[str, ...] = ()
    opponents: tuple[Opponent | None, ...] = ()
    innkeepers: tuple[str, ...] = ()

    @property
    def picture(self) -> Path:
        """Where the small picture of the game lies, if there is one."""
        return self.path.with_suffix(PICTURE)


def found(place: Place) -> list[SavedGame]:
    """The games of a place, the one written last first. Raises OSError when the folder cannot be read."""
    games = []
    for folder, over in _folders(place):
        for path in folder.iterdir() if folder.is_dir() else ():
            if path.suffix != SUFFIX:
                continue
            try:
                state = path.stat()
                if path.is_file() and state.st_size:
                    games.append((age(state.st_mtime_ns), _kept(path, place, over, state.st_mtime)))
            except OSError:
                continue
    return [kept for _, kept in sorted(games, key=lambda one: (one[0], one[1].path.name))]


def going(path: Path) -> SavedGame | None:
    """The game that goes on in this file; None where it is not among those that go on. Raises OSError."""
    return next((one for one in found("going") if one.path == path), None)


def _folders(place: Place) -> tuple[tuple[Path, bool], ...]:
    """The folders of a place, and whether the games in each are over."""
    home = paths.save_folder()
    if place == "bin":
        return (home / BIN, False), (home / BIN / FINISHED, True)
    return ((home / FINISHED, True),) if place == "finished" else ((home, False),)


def _kept(path: Path, place: Place, over: bool, changed: float) -> SavedGame:
    with path.open("rb") as file:
        first = file.readline(1 << 20)
        size = file.seek(0, 2)
        file.seek(max(0, size - LAST_BYTES))
        last = file.read(LAST_BYTES)
    moments = _MOMENT.findall(last)
    moment = (int(moments[-1][0]), moments[-1][1].decode()) if moments else (0, "")
    try:
        header = header_of(first.decode().rstrip("\n"), later=True)
    except ValueError:
        return SavedGame(path, place, over, Viticulture.name, (plain(path.name),), (), changed, moment, whole=False)
    shown = header.seats[: records.MOST_NAMES]
    names = names_of(seated(shown))
    colours = tuple(seat.get("colour", "") for seat in shown)
    seat = header.seats[0] if header.seats else {}
    challenge = campaigns.said_of(seat.get(campaigns.LINK, ""), header.options.get("challenge"))
    awaiting = campaigns.awaiting(seat) if place == "going" else None
    protected = is_checked(last.rpartition(b"\n")[0].rpartition(b"\n")[2])
    return SavedGame(
        *(path, place, over, header.game, names, colours, changed, moment),
        protected=protected,
        challenge=challenge,
        awaiting=awaiting,
        cards=tuple(map(plain, header.cards or ())),
        opponents=opponents_in(header, last)[: len(names)],
        innkeepers=innkeepers(shown, colours),
    )


def has_words(words: str, said: str) -> bool:
    """Whether what is said of a game has all the words that are looked for."""
    plain = plain_letters(said)
    return all(word in plain for word in plain_letters(words).split())


def read(kept: SavedGame) -> Game:
    """The game, played to its end, without taking its file. Raises BadRecord."""
    return records.played(kept.path, records.content(kept.path))[0]


def _readable(kept: SavedGame) -> Game | None:
    """The game; None where it cannot be read."""
    try:
        return read(kept)
    except BadRecord:
        return None


def throw_away(kept: SavedGame) -> None:
    """Put a game into the bin; where a campaign waits for its end it is given up by that, and counts as lost.

    Raises OSError, and BadRecord for one that is being played.
    """
    let_go(kept.path)
    if kept.awaiting is not None:
        campaigns.give_up(kept.awaiting, _readable(kept))
    _move(kept, paths.save_folder() / BIN / (FINISHED if kept.over else ""))


def put_back(kept: SavedGame) -> None:
    """Take a game out of the bin to where it was. Raises OSError."""
    _move(kept, paths.save_folder() / (FINISHED if kept.over else ""))


def empty_bin() -> None:
    """Delete for good the games in the bin, with what they were earlier.

    Raises OSError, and BadPlace for the first file that cannot be deleted, after all others are.
    """
    faults = [fault for kept in found("bin") for fault in _deleted(kept)]
    _drop_editions()
    for fault in faults:
        raise BadPlace(say("saved-error-empty", file=str(fault.filename), fault=fault_words(fault)))


def _deleted(kept: SavedGame) -> Iterator[OSError]:
    """Delete a game of the bin with all that belongs to it; what cannot be deleted."""
    home = paths.save_folder()
    for file in (kept.path, kept.picture):
        try:
            file.unlink(missing_ok=True)
        except OSError as fault:
            yield fault
    if any((place / kept.path.name).exists() for place in (home, home / FINISHED)):
        return
    for state in earlier.generations(home / kept.path.name):
        try:
            state.unlink(missing_ok=True)
        except OSError as fault:
            yield fault


def _drop_editions() -> None:
    """Delete the copies of cards with which no saved game is played any more; none where that is in doubt.

    Raises OSError.
    """
    try:
        used = {(header.game, header.data) for header in map(_first_line, _all_games())}
        used |= {(Viticulture.name, data) for data in campaigns.cards_in_use()}
    except (ValueError, OSError):
        return
    editions.tidy(used)


def _all_games() -> Iterator[Path]:
    """Each file in all folders of the player's that may hold a game. Raises OSError where one cannot be looked through.

    A folder of ours may be a link to another one, which does not count as one that lies within.
    """
    home = paths.save_folder()
    linked = [folder for folder in (*(home / name for name in FOLDERS), home / BIN / FINISHED) if folder.is_symlink()]
    for start in (home, *linked):
        for folder, _, names in os.walk(start, onerror=_fail):
            for path in (Path(folder, name) for name in names if name.endswith(SUFFIX)):
                if _holds(path):
                    yield path


def _holds(path: Path) -> bool:
    """Whether a file may hold a game: nobody waits for a pipe, and a link may lead nowhere. Raises OSError."""
    try:
        return S_ISREG(path.stat().st_mode)
    except OSError as fault:
        if fault.errno in (ENOENT, ELOOP):
            return False
        raise


def _fail(fault: OSError) -> None:
    raise fault


def _first_line(path: Path) -> Header:
    """What the first line of a file says. Raises OSError, RecordFault and other kinds of ValueError."""
    with path.open("rb") as file:
        return header_of(file.readline(1 << 20).decode().rstrip("\n"))


def let_go(path: Path) -> None:
    """Make sure that nobody plays the game of a file. Raises BadRecord, OSError."""
    file = RecordFile(path)
    try:
        file.open()
    except InUse:
        raise BadRecord(say("window-error-record-in-use", file=str(path))) from None
    finally:
        file.close()


def _move(kept: SavedGame, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    place = put(kept.path, folder / kept.path.name)
    # The game has moved, whatever lies where its picture should be; that can be drawn again.
    if kept.picture.is_file():
        with suppress(OSError):
            kept.picture.replace(place.with_suffix(PICTURE))


def typed(words: str, folder: Path) -> Path:
    """The path that somebody typed, perhaps in quotation marks or beginning with the sign of the own folder.

    A path that does not begin at the top begins in ``folder``. Raises BadPlace where nothing, or nobody's folder, was
    typed.
    """
    tidy = words.strip().strip("\"'").strip()
    if not tidy:
        raise BadPlace(say("saved-error-no-path"))
    try:
        return folder / Path(tidy).expanduser()
    except RuntimeError:
        raise BadPlace(say("saved-error-nobody", path=tidy)) from None


def export(kept: SavedGame, target: Path) -> Path:
    """Write the game as one file, into a folder or under a new name; the file. Never in the place of another.

    Raises OSError, BadRecord for a game that cannot be read, and BadPlace where no file can be written.
    """
    content = _with_edition(records.content(kept.path))
    path = target / kept.path.name if target.is_dir() else target
    if not system.holds(path.name):
        raise BadPlace(say("saved-error-name", name=path.name))
    if not path.parent.is_dir():
        raise BadPlace(say("saved-error-no-folder", folder=str(path.parent)))
    if path.exists() and not path.is_file():
        raise BadPlace(say("saved-error-no-file", file=str(path)))
    if _is_own(path):
        raise BadPlace(say("saved-error-own-folder", folder=str(path.parent)))
    return add(path if path.suffix.lower() == SUFFIX else path.with_name(path.name + SUFFIX), content)


def _with_edition(content: bytes) -> bytes:
    """A record with the cards with which it was played, as far as they are kept. Raises OSError."""
    try:
        text = content.decode()
        rules = records.rules_of(text)
        known = rules.data_digest == header_of(first_row(text)).data
    except (ValueError, editions.BadEdition):
        return content
    return editions.joined(content, rules) if known else content


def _is_own(path: Path) -> bool:
    """Whether a file lies, or would lie, among the saved games, where the program alone puts files."""
    home = paths.save_folder()
    return _lies_in(path.parent, home) and not _lies_in(path.parent, home / IMPORT)


def _lies_in(folder: Path, other: Path) -> bool:
    """Whether a folder is another one or lies in it, by whatever name: many disks take A for a."""
    # Path.resolve would fail where links lead in a ring.
    real, wanted = (Path(os.path.realpath(one)) for one in (folder, other))
    return any(one == wanted or _is_same(one, wanted) for one in (real, *real.parents))


def _is_same(one: Path, other: Path) -> bool:
    try:
        return os.path.samefile(one, other)
    except OSError:
        return False


def import_folder() -> Path:
    """The folder out of which games are taken in; it is made when missing if that can be."""
    folder = paths.save_folder() / IMPORT
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def take_in(source: Path) -> list[Path]:
    """Put copies of the games of a file, or of all files of a folder, among the saved ones; their files there.

    A game of a campaign becomes one of none: the game that counts there is the one that was begun there. Raises
    OSError, BadPlace for a file that is among the saved ones, and BadRecord for the first file that cannot
    be read, after the good ones have been taken in. Where nobody wants it any more none is taken in.
    """
    if _is_own(source / "file" if source.is_dir() else source):
        raise BadPlace(say("saved-error-taken", file=str(source)))
    sources = sorted(one for one in source.iterdir() if one.suffix.lower() == SUFFIX) if source.is_dir() else [source]
    taken, faults = [], []
    for number, one in enumerate(sources):
        try:
            with job.part(number, len(sources)):
                taken.append(_take_in(one))
        except BadRecord as fault:
            faults.append(fault)
        except job.Cancelled:
            for path in taken:
                path.unlink(missing_ok=True)
            raise
    if faults:
        raise faults[0]
    return taken


def _take_in(source: Path) -> Path:
    content = records.content(source)
    data = records.whole_lines(content)
    torn = content[len(data) :]
    game, _ = records.played(source, data)
    data = editions.parted(data)[0]
    editions.keep(game.rules)
    folder = paths.save_folder() / (FINISHED if game.decision is None else "")
    folder.mkdir(parents=True, exist_ok=True)
    stem = portable(source.stem, Viticulture.name)
    return add(folder / f"{stem}{SUFFIX}", _on_its_own(data, game) + torn)


def _on_its_own(data: bytes, game: Game) -> bytes:
    """What is taken in of a game: it belongs to no campaign, and one that is over was not played to its end here."""
    header, said = header_of(first_row(data.decode())), {statistics.FROM: IMPORT} if game.decision is None else {}
    seats = [campaigns.unlinked(seat) | said for seat in header.seats]
    if seats == header.seats:
        return data
    return with_header(data.decode(), msgspec.structs.replace(header, seats=seats)).encode()
