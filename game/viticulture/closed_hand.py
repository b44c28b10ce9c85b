"""What a closed hand hides: the answers, spaces and reasons that rest on its faces."""

from __future__ import annotations

from game.play.session import Session
from game.viticulture.actions import actions_of, deck_taken
from rules.engine.choice import Choice, Ref
from rules.engine.decision import Decision
from rules.engine.reason import Reason
from rules.viticulture.view import View

OPEN_REASONS = frozenset(
    {
        "not_this_season", "space_taken", "space_closed", "action_full", "grande_only_when_full", "no_worker", "passed",
        "not_asked_now",
    }
)  # fmt: skip
"""Reasons that are given before anybody asks what is in a hand."""


def seen_choices(session: Session, decision: Decision, closed: bool) -> tuple[Choice, ...]:
    """The choices that may be shown: with a closed hand none that rests on its faces."""
    if not closed:
        return decision.choices
    if session.asks_for_hand(decision):
        return ()
    return tuple(chosen for chosen in decision.choices if not session.rests_on_hand(chosen))


def concealed_spaces(decision: Decision, view: View) -> frozenset[Ref]:
    """The free spaces of this season's actions of which a closed hand does not tell whether they may be taken.

    Not those of an action that takes a card of a deck of which there is none in the hand: how many there are is known.
    """
    workers = view.seats[decision.decider].workers
    if decision.kind != "turn" or not any(workers.values()):
        return frozenset()
    found: list[Ref] = []
    for action in filter(deck_taken, actions_of(view.season)):
        free = [place for place in view.spaces_open if not view.occupied.get(f"{action}.{place}")]
        beside = [] if free or not workers.get("grande") else ["art"]
        found += (Ref("space", f"{action}.{place}") for place in (*free, *beside))
    offered = {chosen.words[1] for chosen in decision.choices if chosen.verb == "place"}
    return frozenset(ref for ref in found if ref.name in offered or _holds_card_for(ref.name, view, decision.decider))


def conceals(ref: Ref, tried: Choice | None, reason: Reason | None, view: View, seat: int) -> bool:
    """Whether a closed hand does not tell why what is tried with a thing is refused, or that it is not."""
    action = ref.name if ref.kind in ("action", "space") else ""
    if not deck_taken(action) or not (tried is None or tried.verb in ("place", "plan")):
        return False
    return reason is None or (_holds_card_for(ref.name, view, seat) and reason.id not in OPEN_REASONS)


def _holds_card_for(space: str, view: View, seat: int) -> bool:
    """Whether a seat holds a card of the deck that the action of a space takes, as far as everybody can see."""
    return view.seats[seat].cards.get(deck_taken(space), 0) > 0
