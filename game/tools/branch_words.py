"""What the branches of a card are called where its games are summed up: by the words of their steps."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.calls import spoken
from game.text.describe import condition, phrase
from game.text.messages import say
from game.text.questions import branch_text
from rules.engine.verbs import Choose, Each, Effect, If, May, Verb, You, branch_names, paths
from rules.viticulture.verbs import Together


def branch_words(effect: Effect, steps: Sequence[Sequence[str]]) -> dict[str, str]:
    """The words of each branch of an effect; ``steps`` are the branches of its steps that have some, in order."""
    found: dict[str, str] = {}
    with_branches = [path for path in paths(effect) if isinstance(path[-1], Choose | May | If | Together)]
    for path, names in zip(with_branches, steps, strict=True):
        found |= dict(zip(names, _words(path), strict=True))
    return found


def _words(path: tuple[Verb, ...]) -> list[str]:
    step, others = path[-1], any(isinstance(outer, Each) for outer in path)
    if isinstance(step, Choose):
        words = [branch_text(name, step) for name in branch_names(step.options)]
        return [*words, say("choice-both", cost=spoken(phrase(step.both_for)))] if step.both_for is not None else words
    if isinstance(step, May):
        own = [part for part in step.what if not isinstance(part, You)]
        offered = spoken(phrase(own, "they" if others else "you"))
        return [f"{say('choice-yes')}: {offered}", f"{say('choice-no')}: {offered}"]
    if isinstance(step, If):
        asked = spoken(condition(step.test, "they" if others else "you"))
        return [f"if {asked}", f"if it is not so that {asked}"]
    return ["they hand it over", "they do not hand it over"]
