"""Plain data changed in one place, as somebody might who tries what a program makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

Place = tuple[Any, Any]
"""A dictionary or list, and the key or number of one of its parts."""

LONG, DEEP = 20_000, 100
"""How long and how deep is what is put in the place of something, at most."""


def mutated(data: dict[str, Any], chance: Random) -> dict[str, Any]:
    """A copy with one part changed, wherever that is."""
    copy = deepcopy(data)
    places = list(_places(copy))
    whole, key = chance.choice(places)
    if chance.random() < 0.1:
        del whole[key]
    else:
        others = [one[k] for one, k in places]
        # A part may not come to lie in itself.
        whole[key] = deepcopy(_changed(whole[key], others, chance))
    return copy


def _places(part: Any) -> Iterator[Place]:
    """Every part of the data, at any depth."""
    keys = part if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
    for key in keys:
        yield part, key
        yield from _places(part[key])


def _changed(value: Any, others: list[Any], chance: Random) -> Any:
    """Something else in the place of a value: near it, far from it, of another kind, or found elsewhere in the data."""
    if isinstance(value, bool):
        near: list[Any] = [not value]
    elif isinstance(value, int):
        near = [value + 1, value - 1, -value, value * 2, value ^ 1 << chance.randrange(12), chance.randrange(300)]
    elif isinstance(value, list):
        near = [[], value * 2, value[1:], value[:-1], value[::-1], [*value, 0], value * (LONG // max(1, len(value)))]
        near.append(chance.sample(value, len(value)))
    elif isinstance(value, bytes):
        near = [b"", value[1:], value + b"\0", bytes(chance.sample(value, len(value))), b"\7" * len(value)]
        near.append(value * (LONG // max(1, len(value))))
    elif isinstance(value, dict):
        near = [{}, value | {"more": 0}, {key: value[key] for key in list(value)[1:]}]
    else:
        near = ["", "x", "x" * LONG, f"{value}\n\x1b[2J", "\ud7ff\u202e"]
    far = [0, -1, 255, 10**9, -(10**9), (1 << 63) - 1, -(1 << 63), None, 0.5, "word", [], {}, [10**9], _deep(chance)]
    roll = chance.random()
    return chance.choice(near if roll < 0.6 else far if roll < 0.85 else others)


def _deep(chance: Random) -> Any:
    """Lists in lists in lists."""
    found: Any = []
    for _ in range(chance.choice((3, DEEP))):
        found = [found]
    return found
