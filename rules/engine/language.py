"""Compiling effects: the tree of plain data in a YAML file becomes nodes that the agenda can work off."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from rules.engine.agenda import Node
from rules.engine.catalog import EffectFault, nearest
from rules.engine.choosing import Choose, ChooseByAnswer
from rules.engine.effect import Each, If, May, Measure, Steps, Test, Who, You

Path = tuple[str | int, ...]
OpBuilder = Callable[[Any, Mapping[str, Any], Path, str], Node]

COMBINATORS = {
    "choose": {"n", "both_for"},
    "may": set(),
    "if": {"then", "else"},
    "each": {"do", "up_to"},
    "you": set(),
}


class Language:
    """The effect language of one game: its ops, measures and words for seats, added to the combinators.

    ``companions`` are the words that may stand beside a verb; ``naming`` the verbs of which a branch is named with
    their first thing too.
    """

    def __init__(
        self,
        nodes: list[Node],
        ops: Mapping[str, OpBuilder],
        companions: Mapping[str, set[str]],
        measures: Mapping[str, tuple[Measure, int]],
        who: Mapping[str, Who],
        naming: Collection[str],
    ) -> None:
        self.nodes = nodes
        self.ops = ops
        self.companions = companions
        self.measures = measures
        self.who = who
        self.naming = naming

    def add(self, node: Node, source: str) -> Node:
        """Number a node and put it into the table of all nodes."""
        node.enter(self.nodes, source)
        return node

    def compile(self, raw: Any, path: Path, source: str, *, by_answer: bool = False) -> Node:
        """The node of this effect; with ``by_answer`` the options of a choose are shown by their first answers.

        Raises EffectFault with the path to what is not understood.
        """
        if isinstance(raw, list):
            if not raw:
                raise EffectFault(path, "an empty list does nothing; leave the effect out")
            steps = [self.compile(part, (*path, i), source) for i, part in enumerate(raw)]
            return self.add(Steps(steps), source) if len(steps) > 1 else steps[0]
        if not isinstance(raw, dict):
            raise EffectFault(path, f"'{raw}' is no effect; an effect is a list or a mapping with one verb")
        verbs = [word for word in raw if word in self.ops or word in COMBINATORS]
        if not verbs:
            word = next(iter(raw), "")
            raise EffectFault(path, f"'{word}' is no verb; " + nearest(word, [*self.ops, *COMBINATORS]))
        leading = self._leading(verbs)
        if leading is None:
            return self._bundle(raw, path, source)
        return self._verb(leading, raw, path, source, by_answer)

    def _leading(self, verbs: list[str]) -> str | None:
        """The only verb, or the one that has all others as its companions; None where they are a list."""
        for verb in verbs:
            if all(other == verb or other in self.companions.get(verb, ()) for other in verbs):
                return verb
        return None

    def _bundle(self, raw: Mapping[str, Any], path: Path, source: str) -> Node:
        """Several verbs in one mapping are a list in the order written."""
        steps: list[Node] = []
        for word, value in raw.items():
            if word in self.ops or word in COMBINATORS:
                steps.append(self._verb(word, {word: value}, path, source, False))
            else:
                raise EffectFault((*path, word), f"'{word}' cannot stand beside several verbs; put each in a list item")
        return self.add(Steps(steps), source)

    def _verb(self, verb: str, raw: Mapping[str, Any], path: Path, source: str, by_answer: bool) -> Node:
        allowed = COMBINATORS[verb] if verb in COMBINATORS else self.companions.get(verb, set())
        for word in raw:
            if word != verb and word not in allowed:
                raise EffectFault(
                    (*path, word), f"'{word}' does not go with '{verb}'; " + nearest(word, allowed | {verb})
                )
        try:
            return self.add(self._built(verb, raw, path, source, by_answer), source)
        except (TypeError, KeyError, AttributeError, IndexError) as fault:
            raise EffectFault(
                (*path, verb), f"'{verb}' cannot be done with '{raw[verb]}'; write it otherwise"
            ) from fault

    def _built(self, verb: str, raw: Mapping[str, Any], path: Path, source: str, by_answer: bool) -> Node:
        if verb in self.ops:
            return self.ops[verb](raw[verb], raw, (*path, verb), source)
        node: Node = getattr(self, "_" + verb)(raw, path, source, by_answer)
        return node

    def _choose(self, raw: Mapping[str, Any], path: Path, source: str, by_answer: bool) -> Node:
        options = raw["choose"]
        if not isinstance(options, list) or len(options) < 2:
            raise EffectFault((*path, "choose"), "choose needs a list of at least two effects")
        nodes = [self.compile(option, (*path, "choose", i), source) for i, option in enumerate(options)]
        if by_answer:
            return ChooseByAnswer(nodes)
        names = branch_names(options, self.naming)
        count = raw.get("n", 1)
        if count == "all":
            count = len(nodes)
        if not isinstance(count, int) or not 1 <= count <= len(nodes):
            raise EffectFault((*path, "n"), f"n is a number from 1 to {len(nodes)}, or all")
        price = rest = None
        if "both_for" in raw:
            price = self.compile({"pay": raw["both_for"]}, (*path, "both_for"), source)
            rest = Choose(nodes, names, len(nodes), None, None)
            self.add(rest, source)
        return Choose(nodes, names, count, price, rest)

    def _may(self, raw: Mapping[str, Any], path: Path, source: str, by_answer: bool) -> Node:
        return May(self.compile(raw["may"], (*path, "may"), source))

    def _you(self, raw: Mapping[str, Any], path: Path, source: str, by_answer: bool) -> Node:
        return You(self.compile(raw["you"], (*path, "you"), source))

    def _each(self, raw: Mapping[str, Any], path: Path, source: str, by_answer: bool) -> Node:
        who = raw["each"]
        if who not in self.who:
            raise EffectFault((*path, "each"), f"'{who}' names no seats; " + nearest(who, self.who))
        if "do" not in raw:
            raise EffectFault(path, "each needs 'do', the effect that every seat carries out")
        return Each(self.who[who], int(raw.get("up_to", 0)), self.compile(raw["do"], (*path, "do"), source))

    def _if(self, raw: Mapping[str, Any], path: Path, source: str, by_answer: bool) -> Node:
        condition = raw["if"]
        if not isinstance(condition, dict) or len(condition) != 1:
            raise EffectFault((*path, "if"), "a condition is one measure and its test, such as {vp: {below: 0}}")
        if "then" not in raw:
            raise EffectFault(path, "if needs 'then'")
        ((name, test),) = condition.items()
        measure, reads = self.measure(name, (*path, "if", name))
        then = self.compile(raw["then"], (*path, "then"), source)
        otherwise = self.compile(raw["else"], (*path, "else"), source) if "else" in raw else None
        return If(measure, reads, parse_test(test, (*path, "if", name)), then, otherwise)

    def measure(self, name: Any, path: Path) -> tuple[Measure, int]:
        """The measure of this name and the resources it reads."""
        if name not in self.measures:
            raise EffectFault(path, f"'{name}' is no measure; " + nearest(name, self.measures))
        return self.measures[name]


def parse_test(raw: Any, path: Path) -> Test:
    """A test of a measure: n, [n, m], {at_least: n} or {below: n}."""
    if isinstance(raw, int):
        return lambda value: value == raw
    if isinstance(raw, list) and all(isinstance(one, int) for one in raw):
        allowed = frozenset(raw)
        return lambda value: value in allowed
    if isinstance(raw, dict) and len(raw) == 1:
        ((word, limit),) = raw.items()
        if word == "at_least" and isinstance(limit, int):
            return lambda value: value >= limit
        if word == "below" and isinstance(limit, int):
            return lambda value: value < limit
    raise EffectFault(path, f"'{raw}' is no test; write n, [n, m], {{at_least: n}} or {{below: n}}")


def branch_names(options: list[Any], naming: Collection[str]) -> list[str]:
    """The names of the options of a choose: first op and its first thing, with the number where two are alike."""
    short = [_branch_name(option, naming, False) for option in options]
    return [
        _branch_name(option, naming, True) if short.count(name) > 1 else name
        for option, name in zip(options, short, strict=True)
    ]


_INNER = {"choose": "choose", "may": "may", "if": "then", "each": "do", "you": "you"}


def _branch_name(raw: Any, naming: Collection[str], numbered: bool) -> str:
    if isinstance(raw, list):
        return _branch_name(raw[0], naming, numbered)
    verb, value = next(iter(raw.items()))
    if verb in _INNER:
        return _branch_name(raw[_INNER[verb]], naming, numbered)
    if verb in naming and isinstance(value, dict):
        thing, number = next(iter(value.items()))
        return f"{verb}_{thing}_{number}" if numbered else f"{verb}_{thing}"
    return str(verb)
