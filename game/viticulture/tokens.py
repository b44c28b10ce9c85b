"""Spending a bonus action token together with the placing of a worker: it is touched or carried first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.play.selection import Offer
from game.text.printed import entries
from game.viticulture.automa import TOKEN
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.viticulture.view import AutomaView


def with_token(offers: Iterable[Offer], decision: Decision | None, automa: AutomaView | None) -> Iterator[Offer]:
    """The placements that a token can go with, with the token before their other things (V-SOLO-13)."""
    if decision is None or decision.kind != "turn" or automa is None or not automa.may_spend:
        return
    for offer in offers:
        if action_of(offer.choice):
            yield Offer(offer.choice, (TOKEN, *offer.things))


def action_of(chosen: Choice) -> str:
    """The action on which a choice places a worker; empty where there is no bonus to be had."""
    action = chosen.words[1].partition(".")[0] if chosen.verb == "place" else ""
    return action if action in entries("actions") else ""
