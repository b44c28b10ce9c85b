"""The reducer of Vino: the picture of its table made by events alone; each event changes the view that is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict, replace

from game.vino import printed
from rules.engine.event import Event
from rules.vino.view import BuyersView, GiftView, SeatView, View


def reduce(view: View, event: Event) -> View:
    """The view once an event has happened."""
    reducer = REDUCERS.get(event.kind)
    return reducer(view, event) if reducer else view


def face_down(view: View) -> View:
    """The view when the asked seat has turned away: nothing of its own is seen any more."""
    if view.by is None:
        return view
    own = view.seats[view.by]
    hidden = {"regions_chosen": None} if view.phase == "choose" else {}
    return replace(_seat(view, view.by, money=None if _others_hidden(view) else own.money, **hidden), by=None)


def _others_hidden(view: View) -> bool:
    return any(seat.money is None for seat in view.seats)


def told(view: View) -> dict[str, Any]:
    """What of a view events tell: all but who is asked or follows, what goes on within an answer, others' money."""
    left_out = ("turn", "buyers", "gift", "sale", "quiet_turns", "barrel", "phase", "round", "last_turn", "over", "by")
    found = {name: value for name, value in asdict(view).items() if name not in left_out}
    unseen = {"passed", "regions_chosen", "marked"}
    found["seats"] = [
        {name: value for name, value in asdict(seat).items() if name not in unseen}
        | ({} if seat.seat == view.by else {"money": None})
        for seat in view.seats
    ]
    return found


def _seat(view: View, seat: int, **changes: Any) -> View:
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(view, seats=tuple(seats))


def _counted(view: View, seat: int) -> View:
    """The seat's numbers from what lies on the map (N-CELLAR-01)."""
    own = view.seats[seat]
    cellar = dict.fromkeys(own.cellar, 0)
    total = 0
    for region, owners in view.owners.items():
        count = owners.count(seat)
        total += count
        if region in own.varieties:
            cellar[own.varieties[region]] += count
    markers = printed.components().facts.markers.value
    return _seat(view, seat, cellar=cellar, vineyards=total, markers=markers - total)


def _place(view: View, vineyard: str, seat: int | None) -> View:
    region, _, at = vineyard.partition(".")
    road = list(view.owners[region])
    road[int(at) - 1] = seat
    return replace(view, owners=view.owners | {region: tuple(road)})


def _paid(own: SeatView, amount: int) -> dict[str, Any]:
    return {} if own.money is None else {"money": own.money - amount}


def _bought(view: View, event: Event) -> View:
    view = _place(view, event.place, event.seat)
    view = replace(view, buyers=_next_go(view.buyers, event.seat))
    return _counted(_seat(view, event.seat, **_paid(view.seats[event.seat], event.amount)), event.seat)


def _next_go(buyers: BuyersView | None, seat: int) -> BuyersView | None:
    """A newcomer who has bought one vineyard waits until the others have had their go (N-BUY-09)."""
    if buyers is None or buyers.owners or buyers.newcomers[:1] != (seat,):
        return buyers
    return replace(buyers, newcomers=(*buyers.newcomers[1:], seat))


def _given(view: View, event: Event) -> View:
    return _counted(_place(view, event.place, event.seat), event.seat)


def _returned(view: View, event: Event) -> View:
    return _counted(_place(view, event.place, None), event.seat)


def _tile_taken(view: View, event: Event) -> View:
    own = view.seats[event.seat].varieties | {event.place: event.thing}
    in_order = {region: own[region] for region in view.tiles if region in own}
    drawn = event.source == "drawn_tiles"
    tiles = tuple(one for one in view.tiles[event.place] if one != event.thing)
    view = replace(
        view, tiles=view.tiles | {event.place: tiles}, face_down=view.face_down - 1 if drawn else view.face_down
    )
    return _counted(_seat(view, event.seat, varieties=in_order), event.seat)


def _tile_returned(view: View, event: Event) -> View:
    there = {*view.tiles[event.place], event.thing}
    tiles = tuple(one for one in printed.tiles(event.place) if one in there)
    view = replace(view, tiles=view.tiles | {event.place: tiles})
    if event.seat < 0:
        return replace(view, face_down=view.face_down - 1)
    own = {region: one for region, one in view.seats[event.seat].varieties.items() if region != event.place}
    return _counted(_seat(view, event.seat, varieties=own), event.seat)


def _bottle(view: View, event: Event) -> View:
    bottles = tuple(region for region in view.bottles if region != event.place)
    return replace(view, bottles=bottles, last_turn=not bottles, gift=None)


def _sold(view: View, event: Event) -> View:
    return _seat(replace(view, turn=event.seat), event.seat, income=event.amount)


def _demand(view: View, event: Event) -> View:
    return replace(view, market=view.market | {event.thing: view.market[event.thing] + event.amount})


def _order(view: View, event: Event) -> View:
    order = [seat for seat in view.order if seat != event.seat]
    order.insert(int(event.place) - 1, event.seat)
    own = view.seats[event.seat]
    return _seat(replace(view, order=tuple(order)), event.seat, income=0, **_paid(own, -own.income))


def _phase(view: View, event: Event) -> View:
    view = replace(view, phase=event.place, round=event.amount, barrel="", buyers=None, turn=view.order[0])
    for seat in view.seats:
        changes: dict[str, Any] = {"passed": False}
        if event.place == "choose":
            changes |= {"marked": 0, "regions_chosen": () if seat.seat == view.by else None}
        view = _seat(view, seat.seat, **changes)
    return view


def _region(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    known = own.regions_chosen
    if event.thing and known is not None:
        known = (*known, event.thing)
    return _seat(view, event.seat, marked=own.marked + 1, regions_chosen=known)


def _revealed(view: View, event: Event) -> View:
    own = view.seats[event.seat]
    known = tuple(region for region in own.regions_chosen or () if region != event.thing)
    return _seat(view, event.seat, marked=2, regions_chosen=(*known, event.thing))


def _barrel(view: View, event: Event) -> View:
    view = replace(view, barrel=event.place, buyers=None)
    for seat in view.seats:
        view = _seat(view, seat.seat, passed=False)
    return view


def _passed(view: View, event: Event) -> View:
    if not event.place:
        return view
    buyers = view.buyers
    if buyers is not None:
        left = ((*(one for one in seats if one != event.seat),) for seats in (buyers.owners, buyers.newcomers))
        buyers = BuyersView(*left)
    return _seat(replace(view, buyers=buyers), event.seat, passed=True)


def _gift(view: View, event: Event) -> View:
    return replace(view, gift=GiftView(event.place, (), 0))


REDUCERS: dict[str, Callable[[View, Event], View]] = {
    "vineyard_bought": _bought,
    "vineyard_given": _given,
    "vineyard_returned": _returned,
    "variety_taken": _tile_taken,
    "variety_returned": _tile_returned,
    "bottle_removed": _bottle,
    "wine_sold": _sold,
    "demand_changed": _demand,
    "order_changed": _order,
    "season_started": _phase,
    "regions_chosen": _region,
    "regions_revealed": _revealed,
    "barrel_moved": _barrel,
    "passed": _passed,
    "gift_started": _gift,
}
"""Kind of an event: how it changes the picture."""
