"""The program is killed at random moments: nothing is lost but at most the choice that was not yet accepted.

The game is continued after each kill, so that loading and mending are interrupted too. VENDEMMIA_KILLS says how often.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from queue import Queue
from threading import Thread

from game import storage
from game.paths import HOME_VARIABLE
from rules.engine.game import Game
from tests.game.driver import kept_choices

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("VENDEMMIA_KILLS", "6"))
WHILE_STARTING = 0.25
"""Share of the kills that come before the game is on the table."""
LONGEST = 1.2
"""Seconds of play after which a process is killed at the latest."""


class Playing:
    """A process that plays; ``told`` is the number of choices it has said it made, -1 before it said anything."""

    def __init__(self, home: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.game.playing"],
            cwd=ROOT,
            env=os.environ | {HOME_VARIABLE: str(home), "PYTHONDONTWRITEBYTECODE": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.told = -1
        self.started: Queue[int] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("at ") and line.endswith("\n"):
                self.told = int(line.split()[1])
                self.started.put(self.told)
        self.started.put(-1)

    def kill(self) -> None:
        """End it without warning, and read what it said before."""
        self.process.kill()
        self.process.wait()
        self._reader.join()
        assert self.process.stderr is not None
        said = self.process.stderr.read()
        assert "Traceback" not in said, said


def known_digests() -> list[str]:
    """The digest of the position after so many choices of the kept game."""
    header, choices = kept_choices()
    game = Game.new(storage.viticulture(), header.seats, header.seed, header.options)
    digests = [game.digest()]
    for text in choices:
        game.choose(game.grammar.parse(text))
        digests.append(game.digest())
    return digests


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
    game, book, note = storage.opened((files or over[-1:])[0])
    book.close()
    assert note is None
    return len(game.positions()) - 1, game.digest(), game.decision is None


def test_a_killed_game_is_continued_with_nothing_lost(tmp_path: Path) -> None:
    digests = known_digests()
    chance = random.Random(int(os.environ.get("VENDEMMIA_KILL_SEED", time.time_ns())))
    at, games, early = -1, 0, 0
    home = tmp_path / "game 0"
    for number in range(KILLS):
        playing = Playing(home)
        if chance.random() < WHILE_STARTING:
            early += 1
            time.sleep(chance.uniform(0.0, 2.5))
        else:
            playing.started.get(timeout=120)
            time.sleep(chance.uniform(0.0, LONGEST))
        playing.kill()
        made, digest, over = saved(home, tmp_path / "copy")
        least = max(at, playing.told)
        place = f"kill {number}: {made} choices saved, {least} were accepted"
        assert made >= least, place
        assert playing.told < 0 or made <= playing.told + 1, place
        assert made < 0 or digest == digests[made], place
        at = made
        if over:
            assert made == len(digests) - 1, place
            games += 1
            at, home = -1, tmp_path / f"game {games}"
    print(f"{KILLS} kills, {early} of them aimed at the start; {games} games came to their end")
