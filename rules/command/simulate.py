"""``python -m rules simulate``: plays games without a window, checks every position, and sums up."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

from rules.command.trial import Played, Trials
from rules.engine.catalog import DataFault
from rules.viticulture.rules import Viticulture

DATA = Path(__file__).parents[2] / "data" / "viticulture"
SHOWN = 20
"""So many violations are printed at most."""


class Plan(NamedTuple):
    """What is to be simulated. ``options`` are pairs of option and value; ``years`` caps each game."""

    seats: int
    seed: int
    years: int
    options: tuple[tuple[str, Any], ...]


def add_parser(subparsers: Any) -> None:
    """Add ``simulate`` to the commands."""
    parser = subparsers.add_parser("simulate", help="play games without a window and check every position")
    parser.add_argument("game", choices=["viticulture"], help="the game to play")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="players, 2 to 6")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the first game; the others follow")
    parser.add_argument("--years", type=int, default=40, metavar="N", help="a game ends after this year at the latest")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the first game, or the first faulty one")
    parser.add_argument("--options", nargs="*", default=[], metavar="KEY=VALUE", help="options of the game")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes; the result does not depend on it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Simulate; returns 0, 1 after violations, 2 for arguments that make no sense."""
    try:
        plan = Plan(args.seats, args.seed, args.years, _checked(args))
        games = _play(plan, args.games, args.jobs or os.cpu_count() or 1)
        if args.record:
            first = next((game for game in games if game.violations), games[0])
            args.record.write_text(first.record, encoding="utf-8")
    except (DataFault, ValueError) as fault:
        print(f"simulate: {fault}", file=sys.stderr)
        return 2
    except OSError as fault:
        print(f"simulate: {fault.filename}: cannot be written ({fault.strerror}); name another file.", file=sys.stderr)
        return 2
    print(f"viticulture, {plan.seats} seats, {len(games)} games from seed {plan.seed}, at most {plan.years} years")
    _print_games(games)
    wrong = [sentence for game in games for sentence in game.violations]
    wrong += _print_branches(plan, games)
    for sentence in wrong[:SHOWN]:
        print(f"  {sentence}")
    print(f"violations: {len(wrong)}")
    return 1 if wrong else 0


def _checked(args: argparse.Namespace) -> tuple[tuple[str, Any], ...]:
    """The options, after a look at all arguments. Raises ValueError with a sentence."""
    for name, least in (("games", 1), ("years", 1), ("jobs", 0)):
        if getattr(args, name) < least:
            raise ValueError(f"--{name} {getattr(args, name)}: give a number from {least}.")
    if args.seats not in Viticulture.seats:
        raise ValueError(f"--seats {args.seats}: viticulture is for 2 to 6 players.")
    options = {}
    for pair in args.options:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"--options {pair}: write the option and its value as name=value.")
        options[name] = value
    Viticulture(DATA).options(options)
    return tuple(options.items())


def _play(plan: Plan, games: int, jobs: int) -> list[Played]:
    """All games in the order of their seeds, whoever plays them."""
    numbers = range(games)
    jobs = min(jobs, games // 8)
    if jobs < 2:
        return [_one_game(plan, number) for number in numbers]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(_one_game, [plan] * games, numbers, chunksize=max(1, min(20, games // (4 * jobs)))))


@cache
def _trials(plan: Plan) -> Trials:
    return Trials(DATA, dict(plan.options), plan.years)


def _one_game(plan: Plan, number: int) -> Played:
    return _trials(plan).play(plan.seats, plan.seed + number, keep_record=number == 0)


def _print_games(games: list[Played]) -> None:
    years = [game.years for game in games]
    best = [max(game.points) for game in games]
    points = [vp for game in games for vp in game.points]
    print(f"years: {min(years)} to {max(years)}, median {median(years):g}")
    print(f"games ended by the cap: {sum(not game.ended and not game.violations for game in games)}")
    print(f"points: {min(points)} to {max(points)}, mean {mean(points):.1f}; best of a game {mean(best):.1f}")
    print(f"decisions: {mean(game.decisions for game in games):.1f} a game")
    print(f"steps taken without asking: {mean(game.unasked for game in games):.1f} a game")


def _print_branches(plan: Plan, games: list[Played]) -> list[str]:
    """Say which branches of the cards were taken; those the games missed are taken from generated positions."""
    trials = _trials(plan)
    met = {branch for game in games for branch in game.met} & trials.branches.all
    missing = trials.branches.all - met
    taken, wrong = trials.from_positions(missing)
    found = taken & missing
    count = f"{len(met) + len(found)} of {len(trials.branches.all)}"
    print(f"branches: {count} taken ({len(found)} from generated positions)")
    never = sorted(missing - found)
    if never:
        print("  never taken: " + ", ".join(f"{card} {branch}" for card, branch in never))
        wrong += [f"the branch {branch} of {card} was never taken" for card, branch in never]
    return wrong
