"""How likely and how many: finds the numbers of a Fit from games that were played to their end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import NamedTuple

from msgspec.structs import replace

from rules.players.advice import Fit
from rules.players.outlook import Outlook

TERMS = 4
"""Numbers in the formula of points."""
LEAST_SHARE = 1e-6
"""A share that was taken to be smaller is counted as this."""
FIRST_STEP, LAST_STEP = 0.2, 0.0005
"""By how much a number of the formula of shares is changed at first, and where that is no longer worth while."""
BINS = 10


class Sample(NamedTuple):
    """How a position looked, and how its game ended: the shares of the win and the points by seat."""

    seats: list[Outlook]
    to_beat: float | None
    shares: tuple[float, ...]
    points: tuple[float, ...]


class Bin(NamedTuple):
    """Predictions between two tenths: how many, what they were in the mean, and how often it came so."""

    size: int
    told: float
    came: float


def fit(samples: Sequence[Sample], how: str) -> Fit:
    """The numbers that fit these samples best."""
    found = Fit(how, _points(samples), (0.1, 0.1))
    step = FIRST_STEP
    least = loss(found, samples)
    while step > LAST_STEP:
        tries = [(found.share[0] + a * step, found.share[1] + b * step) for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        value, share = min((loss(replace(found, share=one), samples), one) for one in tries)
        if value < least:
            least, found = value, replace(found, share=share)
        else:
            step /= 2
    a, b, c, d = found.points
    steep, late = found.share
    return Fit(how, (round(a, 4), round(b, 4), round(c, 4), round(d, 4)), (round(steep, 4), round(late, 4)))


def loss(found: Fit, samples: Sequence[Sample]) -> float:
    """How far the shares are from how the games ended: the mean logarithm, 0 where all was certain and right."""
    total = 0.0
    for one in samples:
        told = found.shares(one.seats, one.to_beat)
        if one.to_beat is not None:
            told, came = (*told, 1 - told[0]), (*one.shares, 1 - one.shares[0])
        else:
            came = one.shares
        total -= sum(is_ * log(max(LEAST_SHARE, said)) for said, is_ in zip(told, came, strict=True))
    return total / len(samples)


def reliability(found: Fit, samples: Sequence[Sample]) -> list[Bin]:
    """For each tenth of the shares that were told how often the seat won."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in samples:
        for told, came in zip(found.shares(one.seats, one.to_beat), one.shares, strict=True):
            bins[min(BINS - 1, int(told * BINS))].append((told, came))
    return [Bin(len(one), _mean(one, lambda pair: pair[0]), _mean(one, lambda pair: pair[1])) for one in bins]


def _mean(pairs: Sequence[tuple[float, float]], of: Callable[[tuple[float, float]], float]) -> float:
    return sum(map(of, pairs)) / len(pairs) if pairs else 0.0


def _points(samples: Sequence[Sample]) -> tuple[float, float, float, float]:
    """The least squares of the points that came beyond those that a seat had."""
    rows = [
        ((1.0, one.to_come, one.left, one.to_come * one.left), points - one.now)
        for sample in samples
        for one, points in zip(sample.seats, sample.points, strict=True)
        if one.left > 0
    ]
    sums = [[sum(row[a] * row[b] for row, _ in rows) for b in range(TERMS)] for a in range(TERMS)]
    a, b, c, d = _solved(sums, [sum(row[at] * wanted for row, wanted in rows) for at in range(TERMS)])
    return a, b, c, d


def _solved(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """The solution of as many equations as unknowns."""
    rows = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    for at in range(len(rows)):
        best = max(range(at, len(rows)), key=lambda one: abs(rows[one][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(len(rows)):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]
