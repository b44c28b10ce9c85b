"""Going on with a saved game, from wherever it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.store.kept_game import KeptGame
from game.store.played_seats import plain
from game.store.records import BadRecord
from game.text.messages import say
from game.window import waiting
from game.window.app import App


def reading(file: Path) -> str:
    """What is said while a file or a folder is read."""
    return say("window-reading", file=plain(file.name))


def open_game(app: App, record: Path, failed: Callable[[BadRecord], None]) -> None:
    """Put the table of a saved game in the place of all that is shown; ``failed`` is told why that cannot be."""

    def refused(fault: Exception) -> None:
        if not isinstance(fault, BadRecord):
            raise fault
        failed(fault)

    def opened(game: KeptGame) -> None:
        app.scenes.replace(app.routes.table(game))

    left = app.unsaved.resumed(record)
    if left is not None:
        opened(left)
        return
    waiting.do(app, reading(record), lambda: KeptGame.opened(record), opened, refused)
