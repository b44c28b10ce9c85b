"""Why an opponent answered so, as one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.text.messages import known, say
from game.text.names import card_mention, place_name, ref_name, thing_mention
from rules.engine.choice import Choice
from rules.players.cause import ALIKE, BEST, COMPARED, UNNAMED, Cause

PLACING = ("place", "plan")
"""The answers that place a worker: they are named by what it does there."""
PASS = "pass"
CARDS = frozenset({"order", "ready", "vine", "visitor", "keeps_card"})
PLACES = frozenset({"field", "harvested", "keeps_field", "taken", "bonus_taken"})
ROWS = frozenset({"row_taken"})
PLAIN = frozenset({"cards", "few_cards", "keeps_worker"})
"""Kinds of causes whose thing only chooses among the words of a message."""


def why_words(cause: Cause, given: Choice, instead: Choice | None, name: str, names: Sequence[str]) -> str:
    """The sentence for a cause. ``name`` is the opponent, ``given`` its answer, ``instead`` that of the cause."""
    return told(cause, _action(given, instead), lambda one, action: _one(one, action, name, names))


def told(cause: Cause, action: str, one: Callable[[Cause, str], str]) -> str:
    """The sentence for a cause, or for two that decide together; ``one`` makes that of a single one."""
    if cause.also is None:
        return one(cause, action)
    first, second = one(replace(cause, also=None), ""), one(cause.also, "")
    return otherwise(say("why-also", why=first, also=second), action) if first and second else ""


def _one(cause: Cause, action: str, name: str, names: Sequence[str]) -> str:
    card = card_mention(cause.thing) if cause.kind in CARDS and cause.thing else ""
    other = names[cause.other] if 0 <= cause.other < len(names) else ""
    aim = cause.use.partition(" ")[2]
    return sentence(
        "why", cause, action, name=name, thing=_thing(cause), card=card, other=other, what=cause.thing,
        aim=thing_mention(aim) if aim else "",
    )  # fmt: skip


def sentence(prefix: str, cause: Cause, action: str, **args: str) -> str:
    """The sentence whose message begins so; ``action`` is what would have been done otherwise, if that can be said.

    Empty where there are no words for such a cause, as of a newer program.
    """
    kind = cause.kind
    if kind in (BEST, ALIKE) and action and action != PASS:
        return say(f"why-{kind}-before", action=action, **args)
    key = f"{prefix}-{kind}-hidden" if _is_closed(cause) else f"{prefix}-{kind}"
    with_use = f"{key}-{cause.use.partition(' ')[0]}"
    key = with_use if cause.use and known(with_use) else key
    if not known(key):
        return ""
    words = say(key, amount=cause.amount, **args)
    return words if kind in UNNAMED | COMPARED else otherwise(words, action)


def otherwise(why: str, action: str) -> str:
    """What would have been done otherwise, after the reason; nothing more where that cannot be said."""
    if not action:
        return why
    return say("why-else-pass", why=why) if action == PASS else say("why-else", why=why, action=action)


def _is_closed(cause: Cause) -> bool:
    """Whether it is told only what sort of hidden thing it was."""
    return cause == Cause(cause.kind, hidden=True, also=cause.also)


def _thing(cause: Cause) -> str:
    kind, thing = cause.kind, cause.thing
    if not thing or kind in CARDS | PLAIN:
        return ""
    if kind in ROWS:
        return ref_name("row", thing)
    return place_name(thing) if kind in PLACES else thing_mention(thing, kind.removeprefix("keeps_"))


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
        return ref_name("row", instead.words[0])
    return say("why-built", thing=thing_mention(instead.words[0])) if instead.verb == "build" else ""


def _place(chosen: Choice) -> str:
    return chosen.words[1].partition(".")[0] if chosen.verb in PLACING else ""
