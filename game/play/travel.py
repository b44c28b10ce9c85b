"""How things travel over a table: flights, and what is not drawn meanwhile."""

from __future__ import annotations

from typing import NamedTuple

from game.art import travel
from game.play import motion
from game.play.motion import Face, Flight
from game.window.screen import Point
from rules.engine.choice import Ref

RISE = 44.0
"""How far a sign rises from the place that it is about, in design px."""


class Travel(NamedTuple):
    """A flight, and the thing that is not drawn at its new place until the flight is over."""

    flight: Flight
    hides: Ref | None = None


Travels = tuple[Travel, ...]


def sign_face(icon: str, size: float = 52) -> Face:
    """An icon on a round paper disc of so many design px."""
    return lambda scale: travel.sign(icon, size, scale)


def piece(face: Face, start: Point, end: Point, hides: Ref | None = None) -> Travels:
    """A piece that travels."""
    return (Travel(Flight(face, start, end, motion.piece_seconds(start, end)), hides),)


def risen(icon: str, place: Point) -> Travels:
    """A sign that rises from a place and fades: something happened there that moves no piece."""
    end = place[0], place[1] - RISE
    return (Travel(Flight(sign_face(icon), place, end, motion.SIGN_SECONDS, fades=True)),)
