"""``learn vino``: better weights are bred by many games; what was learned is kept and gone on with."""

from __future__ import annotations

import argparse
import os
from functools import cache, partial
from pathlib import Path

import msgspec

from rules.checking.terminal import place, tell, warn, whole
from rules.command.games import DATA
from rules.command.processes import shared_out
from rules.engine.chance import Stream
from rules.players import match
from rules.players.vino import evolution
from rules.players.vino.by_hand import BY_HAND
from rules.players.vino.evolution import Progress
from rules.players.vino.mind import Mind
from rules.players.vino.minds import OnePly
from rules.players.vino.quick import Quick
from rules.vino import rules as vino

MOST_GENERATIONS, MOST_JOBS = 100_000, 64
PROGRESS, STRENGTH, WEIGHTS = "vino_progress.json", "vino_strength.txt", "vino.json"
"""What is kept in the folder: how far learning has come, how strength has grown, and the weights for players."""
MEASURED, GAMES, FIRST_DEAL = 5, 60, 10_000_000
"""After so many generations strength is measured by so many games, from a deal on that is far from those learned on."""
BAR = 50
"""Signs that a share of all wins would have in the drawing of strength."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the game and its arguments."""
    parser = subparsers.add_parser("vino", help="breed better weights from generation to generation")
    parser.add_argument("folder", type=place, metavar="FOLDER", help="where all is kept; made if missing")
    parser.add_argument("--generations", type=whole, default=100, metavar="N", help="how many more")
    parser.add_argument("--jobs", type=whole, default=1, metavar="N", help="processes; the result is the same with any")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Learn; returns 0, or 2 where that makes no sense with these arguments or this folder."""
    folder: Path = args.folder
    try:
        for name, value, most in (("generations", args.generations, MOST_GENERATIONS), ("jobs", args.jobs, MOST_JOBS)):
            if not 1 <= value <= most:
                raise ValueError(f"--{name} {value}: give a number from 1 to {most}.")
        progress = _begun(folder)
        for _ in range(args.generations):
            work = partial(_tried, progress)
            born = evolution.born(progress)
            tried = list(map(work, born) if args.jobs == 1 else shared_out(work, born, args.jobs))
            progress = evolution.mixed(progress, list(zip(tried, born, strict=True)))
            _keep(folder, progress)
            if progress.generation % MEASURED == 0:
                _measure(folder, progress)
    except OSError as fault:
        warn(f"learn: {folder}: cannot be written ({fault.strerror}); name another folder.")
        return 2
    except ValueError as fault:
        warn(f"learn: {fault}")
        return 2
    return 0


def _begun(folder: Path) -> Progress:
    """How far learning has come in this folder. Raises ValueError with a sentence, OSError."""
    file = folder / PROGRESS
    folder.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        return evolution.begun()
    cure = "take it away to begin anew"
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Progress)
    except msgspec.MsgspecError as fault:
        raise ValueError(f"{file}: tells of no progress ({fault}); {cure}.") from None
    if not set(evolution.names()) == {*found.middle} == {*found.spread}:
        raise ValueError(f"{file}: tells of other inputs than this program looks at; {cure}.")
    return found


def _keep(folder: Path, progress: Progress) -> None:
    """Keep what was learned; whenever it is stopped, the files are whole."""
    learned = f"evolution from the weights by hand, {progress.generation} generations of games with 3 to 5 seats"
    weights = evolution.weights(progress.middle, learned)
    for name, content in ((PROGRESS, progress), (WEIGHTS, weights)):
        written = folder / f"{name}.new"
        written.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n")
        os.replace(written, folder / name)


def _measure(folder: Path, progress: Progress) -> None:
    """Tell how strong the weights are against those by hand, each answering at once; one bar more is drawn."""
    rules = _rules()
    learned, by_hand = (
        Quick(rules, Mind(rules.box, weights)) for weights in (evolution.weights(progress.middle), BY_HAND)
    )

    def one(stream: Stream) -> OnePly:
        return OnePly(learned, stream)

    def others(stream: Stream) -> OnePly:
        return OnePly(by_hand, stream)

    options, seats = rules.options({}), rules.seats[0]
    outcomes = [
        match.play(rules, options, seats, meeting, one, others, evolution.LAST_TURN)
        for meeting in match.meetings(seats, GAMES, FIRST_DEAL)
    ]
    share = match.share(outcomes)
    line = f"{progress.generation:6}  {'#' * round(BAR * share.share):{BAR}}  {share} against two by hand"
    with (folder / STRENGTH).open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    tell(line)


@cache
def _rules() -> vino.Vino:
    return vino.load(DATA / "vino")


def _tried(progress: Progress, every: dict[str, float]) -> float:
    return evolution.worth(_rules(), progress, every)
