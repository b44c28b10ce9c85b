"""A small network that tells what inputs are worth, in plain Python: one layer of hidden units and a straight sum."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from sys import byteorder
from typing import Annotated

import msgspec

from rules.engine.catalog import DataFault, Folder

LARGEST = 4_000_000
"""Bytes of the largest file of weights."""
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
Weight = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned: for each input by its name the weights to the hidden units, and last the one to the sum.

    ``units`` are the weights of the hidden units in the result, each with its threshold; ``base`` is what nothing is
    worth, ``scale`` what one is worth in victory points. ``learned`` says how it was learned.
    """

    version: int
    learned: str
    scale: Weight
    base: Weight
    units: list[tuple[Weight, Weight]]
    inputs: dict[str, list[Weight]]


def load(file: Folder) -> Weights:
    """The weights in a file. Raises DataFault with a sentence for a file that is missing, damaged or too large."""
    try:
        if isinstance(file, Path) and file.stat().st_size > LARGEST:
            raise DataFault(f"{file}: has more than {LARGEST} bytes; put the file of the program back.")
        found = msgspec.json.decode(file.read_bytes(), type=Weights)
    except OSError as fault:
        raise DataFault(f"{file}: cannot be read ({fault.strerror}); put the file of the program back.") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise DataFault(f"{file}: holds no weights ({fault}); put the file of the program back.") from None
    wrong = [name for name, weights in found.inputs.items() if len(weights) != len(found.units) + 1]
    if wrong:
        raise DataFault(f"{file}: '{wrong[0]}' has not one weight for each unit; put the file of the program back.")
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
