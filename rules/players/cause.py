"""Why an answer was given: the one thing of the position without which it would have been another one."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

ONLY, BEST, PLAN, GUESS = "only", "best", "plan", "guess"
"""Kinds that name no thing: the only answer, best by many things, a plan that is kept to, and a mistake."""
UNNAMED = frozenset({ONLY, BEST, PLAN, GUESS})
TOLD_AS = {"ready": "order", "poor": "money"}
"""Kinds that would tell something of a hidden thing by themselves, and as which kind they are told to others."""


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """What decided an answer, as plain data; words are made of it elsewhere.

    ``kind`` says what sort of thing it is (an id such as order, vine, lira, rival), ``thing`` which (the id of a card,
    structure, space, region or variety, a wine such as ``red.5``, the limit of a field), ``amount`` how much of it in
    the unit of the kind, ``other`` the other seat that it is about. ``instead`` is the answer that would have been
    given without it, as text. ``hidden`` says that the other seats may not know the thing, ``closed`` that they may not
    know that ``instead`` could be given, or for the only answer that no other one could.
    """

    kind: str
    thing: str = ""
    amount: int = 0
    other: int = -1
    instead: str = ""
    hidden: bool = False
    closed: bool = False

    def public(self) -> Cause:
        """What of it the other seats may know."""
        if self.hidden:
            return Cause(TOLD_AS.get(self.kind, self.kind), hidden=True)
        if not self.closed:
            return self
        return Cause(BEST) if self.kind == ONLY else replace(self, instead="", closed=False)


class Without(NamedTuple):
    """A position in which the thing of a cause is otherwise, as its seat would know it, and the cause."""

    cause: Cause
    known: Any
