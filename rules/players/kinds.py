"""Who can play at a table: by chance, as the yardstick, or at a level."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.match import Maker, Player
from rules.players.opponent import STRONGEST, WEAKEST, Opponent

RANDOM, YARDSTICK = "random", "yardstick"
KINDS = (RANDOM, YARDSTICK, *(str(level) for level in range(WEAKEST, STRONGEST + 1)))
"""Who can play: somebody who answers by chance, the yardstick that is kept for good, and the levels."""


def own_chance(opponent: Opponent, question: int = 0) -> Stream:
    """The chance with which an opponent thinks about a question: the same whatever it has thought about before."""
    return Stream(opponent.chance, "opponent", question)


class Players(ABC):
    """The players of one game, ready to think. ``notes`` are sentences about files that could not be used."""

    notes: tuple[str, ...] = ()

    @abstractmethod
    def yardstick(self, stream: Stream) -> Player:
        """Who is kept for good, to measure others by."""

    @abstractmethod
    def at(self, level: int, stream: Stream, character: str = "") -> Player:
        """Somebody who plays at this level, in the style of a character if there is one of this name."""

    def thinking(self, kind: str, character: str = "") -> str:
        """What a kind thinks with, in a line that changes where its level, its style or what was learned does."""
        return self._thinking(int(kind), character) if kind.isdigit() else kind

    @abstractmethod
    def _thinking(self, level: int, character: str) -> str:
        """How a level thinks, how the character leans, and the mark of what was learned where it uses that."""

    def maker(self, kind: str, character: str = "") -> Maker:
        """What makes players of this kind, one of KINDS; a level in the style of a character if one is named."""
        if kind == RANDOM:
            return _ByChance
        return self.yardstick if kind == YARDSTICK else lambda stream: self.at(int(kind), stream, character)

    def player(self, opponent: Opponent, stream: Stream | None = None) -> Player:
        """Somebody who plays as this opponent, with this chance; None: its own from the beginning."""
        return self.at(opponent.level, stream or own_chance(opponent), opponent.character)


class _ByChance:
    """Answers with any of the answers."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def choose(self, known: Any) -> Choice:
        asked: list[Choice] = known.asked
        return asked[self.stream.below(len(asked))]
