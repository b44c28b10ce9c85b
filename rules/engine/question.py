"""The open question of a position, and why other answers are not among its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.engine.agenda import Frame, answer, forced, probe, reach, take_forced
from rules.engine.choice import DONE, Choice
from rules.engine.decision import Decision
from rules.engine.effect import other_party
from rules.engine.event import Event
from rules.engine.foresight import ahead
from rules.engine.reason import Reason, ruled
from rules.engine.rules import Rules
from rules.engine.why import why_stuck

NOT_NOW = Reason("not_asked_now")


def question(rules: Rules, s: Any) -> Decision | None:
    """The open question, or None when the game is over."""
    f = s.agenda
    if f is None:
        return None
    node = rules.nodes[f.node]
    minimum, maximum, picked = node.asks(s, f)
    other = other_party(f) if node.path else -1
    return Decision(
        node.question(s, f), f.seat, node.source, tuple(s.asked), minimum, maximum, picked, node.secret(s, f),
        node.path, other,
    )  # fmt: skip


def question_after(rules: Rules, s: Any, made: Sequence[Choice]) -> Decision | None:
    """What the same seat is asked in the same turn once these legal choices have been made; None where that is all.

    None too where something hidden becomes known by them, so that nobody can tell beforehand.
    """
    trial = ahead(rules, s, made)
    known = _goes_on(rules, trial, s.agenda.seat) and trial.revealed == s.revealed
    return question(rules, trial) if known else None


def _goes_on(rules: Rules, trial: Any, seat: int) -> bool:
    """Whether a look ahead has come to a question that is put to the same seat in the same turn."""
    f: Frame | None = trial.agenda
    return f is not None and bool(trial.asked) and f.seat == seat and not rules.nodes[f.node].flow


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
    f: Frame | None = s.agenda
    if f is None:
        reason = NOT_NOW
    elif seat is not None and seat != f.seat:
        reason = rules.not_asked(s, seat, chosen)
    elif chosen in s.asked:
        return None
    else:
        reason = _why_not(rules, rules.known_to(s, f.seat), chosen)
    return ruled(reason, rules.rules_of_reasons)


def refused_after(rules: Rules, s: Any, made: Sequence[Choice], chosen: Choice) -> Reason | None:
    """Why a choice would not be offered once legal ones have been made, as far as they are asked; None if it would.

    The reason is that of the first question after them, put to the same seat in the same turn, to which the choice
    could belong, even where it has a single answer, which is then taken unasked.
    """
    seat, left = s.agenda.seat, list(made)
    trial = rules.known_to(s, seat)
    reason = NOT_NOW
    while True:
        if left and left[0] in trial.asked:
            answer(rules.nodes, trial, left.pop(0))
        elif forced(rules.nodes, trial):
            if not left:
                if chosen in trial.asked:
                    return None
                reason = _why_not(rules, trial, chosen) if reason is NOT_NOW else reason
            take_forced(rules.nodes, trial)
        elif left:
            del left[0]
            continue
        elif chosen in trial.asked:
            return None
        else:
            reason = _why_not(rules, trial, chosen) if reason is NOT_NOW else reason
            break
        reach(rules.nodes, trial)
        if not _goes_on(rules, trial, seat):
            break
    return ruled(reason, rules.rules_of_reasons)


def _why_not(rules: Rules, s: Any, chosen: Choice) -> Reason:
    """Why an answer is not among those of the open question, by what its seat knows."""
    f: Frame = s.agenda
    node = rules.nodes[f.node]
    if chosen is not DONE and chosen in (node.step(s.copy(), f) or ()):
        floor = f.below
        while floor is not None and not rules.nodes[floor.node].flow:
            floor = floor.below
        trial = probe(s, f.seat)
        answer(rules.nodes, trial, chosen)
        return why_stuck(rules.nodes, trial, floor)
    reason = node.refusal(s.copy(), f, chosen)
    return NOT_NOW if reason.id == NOT_NOW.id and not reason.thing else reason


def turn_goes_on(rules: Rules, s: Any, seat: int, told: Sequence[Event]) -> bool:
    """Whether the turn in which this seat made a choice goes on after it; ``told`` is what the choice brought."""
    f: Frame | None = s.agenda
    if f is None or f.seat != seat or rules.nodes[f.node].question(s, f) in rules.turn_questions:
        return False
    return all(event.kind not in rules.turn_events for event in told)
