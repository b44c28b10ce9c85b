"""Work that may take longer than a frame, done beside the window: it tells how far it is, and can be cancelled."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Event, Thread
from typing import Generic, TypeVar

T = TypeVar("T")

TURN = 0.001
"""Seconds after which the work lets the window go on, where that has something to do."""


class Cancelled(BaseException):
    """Nobody wants the work any more. No fault, so that nothing takes it for one."""


class Job(Generic[T]):
    """One piece of work, begun at once in a thread of its own. What it does must be safe to be left at any ``tell``."""

    def __init__(self, work: Callable[[], T]) -> None:
        self.share = 0.0
        """How much of it is done, from 0 to 1."""
        self._work = work
        self._wanted = True
        self._done: list[T] = []
        self._fault: BaseException | None = None
        self._ended = Event()
        sys.setswitchinterval(TURN)
        Thread(target=self._run).start()

    def _run(self) -> None:
        _listener.set(self.told)
        try:
            self._done.append(self._work())
        except BaseException as fault:
            self._fault = fault
        finally:
            self._ended.set()

    def told(self, share: float) -> None:
        """So much of it is done. Raises Cancelled."""
        if not self._wanted:
            raise Cancelled
        self.share = share

    def cancel(self) -> None:
        """Leave the work at the next opportunity."""
        self._wanted = False

    def ended(self, seconds: float = 0.0) -> bool:
        """Whether it has come to an end, after waiting for it at most so long."""
        return self._ended.wait(seconds)

    @property
    def result(self) -> T:
        """What came of it, once it has ended. Raises what it raised, Cancelled too."""
        if self._fault is not None:
            raise self._fault
        return self._done[0]


_listener: ContextVar[Callable[[float], None] | None] = ContextVar("listener", default=None)
"""What is told of the job that is done in this thread."""
_part: ContextVar[tuple[float, float]] = ContextVar("part", default=(0.0, 1.0))
"""From where to where the present part of the work brings the whole."""


def tell(share: float) -> None:
    """So much of the present part of the work is done, from 0 to 1. Raises Cancelled where nobody wants it any more."""
    listener = _listener.get()
    if listener is not None:
        first, end = _part.get()
        listener(first + (end - first) * share)


@contextmanager
def part(number: int, count: int) -> Iterator[None]:
    """While it lasts, what is told is told of one of so many equal parts of the work, counted from 0."""
    before = _part.set((number / count, (number + 1) / count))
    try:
        yield
    finally:
        _part.reset(before)
