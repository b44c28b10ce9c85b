"""The file of one game while it is played: every line is on disk before the next question is asked.

The file belongs to the program that plays it; a second program that opens it is told so. Where the disk is full or the
folder cannot be written, lines wait here and are tried again, with the next one at the latest, so that the game goes
on. Where somebody takes the file away meanwhile, all of the game is written into a new one.
"""

from __future__ import annotations

import os
from codecs import BOM_UTF8
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from errno import EINVAL
from functools import partial
from io import FileIO
from pathlib import Path
from stat import S_ISREG
from time import monotonic, sleep, time, time_ns

from game import paths
from game.text.faults import fault_words, too_large
from game.text.messages import say
from game.text.told import NOTHING, Told
from rules import system

SUFFIX = ".jsonl"
PATIENCE, PAUSE = 2.0, 0.01
"""Seconds that a copy of the program waits for another one that is writing a file, and between two looks."""
AHEAD = 600 * 10**9
"""Nanoseconds by which the clock of another machine, or of this one before it was set, may well be ahead."""
STEP = 1_000_000
"""Nanoseconds by which a file is written later than another, where the clock does not tell."""


class InUse(Exception):
    """Another program is playing the game of this file."""


class RecordFile:
    """Keeps the lines of a game. ``path`` is where they lie, or shall lie."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._fault = NOTHING
        self._file: FileIO | None = None
        self._good = b""
        """What the file holds up to the end of its last good line."""
        self._mark, self._read = b"", 0
        """The mark of the byte order with which the file begins, if it has one, and how many bytes it held."""
        self._waiting: list[bytes] = []
        self.tried = 0.0
        """When lines were to be written last (seconds since 1970)."""
        self._fresh = False
        self._least = 0
        """The file was written later than this (nanoseconds since 1970), even if the clock is a little behind."""

    @classmethod
    def fresh(cls) -> RecordFile:
        """A new file, named by the present time; it is made with the first line."""
        made = cls(paths.save_folder() / f"{datetime.now():%Y-%m-%d %H.%M.%S}{SUFFIX}")
        made._fresh = True
        return made

    def open(self) -> bytes:
        """What the file holds behind a mark of the byte order; from now on it is this program's.

        Raises OSError, and InUse for a file being played.
        """
        try:
            self._file = _owned(FileIO(self.path, "r+"))
        except PermissionError:
            found = self.path.read_bytes()
        else:
            found = self._file.readall()
            self._least = _latest(self.path)
        self._read = len(found)
        self._mark = BOM_UTF8 if found.startswith(BOM_UTF8) else b""
        return found.removeprefix(self._mark)

    def keep(self, good: bytes) -> None:
        """What is written next comes behind ``good``, with which the file begins; the rest of it is cut off.

        ``good`` may hold an end of line that the file lacks.
        """
        whole = self._mark + good
        self._good, self._waiting = whole[: self._read], [whole[self._read :]]

    def write(self, line: str) -> None:
        """Add a line and make sure that it is on disk."""
        self._waiting.append(line.encode() + b"\n")
        self.tried = time()
        self.catch_up()

    def catch_up(self) -> None:
        """Write what waits, if that can be done now."""
        try:
            self._write()
            self._fault = NOTHING
        except (OSError, InUse) as fault:
            self.failed(fault)

    @property
    def fault(self) -> str:
        """One sentence while lines wait that could not be written."""
        return self._fault.words

    @property
    def waits(self) -> bool:
        """Whether lines could not be written and would be lost now."""
        return bool(self.fault) and any(self._waiting)

    def failed(self, fault: Exception) -> None:
        """The file cannot be written for this reason."""
        self._fault = Told(partial(say, "window-error-save", file=str(self.path), fault=fault_words(fault)))

    def close(self) -> None:
        """Write what waits, and let go of the file; it is opened again when one more line comes."""
        if self.waits:
            self.catch_up()
        self._let_go()

    def _let_go(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    @property
    def at_home(self) -> bool:
        """Whether the file lies, or shall lie, among the saved games, not anywhere else."""
        return self._home == paths.save_folder()

    @property
    def _home(self) -> Path:
        """The folder of the games that go on, to which the file belongs or will belong again."""
        return self.path.parent.parent if self.path.parent.name == FINISHED else self.path.parent

    def shelve(self, finished: bool) -> None:
        """Put the file among the finished games, or back among those that go on."""
        home = self._home
        place = home / FINISHED / self.path.name if finished else home / self.path.name
        if place == self.path or not self.at_home or self.fault:
            return
        self._let_go()
        try:
            place.parent.mkdir(exist_ok=True)
            if not place.exists():
                self.path = self.path.replace(place)
        except OSError as fault:
            self._fault = Told(partial(say, "window-error-save", file=str(place), fault=fault_words(fault)))

    def _write(self) -> None:
        file, new = self._opened(), b"".join(self._waiting)
        end = file.seek(0, os.SEEK_END)
        if end > len(self._good):
            file.truncate(len(self._good))
        # Somebody has cut the file, or it is another one: all of the game is written again.
        start = len(self._good) if end >= len(self._good) else 0
        file.seek(start)
        left = memoryview(self._good[start:] + new)
        while left:
            left = left[file.write(left) :]
        os.fsync(file.fileno())
        self._good += new
        self._waiting.clear()
        self._date(file)

    def _opened(self) -> FileIO:
        """The file to write in; another one where somebody has taken it away. Raises OSError, InUse."""
        if self._file is not None and not self._is_there(self._file):
            self._let_go()
            self._fresh = True
        if self._file is None:
            self._file = self._made() if self._fresh else self._again()
        return self._file

    def _again(self) -> FileIO:
        """The file that was let go of, or a new one where that is gone or holds something else meanwhile."""
        try:
            file = _owned(FileIO(self.path, "r+"))
        except (FileNotFoundError, IsADirectoryError):
            return self._made()
        if (self._good + b"".join(self._waiting)).startswith(file.readall()):
            return file
        file.close()
        return self._made()

    def _is_there(self, file: FileIO) -> bool:
        """Whether the file still lies where it lay."""
        try:
            ours, found = os.fstat(file.fileno()), self.path.stat()
        except OSError:
            return False
        # Some disks number a file anew whenever they are asked.
        return os.path.samestat(ours, found) or (S_ISREG(found.st_mode) and ours.st_size == found.st_size)

    def _date(self, file: FileIO) -> None:
        """Let the file be the one written last, also after the clock was set back."""
        if os.fstat(file.fileno()).st_mtime_ns <= self._least:
            with suppress(OSError):
                os.utime(self.path, ns=(self._least + STEP, self._least + STEP))

    def _made(self) -> FileIO:
        """The new file, under a name that no other game has."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        start, number = self.path, 1
        while True:
            try:
                file = _owned(FileIO(self.path, "x+"))
                break
            except FileExistsError:
                number += 1
                self.path = start.with_name(f"{start.stem} {number}{SUFFIX}")
        self._fresh = False
        self._least = _latest(self.path)
        system.settle(self.path.parent)
        return file


FINISHED = "finished"
"""The folder of finished games beside those that go on."""


def contents(path: Path, most: int) -> bytes:
    """What a file holds, up to ``most`` bytes, without a mark of the byte order.

    Nobody waits for what is no file, as a pipe. Raises OSError, and ValueError for a file that is larger.
    """
    with open(path, "rb", opener=system.open_at_once) as file:
        if not S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(EINVAL, say("window-fault-no-file"), str(path))
        found = file.read(most + 1)
    if len(found) > most:
        raise ValueError(too_large(most))
    return found.removeprefix(BOM_UTF8)


def replace(path: Path, content: bytes) -> None:
    """Put a whole file in the place of another, so that at any moment one of the two is there. Raises OSError.

    Another copy of the program may do so at the same time: each writes a new file of its own first.
    """
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    system.settle(path.parent)


@contextmanager
def alone(place: Path) -> Iterator[None]:
    """Read and write a file while no other copy of the program does; they wait for each other. Raises OSError.

    Who has waited for longer than PATIENCE goes on all the same.
    """
    place.parent.mkdir(parents=True, exist_ok=True)
    end = monotonic() + PATIENCE
    lock = None
    while lock is None:
        try:
            lock = _owned(FileIO(_lock(place), "a+"))
        except InUse:
            if monotonic() > end:
                break
            sleep(PAUSE)
    try:
        yield
    finally:
        if lock is not None:
            lock.close()


def _lock(place: Path) -> Path:
    return place.with_name(f"{place.name}.lock")


def forget(place: Path) -> None:
    """Delete what ``alone`` has put beside a file that is gone. Raises OSError."""
    _lock(place).unlink(missing_ok=True)


def add(place: Path, content: bytes) -> Path:
    """Write a whole new file, as ``put`` names it; where it lies. Raises OSError."""
    fresh = place.with_name(f"{place.name}.{os.getpid()}.fresh")
    try:
        replace(fresh, content)
        return put(fresh, place)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def put(file: Path, place: Path) -> Path:
    """Move a file to a place, or where a file lies there to one like it with a number; where it lies then.

    No other file is written over, even when another copy of the program writes there at the same time. Raises OSError.
    """
    target, number = place, 1
    while True:
        try:
            system.rename(file, target)
            return target
        except FileExistsError:
            number += 1
            target = place.with_name(f"{place.stem} {number}{place.suffix}")


def _latest(path: Path) -> int:
    """When a file beside this one was written last, in nanoseconds since 1970; 0 where there is none.

    A file that claims to be of times to come is passed over.
    """
    times = [0]
    for other in path.parent.glob(f"*{SUFFIX}"):
        with suppress(OSError):
            times.append(other.stat().st_mtime_ns if other != path else 0)
    return max(one for one in times if not is_to_come(one))


def is_to_come(written: int) -> bool:
    """Whether a file dated so, in nanoseconds since 1970, was dated by a clock that was wrong, or is now."""
    return written > time_ns() + AHEAD


def age(written: int) -> tuple[bool, int]:
    """What files are sorted by, the one written last first; one that claims to be of times to come is the oldest."""
    return is_to_come(written), -written


def _owned(file: FileIO) -> FileIO:
    """The file, taken for this program as long as it is open. Raises InUse."""
    try:
        system.take(file)
    except (BlockingIOError, PermissionError):
        file.close()
        raise InUse(str(file.name)) from None
    except OSError:
        pass
    return file
