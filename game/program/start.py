"""Starts the program from the command line."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game import paths
from game.store.settings import LEAST, MOST, kept_language
from game.text.languages import speak
from game.text.messages import BadMessages, say
from game.version import program_version
from rules.engine.printable import printable

USAGE_FAULT = 2


class CommandLine(argparse.ArgumentParser):
    """An argument parser that answers a mistake with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_FAULT, printable(say("window-error-command-line", fault=message)) + "\n")


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
    """Open the window and play; the exit code: 0, or 2 when it could not start or go on. Raises KeyboardInterrupt."""
    try:
        speak(_kept_language())
        with said_to_anybody():
            wish = command_line().parse_args(arguments)
        # Only here: an answer to a mistake or to --version needs no window.
        from game.program.ending import asked_by_signals
        from game.program.run import run

        with asked_by_signals():
            return run(wish.window, wish.record, wish.safe)
    except (BadMessages, FileNotFoundError) as fault:
        print(printable(" ".join(str(fault).split())), file=sys.stderr)
        return USAGE_FAULT


def _kept_language() -> str:
    """The language of the settings, as far as they can be read."""
    try:
        return kept_language(paths.settings_file())
    except paths.NoHome:
        return ""


@contextmanager
def said_to_anybody() -> Iterator[None]:
    """What is said meanwhile reaches whoever listens: in letters that are there, and without a fuss where nobody is."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        yield
    finally:
        try:
            if sys.stdout is not None:
                sys.stdout.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
