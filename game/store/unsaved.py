"""Games that were left while their last lines could not be written: they wait here and are tried again."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.store.kept_game import KeptGame
from game.store.records import BadRecord, Save, save_of
from game.text.messages import say

AGAIN = 1.0
"""Seconds after which what waits is tried again."""


class Unsaved:
    """What still waits to be written when its table is no longer there."""

    def __init__(self) -> None:
        self.games: list[KeptGame] = []
        self._since = 0.0

    def leave(self, kept: KeptGame) -> None:
        """The table of a game is left: what waits is written, or goes on waiting here."""
        kept.close()
        if kept.unsaved:
            self.games.append(kept)

    def taken_up(self, kept: KeptGame) -> None:
        """The game is on a table again, perhaps the same that has just been left: it does not wait here."""
        self.games = [one for one in self.games if one is not kept]

    def resumed(self, path: Path) -> KeptGame | None:
        """The game of this file, which waits here no longer; None where it does not wait."""
        found = next((kept for kept in self.games if kept.file is not None and kept.file.path == path), None)
        if found is not None:
            self.games.remove(found)
        return found

    def check(self, path: Path) -> None:
        """Make sure that no lines of this file wait here, with which it would be written again. Raises BadRecord."""
        for kept in self.games:
            if kept.file is not None and kept.file.path == path:
                check_saved(kept)

    def is_time(self, seconds: float) -> bool:
        """Let time pass; whether what waits shall be tried again now."""
        self._since = (self._since + seconds) if self._since < AGAIN else seconds
        return self._since >= AGAIN

    def catch_up(self, played: Iterable[KeptGame]) -> bool:
        """Write what waits if that can be done now; True when something else must be said by that.

        ``played`` are the games on tables, which are tried too.
        """
        changed = [kept.catch_up() for kept in (*self.games, *played)]
        for kept in [one for one in self.games if not one.unsaved]:
            kept.close()
            self.games.remove(kept)
        return any(changed)

    def waiting(self, played: Iterable[KeptGame]) -> str:
        """The file of a game, of these or of those that wait here, whose last lines are not written; or empty."""
        games = (*self.games, *played)
        return next((str(kept.file.path) for kept in games if kept.file is not None and kept.unsaved), "")

    @property
    def notice(self) -> str:
        """One sentence while a game waits here; empty where none does."""
        return self.games[-1].notice if self.games else ""

    def saves(self) -> list[Save]:
        """The games that wait and go on."""
        return [
            save_of(kept.game.record.header, kept.file.path, kept.file.tried, kept.opponents)
            for kept in reversed(self.games)
            if kept.file is not None and not kept.over
        ]


def check_saved(kept: KeptGame) -> None:
    """Make sure that all lines of a game are on disk. Raises BadRecord."""
    if kept.file is not None and kept.unsaved:
        raise BadRecord(say("window-error-record-waits", file=str(kept.file.path)), passing=True)
