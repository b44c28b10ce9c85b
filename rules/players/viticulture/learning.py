"""Learning: the evaluation plays against itself, and is fitted to what came of its games."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import msgspec
import numpy as np

from rules.players import network
from rules.players.network import Weights, Years
from rules.players.viticulture import self_play
from rules.players.viticulture.among_others import among_others, is_of_one
from rules.players.viticulture.fitted import STEP, FittedNetwork, Numbers
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.learned import SCALE, ended
from rules.players.viticulture.self_play import Lesson, Seen
from rules.players.weights import VERSION
from rules.viticulture import rules as viticulture
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State

ROUND = 48
"""So many games are usually played between two fittings."""
FIRST_SEED = 1 << 40
"""Where the deals of learning begin, far from all that are used to measure."""
GAMES_HELD, GAMES_DRAWN, WITHIN_HELD, WITHIN_DRAWN = 9000, 2500, 25_000, 4000
"""So many games, and positions within each year, are remembered, and so many of them are used for one fitting."""
UNITS = 64
YEARS_ALONE, YEARS_TOGETHER = 7, 8
"""So many years have networks of their own; the last one judges all later years too."""
WEIGHTS, STATE, LOG = "weights.json", "state.npz", "strength.txt"
"""What a folder of learning holds: the weights for players, all that is needed to go on, and a drawing of strength."""
BAR = 30
"""Points for which the drawing has room."""


class Course(NamedTuple):
    """How is learned: with the data of this folder, for so many seats, by plans of this width.

    ``noise`` is how far from the best play strays, in victory points, ``trust`` how much a guess about a later year
    counts beside what came of it, 0 to 1.
    """

    data: Path
    seats: int
    width: int
    noise: float
    trust: float

    @property
    def years(self) -> int:
        """How many years have networks of their own."""
        return YEARS_ALONE if self.seats == 1 else YEARS_TOGETHER


class Networks:
    """The networks that are learned: those within years, and those of their beginnings."""

    def __init__(self, course: Course) -> None:
        inputs, alone = _inputs(course.data), course.seats == 1
        names = inputs.alone if alone else inputs.names
        self.within, self.starts = (
            [FittedNetwork(names, UNITS, SCALE, not alone, first + year) for year in range(course.years)]
            for first in (0, course.years)
        )

    @property
    def _all(self) -> list[FittedNetwork]:
        return [*self.within, *self.starts]

    def years(self, learned: str) -> Years:
        """What was learned, for the players; ``learned`` says how."""
        return Years(VERSION, learned, [one.weights() for one in self.within], tuple(o.weights() for o in self.starts))

    def begin_from(self, found: Years) -> None:
        """Go on from weights that were learned before, also from those of other years."""
        for many, held in ((self.within, found.within), (self.starts, found.starts or found.within)):
            for at, one in enumerate(many):
                one.begin_from(_at(held, at))

    def save(self, file: Path) -> None:
        """Keep all that is needed to go on. Raises OSError."""
        held = {f"{at} {name}": one for at, each in enumerate(self._all) for name, one in each.state().items()}
        with file.with_suffix(".new").open("wb") as new:
            np.savez(new, allow_pickle=False, **held)
        file.with_suffix(".new").replace(file)

    def resume(self, file: Path) -> None:
        """Go on where it was saved. Raises OSError, ValueError with a sentence."""
        try:
            with np.load(file, allow_pickle=False) as held:
                for at, one in enumerate(self._all):
                    one.resume({name.partition(" ")[2]: held[name] for name in held if name.startswith(f"{at} ")})
        except (KeyError, ValueError, EOFError) as fault:
            raise ValueError(f"{file}: cannot be gone on with ({fault}); delete it to begin anew.") from None


class Together:
    """Judges many positions at once: the same as the players' evaluation, but faster, and only nearly as exact."""

    def __init__(self, inputs: Inputs, weights: Sequence[Weights]) -> None:
        self.inputs = inputs
        self._ready: dict[bool, list[FittedNetwork]] = {}
        self._weights = weights

    def values(self, positions: list[State], seat: int) -> list[float]:
        """What these positions are worth to a seat."""
        found = [ended(s, seat, self.inputs.box) if s.agenda is None else 0.0 for s in positions]
        by_year: dict[int, list[int]] = {}
        for at, s in enumerate(positions):
            if s.agenda is not None:
                by_year.setdefault(_year(s.year, len(self._weights)), []).append(at)
        for year, places in by_year.items():
            networks = self._networks(positions[0].solo is not None)
            inputs = np.array([self.inputs.of(positions[at], seat) for at in places], np.float32)
            for at, value in zip(places, (SCALE * networks[year].values(inputs)).tolist(), strict=True):
                found[at] = value
        return found

    def _networks(self, alone: bool) -> list[FittedNetwork]:
        if alone not in self._ready:
            names = self.inputs.alone if alone else self.inputs.names
            self._ready[alone] = [FittedNetwork(names, len(one.units), SCALE, not alone, 0) for one in self._weights]
            for one, weights in zip(self._ready[alone], self._weights, strict=True):
                one.begin_from(weights)
        return self._ready[alone]


class Memory:
    """The examples that are held: whole games for the beginnings of years, and positions within each year."""

    def __init__(self, years: int) -> None:
        self.games: deque[list[tuple[int, Numbers, float]]] = deque(maxlen=GAMES_HELD)
        self.within: list[deque[tuple[Numbers, float]]] = [deque(maxlen=WITHIN_HELD) for _ in range(years)]

    def take(self, lesson: Lesson) -> None:
        """Hold what a game has taught one seat."""
        if lesson.years:
            self.games.append([self._held(seen) for seen in lesson.years])
        for seen in lesson.within:
            at, inputs, worth = self._held(seen)
            self.within[at].append((inputs, worth))

    def _held(self, seen: Seen) -> tuple[int, Numbers, float]:
        return _year(seen.year, len(self.within)), np.array(seen.inputs, np.float32), seen.worth / SCALE


Share = Callable[[Callable[[int], list[Lesson]], Sequence[int]], Iterable[list[Lesson]]]
"""Has work done for each of many seeds."""


def learn(
    folder: Path, course: Course, games: int, share: Share, tell: Callable[[str], None], between: int = ROUND
) -> None:
    """Play and fit in turns up to so many games in all, from where the folder was left.

    ``share`` has the games played, of which so many lie ``between`` two fittings. Raises OSError, ValueError.
    """
    networks, log = Networks(course), folder / LOG
    if (folder / STATE).exists():
        networks.resume(folder / STATE)
    elif (folder / WEIGHTS).exists():
        found, inputs = network.load(folder / WEIGHTS), _inputs(course.data)
        one = course.seats > 1 and is_of_one(found, inputs)
        networks.begin_from(among_others(found, inputs) if one else found)
    done = _games_done(log)
    _keep(folder, networks, course, done)
    memory, chance = Memory(course.years), np.random.default_rng(done)
    while done < games:
        seeds = range(FIRST_SEED + done, FIRST_SEED + done + between)
        work = partial(_play, course, folder / WEIGHTS, done)
        lessons = [one for many in share(work, seeds) for one in many]
        for lesson in lessons:
            memory.take(lesson)
        done += between
        step = STEP * (1 if 2 * done < games else 0.4 if 4 * done < 3 * games else 0.15)
        within = _fit_within(networks.within, memory, step, chance)
        starts = _fit_starts(networks.starts, memory, course.trust, step, chance)
        _keep(folder, networks, course, done)
        points = mean([lesson.points for lesson in lessons if lesson.usual] or [0])
        bar = f"{'#' * round(points):{BAR}}"
        told = (
            f"{done:8}  {bar}  {points:5.2f} points; off by {within:.2f} within years, by {starts:.2f} where they begin"
        )
        with log.open("a", encoding="utf-8") as file:
            file.write(told + "\n")
        tell(told)


def _keep(folder: Path, networks: Networks, course: Course, done: int) -> None:
    how = f"{done} games of {course.seats}, plans {course.width} wide, straying {course.noise}, trust {course.trust}"
    networks.save(folder / STATE)
    new = folder / "weights.new"
    new.write_bytes(msgspec.json.encode(networks.years(how)))
    new.replace(folder / WEIGHTS)


def _games_done(log: Path) -> int:
    """After how many games the last line of the log was written."""
    if not log.exists():
        return 0
    lines = log.read_text(encoding="utf-8").splitlines()
    first = lines[-1].split() if lines else []
    return int(first[0]) if first and first[0].isdigit() else 0


def _year(year: int, years: int) -> int:
    """Which of the networks judges a year."""
    return max(1, min(year, years)) - 1


def _at(held: Sequence[Weights], at: int) -> Weights:
    return held[min(at, len(held) - 1)]


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


def _play(course: Course, weights: Path, version: int, seed: int) -> list[Lesson]:
    """One game, in a process of its own."""
    inputs = _inputs(course.data)
    minds = _minds(course.data, weights, version)
    return self_play.game(_rules(course.data), inputs, minds, course.seats, seed, course.width, course.noise)


@cache
def _rules(data: Path) -> Viticulture:
    return viticulture.load(data)


@cache
def _inputs(data: Path) -> Inputs:
    return Inputs(_rules(data).box)


@lru_cache(1)
def _minds(data: Path, weights: Path, version: int) -> tuple[Together, Together]:
    """What this version of the weights makes of positions within years and of their beginnings."""
    found, inputs = network.load(weights), _inputs(data)
    return Together(inputs, found.within), Together(inputs, found.starts)
