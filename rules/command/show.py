"""``show``: print a saved game as its choices and what happened after each."""

from __future__ import annotations

import argparse
from typing import Any

from rules.checking.steps import told
from rules.checking.story import story
from rules.checking.terminal import place, tell, warn, whole
from rules.command.saved import Unreadable, notes, opened
from rules.engine.game import Game


def add_parser(subparsers: Any) -> None:
    """Declare the command and its arguments."""
    parser = subparsers.add_parser("show", help="print a saved game as its choices and events")
    parser.add_argument("record", type=place, metavar="RECORD", help="the file of a saved game")
    parser.add_argument("--at", type=whole, metavar="N", help="only as far as the Nth choice (0: the deal)")
    parser.add_argument("--scenario", action="store_true", help="print the position there as a scenario file instead")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the game; 0, or 1 with one sentence where the file is no good record."""
    if args.at is not None and args.at < 0:
        warn(f"show: --at {args.at}: choices are counted from 0, the deal; give a number from 0.")
        return 2
    try:
        found, game, note = opened(args.record)
    except Unreadable as fault:
        warn(str(fault))
        return 1
    for sentence in notes(args.record, game):
        warn(sentence)
    if args.scenario:
        for row in story(game, args.record.name, args.at).rstrip("\n").split("\n"):
            tell(row)
        return 0
    if note is not None:
        tell(f"saved with other rules; shown from the beginning of year {note.need}")
    if found.torn:
        tell("its last line breaks off and is left out")
    if not found.protected:
        where = f"behind line {found.held + 1}" if found.held >= 0 else "in it"
        tell(f"no checks {where}: damage there may go unnoticed")
    _print(game, args.at)
    return 0


def _print(game: Game, until: int | None) -> None:
    header = game.record.header
    options = ", ".join(f"{name} {value}" for name, value in header.options.items()) or "as usual"
    tell(f"{header.game}, {len(header.seats)} seats, seed {header.seed}, options {options}")
    for seat, one in enumerate(header.seats):
        if one.get("name"):
            tell(f"seat {seat}: {one['name']!r}")
    for number, (first, after, seat, chosen) in enumerate(game.event_spans()):
        if until is not None and number > until:
            return
        if chosen is not None:
            tell(f"{number:4}  seat {seat}: {chosen}")
        for event in game.events[first:after]:
            tell(f"          {told(event)}")
    if until is not None and until > number:
        tell(f"the game has {number} choices so far")
    decision = game.decision
    if decision is None:
        tell(f"over: winners {', '.join(map(str, game.result.winners))}, decided by {game.result.decided_by}")
    else:
        tell(f"      seat {decision.decider} is asked: {', '.join(map(str, decision.choices))}")
