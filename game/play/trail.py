"""The trail: where the pieces of the last move went to, to be seen for a few seconds."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

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
TAIL, FEWEST = 9, 3
"""At most so many dots of a way are seen, before where it led to; where fewer would be seen, none is."""
STANDS, ENDS = 6.0, 0.7
"""Seconds for which the ways are seen whole, and in which they are drawn in then."""

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


class Way(NamedTuple):
    """What is seen of a way: its last dots, none where too much lies over it; ``event`` is what went it."""

    event: Event
    end: Point
    colour: str
    dots: list[Dot]


class Trail(ABC, Generic[Seen, Lie]):
    """The ways of the last move. ``moves`` tells how the things of an event travel on one of its tables."""

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
        self._kept: tuple[object, list[Way]] | None = None
        self._seen = 0.0
        """For how many seconds the ways have been seen."""

    def begin(self, seat: int, start: int, end: int, anew: bool = False) -> None:
        """The events from number ``start`` to before ``end`` are told, which followed from a choice of a seat.

        What others did before is forgotten; what the same seat did as well where it begins ``anew``.
        """
        if anew or seat != self.seat or start != self.end:
            self.traces, self.start = [], start
        self.seat, self.end, self._kept, self._seen = seat, end, None, 0.0

    def forget(self) -> None:
        """Nothing is left of the ways: what went them lies elsewhere now."""
        self.traces, self._kept = [], None

    def add(self, event: Event, before: Seen, after: Seen) -> None:
        """Remember a way of the move."""
        self.traces.append(Trace(event, before, after))

    def pass_time(self, seconds: float, still: bool) -> bool:
        """Let them be seen for so long; whether they look different now. They go at once where all is ``still``."""
        before = self.tail
        self._seen += ENDS if still and self._seen >= STANDS else seconds
        return bool(self.traces) and self.tail != before

    @property
    def tail(self) -> int:
        """How many dots of each way are seen now at most, from its end."""
        share = (self._seen - STANDS) / ENDS
        return max(0, TAIL - math.floor(max(0.0, share) * TAIL))

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
        if not self.traces or not self.tail:
            return
        key = lie, mat, asked, screen.frame.size
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self.ways(lie, mat, asked)
        self.draw_ways(surface, screen, self._kept[1])

    def draw_ways(self, surface: pygame.Surface, screen: Screen, ways: Sequence[Way]) -> None:
        """Draw what is seen of the ways now."""
        pictures = []
        for point, r, colour in (dot for way in ways for dot in way.dots[-self.tail :]):
            image = travel.dot(colour, r, screen.scale)
            pictures.append((image, image.get_rect(center=screen.pixel(point))))
        surface.fblits(pictures)

    def ways(self, lie: Lie, mat: int, asked: int) -> list[Way]:
        """All ways but those of the asked seat, as things lie now with a mat open."""
        found: list[Way] = []
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
                run = _last_run(self.along(lie, leg, colour), covered)[-TAIL:]
                found.append(Way(event, leg[1], colour, run if len(run) >= FEWEST else []))
        return found


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
