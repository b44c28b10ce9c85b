"""Starts the program: ``python -m game``."""

from __future__ import annotations

import sys

INTERRUPTED = 130
"""The exit code of a program that was ended by Ctrl+C, as shells have it."""


def main() -> int:
    """Open the window and play; the exit code."""
    try:
        # Only here: it takes a moment, in which somebody may interrupt it.
        from game.program.start import main as start

        return start()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
