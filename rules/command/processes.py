"""Work that several processes do together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

from rules.players.process import end_with_parent

P = TypeVar("P")
T = TypeVar("T")


def shared_out(work: Callable[[P], T], parts: Sequence[P], jobs: int) -> Iterator[T]:
    """What the work makes of each part, in their order, done by so many processes; where one fails all are stopped."""
    with ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent) as pool:
        # Ctrl+C is told to all processes, of which this one alone says something.
        before = signal(SIGINT, SIG_IGN)
        waiting = [pool.submit(work, part) for part in parts]
        signal(SIGINT, before)
        try:
            for part in waiting:
                yield part.result()
        except BaseException:
            for process in active_children():
                process.terminate()
            raise
