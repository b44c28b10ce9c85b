"""Snapshots: the whole position at the beginning of a year or round, as a record tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.engine.agenda import State
from rules.engine.header import Header
from rules.engine.position_text import unpacked
from rules.engine.record import OFTEN, Line, Teller
from rules.engine.rules import Rules

MOST_TRIED = 64
"""How many snapshots of a record, from the last one on, are tried at most; a game has fewer years or rounds."""


def understood(rules: Rules, header: Header, snapshot: str | Mapping[str, Any]) -> State:
    """The position of a snapshot in the record with this header. Raises ValueError.

    Older records give it by numbers, which mean something else as soon as the data are others.
    """
    if isinstance(snapshot, str):
        if header.data != rules.data_digest:
            raise ValueError("the numbers of this position are those of other data")
        snapshot = rules.named(rules.restore(unpacked(snapshot)))
    return rules.understood(snapshot)


def snapshots(lines: Sequence[Line], tell: Teller) -> list[tuple[int, int]]:
    """The last snapshots that still stand: the place of each among the lines, and how many choices were made before it.

    There are at most ``MOST_TRIED``; ``tell`` hears how far it is.
    """
    made = 0
    found: list[tuple[int, int]] = []
    for number, line in enumerate(lines):
        if not number % OFTEN:
            tell(number / len(lines))
        made = line.rewind if line.rewind >= 0 else made + (1 if line.choice else -1 if line.undo else 0)
        # No snapshot stands before one of more choices, so that those that are taken back are the last ones.
        while found and found[-1][1] > made:
            found.pop()
        if line.snapshot:
            found.append((number, made))
    return found[-MOST_TRIED:]
