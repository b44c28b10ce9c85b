"""Things on their way across the table: flights with a slight arc, one after the other or close together."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

import msgspec
import pygame

from game.art.kit.blending import blend
from game.window.screen import Point, Screen

PIECE_SECONDS, SECONDS_PER_PX, MOST_SECONDS = 0.28, 0.00015, 0.52
CARD_SECONDS = 0.32
SIGN_SECONDS = 0.5
GLIDE_BACK_SECONDS = 0.18
FADE_SECONDS = 0.12
STAGGER_SECONDS, GROUP_SECONDS = 0.06, 0.7
"""Pause between the starts of equal things, and the most that the whole group takes."""
ARC = 0.08
"""Height of the arc as a share of the way."""
FADES_FROM = 0.6
"""Share of the way from which on a sign fades."""

Face = Callable[[float], pygame.Surface]
"""Draws a picture at a scale (true px per design px)."""


def eased(t: float) -> float:
    """A share of time (0-1, cut to that) as a share of the way, slow at both ends."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


class Flight(msgspec.Struct):
    """A picture on its way from one design point to another (centres); ``face`` draws it at a scale.

    ``turn`` is a second picture shown from half way on (a card that is turned over). ``sizes`` are those at both ends
    as shares of the face. What ``fades`` grows pale towards its end. What ``rests`` is seen at its start
    until it begins. ``lift`` is the height of its arc as a share of its way.
    """

    face: Face
    start: Point
    end: Point
    seconds: float
    delay: float = 0.0
    turn: Face | None = None
    sizes: tuple[float, float] = (1.0, 1.0)
    fades: bool = False
    rests: bool = False
    lift: float = ARC
    age: float = 0.0

    @property
    def share(self) -> float:
        """How much of the way is done, 0-1, slow at both ends."""
        return eased((self.age - self.delay) / self.seconds) if self.seconds > 0 else 1.0

    @property
    def over(self) -> bool:
        """Whether it has arrived."""
        return self.age >= self.delay + self.seconds

    def point(self) -> Point:
        """Where its centre is now."""
        return arc(self.start, self.end, self.share, self.lift)

    def draw(self, surface: pygame.Surface, scale: float, pixel: Callable[[Point], tuple[int, int]]) -> None:
        """Draw it where it is now."""
        if self.age < self.delay and not self.rests:
            return
        share = self.share
        image = (self.turn if self.turn and share > 0.5 else self.face)(scale)
        size = self.sizes[0] + (self.sizes[1] - self.sizes[0]) * share
        flat = abs(math.cos(math.pi * share)) if self.turn else 1.0
        if size != 1 or flat != 1:
            wide, tall = round(image.get_width() * size * flat), round(image.get_height() * size)
            image = pygame.transform.smoothscale(image, (max(1, wide), max(1, tall)))
        left = (1 - share) / (1 - FADES_FROM) if self.fades and share > FADES_FROM else 1.0
        blend(surface, image, image.get_rect(center=pixel(self.point())).topleft, left)


def arc(start: Point, end: Point, share: float, height: float = ARC) -> Point:
    """The point of the way between two others after a share of it; ``height`` of the arc is a share of the way too."""
    lift = math.sin(math.pi * share) * math.dist(start, end) * height
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share - lift


def piece_seconds(start: Point, end: Point) -> float:
    """How long a piece travels."""
    return min(MOST_SECONDS, PIECE_SECONDS + SECONDS_PER_PX * math.dist(start, end))


def staggered(flights: list[Flight]) -> list[Flight]:
    """The flights with their starts a little apart, so that all have arrived within the time of a group."""
    longest = max((flight.delay + flight.seconds for flight in flights), default=0.0)
    gap = min(STAGGER_SECONDS, max(0.0, GROUP_SECONDS - longest) / max(1, len(flights) - 1))
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
    waits: bool = False
    """Whether it lasts until somebody lets the queue go on."""
    moment: bool = False
    """Whether it belongs to something that is to be seen, however much what moves before it is hurried on."""
    read: bool = False
    """Whether what is seen in it has to be read: where something covers it, it lasts until somebody goes on."""
    begun: bool = False
    age: float = 0.0

    def hold(self, waits: bool) -> None:
        """Let it last until somebody lets the queue go on, or no longer."""
        self.waits = waits


class Overlay(Protocol):
    """Something that is drawn over the table for a time, whatever else moves.

    ``low`` ones lie under panels and marks.
    """

    age: float
    low: bool

    @property
    def over(self) -> bool:
        """Whether its time has passed."""

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw it as it is now."""


class Fade:
    """The last picture, fading away over the next one, where nothing is to move."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._age = 0.0
        self._gone = False
        """Whether what is still on the screen may not be seen any more."""

    def begin(self, picture: pygame.Surface) -> float:
        """Let what is on the screen fade; returns the seconds that takes: none where it may not be seen any more."""
        if self._gone:
            return 0.0
        self._picture, self._age = picture.copy(), 0.0
        return FADE_SECONDS

    def clear(self) -> None:
        """Forget the last picture, and let nothing fade that is on the screen before it is drawn anew."""
        self._picture, self._gone = None, True

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
        self._gone = False
        if self._picture is not None:
            blend(surface, self._picture, (0, 0), 1 - self._age / FADE_SECONDS)


class Queue:
    """Steps that run one after the other, ``speed`` times as fast as normal (0: at once).

    Skipping runs all of them at once to their ends.
    """

    def __init__(self, speed: float = 1.0) -> None:
        self.steps: list[Step] = []
        self.overlays: list[Overlay] = []
        self.speed = speed
        self.skipping = False

    @property
    def still(self) -> bool:
        """Whether what begins now is over at once."""
        return self.instant or self.skipping

    @property
    def instant(self) -> bool:
        """Whether nothing is seen to move."""
        return self.speed == 0

    @property
    def empty(self) -> bool:
        """Whether everything stands where it belongs."""
        return not self.steps

    @property
    def waiting(self) -> bool:
        """Whether everything stands still until somebody lets it go on."""
        return bool(self.steps) and self.steps[0].begun and self.steps[0].waits

    def add(self, step: Step) -> None:
        """Put a step at the end; it runs to its end at once when movement is off, unless one before it waits."""
        self.steps.append(step)
        if self.instant:
            self.skip(to_waiting=True)

    def run(self, speed: float) -> None:
        """Go on so many times as fast as normal (0: at once)."""
        self.speed = speed

    def hurry(self, least: float) -> None:
        """Go on at least so many times as fast as normal, and not slower than that."""
        self.speed = max(self.speed, 1.0, least)

    def skip(self, to_waiting: bool = False, to_moment: bool = False) -> None:
        """Run everything to its end now; ``to_waiting``: only up to a step that waits, ``to_moment``: to a moment.

        A moment that is seen goes on.
        """
        self.skipping = True
        while self.steps:
            step = self.steps[0]
            self._begin(step)
            if (to_waiting and step.waits) or (to_moment and step.moment):
                break
            self._end(step)
        self.skipping = False
        self.overlays.clear()

    def skip_past(self, last: Step | None) -> None:
        """Run everything to its end up to a step, that one too; go on from there as before."""
        self.skipping = True
        while last in self.steps:
            step = self.steps[0]
            self._begin(step)
            self._end(step)
        self.skipping = False
        self.overlays.clear()
        if self.instant:
            self.skip(to_waiting=True)

    def settle(self) -> bool:
        """Run everything to its end now, but for a moment that is to be seen; whether everything stands then."""
        self.skip(to_moment=True)
        return self.empty

    def cover(self) -> None:
        """Nobody sees it for a time: run everything to its end, but for what is read, which waits."""
        self.skipping = True
        while self.steps:
            step = self.steps[0]
            self._begin(step)
            if step.read:
                step.hold(True)
                break
            self._end(step)
        self.skipping = False
        self.overlays.clear()

    def go_on(self) -> None:
        """End the step that waits."""
        if self.waiting:
            self.steps[0].waits = False
            if self.instant:
                self.skip(to_waiting=True)

    def update(self, seconds: float) -> bool:
        """Let time pass; True when something moved."""
        seconds *= self.speed
        moved = self._age_overlays(seconds)
        if not self.steps or self.waiting:
            return moved
        step = self.steps[0]
        self._begin(step)
        step.age += seconds
        for flight in step.flights:
            flight.age += seconds
        arrival = max((flight.delay + flight.seconds for flight in step.flights), default=0.0)
        if not step.waits and step.age >= arrival + step.pause:
            self._end(step)
        return True

    def _end(self, step: Step) -> None:
        """A step is over, unless another one has taken its place; what comes of its end comes after it."""
        if self.steps and self.steps[0] is step:
            self.steps.pop(0)
        if step.end:
            step.end()

    def _age_overlays(self, seconds: float) -> bool:
        """Let time pass for what lies over the table; True when there is any."""
        moved = bool(self.overlays)
        for overlay in self.overlays:
            overlay.age += seconds
        self.overlays = [overlay for overlay in self.overlays if not overlay.over]
        return moved

    def moving(self) -> tuple[Flight, ...]:
        """The flights to draw now."""
        return tuple(self.steps[0].flights) if self.steps and self.steps[0].begun else ()

    @staticmethod
    def _begin(step: Step) -> None:
        if not step.begun:
            step.begun = True
            if step.begin:
                step.begin()
