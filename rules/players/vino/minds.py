"""Players of Vino: from what their seat knows, with a chance of their own."""

from __future__ import annotations

from itertools import combinations

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.vino.quick import FOLLOWS, Quick, Wobble
from rules.vino.dealt import dealt, has_chosen
from rules.vino.state import CHOOSE, State

UNSURE = 1.5
"""How far others may be off what they take regions to be worth, as far as a seat can know."""

TRIED = 2
"""After so many more tables the worse half of the answers is looked at no longer, as long as more than so many are
left."""


class OnePly:
    """Answers at once; with a ``noise`` each answer is taken for better than it is, by up to so many vineyards."""

    def __init__(self, quick: Quick, stream: Stream, noise: float = 0.0) -> None:
        self.quick, self.stream, self.noise = quick, stream, noise

    def choose(self, known: State) -> Choice:
        """The answer to the question that is open, of which ``known`` is all that the seat knows."""
        assert known.agenda is not None
        # What an answer is mistaken for rests on the moment and itself alone, whatever else is different.
        moment = self.stream.below(1 << 62)
        world = dealt(known, self.quick.box, known.agenda.seat, self.stream)
        return self.quick.choose(world, self._strays(moment) if self.noise else None)

    def _strays(self, moment: int) -> Wobble:
        return lambda chosen: self.noise * Stream(moment, str(chosen)).below(1 << 16) / (1 << 16)


class Ahead:
    """Plays the best answers on to the end of a turn, in several tables as they might be.

    ``width`` is how many answers are looked at, ``worlds`` how many tables, ``turns`` at how many ends of turns it
    stops. All seats are played by the quick one.
    """

    def __init__(self, quick: Quick, stream: Stream, width: int, worlds: int, turns: int) -> None:
        self.quick, self.stream, self.width, self.worlds, self.turns = quick, stream, width, worlds, turns
        self.box, self.nodes = quick.box, quick.rules.nodes

    def choose(self, known: State) -> Choice:
        """The answer to the question that is open, of which ``known`` is all that the seat knows."""
        assert known.agenda is not None
        seat = known.agenda.seat
        world = self._world(known, seat)
        if self.nodes[known.agenda.node].kind in FOLLOWS:
            return self.quick.choose(world)
        plans = self._plans(world, seat)
        if len(plans) < 2:
            return plans[0][0]
        values = dict.fromkeys(plans, 0.0)
        for number in range(1, self.worlds + 1):
            for plan in plans:
                values[plan] += self._value(world, seat, plan)
            if number % TRIED == 0 and len(plans) > TRIED:
                plans = sorted(plans, key=values.__getitem__, reverse=True)[: len(plans) // 2]
            if number < self.worlds:
                world = self._world(known, seat)
        return max(plans, key=values.__getitem__)[0]

    def _world(self, known: State, seat: int) -> State:
        """A table as it might be, on which the others have chosen regions as they might."""
        s = dealt(known, self.box, seat, self.stream)
        if s.phase == CHOOSE:
            marks = list(s.marks)
            for one, done in enumerate(has_chosen(known, self.box)):
                if done and one != seat:
                    marks[one] = self._guess(s, one)
            s.marks = tuple(marks)
        return s

    def _guess(self, s: State, seat: int) -> int:
        worth = [
            value + UNSURE * (self.stream.below(1 << 16) / (1 << 16) - 0.5)
            for value in self.quick.mind.regions(s, seat)
        ]
        regions = sorted(range(len(worth)), key=lambda region: -worth[region])
        return 1 << regions[0] | 1 << regions[1]

    def _plans(self, s: State, seat: int) -> list[tuple[Choice, ...]]:
        """The first answers, or pairs of regions, that look best, as many as are looked at."""
        if s.asked[0].verb == "region":
            worth = self.quick.mind.regions(s, seat)
            mark = self.box.mark
            if s.marks[seat]:
                singles = sorted(s.asked, key=lambda one: -worth[mark.index(one)])
                return [(one,) for one in singles[: self.width]]
            pairs = sorted(combinations(range(len(mark)), 2), key=lambda pair: -sum([worth[one] for one in pair]))
            return [(mark[first], mark[second]) for first, second in pairs[: self.width]]
        choices = self.quick.plausible(s)
        if len(choices) > self.width:
            values = {one: self.quick.value_after(s, seat, one) for one in choices}
            choices = sorted(choices, key=lambda one: -values[one])[: self.width]
        return [(one,) for one in choices]

    def _value(self, world: State, seat: int, plan: tuple[Choice, ...]) -> float:
        """What a plan is worth at the end of the last turn that is looked at."""
        s = world.copy()
        s.asked = world.asked
        for chosen in plan:
            if chosen in s.asked:
                answer(self.nodes, s, chosen)
                advance(self.nodes, s)
        end = world.round + self.turns
        while s.agenda is not None and not (s.phase == CHOOSE and s.round >= end):
            answer(self.nodes, s, self.quick.choose(s))
            advance(self.nodes, s)
        return self.quick.mind.value(s, seat)
