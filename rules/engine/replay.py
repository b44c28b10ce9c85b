"""Playing a record again, line by line, as far as the lines follow from each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rules.engine.choice import Choice, Grammar, UnknownWords
from rules.engine.position_text import packed
from rules.engine.reason import Refused
from rules.engine.record import OFTEN, Line, Record, Teller
from rules.engine.rules import Rules

PARSED = 0.15
"""How much of the work of loading a record is to parse it."""


def shares(tell: Teller) -> tuple[Teller, Teller]:
    """Who is told of the two parts of loading a record: that it is parsed, and that it is played."""
    return lambda share: tell(PARSED * share), lambda share: tell(PARSED + (1 - PARSED) * share)


class Playing(Protocol):
    """A game that does again what a record says of it."""

    rules: Rules
    record: Record

    @property
    def state(self) -> Any:
        """The present position."""

    @property
    def grammar(self) -> Grammar:
        """The words of its choices."""

    def choose(self, chosen: Choice) -> object:
        """Give one of the legal answers. Raises Refused."""

    def step_back(self) -> bool:
        """Take back the last choice alone; False where it stands."""

    def rewind(self, left: int) -> bool:
        """Put the game back to where so many choices stood; False if that is not possible."""

    def hand_over(self, seat: int, plays: str) -> bool:
        """Let somebody else play a seat; False if that is not possible."""


def repeat(game: Playing, line: Line, before: int = 0) -> bool:
    """Do again what a line of a record says; False if that is not possible.

    ``before`` is how many choices of the record were made before the game begins.
    """
    if line.undo:
        return game.step_back()
    if line.rewind >= 0:
        return game.rewind(line.rewind - before)
    if line.plays:
        return game.hand_over(line.seat, line.plays)
    asked = game.state.agenda
    if asked is None or asked.seat != line.seat:
        return False
    try:
        game.choose(game.grammar.parse(line.choice))
    except (Refused, UnknownWords):
        return False
    return True


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
                if not repeat(game, line):
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
        if (line.acts or line.plays) and not repeat(game, line, before):
            return
