"""A desktop without a monitor: screens that can change, a window manager, and the program from source on it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.paths import HOME_VARIABLE
from game.store.settings import Settings, load_settings, save_settings
from tests.app.stage import picture_of

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
"""Seconds until something that is waited for counts as not coming."""
CALM = 0.5
"""Seconds in which a window has found its place."""
NEEDED = {
    "Xorg": "xserver-xorg-core", "openbox": "openbox", "xdotool": "xdotool", "wmctrl": "wmctrl",
    "xrandr": "x11-xserver-utils", "xwininfo": "x11-utils", "xprop": "x11-utils", "xwd": "x11-apps",
}  # fmt: skip
"""The programs that a desktop is made of, and the packages of Debian that bring them."""
DUMMY = "xserver-xorg-video-dummy"
"""The package that brings screens without monitors."""
SCREENS = """
Section "ServerFlags"
    Option "AutoAddDevices" "false"
    Option "AutoEnableDevices" "false"
EndSection
Section "Device"
    Identifier "card"
    Driver "dummy"
    VideoRam 128000
EndSection
Section "Screen"
    Identifier "screens"
    Device "card"
    DefaultDepth 24
    SubSection "Display"
        Depth 24
        Virtual 3840 2160
    EndSubSection
EndSection
"""
MOST_SCREENS = 3

Box = pygame.Rect


class Desk:
    """A desktop with one screen or more."""

    def __init__(self, display: str) -> None:
        self.display = display
        self._known: set[str] = set()

    def run(self, *command: str) -> str:
        """What a program prints on this desktop."""
        around = os.environ | {"DISPLAY": self.display}
        return subprocess.run(command, env=around, check=True, capture_output=True, text=True, timeout=PATIENCE).stdout

    def screens(self, *sizes: tuple[int, int]) -> None:
        """Let these screens stand side by side, and no others."""
        command = ["xrandr"]
        for number, size in enumerate(sizes):
            command += ["--output", f"DUMMY{number}", "--mode", self._mode(number, size)]
            command += ["--right-of", f"DUMMY{number - 1}"] if number else ["--primary", "--pos", "0x0"]
        for number in range(len(sizes), MOST_SCREENS):
            command += ["--output", f"DUMMY{number}", "--off"]
        self.run(*command)
        # The server counts new screens only when it is asked for all of them.
        self.run("xrandr")

    def _mode(self, number: int, size: tuple[int, int]) -> str:
        """The name of a screen of this size; the server is told of it where it does not know it."""
        (wide, tall), name = size, f"{size[0]}by{size[1]}"
        if name not in self._known:
            across = f"{wide} {wide + 24} {wide + 48} {wide + 100}"
            down = f"{tall} {tall + 3} {tall + 6} {tall + 20}"
            clock = (wide + 100) * (tall + 20) * 60 / 1e6
            self.run("xrandr", "--newmode", name, f"{clock:.2f}", *across.split(), *down.split())
        if (with_number := f"{name} {number}") not in self._known:
            self.run("xrandr", "--addmode", f"DUMMY{number}", name)
        self._known |= {name, with_number}
        return name

    def key(self, name: str) -> None:
        """Press a key in the window that has the focus."""
        self.run("xdotool", "key", name)

    def picture(self) -> pygame.Surface:
        """All that is seen now."""
        raw = subprocess.run(
            ["xwd", "-root", "-silent"],
            env=os.environ | {"DISPLAY": self.display}, check=True, capture_output=True, timeout=PATIENCE,
        ).stdout  # fmt: skip
        return picture_of(raw)


@contextmanager
def desk(window_manager: tuple[str, ...] = ("openbox",)) -> Iterator[Desk]:
    """A desktop that is there as long as the block runs."""
    missing = {package for program, package in NEEDED.items() if shutil.which(program) is None}
    if not any(Path("/usr/lib").glob("**/xorg/modules/drivers/dummy_drv.so")):
        missing.add(DUMMY)
    assert not missing, f"windows are tried on a desktop of their own: apt-get install {' '.join(sorted(missing))}"
    with TemporaryDirectory() as folder:
        (Path(folder) / "screens.conf").write_text(SCREENS)
        told, tell = os.pipe()
        command = ["Xorg", "-displayfd", str(tell), "-config", f"{folder}/screens.conf", "-logfile", f"{folder}/log"]
        server = subprocess.Popen(
            [*command, "-noreset", "-nolisten", "tcp", "-sharevts", "-novtswitch"],
            pass_fds=(tell,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(tell)
        manager = None
        try:
            with os.fdopen(told) as answer:
                number = answer.readline().strip()
            assert number, "the X server did not start"
            if window_manager:
                manager = subprocess.Popen(
                    window_manager, env=os.environ | {"DISPLAY": f":{number}", "HOME": folder},
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                )  # fmt: skip
            built = Desk(f":{number}")
            if manager is not None:
                wait(lambda: "_NET_SUPPORTING_WM_CHECK" in built.run("xprop", "-root"), "the window manager")
            yield built
        finally:
            for process in filter(None, (manager, server)):
                process.terminate()
                process.wait(PATIENCE)


class Shown:
    """The program on a desktop, with its window."""

    def __init__(self, on: Desk, home: Path, process: subprocess.Popen[bytes]) -> None:
        self.desk, self.home, self.process = on, home, process
        self.id = ""
        wait(self._found, "the window")

    def _found(self) -> bool:
        assert self.process.poll() is None, "the program has stopped"
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
            env=os.environ | {"DISPLAY": self.desk.display}, capture_output=True, text=True, timeout=PATIENCE,
        ).stdout.split()  # fmt: skip
        self.id = found[-1] if found else ""
        return bool(found)

    def box(self) -> Box:
        """Where the window lies on the desktop, without its frame."""
        told = self.desk.run("xwininfo", "-id", self.id)
        names = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        return Box(*(int(re.findall(rf"{name}: +(-?\d+)", told)[0]) for name in names))

    def frame(self) -> tuple[int, int, int, int]:
        """How wide the window manager's frame is: left, right, top and bottom."""
        told = re.findall(r"= (\d+), (\d+), (\d+), (\d+)", self.desk.run("xprop", "-id", self.id, "_NET_FRAME_EXTENTS"))
        left, right, top, bottom = map(int, told[0]) if told else (0, 0, 0, 0)
        return left, right, top, bottom

    def state(self, *change: str) -> None:
        """Ask the window manager for another state of the window, as ``add,fullscreen``."""
        self.desk.run("wmctrl", "-i", "-r", self.id, "-b", *change)

    def maximise(self, on: bool = True) -> None:
        """Let the window fill what the desktop leaves it, or take that back."""
        self.state(f"{'add' if on else 'remove'},maximized_vert,maximized_horz")

    def move(self, x: int, y: int) -> None:
        """Let the window lie elsewhere."""
        self.desk.run("xdotool", "windowmove", "--sync", self.id, str(x), str(y))

    def resize(self, width: int, height: int) -> None:
        """Make the window larger or smaller."""
        self.desk.run("xdotool", "windowsize", self.id, str(width), str(height))

    def minimise_and_restore(self) -> None:
        """Put the window away, and take it up again."""
        self.desk.run("xdotool", "windowminimize", "--sync", self.id)
        time.sleep(CALM)
        self.desk.run("wmctrl", "-i", "-a", self.id)

    def lies(self, *box: int) -> None:
        """The window comes to lie here, and stays."""
        wait(lambda: self.box() == Box(*box), f"a window at {box}", self.box)
        time.sleep(CALM)
        assert (lies := self.box()) == Box(*box), lies

    def part(self) -> pygame.Surface:
        """What is seen of the window; black where it lies beside all screens."""
        box, seen = self.box(), self.desk.picture()
        part = pygame.Surface(box.size, depth=24)
        part.blit(seen.convert(24), (-box.x, -box.y))
        return part

    def close(self) -> Settings:
        """Close the window as a window manager does; the settings that are kept."""
        self.desk.run("wmctrl", "-i", "-c", self.id)
        assert self.process.wait(PATIENCE) == 0
        return load_settings(self.home / "settings.yaml")


@contextmanager
def shown(on: Desk, home: Path, settings: Settings | None, *options: str) -> Iterator[Shown]:
    """The program with these settings, or with those it has kept, while the block runs."""
    if settings is not None:
        save_settings(home / "settings.yaml", settings)
    around = {name: value for name, value in os.environ.items() if not name.startswith("SDL_VIDEO")}
    # The pictures that are compared are in English, whatever language the system speaks.
    around |= {"DISPLAY": on.display, HOME_VARIABLE: str(home), "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen([sys.executable, "-m", "game", *options], cwd=ROOT, env=around)
    try:
        yield Shown(on, home, process)
        assert process.poll() in (None, 0), "the program has stopped"
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate()


def wait(until: Callable[[], bool], what: str, told: Callable[[], object] = str) -> None:
    """Wait until something is so; ``told`` says what there is instead."""
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, f"waited in vain for {what} {told()}"
        time.sleep(0.05)
