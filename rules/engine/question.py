"""The open question of a position, and why other answers are not among its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.engine.agenda import Frame, answer, probe, why_stuck
from rules.engine.choice import DONE, Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import after
from rules.engine.reason import Reason, ruled
from rules.engine.rules import Rules


def question(rules: Rules, s: Any) -> Decision | None:
    """The open question, or None when the game is over."""
    f = s.agenda
    if f is None:
        return None
    node = rules.nodes[f.node]
    minimum, maximum, picked = node.asks(s, f)
    secret = node.secret(s, f)
    return Decision(node.question(s, f), f.seat, node.source, tuple(s.asked), minimum, maximum, picked, secret)


def question_after(rules: Rules, s: Any, made: Sequence[Choice]) -> Decision | None:
    """What the same seat is asked in the same turn once these legal choices have been made; None where that is all.

    None too where something hidden becomes known by them, so that nobody can tell beforehand.
    """
    trial = after(rules, s, made)
    f: Frame | None = trial.agenda
    if f is None or f.seat != s.agenda.seat or rules.nodes[f.node].flow or trial.revealed != s.revealed:
        return None
    return question(rules, trial)


def steps_to(rules: Rules, s: Any, chosen: Choice) -> tuple[Choice, ...]:
    """The choices that are made by one that is offered, or is once an answer before it opens its question; or none."""
    if chosen in s.asked:
        return (chosen,)
    for first in s.asked:
        if first.verb in rules.opening:
            later = question_after(rules, s, (first,))
            if later is not None and chosen in later.choices:
                return first, chosen
    return ()


def refused(rules: Rules, s: Any, chosen: Choice, seat: int | None = None) -> Reason | None:
    """Why this choice is not offered now, to the seat that is asked or to this one; None if it is."""
    reason = _refused(rules, s, chosen, seat)
    return None if reason is None else ruled(reason, rules.rules_of_reasons)


def _refused(rules: Rules, s: Any, chosen: Choice, seat: int | None) -> Reason | None:
    f: Frame | None = s.agenda
    if f is None:
        return Reason("not_asked_now")
    if seat is not None and seat != f.seat:
        return rules.not_asked(s, seat, chosen)
    if chosen in s.asked:
        return None
    node = rules.nodes[f.node]
    if chosen is not DONE and chosen in (node.step(s.copy(), f) or ()):
        floor = f.below
        while floor is not None and not rules.nodes[floor.node].flow:
            floor = floor.below
        trial = probe(s, f.seat)
        answer(rules.nodes, trial, chosen)
        return why_stuck(rules.nodes, trial, floor)
    return node.refusal(s.copy(), f, chosen)


def turn_goes_on(rules: Rules, s: Any, seat: int, told: Sequence[Event]) -> bool:
    """Whether the turn in which this seat made a choice goes on after it; ``told`` is what the choice brought."""
    f: Frame | None = s.agenda
    if f is None or f.seat != seat or rules.nodes[f.node].question(s, f) in rules.turn_questions:
        return False
    return all(event.kind not in rules.turn_events for event in told)
