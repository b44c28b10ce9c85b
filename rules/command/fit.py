"""``fit``: find the numbers by which advice tells shares of the win and points, out of games that players play."""

from __future__ import annotations

import argparse
from functools import cache, partial
from itertools import chain
from typing import Any

from rules.checking.terminal import tell, warn, whole
from rules.command.games import DATA, GAMES
from rules.command.processes import shared_out
from rules.engine.chance import LARGEST_SEED
from rules.engine.rules import Rules
from rules.players import fitting, sampling
from rules.players.advisers import adviser
from rules.players.fitting import Sample
from rules.players.kinds import Players
from rules.players.levels import players
from rules.players.outlook import Looker
from rules.players.sampling import Table

MOST_GAMES, MOST_JOBS = 100_000, 64
MOST_YEARS = 40
"""A game that nobody ends is ended after so many years or turns."""
KEPT_APART = 4
"""Every so manieth game is not fitted to: by those it is seen how good the numbers are."""


def add_parser(subparsers: Any) -> None:
    """Declare the command and its arguments."""
    parser = subparsers.add_parser("fit", help="find the numbers of data/players/advice.yaml from games of players")
    parser.add_argument("game", choices=list(GAMES), help="the game to play")
    parser.add_argument("--seats", type=whole, nargs="+", default=[2, 4], metavar="N", help="players, in turn")
    parser.add_argument("--level", type=whole, default=3, choices=range(1, 6), help="the level of all of them")
    parser.add_argument("--games", type=whole, default=200, metavar="N", help="how many games")
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help="seed of the first deal; the others follow")
    parser.add_argument("--jobs", type=whole, default=1, metavar="N", help="processes; the result is the same with any")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, fit and tell; returns 0, or 2 for arguments that make no sense."""
    if (fault := _fault(args)) is not None:
        warn(f"fit: {fault}")
        return 2
    tables = [Table(seats, args.level) for seats in args.seats]
    games = [(tables[number % len(tables)], args.seed + number) for number in range(args.games)]
    work = partial(_one, args.game)
    played = list(map(work, games) if args.jobs == 1 else shared_out(work, games, args.jobs))
    used = list(chain.from_iterable(one for at, one in enumerate(played) if at % KEPT_APART))
    apart = list(chain.from_iterable(played[::KEPT_APART]))
    seats = " and ".join(map(str, args.seats))
    how = f"{args.games} games of level {args.level} with {seats} seats, deals from {args.seed}"
    found = fitting.fit(used, how)
    tell(f"how: {found.how}")
    tell(f"points: {list(found.points)}")
    tell(f"share: {list(found.share)}")
    tell(f"loss {fitting.loss(found, used):.3f} of {len(used)} positions, {fitting.loss(found, apart):.3f} of others")
    tell("told   came   of so many positions and seats kept apart")
    for one in fitting.reliability(found, apart):
        tell(f"{one.told:.3f}  {one.came:.3f}  {one.size}")
    return 0


def _fault(args: argparse.Namespace) -> str | None:
    """What is wrong with the arguments, in one sentence."""
    allowed = GAMES[args.game]().seats
    for seats in args.seats:
        if seats not in allowed:
            return f"--seats {seats}: {args.game} is for {allowed[0]} to {allowed[-1]} players."
    if 1 in args.seats and len(set(args.seats)) > 1:
        return "--seats: somebody alone is fitted for itself; name 1 or other numbers."
    for name, value, least, most in (("games", args.games, KEPT_APART, MOST_GAMES), ("jobs", args.jobs, 1, MOST_JOBS)):
        if not least <= value <= most:
            return f"--{name} {value}: give a number from {least} to {most}."
    if not 0 <= args.seed <= LARGEST_SEED - args.games:
        return f"--seed {args.seed}: give a number from 0, of at most {len(str(LARGEST_SEED)) - 1} digits."
    return None


def _one(game: str, played: tuple[Table, int]) -> list[Sample]:
    rules, who, looker = _known(game)
    return sampling.samples(rules, who, looker, *played, MOST_YEARS)


@cache
def _known(game: str) -> tuple[Rules, Players, Looker]:
    rules = GAMES[game]()
    return rules, players(rules, DATA / "players"), adviser(rules, DATA / "players").looker
