"""The mind of a level of Viticulture, to be asked again what it would do if something were otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.question import question
from rules.players.cause import Without
from rules.players.kinds import own_chance
from rules.players.levels import Levels
from rules.players.match import Player
from rules.players.opponent import Opponent
from rules.players.viticulture.turn import ways
from rules.players.viticulture.without import ViticultureThings
from rules.players.viticulture.year_plan import Evaluation, Planner
from rules.players.without import still_asked
from rules.viticulture.dealt import dealt
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State

QUICK = 2
"""The width of a quick plan."""
MOST_WAYS = 40
"""So many ways through a turn are looked at for each answer."""


class ViticultureMind:
    """Thinks as a level does. ``player`` makes the level's player anew; ``planner`` plans quickly, None: turns.

    ``strays``: the player takes answers for better than they are, by chance.
    """

    def __init__(
        self,
        rules: Viticulture,
        player: Callable[[], Player],
        evaluation: Evaluation,
        planner: Planner | None,
        strays: bool,
    ) -> None:
        self.rules, self.player, self.evaluation, self.strays = rules, player, evaluation, strays
        self.plans = planner is not None
        self.planner = planner
        self.things = ViticultureThings(rules)

    def choose(self, known: State) -> Choice:
        """The answer that the level gives."""
        return known.asked[0] if len(known.asked) == 1 else self.player().choose(known)

    def worths(self, known: State) -> dict[Choice, float]:
        """What the answers are worth: to the end of the turn, or of the year where a quick plan is made."""
        assert known.agenda is not None
        seat = known.agenda.seat
        world = self._world(known)
        if self.planner is not None and known.year:
            return {world.asked[at]: value for at, value in self.planner.plan(world, seat).first.items()}
        found = ways(self.rules, world, seat, MOST_WAYS)
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

    def _world(self, known: State) -> State:
        assert known.agenda is not None
        return dealt(known, self.rules.box.components, known.agenda.seat, Stream(0, "why"))


def mind(levels: Levels, opponent: Opponent, question: int) -> ViticultureMind:
    """The mind of an opponent with its chance at a question."""
    level = levels.levels[opponent.level - 1]
    ranking, worth = levels.evaluations[level.evaluation], levels.starts[level.evaluation]
    planner = Planner(levels.rules, ranking, worth, QUICK, MOST_WAYS) if level.by == "year" else None
    return ViticultureMind(
        levels.rules,
        lambda: levels.player(opponent, own_chance(opponent, question)),
        ranking,
        planner,
        level.noise > 0,
    )
