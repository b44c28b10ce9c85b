"""The things of a table that can be pointed at, whichever game it is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.art.kit.boxes import Box
from rules.engine.choice import Ref

BACK = "back"
"""Kind of a hand card whose face is not seen; its name is its deck."""

ASKING = Ref("asking", "")
"""What asks the open question: it can be read where nothing is pointed at."""

FOREIGN = "foreign "
"""How the kinds of things on a mat begin that is only looked at."""


class Thing(msgspec.Struct, frozen=True):
    """Something on the table that can be pointed at; ``in_hand`` is a card of the hand.

    ``stands_for`` are things that touching it means, the first of them that may be touched. ``whole`` is its whole box
    where ``box`` is only a part that others leave free.
    """

    ref: Ref
    box: Box
    in_hand: bool = False
    stands_for: tuple[Ref, ...] = ()
    whole: Box | None = None


def at(everything: Sequence[Thing], x: float, y: float) -> tuple[Thing, ...]:
    """The things under a point, the topmost first."""
    return tuple(thing for thing in reversed(everything) if thing.box.holds(x, y))


def seat_at(everything: Sequence[Thing], point: tuple[float, float]) -> int | None:
    """The seat whose place card lies under a point; None where none does."""
    return next((int(one.ref.name) for one in at(everything, *point) if one.ref.kind == "seat"), None)


def thing_name(ref: Ref) -> str:
    """What a thing is called in the tree of those who do not see it; more of the same have a number behind it."""
    return f"{ref.kind}:{ref.name}"
