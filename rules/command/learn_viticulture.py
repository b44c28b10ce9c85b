"""``learn viticulture``: the evaluation of Viticulture's players is learned by games, and backward year by year."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rules.checking.terminal import fraction, place, tell, warn, whole
from rules.command.games import DATA
from rules.command.processes import shared_out
from rules.engine.catalog import DataFault


def add_parser(subparsers: Any) -> None:
    """Declare the game and its arguments."""
    parser = subparsers.add_parser("viticulture", help="learn to play alone, or with others")
    parser.add_argument("folder", type=place, metavar="FOLDER", help="where it goes on, and where all is written")
    parser.add_argument(
        "--seats",
        type=whole,
        default=1,
        metavar="N",
        help="players; 1: alone; more: with up to so many",
    )
    parser.add_argument("--games", type=whole, default=10_000, metavar="N", help="how many games in all")
    parser.add_argument(
        "--sweeps", type=whole, default=3, metavar="N", help="how often, after them, back from the last year"
    )
    parser.add_argument(
        "--positions", type=whole, default=1500, metavar="N", help="years played for each year of a sweep"
    )
    parser.add_argument("--open", type=whole, default=100, metavar="N", help="games with open cards before each one")
    parser.add_argument("--open-width", type=whole, default=30, metavar="N", help="ways that these follow")
    parser.add_argument("--width", type=whole, default=6, metavar="N", help="ways that a plan follows each turn")
    parser.add_argument("--noise", type=fraction, default=1.5, metavar="VP", help="how far from the best play strays")
    parser.add_argument("--trust", type=fraction, default=0.3, metavar="SHARE", help="how much a guess counts, 0 to 1")
    parser.add_argument("--jobs", type=whole, metavar="N", help="processes")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Learn; what was begun before is gone on with. Returns 0, or 2 where the arguments make no sense."""
    try:
        _check(args)
        args.folder.mkdir(parents=True, exist_ok=True)
        # What it learns with is not installed with the game, and would use all cores for very small matrices.
        os.environ.setdefault("OMP_NUM_THREADS", "1")
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        from rules.players.viticulture.backward import Sweep, sweep
        from rules.players.viticulture.learning import learn
        from rules.players.viticulture.networks import Course, Learning

        course = Course(DATA / "viticulture", args.seats, args.width, args.noise, args.trust)
        learning, share = Learning(args.folder, course, tell), _share(args.jobs or os.cpu_count() or 1)
        learn(learning, args.games, share)
        sweep(learning, args.sweeps, Sweep(args.positions, args.open, args.open_width), share)
    except OSError as fault:
        warn(f"learn: {args.folder}: cannot be written ({fault.strerror}); name another folder.")
        return 2
    except (DataFault, ValueError) as fault:
        warn(f"learn: {fault}")
        return 2
    return 0


def _share(jobs: int) -> Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]:
    return map if jobs == 1 else lambda work, seeds: shared_out(work, seeds, jobs)


def _check(args: argparse.Namespace) -> None:
    """Raises ValueError with a sentence for the first argument that makes no sense."""
    for name, value, least, most in (
        ("seats", args.seats, 1, 6), ("games", args.games, 0, 10_000_000), ("sweeps", args.sweeps, 0, 1000),
        ("positions", args.positions, 1, 1_000_000), ("open", args.open, 0, 100_000),
        ("open-width", args.open_width, 1, 1000),         ("width", args.width, 1, 1000),
        ("noise", args.noise, 0, 100), ("trust", args.trust, 0, 1),
        ("jobs", 1 if args.jobs is None else args.jobs, 1, 64),
    ):  # fmt: skip
        if not least <= value <= most:
            raise ValueError(f"--{name} {value}: give a number from {least} to {most}.")
