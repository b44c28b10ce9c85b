"""Decision: the one question that is open, with the complete list of legal answers."""

from __future__ import annotations

import msgspec

from rules.engine.choice import Choice
from rules.engine.verbs import Verb


class Decision(msgspec.Struct, frozen=True):
    """What is asked, of whom, and every legal answer in canonical order.

    ``kind`` is the kind of question (turn, wake, plant, build, pay, branch, ...), ``source`` the card, space or
    row that asks. Where the question is one step of a longer selection, ``picked`` says how many are chosen,
    ``minimum`` and ``maximum`` how many may be in all.
    """

    kind: str
    decider: int
    source: str
    choices: tuple[Choice, ...]
    minimum: int = 1
    maximum: int = 1
    picked: int = 0
    secret: bool = False
    """Whether the answer must stay unknown to the other seats."""
    path: tuple[Verb, ...] = ()
    """The steps of an effect that lead to the one that asks, outermost first, and itself; empty for other questions."""
    other: int = -1
    """The other party, where there is one: who played the card by which another seat is asked, or the seat for which
    the owner of the card is asked."""
