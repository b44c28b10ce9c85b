"""Plays the program from outside: a file that grows says line by line what is posted, as if a hand had done it.

So the built program is proved on systems on which a test cannot move a pointer. A line is ``move X Y``, ``down X Y`` or
``up X Y`` (true px of the window, with the first button), ``picture FILE``, which writes what is seen, or ``quit``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import pygame

from game.window.app import App

VARIABLE = "VENDEMMIA_EVENTS"
"""Environment variable: the file that says what is posted."""
PAUSE = 0.02
"""Seconds between two looks at the file."""


def listen(app: App, environment: Mapping[str, str]) -> None:
    """Post what the file says that the environment names; nothing where it names none."""
    if file := environment.get(VARIABLE):
        Thread(target=_follow, args=(app, Path(file)), daemon=True).start()


def _follow(app: App, file: Path) -> None:
    try:
        _post_all(app, file)
    except OSError as fault:
        print(f"{file} cannot be read or what is seen not be written: {fault}.", file=sys.stderr)
    except (KeyError, ValueError) as fault:
        print(
            f"{file}: {fault} cannot be posted; write move, down, up (with X and Y), picture or quit.", file=sys.stderr
        )


def _post_all(app: App, file: Path) -> None:
    with file.open(encoding="utf-8") as told:
        line = ""
        while pygame.display.get_init():
            line += told.readline()
            if line.endswith("\n"):
                post(app, line.rstrip("\n"))
                line = ""
            else:
                sleep(PAUSE)


def post(app: App, line: str) -> None:
    """Do what one line says."""
    word, _, rest = line.partition(" ")
    if word == "picture":
        _show(app, Path(rest))
    elif word == "quit":
        pygame.event.post(pygame.event.Event(pygame.QUIT))
    else:
        kind, more = MOUSE[word]
        x, y = map(int, rest.split())
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), **more))


MOUSE: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "move": (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
    "down": (pygame.MOUSEBUTTONDOWN, {"button": 1}),
    "up": (pygame.MOUSEBUTTONUP, {"button": 1}),
}


def _show(app: App, file: Path) -> None:
    """Write what is seen; the file is there only when it is whole."""
    unfinished = file.with_name(f"unfinished {file.name}")
    pygame.image.save(app.surface.copy(), str(unfinished))
    os.replace(unfinished, file)
