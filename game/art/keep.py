"""Drawings that are kept: each is made once for its look and size, until everything has to be drawn afresh."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

_FORGETTERS: list[Callable[[], None]] = []


def kept(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep the last ``most`` results of a drawing by its arguments."""

    def keep(draw: Callable[P, R]) -> Callable[P, R]:
        remembered = lru_cache(most)(draw)
        _FORGETTERS.append(remembered.cache_clear)
        return cast("Callable[P, R]", remembered)

    return keep


def forget() -> None:
    """Throw all kept drawings away: the window, the size of its words or their language is another one."""
    for forgetter in _FORGETTERS:
        forgetter()
