"""What commands say on the terminal: harmless, whatever its letters, its reader and the keys pressed meanwhile."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import NoReturn, TextIO

from rules import system
from rules.engine.printable import any_letters, printable

STOPPED = 128
"""What the exit code of a command that was stopped has above the number of the signal that did it."""


class Stopped(BaseException):
    """Somebody asks the command to end, by the signal of this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Parser(argparse.ArgumentParser):
    """A parser that answers a wrong command line with one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence and leave."""
        warn(f"{self.prog}: {message}; --help lists what can be given.")
        self.exit(2)


def tell(line: str, stream: TextIO | None = None) -> None:
    """Print a line, on another stream than that for results where one is given."""
    print(printable(line), file=stream, flush=True)


def warn(line: str) -> None:
    """Print a line on the stream for faults."""
    tell(line, sys.stderr)


def guarded(command: Callable[[], int]) -> int:
    """Carry out a command; its exit code.

    0 too where nobody reads on, 1 with a sentence where what it says cannot be written, and ``STOPPED`` with the
    number of the signal where it is stopped, as 130 by Ctrl+C.
    """
    any_letters(sys.stdout, sys.stderr)
    before = {number: signal.signal(number, _stop) for number in system.ending_signals()}
    try:
        return _flushed(command)
    except (KeyboardInterrupt, Stopped) as stopped:
        number = stopped.number if isinstance(stopped, Stopped) else signal.SIGINT
        warn("stopped before the end.")
        return STOPPED + number
    except BrokenPipeError:
        _let_go()
        return 0
    except OSError as fault:
        _let_go()
        warn(f"what there is to say cannot be written ({fault.strerror}); free some space, or let it go elsewhere.")
        return 1
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _flushed(command: Callable[[], int]) -> int:
    """The exit code of a command, once all that it said is written."""
    try:
        return command()
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()


def _stop(number: int, frame: FrameType | None) -> NoReturn:
    raise Stopped(number)


def _let_go() -> None:
    """Let what is still to be written go nowhere, so that nothing fails over it again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def whole(text: str) -> int:
    """A whole number that is given on the command line; whether it makes sense there is for the command to say."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number; write one in digits") from None


def fraction(text: str) -> float:
    """A number that is given on the command line, with a point before its fraction."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number; write one such as 0.5") from None


def place(text: str) -> Path:
    """A file or folder that is named on the command line; the name that an unset variable leaves is none."""
    if not text.strip():
        raise argparse.ArgumentTypeError("the name is empty; name a file or folder")
    return Path(text)
