"""How what a step of a lesson points at is lit: what is to be touched now, and what is only looked at."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from game.art.kit.boxes import Box
from game.play.gathering import Gathering
from game.play.selection import DEFAULTED, Selection
from rules.engine.choice import Ref


class Lit(NamedTuple):
    """Something that is pointed at, and whether it is to be ``touched`` now."""

    box: Box
    touched: bool


def next_things(selection: Selection, lines: Collection[str]) -> frozenset[Ref]:
    """The things of which one is touched next to give an answer of one of these lines.

    What is gathered may be touched in any order.
    """
    if isinstance(selection, Gathering):
        return selection.touchable() - frozenset(selection.picked)
    rests = [rest for offer, rest in selection.open() if rest and str(offer.choice) in lines]
    return frozenset(next((thing for thing in rest if thing.kind not in DEFAULTED), rest[0]) for rest in rests)
