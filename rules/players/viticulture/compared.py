"""The one thing in which two answers of Viticulture differ: what is kept by the one, or what it brings beside."""

from __future__ import annotations

from collections import Counter

from rules.engine.choice import DONE, Choice
from rules.players.cause import Cause
from rules.viticulture.box import Box
from rules.viticulture.cards import WINES

PLACING, TAKING, BONUS, TOKEN = ("place", "plan"), "draw", "bonus", "token"
LOSING = frozenset({"pay", "discard", "use", "give", "sell"})
"""Answers by which a thing is lost that other answers keep."""


def compared(box: Box, chosen: Choice, other: Choice) -> Cause | None:
    """What sets an answer apart from another one of its kind; None where that is more than one thing."""
    if chosen.verb == BONUS and other is DONE:
        return Cause("bonus")
    if chosen is DONE and other.verb == TOKEN:
        return Cause("keeps_tokens")
    if chosen.verb != other.verb:
        return None
    if chosen.verb in PLACING:
        return _placed(box, chosen, other)
    if chosen.verb == TAKING:
        more = Counter(chosen.words) - Counter(other.words)
        fewer = Counter(other.words) - Counter(chosen.words)
        return Cause("more_cards", amount=len(chosen.words)) if more and not fewer else None
    return _kept(box, chosen, other) if chosen.verb in LOSING else None


def _placed(box: Box, chosen: Choice, other: Choice) -> Cause | None:
    """Two placements of which only the worker differs, or only whether a bonus comes with the place."""
    (kind, space), (other_kind, other_space) = chosen.words, other.words
    if space == other_space:
        return Cause("keeps_worker", other_kind)
    same = kind == other_kind and space.partition(".")[0] == other_space.partition(".")[0]
    return Cause("bonus") if same and _has_bonus(box, space) and not _has_bonus(box, other_space) else None


def _has_bonus(box: Box, space: str) -> bool:
    number = box.spaces.number[space]
    return number < box.spaces.first_crowd and bool(box.spaces.has_bonus[number])


def _kept(box: Box, chosen: Choice, other: Choice) -> Cause | None:
    """What is kept by not giving the other answer, where each of both names one thing of a sort."""
    thing, sort = other.words[-1], other.words[0]
    if chosen.words[:-1] != other.words[:-1]:
        return None
    if thing in box.components.numbers:
        return Cause("keeps_card", thing, hidden=True)
    if sort in ("grape", "wine") and thing.partition(".")[0] in WINES:
        return Cause(f"keeps_{sort}", thing)
    return Cause("keeps_field", thing) if sort == "field" else None
