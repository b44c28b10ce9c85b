"""When a curtain must come before a question of Viticulture, and what stands on it."""

from __future__ import annotations

from game.play.curtain import Called
from game.play.session import Session
from game.play.visibility import Visibility
from game.text.messages import say
from game.text.names import source_name
from game.text.parties import other_party
from game.text.questions import question_text
from game.text.wording import raised
from rules.engine.decision import Decision


def curtain_wanted(
    session: Session, decision: Decision, present: int, visibility: Visibility, every_turn: bool
) -> bool:
    """Whether the table must be covered before this question; ``present`` is whose person answered last (-1: none)."""
    if visibility.unshared or decision.decider == present:
        return False
    return every_turn or decision.secret or session.asks_for_hand(decision)


def called(session: Session, decision: Decision) -> Called:
    """What stands on the curtain before a question; nothing in it rests on the faces of a hand."""
    name, colour = session.names[decision.decider], session.colours[decision.decider]
    question = question_text(decision, session.names)[0]
    if not (decision.secret or session.asks_for_hand(decision)):
        return Called(colour, name, question, session.innkeepers[decision.decider])
    source = raised(other_party(decision, session.names) or source_name(decision.source))
    if source and source not in question and decision.kind not in ("mama", "papa", "discard"):
        question = say("curtain-asked-source", source=source, question=question)
    return Called(colour, name, question, session.innkeepers[decision.decider])
