"""Which questions and answers rest on the faces of the decider's hand, so that a closed hand hides them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, ORDER, VINE
from rules.viticulture.ops.people import PlayVisitor
from rules.viticulture.ops.vines import Plant
from rules.viticulture.ops.wine import FillOrder

ALWAYS = frozenset({"play", "plant", "fill", "discard", "give", "offer", "use", "plan", "mama", "papa"})
"""Kinds of questions whose answers rest on the hand."""

PERHAPS = frozenset({"branch", "order", "may", "bonus"})
"""Kinds whose answers rest on the hand when a visitor asks that speaks of it, or an action that takes cards of it."""

VERBS = frozenset({"play", "plant", "fill", "discard", "give", "offer", "mama", "papa"})
"""Verbs of answers that name a card of the hand, or are open only by what is in it."""

WORDS = frozenset(
    {
        "plant", "fill_order", "play", "use_action", "plan_worker", "card", "vine", "order", "visitor",
        "summer_visitor", "winter_visitor", "hand_card", "summer_visitor_in_hand",
    }
)  # fmt: skip
"""Words of an effect that are about cards of the hand, or about actions that are."""

FROM_DECKS = frozenset({"draw", "gain"})
"""Words of an effect under which such cards come from the decks."""


class OnHand:
    """``actions`` are those that take a card of the hand, with its deck; ``visitors`` the cards that speak of it."""

    def __init__(self, box: Box) -> None:
        self.actions = {
            name: deck
            for name, space in zip(box.spaces.actions, box.space_nodes, strict=True)
            if (deck := _deck_taken(space.deed))
        }
        cards = (*box.components.summer_visitors, *box.components.winter_visitors)
        self.visitors = frozenset(card.id for card in cards if speaks_of_hand(card.effect))

    def asks(self, decision: Decision) -> bool:
        """Whether which answers a question has rests on the faces of the hand."""
        if decision.kind in PERHAPS:
            return decision.source in self.visitors or decision.source.partition(".")[0] in self.actions
        return decision.kind in ALWAYS or any(map(_pays_card, decision.choices))

    def rests(self, chosen: Choice) -> bool:
        """Whether an answer can only be given by what is on the faces of the hand, whatever the question."""
        if chosen.verb in VERBS or _pays_card(chosen):
            return True
        place = chosen.words[1] if chosen.verb in ("place", "plan") else chosen.words[0] if chosen.verb == "use" else ""
        return place.partition(".")[0] in self.actions


def speaks_of_hand(effect: Any) -> bool:
    """Whether what an effect does, or whether it can be done, rests on the cards of a hand."""
    if isinstance(effect, Mapping):
        return any(key not in FROM_DECKS and (key in WORDS or speaks_of_hand(effect[key])) for key in effect)
    if isinstance(effect, str):
        return effect in WORDS
    return isinstance(effect, Sequence) and any(map(speaks_of_hand, effect))


def _pays_card(chosen: Choice) -> bool:
    return chosen.verb == "pay" and chosen.words[0] == "card"


def _deck_taken(deed: object) -> str:
    """The deck of the cards that an action takes from the hand; empty where it takes none."""
    if isinstance(deed, Plant):
        return DECKS[VINE]
    if isinstance(deed, FillOrder):
        return DECKS[ORDER]
    return DECKS[deed.deck] if isinstance(deed, PlayVisitor) else ""
