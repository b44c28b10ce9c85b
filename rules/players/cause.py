"""Why an answer was given: the one thing of the position without which it would have been another one."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from rules.engine.choice import Choice

ONLY, BEST, PLAN, GUESS, ALIKE = "only", "best", "plan", "guess", "alike"
"""Kinds that name no thing: the only answer, best by many things, a plan that is kept to, a mistake, and one of
several answers that are worth the same."""
UNNAMED = frozenset({ONLY, BEST, PLAN, GUESS, ALIKE})
COMPARED = frozenset({
    "more_cards", "bonus", "keeps_worker", "keeps_card", "keeps_grape", "keeps_wine", "keeps_field", "keeps_tokens",
    "cheaper", "dearer",
})  # fmt: skip
"""Kinds that name the one thing in which an answer differs from the next best."""
IN_THE_WAY = frozenset({"taken", "bonus_taken", "row_taken"})
"""Kinds that are told only where the answer without them would have been the very thing that is taken."""
TOLD_AS = {"ready": "order", "poor": "money"}
"""Kinds that would tell something of a hidden thing by themselves, and as which kind they are told to others."""


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """What decided an answer, as plain data; words are made of it elsewhere.

    ``kind`` says what sort of thing it is (an id such as order, vine, lira, rival), ``thing`` which (the id of a card,
    structure, space, region or variety, a wine such as ``red.5``, the limit of a field), ``amount`` how much of it in
    the unit of the kind, ``other`` the other seat that it is about. ``use`` is what a plan of its seat does with it
    before the year is over (fill, plant, play, harvest, make, train, or build with the structure after a space), if
    anything; of a plan that is kept to what it is for. ``also`` is a second thing where only both together decide.
    ``instead`` is the answer that would have been given without it, as text. ``hidden`` says that the other seats may
    not know the thing, ``closed`` that they may not know that ``instead`` could be given, or for the only answer that
    no other one could.
    """

    kind: str
    thing: str = ""
    amount: int = 0
    other: int = -1
    instead: str = ""
    hidden: bool = False
    closed: bool = False
    use: str = ""
    also: Cause | None = None

    def public(self) -> Cause:
        """What of it the other seats may know."""
        also = self.also and self.also.public()
        if self.hidden:
            return Cause(TOLD_AS.get(self.kind, self.kind), hidden=True, also=also)
        if also is not None and also.hidden:
            return replace(self, instead="", closed=False, also=also)
        if not self.closed:
            return self
        return Cause(BEST) if self.kind == ONLY else replace(self, instead="", closed=False)

    def speaks_for(self, instead: Choice) -> bool:
        """Whether it says why this answer was not given: what is in the way must be what the answer names."""
        return self.kind not in IN_THE_WAY or any(word.partition(".")[0] == self.thing for word in instead.words)


class Without(NamedTuple):
    """A position in which the thing of a cause is otherwise, as its seat would know it, and the cause."""

    cause: Cause
    known: Any
    broad: bool = False
    """Whether it tells less than others would: of several things at once, of what is not there, or of how it stands."""
