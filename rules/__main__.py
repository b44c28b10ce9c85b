"""The commands that need no window: ``python -m rules simulate …``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rules.command import simulate


def main(words: Sequence[str] | None = None) -> int:
    """Carry out one command; returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m rules", description="Play and check games without a window.")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    simulate.add_parser(subparsers)
    args = parser.parse_args(words)
    return int(args.run(args))


if __name__ == "__main__":
    sys.exit(main())
