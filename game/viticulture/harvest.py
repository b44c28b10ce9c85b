"""The harvest on the table: bunches that fly from a field to the crush pad, and the poster at the first of a year."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pygame

from game.art import harvest as art
from game.art.board_boxes import BOARD
from game.art.harvest import Picked
from game.art.kit.blending import blend
from game.play import motion
from game.play.motion import Flight
from game.play.travel import Travel, Travels
from game.text.messages import say
from game.text.names import called
from game.text.printed import cards
from game.viticulture.animate_parts import Transition
from game.window.screen import Screen
from rules.engine.choice import Ref
from rules.engine.event import Event
from rules.viticulture.view import View

FLIES_SECONDS, POSTER_SECONDS, POPS_SECONDS = 0.7, 1.4, 0.25
"""How long a bunch is on its way, the poster is seen, and light stands round a grape that has arrived."""
AFTER_POSTER = 0.4
"""Seconds after which bunches begin to fly where the poster is shown."""
COMES, GOES = 0.16, 0.24
"""How long the poster takes to come and to go."""
HIGH = 0.3
"""Height of the arc of a bunch, as a share of its way."""
BEADS, APART = 26, 0.018
"""How many drops of light follow a bunch, and how far apart, as a share of its way."""


class Poster(msgspec.Struct):
    """The poster over the board."""

    vines: tuple[Picked, ...]
    age: float = 0.0
    low = True

    @property
    def over(self) -> bool:
        """Whether it has gone."""
        return self.age >= POSTER_SECONDS

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Lay it over the board as far as it has come."""
        share = min(1.0, self.age / COMES, (POSTER_SECONDS - self.age) / GOES)
        picture = art.poster(say("table-harvest"), self.vines, screen.scale)
        blend(surface, picture, screen.pixel(BOARD[:2]), share)


class Light(msgspec.Struct):
    """The light behind bunches that fly, and round those that have arrived."""

    flights: tuple[Flight, ...]
    age: float = 0.0
    low = True

    @property
    def over(self) -> bool:
        """Whether all of it has gone out."""
        return all(flight.age >= flight.delay + flight.seconds + POPS_SECONDS for flight in self.flights)

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw it as it is now."""
        for flight in self.flights:
            if 0 < flight.share < 1:
                _tail(surface, screen, flight)
            elif flight.over:
                since = (self.age - flight.delay - flight.seconds) / POPS_SECONDS
                if 0 <= since < 1:
                    picture = art.sparks(screen.scale)
                    place = picture.get_rect(center=screen.pixel(flight.end))
                    blend(surface, picture, place.topleft, 1 - since)


def _tail(surface: pygame.Surface, screen: Screen, flight: Flight) -> None:
    for bead in range(BEADS, 0, -1):
        share = flight.share - bead * APART
        if share > 0:
            picture = art.bead(round(22 * (1 - bead / (BEADS + 2))) + 3, screen.scale)
            point = motion.arc(flight.start, flight.end, share, flight.lift)
            surface.blit(picture, picture.get_rect(center=screen.pixel(point)))


def field_of(events: Sequence[Event], told: int) -> str:
    """The field from which the grape comes that the last of so many events tells; empty where it comes from none."""
    grape = events[told - 1]
    for event in reversed(events[: told - 1]):
        if event.kind == "field_harvested":
            return event.place if (event.seat, event.source) == (grape.seat, grape.source) else ""
        if event.kind not in ("grape_gained", "grape_lost"):
            return ""
    return ""


def first_of_year(events: Sequence[Event], told: int) -> bool:
    """Whether the harvest that the last of so many events tells is the first one of its seat in this year."""
    seat = events[told - 1].seat
    for event in reversed(events[: told - 1]):
        if event.kind == "year_ended":
            return True
        if event.kind == "field_harvested" and event.seat == seat:
            return False
    return True


def picked(view: View, seat: int, limit: str) -> tuple[Picked, ...]:
    """The vines of a field."""
    field = next(field for field in view.seats[seat].fields if str(field.limit) == limit)
    found = []
    for vine in field.vines:
        printed = cards()[vine].printed
        found.append(Picked(called("card", vine), int(printed.get("red", 0)), int(printed.get("white", 0))))
    return tuple(found)


def flown(event: Event, change: Transition, limit: str, delay: float) -> Travels:
    """How a bunch flies from a field of the open mat to its slot."""
    kind, _, value = event.thing.partition(".")
    spot, start = change.layout.slot("grape", kind, int(value)), change.layout.field_box(int(limit)).centre
    flight = Flight(
        lambda scale: art.bunch_picture(kind, int(value), scale), start, (spot.x, spot.y), FLIES_SECONDS,
        delay=delay, sizes=(0.7, 1.0), lift=HIGH,
    )  # fmt: skip
    return (Travel(flight, Ref("grape", event.thing)),)
