"""A small network that is fitted to examples: the only part of the rules that computes with numpy, only to learn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules.players.network import Weights

Numbers = NDArray[np.float32]

STEP = 1e-3
"""How far weights go at first in one step."""
SHRINK = 0.01
"""By how much of a step weights that nobody needs go back to nothing."""
MORE_SHRINK = 0.03
"""The same where few examples are gone over often."""
HELD_BACK, PASSES = 7, 24
"""One in so many examples is held back to tell how well the others are learned, in so many times over them."""
BATCH = 128
FIRST, SECOND = 0.9, 0.999
"""How slowly the averages of gradients, and of their squares, change (Adam)."""


class FittedNetwork:
    """A network that is being fitted. ``wins``: its results are shares of victory, through a logistic curve."""

    def __init__(self, names: Sequence[str], units: int, scale: float, wins: bool, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.names, self.scale, self.wins = tuple(names), scale, wins
        count = len(self.names)
        self.parts: list[Numbers] = [
            chance.normal(0, 0.16, (count, units)).astype(np.float32),
            np.zeros(units, np.float32),
            chance.normal(0, 0.3 / np.sqrt(units), (units, 1)).astype(np.float32),
            np.zeros((count, 1), np.float32),
            np.zeros(1, np.float32),
        ]
        self.steps = 0
        self._first = [np.zeros_like(part) for part in self.parts]
        self._second = [np.zeros_like(part) for part in self.parts]

    def values(self, inputs: Numbers) -> Numbers:
        """What these rows of inputs are worth, in units of ``scale``."""
        into, threshold, out, straight, base = self.parts
        found: Numbers = (np.maximum(inputs @ into + threshold, 0) @ out + inputs @ straight + base)[:, 0]
        return _share(found) if self.wins else found

    def fit(self, inputs: Numbers, targets: Numbers, step: float, order: NDArray[Any], shrink: float = SHRINK) -> float:
        """Go once over the examples in this order; returns the mean squared error before each step."""
        error = 0.0
        for at in range(0, len(order), BATCH):
            chosen = order[at : at + BATCH]
            error += self._step(inputs[chosen], targets[chosen], step, shrink)
        return error / max(1, len(order))

    def fit_best(self, inputs: Numbers, targets: Numbers, chance: np.random.Generator) -> float:
        """Go over the examples often and keep what tells those that are held back best; returns the error for these."""
        order = chance.permutation(len(inputs))
        held_back, used = order[: max(1, len(order) // HELD_BACK)], order[len(order) // HELD_BACK :]
        self._forget()
        least, best = np.inf, self.parts
        for number in range(PASSES):
            step = STEP * (1 if 2 * number < PASSES else 0.3 if 5 * number < 4 * PASSES else 0.1)
            self.fit(inputs, targets, step, chance.permutation(used), MORE_SHRINK)
            off = self.values(inputs[held_back]) - targets[held_back]
            if (error := float((off * off).mean())) < least:
                least, best = error, [part.copy() for part in self.parts]
        self.parts = best
        self._forget()
        return float(least**0.5)

    def _forget(self) -> None:
        """Take the next step as if it were the first."""
        self.steps = 0
        for one in (*self._first, *self._second):
            one[...] = 0

    def _step(self, inputs: Numbers, targets: Numbers, step: float, shrink: float) -> float:
        into, threshold, out, straight, base = self.parts
        before = inputs @ into + threshold
        units = np.maximum(before, 0)
        found = (units @ out + inputs @ straight + base)[:, 0]
        # The gradient of the cross entropy behind a logistic curve is the plain difference, as that of the square.
        off = (_share(found) if self.wins else found) - targets
        error = float((off * off).sum())
        share = (off / len(targets))[:, None].astype(np.float32)
        inner = (share @ out.T) * (before > 0)
        gradients = [inputs.T @ inner, inner.sum(0), units.T @ share, inputs.T @ share, share.sum(0)]
        self.steps += 1
        for i, gradient in enumerate(gradients):
            self._first[i] += (1 - FIRST) * (gradient - self._first[i])
            self._second[i] += (1 - SECOND) * (gradient * gradient - self._second[i])
            way = self._first[i] / (1 - FIRST**self.steps)
            way = way / (np.sqrt(self._second[i] / (1 - SECOND**self.steps)) + 1e-6)
            self.parts[i] -= step * way + (step * shrink * self.parts[i] if i in (0, 2, 3) else 0)
        return error

    def weights(self) -> Weights:
        """What was learned, for the players."""
        into, threshold, out, straight, base = self.parts
        units = [(_short(a), _short(b)) for a, b in zip(out[:, 0], threshold, strict=True)]
        rows = zip(self.names, into, straight[:, 0], strict=True)
        inputs = {name: [*map(_short, row), _short(last)] for name, row, last in rows}
        return Weights(self.scale, _short(base[0]), units, inputs)

    def begin_from(self, weights: Weights) -> None:
        """Go on from weights that were learned before; inputs and units that they do not have are left as they are."""
        into, threshold, out, straight, base = self.parts
        count = min(len(weights.units), len(threshold))
        for at, name in enumerate(self.names):
            if row := weights.inputs.get(name):
                into[at, :count], straight[at, 0] = row[:count], row[-1]
        threshold[:count] = [number for _, number in weights.units[:count]]
        out[:count, 0] = [number for number, _ in weights.units[:count]]
        out[count:] = 0
        base[0] = weights.base

    def state(self) -> dict[str, Numbers]:
        """All that is needed to go on."""
        groups = {"part": self.parts, "first": self._first, "second": self._second}
        found = {f"{name}{at}": one for name, many in groups.items() for at, one in enumerate(many)}
        return found | {"steps": np.array([self.steps], np.float32)}

    def resume(self, state: Mapping[str, Numbers]) -> None:
        """Go on with a state of a network of the same size. Raises ValueError, KeyError."""
        for name, many in (("part", self.parts), ("first", self._first), ("second", self._second)):
            for at, one in enumerate(many):
                if (held := state[f"{name}{at}"]).shape != one.shape:
                    raise ValueError("it is of another size")
                one[...] = held
        self.steps = int(state["steps"][0])


def _share(found: Numbers) -> Numbers:
    share: Numbers = (1 / (1 + np.exp(-found))).astype(np.float32)
    return share


def _short(number: Any) -> float:
    return float(f"{float(number):.5g}")
