"""Unpacks the archive that ``make app`` has built, and plays the program in it with a real pointer.

The same program runs beside it from source, without a screen, and makes the same choices: it tells where things lie,
and after every click both pictures must be the same. Run ``make app-test``.
"""

from __future__ import annotations

import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from game import paths
from game.pages.title import TitleScene
from game.store import records
from game.store.kept_game import COLOURS, KeptGame
from game.store.settings import save_settings
from game.tools.packaging.files import built
from game.tools.packaging.finish import weight
from game.tools.packaging.labels import IDENTIFIER
from game.version import program_version
from rules.players.opponent import Opponent
from tests.app.pair import ANSWERS, Pair, begun, calm, choices, continued
from tests.app.stage import BARE, PATIENCE, Stage, playing, stage, start, wait

ROOT = Path(__file__).parents[2]
FOLDER, HEAVIEST = 120, 45
"""MB that the program may weigh, and that its archive and each package may."""


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


def test_it_is_light(archive: Path, program: Path) -> None:
    print(f"archive {weight(archive):.0f} MB, folder {weight(program.parent):.0f} MB")
    assert weight(archive) < HEAVIEST
    assert weight(program.parent) < FOLDER


def test_it_holds_what_belongs_to_it(program: Path) -> None:
    inside = program.parent / "_internal"
    assert {"fonts", "libraries", "packages"} <= {file.name for file in (inside / "licences").iterdir()}
    assert not [file for file in inside.rglob("*") if file.name in ("numpy", "soundfile", "fontTools", "tests")]
    assert (program.parent / "share/applications/vendemmia.desktop").is_file()
    assert program_version() in (program.parent / f"share/metainfo/{IDENTIFIER}.metainfo.xml").read_text(
        encoding="utf-8"
    )


def test_nothing_in_it_is_only_for_a_debugger(program: Path) -> None:
    parts = built(program.parent)
    assert program in parts
    assert not [part.name for part in parts if b"\0.debug_info\0" in part.read_bytes()]


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
        copy = begun(pair, game)
    assert choices(pair.save()) == choices(copy)
    with playing(program, screen, home):
        continued(pair, game, copy)
    assert choices(pair.save()) == choices(copy)


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
    KeptGame.begin(("Uno", "Due", "Tre"), COLOURS[:3], 5, {}, rules=rules, opponents=opponents).close()
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
