"""Numbers that count: points and coins run up to their new value beside the player's name, and pop."""

from __future__ import annotations

import math

import msgspec
import pygame

from game.art import rail_numbers, travel
from game.art.kit import letters
from game.art.kit.boxes import Box
from game.art.kit.letters import grown
from game.window.screen import Point, Screen

COUNT_SECONDS, POP_SECONDS, POP = 0.3, 0.15, 0.22
"""How long a number counts, how long it pops, and how much larger it gets for a moment."""
_WHATS = ("vp", "lira", "residual")


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


def place_of(what: str, panel: Box) -> Point:
    """The middle of the plate over a number in a panel of the rail: vp, lira or residual."""
    x, y, w, h = panel
    half, margin = travel.COUNTER[0] / 2, travel.COUNTER[1] / 2
    if letters.large():
        middle = y + 4 + (h - 8) / rail_numbers.rows(h) * (1.5 if rail_numbers.rows(h) > 3 else 0.5)
        return x + 56 + (w - 60) * (_WHATS.index(what) + 0.5) / 3, middle
    if h >= 130:
        head = 48 if h > 250 else 40 if h > 150 else 34
        below = y + head + (30 if h > 250 else 26 if h > 150 else 22)
        return {
            "vp": (panel.right - half - 3, y + max(margin, head / 2 + 1)),
            "lira": (x + 8 + half, below),
            "residual": (x + 78 + half, below),
        }[what]
    return {
        "vp": (panel.right - half + 16, y + 21),
        "lira": (panel.right - 120 + half, y + 21),
        "residual": (panel.right - half + 10, panel.bottom - grown(30)),
    }[what]
