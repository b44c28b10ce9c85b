"""A small network that tells what inputs are worth, in plain Python: one layer of hidden units and a straight sum."""

from __future__ import annotations

from collections.abc import Sequence
from sys import byteorder
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
    every machine finds the same, in whatever order they are added, and only what has changed since the last time
    need be added. Inputs are taken in STEPS, and must be smaller than LARGEST_INPUT.
    """

    def __init__(self, weights: Weights, names: Sequence[str]) -> None:
        nothing = [0.0] * (len(weights.units) + 1)
        rows = [weights.inputs.get(name, nothing) for name in names]
        start = [*(threshold for _, threshold in weights.units), weights.base]
        greatest = max([sum([abs(row[at]) for row in (*rows, start)]) for at in range(len(start))])
        fine = 1 << max(0, MOST_FINE - int(greatest).bit_length())
        self._rows = [_packed([round(weight * fine) for weight in row]) for row in rows]
        self._inputs: Sequence[float] = [0.0] * len(rows)
        self._total = _packed([round(weight * fine * STEPS) + ABOVE for weight in start])
        self._bytes = LANE // 8 * len(start)
        scale = weights.scale / (fine * STEPS)
        self._out = [weight * scale for weight, _ in weights.units]
        self._straight = scale
        self.scale = weights.scale

    def value(self, inputs: Sequence[float]) -> float:
        """What these inputs are worth, in victory points."""
        total = self._total
        for number, before, row in zip(inputs, self._inputs, self._rows, strict=True):
            if number != before:
                total += (int(number * STEPS) - int(before * STEPS)) * row
        self._inputs, self._total = inputs, total
        *units, straight = memoryview(total.to_bytes(self._bytes, byteorder)).cast("Q").tolist()
        above = [(unit - ABOVE) * out for unit, out in zip(units, self._out, strict=True) if unit > ABOVE]
        return sum(above, (straight - ABOVE) * self._straight)


def _packed(numbers: Sequence[int]) -> int:
    """One whole number with each of these in bits of its own, in the order in which this machine reads them."""
    inward = numbers if byteorder == "little" else reversed(numbers)
    return sum(number << LANE * at for at, number in enumerate(inward))
