"""What a seat takes a position of Vino and the regions of its map to be worth: weights for the inputs."""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul
from typing import NamedTuple

from rules.players.vino.inputs import Inputs
from rules.players.vino.promise import Promise
from rules.vino.box import Box
from rules.vino.state import State

USELESS = -100.0
"""What it is worth to choose a region in which nothing can be bought."""


class Weights(NamedTuple):
    """How much each input counts, by its name; in vineyards at the end of the game. What is not named counts 0."""

    position: Mapping[str, float]
    region: Mapping[str, float]


class Mind:
    """Tells what positions and regions are worth to a seat."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.inputs = Inputs(box)
        self.promise = Promise(self.inputs.land)
        self.position = [weights.position.get(name, 0.0) for name in self.inputs.names]
        self.region = [weights.region.get(name, 0.0) for name in self.promise.names]

    def value(self, s: State, seat: int) -> float:
        """What a position is worth to a seat, in vineyards."""
        return sum(map(mul, self.position, self.inputs.of(s, seat)))

    def regions(self, s: State, seat: int) -> list[float]:
        """What it is worth to a seat to choose each region."""
        found = [self.promise.of(s, seat, region) for region in range(len(self.inputs.box.regions))]
        return [USELESS if one is None else sum(map(mul, self.region, one)) for one in found]
