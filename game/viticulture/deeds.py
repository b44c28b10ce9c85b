"""What a seat has done in Viticulture, as deeds that one sentence tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.play.speech import LITTLE, PLACE, Deed
from game.text.names import card_mention, place_name, thing_mention
from rules.engine.event import Event

COUNTED = frozenset(
    {
        "vine_planted", "vine_uprooted", "field_harvested", "wine_made", "order_filled", "grape_sold", "field_sold",
        "field_bought", "worker_retrieved", "card_discarded", "card_given", "declined", "vines_swapped",
    }
)  # fmt: skip
"""Kinds of events that are counted, each as one deed."""
GAINED = frozenset(
    {"lira_changed", "vp_changed", "residual_changed", "grape_gained", "card_drawn", "worker_gained", "row_taken"}
)
"""Kinds of events that only come of others."""
ENDS = frozenset({"season_started", "year_ended"})
"""Kinds of events after which nothing belongs to what was done before."""


def deeds(events: Sequence[Event], seat: int) -> Iterator[Deed]:
    """What a seat did by events, which are given as the reader may know them.

    What it gains is told with it, unless the words for where a worker went say it, or a harvest does.
    """
    place, implied, harvested = "", 0, False
    for event in events:
        if event.kind in ENDS:
            return
        deed = _deed(event) if event.seat == seat else None
        if deed is None:
            continue
        if event.kind == "worker_placed":
            place, implied, harvested = event.place, 0, False
        harvested = harvested or event.kind == "field_harvested"
        if deed.beside and _is_named(event, place):
            implied += 1
            # Of two cards drawn there both are told, since the place names one.
            deed = deed._replace(amount=deed.amount + (implied == 2), beside=implied > 1)
        elif event.kind == "grape_gained" and harvested:
            deed = deed._replace(beside=False)
        yield deed


def _is_named(event: Event, place: str) -> bool:
    """Whether a gain is of the kind that the words for a place name: a card drawn there, or all that a space brings
    to everybody who comes."""
    action, _, space = place.partition(".")
    return bool(action) and event.source == action and (event.kind == "card_drawn" or not space)


def _deed(event: Event) -> Deed | None:
    kind, message = event.kind, f"speech-{event.kind}"
    if kind in COUNTED:
        return Deed(message)
    if kind == "worker_placed":
        return Deed(message, 1, (("place", place_name(event.place.partition(".")[0])),), PLACE, opens=True)
    if kind == "passed":
        return Deed(message, opens=True)
    if kind == "rooster_placed":
        return Deed(message, 1, (("place", event.place),))
    if kind == "worker_trained":
        return Deed(message, max(1, event.amount))
    if kind == "visitor_played":
        return Deed(message, 1, (("card", card_mention(event.card)),)) if event.card else None
    if kind == "structure_built":
        return Deed(message, 1, (("thing", thing_mention(event.thing)),))
    return _gained(event)


def _gained(event: Event) -> Deed | None:
    kind, message = event.kind, f"speech-{event.kind}"
    if kind not in GAINED:
        return None
    if kind == "row_taken":
        return Deed(message, weight=LITTLE)
    if kind in ("card_drawn", "grape_gained"):
        return Deed(message, weight=LITTLE, beside=True)
    sign = "minus" if event.amount < 0 else "plus"
    return Deed(message, abs(event.amount), (("sign", sign),), LITTLE, beside=event.amount > 0)
