"""The learned evaluation: networks over the inputs of a position; how a game has ended it need not guess."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import exp

from rules.players.network import Network, Years
from rules.players.viticulture.among_others import EVEN, STEEP
from rules.players.viticulture.by_hand import ByHand
from rules.players.viticulture.inputs import Inputs
from rules.viticulture import scoring
from rules.viticulture.box import Box
from rules.viticulture.state import State

WIN = 0.85
"""How much of the worth of an end is who has won; the rest is by how many points."""
CLOSE = 4.0
"""Points of difference over which that rest changes most."""
SCALE = 20.0
"""Victory points that a whole victory counts as."""
A_LIRA, MOST_LIRA = 0.01, 50
"""What a lira counts at the end of a game alone, beside its points, and how many count."""


class Learned:
    """Tells what positions are worth: alone in points at the end, else in share of victory times the scale.

    ``starts``: positions in which a year begins, else those within years.
    """

    def __init__(self, inputs: Inputs, alone: Years, several: Years, starts: bool = False) -> None:
        self.inputs = inputs
        self._hand, self._by_hand = ByHand(inputs), 0.0
        self._alone = _ready(alone, inputs.groups_alone, starts)
        self._several = _ready(several, inputs.groups, starts)

    def tempered(self, by_hand: float) -> Learned:
        """The same, but among others so much, 0 to 1, of what may be expected is judged by hand.

        What was learned alone thinks little of orders and of what leads to them; the hand thinks much of both.
        """
        other = copy(self)
        other._by_hand = by_hand
        return other

    def values(self, positions: list[State], seat: int) -> list[float]:
        """What these positions are worth to a seat."""
        return [self._value(s, seat) for s in positions]

    def _value(self, s: State, seat: int) -> float:
        if s.agenda is None:
            return ended(s, seat, self.inputs.box)
        networks = self._several if s.solo is None else self._alone
        network = networks[max(1, min(s.year, len(networks))) - 1]
        value = network.value(self.inputs.parts(s, seat))
        if s.solo is not None:
            return value
        if self._by_hand:
            expected = s.players[seat].vp + self._hand.to_come(s, seat)
            value += self._by_hand * (STEEP * (expected - EVEN) - value)
        return network.scale * _share(value / network.scale)


def ended(s: State, seat: int, box: Box) -> float:
    """What the end of a game is worth to a seat."""
    player = s.players[seat]
    if s.solo is not None:
        return player.vp + A_LIRA * min(player.lira, MOST_LIRA)
    winners = scoring.result(s, box).winners
    won = 1 / len(winners) if seat in winners else 0.0
    ahead = player.vp - max([one.vp for at, one in enumerate(s.players) if at != seat])
    return SCALE * (WIN * won + (1 - WIN) * _share(ahead / CLOSE))


def _ready(years: Years, groups: Sequence[Sequence[str]], starts: bool) -> list[Network]:
    return [Network(one, groups) for one in (years.starts if starts else ()) or years.within]


def _share(x: float) -> float:
    """A number of any size as a share from 0 to 1."""
    return 1 / (1 + exp(-max(-40.0, min(40.0, x))))
