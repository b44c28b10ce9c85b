"""Where and why the best way through a card or space ends that cannot be done."""

from __future__ import annotations

from rules.engine.agenda import Frame, Node, State, answer, probe, push
from rules.engine.reason import Reason


def why_not(node: Node, s: State, seat: int, other: int) -> Reason:
    """The reason of the first compulsory step that fails on the best way through this node."""
    trial = probe(s, seat)
    floor = trial.agenda
    push(trial, node, seat, other)
    return why_stuck(node.nodes, trial, floor)


def why_stuck(nodes: list[Node], s: State, floor: Frame | None) -> Reason:
    """The reason at which the best way from this trial state to the floor ends."""
    best: list[tuple[int, Reason]] = [(-1, Reason("cannot_be_finished"))]
    _search(nodes, s, floor, 0, best, [2000])
    return best[0][1]


def _search(
    nodes: list[Node], s: State, floor: Frame | None, done: int, best: list[tuple[int, Reason]], left: list[int]
) -> None:
    while (f := s.agenda) is not floor and left[0] > 0:
        assert f is not None
        left[0] -= 1
        node = nodes[f.node]
        choices = node.step(s, f)
        if choices is None:
            continue
        if not choices:
            if done > best[0][0]:
                best[0] = (done, node.reason(s, f.seat, f.other))
            return
        for chosen in choices[1:]:
            trial = s.copy()
            trial.blind = s.blind
            answer(nodes, trial, chosen)
            _search(nodes, trial, floor, done + 1, best, left)
        answer(nodes, s, choices[0])
        done += 1
