"""Why an answer was given: things are taken from the position one by one, and the mind that gave it thinks again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from msgspec.structs import replace

from rules.engine.choice import Choice
from rules.players.cause import BEST, GUESS, ONLY, PLAN, Cause, Without

MOST_TRIED = 8
"""So many causes are tried out with the mind itself at most, after a quick look at all of them."""
GONE = 100.0
"""How much less an answer is worth where it cannot be given, in points: more than all that is counted otherwise."""


class Mind(Protocol):
    """Thinks about one seat's question, always in the same way about the same position.

    ``plans``: it may have given an answer since it kept to a plan of before. ``strays``: it takes answers for better
    than they are, by chance.
    """

    plans: bool
    strays: bool

    def choose(self, known: Any) -> Choice:
        """The answer that it gives."""

    def worths(self, known: Any) -> Mapping[Choice, float]:
        """What the answers are worth by a quick look, in points."""

    def without(self, known: Any) -> Iterable[Without]:
        """The positions that are otherwise in one thing, with the same question open."""

    def conceals(self, known: Any, given: Choice) -> bool:
        """Whether the other seats may not know that this answer can be given, if it were not given."""


class Stopped(Exception):
    """It need not be found out any more why an answer was given."""


def go_on() -> None:
    """Nothing stops it."""


def cause_of(mind: Mind, known: Any, chosen: Choice, between: Callable[[], None] = go_on) -> Cause:
    """The thing without which this mind would not have chosen this answer, as far as one alone decides it.

    ``between`` is called between the steps, and may raise Stopped.
    """
    if len(known.asked) < 2:
        return Cause(ONLY, closed=mind.conceals(known, chosen))
    if mind.choose(known) != chosen:
        return Cause(PLAN if mind.plans else GUESS)
    between()
    looked = [
        (one.cause.thing in chosen.words, _ahead(mind.worths(one.known), chosen)[0], at, one)
        for at, one in enumerate(mind.without(known))
    ]
    for *_, one in sorted(looked)[:MOST_TRIED]:
        between()
        if (other := mind.choose(one.known)) != chosen:
            return replace(one.cause, instead=str(other), closed=mind.conceals(one.known, other))
    ahead, instead = _ahead(mind.worths(known), chosen)
    kind = GUESS if mind.strays and ahead < 0 else BEST
    if instead is None:
        return Cause(kind)
    return Cause(kind, instead=str(instead), closed=mind.conceals(known, instead))


def _ahead(worths: Mapping[Choice, float], chosen: Choice) -> tuple[float, Choice | None]:
    """How far an answer is ahead of the best other one, and which one that is."""
    others = {one: worth for one, worth in worths.items() if one != chosen}
    if chosen not in worths:
        return -GONE, None
    if not others:
        return GONE, None
    best = max(others, key=lambda one: others[one])
    return worths[chosen] - others[best], best
