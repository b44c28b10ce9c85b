"""A small network that tells what inputs are worth, in plain Python: one layer of hidden units and a straight sum."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from operator import mul
from struct import Struct
from typing import Annotated

import msgspec

from rules.engine.catalog import Folder
from rules.players.weights import Learned, Weight, fault, read

MOST_YEARS = 20
"""Years have networks of their own up to so many."""
STEPS = 1 << 16
"""Steps of an input from 0 to 1."""
LARGEST_INPUT = 1 << 16
"""Inputs are smaller than this."""
LANE = 64
"""Bits for each unit."""
MOST_KEPT = 300
"""So many groups of inputs are kept at most of each place, with what they add."""
Group = Sequence[float]
ABOVE = 1 << LANE - 2
"""What is added to each unit, so that its bits are never those of a number below zero."""
MOST_FINE = (ABOVE // (STEPS * LARGEST_INPUT)).bit_length() - 1
"""So many bits of a unit are left for its weights, beside those of the steps and of the largest input."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A network: for each input by its name the weights to the hidden units, and last the one to the sum.

    ``units`` are the weights of the hidden units in the result, each with its threshold; ``base`` is what nothing is
    worth, ``scale`` what one is worth in victory points.
    """

    scale: Weight
    base: Weight
    units: list[tuple[Weight, Weight]]
    inputs: dict[str, list[Weight]]


class Years(Learned, frozen=True, forbid_unknown_fields=True):
    """What was learned: networks by year, of which the last also judges all later years.

    ``within`` compare positions within a year, ``starts`` those in which a year begins; without these, ``within`` do.
    """

    within: Annotated[list[Weights], msgspec.Meta(min_length=1, max_length=MOST_YEARS)]
    starts: Annotated[tuple[Weights, ...], msgspec.Meta(max_length=MOST_YEARS)] = ()


def load(file: Folder) -> Years:
    """The weights in a file. Raises DataFault with a sentence where they cannot be used."""
    found = read(file, Years)
    for one in (*found.within, *found.starts):
        wrong = [name for name, row in one.inputs.items() if len(row) != len(one.units) + 1]
        if wrong:
            raise fault(file, f"'{wrong[0]}' has not one weight for each unit")
    return found


class Network:
    """The weights, ready to be used with inputs of these names; an input that was not learned counts for nothing.

    All units are counted at once, each in its own bits of one long whole number. Whole numbers are exact, so that
    every machine finds the same, in whatever order they are added. Inputs come in groups, and what a group adds is kept
    for when it comes again. Inputs are taken in STEPS, and must be smaller than LARGEST_INPUT.
    """

    def __init__(self, weights: Weights, groups: Sequence[Sequence[str]]) -> None:
        nothing = [0.0] * (len(weights.units) + 1)
        rows = [[weights.inputs.get(name, nothing) for name in group] for group in groups]
        start = [*(threshold for _, threshold in weights.units), weights.base]
        greatest = max([sum([abs(row[at]) for row in chain(*rows, [start])]) for at in range(len(start))])
        fine = 1 << max(0, MOST_FINE - int(greatest).bit_length())
        self._rows = [[_packed([round(weight * fine) for weight in row]) for row in group] for group in rows]
        self._kept: list[dict[int, tuple[Group, int]]] = [{} for _ in groups]
        self._last: list[tuple[Group, int]] = [([0.0] * len(group), 0) for group in groups]
        self._start = _packed([round(weight * fine * STEPS) + ABOVE for weight in start])
        self._lanes = Struct(f"<{len(weights.units)}Q")
        self._above = _packed([ABOVE] * len(weights.units))
        self._straight_at = LANE * len(weights.units)
        scale = weights.scale / (fine * STEPS)
        self._out = [weight * scale for weight, _ in weights.units]
        self._straight = scale
        self.scale = weights.scale

    def value(self, groups: Sequence[Group]) -> float:
        """What these inputs are worth, in victory points. The groups must stay as they are."""
        total = self._start
        for at, (group, kept) in enumerate(zip(groups, self._kept, strict=True)):
            found = kept.get(id(group))
            total += found[1] if found is not None and found[0] is group else self._counted(at, group)
        # Where a unit lies above its threshold, one bit becomes all the bits below it, and lets its number through.
        above = total & self._above
        units = total & (above - (above >> LANE - 2))
        numbers = self._lanes.unpack(units.to_bytes(self._lanes.size, "little"))
        straight = (total >> self._straight_at) - ABOVE
        return sum(map(mul, self._out, numbers), straight * self._straight)

    def _counted(self, at: int, group: Group) -> int:
        """What a group adds to all units, by what is otherwise than in the last one of its place; from now on kept."""
        last, found = self._last[at]
        for number, before, row in zip(group, last, self._rows[at], strict=True):
            if number != before:
                found += (int(number * STEPS) - int(before * STEPS)) * row
        kept = self._kept[at]
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[id(group)] = self._last[at] = group, found
        return found


def _packed(numbers: Sequence[int]) -> int:
    """One whole number with each of these in bits of its own, the first in the lowest."""
    return sum(number << LANE * at for at, number in enumerate(numbers))
