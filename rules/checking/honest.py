"""Whether opponents answer from nothing but what their seat knows: all else is dealt anew, and the answer stays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rules.checking.terminal import tell
from rules.checking.worlds import KINDS, Differences, Played
from rules.engine.chance import Stream
from rules.players.advisers import adviser
from rules.players.kinds import own_chance
from rules.players.levels import players
from rules.players.opponent import STRONGEST, WEAKEST, Opponent

CHARACTER = "grower"
"""Of which character the opponents are that are asked."""


class Asked(NamedTuple):
    """A question that was put in two worlds: of what kind it is, and what differs between the answers, if anything."""

    question: str
    differs: str


class Honesty:
    """Asks opponents in one kind of tables. ``data`` is the folder with the games' data and the players.

    ``reasons``: also for the reason of every answer. ``game`` is the number of the game that was looked at last.
    """

    def __init__(self, kind: str, data: Path, reasons: bool = True) -> None:
        self.kind, self.differences = kind, Differences(kind, data)
        self.rules, self.worlds = self.differences.rules, self.differences.worlds
        self.players = players(self.rules, data / "players")
        self.adviser = adviser(self.rules, data / "players") if reasons else None
        self.game = 0

    def questions(self, level: int, number: int, seed: int) -> Iterator[Asked]:
        """So many questions with several answers, from the game with this number on, put to somebody of this level."""
        self.game = seed
        while number > 0:
            for met in self.differences.met(self.game):
                if len(met.state.asked) > 1:
                    yield self._of(met, Opponent(level, CHARACTER, 1000 * self.game + met.answers))
                    number -= 1
                if not number:
                    return
            self.game += 1

    def _of(self, met: Played, opponent: Opponent) -> Asked:
        s = met.state
        seat, kind = s.agenda.seat, self.rules.nodes[s.agenda.node].question(s, s.agenda)
        other = self.worlds.other(s, seat, Stream(met.game, "hidden", met.answers), ())
        found = [self._answer(t, seat, opponent, met.answers) for t in (s, other)]
        if found[0] == found[1]:
            return Asked(kind, "")
        where = f"{self.kind}, game {met.game}, answer {met.answers}, level {opponent.level}, seat {seat}, {kind}"
        return Asked(kind, f"{where}: {found[0]}, with other hidden things {found[1]}")

    def _answer(self, s: Any, seat: int, opponent: Opponent, number: int) -> tuple[str, object]:
        known = self.rules.known_to(s, seat)
        known.asked = s.asked
        chosen = self.players.player(opponent, own_chance(opponent, number)).choose(known)
        why = None if self.adviser is None else self.adviser.why(known, opponent, number, chosen)
        return str(chosen), why


def add_parser(checks: Any) -> None:
    """Add the words of this check to a command line."""
    parser = checks.add_parser("honest", help="ask opponents in worlds that differ only in what their seat cannot see")
    parser.add_argument("--number", type=int, default=1000, help="questions for each level and kind of table (1000)")
    parser.add_argument("--seed", type=int, default=0, help="the first game (0)")
    parser.add_argument("--kind", choices=KINDS, action="append", help="only these tables: " + ", ".join(KINDS))
    levels = range(WEAKEST, STRONGEST + 1)
    parser.add_argument("--level", type=int, choices=levels, action="append", help="only these levels")
    parser.add_argument("--answers-only", action="store_true", help="do not ask for the reasons of the answers")
    parser.set_defaults(run=run)


def run(args: Any, data: Path) -> int:
    """Ask and print what differs; returns 1 where anything does."""
    different = 0
    for kind in args.kind or KINDS:
        honesty = Honesty(kind, data, not args.answers_only)
        for level in args.level or range(WEAKEST, STRONGEST + 1):
            found = list(honesty.questions(level, args.number, args.seed))
            wrong = [one.differs for one in found if one.differs]
            for sentence in wrong:
                tell(sentence)
            different += len(wrong)
            kinds = len({one.question for one in found})
            tell(f"{kind}, level {level}: {len(found)} questions of {kinds} kinds, {len(wrong)} answered differently")
    return 1 if different else 0
