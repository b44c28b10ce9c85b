"""``advise``: print what may be said of a position of a saved game to the seat that is asked there."""

from __future__ import annotations

import argparse
from typing import Any

from rules.checking.terminal import place, tell, warn, whole
from rules.command.games import DATA
from rules.command.saved import Unreadable, notes, opened
from rules.engine.game import Game
from rules.players.advice import Advice, Adviser
from rules.players.advisers import adviser
from rules.players.cause import ALIKE, BEST, COMPARED, GUESS, ONLY, PLAN, UNNAMED, Cause
from rules.players.opponent import Opponent

MOST_ANSWERS = 5
"""So many of the answers are told, the best ones."""
ASKED = Opponent(3, "grower", 0)
"""The opponent that is asked why it would answer so: one that thinks to the end of the turn, as the advice does."""


def add_parser(subparsers: Any) -> None:
    """Declare the command and its arguments."""
    parser = subparsers.add_parser("advise", help="print who is how likely to win in a saved game, and what to answer")
    parser.add_argument("record", type=place, metavar="RECORD", help="the file of a saved game")
    parser.add_argument("--at", type=whole, metavar="N", help="after the Nth choice (0: the deal); else the last")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the advice; 0, 1 with one sentence where the file is no good record, 2 where it has no such choice."""
    if args.at is not None and args.at < 0:
        warn(f"advise: --at {args.at}: choices are counted from 0, the deal; give a number from 0.")
        return 2
    try:
        game = opened(args.record).game
    except Unreadable as fault:
        warn(str(fault))
        return 1
    for sentence in notes(args.record, game):
        warn(sentence)
    made = len(game.choices)
    at = made if args.at is None else args.at
    if at > made:
        warn(f"advise: --at {at}: the game has {made} choices so far; give a number from 0 to {made}.")
        return 2
    _print(game, at, adviser(game.rules, DATA / "players"))
    return 0


def _print(game: Game, at: int, who: Adviser) -> None:
    s, rules = game.position(at), game.rules
    number, part = rules.moment(s)
    if s.agenda is None:
        result = rules.result(s)
        tell(f"after {at} choices: over, winners {', '.join(map(str, result.winners))}")
        return
    seat = s.agenda.seat
    known = rules.known_to(s, seat)
    advice = who.advise(known)
    time = "year" if rules.name == "viticulture" else "turn"
    tell(f"after {at} choices: {time} {number}, {part}, seat {seat} is asked")
    for one, (share, points) in enumerate(zip(advice.shares, advice.points, strict=True)):
        tell(f"seat {one}: wins {100 * share:.0f} %, {points:.1f} points at the end")
    _print_answers(known, advice, who)


def _print_answers(known: Any, advice: Advice, who: Adviser) -> None:
    best = advice.answers[0]
    for answer in advice.answers[:MOST_ANSWERS]:
        behind = f"{answer.value - best.value:+.2f}" if answer is not best else "best"
        tell(f"{behind:>8}  {answer.choice}")
    if len(advice.answers) > MOST_ANSWERS:
        tell(f"          and {len(advice.answers) - MOST_ANSWERS} more")
    tell(f"why {best.choice}: {told(who.why(known, ASKED, 0, best.choice))}")


UNNAMED_WORDS = {
    ONLY: "nothing else can be answered", BEST: "best by several things together", PLAN: "what was planned before",
    GUESS: f"level {ASKED.level} would answer otherwise", ALIKE: "as good as others",
}  # fmt: skip
"""What is said of the kinds of causes that name no thing."""


def told(cause: Cause) -> str:
    """A cause in plain words: with what a plan does with the thing, with the other one that only decides beside it, and
    with the answer that would be given without it, or is the next best."""
    both = " and ".join(_one(one) for one in (cause, cause.also) if one is not None)
    instead = "next best" if cause.kind in UNNAMED | COMPARED else "without"
    return f"{both}; {instead}: {cause.instead}" if cause.instead else both


def _one(cause: Cause) -> str:
    parts = [UNNAMED_WORDS.get(cause.kind, cause.kind), cause.thing, str(cause.amount) if cause.amount else ""]
    if cause.other >= 0:
        parts.append(f"of seat {cause.other}")
    if cause.use:
        parts.append(f"to {cause.use}")
    return " ".join(part for part in parts if part)
