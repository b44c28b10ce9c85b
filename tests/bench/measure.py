"""Measuring: processor time, medians, and a fixed loop that tells how busy the machine is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median, quantiles
from time import process_time


def rate(deed: Callable[[], object], times: int) -> float:
    """How often a second of processor time the deed can be done."""
    start = process_time()
    for _ in range(times):
        deed()
    return times / (process_time() - start)


def milliseconds(deed: Callable[[], object]) -> float:
    """How long the deed takes, in milliseconds of processor time."""
    start = process_time()
    deed()
    return 1000 * (process_time() - start)


def calibrator(times: int = 40) -> float:
    """Median duration of a fixed loop, in milliseconds; it only depends on the machine and its other work."""
    return median(milliseconds(_spin) for _ in range(times))


def _spin() -> None:
    table: dict[int, int] = {}
    x = 1
    for i in range(100_000):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        table[x & 255] = i


def middle(values: Sequence[float]) -> tuple[float, float, float]:
    """Median, lower and upper quartile."""
    low, mid, high = quantiles(values, n=4, method="inclusive")
    return mid, low, high
