"""What the built program leaves out of what Python and its packages would bring."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from game.text.messages import FIRST, languages
from game.tools.packaging.files import built, run
from game.tools.packaging.labels import NAME

ASSETS = ("cards", "fonts", "icons", "map", "sounds")
"""The folders of ``assets`` that the program reads."""

UNUSED_MODULES = (
    "_hashlib", "_pydecimal", "_ssl", "curses", "dbm", "doctest", "ftplib", "lib2to3", "numpy", "pdb", "pkg_resources",
    "pydoc", "pytest", "readline", "setuptools", "soundfile", "fontTools", "sqlite3", "ssl", "tkinter", "unittest",
    "xmlrpc", "game.tools",
)  # fmt: skip

UNUSED_FONTS = (
    "NotoSansJP", "NotoSansKR-Regular", "NotoSansSC-Regular", "NotoSansArabic-Regular", "NotoSansHebrew-Regular",
    "NotoSansGeorgian-Regular",
)  # fmt: skip
"""How the fonts begin that pygame-gui would bring and no name is written in: one weight of each writing is enough."""
SHARED = frozenset({"root", "LICENSE"})
"""What all languages share of the data on them, by the name without its ending."""

Entry = tuple[str, str, str]
"""Where a file lies in the program, where it comes from, and PyInstaller's word for its kind."""


def needed(entries: Iterable[Entry]) -> list[Entry]:
    """The entries without those that the program never reads."""
    return [entry for entry in entries if not _unused(PurePosixPath(entry[0].replace("\\", "/")))]


def _unused(file: PurePosixPath) -> bool:
    folder = str(file.parent)
    if folder == "pygame_gui/data":
        return file.name.startswith(UNUSED_FONTS)
    if folder == "babel/locale-data":
        return file.stem not in SHARED | _data_of(languages()) and file.stem.partition("_")[0] != FIRST
    return folder.startswith("pytz/zoneinfo") or file.match("pygame/docs/*")


def _data_of(codes: Iterable[str]) -> set[str]:
    """How the data on languages are called, with their country and without."""
    return {part for code in codes for part in (code.replace("-", "_"), code.partition("-")[0])}


def strip(program: Path) -> None:
    """Take what only a debugger reads out of the libraries for Linux: a Python built at home brings 17 MB of it.

    The program itself carries its modules behind its code, and the libraries under ``*.libs`` were made movable by
    those who packed them: both stay as they are. Raises CannotPack.
    """
    parts = [file for file in built(program) if file.name != NAME and not file.parent.name.endswith(".libs")]
    if parts:
        run(["strip", "--strip-debug", *map(str, parts)])
