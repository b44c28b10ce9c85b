"""Snapshots: the whole position at the beginning of a year or round, as a record tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.engine.agenda import State
from rules.engine.record import Header, Line, unpacked
from rules.engine.rules import Rules


def understood(rules: Rules, header: Header, snapshot: str | Mapping[str, Any]) -> State:
    """The position of a snapshot in the record with this header. Raises ValueError.

    Older records give it by numbers, which mean something else as soon as the data are others.
    """
    if isinstance(snapshot, str):
        if header.data != rules.data_digest:
            raise ValueError("the numbers of this position are those of other data")
        snapshot = rules.named(rules.restore(unpacked(snapshot)))
    return rules.understood(snapshot)


def snapshots(lines: Sequence[Line]) -> list[tuple[int, int]]:
    """The snapshots that still stand: the place of each among the lines, and how many choices were made before it."""
    made = 0
    found: list[tuple[int, int]] = []
    for number, line in enumerate(lines):
        made = line.rewind if line.rewind >= 0 else made + (1 if line.choice else -1 if line.undo else 0)
        found = [one for one in found if one[1] <= made]
        if line.snapshot:
            found.append((number, made))
    return found
