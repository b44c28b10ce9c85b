"""Which branches of the cards were taken: every option, every yes and no, every side of an if."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.engine.agenda import Frame, Node
from rules.engine.choice import Choice
from rules.engine.choosing import BOTH, Choose, ChooseByAnswer
from rules.engine.effect import Each, If, May, Scope, Steps, You
from rules.viticulture.ops.hand import Together
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State

PLAYED = "played"
"""The branch of a card that has no others: that it was played at all."""


def watched(
    node: Node,
    stepped: Callable[[State, Frame], None] | None = None,
    taken: Callable[[State, Frame, Choice], None] | None = None,
    ended: Callable[[State, Frame, list[Choice] | None], None] | None = None,
) -> Node:
    """A node that is and does the same and tells of it.

    ``stepped`` is called before each step, ``taken`` before each answer is carried out, and ``ended`` after a step with
    what it returned; none of them while something is tried out on a copy of the state.
    """

    def step(_: Node, s: State, f: Frame) -> list[Choice] | None:
        if stepped is not None and s.events is not None:
            stepped(s, f)
        choices = node.step(s, f)
        if ended is not None and s.events is not None:
            ended(s, f, choices)
        return choices

    def take(_: Node, s: State, f: Frame, chosen: Choice) -> None:
        if taken is not None and s.events is not None:
            taken(s, f, chosen)
        node.take(s, f, chosen)

    kind: Any = type(type(node).__name__, (type(node),), {"step": step, "take": take})
    same: Node = kind.__new__(kind)
    vars(same).update(vars(node))
    return same


class Branches:
    """Watches the cards of one set of rules; only what happens in a game counts, not what is tried out on copies.

    ``all`` and ``met`` hold branches as (card, branch) with the branch ``pay_lira``, ``both``, ``yes``, ``then``…;
    those of a further step of the card with such branches are numbered, ``then (2)``. ``takers`` tells of those met
    which seats took them, as (card, branch, seat); ``steps`` of each card the branches of its steps that have some, in
    the order written. ``dead_ends`` are the sources of cards and spaces that could not be finished although they had
    been begun.
    """

    def __init__(self, rules: Viticulture) -> None:
        box = rules.box
        self.nodes = rules.nodes
        self.all: set[tuple[str, str]] = set()
        self.met: set[tuple[str, str]] = set()
        self.takers: set[tuple[str, str, int]] = set()
        self.steps: dict[str, list[list[str]]] = {}
        self.dead_ends: list[str] = []
        nodes = tuple(rules.nodes)
        for node in (*box.visitors.values(), *box.mamas, *box.papas):
            self._watch(node)
        shown_by_answer = {part for node in nodes if isinstance(node, ChooseByAnswer) for part in node.options}
        for node in nodes:
            if node not in shown_by_answer:
                self._watch_for_dead_end(node)

    def _watch(self, root: Node) -> None:
        card = root.source
        self.all.add((card, PLAYED))
        self._on_step(root, _always(PLAYED))
        must_happen: set[int] = set()
        used: set[str] = set()
        for node in inside(root):
            if isinstance(node, Choose):
                must_happen |= {option.number for option in node.options}
                answers = [*node.names, *([BOTH] if node.price is not None else [])]
                self._on_take(node, answers, [name.words[0] if name.words else name.verb for name in answers], used)
            elif isinstance(node, May):
                self._on_take(node, [node.yes, node.no], [str(node.yes), str(node.no)], used)
            elif isinstance(node, If):
                then, other = self._told_apart(card, ["then", "else"], used)
                self.all.add((card, then))
                if node.otherwise is not None or node.number not in must_happen:
                    self.all.add((card, other))
                self._on_step(node, _side(node, then, other))
            elif isinstance(node, Together):
                given, other = self._told_apart(card, ["together", "else"], used)
                self.all |= {(card, given), (card, other)}
                self._on_step(node.otherwise, _always(other))
                self._on_all_given(node, given)

    def _tell(self, node: Node, **told: Any) -> None:
        """Put a node that tells into the place of one in the table."""
        self.nodes[node.number] = watched(self.nodes[node.number], **told)

    def _meet(self, node: Node, branch: str, seat: int) -> None:
        self.met.add((node.source, branch))
        self.takers.add((node.source, branch, seat))

    def _told_apart(self, card: str, names: list[str], used: set[str]) -> list[str]:
        """The branches of one step by names that no earlier step of the card has used."""
        found, number = names, 1
        while not used.isdisjoint(found):
            number += 1
            found = [f"{name} ({number})" for name in names]
        used |= set(found)
        self.steps.setdefault(card, []).append(found)
        return found

    def _on_step(self, node: Node, branch: Callable[[State, Frame], str]) -> None:
        def stepped(s: State, f: Frame) -> None:
            if f.at == 0:
                self._meet(node, branch(s, f), f.seat)

        self._tell(node, stepped=stepped)

    def _on_take(self, node: Node, answers: list[Choice], names: list[str], used: set[str]) -> None:
        called = dict(zip(answers, self._told_apart(node.source, names, used), strict=True))
        self.all |= {(node.source, name) for name in called.values()}

        def taken(s: State, f: Frame, chosen: Choice) -> None:
            self._meet(node, called[chosen], f.seat)

        self._tell(node, taken=taken)

    def _on_all_given(self, node: Together, name: str) -> None:
        def ended(s: State, f: Frame, choices: list[Choice] | None) -> None:
            if choices is None and s.agenda is f.below:
                self._meet(node, name, f.seat)

        self._tell(node, ended=ended)

    def _watch_for_dead_end(self, node: Node) -> None:
        def ended(s: State, f: Frame, choices: list[Choice] | None) -> None:
            if choices is not None and not choices:
                self.dead_ends.append(node.source)

        self._tell(node, ended=ended)


def _always(name: str) -> Callable[[State, Frame], str]:
    return lambda s, f: name


def _side(node: If, then: str, other: str) -> Callable[[State, Frame], str]:
    return lambda s, f: then if node.test(node.measure(s, f.seat, f.other)) else other


def inside(node: Node) -> Iterator[Node]:
    """The node and all nodes of its tree; the second way through a ``both_for`` is left out."""
    yield node
    parts: list[Node] = []
    if isinstance(node, Steps):
        parts = node.parts
    elif isinstance(node, Choose):
        parts = [*node.options, *([node.price] if node.price is not None else [])]
    elif isinstance(node, If):
        parts = [node.then, *([node.otherwise] if node.otherwise is not None else [])]
    elif isinstance(node, Together):
        parts = [node.otherwise]
    elif isinstance(node, May | Each | You | Scope):
        parts = [node.body]
    for part in parts:
        yield from inside(part)
