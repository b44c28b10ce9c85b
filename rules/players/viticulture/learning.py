"""Learning by games: the evaluation plays against itself, and is fitted to what came of it."""

from __future__ import annotations

from collections import deque
from functools import partial
from statistics import mean

import numpy as np

from rules.players.viticulture import beginnings, self_play
from rules.players.viticulture.beginnings import Beginning
from rules.players.viticulture.fitted import STEP, FittedNetwork, Numbers
from rules.players.viticulture.learned import SCALE
from rules.players.viticulture.networks import Course, Learning, Share, Versions, inputs_of, minds, rules_of
from rules.players.viticulture.self_play import Lesson, Seen

Taught = tuple[list[Lesson], list[Beginning]]

ROUND = 48
"""So many games are usually played between two fittings."""
FIRST_SEED = 1 << 40
"""Where the deals of learning begin, far from all that are used to measure."""
GAMES_HELD, GAMES_DRAWN, WITHIN_HELD, WITHIN_DRAWN = 9000, 2500, 25_000, 4000
"""So many games, and positions within each year, are remembered, and so many of them are used for one fitting."""
FEWEST_GAMES = 480
"""Before so many games are remembered nothing is fitted: few games would lead away from what is known already."""
POSITIONS = "positions.jsonl"
"""What the folder holds besides: positions in which years begin."""
BAR = 30
"""Points for which the drawing has room."""


class Memory:
    """The examples that are held: whole games for the beginnings of years, and positions within each year."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.games: deque[list[tuple[int, Numbers, float]]] = deque(maxlen=GAMES_HELD)
        self.within: list[deque[tuple[Numbers, float]]] = [deque(maxlen=WITHIN_HELD) for _ in range(course.years)]

    def take(self, lesson: Lesson) -> None:
        """Hold what a game has taught one seat."""
        if lesson.years:
            self.games.append([self._held(seen) for seen in lesson.years])
        for seen in lesson.within:
            at, inputs, worth = self._held(seen)
            self.within[at].append((inputs, worth))

    def _held(self, seen: Seen) -> tuple[int, Numbers, float]:
        return self.course.year(seen.year), np.array(seen.inputs, np.float32), seen.worth / SCALE


def learn(learning: Learning, games: int, share: Share[Taught], each: int = ROUND) -> None:
    """Play and fit in turns up to so many games in all, from where it was left, ``each`` games between two fittings.

    ``share`` has the games played. Raises OSError, ValueError.
    """
    networks, progress, course = learning.networks, learning.progress, learning.course
    memory, chance = Memory(course), np.random.default_rng(progress.games)
    while progress.games < games:
        first, each = FIRST_SEED + progress.games, min(each, games - progress.games)
        lessons: list[Lesson] = []
        for taught, begun in share(partial(_play, course, learning.versions), range(first, first + each)):
            lessons += taught
            beginnings.keep(learning.folder / POSITIONS, begun)
        for lesson in lessons:
            memory.take(lesson)
        progress.games += each
        points = mean([lesson.points for lesson in lessons if lesson.usual] or [0])
        played = f"{progress.games:8}  {'#' * round(points):{BAR}}  {points:5.2f} points"
        if len(memory.games) < FEWEST_GAMES:
            learning.keep()
            learning.tell(f"{played}; too few games are remembered yet to learn from")
            continue
        step = STEP * (1 if 2 * progress.games < games else 0.4 if 4 * progress.games < 3 * games else 0.15)
        within = _fit_within(networks.within, memory, step, chance)
        starts = _fit_starts(networks.starts, memory, course.trust, step, chance)
        learning.keep()
        learning.tell(f"{played}; off by {within:.2f} within years, by {starts:.2f} where they begin")


def _fit_starts(
    networks: list[FittedNetwork], memory: Memory, trust: float, step: float, chance: np.random.Generator
) -> float:
    """Fit the worth of beginnings of years: what came of it, in part by what is thought of the years between.

    Returns the error in victory points.
    """
    held = memory.games
    picked = [held[at] for at in chance.permutation(len(held))[:GAMES_DRAWN]]
    examples: list[list[tuple[Numbers, float]]] = [[] for _ in networks]
    for game in picked:
        after = game[-1][2]
        for at, inputs, _ in reversed(game):
            examples[at].append((inputs, after))
            after = trust * float(networks[at].values(inputs[None])[0]) + (1 - trust) * after
    return _fit(networks, examples, step, chance)


def _fit_within(networks: list[FittedNetwork], memory: Memory, step: float, chance: np.random.Generator) -> float:
    """Fit the worth of positions within years; returns the error in victory points."""
    examples = [[many[at] for at in chance.permutation(len(many))[:WITHIN_DRAWN]] for many in memory.within]
    return _fit(networks, examples, step, chance)


def _fit(
    networks: list[FittedNetwork],
    examples: list[list[tuple[Numbers, float]]],
    step: float,
    chance: np.random.Generator,
) -> float:
    errors = []
    for one, many in zip(networks, examples, strict=True):
        if many:
            inputs, worths = np.stack([x for x, _ in many]), np.array([worth for _, worth in many], np.float32)
            errors.append(one.fit(inputs, worths, step, chance.permutation(len(many))))
    return SCALE * mean(errors) ** 0.5 if errors else 0.0


def _play(course: Course, versions: Versions, seed: int) -> Taught:
    """One game, in a process of its own."""
    rules, inputs = rules_of(course.data), inputs_of(course.data)
    return self_play.game(rules, inputs, minds(versions), course.seats_of(seed), seed, course.width, course.noise)
