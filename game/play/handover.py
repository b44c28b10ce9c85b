"""The screen changes hands: the strip that names the next player, and when a curtain must come before a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from game.play.questions import asks_for_hand
from game.play.visibility import Sight
from game.text.messages import say
from game.text.names import raised, source_name
from game.text.questions import question_text
from rules.engine.decision import Decision

if TYPE_CHECKING:
    from game.play.curtain import Called

SECONDS = 0.6
"""How long the strip takes to cross the task panel."""
_COMES, _GOES = 0.22, 0.8
"""Shares of that time at which the strip stands still and begins to leave."""


class Handover(msgspec.Struct):
    """The strip on its way: who is next, and how long it has been going."""

    seat: int
    age: float = 0.0

    @property
    def over(self) -> bool:
        """Whether it has passed."""
        return self.age >= SECONDS

    @property
    def place(self) -> float:
        """Where the strip is: 1 at the right edge, 0 in the middle, -1 at the left edge."""
        share = self.age / SECONDS
        if share < _COMES:
            return 1 - _eased(share / _COMES)
        return -_eased((share - _GOES) / (1 - _GOES)) if share > _GOES else 0.0

    @property
    def rise(self) -> float:
        """How far the player's panel in the rail is lifted, 0-1."""
        return 1 - abs(self.place)


def _eased(share: float) -> float:
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def curtain_wanted(decision: Decision, acted: int, sight: Sight, every_turn: bool) -> bool:
    """Whether the table must be covered before this question; ``acted`` is the seat that answered last (-1: none)."""
    if sight.for_all or decision.decider == acted:
        return False
    return every_turn or decision.secret or asks_for_hand(decision)


def called(decision: Decision, names: Sequence[str], colours: Sequence[str]) -> Called:
    """What stands on the curtain before a question; nothing in it rests on the faces of a hand."""
    from game.play.curtain import Called

    name, colour = names[decision.decider], colours[decision.decider]
    question = question_text(decision)[0]
    if not (decision.secret or asks_for_hand(decision)):
        return Called(colour, name, say("curtain-next"), question)
    source = raised(source_name(decision.source))
    if source and source not in question and decision.kind not in ("mama", "papa", "discard"):
        question = say("curtain-asked-source", source=source, question=question)
    return Called(colour, name, say("curtain-asked"), question)
