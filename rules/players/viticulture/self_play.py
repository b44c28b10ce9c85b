"""Games in which one evaluation plays all seats, and what can be learned from them."""

from __future__ import annotations

from typing import NamedTuple

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.leaning import Leaning
from rules.players.viticulture.learned import ended
from rules.players.viticulture.minds import moment, strays
from rules.players.viticulture.starts import enriched
from rules.players.viticulture.styles import any_style
from rules.players.viticulture.year_plan import Evaluation, Plan, Planner
from rules.viticulture.dealt import dealt
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State

LONGEST = 16
"""A game that nobody has ended by this year is left."""
KEPT = 3
"""One in so many positions within the year is kept."""
GIFTED, STYLED, STRAYING = 50, 35, 30
"""So many of a hundred games begin with gifts, and in so many of them all seats have a style, or stray."""


class Seen(NamedTuple):
    """A position: its year, its inputs, and what it was found to be worth, in victory points."""

    year: int
    inputs: list[float]
    worth: float


class Lesson(NamedTuple):
    """What one seat's game teaches.

    ``years`` are the beginnings of the years, whose worth is what the game came to in the end; ``within`` are positions
    within the years, whose worth is what planning to the year's end made of them. ``usual`` is whether nothing was
    given and nobody strayed.
    """

    years: list[Seen]
    within: list[Seen]
    points: int
    usual: bool


class Learner:
    """One seat of such a game: it plans, keeps to its plans as a player does, and remembers what it saw."""

    def __init__(self, rules: Viticulture, planner: Planner, seat: int, noise: float, stream: Stream) -> None:
        self.rules, self.planner, self.seat, self.noise, self.stream = rules, planner, seat, noise, stream
        self.followed: list[tuple[State, float]] = []
        self._rest: tuple[Choice, ...] = ()
        self._made_at: object = None

    def choose(self, s: State) -> Choice:
        """An answer by the plan, or by a new one."""
        now = moment(s)
        if self._rest and self._made_at == now and self._rest[0] in s.asked:
            chosen, *rest = self._rest
        else:
            world = dealt(self.rules.known_to(s, self.seat), self.rules.box.components, self.seat, self.stream)
            plan = self.planner.plan(world, self.seat)
            chosen, *rest = self._strayed(s, plan)
            self._made_at = now
            self.followed += [one for one in plan.followed if one[0].agenda is not None and not self.stream.below(KEPT)]
        self._rest = tuple(rest)
        return chosen

    def _strayed(self, s: State, plan: Plan) -> tuple[Choice, ...]:
        """The plan, or now and then another first answer that comes close to it."""
        off = strays(self.noise, self.stream, s.asked)
        first = s.asked[max(plan.first, key=lambda at: plan.first[at] + off[at])]
        return plan.answers if first == plan.answers[0] else (first,)


def game(
    rules: Viticulture,
    inputs: Inputs,
    minds: tuple[Evaluation, Evaluation],
    seats: int,
    seed: int,
    width: int,
    noise: float,
) -> list[Lesson]:
    """Play one game from a start of its own and return what each seat's part of it teaches.

    ``minds`` compare positions within the year and where the next one begins.
    """
    within, starts = minds
    stream = Stream(seed, "learning")
    gifted, way = stream.below(100) < GIFTED, stream.below(100)
    styled, straying = way < STYLED, STYLED <= way < STYLED + STRAYING
    s = rules.start(rules.options({}), seats, seed)
    s.events = None
    advance(rules.nodes, s)
    if gifted:
        s = enriched(rules, s, stream)
    learners = []
    for seat in range(seats):
        style = any_style(stream) if styled else {}
        planner = Planner(rules, Leaning(within, inputs, style), Leaning(starts, inputs, style), width)
        learners.append(Learner(rules, planner, seat, noise if straying else 0.0, Stream(seed, f"seat {seat}")))
    years: list[list[tuple[int, list[float]]]] = [[] for _ in learners]
    last = 0
    while s.agenda is not None and s.year <= LONGEST:
        if s.year > last:
            last = s.year
            for seat in range(seats):
                years[seat].append((s.year, inputs.of(s, seat)))
        chosen = s.asked[0] if len(s.asked) == 1 else learners[s.agenda.seat].choose(s)
        answer(rules.nodes, s, chosen)
        advance(rules.nodes, s)
    lessons = []
    for seat, learner in enumerate(learners):
        came = ended(s, seat, rules.box)
        # What a style has overvalued is not what planning finds.
        met = [] if styled else [Seen(at.year, inputs.of(at, seat), worth) for at, worth in learner.followed]
        seen = [Seen(year, found, came) for year, found in years[seat]]
        lessons.append(Lesson(seen, met, s.players[seat].vp, not (gifted or styled or straying)))
    return lessons
