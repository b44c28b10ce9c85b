"""What a suggested answer is good for in Vino, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.messages import say
from game.text.names import joined
from game.text.numbers import plus
from game.vino.words import region_name, variety_name
from rules.players.suggestion import JUDGED, Purpose

GROWN = frozenset({"region-own", "region-known", "buy-known"})
"""Reasons that rest on a variety that is grown already; its demand is named besides where that speaks for it."""


def purpose_words(purpose: Purpose, names: Sequence[str]) -> str:
    """What an answer is good for; empty where no one thing speaks for it. ``names`` are those of the seats."""
    if purpose.kind == JUDGED:
        return ""
    seats = [names[seat] for seat in purpose.seats]
    told = say(
        f"vino-advice-{purpose.kind}",
        thing=variety_name(purpose.thing) if purpose.thing else "",
        amount=purpose.amount,
        grown=purpose.count,
        lost=purpose.lost,
        demand=plus(purpose.demand),
        cost=purpose.cost,
        place=region_name(purpose.place) if purpose.place else "",
        list=joined(seats),
        n=len(seats),
    )
    if purpose.kind in GROWN and purpose.demand > 0:
        told = say("advice-then", told=told, then=say("vino-advice-in-demand", demand=plus(purpose.demand)))
    if purpose.then is not None:
        told = say("advice-then", told=told, then=purpose_words(purpose.then, names))
    return told
