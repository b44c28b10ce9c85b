"""A small network that tells what inputs are worth, in plain Python: one layer of hidden units and a straight sum."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from rules.engine.catalog import DataFault, Folder

LARGEST = 4_000_000
"""Bytes of the largest file of weights."""
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
    """The weights, ready to be used with inputs of these names; an input that was not learned counts for nothing."""

    def __init__(self, weights: Weights, names: Sequence[str]) -> None:
        nothing = [0.0] * (len(weights.units) + 1)
        rows = [weights.inputs.get(name, nothing) for name in names]
        self.rows = [tuple(row[:-1]) for row in rows]
        self.straight = [row[-1] for row in rows]
        self.thresholds = [threshold for _, threshold in weights.units]
        self.out = [weight for weight, _ in weights.units]
        self.base, self.scale = weights.base, weights.scale

    def value(self, inputs: Sequence[float]) -> float:
        """What these inputs are worth, in victory points."""
        units, total = self.thresholds, self.base
        for number, row, straight in zip(inputs, self.rows, self.straight, strict=True):
            if number:
                total += number * straight
                units = [unit + number * weight for unit, weight in zip(units, row, strict=True)]
        return self.scale * (total + sum([unit * out for unit, out in zip(units, self.out, strict=True) if unit > 0]))
