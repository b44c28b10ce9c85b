"""Looking at questions: answers that are missing, double, unreadable or out of canonical order."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

from rules.engine.choice import Choice, Grammar, UnknownWords
from rules.engine.decision import Decision


class Questions:
    """What must be true of every question of one game.

    ``orders`` names the things of each kind in canonical order (choice-language §1); answers with a verb among
    ``orderless`` have an order of their own.
    """

    def __init__(self, grammar: Grammar, orders: Mapping[str, Sequence[str]], orderless: Collection[str] = ()) -> None:
        self._grammar = grammar
        self._ranks = {kind: {name: i for i, name in enumerate(names)} for kind, names in orders.items()}
        self._orderless = orderless
        self._read: dict[Choice, tuple[str, list[str], list[int]]] = {}

    def faults(self, decision: Decision | None) -> list[str]:
        """What is wrong with this question, a sentence each."""
        if decision is None:
            return []
        choices = decision.choices
        found = []
        if not choices:
            found.append(f"the question {decision.kind} of {decision.source} has no answer")
        if len(set(choices)) != len(choices):
            found.append(f"the question {decision.kind} of {decision.source} has an answer twice")
        for one in choices:
            if one not in self._read:
                try:
                    if self._grammar.parse(str(one)) != one:
                        found.append(f"'{one}' reads as something else")
                except UnknownWords as fault:
                    found.append(str(fault))
        if not found:
            for before, after in pairwise(map(self._order_of, choices)):
                if before[:2] == after[:2] and before[2] >= after[2]:
                    found.append(f"the {before[0]} answers of {decision.source} stand against canonical order")
        return found

    def _order_of(self, chosen: Choice) -> tuple[str, list[str], list[int]]:
        """Verb, kinds and places in canonical order of what a choice touches."""
        known = self._read.get(chosen)
        if known is None:
            refs = self._grammar.refs(chosen)
            ordered = chosen.verb not in self._orderless
            kinds = [ref.kind for ref in refs] if ordered else [str(chosen)]
            places = [self._ranks[ref.kind][ref.name] for ref in refs] if ordered else []
            known = self._read[chosen] = (chosen.verb, kinds, places)
        return known
