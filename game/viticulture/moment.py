"""What the moments over the board share: how long they are seen, how they come and go, and what waits for them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import msgspec
import pygame

from game.art.board_boxes import BOARD
from game.art.kit.blending import blend
from game.play.travel import Travels
from game.window.screen import Screen
from rules.engine.event import Event

SECONDS, AGAIN_SECONDS = 2.0, 0.8
"""How long the first moment of its kind in a turn is seen, and each further one."""
COMES, GOES = 0.16, 0.2
"""How long it takes to come and to go."""


class Moment(msgspec.Struct):
    """A picture over the board for some seconds; ``who`` are innkeeper and colour of the seat."""

    who: tuple[str, str]
    seconds: float
    age: float = 0.0
    low = True

    @property
    def over(self) -> bool:
        """Whether it has gone."""
        return self.age >= self.seconds

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Lay it over the board as far as it has come."""
        shown = min(1.0, self.age / COMES, (self.seconds - self.age) / GOES)
        picture = self.picture(self.age / self.seconds, screen.scale)
        blend(surface, picture, screen.pixel(BOARD[:2]), shown)

    @abstractmethod
    def picture(self, share: float, scale: float) -> pygame.Surface:
        """How it looks after a share (0-1) of its time, on a surface of its own."""


def seconds(events: Sequence[Event], told: int) -> float:
    """How long the moment is seen that the last of so many events tells."""
    last = events[told - 1]
    for event in reversed(events[: told - 1]):
        if event.kind == last.kind and event.seat == last.seat:
            return AGAIN_SECONDS
        if event.kind in ("worker_placed", "season_started"):
            break
    return SECONDS


def after(travels: Travels, seconds: float) -> Travels:
    """Things that wait where they are until a moment goes."""
    for travel in travels:
        travel.flight.delay = max(0.0, seconds - travel.flight.seconds)
        travel.flight.rests = True
    return travels


def token(name: str) -> tuple[str, int]:
    """Kind and value of a grape or wine that an event names."""
    kind, _, value = name.partition(".")
    return kind, int(value)
