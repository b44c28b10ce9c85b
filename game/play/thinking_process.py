"""The process in which the opponents of a table think, as the window sees it: nothing here ever waits for it."""

from __future__ import annotations

import atexit
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Thread

from rules.players import thinking
from rules.players.process import serve

NAME = "vendemmia-opponents"
LONGEST_REPLY = 1 << 16
"""Bytes of the longest reply."""
_REAPED_SECONDS = 1.0
"""How long a process that was killed may take to be gone; it is far less."""
_NO_MORE = b""
"""Put behind the last question."""
_living: set[ThinkingProcess] = set()


class Gone(Exception):
    """The process has ended, or cannot be begun."""


class ThinkingProcess:
    """One process that thinks for the opponents of a table."""

    def __init__(self, table: bytes) -> None:
        """Begin it, which takes it a while. Raises Gone where the system begins no more processes."""
        context = get_context("spawn")
        self._process: SpawnProcess
        self._questions: SimpleQueue[bytes] = SimpleQueue()
        try:
            # Two ways of one direction: one of both would be a socket, and this program speaks to no network.
            questions, way = context.Pipe(duplex=False)
            self._replies, replies = context.Pipe(duplex=False)
            # The way to a process that has stopped is full sooner or later: whoever waits there, it is not the window.
            Thread(target=_send, args=(self._questions, way), daemon=True).start()
            with questions, replies:
                ways = questions, replies
                self._process = context.Process(target=serve, args=(*ways, table), name=NAME, daemon=True)
                self._process.start()
        except (OSError, RuntimeError) as fault:
            # The latter is said of a thread for which there is no room.
            self._questions.put(_NO_MORE)
            raise Gone from fault
        self.ready = False
        """Whether it has begun and can be asked."""
        self._notes: tuple[str, ...] = ()
        _living.add(self)

    @property
    def pid(self) -> int | None:
        """The number that the system gives it."""
        return self._process.pid

    def take_notes(self) -> tuple[str, ...]:
        """Sentences about files with which it should think, but cannot; once."""
        notes, self._notes = self._notes, ()
        return notes

    def ask(self, question: bytes) -> None:
        """Ask it something, without waiting for it to listen."""
        self._questions.put(question)

    def heard(self) -> bytes:
        """What it has replied; nothing so far. Raises Gone, and ValueError where it makes no sense."""
        try:
            while self._replies.poll():
                said = self._replies.recv_bytes(LONGEST_REPLY)
                if self.ready:
                    return said
                self._notes, self.ready = thinking.notes(said), True
        except (EOFError, OSError) as fault:
            raise Gone from fault
        return b""

    def end(self) -> None:
        """End it at once, whatever it does."""
        _living.discard(self)
        self._process.kill()
        self._process.join(_REAPED_SECONDS)
        self._questions.put(_NO_MORE)
        self._replies.close()
        with suppress(ValueError):
            self._process.close()


def _send(questions: SimpleQueue[bytes], way: Connection) -> None:
    """Send the questions to a process as fast as it takes them, until there are no more or it is gone."""
    with way, suppress(OSError):
        while question := questions.get():
            way.send_bytes(question)


def end_all() -> None:
    """End all processes that still think: the program ends."""
    for process in tuple(_living):
        process.end()


# Also where a table was not left: what the program's own end would do waits for processes that have stopped.
atexit.register(end_all)
