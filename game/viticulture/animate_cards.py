"""How cards travel: drawn, turned up, played, discarded, given, planted, shuffled again."""

from __future__ import annotations

from typing import NamedTuple

from game.art import board_boxes
from game.art.hand_face import WIDTH
from game.play import motion
from game.play.motion import Flight
from game.play.travel import Travel, Travels, piece, risen, sign_face
from game.text.printed import cards as printed
from game.viticulture.animate_parts import Move, Transition
from game.viticulture.faces import back_face, card_face
from game.viticulture.things import tray_things
from game.window.screen import Point
from rules.engine.choice import Ref
from rules.engine.event import Event
from rules.viticulture.view import View

IN_HAND, ON_TABLE, PLANTED, PACKED = 1.0, 0.34, 0.5, 0.42
"""Sizes of a card in the hand, on a deck or pile, in a field, and at a panel of the rail."""
SHUFFLED = 5
"""So many backs stand for a pile that is shuffled."""


def _deck_of(event: Event) -> str:
    known = event.card and event.card in printed()
    return printed()[event.card].deck if known else event.place if event.place in board_boxes.DECKS else "vine"


class Place(NamedTuple):
    """Where a card begins or ends its way: its middle, how large it is there, and how much of it others leave free."""

    point: Point
    size: float
    room: int = WIDTH


def _fly(event: Event, start: Place, end: Place, turned: bool, hides: Ref | None = None) -> Travels:
    """The card of an event, its face where that is known, else its back; ``turned`` over on its way."""
    large = max(start.size, end.size)
    back = back_face(_deck_of(event), large)
    front = card_face(event.card, min(start.room, end.room), large) if event.card in printed() else back
    face, turn = (back, front) if turned and front is not back else (front, None)
    sizes = start.size / large, end.size / large
    return (Travel(Flight(face, start.point, end.point, motion.CARD_SECONDS, turn=turn, sizes=sizes), hides),)


def _in_hand(change: Transition, view: View, seat: int, card: str) -> Place:
    """Where a card of a seat is in the hand or panel."""
    hand = view.seats[seat].hand
    if seat != change.shown or hand is None or card not in hand:
        point = change.home(seat, change.layout.frame.hand.centre)
        return Place(point, IN_HAND if seat == change.shown else PACKED)
    place = change.spread.in_hand(hand, card)
    return Place(place.box.centre, place.size, WIDTH if place.head else round(place.room / place.size))


def _shown(view: View, card: str) -> Point:
    """Where a card lies on the plank over the board."""
    trayed = tray_things([Ref("shown", one) for one in view.shown])
    return next((thing.box.centre for thing in trayed if thing.ref.name == card), board_boxes.BOARD.centre)


def _drawn(event: Event, change: Transition) -> Travels:
    deck, end = _deck_of(event), _in_hand(change, change.after, event.seat, event.card)
    hides = Ref("card", event.card) if event.card and event.seat == change.shown else None
    if event.card and event.card in change.before.shown:
        return _fly(event, Place(_shown(change.before, event.card), IN_HAND), end, False, hides)
    box = board_boxes.pile_box(deck) if event.origin == "pile" else board_boxes.deck_box(deck)
    return _fly(event, Place(box.centre, ON_TABLE), end, event.origin != "pile", hides)


def _revealed(event: Event, change: Transition) -> Travels:
    start = Place(board_boxes.deck_box(_deck_of(event)).centre, ON_TABLE)
    end = Place(_shown(change.after, event.card), IN_HAND)
    return _fly(event, start, end, True, Ref("shown", event.card))


def _left(event: Event, change: Transition) -> Travels:
    deck = _deck_of(event)
    end, hides = Place(board_boxes.pile_box(deck).centre, ON_TABLE), Ref("pile", deck)
    if event.seat < 0:
        return _fly(event, Place(board_boxes.deck_box(deck).centre, ON_TABLE), end, True, hides)
    if event.card in change.before.shown:
        return _fly(event, Place(_shown(change.before, event.card), IN_HAND), end, False, hides)
    closed = change.before.seats[event.seat].hand is None
    return _fly(event, _in_hand(change, change.before, event.seat, event.card), end, closed, hides)


def _laid_aside(event: Event, change: Transition) -> Travels:
    """A card chosen to go lies face down beside its pile until all have chosen."""
    start = _in_hand(change, change.before, event.seat, event.card)
    end = board_boxes.pile_box(_deck_of(event)).centre
    back = back_face(_deck_of(event), start.size)
    face, turn = (card_face(event.card, start.room, start.size), back) if event.card else (back, None)
    sizes = 1.0, ON_TABLE / start.size
    return (Travel(Flight(face, start.point, end, motion.CARD_SECONDS, turn=turn, sizes=sizes)),)


def _taken_back(event: Event, change: Transition) -> Travels:
    end = _in_hand(change, change.after, event.seat, event.card)
    hides = Ref("card", event.card) if event.card and event.seat == change.shown else None
    return _fly(event, Place(board_boxes.pile_box(_deck_of(event)).centre, ON_TABLE), end, True, hides)


def _given(event: Event, change: Transition) -> Travels:
    start = _in_hand(change, change.before, event.seat, event.card)
    return _fly(event, start, _in_hand(change, change.after, event.other, event.card), False)


def _in_field(change: Transition, view: View, seat: int, limit: str, vine: str) -> Point:
    field = next((field for field in view.seats[seat].fields if str(field.limit) == limit), None)
    if field is None or vine not in field.vines:
        return change.home(seat, change.layout.field_box(int(limit)).centre)
    return change.home(seat, change.layout.vine_box(field.limit, field.vines.index(vine), len(field.vines)).centre)


def _planted(event: Event, change: Transition) -> Travels:
    start = _in_hand(change, change.before, event.seat, event.card)
    end = _in_field(change, change.after, event.seat, event.place, event.card)
    if start.point == end:
        start = start._replace(point=board_boxes.action_cell("plant_vine").centre)
    hides = Ref("planted", f"{event.card} {event.place}") if event.seat == change.shown else None
    return _fly(event, start, Place(end, PLANTED), change.before.seats[event.seat].hand is None, hides)


def _uprooted(event: Event, change: Transition) -> Travels:
    start = _in_field(change, change.before, event.seat, event.place, event.card)
    end = _in_hand(change, change.after, event.seat, event.card)
    if start == end.point:
        start = board_boxes.action_cell("plant_vine").centre
    hides = Ref("card", event.card) if event.seat == change.shown and change.after.seats[event.seat].hand else None
    return _fly(event, Place(start, PLANTED), end, False, hides)


def _swapped(event: Event, change: Transition) -> Travels:
    found: list[Travel] = []
    for vine, old, new in ((event.card, event.place, event.origin), (event.thing, event.origin, event.place)):
        start = _in_field(change, change.before, event.seat, old, vine)
        end = _in_field(change, change.after, event.seat, new, vine)
        if start == end:
            end = end[0] + (24 if vine == event.card else -24), end[1]
        hides = Ref("planted", f"{vine} {new}") if event.seat == change.shown else None
        one = Flight(card_face(vine), start, end, motion.CARD_SECONDS, sizes=(PLANTED, PLANTED))
        found.append(Travel(one, hides))
    return tuple(found)


def _reshuffled(event: Event, change: Transition) -> Travels:
    if event.place not in board_boxes.DECKS:
        return risen("redo", change.layout.automa_panel.centre)
    start, end = board_boxes.pile_box(event.place).centre, board_boxes.deck_box(event.place).centre
    one = Flight(back_face(event.place), start, end, motion.CARD_SECONDS, sizes=(ON_TABLE, ON_TABLE))
    return tuple(Travel(_again(one)) for _ in range(min(SHUFFLED, max(1, event.amount))))


def _again(flight: Flight) -> Flight:
    return Flight(flight.face, flight.start, flight.end, flight.seconds, sizes=flight.sizes)


def _parents(event: Event, change: Transition) -> Travels:
    end = change.home(event.seat, change.layout.frame.mat.centre)
    return piece(sign_face("hand"), board_boxes.BOARD.centre, end)


MOVES: dict[str, Move] = {
    "card_drawn": _drawn,
    "card_revealed": _revealed,
    "card_discarded": _left,
    "card_laid_aside": _laid_aside,
    "card_taken_back": _taken_back,
    "visitor_played": _left,
    "order_filled": _left,
    "card_given": _given,
    "vine_planted": _planted,
    "vine_uprooted": _uprooted,
    "vines_swapped": _swapped,
    "deck_reshuffled": _reshuffled,
    "parents_dealt": _parents,
}
"""Kind of an event: how its cards travel."""
