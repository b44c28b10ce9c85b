"""Numbers that count: points and coins run up to their new value beside the player's name, and pop."""

from __future__ import annotations

import math

import msgspec
import pygame

from game.art import travel
from game.window.screen import Point, Screen

COUNT_SECONDS, POP_SECONDS, POP = 0.3, 0.15, 0.22
"""How long a number counts, how long it pops, and how much larger it gets for a moment."""


class Count(msgspec.Struct):
    """A number on its way from ``start`` to ``end``: ``what`` of a seat, on a plate at a place of the rail."""

    what: str
    seat: int
    start: int
    end: int
    place: Point
    delay: float = 0.0
    """Seconds until it begins, while that which brings the change is on its way."""
    age: float = 0.0
    low = False
    """Whether it lies under panels and marks."""

    @property
    def over(self) -> bool:
        """Whether it has counted and popped."""
        return self.age >= self.delay + COUNT_SECONDS + POP_SECONDS

    @property
    def number(self) -> int:
        """What it shows now."""
        share = min(1.0, max(0.0, (self.age - self.delay) / COUNT_SECONDS))
        return round(self.start + (self.end - self.start) * (1 - (1 - share) ** 2))

    @property
    def size(self) -> float:
        """How large it is: more than 1 while it pops."""
        share = (self.age - self.delay - COUNT_SECONDS) / POP_SECONDS
        return 1 + POP * math.sin(math.pi * share) if 0 < share < 1 else 1.0

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw the plate with the number."""
        image, size = travel.counter(self.what, self.number, screen.scale), self.size
        if size != 1:
            image = pygame.transform.smoothscale(image, (image.get_width() * size, image.get_height() * size))
        surface.blit(image, image.get_rect(center=screen.pixel(self.place)))
