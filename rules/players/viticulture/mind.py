"""The mind of a level of Viticulture, to be asked again what it would do if something were otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.question import question
from rules.players.cause import Cause, Without
from rules.players.kinds import own_chance
from rules.players.levels import Levels
from rules.players.match import Player
from rules.players.opponent import Opponent
from rules.players.viticulture.compared import compared
from rules.players.viticulture.minds import YearPlanner
from rules.players.viticulture.turn import ways
from rules.players.viticulture.uses import aim, use
from rules.players.viticulture.without import ViticultureThings
from rules.players.without import still_asked
from rules.viticulture.dealt import dealt
from rules.viticulture.state import State

MOST_WAYS, LEAST_WAYS = 160, 4
"""So many ways through a turn are quickly looked at in all, and for each answer at least."""
KEPT_TO = 4
"""At so many questions before a plan that is kept to is looked for."""


class ViticultureMind:
    """Thinks as a level does at the question of a number, with its chance there."""

    def __init__(self, levels: Levels, opponent: Opponent, question: int) -> None:
        level = levels.levels[opponent.level - 1]
        self.levels, self.opponent, self.question = levels, opponent, question
        self.rules, self.evaluation = levels.rules, levels.evaluations[level.evaluation]
        self.plans, self.strays = level.by == "year", level.noise > 0

    @cached_property
    def things(self) -> ViticultureThings:
        """What can be otherwise."""
        return ViticultureThings(self.rules)

    def player(self) -> Player:
        """The player of its level, who thinks anew."""
        return self.levels.player(self.opponent, own_chance(self.opponent, self.question))

    def earlier(self) -> Iterator[ViticultureMind]:
        """This mind at the questions before, at which it may have made a plan."""
        for before in range(1, KEPT_TO + 1) if self.plans else ():
            if self.question >= before:
                yield ViticultureMind(self.levels, self.opponent, self.question - before)

    def choose(self, known: State) -> Choice:
        """The answer that the level gives."""
        return known.asked[0] if len(known.asked) == 1 else self.player().choose(known)

    def worths(self, known: State) -> dict[Choice, float]:
        """What the answers are worth at the end of the turn."""
        assert known.agenda is not None
        seat = known.agenda.seat
        world = self._world(known)
        found = ways(self.rules, world, seat, max(LEAST_WAYS, MOST_WAYS // len(world.asked)))
        best: dict[Choice, float] = {}
        for way, value in zip(found, self.evaluation.values([way.after for way in found], seat), strict=True):
            first = world.asked[way.first]
            best[first] = max(value, best.get(first, value))
        return best

    def without(self, known: State) -> Iterator[Without]:
        """The positions that are otherwise in one thing and in which the seat is asked the same question."""
        assert known.agenda is not None
        return still_asked(self.rules, known, self.things.each(known, known.agenda.seat), self._world)

    def conceals(self, known: State, given: Choice) -> bool:
        """Whether that this answer can be given rests on the faces of the hand."""
        asked = question(self.rules, known)
        return self.rules.rests_on_hand(given) or (asked is not None and self.rules.asks_for_hand(asked))

    def compared(self, known: State, chosen: Choice, other: Choice) -> Cause | None:
        """The one thing in which two answers differ, if it is told."""
        return compared(self.rules.box, chosen, other)

    def aim(self, known: State, chosen: Choice) -> Cause:
        """What it plans to come to after this answer, before the year is over."""
        player = self.player()
        return aim(player.course(known, chosen) if isinstance(player, YearPlanner) and known.year else ())

    def use(self, known: State, cause: Cause) -> str:
        """What its plan for the year does with the thing of a cause; it has none before the first year."""
        player = self.player()
        return use(cause, player.course(known)) if isinstance(player, YearPlanner) and known.year else ""

    def _world(self, known: State) -> State:
        assert known.agenda is not None
        return dealt(known, self.rules.box.components, known.agenda.seat, Stream(0, "why"))
