"""The sound device: opened late and without a word from the system, or not there at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pygame

RATE, CHANNELS, BUFFER = 44100, 2, 512
AT_ONCE = 16
"""How many sounds can be heard at the same time."""


def open_device() -> bool:
    """Open the system's sound device; False where there is none."""
    try:
        with _hushed():
            pygame.mixer.init(RATE, -16, CHANNELS, BUFFER)
    except pygame.error:
        return False
    pygame.mixer.set_num_channels(AT_ONCE)
    return True


@contextmanager
def _hushed() -> Iterator[None]:
    """Keep the sound system's own complaints from the terminal, which it writes there past Python."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        with suppress(OSError):
            os.dup2(kept, 2)
        os.close(kept)
