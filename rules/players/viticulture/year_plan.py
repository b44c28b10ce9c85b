"""The year plan: all own turns up to the next spring, of which the most promising are followed.

The others pass meanwhile. Only where the year ends positions are compared, so that nobody has to guess what a worker
is worth that has not been placed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from rules.engine.agenda import advance, answer
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.players.viticulture.turn import Way, ways
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State
from rules.viticulture.year import Turns

LONGEST = 18
"""So many own turns a year has at most in a plan."""
TURNS_WITH_SHARES = 2
"""In so many first turns no answer is followed in more than SHARE ways."""
SHARE = 2
LEAVING = ("pass", "done", "no")
"""What the others answer in a plan, where they can."""


class Evaluation(Protocol):
    """Tells what positions are worth to a seat."""

    def values(self, positions: list[State], seat: int) -> list[float]:
        """What they are worth, one number for each; the more the better."""


class Step(NamedTuple):
    """A way through one turn of a plan, and the one before it."""

    way: Way
    before: Step | None


class Plan(NamedTuple):
    """The answers of the best plan that was found, what it comes to, and the best that comes of each first answer.

    ``followed`` are the positions within the year that were followed to its end, with the best that came of each.
    """

    answers: tuple[Choice, ...]
    value: float
    first: dict[int, float]
    followed: list[tuple[State, float]]


class Planner:
    """Makes year plans. ``ranking`` compares positions within the year, ``worth`` those at its end.

    ``width`` is how many ways are followed from turn to turn, ``most`` how many through a turn begin with one answer.
    """

    def __init__(self, rules: Viticulture, ranking: Evaluation, worth: Evaluation, width: int, most: int = 40) -> None:
        self.rules, self.ranking, self.worth, self.width, self.most = rules, ranking, worth, width, most
        self.looked_at = 0

    def plan(self, s: State, seat: int, off: Sequence[float] = ()) -> Plan:
        """The best plan for the rest of the year, from a question that is open.

        ``off`` is by how many points each of its answers is taken for better than it is.
        """
        year, off = s.year, off or [0.0] * len(s.asked)
        front = [Step(way, None) for way in ways(self.rules, s, seat, self.most)]
        seen: set[object] = set()
        ended: list[tuple[Step, State]] = []
        for turn in range(LONGEST):
            if not front:
                break
            followed = self._followed(front, seat, turn, seen, off)
            front = []
            for step in followed:
                after = step.way.after.copy()
                if self._goes_on(after, seat, year):
                    front += [Step(way, step) for way in ways(self.rules, after, seat, self.most, step.way.first)]
                else:
                    ended.append((step, after))
        worths = self.worth.values([after for _, after in ended], seat)
        values = [worth + off[step.way.first] for (step, _), worth in zip(ended, worths, strict=True)]
        return _best(s, ended, values)

    def _followed(
        self, front: Sequence[Step], seat: int, turn: int, seen: set[object], off: Sequence[float]
    ) -> list[Step]:
        """The most promising steps, of those that lead to the same only one."""
        fresh: list[Step] = []
        for step in front:
            if (known := mark(step.way.after, seat)) not in seen:
                seen.add(known)
                fresh.append(step)
        self.looked_at += len(fresh)
        values = self.ranking.values([step.way.after for step in fresh], seat)
        shares: dict[int, int] = {}
        found: list[Step] = []
        for at in sorted(range(len(fresh)), key=lambda at: -values[at] - off[fresh[at].way.first]):
            first = fresh[at].way.first
            if turn < TURNS_WITH_SHARES and shares.get(first, 0) >= SHARE:
                continue
            shares[first] = shares.get(first, 0) + 1
            found.append(fresh[at])
            if len(found) == self.width:
                break
        return found

    def course(self, s: State, seat: int, answers: Sequence[Choice]) -> list[Event]:
        """What happens while a plan for this position is carried out up to the year's end."""
        after, told = s.copy(), list[Event]()
        after.asked, after.events, year = s.asked, told, s.year
        for chosen in answers:
            own = after.agenda is not None and after.agenda.seat == seat
            if not (own and after.asked) and not self._goes_on(after, seat, year):
                break
            answer(self.rules.nodes, after, chosen)
            advance(self.rules.nodes, after, course=False)
        return told

    def after(self, s: State, seat: int, chosen: Choice) -> bool:
        """Bring a position to the own next question of this year after an answer; False where there is none."""
        year = s.year
        answer(self.rules.nodes, s, chosen)
        return self._goes_on(s, seat, year)

    def _goes_on(self, s: State, seat: int, year: int) -> bool:
        """Let the others pass up to the own next question of this year; False where there is none."""
        nodes = self.rules.nodes
        while True:
            advance(nodes, s, course=False)
            if not s.asked:
                if s.agenda is not None and isinstance(turns := nodes[s.agenda.node], Turns):
                    turns.others_pass(s, s.agenda, seat)
                advance(nodes, s)
            if s.agenda is None or s.year != year:
                return False
            if s.agenda.seat == seat:
                return True
            answer(nodes, s, next((one for one in reversed(s.asked) if one.verb in LEAVING), s.asked[0]))


def mark(s: State, seat: int) -> object:
    """What tells a position from others of the same plan."""
    player = s.players[seat]
    return (
        player.vp, player.lira, player.hand, player.fields, player.structures, player.grapes, player.wines,
        player.regular, player.grande, player.temporary, player.harvested, player.residual, player.trained,
        player.staff, player.used, s.occupied, s.season, s.passed, 0 if s.solo is None else s.solo.tokens,
    )  # fmt: skip


def _best(s: State, ended: Sequence[tuple[Step, State]], values: Sequence[float]) -> Plan:
    if not ended:
        return Plan((s.asked[0],), 0.0, {0: 0.0}, [])
    first: dict[int, float] = {}
    came: dict[int, tuple[State, float]] = {}
    for (step, _), value in zip(ended, values, strict=True):
        first[step.way.first] = max(value, first.get(step.way.first, value))
        at: Step | None = step
        while at is not None and (id(at) not in came or value > came[id(at)][1]):
            came[id(at)] = at.way.after, value
            at = at.before
    best = max(range(len(ended)), key=lambda at: values[at])
    answers: tuple[Choice, ...] = ()
    at = ended[best][0]
    while at is not None:
        answers, at = (*at.way.answers, *answers), at.before
    return Plan(answers, values[best], first, list(came.values()))
