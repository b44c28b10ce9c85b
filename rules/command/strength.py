"""The table that tells how strong the levels are: every row is a match, whose games are kept in a folder."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rules.checking.terminal import tell, warn
from rules.command.kept_games import KeptGames
from rules.command.pairing import Pairing
from rules.players import match
from rules.players.kinds import RANDOM, YARDSTICK
from rules.players.match import Outcome
from rules.players.opponent import STRONGEST, WEAKEST

TABLE = "table.md"
FIRST_DEAL = 90_000
"""The first deal of every row: deals that nobody has learned from."""
MANY, FEW = 400, 200
"""Games of the rows of two seats that compare neighbouring levels, and of all others."""
TOLD = 20
"""After so many games it is said how a row stands."""
AGAINST_YARDSTICK = {2: 70, 3: 85, 4: 90, 5: 95}
"""The wins in percent that levels must reach at two seats against who is kept for good."""


class Goal(NamedTuple):
    """What a row must reach and should reach: wins in percent, and points; None where nothing is asked for."""

    wins: int | None = None
    points: int | None = None

    def __str__(self) -> str:
        wins = "" if self.wins is None else f"{self.wins} %"
        return wins if self.points is None else f"{self.points} points, {wins}"

    def reached(self, outcomes: Sequence[Outcome]) -> bool:
        """Whether so many games came to that."""
        wins, points = 100 * match.share(outcomes).share, match.average(match.points(outcomes)).mean
        return wins >= (self.wins or 0) and points >= (self.points or 0)


class Row(NamedTuple):
    """One row: who meets whom in how many games, and what it must and should come to."""

    pairing: Pairing
    games: int
    must: Goal
    aim: Goal

    @property
    def name(self) -> str:
        """What the row is called, also as a file."""
        one = self.pairing
        if not one.others:
            return f"{one.game}-alone-{one.options['level']}-{one.one}"
        return f"{one.game}-{one.seats}-seats-{one.one}-against-{one.others}"


def play(folder: Path, word: str, most: int, jobs: int) -> None:
    """Play the rows in whose names a word stands, up to so many games of each; the folder keeps games and table.

    Raises ValueError with a sentence for a word that stands nowhere or a file that cannot be gone on with, DataFault,
    OSError.
    """
    rows = list(_rows())
    chosen = [row for row in rows if word in row.name]
    if not chosen:
        names = ", ".join(row.name for row in rows)
        raise ValueError(f"--only {word[:40]}: stands in no row's name; the rows are {names}.")
    if folder.exists() and not folder.is_dir():
        raise ValueError(f"--table {folder}: is no folder; name another place.")
    folder.mkdir(parents=True, exist_ok=True)
    kept = {row.name: KeptGames(folder / f"{row.name}.jsonl", row.pairing, FIRST_DEAL) for row in rows}
    found = {row.name: kept[row.name].read(row.games) if kept[row.name].begun() else [] for row in rows}
    for note in dict.fromkeys(note for row in chosen for note in row.pairing.notes()):
        warn(note)
    for row in chosen:
        outcomes, games = found[row.name], min(row.games, most)
        kept[row.name].begin()
        for outcome in row.pairing.play(row.pairing.meetings(games, FIRST_DEAL)[len(outcomes) :], jobs):
            outcomes.append(outcome)
            kept[row.name].add(outcome)
            if len(outcomes) % TOLD == 0 or len(outcomes) == games:
                tell(f"{row.name}: {len(outcomes)} of {row.games} games, {match.share(outcomes)}")
                _write(folder / TABLE, _table(rows, found))
    _write(folder / TABLE, _table(rows, found))
    for line in _table(rows, found):
        tell(line)


def _rows() -> Iterator[Row]:
    """All rows: level for level with the yardstick and the level below, and last who plays alone."""
    for level in range(WEAKEST, STRONGEST + 1):
        one, lower = str(level), RANDOM if level == WEAKEST else str(level - 1)
        even = level > WEAKEST
        two, several = (Goal(70), Goal(75)) if even else (Goal(90), Goal()), (Goal(50), Goal(60))
        yield Row(Pairing("viticulture", one, lower, 2, {}), MANY, *two)
        yield Row(Pairing("vino", one, lower, 3, {}), FEW, *(several if even else two))
        if even:
            must = Goal(AGAINST_YARDSTICK[level])
            yield Row(Pairing("viticulture", one, YARDSTICK, 2, {}), FEW, must, Goal())
            yield Row(Pairing("vino", one, YARDSTICK, 3, {}), FEW, Goal(), Goal())
            yield Row(Pairing("viticulture", one, lower, 4, {}), FEW, Goal(40), Goal(50))
    best = str(STRONGEST)
    yield Row(Pairing("viticulture", best, "", 1, {"level": "normal"}), FEW, Goal(40, 20), Goal(80, 23))
    yield Row(Pairing("viticulture", best, "", 1, {"level": "very_hard"}), FEW, Goal(5), Goal(30))


def _table(rows: Sequence[Row], found: Mapping[str, Sequence[Outcome]]) -> list[str]:
    """What was measured, as lines of Markdown."""
    lines = ["| row | games | wins | points | must | aim | reached |", "|---|---|---|---|---|---|---|"]
    for row in rows:
        outcomes = found[row.name]
        wins = points = reached = ""
        if outcomes:
            wins, points = str(match.share(outcomes)), str(match.average(match.points(outcomes)))
            goals = [(name, goal) for name, goal in (("aim", row.aim), ("must", row.must)) if goal != Goal()]
            reached = next((name for name, goal in goals if goal.reached(outcomes)), "no" if goals else "")
            reached += " so far" if reached and len(outcomes) < row.games else ""
        games = f"{len(outcomes)} of {row.games}"
        lines.append(f"| {row.name} | {games} | {wins} | {points} | {row.must} | {row.aim} | {reached} |")
    return lines


def _write(file: Path, lines: Sequence[str]) -> None:
    """Write a file so that it is whole whenever the command is stopped."""
    new = file.with_name(f"{file.name}.new")
    try:
        new.write_text("\n".join([*lines, ""]), encoding="utf-8")
        os.replace(new, file)
    except OSError:
        new.unlink(missing_ok=True)
        raise
