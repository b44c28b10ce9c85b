"""What follows from a sale: which vineyards are given back, and which varieties rise."""

from __future__ import annotations

from collections.abc import Callable

from rules.vino.box import Box
from rules.vino.state import FREE, ON_MAP, State

Value = Callable[[State, int], float]
"""What a position is worth to a seat."""


def returned(box: Box, s: State, seat: int, value: Value | None = None) -> list[int]:
    """All vineyards that the seat still gives back, in the order in which they are asked for.

    Without a value they are chosen by a rough rule.
    """
    assert s.agenda is not None
    variety, _, left, last = s.agenda.held
    trial = s.copy()
    chosen = []
    for _ in range(left):
        open_ = [v for v in box.grown(trial, seat, variety) if v > last]
        if value is None:
            v = min(open_, key=lambda v: (box.count(trial, seat, box.region_of[v]) == 1, box.prices[v]))
        else:
            v = max(_ends(box, open_), key=lambda v: value(_without(box, trial, seat, v), seat))
        trial = _without(box, trial, seat, v)
        chosen.append(v)
    return sorted(chosen)


def _ends(box: Box, vineyards: list[int]) -> list[int]:
    """The cheapest and the dearest of each region."""
    found = []
    for at, v in enumerate(vineyards):
        region = box.region_of[v]
        first = not at or box.region_of[vineyards[at - 1]] != region
        last = at + 1 == len(vineyards) or box.region_of[vineyards[at + 1]] != region
        if first or last:
            found.append(v)
    return found


def _without(box: Box, s: State, seat: int, v: int) -> State:
    """The position after this vineyard is given back."""
    after = s.copy()
    after.move(v, FREE)
    region = box.region_of[v]
    if not box.count(after, seat, region) and (tile := box.tile_of(after, seat, region)) >= 0:
        after.move_tile(tile, ON_MAP)
    return after


def risen(box: Box, s: State, seat: int, value: Value | None = None) -> list[int]:
    """The variety of each step by which demand still rises, in the order in which they are asked for.

    The one that serves the seat best, without a value by a rough rule, rises as far as it can, then the next best.
    """
    assert s.agenda is not None
    _, _, left, _ = s.agenda.held
    open_ = [box.varieties.index(one.words[0]) for one in s.asked]
    # Answers are listed only from the variety raised last, and only as far as the steps left still find room.
    every = [v for v in range(open_[0], len(box.varieties)) if v != s.agenda.held[0] and s.market[v] < box.most]
    if value is None:
        cellars = [box.cellar(s, one) for one in range(s.seats)]
        worth = {v: 2 * cellars[seat][v] - sum([cellar[v] for cellar in cellars]) for v in every}
    else:
        worth = {v: value(_raised(box, s, v), seat) for v in every}
    chosen = []
    for v in sorted(every, key=lambda v: worth[v], reverse=True):
        steps = min(left, (box.most - s.market[v]) // box.step)
        chosen += [v] * steps
        left -= steps
    return sorted(chosen)


def _raised(box: Box, s: State, variety: int) -> State:
    after = s.copy()
    after.shift(variety, box.step)
    return after
