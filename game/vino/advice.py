"""What a suggested answer is good for in Vino, as one sentence."""

from __future__ import annotations

from game.text.messages import say
from game.text.numbers import plus
from game.vino.words import variety_name
from rules.players.suggestion import JUDGED, Purpose


def purpose_words(purpose: Purpose) -> str:
    """The sentence for what an answer is good for; empty where no one thing speaks for it."""
    if purpose.kind == JUDGED:
        return ""
    return say(
        f"vino-advice-{purpose.kind}",
        thing=variety_name(purpose.thing) if purpose.thing else "",
        amount=purpose.amount,
        grown=purpose.count,
        lost=purpose.lost,
        demand=plus(purpose.demand),
        cost=purpose.cost,
    )
