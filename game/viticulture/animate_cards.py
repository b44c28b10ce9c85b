"""How cards travel: drawn, turned up, played, discarded, given, planted, shuffled again."""

from __future__ import annotations

from game.art import board_boxes
from game.play import motion
from game.play.motion import Flight
from game.play.travel import Travel, Travels, piece, risen, sign_face
from game.text.printed import cards as printed
from game.viticulture.animate_parts import Move, Transition
from game.viticulture.faces import back_face, card_face
from game.viticulture.layout import beside_one_another
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


def _fly(
    event: Event, start: Point, end: Point, sizes: tuple[float, float], turned: bool, hides: Ref | None = None,
    wide: bool = False,
) -> Travels:  # fmt: skip
    """The card of an event, its face where that is known, else its back; ``turned`` over on its way."""
    back = back_face(_deck_of(event))
    front = card_face(event.card, wide) if event.card in printed() else back
    face, turn = (back, front) if turned and front is not back else (front, None)
    return (Travel(Flight(face, start, end, motion.CARD_SECONDS, turn=turn, sizes=sizes), hides),)


def _size(change: Transition, seat: int) -> float:
    return IN_HAND if seat == change.shown else PACKED


def _in_hand(change: Transition, view: View, seat: int, card: str) -> tuple[Point, bool]:
    """Where a card of a seat is in the hand or panel, and whether no other card lies over it."""
    hand = view.seats[seat].hand
    if seat != change.shown or hand is None or card not in hand:
        return change.home(seat, change.layout.frame.hand.centre), False
    boxes = change.layout.hand_cards(len(hand))
    wide = beside_one_another(boxes)
    return boxes[hand.index(card)].centre, wide


def _shown(view: View, card: str) -> Point:
    """Where a card lies on the plank over the board."""
    trayed = tray_things([Ref("shown", one) for one in view.shown])
    return next((thing.box.centre for thing in trayed if thing.ref.name == card), board_boxes.BOARD.centre)


def _drawn(event: Event, change: Transition) -> Travels:
    deck, (end, wide) = _deck_of(event), _in_hand(change, change.after, event.seat, event.card)
    hides = Ref("card", event.card) if event.card and event.seat == change.shown else None
    sizes = ON_TABLE, _size(change, event.seat)
    if event.card and event.card in change.before.shown:
        return _fly(event, _shown(change.before, event.card), end, (IN_HAND, sizes[1]), False, hides, wide)
    box = board_boxes.pile_box(deck) if event.origin == "pile" else board_boxes.deck_box(deck)
    return _fly(event, box.centre, end, sizes, event.origin != "pile", hides, wide)


def _revealed(event: Event, change: Transition) -> Travels:
    end = _shown(change.after, event.card)
    hides = Ref("shown", event.card)
    return _fly(event, board_boxes.deck_box(_deck_of(event)).centre, end, (ON_TABLE, IN_HAND), True, hides, True)


def _left(event: Event, change: Transition) -> Travels:
    deck = _deck_of(event)
    end, hides = board_boxes.pile_box(deck).centre, Ref("pile", deck)
    if event.seat < 0:
        return _fly(event, board_boxes.deck_box(deck).centre, end, (ON_TABLE, ON_TABLE), True, hides)
    if event.card in change.before.shown:
        return _fly(event, _shown(change.before, event.card), end, (IN_HAND, ON_TABLE), False, hides)
    start, wide = _in_hand(change, change.before, event.seat, event.card)
    closed = change.before.seats[event.seat].hand is None
    return _fly(event, start, end, (_size(change, event.seat), ON_TABLE), closed, hides, wide)


def _laid_aside(event: Event, change: Transition) -> Travels:
    """A card chosen to go lies face down beside its pile until all have chosen."""
    start, wide = _in_hand(change, change.before, event.seat, event.card)
    end = board_boxes.pile_box(_deck_of(event)).centre
    face = card_face(event.card, wide) if event.card else back_face(_deck_of(event))
    turn = back_face(_deck_of(event)) if event.card else None
    sizes = _size(change, event.seat), ON_TABLE
    return (Travel(Flight(face, start, end, motion.CARD_SECONDS, turn=turn, sizes=sizes)),)


def _taken_back(event: Event, change: Transition) -> Travels:
    end, wide = _in_hand(change, change.after, event.seat, event.card)
    hides = Ref("card", event.card) if event.card and event.seat == change.shown else None
    start, sizes = board_boxes.pile_box(_deck_of(event)).centre, (ON_TABLE, _size(change, event.seat))
    return _fly(event, start, end, sizes, True, hides, wide)


def _given(event: Event, change: Transition) -> Travels:
    start, wide = _in_hand(change, change.before, event.seat, event.card)
    end, _ = _in_hand(change, change.after, event.other, event.card)
    sizes = _size(change, event.seat), _size(change, event.other)
    return _fly(event, start, end, sizes, False, wide=wide)


def _in_field(change: Transition, view: View, seat: int, limit: str, vine: str) -> Point:
    field = next((field for field in view.seats[seat].fields if str(field.limit) == limit), None)
    if field is None or vine not in field.vines:
        return change.home(seat, change.layout.field_box(int(limit)).centre)
    return change.home(seat, change.layout.vine_box(field.limit, field.vines.index(vine), len(field.vines)).centre)


def _planted(event: Event, change: Transition) -> Travels:
    start, wide = _in_hand(change, change.before, event.seat, event.card)
    end = _in_field(change, change.after, event.seat, event.place, event.card)
    if start == end:
        start = board_boxes.action_cell("plant_vine").centre
    hides = Ref("planted", f"{event.card} {event.place}") if event.seat == change.shown else None
    closed = change.before.seats[event.seat].hand is None
    return _fly(event, start, end, (_size(change, event.seat), PLANTED), closed, hides, wide)


def _uprooted(event: Event, change: Transition) -> Travels:
    start = _in_field(change, change.before, event.seat, event.place, event.card)
    end, wide = _in_hand(change, change.after, event.seat, event.card)
    if start == end:
        start = board_boxes.action_cell("plant_vine").centre
    hides = Ref("card", event.card) if event.seat == change.shown and change.after.seats[event.seat].hand else None
    return _fly(event, start, end, (PLANTED, _size(change, event.seat)), False, hides, wide)


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
