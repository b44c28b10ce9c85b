"""What the animations of Vino's events need to know: the table before and after an event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.art.kit.boxes import Box
from game.play.travel import Travels
from game.vino.layout import Layout
from game.window.screen import Point
from rules.engine.event import Event
from rules.vino.view import View


class Transition(NamedTuple):
    """What flights need to know: the views before and after the event, where the places are, the large plate, whose
    cellar is shown, the players' colours, names and innkeepers, the order of play before it began to change, and where
    its faces lie."""

    before: View
    after: View
    layout: Layout
    large: str
    shown: int
    colours: Sequence[str]
    names: Sequence[str] = ()
    innkeepers: Sequence[str] = ()
    order: Sequence[int] = ()
    faces: Sequence[Point] = ()

    def panel(self, seat: int) -> Box:
        """Where a seat lies: its cellar or its plate."""
        return self.layout.seat_boxes(self.after.order, self.shown)[seat]

    def number(self, what: str, seat: int, order: Sequence[int] = ()) -> Point:
        """Where a number of a seat stands, now or in an earlier order: money, income or vineyards."""
        return self.layout.number_place(what, seat, order or self.after.order, self.shown)

    def home(self, seat: int, own: Point) -> Point:
        """A point of the shown cellar when it is the seat's, else the seat's panel in the rail."""
        return own if seat == self.shown else self.panel(seat).centre


Move = Callable[[Event, Transition], Travels]
"""How the things of an event travel."""
