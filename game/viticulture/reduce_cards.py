"""How events change the picture of cards: decks, discard piles, hands, and vines in fields."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.text.edition import of_edition
from game.text.printed import cards
from game.viticulture.reduce_parts import Reducer, with_count, with_seat
from rules.engine.event import Event
from rules.viticulture.view import FieldView, SeatView, View

HAND_LIMIT = "hand_limit"
"""Source of the discards at the end of the year: those cards were laid aside, face down, before."""

REDRAWN = "redrawn"
"""Source of the discards of visitors that are of no use alone: they never come to a hand."""


@of_edition
def _places_of_cards() -> dict[str, int]:
    return {card: place for place, card in enumerate(cards())}


def _into_hand(view: View, seat: int, card: str, deck: str) -> View:
    own = view.seats[seat]
    hand = own.hand
    if hand is not None and card:
        hand = tuple(sorted((*hand, card), key=_places_of_cards().__getitem__))
    return with_seat(view, seat, hand=hand, cards=with_count(own.cards, deck, 1))


def _out_of_hand(view: View, seat: int, card: str, deck: str) -> View:
    own = view.seats[seat]
    hand = own.hand
    if hand is not None and card in hand:
        at = hand.index(card)
        hand = hand[:at] + hand[at + 1 :]
    return with_seat(view, seat, hand=hand, cards=with_count(own.cards, deck, -1))


def _pile(view: View, deck: str, by: int, top: str = "") -> View:
    """A discard pile grows or shrinks; ``top`` then lies on it, and is nothing while no event has told it."""
    tops = {pile: card for pile, card in view.tops.items() if pile != deck}
    return replace(view, piles=with_count(view.piles, deck, by), tops=tops | ({deck: top} if top else {}))


def _deck_of(event: Event) -> str:
    return cards()[event.card].deck if event.card else event.place


def _card_drawn(view: View, event: Event) -> View:
    deck = event.place
    if event.origin == "pile":
        view = _pile(view, deck, -1)
    elif event.card and event.card in view.shown:
        view = _out_of_tray(view, event.card)
    else:
        view = replace(view, decks=with_count(view.decks, deck, -1))
    return _into_hand(view, event.seat, event.card, deck)


def _out_of_tray(view: View, card: str) -> View:
    """A card that was shown to all lies there no more, so that the next one of its name comes from elsewhere."""
    at = view.shown.index(card)
    return replace(view, shown=view.shown[:at] + view.shown[at + 1 :])


def _card_revealed(view: View, event: Event) -> View:
    return replace(view, decks=with_count(view.decks, event.place, -1), shown=(*view.shown, event.card))


def _card_discarded(view: View, event: Event) -> View:
    deck = _deck_of(event)
    view = _pile(view, deck, 1, event.card)
    if event.source == REDRAWN:
        return replace(view, decks=with_count(view.decks, deck, -1))
    if event.source == HAND_LIMIT:
        return view
    if event.card in view.shown:
        return _out_of_tray(view, event.card)
    return _out_of_hand(view, event.seat, event.card, deck)


def _card_laid_aside(view: View, event: Event) -> View:
    return _out_of_hand(view, event.seat, event.card, event.place)


def _card_taken_back(view: View, event: Event) -> View:
    return _into_hand(view, event.seat, event.card, event.place)


def _card_given(view: View, event: Event) -> View:
    deck = _deck_of(event)
    return _into_hand(_out_of_hand(view, event.seat, event.card, deck), event.other, event.card, deck)


def _visitor_played(view: View, event: Event) -> View:
    """A visitor leaves the hand; it lies apart until all it does is done, which no event tells."""
    return _out_of_hand(view, event.seat, event.card, cards()[event.card].deck)


def _order_filled(view: View, event: Event) -> View:
    view = _pile(view, "order", 1, event.card)
    return _out_of_hand(view, event.seat, event.card, "order")


def _deck_reshuffled(view: View, event: Event) -> View:
    deck = event.place
    if view.automa is not None and deck not in view.decks:
        return replace(view, automa=replace(view.automa, deck=event.amount, pile=0))
    if view.season == "setup":
        return view
    decks = with_count(view.decks, deck, event.amount)
    return _pile(replace(view, decks=decks), deck, -event.amount)


def _planted(own: SeatView, limit: str, change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> tuple[FieldView, ...]:
    fields = []
    for field in own.fields:
        if str(field.limit) == limit:
            vines = change(field.vines)
            field = replace(field, vines=vines, value=sum(map(vine_value, vines)))
        fields.append(field)
    return tuple(fields)


def vine_value(vine: str) -> int:
    """Red and white value of a vine card together."""
    printed = cards()[vine].printed
    return int(printed["red"]) + int(printed["white"])


def _with(vines: tuple[str, ...], vine: str) -> tuple[str, ...]:
    return tuple(sorted((*vines, vine), key=_places_of_cards().__getitem__))


def _without(vines: tuple[str, ...], vine: str) -> tuple[str, ...]:
    at = vines.index(vine)
    return vines[:at] + vines[at + 1 :]


def _vine_planted(view: View, event: Event) -> View:
    if view.season == "setup":
        view = replace(view, decks=with_count(view.decks, "vine", -1))
    else:
        view = _out_of_hand(view, event.seat, event.card, "vine")
    own = view.seats[event.seat]
    return with_seat(view, event.seat, fields=_planted(own, event.place, lambda vines: _with(vines, event.card)))


def _vine_uprooted(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    view = with_seat(view, event.seat, fields=_planted(own, event.place, lambda vines: _without(vines, event.card)))
    return _into_hand(view, event.seat, event.card, "vine")


def _vines_swapped(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    low = replace_vine(own, event.place, event.card, event.thing)
    return with_seat(
        view, event.seat, fields=replace_vine(replace(own, fields=low), event.origin, event.thing, event.card)
    )


def replace_vine(own: SeatView, limit: str, out: str, into: str) -> tuple[FieldView, ...]:
    """The fields of a mat with one vine of a field replaced by another."""
    return _planted(own, limit, lambda vines: _with(_without(vines, out), into))


CARDS: dict[str, Reducer] = {
    "card_drawn": _card_drawn,
    "card_revealed": _card_revealed,
    "card_discarded": _card_discarded,
    "card_laid_aside": _card_laid_aside,
    "card_taken_back": _card_taken_back,
    "card_given": _card_given,
    "visitor_played": _visitor_played,
    "order_filled": _order_filled,
    "deck_reshuffled": _deck_reshuffled,
    "vine_planted": _vine_planted,
    "vine_uprooted": _vine_uprooted,
    "vines_swapped": _vines_swapped,
}
"""Kind of an event about cards: what it changes in the picture."""
