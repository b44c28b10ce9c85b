"""The window's surface and the design space of 1920x1080 that is laid over it."""

from __future__ import annotations

import pygame

DESIGN = (1920, 1080)
"""Width and height of the design space in design px."""

SMALL = (1280, 720)
"""In a window less wide or high than this, in true px, words are one step larger and what can be folded away is."""
FIRST_SHARE, BARS = 0.9, 120
"""How much of the screen's width the first window takes at most, and the true px of its height that bars are left."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width and height in design px."""


class Screen:
    """A window surface with the one scale (true px per design px) that fits the design space into it.

    It lies in the middle, unless ``whole`` tells which part of the plane, design space and more, the window shows.
    """

    def __init__(self, surface: pygame.Surface, whole: Box | None = None) -> None:
        self.surface = surface
        self.whole = whole
        width, height = surface.get_size()
        self.scale = min(width / DESIGN[0], height / DESIGN[1])
        left, top = (width / self.scale - DESIGN[0]) / 2, (height / self.scale - DESIGN[1]) / 2
        self.left = round((-whole[0] if whole else left) * self.scale)
        self.top = round((-whole[1] if whole else top) * self.scale)
        self.frame = pygame.Rect(self.left, self.top, round(DESIGN[0] * self.scale), round(DESIGN[1] * self.scale))
        """The part of the window that is drawn on, in true px."""
        if whole:
            self.frame = surface.get_rect()

    def design(self, position: Point) -> Point:
        """The design point under a point of the window."""
        return (position[0] - self.left) / self.scale, (position[1] - self.top) / self.scale

    def pixel(self, point: Point) -> tuple[int, int]:
        """The point of the window over which a design point lies."""
        return self.left + round(point[0] * self.scale), self.top + round(point[1] * self.scale)

    def pixels(self, box: Box) -> pygame.Rect:
        """The rectangle of the window over which a design box lies."""
        x, y = self.pixel((box[0], box[1]))
        right, bottom = self.pixel((box[0] + box[2], box[1] + box[3]))
        return pygame.Rect(x, y, right - x, bottom - y)


def inside(point: Point, box: Box) -> bool:
    """Whether a design point lies in a design box."""
    return box[0] <= point[0] < box[0] + box[2] and box[1] <= point[1] < box[1] + box[3]


def first_window(desktop: tuple[int, int]) -> tuple[int, int]:
    """The size of the first window of all on a screen of this size, in true px: the table's shape, with room around."""
    width = min(desktop[0] * FIRST_SHARE, (desktop[1] - BARS) * DESIGN[0] / DESIGN[1])
    return round(width), round(width * DESIGN[1] / DESIGN[0])
