"""Which answers wait for Confirm in Viticulture, and what is said of them meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.play.note import Held
from game.play.session import Session
from game.text.messages import say
from game.text.names import card_mention
from game.viticulture.actions import actions_of
from game.viticulture.outcome import final
from game.viticulture.questioner import left_out
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight
from rules.viticulture.view import View

TAKEN = frozenset({"yes", "bonus"})
"""Answers whose button lies where Confirm does: whoever has pressed it need not press there again."""
DECLINED = frozenset({"no"})
"""Answers that leave things as they are: they are asked about no second time while they can be taken back."""


def held_back(
    session: Session,
    decision: Decision,
    chosen: Choice,
    foresight: Foresight,
    view: View,
    mode: str,
    unasked: Callable[[Sequence[Event]], str],
) -> Held | None:
    """What waits for Confirm, by the setting ``mode``; None for an answer that is made at once.

    ``foresight`` is what comes of it, ``unasked`` finds the visitor that events would play though it was not chosen.
    """
    seat = decision.decider
    if chosen.verb == "pass":
        left = sum(view.seats[seat].workers.values())
        if not left:
            return None
        summer = view.season == "summer"
        # Who is kept in summer works in winter: nothing is lost.
        key, kind = ("table-pass-keeps-summer", "plain") if summer else ("table-pass-keeps", "warn")
        return Held(chosen, partial(say, key, count=left), kind)
    card = unasked(foresight.events)
    if mode == "never" and not card:
        return None
    if foresight.reveals:
        return Held(chosen, partial(final, foresight), "warn")
    if card:
        return Held(chosen, lambda: say("table-plays", card=card_mention(card)), "plain")
    if view.season == "year_end" and foresight.decider not in (seat, -1):
        return Held(chosen, lambda: say("table-asks-next", name=session.names[foresight.decider]), "plain")
    if not actions_of(view.season):
        return None
    return _in_a_season(session, decision, chosen, foresight, view, mode == "always")


def _in_a_season(
    session: Session, decision: Decision, chosen: Choice, foresight: Foresight, view: View, always: bool
) -> Held | None:
    """What waits while workers are placed: the last answer of a turn of several, and one that asks somebody else."""
    own_turn = view.turn == decision.decider
    long = session.steps > 0 or any(event.kind == "auto_taken" for event in foresight.events)
    if foresight.asks >= 0 and (own_turn or long or always):
        return Held(chosen, lambda: say("table-asks", name=session.names[foresight.asks]), "warn")
    plain = chosen.verb in TAKEN | DECLINED or bool(left_out(decision, chosen)) or len(decision.choices) == 1
    if foresight.ends_turn and (always or (long and not plain)):
        return Held(chosen, partial(say, "table-ends-turn" if own_turn else "table-ends-answer"), "plain")
    return None
