"""``python -m rules simulate``: plays games without a window, checks every position, and sums up."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

import msgspec

from rules.checking.terminal import place, tell, warn, whole
from rules.checking.watch import Played, WatchedPlay
from rules.checking.watch_vino import VinoTrials
from rules.checking.watch_viticulture import Trials
from rules.command.games import DATA, GAMES
from rules.command.processes import shared_out
from rules.engine.catalog import DataFault
from rules.engine.chance import LARGEST_SEED
from rules.players.levels import players
from rules.players.opponent import STRONGEST, WEAKEST
from rules.viticulture.options import LEVELS

TRIALS: dict[str, type[Trials | VinoTrials]] = {"viticulture": Trials, "vino": VinoTrials}
"""How the games are played for a trial."""

MOST_GAMES, MOST_JOBS = 100_000, 64
"""So many games are played at most, since all of them are kept until the sum, by so many processes."""
SHOWN = 20
"""So many violations are printed at most."""


class Plan(NamedTuple):
    """What is to be simulated. ``options`` are pairs of option and value; ``most`` years or turns cap each game.

    ``levels`` are those of the opponents who play; where there are none, chance plays.
    """

    game: str
    seats: int
    seed: int
    most: int
    options: tuple[tuple[str, Any], ...]
    levels: tuple[int, ...] = ()


def add_parser(subparsers: Any) -> None:
    """Add ``simulate`` to the commands."""
    parser = subparsers.add_parser("simulate", help="play games without a window and check every position")
    parser.add_argument("game", choices=list(TRIALS), help="the game to play")
    parser.add_argument("--seats", type=whole, metavar="N", help="players; without it as few as can sit together")
    parser.add_argument("--solo", choices=LEVELS, metavar="LEVEL", help="viticulture alone: " + ", ".join(LEVELS))
    parser.add_argument(
        "--challenge", type=whole, metavar="N", help="a challenge of the campaign; alone, at level normal"
    )
    parser.add_argument("--aggressive", action="store_true", help="alone, in the aggressive variant")
    parser.add_argument("--games", type=whole, default=100, metavar="N", help="how many games")
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help="seed of the first game; the others follow")
    parser.add_argument(
        *("--years", "--rounds"), dest="most", type=whole, metavar="N", help="a game ends after so many at the latest"
    )
    parser.add_argument("--record", type=place, metavar="FILE", help="write the first game, or the first faulty one")
    parser.add_argument(
        "--levels", type=whole, nargs="+", choices=range(WEAKEST, STRONGEST + 1), default=[], metavar="LEVEL",
        help="let opponents of these levels play, who change seats from game to game; without it chance plays",
    )  # fmt: skip
    parser.add_argument("--options", nargs="*", default=[], metavar="KEY=VALUE", help="options of the game")
    parser.add_argument("--jobs", type=whole, metavar="N", help="processes; the result does not depend on it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Simulate; returns 0, 1 after violations, 2 for arguments that make no sense."""
    try:
        plan = _plan(args)
        games = _play(plan, args.games, args.jobs or os.cpu_count() or 1)
        if args.record:
            first = next((game for game in games if game.violations), games[0])
            _write(args.record, first.record)
    except (DataFault, ValueError) as fault:
        warn(f"simulate: {fault}")
        return 2
    trials = _trials(plan)
    told = f"{plan.game}, {plan.seats} seats, {len(games)} games from seed {plan.seed}"
    tell(f"{told}, at most {plan.most} {trials.unit}")
    _print_games(trials, games)
    wrong = [sentence for game in games for sentence in game.violations]
    lines, more = ([], []) if plan.levels else trials.summary(games)
    for line in lines:
        tell(line)
    wrong += more
    for sentence in wrong[:SHOWN]:
        tell(f"  {sentence}")
    tell(f"violations: {len(wrong)}")
    return 1 if wrong else 0


def _write(file: Path, record: str) -> None:
    """Write a game to a file. Raises ValueError with a sentence."""
    try:
        file.write_text(record, encoding="utf-8")
    except OSError as fault:
        raise ValueError(f"{file}: cannot be written ({fault.strerror}); name another file.") from None


def _plan(args: argparse.Namespace) -> Plan:
    """What the arguments ask for, after a look at all of them. Raises ValueError with a sentence."""
    kind = TRIALS[args.game]
    most = kind.usual_most if args.most is None else args.most
    jobs = 1 if args.jobs is None else args.jobs
    for name, value, least, greatest in (
        ("games", args.games, 1, MOST_GAMES), (kind.unit, most, 1, LARGEST_SEED), ("jobs", jobs, 1, MOST_JOBS)
    ):  # fmt: skip
        if value < least:
            raise ValueError(f"{value} {name}: give a number from {least}.")
        if value > greatest:
            raise ValueError(f"{value} {name}: give a number up to {greatest}.")
    if not -LARGEST_SEED <= args.seed <= LARGEST_SEED - args.games:
        raise ValueError(f"--seed {args.seed}: give a number of at most {len(str(LARGEST_SEED)) - 1} digits.")
    options = {}
    for pair in args.options:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"--options {pair}: write the option and its value as name=value.")
        options[name] = _value(value)
    rules = GAMES[args.game]()
    options |= _alone(args)
    fewest = 1 if args.solo or args.challenge else max(2, rules.seats[0])
    seats = fewest if args.seats is None else args.seats
    if seats not in rules.seats:
        raise ValueError(f"--seats {seats}: {args.game} is for {rules.seats[0]} to {rules.seats[-1]} players.")
    rules.start(rules.options(options), seats, args.seed)
    return Plan(args.game, seats, args.seed, most, tuple(options.items()), tuple(args.levels))


def _value(words: str) -> str | int:
    """What stands behind an option: a number, true or false, or a word."""
    try:
        found = msgspec.json.decode(words)
    except ValueError:
        return words
    return found if isinstance(found, int) else words


def _alone(args: argparse.Namespace) -> dict[str, Any]:
    """The options that the arguments for one player stand for. Raises ValueError."""
    if args.solo is None and args.challenge is None:
        if args.aggressive:
            raise ValueError("--aggressive: only somebody alone plays so; add --solo or --challenge.")
        return {}
    if args.game != "viticulture":
        raise ValueError(f"--solo and --challenge: {args.game} is not played alone.")
    if args.seats not in (None, 1):
        raise ValueError(f"--seats {args.seats}: alone there is one seat; leave it out.")
    found: dict[str, Any] = {"aggressive": True} if args.aggressive else {}
    if args.solo is not None:
        found["level"] = args.solo
    if args.challenge is not None:
        found["challenge"] = args.challenge
    return found


def _play(plan: Plan, games: int, jobs: int) -> list[Played]:
    """All games in the order of their seeds, whoever plays them."""
    numbers = range(games)
    jobs = min(jobs, games // 8)
    if jobs < 2:
        return [_one_game(plan, number) for number in numbers]
    share = max(1, min(20, games // (4 * jobs)))
    parts = [numbers[at : at + share] for at in range(0, games, share)]
    return [game for part in shared_out(partial(_some_games, plan), parts, jobs) for game in part]


def _some_games(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    return [_one_game(plan, number) for number in numbers]


@cache
def _trials(plan: Plan) -> WatchedPlay:
    trials = TRIALS[plan.game](DATA / plan.game, dict(plan.options), plan.most)
    if plan.levels:
        trials.seat(players(trials.rules, DATA / "players"), plan.levels)
    return trials


def _one_game(plan: Plan, number: int) -> Played:
    return _trials(plan).play(plan.seats, plan.seed + number, keep_record=number == 0)


def _print_games(trials: WatchedPlay, games: list[Played]) -> None:
    lengths = [game.length for game in games]
    best = mean(max(game.scores) for game in games)
    scores = [score for game in games for score in game.scores]
    tell(f"{trials.unit}: {min(lengths)} to {max(lengths)}, median {median(lengths):g}")
    tell(f"games ended by the cap: {sum(not game.ended and not game.violations for game in games)}")
    tell(f"{trials.score}: {min(scores)} to {max(scores)}, mean {mean(scores):.1f}; best of a game {best:.1f}")
    tell(f"decisions: {mean(game.decisions for game in games):.1f} a game")
    tell(f"steps taken without asking: {mean(game.unasked for game in games):.1f} a game")
