"""A screen without a monitor, with a real pointer, and the built program on it."""

from __future__ import annotations

import os
import signal
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pygame

from game.window.widgets.buttons import SURE_SECONDS

SIZE = (1280, 720)
POINTER = (32, 32)
"""The size in px of what the pointer may cover."""
PATIENCE = 60.0
"""Seconds until something that is waited for counts as not coming."""
BARE = {"PATH": "/nowhere", "LANG": "C.UTF-8", "SDL_AUDIODRIVER": "dummy"}
"""All that the program finds around it, beside its screen and its home."""


class Stage:
    """A screen of SIZE px."""

    def __init__(self, display: str, frame: Path) -> None:
        self.display = display
        self.pointer = (SIZE[0] // 2, SIZE[1] // 2)
        """The pixel at which the pointer is."""
        self._frame = frame

    def click(self, x: float, y: float) -> None:
        """Move the pointer to this pixel, press and let go, no sooner than a hand would: see SURE_SECONDS."""
        time.sleep(1.5 * SURE_SECONDS)
        self.pointer = (round(x), round(y))
        for deed in (("mousemove", str(self.pointer[0]), str(self.pointer[1])), ("mousedown", "1"), ("mouseup", "1")):
            subprocess.run(["xdotool", *deed], env=os.environ | {"DISPLAY": self.display}, check=True, timeout=PATIENCE)
            time.sleep(0.05)

    def without_pointer(self, picture: pygame.Surface) -> pygame.Surface:
        """A copy of a picture in which nothing is seen where the screen shows the pointer."""
        copy = picture.copy()
        copy.fill("black", pygame.Rect(self.pointer, POINTER).move(-POINTER[0] // 4, -POINTER[1] // 4))
        return copy

    def picture(self) -> pygame.Surface:
        """What is seen now."""
        return picture_of(self._frame.read_bytes())


def picture_of(raw: bytes) -> pygame.Surface:
    """The picture of a screen that an X server has written."""
    head = struct.unpack(">25I", raw[:100])
    size, wide, tall, line, colours = head[0], head[4], head[5], head[12], head[19]
    start = size + 12 * colours
    deep = head[11] // 8
    assert deep in (3, 4), "the screen has another format"
    rows = b"".join(raw[start + y * line : start + y * line + wide * deep] for y in range(tall))
    pixels = bytearray(4 * wide * tall)
    for colour in range(3):
        pixels[colour::4] = rows[colour::deep]
    return pygame.image.frombytes(bytes(pixels), (wide, tall), "BGRA")


@contextmanager
def stage(folder: Path) -> Iterator[Stage]:
    """A screen that is there as long as the block runs."""
    told, tell = os.pipe()
    screen = f"{SIZE[0]}x{SIZE[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tell), "-screen", "0", screen, "-fbdir", str(folder), "-nolisten", "tcp"],
        pass_fds=(tell,),
        stderr=subprocess.DEVNULL,
    )
    os.close(tell)
    try:
        with os.fdopen(told) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb did not start"
        yield Stage(f":{number}", folder / "Xvfb_screen0")
    finally:
        server.terminate()
        server.wait(PATIENCE)


@contextmanager
def playing(program: Path, on: Stage, home: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program while the block runs; at its end it is killed without warning."""
    around = BARE | {"DISPLAY": on.display, "HOME": str(home), "VENDEMMIA_HOME": str(home)}
    process = subprocess.Popen([str(program)], cwd="/", env=around, stderr=subprocess.PIPE)
    try:
        yield process
        assert process.poll() is None, f"the program has stopped: {process.stderr and process.stderr.read()!r}"
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate()


def wait(until: Callable[[], bool], what: str) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.1)


class Start(NamedTuple):
    """Seconds from the start of the program until something is seen: by the clock, and those it kept a processor."""

    clock: float
    processor: float


def start(program: Path, on: Stage, home: Path) -> Start:
    """Start the program on an empty screen, and end it when something is seen."""
    begun = time.monotonic()
    with playing(program, on, home) as process:
        while not any(on.picture().get_at((x, SIZE[1] // 2))[:3] != (0, 0, 0) for x in range(0, SIZE[0], 80)):
            assert time.monotonic() < begun + PATIENCE, "nothing is seen"
            time.sleep(0.02)
        told = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        return Start(time.monotonic() - begun, (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK"))
