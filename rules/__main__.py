"""The commands that need no window: ``python -m rules simulate | match | learn | check | show | advise | ...``."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rules.checking.terminal import Parser, guarded, warn


def main(words: Sequence[str] | None = None) -> int:
    """Carry out one command; returns its exit code."""
    return guarded(lambda: _carried_out(words))


def _carried_out(words: Sequence[str] | None) -> int:
    # Only here: it takes a moment, in which somebody may stop the command.
    from rules.command import advise, check, fit, learn, match, show, simulate, validate
    from rules.engine.catalog import DataFault

    parser = Parser(prog="python -m rules", description="Play and check games without a window.", allow_abbrev=False)
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    for command in (simulate, match, fit, learn, check, show, advise, validate):
        command.add_parser(subparsers)
    args = parser.parse_args(words)
    try:
        return int(args.run(args))
    except DataFault as fault:
        warn(str(fault))
        return 1


if __name__ == "__main__":
    sys.exit(main())
