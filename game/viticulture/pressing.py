"""A wine is made: how long that is seen over the board, and when its grapes leave the crush pad."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pygame

from game.art import pressing as art
from game.art.board_boxes import BOARD
from game.art.pressing import Pressed
from game.play.travel import Travels
from game.text.messages import say
from game.window.screen import Screen
from rules.engine.event import Event

SECONDS, AGAIN_SECONDS = 2.0, 0.8
"""How long the first pressing of a turn is seen, and each further one."""
COMES, GOES = 0.16, 0.2
"""How long it takes to come and to go."""


class Pressing(msgspec.Struct):
    """The press house over the board; ``who`` are innkeeper and colour of the seat."""

    wine: Pressed
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
        title = say("table-pressed", kind=self.wine.kind, value=self.wine.value)
        picture = art.draw(title, self.wine, self.who, self.age / self.seconds, screen.scale)
        picture.set_alpha(round(255 * max(0.0, shown)))
        surface.blit(picture, screen.pixel(BOARD[:2]))


def seconds(events: Sequence[Event], told: int) -> float:
    """How long the pressing is seen that the last of so many events tells."""
    wine = events[told - 1]
    for event in reversed(events[: told - 1]):
        if event.kind == "wine_made" and event.seat == wine.seat:
            return AGAIN_SECONDS
        if event.kind in ("worker_placed", "season_started"):
            break
    return SECONDS


def pressed(event: Event) -> Pressed:
    """The wine that an event tells of, as it lies in the cellar then."""
    kind, value = _token(event.thing)
    return Pressed(kind, value, tuple(_token(grape) for grape in event.origin.split()))


def _token(name: str) -> tuple[str, int]:
    kind, _, value = name.partition(".")
    return kind, int(value)


def after(travels: Travels, seconds: float) -> Travels:
    """The grapes, which wait on the crush pad until the pressing goes."""
    for travel in travels:
        travel.flight.delay = max(0.0, seconds - travel.flight.seconds)
        travel.flight.rests = True
    return travels
