"""What is said of the last touch, a refusal or another remark, and the choice that waits for Confirm."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.text.told import NOTHING, Told
from game.window.screen import Point
from rules.engine.choice import Choice, Ref


class Held(NamedTuple):
    """A choice that waits for Confirm, and what tells why; ``tone`` is how it is told: plain or warn."""

    choice: Choice
    tell: Callable[[], str]
    tone: str

    @property
    def note(self) -> str:
        """Why it waits."""
        return self.tell()


class Note:
    """The one note of a table."""

    def __init__(self) -> None:
        self._words = NOTHING
        self.at: Point = (0.0, 0.0)
        """Where the pointer was."""
        self.refused: Ref | None = None
        """The thing that was touched in vain."""
        self.tried: Choice | None = None
        """The answer that was tried with it; None where it is of none."""

    @property
    def words(self) -> str:
        """What is said; empty where there is nothing to say."""
        return self._words.words

    @property
    def remark(self) -> str:
        """What the panel tells: a refusal stands at the thing that was touched in vain, and nowhere else."""
        return "" if self.refused is not None else self.words

    @property
    def refusal(self) -> str:
        """What the bubble tells; empty where nothing is refused."""
        return self.words if self.refused is not None else ""

    def say(self, tell: Callable[[], str]) -> None:
        """Say something that is no refusal."""
        self._words, self.refused = Told(tell), None

    def refuse(self, ref: Ref, words: Told[str], at: Point, tried: Choice | None) -> None:
        """Say why a thing cannot be touched, with which an answer was ``tried``."""
        self._words, self.at, self.refused, self.tried = words, at, ref, tried

    def forget(self) -> None:
        """Say nothing more."""
        self._words, self.refused = NOTHING, None
