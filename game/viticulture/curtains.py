"""When a curtain must come before a question of Viticulture, and what stands on it."""

from __future__ import annotations

from collections.abc import Sequence

from game.play.curtain import Called
from game.play.visibility import Visibility
from game.text.messages import say
from game.text.names import raised, source_name
from game.text.questions import question_text
from game.viticulture.questions import asks_for_hand
from rules.engine.decision import Decision


def curtain_wanted(decision: Decision, acted: int, visibility: Visibility, every_turn: bool) -> bool:
    """Whether the table must be covered before this question; ``acted`` is the seat that answered last (-1: none)."""
    if visibility.for_all or decision.decider == acted:
        return False
    return every_turn or decision.secret or asks_for_hand(decision)


def called(decision: Decision, names: Sequence[str], colours: Sequence[str]) -> Called:
    """What stands on the curtain before a question; nothing in it rests on the faces of a hand."""
    name, colour = names[decision.decider], colours[decision.decider]
    question = question_text(decision)[0]
    if not (decision.secret or asks_for_hand(decision)):
        return Called(colour, name, say("curtain-next"), question)
    source = raised(source_name(decision.source))
    if source and source not in question and decision.kind not in ("mama", "papa", "discard"):
        question = say("curtain-asked-source", source=source, question=question)
    return Called(colour, name, say("curtain-asked"), question)
