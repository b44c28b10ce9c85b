"""What the rules tell: the kinds of their events, and the tables before and after each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.engine.game import Game

ROOT = Path(__file__).parents[3]
TOLD = re.compile(r"""tell\(\s*"([a-z_]+)"|Event\(\s*"([a-z_]+)"|kind = "([a-z_]+_[a-z_]+)" if .* else "([a-z_]+)\"""")


def kinds(game: str) -> set[str]:
    """Every kind of event that the rules of a game tell."""
    files = (file for folder in ("engine", game) for file in (ROOT / "rules" / folder).rglob("*.py"))
    return {name for file in files for names in TOLD.findall(file.read_text("utf-8")) for name in names if name}


def tables(
    game: Game, choices: Iterable[Choice], after: Callable[[Any, Event], Any]
) -> Iterator[tuple[Event, Any, Any]]:
    """Every event of these choices as everybody may know it, with the table before and after it."""
    for chosen in choices:
        view = game.view(None)
        for event in game.choose(chosen):
            public = event.as_seen_by(None)
            before, view = view, after(view, public)
            yield public, before, view
