"""The pictures of the saved games on a page: read or drawn one after the other, beside the page."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import pygame

from game.pages import saved_picture
from game.store import shelf
from game.store.job import Job
from game.store.shelf import SavedGame
from game.window import waiting
from rules.engine.game import Game


class SavedPictures:
    """What has been read or drawn of them, and the game that is being read for its picture."""

    def __init__(self) -> None:
        self._known: dict[tuple[Path, float], pygame.Surface | None] = {}
        """None for a game of which there can be none."""
        self._reading: tuple[SavedGame, Job[Game]] | None = None

    def of(self, kept: SavedGame) -> pygame.Surface | None:
        """The picture of a game, if there is one by now."""
        return self._known.get((kept.path, kept.changed))

    def look(self, seen: Iterable[SavedGame]) -> bool:
        """Go on with the first of these games whose picture is not known yet; whether one is known by that."""
        if self._reading is None:
            kept = next((one for one in seen if (one.path, one.changed) not in self._known), None)
            if kept is None or self._load(kept):
                return kept is not None
        assert self._reading is not None
        kept, job = self._reading
        if job.ended():
            self._reading = None
            self._known[kept.path, kept.changed] = _drawn(kept, job)
            return True
        return False

    def _load(self, kept: SavedGame) -> bool:
        """Take the picture that was kept of a game; where there is none, or an older one, begin to read the game."""
        image = saved_picture.load(kept.picture)
        with suppress(OSError):
            if image is None or kept.picture.stat().st_mtime < kept.changed:
                job = Job(lambda: shelf.read(kept))
                job.ended(waiting.AT_ONCE)
                self._reading = kept, job
                return False
        self._known[kept.path, kept.changed] = image
        return True

    @property
    def reading(self) -> bool:
        """Whether a game is being read for its picture."""
        return self._reading is not None

    def stop(self) -> None:
        """Read no game now."""
        if self._reading is not None:
            self._reading[1].cancel()
            self._reading = None


def _drawn(kept: SavedGame, read: Job[Game]) -> pygame.Surface | None:
    """The picture of a game that has been read, which is kept; None where there can be none."""
    # Whatever the file of a game holds, the page on which it can be deleted is there.
    with suppress(Exception):
        image = saved_picture.drawn(read.result.view(None), kept.colours, kept.innkeepers)
        saved_picture.keep(kept.path, image)
        return image
    return None
