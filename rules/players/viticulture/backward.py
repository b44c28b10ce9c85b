"""Learning backward: each year from positions in which it begins, judged by where the next one begins, the last first.

Games of self-play tell little of ways to play that nobody takes yet; kept positions, also those of games planned with
open cards, are judged by what is already known of the year after.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from rules.engine.chance import Stream
from rules.players.viticulture import beginnings, open_cards, self_play
from rules.players.viticulture.beginnings import Beginning
from rules.players.viticulture.fitted import STEP, FittedNetwork, Numbers
from rules.players.viticulture.learned import SCALE
from rules.players.viticulture.learning import POSITIONS
from rules.players.viticulture.networks import Course, Learning, Share, Versions, inputs_of, minds, rules_of
from rules.players.viticulture.self_play import Lesson

FIRST_SEED = 1 << 41
"""Where the deals of these games and years begin."""
OPEN = "open.jsonl"
"""The file with positions of games that were planned with open cards."""
OF_OPEN = 40
"""So many of a hundred positions are of those, where there are any."""
BATCH, WITHIN_HELD, WITHIN_DRAWN, PASSES = 250, 12_000, 5000, 3
"""After so many years that were played, ranking within the year is fitted to so many of the last positions, often."""


class Sweep(NamedTuple):
    """How a sweep is made: so many positions of each year, and before it so many games alone with open cards,
    planned so wide."""

    positions: int
    open_games: int
    open_width: int


Work = tuple[int, bytes]
"""A seed, and a position in which a year begins."""


def sweep(learning: Learning, sweeps: int, how: Sweep, share: Share[Any]) -> None:
    """Go back through the years up to so many times in all, from where it was left. Raises OSError, ValueError."""
    progress, course = learning.progress, learning.course
    while progress.sweeps < sweeps:
        if course.seats == 1:
            _plan_with_open_cards(learning, how, share)
        held = [[one for one in beginnings.kept(learning.folder / name) if one.year] for name in (POSITIONS, OPEN)]
        if not any(held):
            raise ValueError(f"{learning.folder / POSITIONS}: holds no position; play some games first, with --games.")
        while progress.years < course.years:
            at = course.years - progress.years - 1
            usual, planned = ([one.position for one in many if course.year(one.year) == at] for many in held)
            _learn_year(learning, at, usual, planned, how.positions, share)
            progress.years += 1
            learning.keep()
        progress.sweeps, progress.years = progress.sweeps + 1, 0
        learning.keep()


def _plan_with_open_cards(learning: Learning, how: Sweep, share: Share[tuple[list[Beginning], int]]) -> None:
    """Plan as many games as belong to the sweep that is to come, and keep where their years began."""
    progress = learning.progress
    due = range(progress.open_games, how.open_games * (progress.sweeps + 1))
    if progress.years or not due:
        return
    points = []
    work = partial(_plan, learning.course, learning.versions, how.open_width)
    for found, came in share(work, [FIRST_SEED + at for at in due]):
        beginnings.keep(learning.folder / OPEN, found)
        points.append(came)
        progress.open_games += 1
    learning.keep()
    learning.tell(f"{len(points)} games with open cards: {np.mean(points):.2f} points")


def _learn_year(
    learning: Learning, at: int, usual: list[bytes], planned: list[bytes], positions: int, share: Share[list[Lesson]]
) -> None:
    """Play one year again and again, and fit what is thought of it."""
    progress, networks = learning.progress, learning.networks
    if not usual and not planned:
        learning.tell(f"sweep {progress.sweeps + 1}, year {at + 1}: no position is known")
        return
    chance = np.random.default_rng((progress.sweeps, at))
    stream = Stream(progress.sweeps, f"positions of {at}")
    first = FIRST_SEED + ((progress.sweeps * learning.course.years + at) << 24)
    within: deque[tuple[Numbers, float]] = deque(maxlen=WITHIN_HELD)
    starts: list[tuple[Numbers, float]] = []
    off = 0.0
    for done in range(0, positions, BATCH):
        work: list[Work] = []
        for number in range(done, min(positions, done + BATCH)):
            many = planned if planned and (not usual or stream.below(100) < OF_OPEN) else usual
            work.append((first + number, many[stream.below(len(many))]))
        for lesson in [
            one for lessons in share(partial(_play, learning.course, learning.versions), work) for one in lessons
        ]:
            starts += [(np.array(one.inputs, np.float32), one.worth / SCALE) for one in lesson.years]
            within += [(np.array(one.inputs, np.float32), one.worth / SCALE) for one in lesson.within]
        step = STEP if done < 0.7 * positions else 0.3 * STEP
        off = _fit_within(networks.within[at], within, step, chance)
        learning.keep()
    inputs, worths = np.stack([x for x, _ in starts]), np.array([worth for _, worth in starts], np.float32)
    before = SCALE * float(np.mean((networks.starts[at].values(inputs) - worths) ** 2)) ** 0.5
    now = SCALE * networks.starts[at].fit_best(inputs, worths, chance)
    learning.tell(
        f"sweep {progress.sweeps + 1}, year {at + 1}: {len(starts)} positions worth {SCALE * worths.mean():.2f}"
        f" (spread {SCALE * worths.std():.2f}); off by {before:.2f} before, by {now:.2f} now, within by {off:.2f}"
    )


def _fit_within(
    network: FittedNetwork, held: deque[tuple[Numbers, float]], step: float, chance: np.random.Generator
) -> float:
    """Fit the worth of positions within a year; returns the error in victory points."""
    error = 0.0
    for _ in range(PASSES if held else 0):
        drawn = [held[at] for at in chance.permutation(len(held))[:WITHIN_DRAWN]]
        inputs, worths = np.stack([x for x, _ in drawn]), np.array([worth for _, worth in drawn], np.float32)
        error = network.fit(inputs, worths, step, chance.permutation(len(drawn)))
    return SCALE * float(error**0.5)


def _play(course: Course, versions: Versions, work: Work) -> list[Lesson]:
    """One year, in a process of its own."""
    seed, position = work
    s = Beginning(0, position).state()
    rules, inputs = rules_of(course.data), inputs_of(course.data)
    return self_play.year(rules, inputs, minds(versions), s, seed, course.width, course.noise, course.years)


def _plan(course: Course, versions: Versions, width: int, seed: int) -> tuple[list[Beginning], int]:
    """One game with open cards, in a process of its own."""
    return open_cards.game(rules_of(course.data), inputs_of(course.data), minds(versions), seed, width)
