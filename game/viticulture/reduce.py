"""The reducer of Viticulture: the picture of the table as events change it.

Every change on the screen is one that was told. ``reduce`` gives the view that follows from a view and one event. What
no event tells (whose turn it is, the order, what is planned, what was used) comes with the next view.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.viticulture.reduce_cards import CARDS
from game.viticulture.reduce_parts import Reducer, amount, with_count, with_seat
from rules.engine.event import Event
from rules.viticulture.view import AutomaView, View


def reduce(view: View, event: Event) -> View:
    """The view after an event, which must be given as the viewer may know it."""
    reducer = REDUCERS.get(event.kind)
    return reducer(view, event) if reducer else view


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


def _field_sold(sold: bool) -> Reducer:
    def change(view: View, event: Event) -> View:
        fields = view.seats[event.seat].fields
        changed = tuple(replace(field, sold=sold) if str(field.limit) == event.place else field for field in fields)
        return with_seat(view, event.seat, fields=changed)

    return change


def _token(part: str, gone: Callable[[Event], str], come: Callable[[Event], str]) -> Reducer:
    """Tokens of a seat's crush pad or cellar (``part``) leave and come, each named by the event."""

    def change(view: View, event: Event) -> View:
        tokens = {kind: set(values) for kind, values in getattr(view.seats[event.seat], part).items()}
        for names, add in ((gone(event), False), (come(event), True)):
            for name in names.split():
                kind, _, value = name.partition(".")
                (tokens[kind].add if add else tokens[kind].discard)(int(value))
        return with_seat(view, event.seat, **{part: {kind: tuple(sorted(values)) for kind, values in tokens.items()}})

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
    return with_seat(view, event.seat, structures=tuple(order))


STRUCTURES = (
    "trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", "medium_cellar", "large_cellar",
)  # fmt: skip


def _worker_placed(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    stands = (*view.occupied.get(event.place, ()), (event.seat, event.thing))
    view = replace(view, occupied={**view.occupied, event.place: stands})
    return with_seat(view, event.seat, workers=with_count(own.workers, event.thing, -1))


def _worker_retrieved(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    stands = list(view.occupied[event.place])
    stands.remove((event.seat, event.thing))
    view = replace(view, occupied={**view.occupied, event.place: tuple(stands)})
    return with_seat(view, event.seat, workers=with_count(own.workers, event.thing, 1))


def _worker_gained(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    return with_seat(view, event.seat, workers=with_count(own.workers, event.thing, event.amount))


def _worker_trained(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    if event.thing != "now":
        return with_seat(view, event.seat, trained=own.trained + event.amount)
    workers = with_count(own.workers, "worker", event.amount)
    return with_seat(view, event.seat, regulars=own.regulars + event.amount, workers=workers)


def _workers_returned(view: View, _event: Event) -> View:
    if view.automa is not None:
        home = sum(seat < 0 for stands in view.occupied.values() for seat, _ in stands)
        view = replace(view, automa=replace(view.automa, workers=view.automa.workers + home))
    for own in view.seats:
        regulars = own.regulars + own.trained
        workers = {"worker": regulars, "grande": 1, "temporary": 0}
        view = with_seat(view, own.seat, regulars=regulars, trained=0, workers=workers)
    return replace(view, occupied={})


def _first_player_moved(view: View, event: Event) -> View:
    for own in view.seats:
        view = with_seat(view, own.seat, row=0, passed=False)
    return replace(view, first_player=event.seat)


def _year_ended(view: View, event: Event) -> View:
    """Alone the rooster comes home without a first player to be told."""
    return _first_player_moved(view, event) if view.automa is not None else view


def _rooster_placed(view: View, event: Event) -> View:
    return with_seat(view, event.seat, row=int(event.place))


def _automa(change: Callable[[AutomaView, Event], AutomaView]) -> Reducer:
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
    return with_seat(view, event.seat, passed=True)


def _last_year(view: View, _event: Event) -> View:
    return replace(view, last_year=True)


def _field_harvested(view: View, event: Event) -> View:
    fields = view.seats[event.seat].fields
    fields = tuple(replace(field, harvested=True) if str(field.limit) == event.place else field for field in fields)
    return with_seat(view, event.seat, fields=fields)


def _season_started(view: View, event: Event) -> View:
    for own in view.seats:
        view = with_seat(view, own.seat, passed=False)
    if view.automa is not None:
        view = replace(view, automa=replace(view.automa, shown=()))
    return replace(view, season=event.place, year=event.amount or view.year)


REDUCERS: dict[str, Reducer] = {
    **CARDS,
    "season_started": _season_started,
    "automa_card": _automa(_automa_card),
    "automa_target": _automa(_automa_target),
    "automa_worker": _automa_worker,
    "token_gained": _automa(_token_gained),
    "token_spent": _automa(_token_spent),
    "lira_changed": amount("lira"),
    "vp_changed": amount("vp"),
    "residual_changed": amount("residual"),
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
