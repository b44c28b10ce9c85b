"""What the animations of events need to know: the table before and after an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.art.kit.palette import NOBODY
from game.play.travel import Travels
from game.viticulture.layout import Layout
from game.viticulture.spread import Spread
from game.window.screen import Point
from rules.engine.event import Event
from rules.viticulture.view import View


class Transition(NamedTuple):
    """The views before and after an event, how things lie after it, the seat whose mat is open, the seats' colours."""

    before: View
    after: View
    spread: Spread
    shown: int
    colours: tuple[str, ...]

    @property
    def layout(self) -> Layout:
        """Where the places of the window are."""
        return self.spread.layout

    def home(self, seat: int, own: Point) -> Point:
        """A point of the open mat or hand when it is the seat's, else the seat's panel in the rail."""
        return own if seat == self.shown else self.panel(seat)

    def panel(self, seat: int) -> Point:
        """The middle of the seat's panel in the rail; of the Automa's place in it for -1."""
        return (self.layout.automa_panel if seat < 0 else self.layout.rail_panels(self.spread.seats)[seat]).centre

    def colour(self, seat: int, kind: str = "worker") -> str:
        """The colour of a seat's piece."""
        return NOBODY if kind == "temporary" or seat < 0 else self.colours[seat]


Move = Callable[[Event, Transition], Travels]
"""How the things of an event travel."""
