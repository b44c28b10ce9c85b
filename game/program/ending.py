"""How the program ends when the system asks it to, or a key in the terminal it was started from."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pygame

from rules import system


@contextmanager
def asked_by_signals() -> Iterator[None]:
    """Meanwhile a signal that asks the program to end closes the window as its button does.

    Raises KeyboardInterrupt where there is no window yet, or the same signal comes once more.
    """
    numbers = [signal.SIGINT, *system.ending_signals()]
    before = {number: signal.signal(number, _close_window) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _close_window(number: int, frame: FrameType | None) -> None:
    signal.signal(number, signal.default_int_handler)
    try:
        pygame.event.post(pygame.event.Event(pygame.QUIT))
    except pygame.error:
        raise KeyboardInterrupt from None
