"""Unpacks the archive that ``make app`` has built, and plays the program in it with a real pointer.

The same program runs beside it from source, without a screen, and makes the same choices: it tells where things lie,
and after every click both pictures must be the same. Run ``make app-test``.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import paths
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import records
from game.store.kept_game import COLOURS, KeptGame
from game.store.settings import Settings, save_settings
from game.tools.packaging.finish import weight
from game.tools.packaging.labels import IDENTIFIER
from game.version import program_version
from game.window.app import App
from game.window.scene import Scene
from game.window.screen import Point
from rules.players.opponent import Opponent
from tests.app.stage import BARE, PATIENCE, SIZE, Stage, playing, stage, start, wait
from tests.game.driver import Driver
from tests.game.vino.driver import Driver as VinoDriver
from tests.pictures.kept import MOST, difference, small
from tests.tables import vino_table, viticulture_table

ROOT = Path(__file__).parents[2]
ANSWERS = {"viticulture": 14, "vino": 8}
FOLDER, ARCHIVE = 120, 60
"""MB that the program and its archive may weigh."""


@pytest.fixture(scope="module")
def archive() -> Path:
    found = sorted((ROOT / "dist").glob(f"vendemmia-{program_version()}-linux-*.tar.xz"))
    assert found, "run make app first"
    return found[-1]


@pytest.fixture(scope="module")
def program(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, unpacked where a path is hard to read."""
    folder = tmp_path_factory.mktemp("apart") / "Мои игры – été"
    shutil.unpack_archive(archive, folder)
    return folder / "vendemmia" / "vendemmia"


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Stage]:
    frame = tmp_path / "frame"
    frame.mkdir()
    with stage(frame) as built:
        yield built


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of the built program, set so that nothing moves by itself."""
    folder = tmp_path / "дом home"
    save_settings(folder / "settings.yaml", calm())
    return folder


def calm() -> Settings:
    return Settings(animation="instant", pace="at_once", reduced_motion=True, mute=True, inspect=None, window=SIZE)


class Pair:
    """The built program and the one from source, side by side."""

    def __init__(self, screen: Stage, home: Path) -> None:
        self.screen, self.home = screen, home
        self.app = App(GameRoutes, SIZE, calm())

    def show(self, scene: Scene) -> None:
        self.app.scenes.replace(scene)
        self.app.scenes.settle()

    def same(self, what: str) -> None:
        """Both show the same picture."""
        for _ in range(10):
            self.app.scenes.settle()
            self.app.step(0.05)
        for scene in self.app.scenes.scenes:
            scene.dirty = True
        self.app.step(0.0)
        covered = self.screen.without_pointer
        expected = small(covered(self.app.screen.surface))
        try:
            wait(
                lambda: difference(small(covered(self.screen.picture().convert(24))), expected).much <= MOST,
                f"the picture of {what}",
            )
        except AssertionError:
            pygame.image.save(self.screen.picture(), str(self.home / "seen.png"))
            pygame.image.save(self.app.screen.surface, str(self.home / "expected.png"))
            raise

    def press(self, scene: Any, name: str) -> None:
        """Press a button in the built program only."""
        button = scene.buttons.named(name)
        assert button is not None, name
        x, y, w, h = button.box
        self.screen.click(*self.app.screen.pixel((x + w / 2, y + h / 2)))

    def save(self) -> Path:
        """The saved game of the built program."""
        (file,) = (self.home / "saves").glob("*.jsonl")
        return file


class TableDriver(Driver):
    """Clicks in both programs."""

    pair: Pair

    def click(self, point: Point, button: int = 1) -> None:
        self.pair.screen.click(*self.app.screen.pixel(point))
        super().click(point, button)
        self.pair.same(f"click {self.clicked}")


class VinoTableDriver(VinoDriver):
    """Clicks in both programs."""

    def __init__(self, pair: Pair, session: Session, scene: TableScene) -> None:
        self.pair, self.app, self.session, self.scene = pair, pair.app, session, scene
        self.chance, self.drags = random.Random(7), False

    def click(self, point: Point, button: int = 1) -> None:
        self.pair.screen.click(*self.app.screen.pixel(point))
        super().click(point, button)
        self.pair.same(f"click at {point}")


def answer(pair: Pair, game: str, session: Session, scene: Any) -> None:
    """Give the first answers of a game in both programs."""
    chance = random.Random(7)
    if game == "vino":
        driver = VinoTableDriver(pair, session, scene)
        for _ in range(ANSWERS[game]):
            driver.answer()
        return
    table = TableDriver.__new__(TableDriver)
    table.pair = pair
    TableDriver.__init__(table, pair.app, session, False, scene)
    for _ in range(ANSWERS[game]):
        decision = session.decision
        assert decision is not None
        table.answer(str(chance.choice([one for one in decision.choices if one.verb != "pass"] or decision.choices)))


def choices(file: Path) -> int:
    return file.read_text(encoding="utf-8").count('"choice"')


def test_it_is_light(archive: Path, program: Path) -> None:
    print(f"archive {weight(archive):.0f} MB, folder {weight(program.parent):.0f} MB")
    assert weight(archive) < ARCHIVE
    assert weight(program.parent) < FOLDER


def test_it_holds_what_belongs_to_it(program: Path) -> None:
    inside = program.parent / "_internal"
    assert {"fonts", "libraries", "packages"} <= {file.name for file in (inside / "licences").iterdir()}
    assert not [file for file in inside.rglob("*") if file.name in ("numpy", "soundfile", "fontTools", "tests")]
    assert (program.parent / "share/applications/vendemmia.desktop").is_file()
    assert program_version() in (program.parent / f"share/metainfo/{IDENTIFIER}.metainfo.xml").read_text(
        encoding="utf-8"
    )


def test_it_tells_its_version(program: Path) -> None:
    told = subprocess.run([str(program), "--version"], capture_output=True, text=True, env={}, timeout=60, check=True)
    assert told.stdout == f"vendemmia {program_version()}\n"


def test_it_starts(program: Path, screen: Stage, home: Path) -> None:
    taken = start(program, screen, home)
    print(f"start to the menu {taken.clock:.2f} s, {taken.processor:.2f} s of a processor")


@pytest.mark.parametrize("game", ANSWERS)
def test_a_game_is_begun_killed_and_continued(program: Path, screen: Stage, home: Path, game: str) -> None:
    pair = Pair(screen, home)
    with playing(program, screen, home):
        title = TitleScene(pair.app)
        pair.show(title)
        pair.same("the title")
        pair.press(title, "new-game")
        posters = pair.app.routes.evening()
        pair.show(posters)
        pair.same("the posters")
        pair.press(posters, f"game-{game}")
        page = pair.app.routes.new_game((), game)
        pair.show(page)
        pair.same("the new-game page")
        for at in range(1, len(page.seats)):
            pair.press(page, f"plays-{at}")
        pair.press(page, "start")
        wait(lambda: any(file.stat().st_size for file in (home / "saves").glob("*.jsonl")), "the saved game")
        copy = paths.saves() / pair.save().name
        copy.write_bytes(pair.save().read_bytes())
        session = Session(KeptGame.opened(copy))
        scene = vino_table(pair.app, session) if game == "vino" else viticulture_table(pair.app, session)
        pair.show(scene)
        pair.same("the table")
        answer(pair, game, session, scene)
        made = choices(copy)
        wait(lambda: choices(pair.save()) == made, "the last choice")
    assert choices(pair.save()) == made
    with playing(program, screen, home):
        seen = pair.save().stat()
        os.utime(copy, ns=(seen.st_atime_ns, seen.st_mtime_ns))
        title = TitleScene(pair.app)
        pair.show(title)
        pair.same("the title with Continue")
        pair.press(title, "continue")
        session = Session(KeptGame.opened(copy))
        pair.show(vino_table(pair.app, session) if game == "vino" else viticulture_table(pair.app, session))
        pair.same("the continued table")
    assert choices(pair.save()) == made


def of(program: Path) -> list[int]:
    """The processes of the built program."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "exe").resolve() == program.resolve():
                found.append(int(process.name))
    return found


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("game", ANSWERS)
def test_opponents_play_and_no_process_is_left(
    program: Path, screen: Stage, home: Path, game: str, end: signal.Signals
) -> None:
    opponents = [Opponent(1, "grower", 1), Opponent(3, "host", 2), Opponent(5, "trader", 3)]
    rules = records.vino() if game == "vino" else records.viticulture()
    begun = KeptGame.begin(("Uno", "Due", "Tre"), COLOURS[:3], 5, {}, rules=rules, opponents=opponents)
    begun.close()
    shutil.copytree(paths.saves(), home / "saves")
    pair = Pair(screen, home)
    around = BARE | {"DISPLAY": screen.display, "HOME": str(home), "VENDEMMIA_HOME": str(home)}
    process = subprocess.Popen([str(program)], cwd="/", env=around, stderr=subprocess.PIPE)
    try:
        title = TitleScene(pair.app)
        pair.show(title)
        pair.same("the title with Continue")
        pair.press(title, "continue")
        wait(lambda: choices(pair.save()) >= ANSWERS[game], "the answers of opponents")
        assert len(of(program)) > 1
    finally:
        process.send_signal(end)
        said = process.communicate(timeout=PATIENCE)[1]
    wait(lambda: not of(program), "the end of all its processes")
    assert not said
    assert KeptGame.opened(pair.save()).opponents == tuple(opponents)
