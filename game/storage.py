"""Saved games: where they lie, how they are written, which one is continued.

A saved game is a record (JSON Lines). Every line is on disk before the next question is asked. Finished games move to
the folder ``finished`` beside the others.
"""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game import paths
from game.text.messages import say
from rules.engine.choice import UnknownWords
from rules.engine.game import Game
from rules.engine.reason import Refused
from rules.engine.record import Header, Line, RecordFault, parse
from rules.viticulture.rules import Viticulture, load

SUFFIX = ".jsonl"


class BadRecord(Exception):
    """A saved game cannot be read or is none; the message is one sentence with the file and what to do."""


class Save(NamedTuple):
    """A saved game: its file, the players' names and when it was last written (seconds since 1970)."""

    path: Path
    names: tuple[str, ...]
    changed: float


def viticulture() -> Viticulture:
    """The rules with the cards of the data folder. Raises DataFault."""
    return load(paths.data() / "viticulture")


def newest_unfinished() -> Save | None:
    """The game that Continue goes on with: the one written last, also when it turns out to be damaged."""
    files = sorted(paths.saves().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
    if not files:
        return None
    try:
        names = tuple(seat.get("name", "") for seat in _parsed(files[0])[0].seats)
    except BadRecord:
        names = (files[0].name,)
    return Save(files[0], names, files[0].stat().st_mtime)


class Book:
    """The file of one game while it is played; lines are added and flushed one by one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault = ""
        """One sentence when the last line could not be written."""

    @classmethod
    def fresh(cls) -> Book:
        """A new file, named by the present time."""
        start = paths.saves() / f"{datetime.now():%Y-%m-%d %H.%M.%S}{SUFFIX}"
        path, number = start, 1
        while path.exists():
            number += 1
            path = start.with_name(f"{start.stem} {number}{SUFFIX}")
        return cls(path)

    def write(self, line: str) -> None:
        """Add a line and make sure that it is on disk."""
        try:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(line + "\n")
                file.flush()
                os.fsync(file.fileno())
            self.fault = ""
        except OSError as fault:
            self.fault = say("window-error-save", file=str(self.path), fault=fault.strerror or str(fault))

    def mend(self) -> None:
        """Cut off a torn last line, so that what follows begins on a line of its own."""
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            fresh = self.path.with_suffix(".new")
            fresh.write_bytes(whole)
            fresh.replace(self.path)

    def finish(self) -> None:
        """Put the file among the finished games."""
        shelf = paths.saves() / "finished"
        if self.path.parent != paths.saves() or not self.path.exists():
            return
        shelf.mkdir(exist_ok=True)
        self.path = self.path.replace(shelf / self.path.name)


def _parsed(path: Path) -> tuple[Header, list[Line]]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        raise BadRecord(say("window-error-no-record", file=str(path))) from None
    except UnicodeDecodeError:
        raise BadRecord(say("window-error-foreign-record", file=str(path), fault="it is no text")) from None
    try:
        return parse(text)
    except RecordFault as fault:
        raise BadRecord(say("window-error-damaged-record", file=str(path), fault=str(fault))) from None


def restored(path: Path) -> Game:
    """The game of a record, played again to its end; it goes on writing to the same file. Raises BadRecord."""
    header, lines = _parsed(path)
    rules = viticulture()
    if header.game != rules.name or header.version != rules.version or header.data != rules.data_digest:
        raise BadRecord(say("window-error-record-data", file=str(path)))
    try:
        game = Game(rules, header)
    except ValueError as fault:
        raise BadRecord(say("window-error-damaged-record", file=str(path), fault=str(fault))) from None
    number = 0
    for line in lines:
        if line.undo:
            game.undo()
        elif line.rewind >= 0:
            game.rewind(line.rewind)
        elif line.choice:
            number += 1
            try:
                game.choose(game.grammar.parse(line.choice))
            except (Refused, UnknownWords):
                words = say("window-error-record-choice", file=str(path), number=number, choice=line.choice)
                raise BadRecord(words) from None
    return game
