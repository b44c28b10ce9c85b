"""Plays the program from outside: a file that grows says line by line what is posted, as if a hand had done it.

So the built program is proved on systems on which a test cannot move a pointer. A line is ``move X Y``, ``down X Y`` or
``up X Y`` (true px of the window, with the first button), ``picture FILE``, which writes what is seen as a PNG, or
``quit``. Empty lines say nothing; what is wrong with another one is told in a sentence, and the next ones are followed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import pygame

from game.window.app import App
from rules.engine.catalog import shown
from rules.engine.printable import printable

VARIABLE = "VENDEMMIA_EVENTS"
"""Environment variable: the file that says what is posted."""
PAUSE = 0.02
"""Seconds between two looks at the file."""
FARTHEST = 1 << 15
"""No point lies so many px from the corner of the window."""
PICTURE = ".png"
"""How the name of a picture ends."""


def listen(app: App, environment: Mapping[str, str]) -> None:
    """Post what the file says that the environment names; nothing where it names none."""
    if file := environment.get(VARIABLE):
        Thread(target=_follow, args=(app, Path(file)), daemon=True).start()


def _follow(app: App, file: Path) -> None:
    try:
        # A name of a file may be in no letters at all.
        with file.open(encoding="utf-8", errors="surrogateescape") as told:
            line = ""
            while pygame.display.get_init():
                line += told.readline()
                if line.endswith("\n"):
                    _heed(app, line.rstrip("\n"), file)
                    line = ""
                else:
                    sleep(PAUSE)
    except (OSError, ValueError) as fault:
        _tell(f"{file} cannot be read: {fault}.")


def _heed(app: App, line: str, file: Path) -> None:
    """Do what one line of the file says, or tell why that cannot be."""
    try:
        if line.strip():
            post(app, line)
    except (OSError, pygame.error) as fault:
        _tell(f"{file}: what '{shown(line)}' asks for cannot be: {fault}.")
    except (KeyError, ValueError):
        _tell(
            f"{file}: '{shown(line)}' cannot be posted; write move, down or up with X and Y, picture with a name that "
            f"ends in {PICTURE}, or quit."
        )


def _tell(sentence: str) -> None:
    print(printable(sentence), file=sys.stderr)


def post(app: App, line: str) -> None:
    """Do what one line says. Raises KeyError or ValueError where it says nothing known, OSError, pygame.error."""
    word, _, rest = line.partition(" ")
    if word == "picture":
        _show(app, Path(rest))
    elif word == "quit" and not rest.strip():
        pygame.event.post(pygame.event.Event(pygame.QUIT))
    else:
        kind, more = MOUSE[word]
        x, y = map(int, rest.split())
        if max(abs(x), abs(y)) >= FARTHEST:
            raise ValueError(rest)
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), **more))


MOUSE: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "move": (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
    "down": (pygame.MOUSEBUTTONDOWN, {"button": 1}),
    "up": (pygame.MOUSEBUTTONUP, {"button": 1}),
}


def _show(app: App, file: Path) -> None:
    """Write what is seen; the file is there only when it is whole, and nothing is left of one that cannot be."""
    if file.suffix != PICTURE:
        raise ValueError(file)
    unfinished = file.with_name(f"unfinished {file.name}")
    try:
        with unfinished.open("wb") as written:
            pygame.image.save(app.surface.copy(), written, PICTURE)
        os.replace(unfinished, file)
    except BaseException:
        with suppress(OSError, ValueError):
            unfinished.unlink()
        raise
