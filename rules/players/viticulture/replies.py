"""What the others do next: a plan in which they only pass takes spaces for free that will be gone."""

from __future__ import annotations

from rules.engine.agenda import advance, answer
from rules.engine.choice import Choice
from rules.players.viticulture.turn import ways
from rules.players.viticulture.year_plan import Evaluation, Plan, Planner
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State

CLOSE = 1.5
"""Answers of which a plan thinks worse by more victory points than this are not tried."""
WAYS, OWN_WAYS = 20, 40
"""So many ways through a turn of another, and through the own one, begin with one answer."""
LONGEST = 60
"""So many questions are answered at most until the own next turn."""


class Replies:
    """Tries answers out: each of the others plays on as seems best to it, and only then is planned again.

    ``many`` answers are tried, and ``width`` ways are followed by each plan that comes after.
    """

    def __init__(self, rules: Viticulture, ranking: Evaluation, worth: Evaluation, many: int, width: int) -> None:
        self.rules, self.ranking, self.worth, self.many = rules, ranking, worth, many
        self.planner = Planner(rules, ranking, worth, width)

    def best(self, world: State, seat: int, plan: Plan) -> Choice:
        """The answer to the open question of a turn that is best when the others have replied."""
        likely = sorted(plan.first, key=lambda at: -plan.first[at])[: self.many]
        likely = [at for at in likely if plan.first[at] > plan.first[likely[0]] - CLOSE]
        if len(likely) < 2 or not self._others_play(world, seat):
            return plan.answers[0]
        came = {at: self._comes_to(world, seat, world.asked[at]) for at in likely}
        return world.asked[max(likely, key=lambda at: came[at])]

    def _others_play(self, s: State, seat: int) -> bool:
        """Whether it is a turn, and others have not passed."""
        is_turn = s.agenda is not None and self.rules.nodes[s.agenda.node].kind == "turn"
        return is_turn and any(at != seat and not s.passed >> at & 1 for at in range(s.seat_count))

    def _comes_to(self, world: State, seat: int, chosen: Choice) -> float:
        """What an answer is worth after the others have played up to the own next turn."""
        nodes, s, year = self.rules.nodes, world.copy(), world.year
        for _ in range(LONGEST):
            answer(nodes, s, chosen)
            advance(nodes, s)
            if s.agenda is None or s.year != year:
                return self.worth.values([s], seat)[0]
            if s.agenda.seat == seat and nodes[s.agenda.node].kind == "turn":
                break
            chosen = s.asked[0] if len(s.asked) == 1 else self._answer(s, s.agenda.seat, seat)
        return self.planner.plan(s, seat).value

    def _answer(self, s: State, asked: int, seat: int) -> Choice:
        """How whoever is asked goes on, by the worth of the ways through its turn."""
        found = ways(self.rules, s, asked, OWN_WAYS if asked == seat else WAYS)
        values = self.ranking.values([way.after for way in found], asked)
        return s.asked[found[max(range(len(found)), key=lambda at: values[at])].first]
