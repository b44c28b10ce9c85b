"""Games in which one evaluation plays all seats, and what can be learned from them."""

from __future__ import annotations

from typing import NamedTuple

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.viticulture.beginnings import Beginning, shuffled
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
BEGINNINGS = 3
"""One in so many years is kept where it begins."""
GIFTED, STYLED, STRAYING = 50, 35, 30
"""So many of a hundred games begin with gifts, and in so many of them all seats have a style, or stray."""

Minds = tuple[Evaluation, Evaluation]
"""What compares positions within a year, and those in which one begins."""


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

    def met(self, inputs: Inputs) -> list[Seen]:
        """The positions within years that plans have followed, with the best that came of each."""
        return [Seen(at.year, inputs.of(at, self.seat), worth) for at, worth in self.followed]

    def _strayed(self, s: State, plan: Plan) -> tuple[Choice, ...]:
        """The plan, or now and then another first answer that comes close to it."""
        off = strays(self.noise, self.stream, s.asked)
        first = s.asked[max(plan.first, key=lambda at: plan.first[at] + off[at])]
        return plan.answers if first == plan.answers[0] else (first,)


def game(
    rules: Viticulture, inputs: Inputs, minds: Minds, seats: int, seed: int, width: int, noise: float
) -> tuple[list[Lesson], list[Beginning]]:
    """Play one game from a start of its own; what each seat's part of it teaches, and where some of its years began.

    ``minds`` compare positions within the year and where the next one begins.
    """
    stream = Stream(seed, "learning")
    gifted, way = stream.below(100) < GIFTED, stream.below(100)
    styled, straying = way < STYLED, STYLED <= way < STYLED + STRAYING
    s = rules.start(rules.options({}), seats, seed)
    s.events = None
    advance(rules.nodes, s)
    if gifted:
        s = enriched(rules, s, stream)
    styles = [any_style(stream) if styled else {} for _ in range(seats)]
    learners = _learners(rules, inputs, minds, styles, seed, width, noise if straying else 0.0)
    years: list[list[Seen]] = [[] for _ in learners]
    begun: list[Beginning] = []
    while s.agenda is not None and s.year <= LONGEST:
        if s.year:
            for seat, seen in enumerate(years):
                seen.append(Seen(s.year, inputs.of(s, seat), 0.0))
            if not stream.below(BEGINNINGS):
                begun.append(Beginning.of(s))
        _play_year(rules, s, learners)
    lessons = []
    for seat, learner in enumerate(learners):
        came = ended(s, seat, rules.box)
        # What a style has overvalued is not what planning finds.
        met = [] if styled else learner.met(inputs)
        seen = [one._replace(worth=came) for one in years[seat]]
        lessons.append(Lesson(seen, met, s.players[seat].vp, not (gifted or styled or straying)))
    return lessons, begun


def year(
    rules: Viticulture, inputs: Inputs, minds: Minds, s: State, seed: int, width: int, noise: float, last: int
) -> list[Lesson]:
    """Play one year, or from the year ``last`` on all that is left, and return what each seat's part of it teaches.

    What is still hidden in decks is shuffled first; the year is worth what is thought of where the next one begins.
    """
    stream = Stream(seed, "a year")
    s = shuffled(rules, s, stream)
    begun, straying = s.year, stream.below(100) < STRAYING
    learners = _learners(rules, inputs, minds, [{}] * s.seat_count, seed, width, noise if straying else 0.0)
    seen = [inputs.of(s, seat) for seat in range(s.seat_count)]
    _play_year(rules, s, learners)
    while begun >= last and s.agenda is not None and s.year <= LONGEST:
        _play_year(rules, s, learners)
    lessons = []
    for seat, learner in enumerate(learners):
        worth = minds[1].values([s], seat)[0]
        lessons.append(Lesson([Seen(begun, seen[seat], worth)], learner.met(inputs), s.players[seat].vp, False))
    return lessons


def _learners(
    rules: Viticulture,
    inputs: Inputs,
    minds: Minds,
    styles: list[dict[str, float]],
    seed: int,
    width: int,
    noise: float,
) -> list[Learner]:
    within, starts = minds
    return [
        Learner(
            rules,
            Planner(rules, Leaning(within, inputs, style), Leaning(starts, inputs, style), width),
            seat,
            noise,
            Stream(seed, f"seat {seat}"),
        )
        for seat, style in enumerate(styles)
    ]


def _play_year(rules: Viticulture, s: State, learners: list[Learner]) -> None:
    """Play up to the first question of the next year, or to the end of the game."""
    year = s.year
    while s.agenda is not None and s.year == year:
        answer(rules.nodes, s, s.asked[0] if len(s.asked) == 1 else learners[s.agenda.seat].choose(s))
        advance(rules.nodes, s)
