"""A sale as a whole: what it brings, which vineyards are given back, and which varieties rise."""

from __future__ import annotations

from collections.abc import Callable

from rules.vino.box import Box
from rules.vino.state import FREE, ON_MAP, State

Value = Callable[[State, int], float]
"""What a position is worth to a seat."""


def sold(box: Box, s: State, seat: int, variety: int, amount: int) -> State:
    """The position after a sale of so many of a variety, of which all else is chosen by rough rules."""
    column = box.table[amount - 1]
    after = s.copy()
    revenue = max(0, column.revenue + s.market[variety])
    after.income = (*s.income[:seat], revenue, *s.income[seat + 1 :])
    for v in cheapest(box, s, seat, box.grown(s, seat, variety), column.lost):
        take_back(box, after, seat, v)
    steps = min(column.shift, (s.market[variety] - box.least) // box.step)
    after.shift(variety, -steps * box.step)
    for other in most_useful(box, after, seat, variety, 0, steps):
        after.shift(other, box.step)
    return after


def returned(box: Box, s: State, seat: int, value: Value) -> list[int]:
    """The vineyards that the seat still gives back, in the order in which they are asked for."""
    assert s.agenda is not None
    variety, _, left, last = s.agenda.held
    trial = s.copy()
    chosen = []
    for _ in range(left):
        tried = []
        for v in _ends(box, [v for v in box.grown(trial, seat, variety) if v > last]):
            after = trial.copy()
            take_back(box, after, seat, v)
            tried.append((value(after, seat), v, after))
        _, v, trial = max(tried, key=lambda one: one[:2])
        chosen.append(v)
    return sorted(chosen)


def risen(box: Box, s: State, seat: int, value: Value) -> list[int]:
    """The variety of each step by which demand still rises, in the order in which they are asked for."""
    assert s.agenda is not None
    variety, _, left, last = s.agenda.held

    def worth(other: int) -> float:
        after = s.copy()
        after.shift(other, box.step)
        return value(after, seat)

    return _filled(box, s, sorted(_may_rise(box, s, variety, last), key=worth, reverse=True), left)


def take_back(box: Box, s: State, seat: int, v: int) -> None:
    """The seat gives this vineyard back, with the last one of a region also its tile (N-SELL-08, N-SELL-10)."""
    s.move(v, FREE)
    region = box.region_of[v]
    if not box.count(s, seat, region) and (tile := box.tile_of(s, seat, region)) >= 0:
        s.move_tile(tile, ON_MAP)


def cheapest(box: Box, s: State, seat: int, vineyards: list[int], count: int) -> list[int]:
    """The cheapest of these, of each region the last one only where no others are left."""
    counts = {region: box.count(s, seat, region) for region in {box.region_of[v] for v in vineyards}}
    open_ = sorted(vineyards, key=box.prices.__getitem__)
    chosen = []
    for _ in range(count):
        v = next((v for v in open_ if counts[box.region_of[v]] > 1), open_[0])
        open_.remove(v)
        counts[box.region_of[v]] -= 1
        chosen.append(v)
    return chosen


def most_useful(box: Box, s: State, seat: int, variety: int, last: int, steps: int) -> list[int]:
    """The varieties that rise so that most of it helps this seat, and least the others."""
    if not steps:
        return []
    cellars = [box.cellar(s, one) for one in range(s.seats)]

    def worth(other: int) -> int:
        return 2 * cellars[seat][other] - sum([cellar[other] for cellar in cellars])

    return _filled(box, s, sorted(_may_rise(box, s, variety, last), key=worth, reverse=True), steps)


def _may_rise(box: Box, s: State, variety: int, last: int) -> list[int]:
    return [other for other in range(last, len(box.varieties)) if other != variety and s.market[other] < box.most]


def _filled(box: Box, s: State, ranking: list[int], left: int) -> list[int]:
    """Each variety of the ranking raised as far as it can, until no step is left."""
    chosen: list[int] = []
    for variety in ranking:
        steps = min(left, (box.most - s.market[variety]) // box.step)
        chosen += [variety] * steps
        left -= steps
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
