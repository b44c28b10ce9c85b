"""``python -m rules match``: two kinds of players meet without a window, and their shares of the wins are told."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from rules.checking.terminal import tell, warn
from rules.command.games import DATA, GAMES
from rules.command.processes import shared_out
from rules.engine.catalog import DataFault
from rules.engine.chance import LARGEST_SEED
from rules.engine.rules import Rules
from rules.players import characters, match
from rules.players.kinds import KINDS, Players
from rules.players.levels import players
from rules.players.match import Meeting, Outcome
from rules.viticulture.options import LEVELS

MOST_GAMES, MOST_JOBS = 100_000, 64
MOST_YEARS = 40
"""A game that nobody ends is ended after so many years or turns."""
LARGEST = 64 << 20
"""Bytes of the largest file of kept games that is read."""
TOLD = 20
"""After so many games it is said how a match stands."""


class Pairing(NamedTuple):
    """Who meets whom, at which table."""

    game: str
    one: str
    others: str
    seats: int
    options: dict[str, str]
    character: str


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file in which the games of a match are kept: which match it is."""

    pairing: Pairing
    seed: int


def add_parser(subparsers: Any) -> None:
    """Add ``match`` to the commands."""
    parser = subparsers.add_parser("match", help="let two kinds of players meet and tell their shares of the wins")
    parser.add_argument("game", choices=list(GAMES), help="the game to play")
    parser.add_argument("one", choices=KINDS, help="the player that is measured; it sits in every seat in turn")
    parser.add_argument("others", nargs="?", choices=KINDS, help="all others; nobody where one plays alone")
    parser.add_argument("--seats", type=int, metavar="N", help="players; without it two, or one that plays alone")
    parser.add_argument("--solo", choices=LEVELS, metavar="LEVEL", help=", ".join(LEVELS))
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the first deal; the others follow")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes; the result does not depend on it")
    parser.add_argument("--character", metavar="NAME", help="the style of the player that is measured")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep each game here, and go on where it was left")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the match; returns 0, or 2 for arguments that make no sense."""
    try:
        pairing = _pairing(args)
        outcomes = _kept(args.keep, Kept(pairing, args.seed), args.games) if args.keep else []
    except (DataFault, ValueError) as fault:
        warn(f"match: {fault}")
        return 2
    for note in players(GAMES[pairing.game](), DATA / "players").notes:
        warn(note)
    met = f"{pairing.one} against {pairing.others}" if pairing.others else f"{pairing.one} alone"
    tell(f"{pairing.game}, {pairing.seats} seats, {met}, {args.games} games from seed {args.seed}")
    left = list(match.meetings(pairing.seats, args.games, args.seed))[len(outcomes) :]
    for outcome in _play(pairing, left, args.jobs or os.cpu_count() or 1):
        outcomes.append(outcome)
        if args.keep:
            with args.keep.open("ab") as file:
                file.write(msgspec.json.encode(outcome) + b"\n")
        if len(outcomes) % TOLD == 0 and len(outcomes) < args.games:
            tell(f"  after {len(outcomes)} games: {match.share(outcomes)}")
    own = [outcome.points[outcome.meeting.seat] for outcome in outcomes]
    tell(f"wins: {match.share(outcomes)}")
    tell(f"points of {pairing.one}: {match.average(own)}")
    return 0


def _pairing(args: argparse.Namespace) -> Pairing:
    """Who meets whom, after a look at all arguments. Raises ValueError with a sentence."""
    rules = GAMES[args.game]()
    fewest = max(2, rules.seats[0])
    seats = args.seats if args.seats is not None else fewest if args.others else 1
    if seats not in rules.seats:
        raise ValueError(f"--seats {seats}: {args.game} is for {rules.seats[0]} to {rules.seats[-1]} players.")
    if (seats > 1) != bool(args.others):
        raise ValueError(f"--seats {seats}: name one player who plays alone, or two kinds that meet.")
    if args.solo and seats > 1:
        raise ValueError("--solo: only somebody alone plays so; name one player.")
    for name, value, least, most in (("games", args.games, 1, MOST_GAMES), ("jobs", args.jobs, 0, MOST_JOBS)):
        if not least <= value <= most:
            raise ValueError(f"--{name} {value}: give a number from {least} to {most}.")
    if not 0 <= args.seed <= LARGEST_SEED - args.games:
        raise ValueError(f"--seed {args.seed}: give a number from 0, of at most {len(str(LARGEST_SEED)) - 1} digits.")
    if args.character:
        named = list(characters.known(DATA / "players")[0])
        if args.character not in named:
            raise ValueError(f"--character {args.character}: give one of {', '.join(named)}.")
        if not args.one.isdigit():
            raise ValueError(f"--character {args.character}: only levels have a style.")
    options = {"level": args.solo or "normal"} if seats == 1 else {}
    return Pairing(args.game, args.one, args.others or "", seats, options, args.character or "")


def _kept(file: Path, kept: Kept, games: int) -> list[Outcome]:
    """The games that a file holds, which is begun where there is none. Raises ValueError with a sentence."""
    begin = msgspec.json.encode(kept)
    if file.exists() and not file.is_file():
        raise ValueError(f"--keep {file}: is no file but a folder or a device; name another file.")
    try:
        if not file.exists():
            file.write_bytes(begin + b"\n")
        if file.stat().st_size > LARGEST:
            raise ValueError(f"--keep {file}: has more than {LARGEST} bytes; name another file.")
        first, *rows = file.read_bytes().split(b"\n")
        if first != begin:
            raise ValueError(f"--keep {file}: line 1 tells of another match; name another file.")
        whole = len(b"\n".join([first, *rows[:-1]])) + 1
        if rows[-1:] != [b""]:
            os.truncate(file, whole)
    except OSError as fault:
        raise ValueError(f"--keep {file}: cannot be used ({fault.strerror}); name another file.") from None
    found: list[Outcome] = []
    for number, row in enumerate(rows[:-1][:games], 2):
        try:
            found.append(msgspec.json.decode(row, type=Outcome))
        except msgspec.MsgspecError:
            raise ValueError(f"--keep {file}: line {number} holds no game; delete it and what follows.") from None
    return found


def _play(pairing: Pairing, meetings: list[Meeting], jobs: int) -> Iterator[Outcome]:
    """All these games in their order, whoever plays them."""
    if jobs < 2 or len(meetings) < 2:
        yield from (_one(pairing, meeting) for meeting in meetings)
        return
    yield from shared_out(partial(_one, pairing), meetings, jobs)


def _one(pairing: Pairing, meeting: Meeting) -> Outcome:
    rules, one, others = _table(pairing)
    options = rules.options(pairing.options)
    return match.play(rules, options, pairing.seats, meeting, one, others, MOST_YEARS)


def _table(pairing: Pairing) -> tuple[Rules, match.Maker, match.Maker]:
    rules, kinds = _players(pairing.game)
    return rules, kinds.maker(pairing.one, pairing.character), kinds.maker(pairing.others or pairing.one)


@cache
def _players(game: str) -> tuple[Rules, Players]:
    rules = GAMES[game]()
    return rules, players(rules, DATA / "players")
