"""Why an opponent answered so in Vino, as one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.messages import known
from game.text.numbers import numeral
from game.text.why import sentence, told
from game.vino.words import NAMED, region_name, variety_name
from rules.engine.choice import Choice
from rules.players.cause import Cause

REGIONS = frozenset({"held", "rival_held"})


def why_words(cause: Cause, given: Choice, instead: Choice | None, name: str, names: Sequence[str]) -> str:
    """The sentence for a cause. ``name`` is the opponent, ``given`` its answer, ``instead`` that of the cause."""
    return told(cause, _named(given, instead), lambda one, action: _one(one, action, name, names))


def _one(cause: Cause, action: str, name: str, names: Sequence[str]) -> str:
    thing = cause.thing and (region_name if cause.kind in REGIONS else variety_name)(cause.thing)
    other = names[cause.other] if 0 <= cause.other < len(names) else ""
    own = f"vino-why-{cause.kind}"
    prefix = "vino-why" if known(own) or known(f"{own}-hidden") else "why"
    return sentence(prefix, cause, action, name=name, thing=thing, other=other, demand=numeral(cause.amount))


def _named(given: Choice, instead: Choice | None) -> str:
    """The thing that would have been chosen, if it is another one of the same kind."""
    if instead is None or instead.verb not in NAMED or instead.verb != given.verb:
        return ""
    name, before = (NAMED[one.verb](one.words[0]) for one in (instead, given))
    return name if name != before else ""
