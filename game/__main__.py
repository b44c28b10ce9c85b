"""Starts the program: ``python -m game``."""

from __future__ import annotations

import sys

INTERRUPTED = 130
"""The exit code of a program that was ended by Ctrl+C, as shells have it."""


def main() -> int:
    """Open the window and play; the exit code."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        # A process in which opponents think is this program too, and goes no further than here.
        freeze_support()
    try:
        # Only here: it takes a moment, in which somebody may interrupt it.
        from game.program.start import main as start

        return start()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
