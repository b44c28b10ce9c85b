"""Players of Viticulture that look ahead: from what their seat knows, with a chance of their own."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.players.viticulture.replies import Replies
from rules.players.viticulture.turn import ways
from rules.players.viticulture.year_plan import Evaluation, Planner
from rules.viticulture.dealt import dealt
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State

PENDING = 0.9
"""What one ply takes an answer to be worth beyond what is seen, where its turn still goes on."""
THINNER = 2
"""Plans that begin after replies follow one of so many ways."""
TURN_ENDS = frozenset({"turn", "wake", "discard"})
"""Kinds of questions at which one ply sees that the turn before has ended."""


class OnePly:
    """Tries each answer out and takes the one after which the position is worth most, give or take some ``noise``."""

    def __init__(self, rules: Viticulture, evaluation: Evaluation, stream: Stream, noise: float = 0.0) -> None:
        self.rules, self.evaluation, self.stream, self.noise = rules, evaluation, stream, noise

    def choose(self, known: State) -> Choice:
        """The answer to the question that is open, of which ``known`` is all that the seat knows."""
        seat, world = _dealt(self.rules, known, self.stream)
        tried = []
        for chosen in world.asked:
            after = world.copy()
            answer(self.rules.nodes, after, chosen)
            advance(self.rules.nodes, after)
            tried.append(after)
        values, off = self.evaluation.values(tried, seat), strays(self.noise, self.stream, world.asked)
        best = max(
            range(len(tried)),
            key=lambda at: values[at] + off[at] + (PENDING if self._goes_on(tried[at], world) else 0),
        )
        return world.asked[best]

    def _goes_on(self, after: State, before: State) -> bool:
        f, seat = after.agenda, before.agenda and before.agenda.seat
        return (
            f is not None
            and f.seat == seat
            and after.season == before.season
            and self.rules.nodes[f.node].kind not in TURN_ENDS
        )


class TurnSearch:
    """Follows every answer to the end of its turn, and judges where it leads give or take some ``noise``."""

    def __init__(
        self, rules: Viticulture, evaluation: Evaluation, stream: Stream, most: int = 80, noise: float = 0.0
    ) -> None:
        self.rules, self.evaluation, self.stream, self.most, self.noise = rules, evaluation, stream, most, noise

    def choose(self, known: State) -> Choice:
        """The answer to the question that is open, of which ``known`` is all that the seat knows."""
        seat, world = _dealt(self.rules, known, self.stream)
        found = ways(self.rules, world, seat, self.most)
        values = self.evaluation.values([way.after for way in found], seat)
        off = strays(self.noise, self.stream, world.asked)
        best = max(range(len(found)), key=lambda at: (values[at] + off[found[at].first], -found[at].first))
        return world.asked[found[best].first]


class YearPlanner:
    """Plans the rest of the year, and keeps to the plan until something comes to light or somebody else has moved.

    Answers are judged give or take some ``noise``; the best ``replies`` of them are tried against what the others do
    next.
    """

    def __init__(
        self,
        rules: Viticulture,
        ranking: Evaluation,
        worth: Evaluation,
        stream: Stream,
        width: int,
        noise: float = 0.0,
        replies: int = 0,
        most: int = 40,
    ) -> None:
        self.planner = Planner(rules, ranking, worth, width, most)
        self.turn = TurnSearch(rules, ranking, stream, most)
        self.rules, self.stream, self.noise = rules, stream, noise
        self.replies = Replies(rules, ranking, worth, replies, max(1, width // THINNER)) if replies > 1 else None
        self._rest: tuple[Choice, ...] = ()
        self._made_at: object = None

    def choose(self, known: State) -> Choice:
        """The answer to the question that is open, of which ``known`` is all that the seat knows."""
        now = moment(known)
        if self._rest and self._made_at == now and self._rest[0] in known.asked:
            chosen, *rest = self._rest
            self._rest = tuple(rest)
            return chosen
        if known.year == 0:
            self._rest = ()
            return self.turn.choose(known)
        seat, world = _dealt(self.rules, known, self.stream)
        plan = self.planner.plan(world, seat, strays(self.noise, self.stream, world.asked))
        chosen, *rest = plan.answers
        if self.replies and (best := self.replies.best(world, seat, plan)) != chosen:
            chosen, rest = best, []
        self._rest, self._made_at = tuple(rest), now
        return chosen

    def course(self, known: State, first: Choice | None = None) -> list[Event]:
        """What happens, of what it plans for the rest of the year, to the seat that is asked; after it has given the
        answer ``first``, where that is said. Only within a year."""
        seat, world = _dealt(self.rules, known, self.stream)
        if first is not None and not self.planner.after(world, seat, first):
            return []
        told = self.planner.course(world, seat, self.planner.plan(world, seat).answers)
        return [one for one in told if one.seat == seat]


def moment(known: State) -> object:
    """What must be as it was for a plan to hold: alone only new cards change it, else also what others do."""
    if known.solo is not None:
        return known.year, known.revealed
    own = known.agenda.seat if known.agenda is not None else 0
    others = [(one.vp, one.lira, one.hand) for at, one in enumerate(known.players) if at != own]
    return known.year, known.season, known.revealed, known.passed, others


def strays(noise: float, stream: Stream, answers: Sequence[Choice]) -> list[float]:
    """By how many points, up to ``noise``, each answer is taken for better than it is.

    That rests on the moment and the answer alone, so that what else is different moves none of them.
    """
    if not noise:
        return [0.0] * len(answers)
    moment = stream.below(1 << 62)
    return [noise * Stream(moment, str(one)).below(1 << 16) / (1 << 16) for one in answers]


def _dealt(rules: Viticulture, known: State, stream: Stream) -> tuple[int, State]:
    """The seat that is asked, and a whole table as it might be."""
    assert known.agenda is not None
    seat = known.agenda.seat
    return seat, dealt(known, rules.box.components, seat, stream)
