"""A game that begins in the middle, at a position that is told in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rules.engine.game import Game
from rules.engine.header import Header
from rules.engine.rules import Rules


def laid(
    rules: Rules, given: Mapping[str, Any], options: Mapping[str, Any], seats: int, seed: int,
    people: Sequence[Mapping[str, str]] = (),
) -> Game:  # fmt: skip
    """The game whose position differs by ``given`` from the plain default one; ``seed`` decides what is left open.

    ``people`` is what its header says of each seat, as ``Header.seats``.

    Raises PositionFault where that is no position, and ValueError where there are no such options or seats.
    """
    state: Any = rules.lay(given, rules.options(options), seats, seed)
    header = Header(
        game=rules.name,
        version=rules.version,
        data=rules.data_digest,
        cards=rules.sets,
        options=msgspec.to_builtins(state.options),
        seats=[dict(one) for one in people] or [{} for _ in range(seats)],
        seed=seed,
    )
    return Game.at(rules, header, state)
