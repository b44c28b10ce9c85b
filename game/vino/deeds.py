"""What a seat has done in Vino, as deeds that one sentence tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.play.speech import GREAT, LITTLE, Deed
from game.vino.words import region_name, variety_name
from rules.engine.event import Event

IN_REGION = frozenset({"vineyard_bought", "vineyard_given", "vineyard_returned"})
"""Kinds of events that are counted by region."""
PLAIN = frozenset({"regions_chosen", "end_wished", "declined", "skipped"})
"""Kinds of events whose words name nothing."""


def deeds(events: Sequence[Event], seat: int) -> Iterator[Deed]:
    """What a seat did by events, which are given as the reader may know them."""
    region, bought = "", True
    for event in events:
        if event.kind == "barrel_moved":
            bought = False
        bought = bought or (event.kind == "vineyard_bought" and event.seat == seat)
        deed = _deed(event) if event.seat == seat else None
        if deed is None:
            continue
        if event.kind == "vineyard_bought":
            region, before = event.place.partition(".")[0], region
            deed = deed._replace(opens=bool(before) and before != region)
        if event.kind == "passed" and event.place and not bought:
            deed = deed._replace(message=f"{deed.message}-bare")
        yield deed


def _deed(event: Event) -> Deed | None:
    kind, message = event.kind, f"vino-speech-{event.kind}"
    if kind in IN_REGION:
        # What a sale costs goes without saying: the log names it.
        weight = LITTLE if kind == "vineyard_returned" else GREAT
        return Deed(message, 1, (("place", region_name(event.place.partition(".")[0])),), weight)
    if kind == "wine_sold":
        quantity = event.choice.rpartition(" ")[2]
        named = (("thing", variety_name(event.thing)), ("quantity", quantity))
        return Deed(message, abs(event.amount), named, opens=True)
    if kind == "passed":
        if not event.place:
            return Deed(f"{message}-sell")
        return Deed(message, 1, (("place", region_name(event.place)),), LITTLE)
    if kind == "variety_taken":
        named = (("place", region_name(event.place)), ("thing", variety_name(event.thing)))
        return Deed(message, 1, named, LITTLE)
    return Deed(message) if kind in PLAIN else None
