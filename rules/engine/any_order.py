"""Selections of several things: the rules ask for them in canonical order, people wish for them in any."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple

from rules.engine.agenda import Frame, advance, answer
from rules.engine.choice import DONE, Choice
from rules.engine.foresight import ahead
from rules.engine.made_choice import MadeChoice
from rules.engine.rules import Rules


class Selection(NamedTuple):
    """The open question where it asks for one of several things that are selected in canonical order.

    ``start`` is how many choices stood before the first of its answers that can be taken back, ``made`` are those
    answers, ``pool`` are all that may be given on any way through the question, in canonical order. ``picked`` are
    given, with those that were taken unasked; at least ``least`` more go on with it, at most ``due``.
    """

    start: int
    made: tuple[Choice, ...]
    pool: tuple[Choice, ...]
    picked: int
    least: int
    due: int

    def ordered(self, wished: Sequence[Choice]) -> list[Choice]:
        """Answers of the selection in canonical order."""
        return sorted(wished, key=self.pool.index)


class SelectionPlan(NamedTuple):
    """How a selection is made: from where ``start`` choices stand, by these choices one after the other."""

    start: int
    choices: tuple[Choice, ...]


def sort_of(chosen: Choice, sorts: Collection[str]) -> str:
    """The sort of an answer that is asked for in canonical order: verb, or verb and first word; empty for others."""
    if chosen.verb in sorts:
        return chosen.verb
    sort = f"{chosen.verb} {chosen.words[0]}" if chosen.words else ""
    return sort if sort in sorts else ""


def selection(rules: Rules, s: Any, stand: Sequence[MadeChoice], committed: int) -> Selection | None:
    """The selection of several things that the open question begins or belongs to; None where it is another one.

    ``stand`` are all choices that stand, of which the first ``committed`` cannot be taken back.
    """
    first = next((one for one in s.asked if sort_of(one, rules.in_order)), None)
    if first is None:
        return None
    same = sort_of(first, rules.in_order)
    least, most, picked = _asks(rules, s)
    if most <= 1:
        trial = ahead(rules, s, (first,))
        goes_on = trial.agenda is not None and trial.agenda.seat == s.agenda.seat
        if not goes_on or all(sort_of(one, rules.in_order) != same for one in trial.asked):
            return None
        least, most, begun = _asks(rules, trial)
        if most <= 1 or not begun:
            return None
    made = tuple(_made(rules, s.agenda.seat, stand[committed:], same, picked))[::-1]
    start = len(stand) - len(made)
    pool = _pool(rules, stand[start].before if made else s, same, most)
    return Selection(start, made, pool, picked, max(1, least - picked), most - picked)


def _made(rules: Rules, decider: int, stand: Sequence[MadeChoice], same: str, picked: int) -> Iterator[Choice]:
    """The answers given so far that can be taken back, the last one first."""
    for one in reversed(stand):
        before = _asks(rules, one.before)[2]
        if sort_of(one.choice, rules.in_order) != same or one.seat != decider or before >= picked:
            return
        yield one.choice
        picked = before


def _pool(rules: Rules, s: Any, same: str, most: int) -> tuple[Choice, ...]:
    """All that may be selected: taking the first one offered again and again leaves out none of those after it."""
    trial = s
    found: dict[Choice, None] = {}
    for at in range(most):
        offered = [one for one in trial.asked if sort_of(one, rules.in_order) == same]
        found.update(dict.fromkeys(offered))
        if not offered or at + 1 == most:
            break
        trial = ahead(rules, trial, offered[:1])
        if trial.agenda is None or trial.agenda.seat != s.agenda.seat or not _asks(rules, trial)[2]:
            break
    return tuple(found)


def _asks(rules: Rules, s: Any) -> tuple[int, int, int]:
    f: Frame = s.agenda
    return rules.nodes[f.node].asks(s, f)


def sequence(rules: Rules, s: Any, wished: Sequence[Choice]) -> tuple[Choice, ...] | None:
    """The choices by which wishes in canonical order are fulfilled, and the answer that there are no more.

    They are fewer than the wishes where the rules take the rest unasked. None where they cannot be made, or where
    something hidden would become known before the last one.
    """
    trial, rest = rules.known_to(s, s.agenda.seat), list(wished)
    trial.events = []
    made: list[Choice] = []

    def here() -> bool:
        return trial.agenda is not None and trial.agenda.seat == s.agenda.seat and bool(trial.revealed == s.revealed)

    while rest:
        one = rest.pop(0)
        if not here() or one not in trial.asked:
            return None
        told = len(trial.events)
        answer(rules.nodes, trial, one)
        advance(rules.nodes, trial)
        made.append(one)
        forced = [event.choice for event in trial.events[told:] if event.kind == "auto_taken"]
        while rest and forced and str(rest[0]) == forced[0]:
            del rest[0], forced[0]
    if made and here() and _asks(rules, trial)[2] and DONE in trial.asked:
        more = any(one.verb == made[-1].verb for one in trial.asked)
        made += [DONE] if more else []
    return tuple(made)


def plan(
    rules: Rules, chosen: Selection, wished: Sequence[Choice], made: int, position: Callable[[int], Any]
) -> SelectionPlan | None:
    """How a selection goes on by these wishes, best without stepping back, where so many choices have been made.

    ``position`` gives that after a number of choices. None where it cannot go on so.
    """
    for start, answers in ((made, wished), (chosen.start, (*chosen.made, *wished))):
        choices = sequence(rules, position(start), chosen.ordered(answers))
        if choices is not None:
            return SelectionPlan(start, choices)
    return None
