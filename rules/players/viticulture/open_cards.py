"""Whole games planned with open cards: nobody can play so, but what such games come by is worth learning from."""

from __future__ import annotations

from typing import NamedTuple

from rules.engine.agenda import advance
from rules.players.viticulture.beginnings import Beginning
from rules.players.viticulture.by_hand import ByHand
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.turn import ways
from rules.players.viticulture.year_plan import Evaluation, mark
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import Player, State
from rules.viticulture.vineyard import VALUES

OVER = (1 << 20, 0)
"""Stands behind all years and seasons: the game is over."""
MOST_WAYS, OF_ONE = 40, 6
"""So many ways through a turn begin with one answer, and so many positions that follow one another are kept."""
BY_WORTH = 2
"""One of so many places goes to the best positions, the others to the best of each way of playing."""
BY_HAND = 0.6
"""How much of what a position is taken for is the evaluation by hand, which keeps ways open that were not learned."""


class _Step(NamedTuple):
    s: State
    before: _Step | None


def game(
    rules: Viticulture, inputs: Inputs, minds: tuple[Evaluation, Evaluation], seed: int, width: int
) -> tuple[list[Beginning], int]:
    """Where the years of a game alone begin that is planned so, and the points it comes to."""
    s = rules.start(rules.options({}), 1, seed)
    s.events = None
    advance(rules.nodes, s)
    positions = course(rules, s, _Mixed(rules, inputs, minds), width)
    found = [Beginning.of(one) for one, before in zip(positions[1:], positions, strict=False) if one.year > before.year]
    return found, positions[-1].players[0].vp


class _Mixed:
    """What was learned of positions, with the evaluation by hand."""

    def __init__(self, rules: Viticulture, inputs: Inputs, minds: tuple[Evaluation, Evaluation]) -> None:
        self.rules, self.by_hand = rules, ByHand(inputs)
        self.within, self.starts = minds

    def values(self, positions: list[State], seat: int) -> list[float]:
        """What these positions are worth to a seat."""
        learned = self.within.values(positions, seat)
        begin = [at for at, s in enumerate(positions) if self._begins(s)]
        for at, value in zip(begin, self.starts.values([positions[at] for at in begin], seat), strict=True):
            learned[at] = value
        by_hand = self.by_hand.values(positions, seat)
        return [(1 - BY_HAND) * a + BY_HAND * b for a, b in zip(learned, by_hand, strict=True)]

    def _begins(self, s: State) -> bool:
        return s.agenda is not None and bool(s.asked) and self.rules.nodes[s.agenda.node].kind == "wake"


def course(rules: Viticulture, s: State, evaluation: Evaluation, width: int) -> list[State]:
    """The positions of the best course that is found for somebody alone, from a question that is open to the end.

    ``width`` positions of each season are followed. Decks are drawn from as they lie.
    """
    waiting: dict[tuple[int, int], list[_Step]] = {_stage(s): [_Step(s, None)]}
    while (stage := min(waiting)) != OVER:
        layer = waiting.pop(stage)
        while layer:
            found = [_Step(way.after, step) for step in layer for way in ways(rules, step.s, 0, MOST_WAYS)]
            layer = []
            for step in _followed(found, evaluation, width):
                advance(rules.nodes, step.s)
                if _stage(step.s) == stage:
                    layer.append(step)
                else:
                    waiting.setdefault(_stage(step.s), []).append(step)
        for later in waiting:
            if later != OVER:
                waiting[later] = _followed(waiting[later], evaluation, width)
    at: _Step | None = max(waiting[OVER], key=lambda step: step.s.players[0].vp)
    positions = []
    while at is not None:
        positions.append(at.s)
        at = at.before
    return positions[::-1]


def _stage(s: State) -> tuple[int, int]:
    return OVER if s.agenda is None else (s.year, s.season)


def _followed(steps: list[_Step], evaluation: Evaluation, width: int) -> list[_Step]:
    """The best of these steps, and of those that are left the best of each way of playing."""
    values = evaluation.values([step.s for step in steps], 0)
    fresh: list[_Step] = []
    seen: set[object] = set()
    shares: dict[int, int] = {}
    for at in sorted(range(len(steps)), key=lambda at: -values[at]):
        step = steps[at]
        if (known := mark(step.s, 0)) in seen or shares.get(id(step.before), 0) >= OF_ONE:
            continue
        seen.add(known)
        shares[id(step.before)] = shares.get(id(step.before), 0) + 1
        fresh.append(step)
    best, rest = fresh[: width // BY_WORTH], fresh[width // BY_WORTH :]
    ways_of_playing: dict[object, list[_Step]] = {}
    for step in rest:
        ways_of_playing.setdefault(_way_of_playing(step.s.players[0]), []).append(step)
    turn = 0
    while len(best) < min(width, len(fresh)):
        best += [many[turn] for many in ways_of_playing.values() if turn < len(many)][: width - len(best)]
        turn += 1
    return best


def _way_of_playing(player: Player) -> object:
    """What tells ways of playing apart, roughly."""
    vines = sum([len(field) for field in player.fields])
    wine = sum([sum(VALUES[wines]) for wines in player.wines])
    return player.staff + player.trained, vines, player.residual, player.structures.bit_count(), min(wine // 4, 3)
