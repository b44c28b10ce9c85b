"""What is said of made-up ends of a game: all who tie are named, nobody else, and one vineyard is one vineyard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from game.store import records
from game.vino.score import decided
from rules.engine.game import Game
from rules.vino.scoring import Result, result
from rules.vino.state import State
from tests.game.ends import NAMES, miscounted, named


def ends() -> Iterator[Result]:
    """Ends of three seats with few vineyards and little money."""
    state = Game.new(records.vino(), [{"name": name} for name in NAMES], 1).state
    assert isinstance(state, State)
    for numbers in product(product((0, 1, 2), (10, 20)), repeat=len(NAMES)):
        state.owners = bytes(seat for seat, (vineyards, _) in enumerate(numbers) for _ in range(vineyards))
        state.money = tuple(money for _, money in numbers)
        state.income = (0,) * len(NAMES)
        yield result(state)


def those(end: Result, vineyards: int) -> set[str]:
    return {name for name, one in zip(NAMES, end.standings, strict=True) if one[0] == vineyards}


def test_all_who_tie_are_named_and_nobody_else() -> None:
    kinds = set()
    for end in ends():
        first, second = end.standings[end.ranking[0]], end.standings[end.ranking[1]]
        lines = decided(end, NAMES)
        kinds.add(end.decided_by)
        assert named(lines[0]) == those(end, second[0] if end.decided_by == "vineyards" else first[0])
        if end.decided_by == "shared":
            winners = {NAMES[seat] for seat in end.winners}
            assert named(lines[1]) == (set() if winners == those(end, first[0]) else winners)
        elif end.decided_by == "money":
            assert re.findall(r"\d+", lines[1]) == [str(first[1]), str(second[1])]
    assert kinds == {"vineyards", "money", "shared"}


def test_one_vineyard_is_one_vineyard_in_every_language() -> None:
    many = {"en": "vineyards", "it": "vigneti", "es": "viñedos", "ru": "виноградника|виноградников"}
    assert miscounted(many, lambda: (" ".join(decided(end, NAMES)) for end in ends())) == []
