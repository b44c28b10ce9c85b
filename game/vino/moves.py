"""From events to movement on Vino's table: which piece travels from where to where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.art import pieces, plates
from game.screen import Point
from game.table import motion
from game.table.flights import Way
from game.table.motion import Face, Flight
from game.vino import layout, looks
from game.vino.demand import MARKER
from rules.engine.choice import Ref
from rules.engine.event import Event
from rules.vino.view import View


class Table(NamedTuple):
    """What flights need to know: the views before and after the event, the large plate, whose cellar is shown, and
    the players' colours."""

    before: View
    after: View
    large: str
    shown: int
    colours: Sequence[str]

    def home(self, seat: int, own: Point) -> Point:
        """A point of the shown cellar when it is the seat's, else the seat's panel in the rail."""
        if seat == self.shown:
            return own
        return layout.panels(len(self.after.seats))[self.after.order.index(seat)].centre


Move = Callable[[Event, Table], tuple[Way, ...]]


def ways(event: Event, table: Table) -> tuple[Way, ...]:
    """How the things of an event travel; nothing for events that only change numbers or words."""
    move = MOVES.get(event.kind)
    return move(event, table) if move else ()


def _piece(face: Face, start: Point, end: Point, hides: Ref | None = None) -> tuple[Way, ...]:
    return (Way(Flight(face, start, end, motion.piece_seconds(start, end)), hides),)


def marker_face(colour: str, r: float) -> Face:
    """A vineyard marker of a player."""
    return lambda scale: plates.marker_picture(colour, r, scale)


def tile_face(variety: str, side: float = 34.0) -> Face:
    """A variety tile."""
    return lambda scale: plates.tile_picture(looks.tile(variety), side, scale)


def icon_face(icon: str, size: float) -> Face:
    """An icon."""
    return lambda scale: pieces.icon_picture(icon, size, scale)


def _supply() -> Point:
    spot = layout.supply()
    return spot.x, spot.y


def _bought(event: Event, table: Table) -> tuple[Way, ...]:
    spot = layout.vineyard(event.place, table.large)
    start, end = table.home(event.seat, _supply()), (spot.x, spot.y)
    return _piece(marker_face(table.colours[event.seat], spot.r), start, end, Ref("vineyard", event.place))


def _given_back(event: Event, table: Table) -> tuple[Way, ...]:
    spot = layout.vineyard(event.place, table.large)
    return _piece(
        marker_face(table.colours[event.seat], spot.r), (spot.x, spot.y), table.home(event.seat, _supply())
    )  # fmt: skip


def _tile(event: Event, table: Table) -> tuple[Way, ...]:
    box = layout.tile(event.place, event.thing, table.large)
    there = box.centre
    if event.seat < 0:
        return _piece(tile_face(event.thing, box.w), layout.MAP.centre, there)
    arch = layout.arches()[list(table.after.market).index(event.thing)]
    home = table.home(event.seat, (arch.x + 52, arch.y + 62))
    start, end = (there, home) if event.kind == "variety_taken" else (home, there)
    return _piece(tile_face(event.thing), start, end)


def _demand(event: Event, table: Table) -> tuple[Way, ...]:
    start, end = (
        layout.demand_cell(event.thing, view.market[event.thing]).centre for view in (table.before, table.after)
    )
    return _piece(tile_face(event.thing, MARKER), start, end, Ref("demand", event.thing))


def _barrel(event: Event, table: Table) -> tuple[Way, ...]:
    end = layout.number(event.place)
    if table.before.barrel:
        from_ = layout.number(table.before.barrel)
        start = from_.x, from_.y
    else:
        start = layout.MAP.x + 60, layout.MAP.bottom - 50
    return _piece(icon_face("barrel", 44), start, (end.x, end.y), Ref("barrel", event.place))


def _bottle(event: Event, table: Table) -> tuple[Way, ...]:
    box = layout.large_plate(event.place) if table.large == event.place else layout.plate(event.place)
    start = box.x + box.w * 0.5, box.y + 20
    end = layout.MAP.centre[0], layout.MAP.bottom - 30
    return (Way(Flight(icon_face("bottle_marker", 60), start, end, motion.MOST_SECONDS, fades=True)),)


def _sold(event: Event, table: Table) -> tuple[Way, ...]:
    purse = layout.purse()
    end = table.home(event.seat, (purse.x + 36, layout.CELLAR.y + 96))
    return _piece(icon_face("note100", 54), layout.demand_row(event.thing).centre, end)


def _revealed(event: Event, table: Table) -> tuple[Way, ...]:
    seats = [seat for seat in table.after.order if event.thing in (table.after.seats[seat].regions_chosen or ())]
    spot = layout.mark(event.thing, seats.index(event.seat) if event.seat in seats else 0)
    start = layout.panels(len(table.after.seats))[table.after.order.index(event.seat)].centre
    colour = table.colours[event.seat]

    return (
        Way(
            Flight(
                icon_face("token_down", 48), start, (spot.x, spot.y), motion.MOST_SECONDS,
                turn=lambda scale: plates.mark_picture(colour, 24, scale), sizes=(1.0, 0.5),
            )
        ),
    )  # fmt: skip


MOVES: dict[str, Move] = {
    "vineyard_bought": _bought,
    "vineyard_given": _bought,
    "vineyard_returned": _given_back,
    "variety_taken": _tile,
    "variety_returned": _tile,
    "demand_changed": _demand,
    "barrel_moved": _barrel,
    "bottle_removed": _bottle,
    "wine_sold": _sold,
    "regions_revealed": _revealed,
}
"""Kind of an event: how its things travel."""
