"""Kinds of places: boxes, round spots, and where workers and bottles stand. All lengths are design px."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """Left, top, width and height of a thing."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def grown(self, by: float) -> Box:
        """The box with ``by`` px more on every side (less when negative)."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        left, top, w, h = self
        return left <= x < left + w and top <= y < top + h

    def contains(self, other: Box) -> bool:
        """Whether all of another box lies in it."""
        inside = self.x <= other.x and self.y <= other.y
        return inside and other.right <= self.right and other.bottom <= self.bottom

    def meets(self, other: Box) -> bool:
        """Whether some of another box lies in it."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class Spot(NamedTuple):
    """A round place: centre, radius, and how high it is against its width where it is seen aslant."""

    x: float
    y: float
    r: float
    flat: float = 1.0

    @property
    def box(self) -> Box:
        """The box around it."""
        tall = self.r * self.flat
        return Box(self.x - self.r, self.y - tall, 2 * self.r, 2 * tall)


class Standing(NamedTuple):
    """Where a worker stands: the middle of its foot and its height."""

    x: float
    foot: float
    h: float

    @property
    def box(self) -> Box:
        """The box it fills."""
        width = self.h * 42 / 55
        return Box(self.x - width / 2, self.foot - self.h, width, self.h)


class RibbonBoxes(NamedTuple):
    """Where the ribbon along the top lies, the rail below it, and the buttons at its right end, left to right."""

    ribbon: Box
    rail: Box
    buttons: tuple[Box, ...]


class Bottle(NamedTuple):
    """Where a bottle stands: the middle of its foot and its height."""

    x: float
    foot: float
    h: float
