"""Which questions, answers and spaces rest on the faces of a hand, and what a closed hand hides of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.text.printed import cards, tree_of
from rules.engine.choice import Choice, Ref
from rules.engine.decision import Decision
from rules.viticulture.view import View

HAND_ACTIONS = {
    "plant_vine": "vine",
    "play_summer_visitor": "summer_visitor",
    "play_winter_visitor": "winter_visitor",
    "fill_order": "order",
}
"""Actions whose being possible rests on the faces of the hand, and the deck of the cards that they take."""

HAND_KINDS = frozenset({"play", "plant", "fill", "discard", "give", "offer", "use", "plan", "mama", "papa"})
"""Kinds of questions whose answers rest on the faces of the hand."""

PERHAPS_HAND_KINDS = frozenset({"branch", "order", "may", "bonus"})
"""Kinds whose answers rest on the hand when a visitor asks, or an action that does."""

OF_HAND = frozenset(
    {
        "plant", "fill_order", "play", "use_action", "plan_worker", "card", "vine", "order", "visitor",
        "summer_visitor", "winter_visitor", "hand_card", "summer_visitor_in_hand",
    }
)  # fmt: skip
"""Words of an effect that are about cards of the hand, or about actions that are."""
FROM_DECKS = frozenset({"draw", "gain"})
"""Words of an effect under which such cards come from the decks."""


def asks_for_hand(decision: Decision) -> bool:
    """Whether the whole question rests on the faces of the decider's hand."""
    if decision.kind in PERHAPS_HAND_KINDS:
        asked = asked_by_visitor(decision) and speaks_of_hand(tree_of(decision.source))
        return asked or decision.source.partition(".")[0] in HAND_ACTIONS
    return decision.kind in HAND_KINDS or any(
        chosen.verb == "pay" and chosen.words[0] == "card" for chosen in decision.choices
    )


def speaks_of_hand(tree: Any) -> bool:
    """Whether what an effect does, or whether it can be done, rests on the cards of a hand."""
    if isinstance(tree, Mapping):
        return any(key not in FROM_DECKS and (key in OF_HAND or speaks_of_hand(tree[key])) for key in tree)
    if isinstance(tree, str):
        return tree in OF_HAND
    return isinstance(tree, Sequence) and any(map(speaks_of_hand, tree))


def asked_by_visitor(decision: Decision) -> bool:
    """Whether a visitor card asks."""
    return decision.source in cards() and "visitor" in cards()[decision.source].deck


def seen_choices(decision: Decision, closed: bool) -> tuple[Choice, ...]:
    """The choices that may be shown: with a closed hand none that rests on its faces."""
    if not closed:
        return decision.choices
    if asks_for_hand(decision):
        return ()
    return tuple(chosen for chosen in decision.choices if not _rests_on_hand(chosen))


def _rests_on_hand(chosen: Choice) -> bool:
    place = chosen.words[1] if chosen.verb in ("place", "plan") else chosen.words[0] if chosen.verb == "use" else ""
    return place.partition(".")[0] in HAND_ACTIONS


def concealed_spaces(decision: Decision, view: View) -> frozenset[Ref]:
    """The free spaces of this season's actions of which a closed hand does not tell whether they may be taken.

    Not those of an action that takes a card of a deck of which there is none in the hand: how many there are is known.
    """
    workers = view.seats[decision.decider].workers
    if decision.kind != "turn" or not any(workers.values()):
        return frozenset()
    season = {"summer": ("plant_vine", "play_summer_visitor"), "winter": ("play_winter_visitor", "fill_order")}
    found: list[Ref] = []
    for action in season.get(view.season, ()):
        free = [place for place in view.spaces_open if not view.occupied.get(f"{action}.{place}")]
        beside = [] if free or not workers.get("grande") else ["art"]
        found += (Ref("space", f"{action}.{place}") for place in (*free, *beside))
    offered = {chosen.words[1] for chosen in decision.choices if chosen.verb == "place"}
    return frozenset(ref for ref in found if ref.name in offered or holds_card_for(ref.name, view, decision.decider))


def holds_card_for(space: str, view: View, seat: int) -> bool:
    """Whether a seat holds a card of the deck that the action of a space takes, as far as everybody can see."""
    deck = HAND_ACTIONS.get(space.partition(".")[0], "")
    return view.seats[seat].cards.get(deck, 0) > 0


def unveiled(decision: Decision, view: View, closed: bool) -> frozenset[str]:
    """The actions that a turn offers; with a closed hand all those are among them of which it does not tell."""
    spaces = [chosen.words[1] for chosen in seen_choices(decision, closed) if chosen.verb == "place"]
    if closed:
        spaces += (ref.name for ref in concealed_spaces(decision, view))
    return frozenset(space.partition(".")[0] for space in spaces)


def named_actions(decision: Decision) -> frozenset[str]:
    """The actions of any season that a card offers: those it carries out, or plans."""
    named = [one.words[-1] for one in decision.choices if (one.verb, len(one.words)) in (("use", 1), ("plan", 2))]
    return frozenset(name.partition(".")[0] for name in named)
