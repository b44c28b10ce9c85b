"""The trail: where the pieces of the last move came from and went to, to be seen until the next move."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import pygame

from game.art import travel
from game.screen import Point, Screen
from game.table import layout
from game.table.layout import Layout
from game.table.motion import arc
from game.table.ways import Move, Table, Ways
from rules.engine.event import Event
from rules.viticulture.view import View

PITCH = 20.0
"""Design px between two dots."""
SMALLEST, LARGEST = 2.6, 5.4
"""Radius of the first and of the last dot of a way."""
SHORTEST = 60.0
"""A way shorter than this leaves no trail."""


Seen = TypeVar("Seen")
Lie = TypeVar("Lie")


class Trace(NamedTuple, Generic[Seen]):
    """An event, and the table before and after it."""

    event: Event
    before: Seen
    after: Seen


class Dot(NamedTuple):
    """One dot of a trail."""

    place: Point
    r: float
    colour: str


class Trail(Generic[Seen, Lie]):
    """The ways of the last move. ``moves`` tells how the things of an event travel on one of its tables."""

    def __init__(self, moves: Mapping[str, Callable[[Event, Any], Ways]], colours: Sequence[str]) -> None:
        self.moves = moves
        self.colours = tuple(colours)
        self.seat = -1
        self.end = -1
        """How many events had happened when the move was over; the trail is seen as long as no more do."""
        self._traces: list[Trace[Seen]] = []
        self._kept: tuple[object, tuple[Dot, ...]] | None = None

    def begin(self, seat: int, start: int, end: int) -> None:
        """The events from number ``start`` to before ``end`` are told, which followed from a choice of a seat.

        What others did before is forgotten.
        """
        if seat != self.seat or start != self.end:
            self._traces = []
        self.seat, self.end, self._kept = seat, end, None

    def add(self, event: Event, before: Seen, after: Seen) -> None:
        """Remember a way of the move."""
        self._traces.append(Trace(event, before, after))

    @abstractmethod
    def table(self, before: Seen, after: Seen, lie: Lie, shown: int) -> object:
        """What the moves need to know of the table as it lies now, with what is a seat's own open."""

    def draw(self, surface: pygame.Surface, screen: Screen, lie: Lie, mat: int, asked: int) -> None:
        """Draw the dots of all but the asked seat, as things lie now with a mat open."""
        if not self._traces:
            return
        key = lie, mat, asked, screen.frame.size
        if self._kept is None or self._kept[0] != key:
            self._kept = key, tuple(self._dots(lie, mat, asked))
        pictures = []
        for point, r, colour in self._kept[1]:
            image = travel.dot(colour, r, screen.scale)
            pictures.append((image, image.get_rect(center=screen.pixel(point))))
        surface.fblits(pictures)

    def _dots(self, lie: Lie, mat: int, asked: int) -> list[Dot]:
        dots: list[Dot] = []
        seen: set[tuple[Point, Point]] = set()
        for event, before, after in self._traces:
            if event.seat == asked:
                continue
            colour = self.colours[event.seat]
            for way in self.moves[event.kind](event, self.table(before, after, lie, mat)):
                leg = way.flight.start, way.flight.end
                if leg not in seen and math.dist(*leg) >= SHORTEST:
                    seen.add(leg)
                    dots += [dot for dot in _along(*leg, colour) if not layout.RAIL.holds(*dot.place)]
        return dots


class YearTrail(Trail[View, Layout]):
    """The ways of the last move in Viticulture."""

    def __init__(self, moves: Mapping[str, Move], colours: Sequence[str]) -> None:
        super().__init__(moves, colours)

    def table(self, before: View, after: View, lie: Layout, shown: int) -> Table:
        return Table(before, after, lie, shown, self.colours)


def _along(start: Point, end: Point, colour: str) -> list[Dot]:
    count = max(2, int(math.dist(start, end) / PITCH))
    steps = (SMALLEST + (LARGEST - SMALLEST) * round(i / count * 4) / 4 for i in range(1, count))
    return [Dot(arc(start, end, i / count), r, colour) for i, r in enumerate(steps, 1)]
