"""Which system the program runs on, and all that is done otherwise on one than on another.

Nothing else in the program asks for it. Whatever is neither Windows nor macOS is taken for one like Linux.
"""

from __future__ import annotations

import ctypes
import os
import platform
import re
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Literal

System = Literal["linux", "windows", "macos"]
_NAMES: dict[str, System] = {"win32": "windows", "darwin": "macos"}
CREATE_NO_WINDOW = 0x08000000
"""A number of Windows."""
_SIGNALS = ("SIGTERM", "SIGHUP", "SIGBREAK")
"""The signals that ask a program to end, beside that of the keyboard; no system has all of them."""
_PR_SET_PDEATHSIG, _SIGKILL, _M_MMAP_THRESHOLD = 1, 9, -3
"""Numbers of Linux."""
_LIBRARIES, _BEFORE = "LD_LIBRARY_PATH", "LD_LIBRARY_PATH_ORIG"
_KEPT = re.compile(r"con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]")
"""What Windows keeps for its devices in any folder."""
BARRED = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
"""The letters that no name of a file has on Windows."""
_FAR = 1 << 30
"""The byte that stands for a whole file on Windows; no game is that long, so that others can still read it."""


def name() -> System:
    """What the system is called in names of files and in conditions."""
    return _NAMES.get(sys.platform, "linux")


def machine() -> str:
    """The kind of processor, as the system calls it, in small letters: x86_64, amd64, arm64."""
    return platform.machine().lower()


def described() -> str:
    """One line on the system and on what runs the program there, for a report."""
    return f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"


def keeps_for_itself(called: str) -> bool:
    """Whether Windows keeps a name for one of its devices, in every folder and whatever the ending behind it."""
    return bool(_KEPT.fullmatch(called.partition(".")[0].rstrip(" ").lower()))


def holds_everywhere(called: str) -> bool:
    """Whether a file can be called so on each of the three systems."""
    return not (BARRED.search(called) or called.endswith((".", " ")) or not called or keeps_for_itself(called))


def holds(called: str) -> bool:
    """Whether a file can be called so on this system."""
    return name() != "windows" or holds_everywhere(called)


def tells_language_by_variables() -> bool:
    """Whether variables of the environment say which language is spoken, not the desktop."""
    return name() == "linux"


def tells_screen_by_variables() -> bool:
    """Whether a variable of the environment names the desktop, so that without one nobody would see a window."""
    return name() == "linux"


def ending_signals() -> list[int]:
    """The numbers of the signals that ask a program to end, beside that of the keyboard."""
    return [getattr(signal, one) for one in _SIGNALS if hasattr(signal, one)]


def stand_back(steps: int) -> None:
    """Let this process stand back behind others by so many steps, where the system has such a thing."""
    if sys.platform != "win32":
        os.nice(steps)


def surroundings(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment for another program: without the libraries that the built program brings for itself.

    It begins with a path to them, and keeps under a name of its own what the path was before.
    """
    found = dict(environment)
    if getattr(sys, "frozen", False) and found.pop(_LIBRARIES, None) is not None and _BEFORE in found:
        found[_LIBRARIES] = found.pop(_BEFORE)
    return found


def without_window() -> int:
    """The flags with which a process is started that has no window of its own."""
    return CREATE_NO_WINDOW if name() == "windows" else 0


def end_with_parent() -> None:
    """Let the system kill this process with the one that began it, even while it is stopped, where it can."""
    if name() == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, _SIGKILL)


def give_memory_back() -> None:
    """Let the system have the memory of small things that were thrown away, which the C library of Linux keeps."""
    if name() == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def keep_memory_apart(size: int) -> None:
    """Let the memory of each thing of so many bytes and more go back to the system when it is thrown away.

    The C library of Linux would begin to keep it, in pieces that fit nothing else, once a large one was freed.
    """
    if name() == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, size)


def most_memory() -> int:
    """The bytes of memory that this process took at most up to now; 0 where the system does not tell."""
    if sys.platform != "win32":
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if name() == "macos" else most << 10
    return 0


def open_at_once(file: str, how: int) -> int:
    """Open a file as ``os.open`` does, without waiting for the other end of what is a pipe."""
    if sys.platform != "win32":
        how |= os.O_NONBLOCK
    return os.open(file, how)


def take(file: FileIO) -> None:
    """Take an open file for this program alone, for as long as it is open.

    Raises BlockingIOError or PermissionError where another one has it, and OSError where the disk knows no such thing.
    """
    if sys.platform == "win32":
        import msvcrt

        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def rename(file: Path, place: Path) -> None:
    """Give a file a name that no other has. Raises FileExistsError, OSError."""
    if name() == "windows":
        # It never writes over another file there.
        file.rename(place)
        return
    try:
        os.link(file, place, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError:
        # A disk that knows no second name for a file, as many sticks are.
        if place.exists():
            raise FileExistsError(str(place)) from None
        file.rename(place)
    else:
        file.unlink()


def settle(folder: Path) -> None:
    """Make sure that the names in a folder are on disk, where the system can be asked for it."""
    if name() != "windows":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
