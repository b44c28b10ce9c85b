"""``check``: run scenario files and say of each scenario whether it holds."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules.checking import scenario
from rules.checking.steps import play
from rules.checking.terminal import place, tell, warn
from rules.command.games import GAMES, BadCards, viticulture_with
from rules.engine.catalog import DataFault


def add_parser(subparsers: Any) -> None:
    """Declare the command and its arguments."""
    parser = subparsers.add_parser("check", help="run scenario files")
    parser.add_argument("paths", nargs="+", type=place, metavar="PATH", help="a scenario file, or a folder of them")
    parser.add_argument(
        "--cards", type=place, metavar="FOLDER", help="play with the cards that this folder or file adds"
    )
    parser.add_argument("--failures", action="store_true", help="print only the scenarios that do not hold")
    parser.set_defaults(run=run)


def files(paths: list[Path]) -> Iterator[Path]:
    """The scenario files among these paths, folders searched through, in order of their names."""
    for path in paths:
        yield from sorted(path.rglob("*.yaml")) if os.path.isdir(path) else [path]


def run(args: argparse.Namespace) -> int:
    """Print a line for each scenario; 0 only if all hold."""
    games = GAMES
    if args.cards is not None:
        try:
            added = viticulture_with(args.cards)
        except BadCards as fault:
            for line in str(fault).splitlines():
                warn(line)
            return 1
        games = {**GAMES, added.name: lambda: added}
    held = failed = 0
    for file in files(args.paths):
        try:
            stories = scenario.load(file)
        except DataFault as fault:
            tell(f"BAD   {fault}")
            failed += 1
            continue
        for story in stories:
            try:
                failure = play(story, games)
            except DataFault as fault:
                tell(f"BAD   {fault}")
                failed += 1
                continue
            if failure is not None:
                tell(f"FAIL  {file}: {story.story.name}: {failure}")
                failed += 1
                continue
            held += 1
            if not args.failures:
                tell(f"ok    {file}: {story.story.name}")
    if not held and not failed:
        tell("there is no scenario file under " + ", ".join(map(str, args.paths)))
        return 1
    tell(f"{held} hold, {failed} do not")
    return 1 if failed else 0
