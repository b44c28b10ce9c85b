"""Plays the program that ``make app`` has built, on any system: what would be done by a hand is posted by a file.

It starts, begins a game of each kind, answers, is looked at, is closed, starts again and continues; the same program
runs beside it from source, and both must show the same. Run ``make app-proof``.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.paths import HOME_VARIABLE
from game.program.posted import VARIABLE
from game.store.settings import save_settings
from game.tools.packaging.labels import NAME, TITLE
from game.version import program_version
from game.window.widgets.buttons import SURE_SECONDS
from rules import system
from tests.app.pair import ANSWERS, Pair, begun, calm, choices, continued
from tests.app.stage import PATIENCE, SIZE, wait

DIST = Path(__file__).parents[2] / "dist"
PLACES = {"windows": f"{NAME}/{NAME}.exe", "macos": f"{TITLE}.app/Contents/MacOS/{NAME}"}
"""Where the program lies in what was built, where that is not as on Linux."""
PROGRAM = DIST / PLACES.get(system.name(), f"{NAME}/{NAME}")


class Posted:
    """The built program as it is seen and clicked through the file that it follows."""

    def __init__(self, folder: Path) -> None:
        self.told, self.seen = folder / "told.txt", folder / "seen.png"
        self.told.write_bytes(b"")

    def say(self, *lines: str) -> None:
        """Let the program do what these lines say."""
        with self.told.open("a", encoding="utf-8") as told:
            told.write("".join(f"{line}\n" for line in lines))

    def click(self, x: float, y: float) -> None:
        """Press and let go at this pixel, no sooner than a hand would: see SURE_SECONDS."""
        time.sleep(1.5 * SURE_SECONDS)
        at = f"{round(x)} {round(y)}"
        self.say(f"move {at}", f"down {at}", f"up {at}")

    def picture(self) -> pygame.Surface:
        """What is seen now."""
        self.seen.unlink(missing_ok=True)
        self.say(f"picture {self.seen}")
        wait(self.seen.exists, "a picture")
        return pygame.image.load(self.seen)

    def without_pointer(self, picture: pygame.Surface) -> pygame.Surface:
        """No pointer is seen."""
        return picture


@contextmanager
def playing(screen: Posted, home: Path) -> Iterator[None]:
    """The program while the block runs; then it is closed, as by the button of its window."""
    screen.told.write_bytes(b"")
    around = os.environ | {HOME_VARIABLE: str(home), VARIABLE: str(screen.told)}
    process = subprocess.Popen(
        [str(PROGRAM), "--window", "{}x{}".format(*SIZE)], cwd=home, env=around, stderr=subprocess.PIPE
    )
    try:
        yield
        screen.say("quit")
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of the built program, set so that nothing moves by itself."""
    folder = tmp_path / "дом home"
    save_settings(folder / "settings.yaml", calm())
    return folder


def test_it_tells_its_version() -> None:
    told = subprocess.run([str(PROGRAM), "--version"], capture_output=True, text=True, timeout=PATIENCE, check=True)
    # A program without a console has nowhere to write on Windows.
    assert told.stdout == ("" if system.name() == "windows" else f"{NAME} {program_version()}\n")


@pytest.mark.parametrize("game", ANSWERS)
def test_a_game_is_begun_left_and_continued(game: str, home: Path, tmp_path: Path) -> None:
    screen = Posted(tmp_path)
    pair = Pair(screen, home)
    with playing(screen, home):
        copy = begun(pair, game)
    assert choices(pair.save()) == choices(copy) >= ANSWERS[game]
    with playing(screen, home):
        continued(pair, game, copy)
    assert choices(pair.save()) == choices(copy)
