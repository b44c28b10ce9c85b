"""What a question says of the other seat: who played the card that asks and what that brings it, or who took part."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.text.calls import spoken
from game.text.describe import joined, phrase
from game.text.messages import say
from game.text.names import source_name
from game.text.tree import rewards
from rules.engine.decision import Decision
from rules.engine.verbs import Choose, Effect, May, Verb, You
from rules.viticulture.verbs import Together

HEADS: dict[type[Verb], str] = {May: "part", Choose: "let"}
"""How it came that the owner of a card acts for another seat: by what holds the ``you``."""


def other_party(decision: Decision, names: Sequence[str]) -> str:
    """The card that asks, and who played it or for whom its owner is asked; empty where it concerns one seat alone.

    ``names`` are those of the seats.
    """
    if decision.other < 0:
        return ""
    holder = next((type(before) for before, step in pairwise(decision.path) if isinstance(step, You)), None)
    key = "played" if holder is None else HEADS.get(holder, "for")
    return say(f"ask-{key}", source=source_name(decision.source), name=names[decision.other])


def about(decision: Decision, names: Sequence[str]) -> str:
    """All that matters where two seats have to do with a question, without its full stop; else empty.

    Whose card it is, what is to be done, and what the owner gains by it; or for whom the owner does it.
    """
    said = other_party(decision, names)
    if not said:
        return ""
    name, asking = names[decision.other], decision.path[-1]
    if isinstance(asking, Together):
        give, otherwise = phrase((asking.give,), "named"), phrase(asking.otherwise, "they")
        return say(
            "ask-together",
            head=said,
            name=name,
            give=spoken(give, name, "infinitive"),
            otherwise=spoken(otherwise, name, "third"),
        )
    due = [] if isinstance(asking, Choose) else to_do(decision.path)
    if due:
        said = say("ask-what", head=said, what=spoken(phrase(due, "named"), name, "label"))
    gains = _gains(decision.path)
    if gains:
        gain = joined("and", [phrase(part.what, "they") for part in gains])
        said = say("ask-gain", about=said, name=name, gain=spoken(gain, name, "third"))
    return said


def to_do(path: Sequence[Verb]) -> list[Verb]:
    """What the asked seat does where the last step of this path asks: the nearest steps that are said together."""
    asking = path[-1]
    found = asking.what if isinstance(asking, May) else Effect((asking,))
    if not isinstance(asking, May) and len(path) > 1:
        found = next(inner for inner in path[-2].inner() if any(step is asking for step in inner))
    return [step for step in found if not isinstance(step, You)]


def _gains(path: Sequence[Verb]) -> list[You]:
    """What it brings the owner of a card that another seat takes part; nothing while the owner itself is asked."""
    if any(isinstance(step, You) for step in path):
        return []
    offered = next((step for step in path if isinstance(step, May)), None)
    return [] if offered is None else rewards(offered)
