"""Which questions and answers rest on the faces of the decider's hand, so that a closed hand hides them."""

from __future__ import annotations

from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.verbs import Effect, If, Verb, every_verb
from rules.viticulture import verbs
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, ORDER, VINE
from rules.viticulture.ops.hand import HAND_THINGS
from rules.viticulture.ops.vines import Plant
from rules.viticulture.ops.visitors import PlayVisitor
from rules.viticulture.ops.wine import FillOrder

ALWAYS = frozenset({"play", "plant", "fill", "discard", "give", "offer", "use", "plan", "mama", "papa"})
"""Kinds of questions whose answers rest on the hand."""

PERHAPS = frozenset({"branch", "order", "may", "bonus"})
"""Kinds whose answers rest on the hand when a visitor asks that speaks of it, or an action that takes cards of it."""

VERBS = frozenset({"play", "plant", "fill", "discard", "give", "offer", "mama", "papa"})
"""Verbs of answers that name a card of the hand, or are open only by what is in it."""

FROM_HAND = (verbs.Plant, verbs.FillOrder, verbs.Play, verbs.UseAction, verbs.PlanWorker)
"""Steps that take cards of the hand, or carry out actions that do."""

IN_HAND = frozenset({"hand_card", "summer_visitor_in_hand"})
"""Measures of the hand."""


class OnHand:
    """``actions`` are those that take a card of the hand, with its deck; ``visitors`` the cards that speak of it."""

    def __init__(self, box: Box) -> None:
        self.actions = {
            name: deck
            for name, space in zip(box.spaces.actions, box.space_nodes, strict=True)
            if (deck := _deck_taken(space.deed))
        }
        cards = (*box.components.summer_visitors, *box.components.winter_visitors)
        self.visitors = frozenset(card.id for card in cards if speaks_of_hand(box.effects[card.id]))

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


def speaks_of_hand(effect: Effect) -> bool:
    """Whether what an effect does, or whether it can be done, rests on the cards of a hand."""
    return any(map(_of_hand, every_verb(effect)))


def _of_hand(step: Verb) -> bool:
    if isinstance(step, verbs.Pay | verbs.Give):
        return not HAND_THINGS.keys().isdisjoint(step.written)
    if isinstance(step, If):
        return step.test.measure in IN_HAND
    if isinstance(step, verbs.Gain):
        return step.per is not None and step.per.measure in IN_HAND
    return isinstance(step, (*FROM_HAND, verbs.Together))


def _pays_card(chosen: Choice) -> bool:
    return chosen.verb == "pay" and chosen.words[0] == "card"


def _deck_taken(deed: object) -> str:
    """The deck of the cards that an action takes from the hand; empty where it takes none."""
    if isinstance(deed, Plant):
        return DECKS[VINE]
    if isinstance(deed, FillOrder):
        return DECKS[ORDER]
    return DECKS[deed.deck] if isinstance(deed, PlayVisitor) else ""
