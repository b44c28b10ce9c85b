"""Things on their way across the table: flights with a slight arc, one after the other or close together."""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec
import pygame

from game.screen import Point

PIECE_SECONDS, SECONDS_PER_PX, MOST_SECONDS = 0.28, 0.00015, 0.52
CARD_SECONDS = 0.32
GLIDE_BACK_SECONDS = 0.18
FADE_SECONDS = 0.12
STAGGER_SECONDS, GROUP_SECONDS = 0.06, 0.7
"""Pause between the starts of equal things, and the most that all these pauses take."""
Face = Callable[[float], pygame.Surface]
"""Draws a picture at a scale (true px per design px)."""
ARC = 0.08
"""Height of the arc as a share of the way."""


class Flight(msgspec.Struct):
    """A picture on its way from one design point to another (centres); ``face`` draws it at a scale.

    ``turn`` is a second picture shown from half way on (a card that is turned over).
    """

    face: Face
    start: Point
    end: Point
    seconds: float
    delay: float = 0.0
    turn: Face | None = None
    age: float = 0.0

    @property
    def share(self) -> float:
        """How much of the way is done, 0-1, slow at both ends."""
        t = min(1.0, max(0.0, (self.age - self.delay) / self.seconds)) if self.seconds > 0 else 1.0
        return t * t * (3 - 2 * t)

    @property
    def over(self) -> bool:
        """Whether it has arrived."""
        return self.age >= self.delay + self.seconds

    def point(self) -> Point:
        """Where its centre is now."""
        share = self.share
        (x1, y1), (x2, y2) = self.start, self.end
        lift = math.sin(math.pi * share) * math.dist(self.start, self.end) * ARC
        return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share - lift

    def draw(self, surface: pygame.Surface, scale: float, pixel: Callable[[Point], tuple[int, int]]) -> None:
        """Draw it where it is now."""
        if self.age < self.delay:
            return
        image = (self.turn if self.turn and self.share > 0.5 else self.face)(scale)
        if self.turn:
            width = max(1, round(image.get_width() * abs(math.cos(math.pi * self.share))))
            image = pygame.transform.smoothscale(image, (width, image.get_height()))
        surface.blit(image, image.get_rect(center=pixel(self.point())))


def piece_seconds(start: Point, end: Point) -> float:
    """How long a piece travels."""
    return min(MOST_SECONDS, PIECE_SECONDS + SECONDS_PER_PX * math.dist(start, end))


def staggered(flights: list[Flight]) -> list[Flight]:
    """The flights with their starts a little apart."""
    gap = min(STAGGER_SECONDS, GROUP_SECONDS / len(flights)) if flights else 0.0
    for index, flight in enumerate(flights):
        flight.delay += index * gap
    return flights


class Step(msgspec.Struct):
    """Flights that run together, and what is to be done before and after them."""

    flights: list[Flight]
    begin: Callable[[], None] | None = None
    end: Callable[[], None] | None = None
    pause: float = 0.0
    """Seconds to wait after the last flight has arrived."""
    begun: bool = False
    age: float = 0.0


class Fade:
    """The last picture, fading away over the next one, where nothing is to move."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._age = 0.0

    def begin(self, picture: pygame.Surface) -> float:
        """Let what is on the screen fade; returns the seconds that takes."""
        self._picture, self._age = picture.copy(), 0.0
        return FADE_SECONDS

    def clear(self) -> None:
        """Forget the last picture."""
        self._picture = None

    def update(self, seconds: float) -> bool:
        """Let time pass; True while it fades."""
        if self._picture is None:
            return False
        self._age += seconds
        if self._age >= FADE_SECONDS:
            self._picture = None
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Lay what is left of the last picture over the new one."""
        if self._picture is not None:
            self._picture.set_alpha(round(255 * (1 - self._age / FADE_SECONDS)))
            surface.blit(self._picture, (0, 0))


class Queue:
    """Steps that run one after the other, ``speed`` times as fast as normal (0: at once).

    Skipping runs all of them at once to their ends.
    """

    def __init__(self, speed: float = 1.0) -> None:
        self.steps: list[Step] = []
        self.speed = speed

    @property
    def instant(self) -> bool:
        """Whether nothing is seen to move."""
        return self.speed == 0

    @property
    def empty(self) -> bool:
        """Whether everything stands where it belongs."""
        return not self.steps

    def add(self, step: Step) -> None:
        """Put a step at the end; it runs to its end at once when movement is off."""
        self.steps.append(step)
        if self.instant:
            self.skip()

    def skip(self) -> None:
        """Run everything to its end now."""
        while self.steps:
            step = self.steps.pop(0)
            self._begin(step)
            if step.end:
                step.end()

    def update(self, seconds: float) -> bool:
        """Let time pass; True when something moved."""
        if not self.steps:
            return False
        step = self.steps[0]
        self._begin(step)
        seconds *= self.speed
        step.age += seconds
        for flight in step.flights:
            flight.age += seconds
        arrival = max((flight.delay + flight.seconds for flight in step.flights), default=0.0)
        if step.age >= arrival + step.pause:
            self.steps.pop(0)
            if step.end:
                step.end()
        return True

    def moving(self) -> tuple[Flight, ...]:
        """The flights to draw now."""
        return tuple(self.steps[0].flights) if self.steps and self.steps[0].begun else ()

    @staticmethod
    def _begin(step: Step) -> None:
        if not step.begun:
            step.begun = True
            if step.begin:
                step.begin()
