"""What is said of opponents."""

from __future__ import annotations

from game.text.messages import say
from rules.engine.event import Event
from rules.players.opponent import Opponent, read


def trait_of(opponent: Opponent) -> str:
    """Of which character an opponent is, in two words."""
    return say("opponent-trait", character=opponent.character)


def glasses_of(opponent: Opponent) -> str:
    """How strong an opponent is, in words."""
    return say("opponent-glasses", level=opponent.level)


def handed_over(event: Event, name: str) -> str:
    """The line of the log that tells who plays a seat from then on."""
    try:
        opponent = read(event.thing)
    except ValueError:
        return say("log-handed_over", by="person", name=name, trait="", glasses="")
    return say("log-handed_over", by="opponent", name=name, trait=trait_of(opponent), glasses=glasses_of(opponent))
