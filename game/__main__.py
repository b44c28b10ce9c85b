"""Starts the program: ``python -m game``."""

from __future__ import annotations

import sys

from game.program.start import main

if __name__ == "__main__":
    sys.exit(main())
