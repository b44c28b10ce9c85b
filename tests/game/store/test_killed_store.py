"""The process that writes a game is killed at any moment, and no choice is lost that was promised to be saved.

Choices are made as fast as they can be, by chance, some are taken back, and for some of them the disk is full.
VENDEMMIA_STORE_KILLS says how often.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game import paths
from game.store import records
from game.store.kept_game import KeptGame
from game.store.record_file import FINISHED
from rules.engine.game import Game
from rules.engine.record import parse
from rules.engine.rows import first_rows

KILLS = int(os.environ.get("VENDEMMIA_STORE_KILLS", "10"))
MOST_ACTS, LATEST = 15, 0.03
"""A process is killed after at most so many acts and, once it has told the last of them, so many seconds."""
TABLES: tuple[tuple[int, dict[str, Any], bool], ...] = ((2, {}, False), (3, {}, True), (1, {"level": "hard"}, False))
"""Seats and options of the games that are played in turn, and whether they are of Vino."""


class Promised(NamedTuple):
    """What the process has said: so many acts of players are saved, and the position after them."""

    acts: int
    digest: str


def going() -> list[Path]:
    return [save.path for save in records.unfinished()]


def acts(game: Game) -> int:
    return sum(line.acts for line in game.record.lines)


def play(chance: random.Random, number: int, told: int) -> None:
    """Go on with the game there is, or begin one, and tell each act that is saved."""
    seats, options, vino = TABLES[number % len(TABLES)]
    names, colours = ("A", "B", "C")[:seats], ("lago", "cotto", "sole")[:seats]
    rules = records.vino() if vino else None
    found = going()
    kept = KeptGame.opened(found[0]) if found else KeptGame.begin(names, colours, number, options, rules=rules)
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    while (decision := kept.game.decision) is not None:
        act = chance.random()
        if act < 0.05 and kept.file is not None:
            room = kept.file.path.stat().st_size + chance.randrange(80) if act < 0.02 else usual[0]
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, usual[1]))
        if act < 0.1:
            kept.undo()
        elif act < 0.13:
            kept.redo()
        elif act < 0.14:
            kept.rewind(max(0, kept.game.made - 4))
        else:
            kept.choose(chance.choice(decision.choices))
        if kept.file is not None and not kept.file.fault:
            os.write(told, f"{acts(kept.game)} {kept.game.digest()}\n".encode())


def killed(chance: random.Random, number: int) -> Iterator[Promised]:
    """Let a process play, kill it after a while; what it has promised, in order."""
    read, write = os.pipe()
    process = os.fork()
    if not process:
        try:
            play(chance, number, write)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        lines = [pipe.readline() for _ in range(chance.randrange(MOST_ACTS + 1))]
        time.sleep(chance.uniform(0, LATEST))
        os.kill(process, signal.SIGKILL)
        _, status = os.waitpid(process, 0)
        lines = [line for line in (*lines, *pipe) if line.endswith(b"\n")]
    assert status in (0, signal.SIGKILL), "the process that played came to grief"
    for line in lines:
        acts, digest = line.decode().split()
        yield Promised(int(acts), digest)


def text_of(path: Path) -> str:
    """What is saved, without a last line that breaks off."""
    return records.whole_lines(path.read_bytes()).decode()


def after(text: str, number: int) -> Game:
    """The saved game after so many acts of players."""
    rows = [at for at, line in enumerate(parse(text).lines, 2) if line.acts]
    return Game.load(records.rules_of(text), first_rows(text, rows[number - 1] if number else 1))[0]


def test_no_promised_choice_is_lost() -> None:
    # Read once, not by each process anew.
    for rules in (records.viticulture, records.vino):
        rules()
    seed = int(os.environ.get("VENDEMMIA_KILL_SEED", time.time_ns()))
    chance, counted, last = random.Random(seed), Counter[str](), Promised(0, "")
    for number in range(KILLS):
        game_before = going()
        said = list(killed(random.Random(chance.random()), counted["games over"]))
        last = said[-1] if said else last
        files = game_before or going()
        ended = paths.save_folder() / FINISHED / files[0].name if files else None
        path = next((one for one in (*files, ended) if one is not None and one.is_file()), None)
        if path is None:
            assert not said, f"kill {number} of seed {seed}: the game is gone"
            continue
        text = text_of(path)
        saved = sum(line.acts for line in parse(text).lines) if text else 0
        assert saved >= last.acts, f"kill {number} of seed {seed}: {saved} acts saved, {last.acts} were promised"
        if last.digest:
            assert after(text, last.acts).digest() == last.digest, f"kill {number} of seed {seed}: another game"
        counted["choices promised"] += len(said)
        counted["torn lines"] += text_of(path).encode() != path.read_bytes()
        if path == ended:
            counted["games over"] += 1
            last = Promised(0, "")
    assert counted["choices promised"] > KILLS
    print(f"{KILLS} kills, seed {seed}:", ", ".join(f"{count} {what}" for what, count in counted.items()))
