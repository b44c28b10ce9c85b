"""What a plan does with a thing, as far as it is told beside the cause of an answer."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.event import Event
from rules.players.cause import PLAN, Cause

OF_CARDS = {
    "order": ("order_filled", "fill"),
    "ready": ("order_filled", "fill"),
    "vine": ("vine_planted", "plant"),
    "visitor": ("visitor_played", "play"),
}
"""Kinds of causes that are cards, with the event in which a plan uses such a card, and the word for that."""
SPENDING = ("lira", "poor", "few_workers", "few_staff", "workers")
"""Kinds of causes of which it is told for what a plan needs them: a structure, or the training of a worker."""
BUILT = ("lira", "poor")
AIMS = {
    "order_filled": "fill", "structure_built": "build", "worker_trained": "train", "wine_made": "make",
    "field_harvested": "harvest", "vine_planted": "plant", "visitor_played": "play",
}  # fmt: skip
"""What a plan may be for, as the event in which it comes to that, the greatest first; and the word for it."""
OF_THE_HAND = frozenset({"fill", "plant", "play"})


def use(cause: Cause, told: Sequence[Event]) -> str:
    """What happens to the thing of a cause in the events of a plan, as ``Cause.use``; empty where nothing does."""
    if cause.kind in OF_CARDS:
        kind, word = OF_CARDS[cause.kind]
        return word if any(one.kind == kind and one.card == cause.thing for one in told) else ""
    if cause.kind == "field":
        return "harvest" if any(one.kind == "field_harvested" and one.place == cause.thing for one in told) else ""
    if cause.kind == "grape":
        made = [one.origin.split() for one in told if one.kind == "wine_made"]
        return "make" if any(cause.thing in grapes for grapes in made) else ""
    if cause.kind == "lacks":
        built = any(one.kind == "structure_built" and one.thing == cause.thing for one in told)
        return "build" if built else ""
    for one in told:
        if cause.kind in BUILT and one.kind == "structure_built":
            return f"build {one.thing}"
        if cause.kind in SPENDING and one.kind == "worker_trained":
            return "train"
    return ""


def aim(told: Sequence[Event]) -> Cause:
    """That a plan is kept to in which these events are still to come, and the greatest of them; cards are not named."""
    for kind, word in AIMS.items():
        for one in told:
            if one.kind == kind:
                thing = one.thing if word == "build" else ""
                return Cause(PLAN, hidden=word in OF_THE_HAND, use=f"{word} {thing}".rstrip())
    return Cause(PLAN)
