"""Why an answer was given: things are taken from the position one by one, and the mind that gave it thinks again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from rules.engine.choice import Choice
from rules.players.cause import ALIKE, BEST, GUESS, ONLY, Cause, Without

MOST_TRIED = 8
"""So many causes that tell much, and then so many others, are tried out with the mind itself at most, after a quick
look at all of them."""
FIRSTS, SECONDS = 2, 6
"""Where no cause decides alone, so many are tried together with so many others each."""
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

    def earlier(self) -> Iterable[Mind]:
        """This mind as it was at the questions before, when it may have made a plan that it kept to."""

    def compared(self, known: Any, chosen: Choice, other: Choice) -> Cause | None:
        """The one thing in which two answers differ, one of COMPARED; None where that is more or cannot be told."""

    def aim(self, known: Any, chosen: Choice) -> Cause:
        """That it keeps to a plan with this answer, and what that is for, if it can be told."""

    def use(self, known: Any, cause: Cause) -> str:
        """What its plan does with the thing of a cause, as ``Cause.use``; empty where it is nothing that is told."""


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
    planned = _as_it_chose(mind, known, chosen, between)
    if planned is None:
        return mind.aim(known, chosen) if mind.plans else Cause(GUESS)
    likely = _likely(planned, known, chosen, between)
    telling = [one for one in likely if not one.broad][:MOST_TRIED]
    broad = [one for one in likely if one.broad][:MOST_TRIED]
    return (
        _alone(planned, known, chosen, telling, between)
        or _compared(planned, known, chosen)
        or _alone(planned, known, chosen, broad, between)
        or _together(planned, known, chosen, likely, between)
        or _by_all(planned, known, chosen)
    )


def _by_all(mind: Mind, known: Any, chosen: Choice) -> Cause:
    """What is said where no thing decides it."""
    ahead, instead = _ahead(mind.worths(known), chosen)
    kind = GUESS if mind.strays and ahead < 0 else BEST
    if instead is None:
        return Cause(kind)
    return Cause(kind, instead=str(instead), closed=mind.conceals(known, instead))


def _compared(mind: Mind, known: Any, chosen: Choice) -> Cause | None:
    """What sets the answer apart from the next best one, where that is one thing; or that nothing does."""
    ahead, other = _ahead(mind.worths(known), chosen)
    if other is None or ahead < 0:
        return None
    found = Cause(ALIKE) if not ahead else mind.compared(known, chosen, other)
    return found and replace(found, instead=str(other), closed=mind.conceals(known, other))


def _as_it_chose(mind: Mind, known: Any, chosen: Choice, between: Callable[[], None]) -> Mind | None:
    """This mind, or as it was at a question before, as it gives this answer."""
    for one in (mind, *mind.earlier()):
        between()
        if one.choose(known) == chosen:
            return one
    return None


def _alone(
    mind: Mind, known: Any, chosen: Choice, likely: Iterable[Without], between: Callable[[], None]
) -> Cause | None:
    """The first of these causes that decides alone, if one does."""
    for one in likely:
        between()
        if (other := mind.choose(one.known)) != chosen and one.cause.speaks_for(other):
            use = mind.use(known, one.cause)
            return replace(one.cause, instead=str(other), closed=mind.conceals(one.known, other), use=use)
    return None


def _together(
    mind: Mind, known: Any, chosen: Choice, likely: Sequence[Without], between: Callable[[], None]
) -> Cause | None:
    """Two causes that decide together, where none of these does alone; or one that does after all."""
    for first in likely[:FIRSTS]:
        between()
        seconds = [one for one in _likely(mind, first.known, chosen, between) if one.cause.kind != first.cause.kind]
        for second in seconds[:SECONDS]:
            between()
            both = first.cause, second.cause
            if (other := mind.choose(second.known)) != chosen and all(one.speaks_for(other) for one in both):
                alone = [one for one in likely if one.cause == second.cause]
                return _alone(mind, known, chosen, alone, between) or replace(
                    first.cause,
                    instead=str(other),
                    closed=mind.conceals(second.known, other),
                    use=mind.use(known, first.cause),
                    also=replace(second.cause, use=mind.use(known, second.cause)),
                )
    return None


def _likely(mind: Mind, known: Any, chosen: Choice, between: Callable[[], None]) -> list[Without]:
    """What is otherwise in one thing, the likeliest to change the answer first; last what the answer itself names."""
    ranked = []
    for at, one in enumerate(mind.without(known)):
        between()
        ahead = _ahead(mind.worths(one.known), chosen)[0]
        ranked.append((one.cause.thing in chosen.words, ahead, at, one))
    return [one for *_, one in sorted(ranked)]


def _ahead(worths: Mapping[Choice, float], chosen: Choice) -> tuple[float, Choice | None]:
    """How far an answer is ahead of the best other one, and which one that is."""
    others = {one: worth for one, worth in worths.items() if one != chosen}
    if chosen not in worths:
        return -GONE, None
    if not others:
        return GONE, None
    best = max(others, key=lambda one: others[one])
    return worths[chosen] - others[best], best
