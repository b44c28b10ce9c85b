"""What moves quietly on a page that stands still: it goes while somebody is there, and rests after a minute."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.art.kit import contrast
from game.store.settings import Settings

ASLEEP = 60.0
"""Seconds without a touch after which nothing moves any more."""

Moved = tuple[pygame.Surface, tuple[int, int]]
"""A picture and where its middle is, in true px."""


class Life:
    """Lays small pictures over a page, and takes them away again without drawing the page anew."""

    def __init__(self, settings: Settings, per_second: int) -> None:
        self.settings, self.per_second = settings, per_second
        self._seconds = 0.0
        self._untouched = 0.0
        self._shown = -1
        """The step that is seen."""
        self._under: list[tuple[pygame.Surface, pygame.Rect]] = []
        """What lies under the pictures, in the order in which they were laid."""

    @property
    def moves(self) -> bool:
        """Whether anything may move here: not with calm pictures, nor where drawings are strong and plain."""
        return not (self.settings.calm or contrast.high())

    @property
    def step(self) -> int:
        """How many times it has moved; it rests as it began."""
        return int(self._seconds * self.per_second) if self._untouched < ASLEEP else 0

    def touch(self) -> None:
        """Somebody is there."""
        self._untouched = 0.0

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self._untouched += seconds
        self._seconds += seconds

    @property
    def due(self) -> bool:
        """Whether it looks different from what is seen."""
        return self.moves and self.step != self._shown

    def lay(self, surface: pygame.Surface, moved: Iterable[Moved]) -> list[pygame.Rect]:
        """Lay pictures on a page that was drawn just now; where they lie."""
        self._shown, self._under = self.step, []
        for picture, middle in moved:
            box = picture.get_rect(center=middle)
            part = box.clip(surface.get_rect())
            self._under.append((surface.subsurface(part).copy(), part))
            surface.blit(picture, box)
        return [part for _, part in self._under]

    def renew(self, surface: pygame.Surface, moved: Iterable[Moved]) -> list[pygame.Rect]:
        """Lay other pictures instead; the parts of the page that are different now."""
        before = [surface.blit(under, part) for under, part in reversed(self._under)]
        return before + self.lay(surface, moved)
