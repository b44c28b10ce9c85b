"""A command that stands in for one that speaks: it writes down what it is told."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.voice.speakers import Manner, Speaker

HANGS = 60.0
"""For so many seconds one hears nothing that hangs."""
SPEAKS = """
import pathlib, sys, time
book = pathlib.Path({book!r})
with book.open("a", encoding="utf-8") as page:
    if {lasting!r}:
        for line in sys.stdin:
            page.write(line); page.flush()
            if {behaviour!r} == "dies": sys.exit(1)
            if {behaviour!r} == "hangs": time.sleep({hangs!r})
    else:
        words = sys.stdin.read()
        page.write("begun " + words); page.flush()
        if {behaviour!r} == "dies": sys.exit(1)
        time.sleep({seconds!r})
        page.write("ended " + words)
"""


class StandIn:
    """A speaker in a folder of the path, and the book in which it writes what it hears."""

    def __init__(
        self, folder: Path, name: str, behaviour: str = "", seconds: float = 0.0, lasting: bool = False
    ) -> None:
        """``behaviour``: it dies or hangs with the first piece. It speaks for ``seconds``, unless it is ``lasting``."""
        self.book = folder / f"{name}.txt"
        self.command = folder / name
        script = SPEAKS.format(book=str(self.book), behaviour=behaviour, seconds=seconds, lasting=lasting, hangs=HANGS)
        self.command.write_text(script, encoding="utf-8")
        self.speaker = Speaker(
            name, name, self._start, lambda text: f"{text}\n".encode(), lasting, b"HUSH\n" if lasting else b"", _manner
        )
        self.manners: list[Manner] = []

    @property
    def heard(self) -> list[str]:
        """What it has written down."""
        return self.book.read_text(encoding="utf-8").splitlines() if self.book.exists() else []

    def _start(self, path: str, manner: Manner) -> list[str]:
        self.manners.append(manner)
        return [sys.executable, "-S", str(self.command)]


def _manner(manner: Manner) -> bytes:
    return f"{manner.language} {manner.rate}\n".encode()


def wait(until: Callable[[], object], seconds: float = 5.0) -> None:
    """Wait until something is so. Fails where it does not come to be so."""
    end = time.monotonic() + seconds
    while not until():
        if time.monotonic() > end:
            pytest.fail("this did not come to be so")
        time.sleep(0.01)
