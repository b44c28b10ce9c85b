"""What is said of made-up ends of a game: all who tie are named, nobody else, and one point is one point."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.store import records
from game.viticulture.score import decided
from rules.engine.game import Game
from rules.viticulture.rules import Viticulture
from rules.viticulture.scoring import Result, result
from rules.viticulture.state import State
from tests.game.ends import NAMES, miscounted, named


def ends(last_tie: str = "none") -> Iterator[Result]:
    """Ends of three seats with few points and lira, all else being equal."""
    rules = records.viticulture()
    options = {} if last_tie == "none" else {"last_tie": last_tie}
    state = Game.new(rules, [{"name": name} for name in NAMES], 1, options).state
    assert isinstance(rules, Viticulture)
    assert isinstance(state, State)
    state.rows = tuple(range(len(NAMES)))
    for numbers in product(product((0, 1, 2), (0, 1)), repeat=len(NAMES)):
        for player, (vp, lira) in zip(state.players, numbers, strict=True):
            player.vp, player.lira = vp, lira
        yield result(state, rules.box)


def those(end: Result, *numbers: int) -> set[str]:
    """Who ended with these points, or these points and lira."""
    return {name for name, one in zip(NAMES, end.standings, strict=True) if one[: len(numbers)] == numbers}


def test_all_who_tie_are_named_and_nobody_else() -> None:
    kinds = set()
    for end in ends():
        first, second = end.standings[end.ranking[0]], end.standings[end.ranking[1]]
        lines = decided(end, NAMES)
        kinds.add(end.decided_by)
        if end.decided_by == "vp":
            assert named(lines[0]) == those(end, second[0])
            continue
        assert named(lines[0]) == those(end, first[0])
        if end.decided_by == "lira":
            assert named(lines[1]) == {NAMES[end.ranking[0]]} | those(end, *second[:2])
        elif those(end, first[0]) == {NAMES[seat] for seat in end.winners}:
            assert not named(lines[1]), "it is said of all who tie"
        else:
            assert named(lines[1]) == {NAMES[seat] for seat in end.winners}
    assert kinds == {"vp", "lira", "shared"}


def test_where_the_rows_decide_only_who_is_equal_in_all_else_is_said_to_be() -> None:
    found = [end for end in ends("wake_up_order") if end.decided_by == "wake_up_order"]
    assert found
    for end in found:
        first, best = NAMES[end.ranking[0]], end.standings[end.ranking[0]]
        equal = those(end, *best)
        assert named(decided(end, NAMES)[1]) == ({first} if equal == those(end, best[0]) else equal)


def test_one_point_is_one_point_in_every_language() -> None:
    many = {"en": "points", "it": "punti", "es": "puntos", "ru": "очка|очков"}
    assert miscounted(many, lambda: (" ".join(decided(end, NAMES)) for end in ends())) == []
