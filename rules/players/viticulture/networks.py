"""The networks that are learned, and the folder in which learning goes on from day to day."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar
from zipfile import BadZipFile

import msgspec
import numpy as np

from rules.players import network
from rules.players.network import Weights, Years
from rules.players.viticulture.among_others import among_others, is_of_one
from rules.players.viticulture.fitted import FittedNetwork
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.learned import SCALE, ended
from rules.players.weights import VERSION
from rules.viticulture import rules as viticulture
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State

Count = Annotated[int, msgspec.Meta(ge=0)]
T = TypeVar("T")

UNITS = 64
YEARS_ALONE, YEARS_TOGETHER = 7, 8
"""So many years have networks of their own; the last one judges all later years too."""
WEIGHTS, STATE, PROGRESS, LOG = "weights.json", "state.npz", "progress.json", "strength.txt"
"""What a folder of learning holds: the weights for players, all that is needed to go on, how far it has come, and a
drawing of strength."""

Share = Callable[[Callable[[Any], T], Sequence[Any]], Iterable[T]]
"""Has work done on each of many things, and gives what came of them in their order."""


class Course(NamedTuple):
    """How is learned: with the data of this folder, alone or for up to so many seats, by plans of this width.

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

    def seats_of(self, seed: int) -> int:
        """How many sit at the table of a game with this seed: one, or from two to all in turn."""
        return 1 if self.seats == 1 else 2 + seed % (self.seats - 1)

    def year(self, year: int) -> int:
        """Which of the networks judges a year, from 0 on."""
        return max(1, min(year, self.years)) - 1


class Networks:
    """The networks that are learned: those within years, and those of their beginnings."""

    def __init__(self, course: Course) -> None:
        inputs, alone = inputs_of(course.data), course.seats == 1
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
                one.begin_from(held[min(at, len(held) - 1)])

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
        except (KeyError, ValueError, EOFError, BadZipFile):
            raise ValueError(f"{file}: is damaged, or of other learning; delete the folder to begin anew.") from None


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
                by_year.setdefault(min(max(1, s.year), len(self._weights)) - 1, []).append(at)
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


class Progress(msgspec.Struct, forbid_unknown_fields=True):
    """How far learning has come: games of self-play, games planned with open cards, whole sweeps back through the
    years, and the years done of the one that is under way."""

    games: Count = 0
    open_games: Count = 0
    sweeps: Count = 0
    years: Count = 0


class Versions(NamedTuple):
    """The weights in a file, which changes from version to version."""

    data: Path
    file: Path
    version: int


class Learning:
    """What is being learned in a folder, and how far it has come. Raises OSError, ValueError with a sentence."""

    def __init__(self, folder: Path, course: Course, tell: Callable[[str], None]) -> None:
        self.folder, self.course = folder, course
        self.networks, self.progress = Networks(course), Progress()
        self._tell, self._kept = tell, 0
        if (folder / STATE).exists():
            self.networks.resume(folder / STATE)
            self.progress = _progress(folder / PROGRESS)
        elif (folder / WEIGHTS).exists():
            found, inputs = network.load(folder / WEIGHTS), inputs_of(course.data)
            one = course.seats > 1 and is_of_one(found, inputs)
            self.networks.begin_from(among_others(found, inputs) if one else found)
        self.keep()

    def keep(self) -> None:
        """Write down what was learned; whenever it is stopped, the files are whole. Raises OSError."""
        course, done = self.course, self.progress
        how = (
            f"{done.games} games of {course.seats}, {done.open_games} with open cards, {done.sweeps} times back through"
            f" the years; plans {course.width} wide, straying {course.noise}, trust {course.trust}"
        )
        self.networks.save(self.folder / STATE)
        for name, content in ((WEIGHTS, self.networks.years(how)), (PROGRESS, done)):
            new = self.folder / "new"
            new.write_bytes(msgspec.json.encode(content))
            new.replace(self.folder / name)
        self._kept += 1

    def tell(self, line: str) -> None:
        """Say how it goes, and write it down. Raises OSError."""
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(line + "\n")
        self._tell(line)

    @property
    def versions(self) -> Versions:
        """Where a process that plays finds what is thought at present."""
        return Versions(self.course.data, self.folder / WEIGHTS, self._kept)


def _progress(file: Path) -> Progress:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Progress)
    except (OSError, msgspec.MsgspecError):
        raise ValueError(f"{file}: does not tell how far it was; delete the folder to begin anew.") from None


@cache
def rules_of(data: Path) -> Viticulture:
    """The rules, read once in each process."""
    return viticulture.load(data)


@cache
def inputs_of(data: Path) -> Inputs:
    """The inputs, made once in each process."""
    return Inputs(rules_of(data).box)


@lru_cache(1)
def minds(versions: Versions) -> tuple[Together, Together]:
    """What these weights make of positions within years and of their beginnings."""
    found, inputs = network.load(versions.file), inputs_of(versions.data)
    return Together(inputs, found.within), Together(inputs, found.starts)
