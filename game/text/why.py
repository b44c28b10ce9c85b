"""Why an opponent answered so, as one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.messages import known, say
from game.text.names import card_mention, place_name, thing_mention
from rules.engine.choice import Choice
from rules.players.cause import BEST, UNNAMED, Cause

PLACING = ("place", "plan")
"""The answers that place a worker: they are named by what it does there."""
PASS = "pass"
CARDS = frozenset({"order", "ready", "vine", "visitor"})
PLACES = frozenset({"field", "taken"})


def why_words(cause: Cause, given: Choice, instead: Choice | None, name: str, names: Sequence[str]) -> str:
    """The sentence for a cause. ``name`` is the opponent, ``given`` its answer, ``instead`` that of the cause."""
    card = card_mention(cause.thing) if cause.kind in CARDS and cause.thing else ""
    other = names[cause.other] if 0 <= cause.other < len(names) else ""
    return sentence("why", cause, _action(given, instead), name=name, thing=_thing(cause), card=card, other=other)


def sentence(prefix: str, cause: Cause, action: str, **args: str) -> str:
    """The sentence whose message begins so; ``action`` is what would have been done otherwise, if that can be said.

    Empty where there are no words for such a cause, as of a newer program.
    """
    kind = cause.kind
    if kind == BEST and action and action != PASS:
        return say("why-best-before", action=action, **args)
    key = f"{prefix}-{kind}-hidden" if _is_closed(cause) else f"{prefix}-{kind}"
    if not known(key):
        return ""
    words = say(key, amount=cause.amount, **args)
    if not action or kind in UNNAMED:
        return words
    return say("why-else-pass", why=words) if action == PASS else say("why-else", why=words, action=action)


def _is_closed(cause: Cause) -> bool:
    """Whether it is told only what sort of hidden thing it was."""
    return cause == Cause(cause.kind, hidden=True)


def _thing(cause: Cause) -> str:
    if not cause.thing or cause.kind in CARDS:
        return ""
    if cause.kind in PLACES:
        return place_name(cause.thing)
    return thing_mention(cause.thing, cause.kind)


def _action(given: Choice, instead: Choice | None) -> str:
    """What would have been done instead, if that is something else and can be said; PASS as it is."""
    if instead is None or (instead.verb == PASS and given.verb == PASS):
        return ""
    if instead.verb == PASS:
        return PASS
    if instead.verb in PLACING:
        return say("why-action", action=place_name(_place(instead))) if _place(given) != _place(instead) else ""
    if instead.verb != given.verb or instead == given:
        return ""
    if instead.verb == "wake":
        return place_name(instead.words[0])
    return say("why-built", thing=thing_mention(instead.words[0])) if instead.verb == "build" else ""


def _place(chosen: Choice) -> str:
    return chosen.words[1].partition(".")[0] if chosen.verb in PLACING else ""
