"""Real keyboards of other countries on a screen without a monitor: what their keys mean and what they are called.

Keys are pressed by their place on the keyboard. Run ``make desktop-test``.
"""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.app.stage import PATIENCE, Stage, stage

ROOT = Path(__file__).parents[2]
KEYS = {
    **{letter: 24 + number for number, letter in enumerate("qwertyuiop[]")},
    **{letter: 38 + number for number, letter in enumerate("asdfghjkl;'")},
    **{letter: 52 + number for number, letter in enumerate("zxcvbnm,./")},
    **{digit: 10 + number for number, digit in enumerate("1234567890-=")},
    "ctrl": 37, "shift": 50,
}  # fmt: skip
"""The places of keys, as the screen counts them, after what an American keyboard has there."""
PLAIN = {"u": "undo", "l": "log", "3": "mat_3"}
CTRL = {"ru": "zy", "gr": "zy", "il": "zy", "us": "zy", "de": "yz", "fr": "wy", "th": "zy"}
"""The places of the keys that step back and on again with Ctrl, under each layout."""
PRINTED = {
    "ru": "Ctrl+Я Г Ж", "gr": "Ctrl+Ζ Θ ;", "il": "Ctrl+ז ו ף", "us": "Ctrl+Z U ;", "de": "Ctrl+Z U Ö",
    "fr": "Ctrl+Z U M", "th": "Ctrl+Z U ;",
}  # fmt: skip


class Listener:
    """A window with a keyboard: ``tests/desktop/listener.py``."""

    def __init__(self, screen: Stage, process: subprocess.Popen[str]) -> None:
        self.around = os.environ | {"DISPLAY": screen.display}
        self.lines: queue.Queue[str] = queue.Queue()
        self._process = process
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.put(line.strip())

    def line(self) -> str:
        """What it tells next."""
        return self.lines.get(timeout=PATIENCE)

    def layout(self, name: str) -> None:
        """Exchange the layout of the keyboard."""
        subprocess.run(["setxkbmap", name], env=self.around, check=True, timeout=PATIENCE)

    def press(self, key: str, *held: str) -> None:
        """Press the key at a place, while others are held."""
        codes = [str(KEYS[name]) for name in held]
        deeds = [deed for code in codes for deed in ("keydown", code)]
        deeds += ["key", str(KEYS[key]), *(deed for code in codes for deed in ("keyup", code))]
        subprocess.run(["xdotool", *deeds], env=self.around, check=True, timeout=PATIENCE)


TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "setxkbmap": "x11-xkb-utils"}
"""What is needed, and Debian's package of each."""


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Stage]:
    missing = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    assert not missing, f"keyboards are tried on a screen of their own: apt-get install {' '.join(missing)}"
    with stage(tmp_path) as built:
        yield built


@contextmanager
def listening(screen: Stage, home: Path, what: str) -> Iterator[Listener]:
    around = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    around |= {
        "DISPLAY": screen.display,
        "VENDEMMIA_HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "PYTHONIOENCODING": "utf-8",
    }
    command = [sys.executable, "-m", "tests.desktop.listener", what]
    process = subprocess.Popen(command, cwd=ROOT, env=around, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    try:
        listener = Listener(screen, process)
        while listener.line() != "ready":
            pass
        yield listener
    finally:
        process.kill()
        process.wait(PATIENCE)


def test_every_layout_has_the_same_shortcuts_under_its_own_names(screen: Stage, tmp_path: Path) -> None:
    with listening(screen, tmp_path, "ear") as listener:
        for layout in PRINTED:
            listener.layout(layout)
            assert listener.line() == f"keys {PRINTED[layout]}", layout
            for key, action in PLAIN.items():
                listener.press(key)
                assert listener.line() == action, layout
            for key, action in zip(CTRL[layout], ("undo", "redo"), strict=True):
                listener.press(key, "ctrl")
                assert listener.line() == action, layout
            listener.press("u", "shift")
            assert listener.line() == "restart_turn", layout


@pytest.mark.parametrize(
    ("layout", "key", "kept"), [("de", ";", ";"), ("gr", ";", ";"), ("ru", "z", "z"), ("fr", "z", "z")]
)
def test_the_page_keeps_a_name_of_every_key(screen: Stage, tmp_path: Path, layout: str, key: str, kept: str) -> None:
    with listening(screen, tmp_path, "page") as listener:
        listener.layout(layout)
        listener.press(key)
        assert listener.line() == f"kept {kept}"


def test_an_entry_is_written_in_with_every_layout_and_copied_by_place(screen: Stage, tmp_path: Path) -> None:
    with listening(screen, tmp_path, "entry") as listener:
        listener.layout("ru")
        listener.press("u")
        assert listener.line() == "kept г"
        listener.press("m")
        assert listener.line() == "kept гь"
        listener.press("a", "ctrl")
        listener.press("1")
        assert listener.line() == "kept 1"
