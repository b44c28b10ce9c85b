"""What was learned alone, for a table of several: points at the end become a share of victory."""

from __future__ import annotations

from rules.players.network import Weights, Years
from rules.players.viticulture.inputs import Inputs

EVEN = 17.0
"""Points expected at the end of a game alone with which a game with others is as likely to be won as not."""
STEEP = 5.0
"""How many times as far an expectation lies from that in the share as in points."""
LAST_YEAR = 7
"""Years of a game alone; what counts in the last one counts in all later years of a game with others."""


def is_of_one(found: Years, inputs: Inputs) -> bool:
    """Whether these weights are of games alone: they count inputs that a table of several does not have."""
    return not found.within[0].inputs.keys() <= set(inputs.names)


def among_others(alone: Years, inputs: Inputs) -> Years:
    """The weights of games alone for games with others, of whom they see nothing but the board."""
    within = [_with_others(one, year, inputs) for year, one in enumerate(alone.within, 1)]
    starts = tuple(_with_others(one, year, inputs) for year, one in enumerate(alone.starts, 1))
    return Years(alone.version, alone.learned, within, starts)


def _with_others(alone: Weights, year: int, inputs: Inputs) -> Weights:
    """One network, in whose thresholds lies how many years are left, since there is no such input among others."""
    *left, straight = alone.inputs.get(f"{LAST_YEAR - year} years left", [0.0] * (len(alone.units) + 1))
    units = [(STEEP * out, least + more) for (out, least), more in zip(alone.units, left, strict=True)]
    kept = set(inputs.names)
    rows = {name: [*row[:-1], STEEP * row[-1]] for name, row in alone.inputs.items() if name in kept}
    base = STEEP * (alone.base + straight - EVEN / alone.scale)
    return Weights(alone.scale, base, units, rows)
