"""The commands that need no window: ``python -m rules simulate | check | show | validate``."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from rules.command import check, show, simulate, validate
from rules.engine.catalog import DataFault


class Parser(argparse.ArgumentParser):
    """A parser that answers a wrong command line with one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence and leave."""
        self.exit(2, f"{self.prog}: {message}; --help lists what can be given.\n")


def main(words: Sequence[str] | None = None) -> int:
    """Carry out one command; returns its exit code."""
    parser = Parser(prog="python -m rules", description="Play and check games without a window.", allow_abbrev=False)
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    for command in (simulate, check, show, validate):
        command.add_parser(subparsers)
    args = parser.parse_args(words)
    try:
        return int(args.run(args))
    except DataFault as fault:
        print(fault, file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
