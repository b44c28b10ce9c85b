"""Suggestions to somebody who plays: answers that differ in kind, each with what it is good for, as plain data."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.engine.choice import Choice

MOST = 3
"""So many answers are suggested at most."""
PLACING = frozenset({"place", "plan"})
"""Verbs of answers that put a worker on a space, which is their second word."""
JUDGED = "judged"
"""The kind of reason that names nothing: all that is seen speaks for the answer."""


class Gain(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that comes at once, in the unit of its kind: vp, lira, residual, temporary, or a deck for its cards."""

    kind: str
    amount: int


class Purpose(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer is good for, as plain data; words are made of it elsewhere.

    ``card`` is an order or a vine, ``thing`` a structure, a wine such as ``red.5`` or a variety, ``place`` a field or a
    region, ``amount`` a number in the unit of the ``kind``, ``cost`` what is given for it.
    ``demand`` is where demand for the variety stands, in Vino, ``count`` a number of vineyards, ``lost`` how many of
    them a sale would cost; ``then`` is what the answer makes possible besides. ``visitor`` is the card that is played
    for it, where the answer does not name it. ``seats`` are those of whom it tells.
    """

    kind: str
    card: str = ""
    thing: str = ""
    place: str = ""
    amount: int = 0
    cost: int = 0
    demand: int = 0
    count: int = 0
    lost: int = 0
    gains: tuple[Gain, ...] = ()
    then: Purpose | None = None
    visitor: str = ""
    seats: tuple[int, ...] = ()


class Suggestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer in its own words, and what it is good for; ``times`` is how often it is given, one after the other."""

    answer: str
    purpose: Purpose
    times: int = 1


def sort_of(chosen: Choice) -> tuple[str, str]:
    """What kind of move an answer is: two of one kind are never suggested together.

    Placements are told apart by their action, whichever worker takes it and whatever bonus comes with the place.
    """
    if chosen.verb in PLACING:
        return "place", chosen.words[1].partition(".")[0]
    return chosen.verb, chosen.words[0] if chosen.words else ""


def best_of_each_sort(found: Sequence[tuple[Choice, float]]) -> list[tuple[Choice, float]]:
    """The best answer of each kind of move, the best first."""
    best: dict[tuple[str, str], tuple[Choice, float]] = {}
    for chosen, worth in sorted(found, key=lambda one: -one[1]):
        best.setdefault(sort_of(chosen), (chosen, worth))
    return list(best.values())
