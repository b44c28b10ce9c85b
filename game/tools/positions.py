"""Saved games that begin in a changed position: ``python -m game.tools.positions [--number N] [--seed S]``.

Legal positions of random play are changed in one field each and go through everything that reads a saved game: the
lists, Continue, the pictures, the table. Each must be refused in one sentence or be played, in good time.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

import msgspec

from game import paths
from game.pages import saved_picture
from game.pages.saved import SavedScene
from game.program.routes import GameRoutes
from game.store import records, shelf
from game.store.kept_game import KeptGame
from game.store.record_file import FINISHED
from game.store.settings import Settings
from game.tools.mutations import mutated
from game.window.app import FRAMES_PER_SECOND, App
from game.window.opening import open_game
from game.window.scene import Scene
from game.window.waiting import Waiting
from rules import system
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.position_text import packed
from rules.engine.rules import Rules
from rules.players.chance_bot import ChanceBot

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("viticulture", 2, {}),
    ("viticulture", 4, {"setup": "advanced"}),
    ("viticulture", 6, {}),
    ("viticulture", 1, {}),
    ("viticulture", 1, {"challenge": 4, "losses_in_a_row": 2}),
    ("viticulture", 1, {"level": "hard", "aggressive": True, "solo_visitors": "redrawn"}),
    ("vino", 3, {}),
    ("vino", 5, {"preliminary_gift": "none"}),
)
LONGEST_GAME = 500
"""So many choices of a game are looked at, at most."""
FURTHER = 40
"""So many choices a changed position that was not refused is played on."""
LONGEST_SENTENCE = 600
"""Most letters in which a game may be refused."""
MOST_SECONDS, MOST_BYTES = 1.0, 200 << 20
"""Until one changed game is listed, read and drawn: how long the processor may take, and how much memory."""
SIZE, FRAMES = (640, 360), 4
"""The window in which they are looked at, in true px, and how many frames of each page."""
IN_HEADER = 0.15
"""How often the first line is changed instead of the position in it."""


class Tried(NamedTuple):
    """What became of one changed game: how long and how much memory it took, and what is wrong with that, if so."""

    seconds: float
    memory: int
    played: bool
    fault: str


def changed_records(number: int, seed: int) -> Iterator[tuple[int, str]]:
    """So many numbered texts of records whose position or first line was changed in one field."""
    chance = Random(seed)
    legal = [list(_positions(*table, seed)) for table in TABLES]
    for count in range(number):
        header, position = chance.choice(legal[count % len(TABLES)])
        said: dict[str, Any] = msgspec.to_builtins(header)
        if chance.random() < IN_HEADER:
            said = mutated(said | {"position": packed(msgspec.msgpack.encode(position))}, chance)
        else:
            said["position"] = packed(msgspec.msgpack.encode(mutated(position, chance)))
        yield count, msgspec.json.encode(said).decode() + "\n"


def _rules(name: str) -> Rules:
    return records.vino() if name == "vino" else records.viticulture()


def _positions(name: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, dict[str, Any]]]:
    """The positions of a random game, each with the header of its record."""
    people = [{"name": f"Seat {seat}", "colour": "lago"} for seat in range(seats)]
    game = Game.new(_rules(name), people, seed, options)
    bot = ChanceBot(Stream(seed, "positions"), curious=True)
    while (decision := game.decision) is not None and game.made < LONGEST_GAME:
        game.choose(bot.choose(decision))
        yield game.record.header, msgspec.msgpack.decode(game.rules.encode(game.state))


def tried(text: str, look: Callable[[Path], None] | None = None) -> Tried:
    """What becomes of a record among the saved games; ``look`` shows it in the window besides."""
    path = paths.saves() / "changed.jsonl"
    played, fault, seconds, memory = False, "", 0.0, 0
    try:
        if look is not None:
            path.write_text(text, encoding="utf-8")
            look(path)
        path.write_text(text, encoding="utf-8")
        before, start = system.most_memory(), process_time()
        kept = _read(path)
        seconds, memory = process_time() - start, system.most_memory() - before
        if kept is not None:
            _play_on(kept)
            played = True
    except Exception as wrong:
        fault = f"{type(wrong).__name__}: {wrong}"[:300]
    if not fault and seconds > MOST_SECONDS:
        fault = f"it takes {seconds:.2f} s"
    if not fault and memory > MOST_BYTES:
        fault = f"it takes {memory >> 20} MB"
    _tidy_up()
    return Tried(seconds, memory, played, fault)


def _tidy_up() -> None:
    """Delete all saved games."""
    for place in (paths.save_folder(), paths.save_folder() / FINISHED):
        for file in place.glob("*.*"):
            file.unlink()


def _read(path: Path) -> KeptGame | None:
    """List a game, read it and draw its picture; None where it was refused in one sentence."""
    [listed], [_] = shelf.found("going"), records.unfinished()
    try:
        kept = KeptGame.opened(path)
    except records.BadRecord as told:
        assert len(str(told)) < LONGEST_SENTENCE, f"a sentence of {len(str(told))} letters"
        assert "\n" not in str(told), "a sentence of several lines"
        return None
    saved_picture.drawn(kept.game.view(None), listed.colours, listed.innkeepers)
    return kept


def _play_on(kept: KeptGame) -> None:
    """Play a game on by chance."""
    bot = ChanceBot(Stream(kept.game.made, "further"))
    for _ in range(FURTHER):
        if (decision := kept.game.decision) is None:
            break
        kept.game.choose(bot.choose(decision))
        for seat in range(len(kept.names)):
            kept.game.view(seat)
    kept.close()


class Window:
    """The program's window, in which the pages that show a saved game are looked at."""

    def __init__(self) -> None:
        self.app = App(GameRoutes, SIZE, Settings(mute=True, animation="instant"))

    def look(self, path: Path) -> None:
        """Show the lists with a game among them, then go on with it; one that goes on is thrown away."""
        page = SavedScene(self.app)
        self._show(page)
        [kept] = page.all["going"]
        self._show(self.app.routes.title())
        open_game(self.app, path, lambda _: None)
        self._steps()
        if (game := self.app.scenes.scenes[-1].played) is not None:
            game.close()
        self._show(self.app.routes.title())
        if path.exists():
            shelf.throw_away(kept)
            shelf.empty_bin()

    def _show(self, scene: Scene) -> None:
        self.app.scenes.replace(scene)
        self._steps()

    def _steps(self) -> None:
        self.app.scenes.settle()
        while isinstance(self.app.scenes.scenes[-1], Waiting):
            self.app.clock.tick(FRAMES_PER_SECOND)
            self.app.step(0.02)
        for _ in range(FRAMES):
            self.app.step(0.02)


def run(number: int, seed: int, keep: Path | None, look: Callable[[Path], None] | None = None) -> int:
    """Try so many changed games; print what came of it and return how many did not go well."""
    faults, slowest, largest, played = 0, 0.0, 0, 0
    for count, text in changed_records(number, seed):
        one = tried(text, look)
        slowest, largest, played = max(slowest, one.seconds), max(largest, one.memory), played + one.played
        if one.fault:
            faults += 1
            print(f"position {count}: {one.fault}")
            if keep is not None:
                (keep / f"position-{seed}-{count}.jsonl").write_text(text, encoding="utf-8")
    print(f"{number} changed positions, seed {seed}: {number - played} refused, {played} played")
    print(f"slowest {slowest * 1000:.0f} ms, largest {largest / (1 << 20):.1f} MB, not well: {faults}")
    return faults


def main() -> int:
    """Try changed positions in a home of their own; 0 when all went well, else 1."""
    parser = argparse.ArgumentParser(prog="python -m game.tools.positions", description=__doc__)
    parser.add_argument("--number", type=int, default=200, metavar="N", help="how many changed positions")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="other positions, changed otherwise")
    parser.add_argument("--window", action="store_true", help="look at each in the window too, which takes long")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep there the games that do not go well")
    wish = parser.parse_args()
    with TemporaryDirectory() as home:
        os.environ[paths.HOME_VARIABLE] = home
        look = Window().look if wish.window else None
        return 1 if run(wish.number, wish.seed, wish.keep, look) else 0


if __name__ == "__main__":
    sys.exit(main())
