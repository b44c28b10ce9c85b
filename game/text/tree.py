"""The shape of an effect in words: the parts that stand apart on a card, prices, and what shares a verb."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.engine.verbs import Bundle, Choose, Each, Effect, If, May, Verb, You, every_verb
from rules.viticulture.verbs import Gain, Give, Pay, Together, Uproot

Steps = Sequence[Verb]
"""Some of the steps of an effect."""


class Clause(NamedTuple):
    """One part of a card that stands in a box of its own.

    ``joiner`` is what leads to it: nothing, ``or``, ``else``, ``both`` (the price of doing all options), or
    ``reward`` (what the owner gets for everybody else who took part).
    """

    joiner: str
    steps: tuple[Verb, ...]


VALUES = frozenset({"vp", "built.cost", "planted.value"})
"""Measures that are a value of one thing and no number of things."""


def clauses(effect: Effect) -> list[Clause]:
    """The parts of an effect in reading order: options with "or" between them, else sentence after sentence."""
    first = effect[0]
    if len(effect) == 1 and isinstance(first, Choose) and first.n is None:
        found = [Clause("or" if i else "", tuple(option)) for i, option in enumerate(first.options)]
        return [*found, Clause("both", tuple(first.both_for))] if first.both_for is not None else found
    if len(effect) == 1 and isinstance(first, If) and first.otherwise is not None:
        return [Clause("", (If(test=first.test, then=first.then),)), Clause("else", tuple(first.otherwise))]
    found = []
    gathered: list[Verb] = []
    for step in effect:
        if gathered and stands_alone(step, gathered):
            found.append(Clause("", tuple(gathered)))
            gathered = []
        if isinstance(step, Each) and (offered := offer_in(step)) is not None:
            found += _offer_to_all(step, offered)
        else:
            gathered.append(step)
    return [*found, Clause("", tuple(gathered))] if gathered else found


def offer_in(step: Each) -> May | None:
    """What every seat of an ``each`` may do; None where it is no offer."""
    first = step.do[0]
    return first if isinstance(first, May) else None


def _offer_to_all(step: Each, offered: May) -> list[Clause]:
    own = Effect(part for part in offered.what if not isinstance(part, You))
    found = [Clause("", (Each(who=step.who, do=Effect((May(own),))),))]
    return found + [Clause("reward", tuple(part.what)) for part in rewards(offered)]


def rewards(offered: May) -> list[You]:
    """What an offer to everybody brings the owner of the card for each who takes part."""
    return [part for part in offered.what if isinstance(part, You)]


def stands_alone(step: Verb, before: Steps) -> bool:
    """Whether a step begins a sentence of its own after the steps ``before`` it."""
    if isinstance(step, Choose):
        return spelt_out(step) or bool(before and bundle_verb(step) == before[-1].word == "gain")
    return isinstance(step, May | If | Each | Together)


def price_length(steps: Steps) -> int:
    """How many of the first steps are the price of the rest: payments, and an uprooting before one."""
    length = 0
    for i, step in enumerate(steps):
        options = [one for option in step.options for one in option] if isinstance(step, Choose) else [step]
        if all(isinstance(option, Pay) for option in options):
            length = i + 1
        elif not isinstance(step, Uproot):
            break
    return length


def said_as(verb: str, thing: str) -> str:
    """The word for one thing of a gain, payment, gift or draw: gain, raise, pay, lose, lower, discard, give, draw."""
    if verb == "gain":
        return "raise" if thing == "residual" else "gain"
    if verb == "pay":
        return {"lira": "pay", "vp": "lose", "residual": "lower"}.get(thing, "discard")
    return verb


def bundle_verb(choice: Choose) -> str | None:
    """The word that all options of a choice share when each is one plain gain, payment, gift or draw; else None."""
    words: set[str] = set()
    for option in choice.options:
        step = option[0]
        if len(option) > 1 or not isinstance(step, Bundle) or (isinstance(step, Gain) and step.per is not None):
            return None
        words |= {said_as(step.word, thing) for thing in step.written}
    return words.pop() if len(words) == 1 and choice.n is None and choice.both_for is None else None


def spelt_out(step: Verb) -> bool:
    """Whether a step is a choice whose options are told one by one, so that it takes all that follows in its clause."""
    return isinstance(step, Choose) and bundle_verb(step) is None


def in_one_line(choice: Choose) -> bool:
    """Whether a choice is two plain steps that are both done, told without a list: "plant and harvest"."""
    return choice.n == "all" and len(choice.options) == 2 and all(map(_is_one_thing_said, choice.options))


def _is_one_thing_said(option: Effect) -> bool:
    """Whether an option is told by one verb."""
    first = option[0]
    words = {said_as(first.word, thing) for thing in first.written} if isinstance(first, Bundle) else {first.word}
    return len(option) == 1 and len(words) == 1


def parted(steps: Steps) -> list[Steps]:
    """Steps parted so that nothing follows a choice that is spelt out, nor stands before one that is in one line."""
    found: list[Steps] = []
    gathered: list[Verb] = []
    for step in steps:
        if isinstance(step, Choose) and in_one_line(step) and len(gathered) > price_length(gathered):
            found.append(gathered)
            gathered = []
        gathered.append(step)
        if spelt_out(step):
            found.append(gathered)
            gathered = []
    return [*found, gathered] if gathered else found


def choices_in(effect: Effect | None) -> Iterator[Choose]:
    """Every ``choose`` of an effect, outer ones first."""
    return (step for step in every_verb(effect or Effect()) if isinstance(step, Choose))


def gives(steps: Steps) -> bool:
    """Whether one of these steps gives something to the other party."""
    return any(isinstance(step, Give) for step in steps)
