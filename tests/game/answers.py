"""What a driver of the table does to give an answer of a record, whichever hands it plays with."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.play.scene import TableScene
from rules.engine.choice import Choice


def answered(scene: TableScene, text: str, rest: Iterable[str], give: Callable[[Choice, tuple[str, ...]], None]) -> int:
    """Let ``give`` this answer to the open question; the number of choices that are made by it.

    Where several things are gathered for it, ``rest`` are the choices that follow.
    """
    session, settings, rest = scene.interaction.session, scene.app.settings, tuple(rest)
    made, usual, chosen = session.made, settings.confirm, session.game.grammar.parse(text)
    if rest[:1] == ("done",) and scene.interaction.brings_along(chosen):
        # Who leaves lira that come for nothing must have every step asked.
        settings.confirm = "always"
    give(chosen, rest)
    settings.confirm = usual
    return session.made - made
