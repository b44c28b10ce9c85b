"""Things of the step after an answer: who touches one of them means that answer too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.play.questions import HAND_KINDS
from game.play.selection import Offer
from game.viticulture.offers import offers, things
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.foresight import after
from rules.viticulture.action import BONUS

if TYPE_CHECKING:
    from game.play.session import Session


def taken(session: Session) -> Any:
    """The position once the bonus of a space is taken, where nothing becomes known by it; None where it cannot be."""
    s = session.game.state
    if BONUS not in s.asked:
        return None
    trial = after(session.game.rules, s, (BONUS,))
    return trial if trial.revealed == s.revealed else None


def beyond(session: Session, decision: Decision, closed: bool) -> Iterator[Offer]:
    """What may be touched where a question only asks whether the bonus is wanted: the things of its first step.

    With a closed hand nothing that rests on its faces. Where the rules would take the only step unasked, its things
    mean the bonus itself.
    """
    trial = taken(session) if decision.kind == "bonus" else None
    if trial is None:
        return
    for event in trial.events:
        if event.kind == "auto_taken" and event.seat == decision.decider:
            forced = session.game.grammar.parse(event.choice)
            if not (closed and forced.verb in HAND_KINDS):
                yield Offer(BONUS, things(forced))
            return
    f = trial.agenda
    if f is None or f.seat != decision.decider or session.game.rules.nodes[f.node].flow:
        return
    if not (closed and session.game.rules.nodes[f.node].question(trial, f) in HAND_KINDS):
        yield from (offer for offer in offers(trial.asked) if offer.things)


def leads_to(session: Session, choice: Choice) -> bool:
    """Whether a choice that is not offered is one of the step after the bonus that is."""
    trial = taken(session) if choice not in session.game.state.asked else None
    return trial is not None and choice in trial.asked
