"""Playing a record again, line by line, as far as the lines follow from each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rules.engine.position_text import packed
from rules.engine.record import OFTEN, Line, Record, Teller
from rules.engine.rules import Rules

PARSED = 0.15
"""How much of the work of loading a record is to parse it."""


def shares(tell: Teller) -> tuple[Teller, Teller]:
    """Who is told of the two parts of loading a record: that it is parsed, and that it is played."""
    return lambda share: tell(PARSED * share), lambda share: tell(PARSED + (1 - PARSED) * share)


class Playing(Protocol):
    """A game that repeats what a record says of it."""

    rules: Rules
    record: Record

    @property
    def state(self) -> Any:
        """The present position."""

    def repeat(self, line: Line, before: int = 0) -> bool:
        """Do again what a line says; False if that is not possible. ``before`` choices were made before the game."""


def follow(game: Playing, lines: Sequence[Line], tell: Teller) -> tuple[int, str]:
    """Play these lines; how many of them follow from each other, and in what words the rules fail behind them, if so.

    ``tell`` hears how far it is.
    """
    for number, line in enumerate(lines):
        if not number % OFTEN:
            tell(number / len(lines))
        if line.acts or line.plays:
            # What was told before is compared already; in a long record it would take much room.
            game.record.lines.clear()
            try:
                if not game.repeat(line):
                    return number, ""
            except Exception as fault:
                return number, " ".join(f"{type(fault).__name__} {fault}".split())
        elif isinstance(line.snapshot, str) and line.snapshot:
            if line.snapshot != packed(game.rules.encode(game.state)):
                return number, ""
        elif line not in game.record.lines:
            return number, ""
    return len(lines), ""


def go_on(game: Playing, lines: Sequence[Line], before: int, tell: Teller) -> None:
    """Play what these lines say up to the first that cannot be played; ``before`` choices were made before the game."""
    for number, line in enumerate(lines):
        if not number % OFTEN:
            tell(number / len(lines))
        if (line.acts or line.plays) and not game.repeat(line, before):
            return
