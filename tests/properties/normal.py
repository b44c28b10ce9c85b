"""The normal form of effects: what may share one text is alike in it."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.engine.verbs import Bundle, Each, Effect, May, Options, Verb, You
from rules.viticulture.verbs import Gain, Pay

PAYING = {"lira": "pay", "vp": "lose", "residual": "lower"}


def normal(effect: Effect) -> Any:
    """An effect as nested tuples.

    A bundle is parted by the word that is said for its things: "pay 2 lira and discard 1 grape" is one step or two,
    done one after the other either way. What an offer to everybody brings the owner stands in a sentence after it,
    so it comes last.
    """
    return tuple(part for step in effect for part in _parts(step))


def _parts(step: Verb) -> list[Any]:
    if isinstance(step, Gain | Pay):
        by_word: dict[str, list[tuple[str, Any]]] = {}
        for thing, n in step.things():
            by_word.setdefault(_word(step, thing), []).append((thing, n))
        more = (step.worth,) if isinstance(step, Pay) else (_plain(step.per),)
        return [(step.word, tuple(things), more if _bears(step, things) else ()) for things in by_word.values()]
    if isinstance(step, Bundle):
        return [(step.word, step.things())]
    if isinstance(step, Each) and isinstance(step.do[0], May):
        offered = step.do[0].what
        own = [one for one in offered if not isinstance(one, You)]
        step = msgspec.structs.replace(
            step, do=Effect((May(Effect((*own, *(one for one in offered if one not in own)))),))
        )
    return [(step.word, *(_plain(getattr(step, name)) for name in step.__struct_fields__))]


def _word(step: Bundle, thing: str) -> str:
    if isinstance(step, Gain):
        return "raise" if thing == "residual" else "gain"
    return PAYING.get(thing, "discard")


def _bears(step: Bundle, things: list[tuple[str, Any]]) -> bool:
    """Whether what is said beside the things is about these: worth about wines, per about all."""
    return isinstance(step, Gain) or any(thing == "wine" for thing, _ in things)


def _plain(value: Any) -> Any:
    if isinstance(value, Options):
        return tuple(map(normal, value))
    return normal(value) if isinstance(value, Effect) else value
