"""What a seat has done in Viticulture, as deeds that one sentence tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.play.speech import GREAT, LITTLE, PLACE, Deed
from game.text.names import card_mention, card_name, place_name, thing_mention
from rules.engine.event import Event

COUNTED = frozenset(
    {
        "vine_uprooted", "field_harvested", "wine_made", "order_filled", "grape_sold", "field_sold",
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

    What it gains is told with it, unless the words for where a worker went say it, or a harvest does. A card for which
    it went somewhere is told in place of where that was.
    """
    place, harvested = "", False
    for event in events:
        if event.kind in ENDS:
            return
        deed = _deed(event) if event.seat == seat else None
        if deed is None:
            continue
        if event.kind == "worker_placed":
            place, harvested = event.place, False
        harvested = harvested or event.kind == "field_harvested"
        if event.kind == "card_drawn" and event.source and event.source == place.partition(".")[0]:
            deed = deed._replace(weight=GREAT, beside=False)
        elif (deed.beside and _is_named(event, place)) or (event.kind == "grape_gained" and harvested):
            deed = deed._replace(beside=False)
        yield deed


def _is_named(event: Event, place: str) -> bool:
    """Whether a gain is what a space brings to everybody who comes, which the words for it say."""
    action, _, space = place.partition(".")
    return bool(action) and event.source == action and not space


def _deed(event: Event) -> Deed | None:
    kind, message = event.kind, f"speech-{event.kind}"
    if kind in COUNTED:
        return Deed(message)
    if kind == "worker_placed":
        return Deed(message, 1, (("place", place_name(event.place.partition(".")[0])),), PLACE, opens=True)
    if kind == "passed":
        return Deed(message, opens=True)
    if kind == "vine_planted":
        return Deed(message, 1, (("card", card_name(event.card)), ("field", event.place)))
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
    if kind == "card_drawn":
        return Deed(message, 1, (("deck", event.place),), LITTLE, beside=True)
    if kind == "grape_gained":
        return Deed(message, weight=LITTLE, beside=True)
    sign = "minus" if event.amount < 0 else "plus"
    return Deed(message, abs(event.amount), (("sign", sign),), LITTLE, beside=event.amount > 0)
