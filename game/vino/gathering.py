"""Answers of several choices in Vino: regions and gifts."""

from __future__ import annotations

from collections.abc import Sequence

from game.play.gathering import MultiSelection
from game.play.selection import Offer
from game.vino import printed
from rules.engine.choice import Ref, choice
from rules.engine.decision import Decision
from rules.vino.view import View

TOGETHER = frozenset({"region", "gift", "sell", "return", "raise"})
"""Kinds of questions that are answered by several choices together."""
PARTS = frozenset({"return", "raise"})
"""Kinds of questions that are only asked by themselves when a sale was interrupted."""


def in_order(names: Sequence[str]) -> list[str]:
    """Regions, vineyards or varieties in the order in which the rules ask for them."""
    regions = [region.id for region in printed.components().regions]

    def key(name: str) -> tuple[int, int]:
        base, _, at = name.partition(".")
        return (regions if base in regions else printed.varieties()).index(base), int(at or 0)

    return sorted(names, key=key)


def _offers(verb: str, kind: str, names: Sequence[str]) -> list[Offer]:
    return [Offer(choice(verb, name), (Ref(kind, name),)) for name in names]


def regions(decision: Decision) -> MultiSelection:
    """The regions to buy in; where the first has been chosen already, those that may follow it."""
    begun = [one.words[0] for one in decision.choices] if decision.picked else []
    names = begun or [region.id for region in printed.components().regions]
    return MultiSelection(_offers("region", "region", names), decision.maximum - decision.picked)


def gifts(decision: Decision, view: View) -> MultiSelection:
    """The vineyards of a gift; where one has been chosen already, those that may follow it."""
    if decision.picked:
        begun = [one.words[0] for one in decision.choices]
        return MultiSelection(_offers("gift", "vineyard", begun), decision.maximum - decision.picked)
    region = view.gift.region if view.gift else ""
    free = [f"{region}.{at}" for at, seat in enumerate(view.owners.get(region, ()), 1) if seat is None]
    return MultiSelection(_offers("gift", "vineyard", free), decision.maximum - decision.picked)
