"""What movement is made of: the table before and after an event, and the flights that lead from one to the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.play import motion
from game.play.motion import Face, Flight
from game.viticulture import layout
from game.viticulture.faces import sign_face
from game.viticulture.render_board import NOBODY
from game.viticulture.whereabouts import Layout
from game.window.screen import Point
from rules.engine.choice import Ref
from rules.engine.event import Event
from rules.viticulture.view import View

RISE = 44.0
"""How far a sign rises from the place that it is about."""


class Way(NamedTuple):
    """A flight, and the thing that is not drawn at its new place until the flight is over."""

    flight: Flight
    hides: Ref | None = None


Ways = tuple[Way, ...]


class Table(NamedTuple):
    """What flights need to know: the views before and after the event, how the table lies after it, whose mat is
    open, and the players' colours."""

    before: View
    after: View
    spread: Layout
    shown: int
    colours: tuple[str, ...]

    def home(self, seat: int, own: Point) -> Point:
        """A point of the open mat or hand when it is the seat's, else the seat's panel in the rail."""
        return own if seat == self.shown else self.panel(seat)

    def panel(self, seat: int) -> Point:
        """The middle of the seat's panel in the rail; of the Automa's place in it for -1."""
        order = self.spread.order
        if seat not in order:
            return layout.automa_panel().centre
        return layout.rail_panels(len(order))[order.index(seat)].centre

    def colour(self, seat: int, kind: str = "worker") -> str:
        """The colour of a seat's piece."""
        return NOBODY if kind == "temporary" or seat < 0 else self.colours[seat]


Move = Callable[[Event, Table], Ways]


def piece(face: Face, start: Point, end: Point, hides: Ref | None = None) -> Ways:
    """A piece that travels."""
    return (Way(Flight(face, start, end, motion.piece_seconds(start, end)), hides),)


def risen(icon: str, place: Point) -> Ways:
    """A sign that rises from a place and fades: something happened there that moves no piece."""
    end = place[0], place[1] - RISE
    return (Way(Flight(sign_face(icon), place, end, motion.SIGN_SECONDS, fades=True)),)
