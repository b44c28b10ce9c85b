"""How the things of a mat travel: grapes, wines, structures and fields."""

from __future__ import annotations

from game.art import board_boxes
from game.play.motion import Flight
from game.play.travel import Travel, Travels, piece, risen, sign_face
from game.text.printed import board
from game.viticulture.animate_parts import Move, Transition
from game.viticulture.faces import stored_face, tile_face, token_face
from game.viticulture.layout import Layout
from game.window.screen import Point
from rules.engine.choice import Ref
from rules.engine.event import Event
from rules.viticulture.view import View

AGES_SECONDS = 0.3
"""How long a grape or wine is on its way to the next place when it ripens."""
HOP = 30.0
"""How far a token hops in a panel of the rail, where it has no slot of its own."""


def _slot(change: Transition, seat: int, sort: str, token: str) -> Point:
    """The slot of a token on the open mat; for others a place in their panel, further right with its value."""
    kind, _, value = token.partition(".")
    spot = change.layout.slot(sort, kind, int(value))
    if seat == change.shown:
        return spot.x, spot.y
    x, y = change.panel(seat)
    return x - change.layout.frame.rail.w * 0.4 + change.layout.frame.rail.w * 0.08 * int(value), y


def _own(change: Transition, seat: int, sort: str, token: str) -> Ref | None:
    return Ref(sort, token) if seat == change.shown else None


def _gained(event: Event, change: Transition) -> Travels:
    end = _slot(change, event.seat, "grape", event.thing)
    start = change.home(event.seat, change.layout.field_box(6).centre)
    hides = _own(change, event.seat, "grape", event.thing)
    return piece(token_face(event.thing), start if start != end else (end[0], end[1] - HOP), end, hides)


def _lost(event: Event, change: Transition) -> Travels:
    return piece(
        token_face(event.thing), change.home(event.seat, change.layout.field_box(6).centre), board_boxes.CART.centre
    )


def _left(sort: str) -> Move:
    def move(event: Event, change: Transition) -> Travels:
        to_order = event.source.startswith(("order", "fill_order"))
        end = board_boxes.pile_box("order").centre if to_order else board_boxes.CART.centre
        return piece(stored_face(sort, event.thing), _slot(change, event.seat, sort, event.thing), end)

    return move


def _aged(sort: str) -> Move:
    """What ripens slides to its next place, and its label turns over."""

    def move(event: Event, change: Transition) -> Travels:
        start, end = (_slot(change, event.seat, sort, token) for token in (event.origin, event.thing))
        before, after = stored_face(sort, event.origin), stored_face(sort, event.thing)
        flight = Flight(before, start, end, AGES_SECONDS, turn=after, lift=0.0)
        return (Travel(flight, _own(change, event.seat, sort, event.thing)),)

    return move


def _wine_made(event: Event, change: Transition) -> Travels:
    end = _slot(change, event.seat, "wine", event.thing)
    hides = _own(change, event.seat, "wine", event.thing)
    if not event.origin:
        return piece(stored_face("wine", event.thing), board_boxes.action_cell("make_wine").centre, end, hides)
    found: list[Travel] = []
    for grape in event.origin.split():
        start = _slot(change, event.seat, "grape", grape)
        if start == end:
            start = start[0], start[1] - HOP
        found += piece(token_face(grape), start, end, hides)
    return tuple(found)


def _built(event: Event, change: Transition) -> Travels:
    end = change.home(event.seat, change.layout.structure_box(event.thing).centre)
    hides = Ref("structure", event.thing) if event.seat == change.shown else None
    given = change.before.season == "setup"
    start = board_boxes.BOARD.centre if given else board_boxes.action_cell("build_structure").centre
    found = piece(tile_face(event.thing, change.colour(event.seat)), start, end, hides)
    for travel in found:
        travel.flight.fades = hides is not None and not given
    return found


def _deed(sold: bool) -> Move:
    """The deed of a field goes to the bank, or comes back."""

    def move(event: Event, change: Transition) -> Travels:
        here, bank = change.home(event.seat, change.layout.field_box(int(event.place)).centre), board_boxes.CART.centre
        return piece(sign_face("field_sold" if sold else "buy_field"), *((here, bank) if sold else (bank, here)))

    return move


def _harvested(event: Event, change: Transition) -> Travels:
    start = board_boxes.action_cell("harvest_field").centre
    return piece(sign_face("harvest"), start, change.home(event.seat, change.layout.field_box(int(event.place)).centre))


def locked(view: View, layout: Layout, seat: int) -> Travels:
    """The locks on the wines of an open mat that cannot ripen because their next cellar is missing."""
    own = view.seats[seat]
    found: list[Travel] = []
    lowest = {int(cellar["values"][0]): cellar.get("structure", "") for cellar in board()["cellars"]}
    for kind, values in own.wines.items():
        for value in values:
            needed = lowest.get(value + 1, "")
            if needed and needed not in own.structures:
                spot = layout.slot("wine", kind, value)
                found += risen("lock", (spot.x, spot.y))
    return tuple(found)


MOVES: dict[str, Move] = {
    "grape_gained": _gained,
    "grape_lost": _lost,
    "grape_paid": _left("grape"),
    "grape_sold": _left("grape"),
    "wine_paid": _left("wine"),
    "grape_aged": _aged("grape"),
    "wine_aged": _aged("wine"),
    "wine_made": _wine_made,
    "structure_built": _built,
    "field_sold": _deed(True),
    "field_bought": _deed(False),
    "field_harvested": _harvested,
}
"""Kind of an event: how its things travel."""
