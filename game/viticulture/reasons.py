"""Why something is refused, in words: with the deeper cause where the hand holds it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.play.session import Session
from game.text.messages import language_in_use, say
from game.text.names import called, card_name
from game.text.printed import cards
from game.text.reasons_text import reason_text
from game.viticulture.actions import action_taking
from game.viticulture.cards_first import answers_with, hindered, placements
from rules.engine.choice import Choice, Ref, choice
from rules.engine.decision import Decision
from rules.engine.reason import Reason
from rules.viticulture.view import View

IN_HAND = frozenset({"not_plantable", "no_playable_visitor"})
"""Reasons that say of a whole hand what each card has a cause of its own for."""
CART = Ref("action", "gain_lira")
"""The action that is one space for any number of workers."""
FAR = 50
"""How far off a cause counts that no number tells."""


class Reasons:
    """The reasons of one game. Only to be asked about a hand that lies open."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._known: tuple[Decision, Reason, str] | None = None
        self._language = ""
        """In which language that is."""

    def words(self, decision: Decision, reason: Reason, after_bonus: bool = False) -> str:
        """The sentence of a reason, with the nearest miss where it speaks of the whole hand.

        ``after_bonus``: what is refused would be possible once the bonus is taken, which is told too.
        """
        spoken = language_in_use()
        known = self._known is not None and self._known[0] is decision and self._known[1] == reason
        if self._known is None or not known or self._language != spoken:
            self._known, self._language = (decision, reason, self._words(decision, reason)), spoken
        told = self._known[-1]
        return say("reason-bonus-first", reason=told) if after_bonus else told

    def _words(self, decision: Decision, reason: Reason) -> str:
        told = reason_text(reason)
        near = self.nearest(decision, reason)
        if near is not None:
            card, cause = near
            return say("reason-nearest", reason=told, card=card_name(card), cause=reason_text(cause))
        return told

    def nearest(self, decision: Decision, reason: Reason) -> tuple[str, Reason] | None:
        """The card that comes nearest to being possible, and what it lacks; None where the reason says all."""
        if reason.id not in IN_HAND or decision.kind != "turn":
            return None
        hand = self.session.view(decision.decider).seats[decision.decider].hand or ()
        deck = reason.thing or "vine"
        found = [
            (_distance(cause), card, cause)
            for card in dict.fromkeys(hand)
            if cards()[card].deck == deck
            for tried in answers_with(card)
            if (cause := self.session.refused(tried)) is not None
        ]
        if not found:
            return None
        _, card, cause = min(found, key=lambda one: one[0])
        return card, cause

    def of_card(self, decision: Decision, card: str, view: View, waits: Choice | None = None) -> str:
        """Why a card of the hand cannot be played while a worker is asked: what its action lacks, or the card.

        ``waits`` is the choice that waits for Confirm: it may be the worker on that very action.
        """
        action = action_taking(cards()[card].deck)
        placed = next(placements(card, decision.choices), None)
        if placed is None:
            there = aimed(Ref("action", action), view)
            cause = self.session.refused(choice("place", "worker", there.name))
            if cause is not None and cause.id in IN_HAND:
                cause = _nearest(filter(None, map(self.session.refused, answers_with(card)))) or cause
        else:
            cause = _nearest(hindered(self.session, placed, card))
        told = called("action", action)
        if cause is None:
            placed_there = waits is not None and waits.verb == "place" and waits.words[1].split(".")[0] == action
            return say("table-confirm-first" if placed_there else "table-place-first", action=told)
        return say("table-action-refused", action=told, reason=self.words(decision, cause))


def aimed(ref: Ref, view: View, picked: Sequence[Ref] = ()) -> Ref:
    """The space that is meant by pointing at an action or its picture: the first free one, else beside the action."""
    action, _, place = ref.name.partition(".")
    if ref == CART:
        return Ref("space", action)
    if ref.kind != "action" and (ref.kind != "space" or place != "art"):
        return ref
    if place == "art" and Ref("worker", "grande") in picked:
        return ref
    free = (one for one in view.spaces_open if not view.occupied.get(f"{action}.{one}"))
    return Ref("space", f"{action}.{next(free, 'art')}")


def _nearest(causes: Iterable[Reason]) -> Reason | None:
    return min(causes, key=_distance, default=None)


def _distance(cause: Reason) -> int:
    """How far off something is, as far as the numbers of its reason tell."""
    if cause.id == "cannot_be_finished":
        return 2 * FAR
    return abs(cause.need - cause.have) if cause.need else FAR
