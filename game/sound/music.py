"""The music: one piece after the other in changing order, with silence between them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pygame

FIRST_SILENCE = 5.0
"""Seconds before the first piece."""
SILENCE = (25.0, 50.0)
"""Least and most seconds between two pieces."""
FADE_MILLISECONDS = 600


class Music:
    """Plays the files given. ``volume`` is 0-1; at 0 nothing plays."""

    def __init__(self, pieces: Sequence[Path]) -> None:
        self.pieces = tuple(pieces)
        self.playing: Path | None = None
        self.volume = 0.0
        self._coming: list[Path] = []
        self._last: Path | None = None
        self._silence = FIRST_SILENCE
        self._paused = False

    def loud(self, volume: float, paused: bool) -> None:
        """Be so loud from now on, 0-1, or hold still."""
        self.volume = volume
        pygame.mixer.music.set_volume(volume)
        if volume == 0 and self.playing is not None:
            self._end(FIRST_SILENCE)
        if paused != self._paused:
            self._paused = paused
            (pygame.mixer.music.pause if paused else pygame.mixer.music.unpause)()

    def update(self, seconds: float) -> None:
        """Let time pass: begin the next piece after a silence."""
        if self._paused or self.volume == 0 or not self.pieces:
            return
        if self.playing is not None:
            if not pygame.mixer.music.get_busy():
                self._end(random.uniform(*SILENCE))
            return
        self._silence -= seconds
        if self._silence <= 0:
            self.begin()

    def begin(self) -> None:
        """Begin the next piece now, unless one is playing."""
        if self.playing is not None or self.volume == 0 or not self.pieces:
            return
        self.playing = self._last = self._next()
        try:
            pygame.mixer.music.load(self.playing)
            pygame.mixer.music.play(fade_ms=FADE_MILLISECONDS)
        except (pygame.error, OSError):
            self.pieces = tuple(piece for piece in self.pieces if piece != self.playing)
            self._end(FIRST_SILENCE)

    def _next(self) -> Path:
        """Every piece comes once before any comes again, and none twice in a row."""
        if not self._coming:
            self._coming = random.sample(self.pieces, len(self.pieces))
            if len(self._coming) > 1 and self._coming[-1] == self._last:
                self._coming.reverse()
        return self._coming.pop()

    def _end(self, silence: float) -> None:
        pygame.mixer.music.stop()
        self.playing, self._silence = None, silence
