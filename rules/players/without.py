"""Positions that are otherwise in one thing, of which those count in which the same question is open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rules.engine.agenda import reach
from rules.engine.rules import Rules
from rules.players.cause import Without


def still_asked(
    rules: Rules, known: Any, otherwise: Iterable[Without], world: Callable[[Any], Any]
) -> Iterator[Without]:
    """Those in which the seat is asked the same question as in ``known``, with the answers that are then open.

    ``world`` deals a whole table of which a position is all that the seat knows.
    """
    for one in otherwise:
        table = world(one.known)
        if reach(rules.nodes, table) and table.agenda == known.agenda:
            one.known.asked = table.asked
            yield one
