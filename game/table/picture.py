"""The picture of the table as events change it, so that every change on the screen is one that was told.

``after`` gives the view that follows from a view and one event. What no event tells (whose turn it is, the order,
what is planned, what was used) comes with the next view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from game.text.printed import cards
from rules.engine.event import Event
from rules.viticulture.view import AutomaView, FieldView, SeatView, View

HAND_LIMIT = "hand_limit"
"""Source of the discards at the end of the year: those cards were laid aside, face down, before."""

REDRAWN = "redrawn"
"""Source of the discards of visitors that are of no use alone: they never come to a hand."""

Change = Callable[[View, Event], View]


def after(view: View, event: Event) -> View:
    """The view after an event, which must be given as the viewer may know it."""
    change = CHANGES.get(event.kind)
    return change(view, event) if change else view


def told(view: View) -> View:
    """The part of a view that events tell, for comparing: everything else stands as in an empty table."""
    seats = tuple(
        replace(seat, passed=False, used_this_year=(), parents=(), regulars=0, trained=0,
                fields=tuple(replace(field, harvested=False) for field in seat.fields))
        for seat in view.seats
    )  # fmt: skip
    automa = None if view.automa is None else replace(view.automa, shown=(), may_spend=False)
    return replace(
        view, automa=automa, turn=-1, order=(), season="",
        piles={deck: count for deck, count in view.piles.items() if "visitor" not in deck},
         year=0, first_player=0, last_year=False, over=False, planned=(), tops={},
        shown=(), temporary_on_chart=False, seats=seats,
        occupied={space: stands for space, stands in view.occupied.items() if stands},
    )  # fmt: skip


def face_down(view: View) -> View:
    """The view of somebody who sees no hand."""
    return replace(view, by=None, seats=tuple(replace(seat, hand=None) for seat in view.seats))


def _seat(view: View, number: int, **changes: Any) -> View:
    seats = list(view.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(view, seats=tuple(seats))


def _count(counts: Mapping[str, int], name: str, by: int) -> dict[str, int]:
    return {**counts, name: counts.get(name, 0) + by}


def _amount(part: str) -> Change:
    """A number of the seat goes up or down by the event's amount."""

    def change(view: View, event: Event) -> View:
        return _seat(view, event.seat, **{part: getattr(view.seats[event.seat], part) + event.amount})

    return change


@cache
def _places_of_cards() -> dict[str, int]:
    return {card: place for place, card in enumerate(cards())}


def _into_hand(view: View, seat: int, card: str, deck: str) -> View:
    own = view.seats[seat]
    hand = own.hand
    if hand is not None and card:
        hand = tuple(sorted((*hand, card), key=_places_of_cards().__getitem__))
    return _seat(view, seat, hand=hand, cards=_count(own.cards, deck, 1))


def _out_of_hand(view: View, seat: int, card: str, deck: str) -> View:
    own = view.seats[seat]
    hand = own.hand
    if hand is not None and card in hand:
        at = hand.index(card)
        hand = hand[:at] + hand[at + 1 :]
    return _seat(view, seat, hand=hand, cards=_count(own.cards, deck, -1))


def _pile(view: View, deck: str, by: int, top: str = "") -> View:
    """A discard pile grows or shrinks; ``top`` then lies on it, and is nothing while no event has told it."""
    tops = {pile: card for pile, card in view.tops.items() if pile != deck}
    return replace(view, piles=_count(view.piles, deck, by), tops=tops | ({deck: top} if top else {}))


def _deck_of(event: Event) -> str:
    return cards()[event.card].deck if event.card else event.place


def _card_drawn(view: View, event: Event) -> View:
    deck = event.place
    if event.origin == "pile":
        view = _pile(view, deck, -1)
    elif not (event.card and event.card in view.shown):
        view = replace(view, decks=_count(view.decks, deck, -1))
    return _into_hand(view, event.seat, event.card, deck)


def _card_revealed(view: View, event: Event) -> View:
    return replace(view, decks=_count(view.decks, event.place, -1), shown=(*view.shown, event.card))


def _card_discarded(view: View, event: Event) -> View:
    deck = _deck_of(event)
    view = _pile(view, deck, 1, event.card)
    if event.source == REDRAWN:
        return replace(view, decks=_count(view.decks, deck, -1))
    if event.card in view.shown or event.source == HAND_LIMIT:
        return view
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
    decks = _count(view.decks, deck, event.amount)
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
        view = replace(view, decks=_count(view.decks, "vine", -1))
    else:
        view = _out_of_hand(view, event.seat, event.card, "vine")
    own = view.seats[event.seat]
    return _seat(view, event.seat, fields=_planted(own, event.place, lambda vines: _with(vines, event.card)))


def _vine_uprooted(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    view = _seat(view, event.seat, fields=_planted(own, event.place, lambda vines: _without(vines, event.card)))
    return _into_hand(view, event.seat, event.card, "vine")


def _vines_swapped(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    low = replace_vine(own, event.place, event.card, event.thing)
    return _seat(view, event.seat, fields=replace_vine(replace(own, fields=low), event.origin, event.thing, event.card))


def replace_vine(own: SeatView, limit: str, out: str, into: str) -> tuple[FieldView, ...]:
    """The fields of a mat with one vine of a field replaced by another."""
    return _planted(own, limit, lambda vines: _with(_without(vines, out), into))


def _field_sold(sold: bool) -> Change:
    def change(view: View, event: Event) -> View:
        fields = view.seats[event.seat].fields
        changed = tuple(replace(field, sold=sold) if str(field.limit) == event.place else field for field in fields)
        return _seat(view, event.seat, fields=changed)

    return change


def _token(part: str, gone: Callable[[Event], str], come: Callable[[Event], str]) -> Change:
    """Tokens of a seat's crush pad or cellar (``part``) leave and come, each named by the event."""

    def change(view: View, event: Event) -> View:
        tokens = {kind: set(values) for kind, values in getattr(view.seats[event.seat], part).items()}
        for names, add in ((gone(event), False), (come(event), True)):
            for name in names.split():
                kind, _, value = name.partition(".")
                (tokens[kind].add if add else tokens[kind].discard)(int(value))
        return _seat(view, event.seat, **{part: {kind: tuple(sorted(values)) for kind, values in tokens.items()}})

    return change


def _nothing(_event: Event) -> str:
    return ""


def _thing(event: Event) -> str:
    return event.thing


def _origin(event: Event) -> str:
    return event.origin


def _wine_made(view: View, event: Event) -> View:
    view = _token("grapes", _origin, _nothing)(view, event)
    return _token("wines", _nothing, _thing)(view, event)


def _structure_built(view: View, event: Event) -> View:
    order = [entry for entry in STRUCTURES if entry in (*view.seats[event.seat].structures, event.thing)]
    return _seat(view, event.seat, structures=tuple(order))


STRUCTURES = (
    "trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", "medium_cellar", "large_cellar",
)  # fmt: skip


def _worker_placed(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    stands = (*view.occupied.get(event.place, ()), (event.seat, event.thing))
    view = replace(view, occupied={**view.occupied, event.place: stands})
    return _seat(view, event.seat, workers=_count(own.workers, event.thing, -1))


def _worker_retrieved(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    stands = list(view.occupied[event.place])
    stands.remove((event.seat, event.thing))
    view = replace(view, occupied={**view.occupied, event.place: tuple(stands)})
    return _seat(view, event.seat, workers=_count(own.workers, event.thing, 1))


def _worker_gained(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    return _seat(view, event.seat, workers=_count(own.workers, event.thing, event.amount))


def _worker_trained(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    if event.thing != "now":
        return _seat(view, event.seat, trained=own.trained + event.amount)
    workers = _count(own.workers, "worker", event.amount)
    return _seat(view, event.seat, regulars=own.regulars + event.amount, workers=workers)


def _workers_returned(view: View, _event: Event) -> View:
    if view.automa is not None:
        home = sum(seat < 0 for stands in view.occupied.values() for seat, _ in stands)
        view = replace(view, automa=replace(view.automa, workers=view.automa.workers + home))
    for own in view.seats:
        regulars = own.regulars + own.trained
        workers = {"worker": regulars, "grande": 1, "temporary": 0}
        view = _seat(view, own.seat, regulars=regulars, trained=0, workers=workers)
    return replace(view, occupied={})


def _first_player_moved(view: View, event: Event) -> View:
    for own in view.seats:
        view = _seat(view, own.seat, row=0, passed=False)
    return replace(view, first_player=event.seat)


def _year_ended(view: View, event: Event) -> View:
    """Alone the rooster comes home without a first player to be told."""
    return _first_player_moved(view, event) if view.automa is not None else view


def _rooster_placed(view: View, event: Event) -> View:
    return _seat(view, event.seat, row=int(event.place))


def _automa(change: Callable[[AutomaView, Event], AutomaView]) -> Change:
    """What the Automa or the player's tokens have changes."""

    def changed(view: View, event: Event) -> View:
        assert view.automa is not None
        return replace(view, automa=change(view.automa, event))

    return changed


def _automa_card(automa: AutomaView, event: Event) -> AutomaView:
    return replace(automa, shown=(*automa.shown, event.card), deck=automa.deck - 1, pile=automa.pile + 1)


def _automa_target(automa: AutomaView, event: Event) -> AutomaView:
    return replace(automa, vp=event.amount)


def _automa_worker(view: View, event: Event) -> View:
    if not event.amount or view.automa is None:
        return view
    stands = (*view.occupied.get(event.place, ()), (-1, "automa"))
    automa = replace(view.automa, workers=view.automa.workers - 1)
    return replace(view, occupied={**view.occupied, event.place: stands}, automa=automa)


def _token_gained(automa: AutomaView, event: Event) -> AutomaView:
    left = tuple(row for row in automa.row_tokens if str(row) != event.place)
    return replace(automa, tokens=automa.tokens + event.amount, row_tokens=left)


def _token_spent(automa: AutomaView, event: Event) -> AutomaView:
    return replace(automa, tokens=automa.tokens - event.amount)


def _passed(view: View, event: Event) -> View:
    return _seat(view, event.seat, passed=True)


def _last_year(view: View, _event: Event) -> View:
    return replace(view, last_year=True)


def _field_harvested(view: View, event: Event) -> View:
    fields = view.seats[event.seat].fields
    fields = tuple(replace(field, harvested=True) if str(field.limit) == event.place else field for field in fields)
    return _seat(view, event.seat, fields=fields)


def _season_started(view: View, event: Event) -> View:
    for own in view.seats:
        view = _seat(view, own.seat, passed=False)
    if view.automa is not None:
        view = replace(view, automa=replace(view.automa, shown=()))
    return replace(view, season=event.place, year=event.amount or view.year)


CHANGES: dict[str, Change] = {
    "season_started": _season_started,
    "automa_card": _automa(_automa_card),
    "automa_target": _automa(_automa_target),
    "automa_worker": _automa_worker,
    "token_gained": _automa(_token_gained),
    "token_spent": _automa(_token_spent),
    "lira_changed": _amount("lira"),
    "vp_changed": _amount("vp"),
    "residual_changed": _amount("residual"),
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
    "field_sold": _field_sold(True),
    "field_bought": _field_sold(False),
    "grape_gained": _token("grapes", _nothing, _thing),
    "grape_aged": _token("grapes", _origin, _thing),
    "grape_paid": _token("grapes", _thing, _nothing),
    "grape_sold": _token("grapes", _thing, _nothing),
    "wine_made": _wine_made,
    "wine_aged": _token("wines", _origin, _thing),
    "wine_paid": _token("wines", _thing, _nothing),
    "structure_built": _structure_built,
    "field_harvested": _field_harvested,
    "passed": _passed,
    "last_year": _last_year,
    "worker_placed": _worker_placed,
    "worker_planned": _worker_placed,
    "worker_retrieved": _worker_retrieved,
    "worker_gained": _worker_gained,
    "worker_trained": _worker_trained,
    "workers_returned": _workers_returned,
    "first_player_moved": _first_player_moved,
    "year_ended": _year_ended,
    "rooster_placed": _rooster_placed,
}
"""Kind of an event: what it changes in the picture."""
