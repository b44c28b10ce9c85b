"""Announcements: what happens, in words, for those who do not see it. Whoever speaks them aloud listens here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from game.text.told import ENDS, Told, retold

Kind = Literal["page", "question", "refusal", "answer", "deed", "event", "moment", "notice"]
"""What an announcement is.

A ``page`` was opened; a ``question`` is asked; a ``refusal`` says why a touch was in vain; an ``answer`` is what a key
or a touch has brought to be read; a ``deed`` is the move of an opponent in a sentence, or what it means for those who
wait, an ``event`` anything else that the log tells, or what the move of a person means; a ``moment`` lies over the
table for a while, as the end of a year does; a ``notice`` is bad news.
"""


class Announcement:
    """One thing that is told, of a kind, in whichever language is in use when it is read."""

    def __init__(self, kind: Kind, *parts: str) -> None:
        """``parts`` are words as messages have made them, which are told as sentences one after the other."""
        self.kind = kind
        tells = [retold(part) for part in parts if part]
        self._told = Told(lambda: sentences(*(tell() for tell in tells)))

    @property
    def words(self) -> str:
        """What is told."""
        return self._told.words


class Announcements:
    """Tells all that listen of what happens. Where nobody listens nothing is made."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[Announcement], None]] = []
        self.memories: list[Callable[[], None]] = []
        """What lets go of all that it keeps of what was told, wherever somebody could have it told again."""

    def tell(self, kind: Kind, *parts: str) -> None:
        """Tell these words as sentences one after the other, but for those that are empty; nothing if all are."""
        if self.listeners and any(parts):
            announcement = Announcement(kind, *parts)
            for listener in tuple(self.listeners):
                listener(announcement)

    def forget(self) -> None:
        """What was told was meant for one person: whoever keeps any of it lets go of it."""
        for forget in tuple(self.memories):
            forget()


def sentences(*parts: str) -> str:
    """Words that stand on lines of their own as sentences one after the other, which can be read aloud."""
    whole = (part if part.endswith((*ENDS, ":")) else f"{part}." for part in map(str.strip, parts) if part)
    return " ".join(whole)
