"""How far away an order is that is still to be drawn."""

from __future__ import annotations

from collections.abc import Sequence

FARTHEST = 16.0
"""No order is taken for farther than so many actions."""


def nearest_of(found: Sequence[float], count: int, near: float, drawn: int) -> float:
    """What the nearest of so many that are drawn of ``count`` may be expected to be away, and no farther than ``near``;
    those that are not ``found`` are no nearer than that."""
    if not drawn:
        return near
    expected, before = 0.0, 1.0
    for number, one in enumerate(found):
        if one >= near:
            break
        after = ((count - number - 1) / count) ** drawn
        expected += (before - after) * one
        before = after
    return expected + before * near


def drawing(found: Sequence[float], count: int) -> float:
    """What an order is away for who draws until one of the nearest of ``found`` comes, of so many in all."""
    best, total = FARTHEST, 0.0
    for number, one in enumerate(found, 1):
        total += one
        best = min(best, (count + total) / number)
    return best
