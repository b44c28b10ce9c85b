"""Records that were changed in one byte or line: each change is told, or it only cuts off the last line.

None may give another game. Whole records are read by ``Game.load``, as a saved game is.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from rules.checking.terminal import place, tell, warn
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.header import OPPONENT, PERSON, Header, RecordFault
from rules.engine.record import parse
from rules.engine.rules import Rules
from rules.vino import rules as vino
from rules.viticulture import rules as viticulture

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("viticulture", 2, {}),
    ("vino", 3, {}),
    ("viticulture", 1, {"level": "hard"}),
    ("vino", 5, {"negative_sale": "for_zero"}),
    ("viticulture", 6, {"setup": "advanced"}),
    ("viticulture", 1, {"challenge": 3}),
    ("vino", 4, {}),
)
"""Game, seats and options of the tables of which records are made."""
SHORTEST, LONGEST = 40, 240
"""How many questions are answered in a record that is made."""
SHOWN = 20
"""So many faults are printed at most."""


class Changed(NamedTuple):
    """A record in which something was changed: at which byte, how, and what it holds then."""

    at: int
    how: str
    content: bytes


def changes(content: bytes, every: int = 1) -> Iterator[Changed]:
    """The record with each ``every``-th byte changed in several ways."""
    for at in range(0, len(content), every):
        before, byte, after = content[:at], content[at], content[at + 1 :]
        others = {
            "another": _another(byte),
            "lowest bit": bytes([byte ^ 1]),
            "another bit": bytes([byte ^ (2 << at % 7)]),
            "deleted": b"",
            "doubled": bytes([byte, byte]),
            "a blank": b" ",
            "an end of line": b"\n",
            "a return before it": bytes([13, byte]),
        }
        for how, other in others.items():
            if other != bytes([byte]):
                yield Changed(at, how, before + other + after)


def line_changes(content: bytes, every: int = 1) -> Iterator[Changed]:
    """The record with each ``every``-th line removed, doubled, or in the place of the next one."""
    rows = content.splitlines(keepends=True)
    for number in range(0, len(rows) - 1, every):
        before, row, following, after = rows[:number], rows[number], rows[number + 1], rows[number + 2 :]
        others = {
            "line removed": [following],
            "line doubled": [row, row, following],
            "lines swapped": [following, row],
        }
        for how, other in others.items():
            yield Changed(len(b"".join(before)), how, b"".join([*before, *other, *after]))


def _another(byte: int) -> bytes:
    """A sign of the same kind: digit, letter or neither."""
    sign = chr(byte)
    if sign.isdecimal():
        return str((int(sign) + 1) % 10).encode()
    return b"b" if sign == "a" else b"a"


class Reading:
    """Reads changed copies of one record, and judges what became of each."""

    def __init__(self, rules: Rules, content: bytes) -> None:
        """Raises RecordFault for a record that cannot be read as it is."""
        self.rules = rules
        self.content = content
        self.game = Game.load(rules, content.decode())[0]
        self.last = content.rstrip(b"\n").rfind(b"\n") + 1
        """Where the last line begins."""
        self.told: Counter[str] = Counter()

    def fault(self, changed: Changed) -> str:
        """What is wrong with how a changed record is read; empty where nothing is."""
        try:
            text = changed.content.decode()
        except UnicodeDecodeError:
            self.told["no text"] += 1
            return ""
        try:
            game, note = Game.load(self.rules, text)
        except RecordFault as fault:
            self.told["told"] += 1
            return self._bad_refusal(fault)
        except Exception as fault:
            return f"{type(fault).__name__}: {fault}"
        if note is not None:
            return f"goes on from another position ({note.id})"
        same = (game.record.header, game.record.lines) == (self.game.record.header, self.game.record.lines)
        if changed.at >= self.last and (same or self._cut(game, text)):
            self.told["whole" if same else "last line left out"] += 1
            return ""
        return "read as if it were whole" if same else "read as another game"

    def _bad_refusal(self, fault: RecordFault) -> str:
        if not str(fault) or "\n" in str(fault):
            return f"no sentence: {fault}"
        if self.content.startswith(fault.good.encode()) or self._was_played(fault.good):
            return ""
        return "a last good point that was not played"

    def _was_played(self, good: str) -> bool:
        """Whether the game goes back by a text to what it was at some time."""
        while good:
            try:
                lines = Game.load(self.rules, good)[0].record.lines
            except RecordFault as fault:
                if len(fault.good) >= len(good):
                    return False
                good = fault.good
            else:
                return lines == self.game.record.lines[: len(lines)]
        return True

    def _cut(self, game: Game, text: str) -> bool:
        """Whether only the last line is missing, and that is told."""
        lines, found = game.record.lines, parse(text)
        return found.torn and lines == self.game.record.lines[: len(lines)] and len(found.lines) == text.count("\n") - 1


def made(rules: Rules, seats: int, options: dict[str, Any], seed: int) -> str:
    """A record of answers by chance, some of them taken back, made again, or left behind by going further back.

    Every third one begins in the middle, at the position that another one had led to; every second one begins with an
    opponent, and seats are handed over in all of them.
    """
    stream = Stream(seed, "records")
    people = [{"name": f"Anna {seat}", "colour": "lago"} for seat in range(seats)]
    people[0] |= {OPPONENT: "2 host 77"} if seed % 2 else {}
    game = Game.new(rules, people, seed, options)
    for number in range(SHORTEST + stream.below(LONGEST - SHORTEST + 1)):
        if game.decision is None:
            break
        offered = game.decision.choices
        game.choose(offered[stream.below(len(offered))])
        if stream.below(6) == 0 and game.undo() and stream.below(2):
            game.redo()
        if stream.below(40) == 0:
            game.rewind(game.made - stream.below(4) - 1)
        if stream.below(30) == 0:
            game.hand_over(stream.below(seats), PERSON if stream.below(2) else f"4 grower {number}")
        if seed % 3 == 2 and number == SHORTEST // 2:
            game = Game.at(rules, game.record.header, game.state)
    return game.record.text()


def add_parser(checks: Any) -> None:
    """Declare the check and its arguments."""
    parser = checks.add_parser("records", help="change every byte of records and read them")
    parser.add_argument("files", nargs="*", type=place, metavar="FILE", help="saved games; without any, games are made")
    parser.add_argument("--number", type=int, default=3, metavar="N", help="so many games are made")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the first game that is made")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="change only every Nth byte")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, data: Path) -> int:
    """Check the records and sum up; 1 where a change was not told, 2 for a file that is no good record."""
    games: dict[str, Rules] = {
        "viticulture": viticulture.load(data / "viticulture"),
        "vino": vino.load(data / "vino"),
    }
    faults = count = 0
    try:
        for name, rules, content in _records(args, games):
            found = check(name, Reading(rules, content), max(1, args.every))
            faults, count = faults + found, count + 1
    except (OSError, ValueError, KeyError) as fault:
        warn(f"records: {fault}")
        return 2
    tell(f"{count} records, {faults} changes that were not told")
    return 1 if faults else 0


def _records(args: argparse.Namespace, games: dict[str, Rules]) -> Iterator[tuple[str, Rules, bytes]]:
    """Name, rules and content of each record."""
    for file in args.files:
        content = file.read_bytes()
        header: Header = parse(content.decode()).header
        yield file.name, games[header.game], content
    for seed in range(args.seed, args.seed + (0 if args.files else args.number)):
        game, seats, options = TABLES[seed % len(TABLES)]
        name = f"{game} for {seats}, seed {seed}"
        yield name, games[game], made(games[game], seats, options, seed).encode()


def check(name: str, reading: Reading, every: int) -> int:
    """Change a record in many ways and print what became of it; how many changes were not told."""
    faults = 0
    for changed in chain(changes(reading.content, every), line_changes(reading.content, every)):
        if fault := reading.fault(changed):
            faults += 1
            if faults <= SHOWN:
                tell(f"  {name}, byte {changed.at}, {changed.how}: {fault}")
    told = ", ".join(f"{count} {what}" for what, count in sorted(reading.told.items()))
    tell(f"{name}: {len(reading.content)} bytes, {told}, {faults} not told")
    return faults
