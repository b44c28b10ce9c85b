"""Long checks of the rules: ``python -m rules.checking worlds``, ``honest``, or ``records``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rules.checking import changed_records, honest, worlds
from rules.checking.terminal import Parser, guarded

DATA = Path(__file__).parents[2] / "data"


def main(words: Sequence[str] | None = None) -> int:
    """Carry out one check; returns 1 where it finds a fault."""
    return guarded(lambda: _carried_out(words))


def _carried_out(words: Sequence[str] | None) -> int:
    parser = Parser(prog="python -m rules.checking", description=__doc__, allow_abbrev=False)
    checks = parser.add_subparsers(required=True, metavar="CHECK", parser_class=Parser)
    worlds.add_parser(checks)
    honest.add_parser(checks)
    changed_records.add_parser(checks)
    args = parser.parse_args(words)
    return int(args.run(args, DATA))


if __name__ == "__main__":
    sys.exit(main())
