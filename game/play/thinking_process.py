"""The process in which the opponents of a table think, as the window sees it: nothing here ever waits for it."""

from __future__ import annotations

import atexit
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from rules.players.process import READY, serve

NAME = "vendemmia-opponents"
LONGEST_REPLY = 1 << 16
"""Bytes of the longest reply."""
_REAPED_SECONDS = 1.0
"""How long a process that was killed may take to be gone; it is far less."""
_living: set[ThinkingProcess] = set()


class Gone(Exception):
    """The process has ended, or cannot be begun."""


class ThinkingProcess:
    """One process that thinks for the opponents of a table."""

    def __init__(self, table: bytes) -> None:
        """Begin it, which takes it a while. Raises Gone where the system begins no more processes."""
        context = get_context("spawn")
        self._ours: Connection
        self._process: SpawnProcess
        try:
            self._ours, theirs = context.Pipe()
            with theirs:
                self._process = context.Process(target=serve, args=(theirs, table), name=NAME, daemon=True)
                self._process.start()
        except OSError as fault:
            raise Gone from fault
        self.ready = False
        """Whether it has begun and can be asked."""
        _living.add(self)

    @property
    def pid(self) -> int | None:
        """The number that the system gives it."""
        return self._process.pid

    def ask(self, question: bytes) -> None:
        """Ask it something; only one thing at a time, so that the way to it is never full. Raises Gone."""
        try:
            self._ours.send_bytes(question)
        except OSError as fault:
            raise Gone from fault

    def heard(self) -> bytes:
        """What it has replied; nothing so far. Raises Gone."""
        try:
            while self._ours.poll():
                said = self._ours.recv_bytes(LONGEST_REPLY)
                if said != READY:
                    return said
                self.ready = True
        except (EOFError, OSError) as fault:
            raise Gone from fault
        return b""

    def end(self) -> None:
        """End it at once, whatever it does."""
        _living.discard(self)
        self._process.kill()
        self._process.join(_REAPED_SECONDS)
        self._ours.close()
        with suppress(ValueError):
            self._process.close()


def end_all() -> None:
    """End all processes that still think: the program ends."""
    for process in tuple(_living):
        process.end()


# Also where a table was not left: what the program's own end would do waits for processes that have stopped.
atexit.register(end_all)
