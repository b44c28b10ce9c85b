"""Under what the rulebook of Viticulture tells of the things on its table."""

from __future__ import annotations

from game.play.asked_rule import AskedRule
from game.play.things import ASKING
from game.text.printed import cards, effect_of
from game.viticulture.closed_hand import conceals
from rules.engine.choice import Choice, Ref
from rules.engine.event import Event
from rules.engine.reason import Reason
from rules.engine.verbs import every_verb

ON_SPACES = frozenset({"space", "standing", "stood", "action"})
"""Kinds of things that are told of with the action on whose place they are."""


class ViticultureAskedRule(AskedRule):
    """Finds the entry at one table of Viticulture."""

    def told_under(self, ref: Ref) -> tuple[str, ...]:
        decision = self.interaction.decision
        name = decision.source if ref == ASKING and decision is not None else ref.name
        if name in cards():
            return told_of_card(name)
        if ref.kind in ON_SPACES:
            action = name.split()[-1].partition(".")[0] if ref.kind != "stood" else name.partition(".")[0]
            return (f"action {action}",)
        if ref.kind == "worker":
            return (f"worker {name}", "worker")
        return (f"{ref.kind} {name}", ref.kind)

    def told_of(self, event: Event) -> tuple[str, ...]:
        kind = f"event {event.kind}"
        if event.kind == "worker_placed":
            return (f"action {event.place.partition('.')[0]}", kind)
        if event.kind == "visitor_played" and event.card in cards():
            return told_of_card(event.card)
        return (f"structure {event.thing}", kind) if event.kind == "structure_built" else (kind,)

    def reason(self, ref: Ref, tried: Choice) -> Reason | None:
        interaction = self.interaction
        decision, session = interaction.decision, interaction.session
        if decision is None or (tried.verb == "play" and decision.kind == "turn"):
            return None
        hidden = interaction.closed and (ref.kind == "back" or session.asks_for_hand(decision))
        found = None if hidden else session.refused(tried)
        seen = not (interaction.closed and conceals(ref, tried, found, interaction.view, decision.decider))
        return found if seen else None


def told_of_card(card: str) -> tuple[str, ...]:
    """Under what a card is told of: by itself, by what it does, else by its deck."""
    effect = effect_of(card)
    verbs = () if effect is None else tuple(f"effect {verb.word}" for verb in every_verb(effect))
    return (f"card {card}", *verbs, cards()[card].deck)
