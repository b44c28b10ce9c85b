"""What a seat takes a position of Vino and the regions of its map to be worth: weights for the inputs."""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum, prod
from operator import mul

from rules.engine.catalog import Folder, shown
from rules.players.vino.inputs import NAMES as POSITION
from rules.players.vino.inputs import Inputs
from rules.players.vino.promise import NAMES as REGION
from rules.players.vino.promise import Promise
from rules.players.weights import Learned, Weight, fault, read
from rules.vino.box import Box
from rules.vino.state import State

USELESS = -100.0
"""What it is worth to choose a region in which nothing can be bought."""


class Weights(Learned, frozen=True, forbid_unknown_fields=True):
    """How much each input of positions and of regions counts, by its name. What is not named counts nothing."""

    position: dict[str, Weight]
    region: dict[str, Weight]


def load(file: Folder) -> Weights:
    """The weights in a file. Raises DataFault with a sentence where they cannot be used."""
    found = read(file, Weights)
    for row, known in ((found.position, POSITION), (found.region, REGION)):
        if unknown := sorted({*row} - {*known}):
            raise fault(file, f"'{shown(unknown[0])}' is nothing of a position that is looked at")
    return found


def leaning(weights: Weights, lean: Mapping[str, float]) -> Weights:
    """These weights where inputs in whose names the words of ``lean`` stand count by so many times more."""

    def leant(row: dict[str, float]) -> dict[str, float]:
        return {name: weight * prod([lean[words] for words in lean if words in name]) for name, weight in row.items()}

    return Weights(weights.version, weights.learned, leant(weights.position), leant(weights.region))


class Mind:
    """Tells what positions and regions are worth to a seat."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.inputs = Inputs(box)
        self.promise = Promise(self.inputs.land)
        self.position = [weights.position.get(name, 0.0) for name in self.inputs.names]
        self.region = [weights.region.get(name, 0.0) for name in self.promise.names]

    def value(self, s: State, seat: int) -> float:
        """What a position is worth to a seat, in vineyards."""
        return _sum(self.position, self.inputs.of(s, seat))

    def regions(self, s: State, seat: int) -> list[float]:
        """What it is worth to a seat to choose each region."""
        found = [self.promise.of(s, seat, region) for region in range(len(self.inputs.box.regions))]
        return [USELESS if one is None else _sum(self.region, one) for one in found]


def _sum(weights: list[float], inputs: list[float]) -> float:
    return fsum(map(mul, weights, inputs))
