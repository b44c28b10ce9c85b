"""A killed game loses nothing: 200 times and more the process that plays is ended without warning, and goes on.

It is killed while it plays and while it starts, so that loading and mending are interrupted too; at the deal, near the
ends of years, near the end of the game and anywhere between. VENDEMMIA_KILLS says how often.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import NamedTuple

from game.paths import HOME_VARIABLE
from game.store import records
from rules.engine.game import Game
from tests.game.driver import RECORD, SIX, kept_choices, saved_after

ROOT = Path(__file__).parents[3]
KILLS = int(os.environ.get("VENDEMMIA_KILLS", "6"))
WHILE_STARTING = 0.25
"""Share of the kills that come before the game is on the table."""
PACE = 0.15
"""About the seconds that one choice takes; so long after one a process is killed at the latest."""
MOST_OF_ONE = 6
"""So many kills a game gets at most before another one begins."""
MOST_PICKS = 9
"""So many choices at most are made by one answer, such as cards let go together."""
CLOSE = 6
"""So many choices before the end of a year or of the game a process begins that is to be killed there."""
MOMENTS = ("deal", "end", "year", "any")
"""Where games begin, in turn: at the deal, close to the end of the game or of a year, and anywhere."""


class Playing:
    """A process that plays; ``told`` is the number of choices it has said it made, -1 before it said anything."""

    def __init__(self, home: Path, record: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.game.program.playing", str(record)],
            cwd=ROOT,
            env=os.environ | {HOME_VARIABLE: str(home), "PYTHONDONTWRITEBYTECODE": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.told = -1
        self.heard: Queue[int] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("at ") and line.endswith("\n"):
                self.told = int(line.split()[1])
                self.heard.put(self.told)
        self.heard.put(-1)

    def kill(self) -> None:
        """End it without warning, and read what it said before."""
        self.process.kill()
        self.process.wait()
        self._reader.join()
        assert self.process.stderr is not None
        said = self.process.stderr.read()
        assert "Traceback" not in said, said


class Kept(NamedTuple):
    """A game as it goes without being killed: the digest after so many choices, and where its years end."""

    record: Path
    digests: tuple[str, ...]
    years: tuple[int, ...]

    @property
    def last(self) -> int:
        """How many choices it has."""
        return len(self.digests) - 1

    def start(self, moment: str, chance: random.Random) -> int:
        """How many choices are made before a game begins that is to be killed at this moment."""
        if moment == "deal":
            return 0
        if moment == "any":
            return chance.randrange(1, self.last)
        end = self.last if moment == "end" else chance.choice(self.years)
        return max(0, end - chance.randrange(1, CLOSE))


def played_on(record: Path) -> Kept:
    """Play a kept game without a window."""
    header, choices = kept_choices(record)
    game = Game.new(records.viticulture(), header.seats, header.seed, header.options)
    digests, years = [game.digest()], []
    for text in choices:
        year = game.state.year
        game.choose(game.grammar.parse(text))
        digests.append(game.digest())
        if game.state.year != year:
            years.append(len(digests) - 1)
    return Kept(record, tuple(digests), tuple(years))


def saved(home: Path, scratch: Path) -> tuple[int, str, bool]:
    """Choices and digest of the game that is saved, and whether it is over; looked at in a copy."""
    shutil.rmtree(scratch, ignore_errors=True)
    if not (home / "saves").is_dir():
        return -1, "", False
    shutil.copytree(home / "saves", scratch)
    files = [file for file in scratch.glob("*.jsonl") if file.stat().st_size]
    over = sorted((scratch / "finished").glob("*.jsonl"), key=lambda file: file.stat().st_mtime_ns)
    assert len(files) <= 1
    if not files + over:
        return -1, "", False
    game, book, note, _ = records.opened((files or over[-1:])[0])
    book.close()
    assert note is None
    return game.made, game.digest(), game.decision is None


class Killed:
    """A game in a player's folder of its own, with ``made`` choices when it begins, that is killed ``most`` times."""

    def __init__(self, home: Path, kept: Kept, made: int, most: int) -> None:
        self.home = home
        self.kept = kept
        self.made = made or -1
        self.left = most
        self.over = False
        if made:
            (home / "saves").mkdir(parents=True)
            saved_after(made, kept.record, home / "saves")

    @property
    def done(self) -> bool:
        """Whether another game's turn has come."""
        return self.over or not self.left

    def kill(self, wait: Callable[[Playing], None]) -> None:
        """Let a process play on, kill it after a wait, and look whether anything is lost."""
        playing = Playing(self.home, self.kept.record)
        wait(playing)
        playing.kill()
        self.left -= 1
        made, digest, self.over = saved(self.home, self.home / "copy")
        least = max(self.made, playing.told)
        place = f"{self.kept.record.name}: {made} choices saved, {least} were accepted"
        assert made >= least, place
        assert playing.told < 0 or made <= playing.told + MOST_PICKS, place
        assert made < 0 or digest == self.kept.digests[made], place
        assert not self.over or made == self.kept.last, place
        self.made = made


def test_a_killed_game_is_continued_with_nothing_lost(tmp_path: Path) -> None:
    chance = random.Random(int(os.environ.get("VENDEMMIA_KILL_SEED", time.time_ns())))
    kept = [played_on(record) for record in (RECORD, SIX)]
    told: Counter[str] = Counter()

    def early(_: Playing) -> None:
        told["early"] += 1
        time.sleep(chance.uniform(0.0, 2.5))

    def late(playing: Playing) -> None:
        for _ in range(chance.randint(1, 2 * CLOSE)):
            if playing.heard.get(timeout=120) < 0:
                break
        time.sleep(chance.uniform(0.0, PACE))

    game: Killed | None = None
    for _ in range(KILLS):
        if game is None or game.done:
            number = told["games"]
            one, moment = kept[(number + number // len(MOMENTS)) % len(kept)], MOMENTS[number % len(MOMENTS)]
            made = one.start(moment, chance)
            game = Killed(tmp_path / f"game {number}", one, made, chance.randint(1, MOST_OF_ONE))
            told["games"] += 1
        before = max(0, game.made)
        game.kill(early if chance.random() < WHILE_STARTING else late)
        told["choices"] += max(0, game.made) - before
        told["ends of years"] += sum(before < year <= game.made for year in game.kept.years)
        told["ends of games"] += game.over
    print(f"{KILLS} kills:", ", ".join(f"{count} {what}" for what, count in told.items()))
