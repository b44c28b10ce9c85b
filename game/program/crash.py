"""What is written down when the program stops unexpectedly: one readable report, with the game, about nobody."""

from __future__ import annotations

import re
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec

from game import paths
from game.store import records
from game.store.record_file import add, contents, replace
from game.text.messages import say
from game.version import program_version
from game.window.app import App
from rules import system
from rules.engine.header import Header
from rules.engine.record import Record, text_of

SUFFIX = ".txt"
UNTOLD = "untold"
"""The file that names the report of which nobody has been told yet."""
MOST = 20
"""How many reports are kept."""
LONGEST = 2000
"""Most letters of what a fault says of itself."""
_FOLDERS = re.compile(r"(?<![\w.])(?:[A-Za-z]:)?[\\/][^\n'\":<>|]*[\\/]")
"""The folders of a path, also with blanks in them."""


def folder() -> Path:
    """Where reports lie; it need not be there yet."""
    return paths.save_folder().parent / "reports"


def write(fault: Exception, app: App | None) -> str:
    """Write the report of a fault, with the game that was on the table; one sentence for the person who played."""
    record = _let_go(app)
    stopped = say("crash-now", saved="no" if app is not None and app.waiting else "yes")
    try:
        path = folder() / f"{datetime.now():%Y-%m-%d %H.%M.%S}{SUFFIX}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path = add(path, report(fault, record).encode(errors="backslashreplace"))
        replace(folder() / UNTOLD, path.name.encode())
        for old in sorted(set(folder().glob(f"*{SUFFIX}")) - {path})[: 1 - MOST]:
            old.unlink()
    except OSError:
        return stopped
    return f"{stopped} {say('crash-report', file=str(path))}"


def _let_go(app: App | None) -> Record | None:
    """Let go of the file of the game on the table, so that it can be continued; its record, None without a game."""
    for scene in reversed(app.scenes.scenes if app is not None else []):
        if scene.played is not None:
            with suppress(Exception):
                scene.played.close()
            return scene.played.game.record
    return None


def report(fault: Exception, record: Record | None) -> str:
    """The text of the report: version, system, where it happened, and the record with colours in place of names."""
    told = "\n".join([f"vendemmia {program_version()}", system.described(), "", *_trail(fault), ""])
    if record is None:
        return told
    names = {seat.get("name", ""): seat.get("colour", "") for seat in record.header.seats}
    header = msgspec.structs.replace(record.header, seats=_nameless(record.header))
    return without_names(told, names) + "\n" + text_of(header, record.lines)


def _nameless(header: Header) -> list[dict[str, str]]:
    return [{"name": seat.get("colour", "").title(), "colour": seat.get("colour", "")} for seat in header.seats]


def _trail(fault: BaseException) -> list[str]:
    """Where a fault happened, from the outermost call to the innermost, and the fault that led to it before it."""
    before = fault.__cause__ or fault.__context__
    lines = [*_trail(before), ""] if before is not None else []
    for frame in traceback.extract_tb(fault.__traceback__):
        lines.append(f"{_place(Path(frame.filename))}, line {frame.lineno}, in {frame.name}")
    return [*lines, f"{type(fault).__name__}: {without_folders(str(fault)[:LONGEST])}"]


def _place(file: Path) -> str:
    """A file of the program by its place in it, any other by its name alone."""
    with suppress(ValueError):
        return file.relative_to(paths.root()).as_posix()
    return file.name


def without_folders(text: str) -> str:
    """A text in which paths have lost the folders that lead to them."""
    return _FOLDERS.sub("", text)


def without_names(text: str, names: dict[str, str]) -> str:
    """A text in which the names of seats are their colours."""
    for name in sorted(filter(None, names), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", names[name], text)
    return text


def notice() -> str:
    """What is said once at the next start; empty where the program did not stop unexpectedly."""
    marker = folder() / UNTOLD
    try:
        path = folder() / Path(contents(marker, LONGEST).decode()).name
        marker.unlink()
        going = records.newest_unfinished() is not None
    except (OSError, ValueError):
        return ""
    return say("crash-before", file=str(path), going="yes" if going else "no")
