"""Starts the program from the command line."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from textwrap import fill
from typing import NoReturn

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.store.settings import LEAST, MOST
from game.text.messages import BadMessages, say
from game.version import program_version

USAGE_FAULT = 2
LINE = 90
"""Letters of a line in the window that says why the program stops."""


class CommandLine(argparse.ArgumentParser):
    """An argument parser that answers a mistake with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_FAULT, say("window-error-command-line", fault=message) + "\n")


def window_size(text: str) -> tuple[int, int]:
    """The size that ``WxH`` means, in true px."""
    found = re.fullmatch(r"([0-9]{3,5})x([0-9]{3,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if min(size) < LEAST or max(size) > MOST:
        raise argparse.ArgumentTypeError(say("window-error-window-size", text=text, least=str(LEAST), most=str(MOST)))
    return size


def command_line() -> CommandLine:
    """The options of the program."""
    parser = CommandLine(prog="vendemmia", description=say("window-about"), add_help=False, allow_abbrev=False)
    parser.add_argument("--window", metavar="WxH", type=window_size, help=say("window-option-window"))
    parser.add_argument("--record", metavar="FILE", type=Path, help=say("window-option-record"))
    parser.add_argument("--safe", action="store_true", help=say("window-option-safe"))
    parser.add_argument(
        "--version", action="version", version=f"vendemmia {program_version()}", help=say("window-option-version")
    )
    parser.add_argument("--help", action="help", help=say("window-option-help"))
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and play; the exit code: 0, or 2 when it could not start or go on."""
    try:
        wish = command_line().parse_args(arguments)
        return _play(wish.window, wish.record, wish.safe)
    except (BadMessages, FileNotFoundError) as fault:
        print(" ".join(str(fault).split()), file=sys.stderr)
        return USAGE_FAULT


def _play(window: tuple[int, int] | None, record: Path | None, safe: bool) -> int:
    from game.art import portraits
    from game.art.kit.fonts import FontsMissing
    from game.art.kit.icons import IconMissing
    from game.program import crash
    from game.program.loading import load_ahead
    from game.program.routes import GameRoutes, first_scene
    from game.program.safe import SafeApp
    from game.sound.events import BadSounds
    from game.store import records
    from game.window.app import App, NoDisplay, NoWindow
    from rules.engine.catalog import DataFault

    app = None
    try:
        records.viticulture()
        portraits.check()
        app = SafeApp(GameRoutes, window) if safe else App(GameRoutes, window)
        app.begin(first_scene(app, record))
        load_ahead()
        return app.run()
    except NoDisplay:
        sentence = say("window-error-no-display")
    except NoWindow as fault:
        sentence = say("window-error-no-window", size=str(fault))
    except DataFault as fault:
        sentence = say("window-error-data", fault=str(fault))
    except (FontsMissing, IconMissing, portraits.BadPortrait, records.BadRecord, BadSounds) as fault:
        sentence = str(fault)
    except Exception as fault:
        sentence = crash.write(fault, app)
    tell(" ".join(sentence.split()))
    return USAGE_FAULT


def tell(sentence: str) -> None:
    """Say why the program stops; in a window of its own where it was not started from a terminal."""
    print(sentence, file=sys.stderr)
    if getattr(sys, "frozen", False) and not (sys.stderr and sys.stderr.isatty()):
        import pygame

        with suppress(pygame.error):
            pygame.display.message_box(say("window-title"), fill(sentence, LINE), "error")


if __name__ == "__main__":
    sys.exit(main())
