"""Opens the window and plays; says in one sentence why that cannot be, or cannot go on."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from textwrap import fill

import pygame

from game import paths
from game.art import portrait_files
from game.art.kit.fonts import FontsMissing
from game.art.kit.icons import IconMissing
from game.art.portraits import BadPortrait
from game.program import crash, loading, posted
from game.program.routes import GameRoutes, show_first
from game.program.safe import SafeApp
from game.sound.events import BadSounds
from game.store import records
from game.text.messages import say
from game.window.app import App
from game.window.desktop import NoWindow
from game.window.display import NoDisplay
from rules.engine.catalog import DataFault
from rules.engine.printable import printable

STOPPED = 2
"""The exit code of a program that could not start or go on."""
LINE = 90
"""Letters of a line in the window that says why the program stops."""


def run(
    window: tuple[int, int] | None,
    record: Path | None,
    safe: bool,
    language: str = "",
    notice: str = "",
    aloud: bool = False,
) -> int:
    """Play until the window is closed; the exit code: 0, or 2 when it could not start or go on.

    ``window`` is its size in true px, ``record`` a saved game to begin with, ``safe`` starts without kept settings.
    ``language`` is the code of the one that is chosen for the settings, if any; ``notice`` is said on the title. With
    ``aloud`` all is read aloud from now on.
    Raises KeyboardInterrupt where it was interrupted otherwise than by closing the window.
    """
    app = None
    try:
        paths.save_folder()
        records.viticulture()
        portrait_files.check()
        app = SafeApp(GameRoutes, window, language) if safe else App(GameRoutes, window, language=language)
        app.warn(notice)
        if aloud and (silent := app.aloud.begin()):
            app.warn(silent)
            print(silent, file=sys.stderr)
        show_first(app, record)
        loading.load_ahead()
        posted.listen(app, os.environ)
        code = app.run()
        if app.waiting:
            tell(say("window-unsaved-lost", file=app.waiting))
        return code
    except KeyboardInterrupt:
        if app is not None:
            app.unsaved.catch_up(app.scenes.played)
            app.keep_settings()
        raise
    except paths.NoHome:
        sentence = say("window-error-no-home", variable=paths.HOME_VARIABLE)
    except NoDisplay:
        sentence = say("window-error-no-display")
    except NoWindow as fault:
        sentence = say("window-error-no-window", size=str(fault))
    except DataFault as fault:
        sentence = say("window-error-data", fault=str(fault))
    except (FontsMissing, IconMissing, BadPortrait, records.BadRecord, BadSounds) as fault:
        sentence = str(fault)
    except Exception as fault:
        sentence = crash.write(fault, app)
    tell(printable(" ".join(sentence.split())))
    return STOPPED


def tell(sentence: str) -> None:
    """Say why the program stops; in a window of its own where it was not started from a terminal."""
    print(sentence, file=sys.stderr)
    if getattr(sys, "frozen", False) and not (sys.stderr and sys.stderr.isatty()):
        with suppress(pygame.error):
            pygame.display.message_box(say("window-title"), fill(sentence, LINE), "error")
