"""What is said of the last touch, a refusal or another remark, and the choice that waits for Confirm."""

from __future__ import annotations

from typing import NamedTuple

from game.window.screen import Point
from rules.engine.choice import Choice, Ref


class Held(NamedTuple):
    """A choice that waits for Confirm, and why; ``tone`` is how it is told: plain or warn."""

    choice: Choice
    note: str
    tone: str


class Note:
    """The one note of a table."""

    def __init__(self) -> None:
        self.words = ""
        """As the panel tells it; empty where there is nothing to say."""
        self.bubble = ""
        """As it stands at the pointer: without the rule's number."""
        self.at: Point = (0.0, 0.0)
        """Where the pointer was."""
        self.refused: Ref | None = None
        """The thing that was touched in vain."""

    def say(self, words: str) -> None:
        """Say something that is no refusal."""
        self.words, self.refused = words, None

    def refuse(self, ref: Ref, words: str, bubble: str, at: Point) -> None:
        """Say why a thing cannot be touched."""
        self.words, self.bubble, self.at, self.refused = words, bubble, at, ref

    def forget(self) -> None:
        """Say nothing more."""
        self.words, self.refused = "", None
