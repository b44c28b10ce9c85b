"""The trail: where the pieces of the last move came from and went to, to be seen until the next move."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import pygame

from game.art import travel
from game.art.kit.boxes import Box
from game.play.motion import ARC, arc
from game.play.travel import Travels
from game.window.screen import Point, Screen
from rules.engine.event import Event

PITCH = 20.0
"""Design px between two dots."""
SMALLEST, LARGEST = 2.6, 5.4
"""Radius of the first and of the last dot of a way."""
SAME_PLACE = 110.0
"""Ends of two ways that are nearer than this are one place."""
SHORTEST = 60.0
"""A way shorter than this leaves no trail."""

Seen = TypeVar("Seen")
Lie = TypeVar("Lie")


class Trace(NamedTuple, Generic[Seen]):
    """An event, and the table before and after it."""

    event: Event
    before: Seen
    after: Seen


Leg = tuple[Point, Point]
"""Where a way begins and where it ends."""


class Dot(NamedTuple):
    """One dot of a trail."""

    place: Point
    r: float
    colour: str


class Trail(ABC, Generic[Seen, Lie]):
    """The ways of the last move. ``moves`` tells how the things of an event travel on one of its tables."""

    fewest: ClassVar[int] = 1
    """A way of fewer dots is none."""

    def __init__(self, moves: Mapping[str, Callable[[Event, Any], Travels]], colours: Sequence[str]) -> None:
        self.moves = moves
        self.colours = tuple(colours)
        self.seat = -1
        self.start = 0
        """How many events had happened when the last move began: it goes on until another seat moves."""
        self.end = -1
        """How many events had happened when the move was over; the trail is seen as long as no more do."""
        self.traces: list[Trace[Seen]] = []
        """The events of the last move whose ways are seen."""
        self._kept: tuple[object, tuple[Dot, ...]] | None = None

    def begin(self, seat: int, start: int, end: int, anew: bool = False) -> None:
        """The events from number ``start`` to before ``end`` are told, which followed from a choice of a seat.

        What others did before is forgotten; what the same seat did as well where it begins ``anew``.
        """
        if anew or seat != self.seat or start != self.end:
            self.traces, self.start = [], start
        self.seat, self.end, self._kept = seat, end, None

    def forget(self) -> None:
        """Nothing is left of the ways: what went them lies elsewhere now."""
        self.traces, self._kept = [], None

    def add(self, event: Event, before: Seen, after: Seen) -> None:
        """Remember a way of the move."""
        self.traces.append(Trace(event, before, after))

    def covered(self, lie: Lie, after: Seen, leg: Leg) -> Sequence[Box]:
        """What a way must not cover on the table as it is after the move."""
        return ()

    def along(self, lie: Lie, leg: Leg, colour: str) -> list[Dot]:
        """The dots of a way, with nothing left out yet."""
        return dots_along(*leg, colour)

    @abstractmethod
    def transition(self, before: Seen, after: Seen, lie: Lie, shown: int) -> object:
        """What the moves need to know of the table as it lies now, with what is a seat's own open."""

    def draw(self, surface: pygame.Surface, screen: Screen, lie: Lie, mat: int, asked: int) -> None:
        """Draw the dots of all but the asked seat, as things lie now with a mat open."""
        if not self.traces:
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
        seen: list[Leg] = []
        for event, before, after in self.traces:
            if event.seat == asked:
                continue
            colour = self.colours[event.seat]
            for way in self.moves[event.kind](event, self.transition(before, after, lie, mat)):
                leg = way.flight.start, way.flight.end
                if math.dist(*leg) < SHORTEST or any(_alike(leg, other) for other in seen):
                    continue
                seen.append(leg)
                covered = self.covered(lie, self.traces[-1].after, leg)
                run = _last_run(self.along(lie, leg, colour), covered)
                dots += run if len(run) >= self.fewest else []
        return dots


def _alike(one: Leg, other: Leg) -> bool:
    """Whether a way leads along one that was seen, or back from about where it led to."""
    along = max(math.dist(one[0], other[0]), math.dist(one[1], other[1]))
    back = max(math.dist(one[0], other[1]), math.dist(one[1], other[0]))
    return min(along, back) < SAME_PLACE


def _last_run(dots: Sequence[Dot], covered: Sequence[Box]) -> list[Dot]:
    """The end of a way that covers nothing: single dots would look like dirt."""
    clear = [not any(box.holds(*dot.place) for box in covered) for dot in dots]
    end = next((i for i in range(len(dots), 0, -1) if clear[i - 1]), 0)
    start = next((i for i in range(end, 0, -1) if not clear[i - 1]), 0)
    return list(dots[start:end])


def dots_along(start: Point, end: Point, colour: str, height: float = ARC) -> list[Dot]:
    """The dots of a way whose arc has a height as a share of it."""
    count = max(2, int(math.dist(start, end) / PITCH))
    steps = (SMALLEST + (LARGEST - SMALLEST) * round(i / count * 4) / 4 for i in range(1, count))
    return [Dot(arc(start, end, i / count, height), r, colour) for i, r in enumerate(steps, 1)]
