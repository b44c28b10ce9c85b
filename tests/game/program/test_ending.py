"""The program in a process of its own: without a home, under any name, and asked to end by the system."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from game.paths import HOME_VARIABLE
from game.store.settings import Settings, load_settings, save_settings
from rules.engine.record import parse

ROOT = Path(__file__).parents[3]
UNKNOWN = 123_456_789
"""The number of a user of whom the system knows nothing."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="users and signals as Linux and macOS know them")

AS_NOBODY = """
import os, pwd, sys
if os.geteuid() == 0:
    os.setreuid({unknown}, 0)
else:
    def unknown(*_): raise KeyError
    pwd.getpwuid = unknown
sys.argv = ["game", *sys.argv[1:]]
{code}
"""
"""Runs what follows as a user of whom the system knows nothing."""
PLAY = "from game.__main__ import main; sys.exit(main())"
CRASH = """
from game.window.app import App
def stumble(app): raise RuntimeError("on purpose")
App.run = stumble
"""


class Ended(NamedTuple):
    """How a process ended and what it said."""

    code: int
    out: str
    err: str


def started(*words: str, code: str = PLAY, nobody: bool = False, cwd: Path = ROOT, **own: str) -> subprocess.Popen[str]:
    """The program, begun with an environment of its own."""
    environment = {
        "PATH": os.environ["PATH"], "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1",
    }  # fmt: skip
    text = AS_NOBODY.format(unknown=UNKNOWN, code=code) if nobody else f"import sys\n{code}"
    return subprocess.Popen(
        [sys.executable, "-c", text, *words],
        cwd=cwd,
        env=environment | own,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def ended(process: subprocess.Popen[str]) -> Ended:
    """How the process ends."""
    out, err = process.communicate(timeout=120)
    return Ended(process.returncode, out, err)


def once_there(file: Path) -> None:
    """Wait until there is such a file."""
    end = time.monotonic() + 90
    while not file.exists():
        assert time.monotonic() < end, f"{file} does not come"
        time.sleep(0.02)


READY = """
import pathlib, os
from game.window.app import App
run = App.run
def told(app):
    pathlib.Path(os.environ["READY"]).touch()
    return run(app)
App.run = told
"""
"""Tells by a file that the window is open."""


def test_without_a_home_and_a_name_it_says_what_to_set(tmp_path: Path) -> None:
    done = ended(started(nobody=True, cwd=tmp_path))
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "HOME" in done.err
    assert HOME_VARIABLE in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("home", ["", "somewhere/relative"])
def test_a_home_that_is_none_counts_as_none(home: str, tmp_path: Path) -> None:
    done = ended(started(nobody=True, cwd=tmp_path, HOME=home))
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert list(tmp_path.iterdir()) == []


def test_without_a_home_options_are_answered_all_the_same(tmp_path: Path) -> None:
    assert ended(started("--version", nobody=True, cwd=tmp_path)).out.startswith("vendemmia ")
    assert ended(started("--help", nobody=True, cwd=tmp_path)).code == 0
    assert ended(started("--windo", nobody=True, cwd=tmp_path)).code == 2


def test_somebody_unknown_plays_where_the_variable_says(tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    home = tmp_path / "home"
    process = started(code=READY + PLAY, nobody=True, cwd=tmp_path, READY=str(ready), **{HOME_VARIABLE: str(home)})
    once_there(ready)
    process.terminate()
    assert ended(process) == (0, "", "")
    assert (home / "settings.yaml").is_file()


def test_the_pages_that_name_folders_of_somebody_unknown_can_be_shown(tmp_path: Path) -> None:
    code = (
        "from game import paths; from game.pages.saved import usual_place\n"
        "print(usual_place('export'), *paths.picture_folders())"
    )
    for own in ({HOME_VARIABLE: str(tmp_path / "own")}, {"XDG_DATA_HOME": str(tmp_path / "data")}):
        done = ended(started(code=code, nobody=True, cwd=tmp_path, **own))
        assert (done.code, done.err) == (0, "")
        assert all(place.startswith(str(tmp_path)) for place in done.out.split())


def test_the_report_of_a_crash_without_a_home_is_no_second_crash(tmp_path: Path) -> None:
    code = "from game.program import crash\nprint(crash.write(RuntimeError('x'), None))"
    done = ended(started(code=code, nobody=True, cwd=tmp_path))
    assert (done.code, done.err) == (0, "")
    assert "every choice is saved" in done.out


@pytest.mark.parametrize("home", ["/dev/null"])
def test_a_home_in_which_nothing_can_be_written_is_told_and_played_in(home: str, tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    process = started(code=READY + PLAY, cwd=tmp_path, HOME=home, READY=str(ready))
    once_there(ready)
    time.sleep(0.3)
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    assert ended(process) == (0, "", "")
    done = ended(started(code=CRASH + PLAY, cwd=tmp_path, HOME=home))
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "Traceback" not in done.err


AT_A_TABLE = """
from game.store.kept_game import KeptGame
from game.window.app import App
played = App.run
def at_a_table(app):
    app.settings.text = 150
    app.scenes.replace(app.routes.table(KeptGame.begin(("Ada", "Bo"), ("lago", "cotto"), 7, {})))
    return played(app)
App.run = at_a_table
"""
"""Begins at the table of a new game, after a setting has changed."""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_ends_it_as_the_button_of_the_window_does(name: str, tmp_path: Path) -> None:
    ready, home = tmp_path / "ready", tmp_path / "home"
    save_settings(home / "settings.yaml", Settings(mute=True))
    process = started(code=AT_A_TABLE + READY + PLAY, READY=str(ready), **{HOME_VARIABLE: str(home)})
    once_there(ready)
    time.sleep(0.3)
    process.send_signal(getattr(signal, name))
    assert ended(process) == (0, "", "")
    kept = load_settings(home / "settings.yaml")
    assert kept.text == 150
    assert kept.mute
    [record] = (home / "saves").glob("*.jsonl")
    assert parse(record.read_text("utf-8"))
    assert [file for file in home.rglob("*") if file.suffix in (".new", ".fresh", ".txt")] == []


def test_a_program_that_hangs_ends_at_the_second_signal_with_its_settings_kept(tmp_path: Path) -> None:
    ready, home = tmp_path / "ready", tmp_path / "home"
    hang = "\nimport time\ndef run(app):\n    app.settings.text = 150\n    time.sleep(60)\n"
    process = started(code=READY.replace("run = App.run", hang) + PLAY, READY=str(ready), **{HOME_VARIABLE: str(home)})
    once_there(ready)
    time.sleep(0.3)
    for _ in range(2):
        process.send_signal(signal.SIGINT)
        time.sleep(0.3)
    assert ended(process) == (130, "", "")
    assert load_settings(home / "settings.yaml").text == 150


@pytest.mark.parametrize("seconds", [0.1, 0.4])
def test_interrupted_while_it_starts_it_ends_without_a_word(seconds: float, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    code = f"import pathlib; pathlib.Path({str(begun)!r}).touch()\n{PLAY}"
    process = started(code=code, **{HOME_VARIABLE: str(tmp_path / "home")})
    once_there(begun)
    time.sleep(seconds)
    process.send_signal(signal.SIGINT)
    done = ended(process)
    assert done.code in (0, 130)
    assert (done.out, done.err) == ("", "")
