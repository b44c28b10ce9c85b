"""From events to movement: which piece or card travels from where to where."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.art import cards, pieces
from game.screen import Point
from game.table import layout, motion
from game.table.board_drawing import NOBODY
from game.table.layout import Layout
from game.table.motion import Face, Flight
from game.text.printed import cards as printed
from rules.engine.choice import Ref
from rules.engine.event import Event
from rules.viticulture.view import View

CARD_SCALE = 0.62
"""Size of a card on its way, as a share of a hand card."""


class Way(NamedTuple):
    """A flight, and the thing that is not drawn at its new place until the flight is over."""

    flight: Flight
    hides: Ref | None = None


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
        if seat == self.shown:
            return own
        return layout.rail_panels(len(self.spread.order))[self.spread.order.index(seat)].centre

    def colour(self, seat: int, kind: str = "worker") -> str:
        """The colour of a seat's piece."""
        return NOBODY if kind == "temporary" else self.colours[seat]


def ways(event: Event, table: Table) -> tuple[Way, ...]:
    """How the things of an event travel; nothing for events that only change numbers or words."""
    make = MOVES.get(event.kind)
    return make(event, table) if make else ()


def _piece(face: Face, start: Point, end: Point, hides: Ref | None = None) -> tuple[Way, ...]:
    return (Way(Flight(face, start, end, motion.piece_seconds(start, end)), hides),)


def _worker_face(table: Table, seat: int, kind: str) -> Face:
    return lambda scale: pieces.worker_picture(table.colour(seat, kind), kind, 56, scale)


def _waiting(table: Table, seat: int, kind: str) -> Point:
    regulars = table.after.seats[seat].regulars
    index = max(0, table.after.seats[seat].workers.get(kind, 1))
    return table.home(seat, layout.worker_place(kind, index if kind == "worker" else 0, regulars).box.centre)


def _standing(table: Table, view: View, event: Event) -> Point:
    stands = view.occupied.get(event.place, ())
    spot = table.spread.space(event.place, max(0, len(stands) - 1))
    return (spot.x, spot.y) if spot else layout.BOARD.centre


def _worker_placed(event: Event, table: Table) -> tuple[Way, ...]:
    end = _standing(table, table.after, event)
    hides = Ref("standing", f"{event.thing} {event.place}")
    return _piece(_worker_face(table, event.seat, event.thing), _waiting(table, event.seat, event.thing), end, hides)


def _worker_retrieved(event: Event, table: Table) -> tuple[Way, ...]:
    start = _standing(table, table.before, event)
    return _piece(_worker_face(table, event.seat, event.thing), start, _waiting(table, event.seat, event.thing))


def _rooster_placed(event: Event, table: Table) -> tuple[Way, ...]:
    spot = layout.rooster_spot(int(event.place))
    colour = table.colour(event.seat)
    start = table.home(event.seat, layout.WAITING_ROOSTER.centre)
    return _piece(
        lambda scale: pieces.rooster_picture(colour, 52, scale), start, (spot.x, spot.y), Ref("row", event.place)
    )


def _vp_changed(event: Event, table: Table) -> tuple[Way, ...]:
    colour = table.colour(event.seat)
    start, end = (layout.point_stone(view.seats[event.seat].vp).centre for view in (table.before, table.after))
    hides = Ref("cork", str(event.seat))
    return _piece(lambda scale: pieces.cork_picture(colour, 14, scale), start, end, hides)


def _residual_changed(event: Event, table: Table) -> tuple[Way, ...]:
    colour = table.colour(event.seat)
    start, end = (layout.residual_stone(view.seats[event.seat].residual).centre for view in (table.before, table.after))
    hides = Ref("bottle", str(event.seat))
    return _piece(lambda scale: pieces.bottle_picture(colour, 44, scale), start, end, hides)


def _lira_changed(event: Event, table: Table) -> tuple[Way, ...]:
    purse = table.home(event.seat, layout.LIRA.centre)
    bank = layout.CART.centre
    start, end = (bank, purse) if event.amount > 0 else (purse, bank)
    return _piece(lambda scale: pieces.coin_picture(42, scale, abs(event.amount)), start, end)


def _card(event: Event, deck: str, start: Point, end: Point, turned: bool) -> tuple[Way, ...]:
    def back(scale: float) -> pygame.Surface:
        return cards.card_back(deck, scale * CARD_SCALE)

    def front(scale: float) -> pygame.Surface:
        return cards.hand_card(event.card, scale * CARD_SCALE)

    known = bool(event.card)
    face = front if known and not turned else back
    return (Way(Flight(face, start, end, motion.CARD_SECONDS, turn=front if known and turned else None)),)


def _deck_of(event: Event) -> str:
    return printed()[event.card].deck if event.card else event.place


def _card_drawn(event: Event, table: Table) -> tuple[Way, ...]:
    deck = _deck_of(event)
    box = layout.pile_box(deck) if event.origin == "pile" else layout.deck_box(deck)
    return _card(event, deck, box.centre, table.home(event.seat, layout.HAND.centre), turned=event.origin != "pile")


def _card_left(event: Event, table: Table) -> tuple[Way, ...]:
    deck = _deck_of(event)
    return _card(
        event, deck, table.home(event.seat, layout.HAND.centre), layout.pile_box(deck).centre, turned=not event.card
    )


def _card_given(event: Event, table: Table) -> tuple[Way, ...]:
    hand = layout.HAND.centre
    return _card(event, _deck_of(event), table.home(event.seat, hand), table.home(event.other, hand), turned=False)


def _planting(event: Event, table: Table) -> tuple[Way, ...]:
    hand, field = table.home(event.seat, layout.HAND.centre), layout.field_box(int(event.place)).centre
    there = table.home(event.seat, field)
    start, end = (hand, there) if event.kind == "vine_planted" else (there, hand)
    return _card(event, "vine", start, end, turned=False)


def _slot(table: Table, seat: int, sort: str, token: str) -> Point:
    kind, _, value = token.partition(".")
    spot = layout.slot(sort, kind, int(value))
    return table.home(seat, (spot.x, spot.y))


def _token_face(token: str) -> Face:
    kind, _, value = token.partition(".")
    return lambda scale: pieces.token_picture(kind, 42, scale, int(value))


def _grape_gained(event: Event, table: Table) -> tuple[Way, ...]:
    end = _slot(table, event.seat, "grape", event.thing)
    fields = layout.field_box(6).centre
    hides = Ref("grape", event.thing) if event.seat == table.shown else None
    return _piece(_token_face(event.thing), table.home(event.seat, fields), end, hides)


def _token_left(sort: str) -> Callable[[Event, Table], tuple[Way, ...]]:
    def move(event: Event, table: Table) -> tuple[Way, ...]:
        start = _slot(table, event.seat, sort, event.thing)
        return _piece(_token_face(event.thing), start, layout.CART.centre)

    return move


def _aged(sort: str) -> Callable[[Event, Table], tuple[Way, ...]]:
    def move(event: Event, table: Table) -> tuple[Way, ...]:
        if event.seat != table.shown:
            return ()
        start, end = (_slot(table, event.seat, sort, token) for token in (event.origin, event.thing))
        return _piece(_token_face(event.thing), start, end, Ref(sort, event.thing))

    return move


def _wine_made(event: Event, table: Table) -> tuple[Way, ...]:
    if event.seat != table.shown or not event.origin:
        return ()
    end = _slot(table, event.seat, "wine", event.thing)
    found: list[Way] = []
    for grape in event.origin.split():
        start = _slot(table, event.seat, "grape", grape)
        found += _piece(_token_face(grape), start, end, Ref("wine", event.thing))
    return tuple(found)


MOVES: dict[str, Callable[[Event, Table], tuple[Way, ...]]] = {
    "worker_placed": _worker_placed,
    "worker_planned": _worker_placed,
    "worker_retrieved": _worker_retrieved,
    "rooster_placed": _rooster_placed,
    "vp_changed": _vp_changed,
    "residual_changed": _residual_changed,
    "lira_changed": _lira_changed,
    "card_drawn": _card_drawn,
    "card_discarded": _card_left,
    "visitor_played": _card_left,
    "order_filled": _card_left,
    "card_given": _card_given,
    "vine_planted": _planting,
    "vine_uprooted": _planting,
    "grape_gained": _grape_gained,
    "grape_paid": _token_left("grape"),
    "grape_sold": _token_left("grape"),
    "wine_paid": _token_left("wine"),
    "grape_aged": _aged("grape"),
    "wine_aged": _aged("wine"),
    "wine_made": _wine_made,
}
"""Kind of an event: how its things travel."""


def carried_face(ref: Ref, colour: str) -> Face:
    """How a thing looks while it is carried; ``colour`` is that of the seat whose it is."""
    if ref.kind in ("worker", "standing"):
        kind = ref.name.partition(" ")[0]
        return lambda scale: pieces.worker_picture(NOBODY if kind == "temporary" else colour, kind, 62, scale)
    if ref.kind == "rooster":
        return lambda scale: pieces.rooster_picture(colour, 58, scale)
    if ref.kind in ("grape", "wine"):
        return _token_face(ref.name)
    if ref.kind == "planted":
        return lambda scale: cards.planted_vine(ref.name.partition(" ")[0], scale)
    if ref.kind in ("deck", "pile"):
        return lambda scale: cards.card_back(ref.name, scale * CARD_SCALE)
    if ref.kind in ("card", "shown", "parent"):
        return lambda scale: cards.hand_card(ref.name, scale * 0.9)
    return lambda scale: pieces.emblem_picture(colour, 24, scale)
