"""Compiling effects: their typed steps become nodes that the agenda can work off."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.engine import verbs
from rules.engine.agenda import Node
from rules.engine.choosing import Choose, ChooseByAnswer
from rules.engine.effect import Each, If, May, Measure, Steps, Who, You
from rules.engine.verbs import Effect, Verb, branch_names, offer_names, paths

OpBuilder = Callable[[Any, str], Node]
"""Makes the node of a step with this source."""


class Language:
    """What the words of one game's effects do: its ops, measures and seats, added to the combinators."""

    def __init__(
        self,
        nodes: list[Node],
        ops: Mapping[type[Verb], OpBuilder],
        measures: Mapping[str, tuple[Measure, int]],
        who: Mapping[str, Who],
    ) -> None:
        self.nodes = nodes
        self.measures = measures
        self.who = who
        self._steps: dict[Node, Verb] = {}
        """Which steps the nodes carry out of which an effect is being made."""
        self._builders: dict[type[Verb], OpBuilder] = {
            verbs.Choose: self._choose,
            verbs.May: lambda step, source: May(self.compile(step.what, source)),
            verbs.You: lambda step, source: You(self.compile(step.what, source)),
            verbs.Each: self._each,
            verbs.If: self._if,
            **ops,
        }

    def add(self, node: Node, source: str) -> Node:
        """Number a node and put it into the table of all nodes."""
        node.enter(self.nodes, source)
        return node

    def program(self, effect: Effect, source: str, *, by_answer: bool = False) -> Node:
        """The node of a whole effect; with ``by_answer`` the options of a choose are shown by their first answers."""
        begun = len(self.nodes)
        first = effect[0]
        if by_answer and isinstance(first, verbs.Choose):
            root = self.add(ChooseByAnswer([self.compile(option, source) for option in first.options]), source)
        else:
            root = self.compile(effect, source)
        ways = {id(path[-1]): (place, path) for place, path in enumerate(paths(effect))}
        for node, step in self._steps.items():
            node.stand_for(*ways[id(step)])
        self._steps.clear()
        nodes = self.nodes[begun:]
        for node in nodes:
            node.belong(nodes)
        offers = [node for node in nodes if isinstance(node, May)]
        if len(offers) > 1:
            offers.sort(key=lambda offer: offer.place)
            for offer, name in zip(offers, offer_names(effect), strict=True):
                offer.call(name)
        return root

    def compile(self, effect: Effect, source: str) -> Node:
        """The node of an effect, or of a part of one."""
        steps = [self._step(step, source) for step in effect]
        return self.add(Steps(steps), source) if len(steps) > 1 else steps[0]

    def _step(self, step: Verb, source: str) -> Node:
        """The node of one step, and perhaps others of which it is made."""
        begun = len(self.nodes)
        found = self.add(self._builders[type(step)](step, source), source)
        for node in self.nodes[begun:]:
            self._steps.setdefault(node, step)
        return found

    def _choose(self, step: verbs.Choose, source: str) -> Node:
        nodes = [self.compile(option, source) for option in step.options]
        names = branch_names(step.options)
        price = rest = None
        if step.both_for is not None:
            price = self.compile(step.both_for, source)
            rest = Choose(nodes, names, len(nodes), None, None)
            self.add(rest, source)
        return Choose(nodes, names, len(nodes) if step.n == "all" else step.n or 1, price, rest)

    def _each(self, step: verbs.Each, source: str) -> Node:
        return Each(self.who[step.who], step.up_to or 0, self.compile(step.do, source))

    def _if(self, step: verbs.If, source: str) -> Node:
        measure, reads = self.measures[step.test.measure]
        then = self.compile(step.then, source)
        otherwise = None if step.otherwise is None else self.compile(step.otherwise, source)
        return If(measure, reads, step.test.holds, then, otherwise)
