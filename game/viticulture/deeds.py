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
GAINED = frozenset({"lira_changed", "vp_changed", "card_drawn", "worker_gained", "row_taken"})
"""Kinds of events that only come of others."""


def deeds(events: Sequence[Event], seat: int) -> Iterator[Deed]:
    """What a seat did by events, which are given as the reader may know them."""
    for event in events:
        deed = _deed(event) if event.seat == seat else None
        if deed is not None:
            yield deed


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
    if event.kind not in GAINED:
        return None
    if event.kind in ("card_drawn", "row_taken"):
        return Deed(f"speech-{event.kind}", weight=LITTLE)
    sign = "minus" if event.amount < 0 else "plus"
    scores = event.kind == "vp_changed" and event.amount > 0
    return Deed(f"speech-{event.kind}", abs(event.amount), (("sign", sign),), LITTLE, beside=scores)
