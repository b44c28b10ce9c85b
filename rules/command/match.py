"""``python -m rules match``: two kinds of players meet without a window, and their shares of the wins are told."""

from __future__ import annotations

import argparse
import os
from typing import Any

from rules.checking.terminal import place, tell, warn, whole
from rules.command import strength
from rules.command.games import DATA, GAMES
from rules.command.kept_games import KeptGames
from rules.command.pairing import Pairing
from rules.engine.catalog import DataFault
from rules.engine.chance import LARGEST_SEED
from rules.players import characters, match
from rules.players.kinds import KINDS
from rules.viticulture.options import LEVELS

GAMES_OF_A_MATCH, FIRST_DEAL = 100, 1
"""How many games are played, and the first deal, where nothing else is said."""
MOST_GAMES, MOST_JOBS = 100_000, 64
TOLD = 20
"""After so many games it is said how a match stands."""


def add_parser(subparsers: Any) -> None:
    """Add ``match`` to the commands."""
    parser = subparsers.add_parser("match", help="let two kinds of players meet and tell their shares of the wins")
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="the game to play")
    parser.add_argument("one", nargs="?", choices=KINDS, help="who is measured; it sits in every seat in turn")
    parser.add_argument("others", nargs="?", choices=KINDS, help="all others; nobody where one plays alone")
    parser.add_argument("--seats", type=whole, metavar="N", help="players; without it two, or one that plays alone")
    parser.add_argument("--solo", choices=LEVELS, metavar="LEVEL", help=", ".join(LEVELS))
    parser.add_argument("--games", type=whole, metavar="N", help="how many games, or of a table how many of each row")
    parser.add_argument("--seed", type=whole, metavar="N", help="seed of the first deal; the others follow")
    parser.add_argument("--jobs", type=whole, metavar="N", help="processes; the result does not depend on it")
    parser.add_argument("--character", metavar="NAME", help="the style of the player that is measured")
    parser.add_argument("--keep", type=place, metavar="FILE", help="keep each game here, and go on where it was left")
    parser.add_argument("--table", type=place, metavar="FOLDER", help="play all that tells how strong the levels are, "
                        "keep it here, and go on where it was left")  # fmt: skip
    parser.add_argument("--only", metavar="WORD", help="of a table, only the rows in whose names this stands")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the match, or the table; returns 0, or 2 for arguments that make no sense."""
    try:
        _check_numbers(args)
        if args.table:
            _check_table(args)
            strength.play(args.table, args.only or "", args.games or MOST_GAMES, _jobs(args))
            return 0
        _play(args)
    except (DataFault, ValueError) as fault:
        warn(f"match: {fault}")
        return 2
    except OSError as fault:
        if fault.filename is None:
            raise
        where = fault.filename2 or fault.filename
        warn(f"match: {where}: cannot be written ({fault.strerror}); free some space or name another place.")
        return 2
    return 0


def _play(args: argparse.Namespace) -> None:
    """Play one match and tell how it ended. Raises ValueError with a sentence, DataFault, OSError."""
    pairing = _pairing(args)
    games = args.games or GAMES_OF_A_MATCH
    seed = FIRST_DEAL if args.seed is None else args.seed
    kept = KeptGames(args.keep, pairing, seed) if args.keep else None
    if kept:
        kept.begin()
    outcomes = kept.read(games) if kept else []
    for note in pairing.notes():
        warn(note)
    met = f"{pairing.one} against {pairing.others}" if pairing.others else f"{pairing.one} alone"
    tell(f"{pairing.game}, {pairing.seats} seats, {met}, {games} games from seed {seed}")
    for outcome in pairing.play(pairing.meetings(games, seed)[len(outcomes) :], _jobs(args)):
        outcomes.append(outcome)
        if kept:
            kept.add(outcome)
        if len(outcomes) % TOLD == 0 and len(outcomes) < games:
            tell(f"  after {len(outcomes)} games: {match.share(outcomes)}")
    tell(f"wins: {match.share(outcomes)}")
    tell(f"points of {pairing.one}: {match.average(match.points(outcomes))}")


def _jobs(args: argparse.Namespace) -> int:
    return args.jobs or os.cpu_count() or 1


def _check_numbers(args: argparse.Namespace) -> None:
    """Raises ValueError with a sentence for a number that makes no sense."""
    for name, value, least, most in (("games", args.games, 1, MOST_GAMES), ("jobs", args.jobs, 1, MOST_JOBS)):
        if value is not None and not least <= value <= most:
            raise ValueError(f"--{name} {value}: give a number from {least} to {most}.")
    if args.seed is not None and not 0 <= args.seed <= LARGEST_SEED - MOST_GAMES:
        raise ValueError(f"--seed {args.seed}: give a number from 0, of at most {len(str(LARGEST_SEED)) - 1} digits.")


def _check_table(args: argparse.Namespace) -> None:
    """Raises ValueError with a sentence for what is said beside ``--table`` that its rows say themselves."""
    if args.game:
        raise ValueError(f"--table: plays rows of its own; leave {args.game!r} out, or choose with --only {args.game}.")
    for name in ("seats", "solo", "seed", "character", "keep"):
        if getattr(args, name) is not None:
            raise ValueError(f"--{name}: a table has rows of its own; leave it out.")


def _pairing(args: argparse.Namespace) -> Pairing:
    """Who meets whom, after a look at all arguments. Raises ValueError with a sentence."""
    if not args.game or not args.one:
        raise ValueError("name a game and who plays, or a folder with --table.")
    if args.only is not None:
        raise ValueError("--only: chooses rows of a table; give --table as well.")
    rules = GAMES[args.game]()
    alone, fewest = 1 in rules.seats, max(2, rules.seats[0])
    if args.solo and not alone:
        raise ValueError(f"--solo {args.solo}: {args.game} is not played alone; leave it out.")
    if args.seats is None and not args.others and not alone:
        raise ValueError(f"{args.game} is not played alone; name the others after {args.one!r}.")
    seats = args.seats if args.seats is not None else fewest if args.others else 1
    if seats not in rules.seats:
        raise ValueError(f"--seats {seats}: {args.game} is for {rules.seats[0]} to {rules.seats[-1]} players.")
    if (seats > 1) != bool(args.others):
        raise ValueError(f"--seats {seats}: name one player who plays alone, or two kinds that meet.")
    if args.solo and seats > 1:
        raise ValueError("--solo: only somebody alone plays so; name one player.")
    if args.character:
        named = list(characters.known(DATA / "players")[0])
        if args.character not in named:
            raise ValueError(f"--character {args.character}: give one of {', '.join(named)}.")
        if not args.one.isdigit():
            raise ValueError(f"--character {args.character}: only levels have a style.")
    options = {"level": args.solo or "normal"} if seats == 1 else {}
    return Pairing(args.game, args.one, args.others or "", seats, options, args.character or "")
