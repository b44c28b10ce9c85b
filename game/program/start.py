"""Starts the program from the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game import paths
from game.program.options import USAGE_FAULT, command_line, wished_language
from game.store.settings import kept_language
from game.text.languages import speak
from game.text.messages import BadMessages
from rules.engine.printable import any_letters, printable


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and play; the exit code: 0, or 2 when it could not start or go on. Raises KeyboardInterrupt."""
    any_letters(sys.stdout, sys.stderr)
    try:
        arguments = sys.argv[1:] if arguments is None else arguments
        unread = speak(wished_language(arguments) or _kept_language())
        with said_to_anybody():
            wish = command_line().read(arguments)
        # Only here: an answer to a mistake or to --version needs no window.
        from game.program.ending import asked_by_signals
        from game.program.run import run

        with asked_by_signals():
            return run(wish.window, wish.record, wish.safe, wish.language or "", unread, wish.aloud)
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
    """What is said meanwhile reaches whoever listens, without a fuss where nobody does."""
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
