"""Whether a position that comes from outside is one that the rules allow, found out before it is played or shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from textwrap import shorten
from typing import SupportsIndex, overload

from rules.engine import bounds
from rules.engine.agenda import Frame, Node, State, Told, advance, answer
from rules.engine.header import Header
from rules.engine.position_text import unpacked
from rules.engine.question import question
from rules.engine.rules import Rules

MOST_STEPS = 10_000
"""More steps than ever lead from one question to the next."""
LONGEST = 200
"""Most letters of what is told of such a position."""


class Unsound(ValueError):
    """A position that the rules do not allow; the message is part of a sentence and says why."""


class _Few(list[Node]):
    """Nodes that are looked up only so often: what never ends ends here."""

    def __init__(self, nodes: list[Node]) -> None:
        super().__init__(nodes)
        self.left = MOST_STEPS

    @overload
    def __getitem__(self, at: SupportsIndex) -> Node: ...

    @overload
    def __getitem__(self, at: slice) -> list[Node]: ...

    def __getitem__(self, at: SupportsIndex | slice) -> Node | list[Node]:
        self.left -= 1
        if self.left < 0:
            raise Unsound("what is to be done in it never ends")
        return super().__getitem__(at)


def check(rules: Rules, s: State, seats: int, strict: bool = False) -> None:
    """Make sure that a position is one of a game of so many seats. Raises Unsound.

    ``strict`` takes it that nothing in it was brought about by a card that breaks a limit, as nobody can tell where
    the cards were others.
    """
    try:
        wrong = next(rules.misfits(s, seats), "")
    except ValueError as fault:
        raise Unsound(str(fault)) from None
    try:
        wrong = wrong or next(chain(bounds.of_state(rules, s, seats), _faults(rules, s, seats, strict)), "")
    except Unsound:
        raise
    except Exception as fault:
        wrong = f"the rules fail in it ({type(fault).__name__} {fault})"
    if wrong:
        raise Unsound(shorten(wrong, LONGEST, placeholder=" ..."))


def check_beginning(rules: Rules, header: Header) -> None:
    """Make sure that a game can begin as its record does, where that is with a position. Raises Unsound, ValueError."""
    if header.position:
        check(rules, rules.restore(unpacked(header.position)), len(header.seats))


def _faults(rules: Rules, s: State, seats: int, strict: bool) -> Iterator[str]:
    """What is wrong at the question to which the position leads, once all that is still to be done was tried out."""
    for f in bounds.agenda(s):
        _try_out(rules, _advanced(rules, s, f))
    asked = _advanced(rules, s, s.agenda)
    question(rules, asked)
    for seat in (None, *range(seats)):
        rules.view(asked, seat)
    yield from rules.faults(asked, strict)


def _try_out(rules: Rules, s: State) -> None:
    """Give every answer to the open question."""
    for chosen in s.asked:
        after = s.copy()
        after.events = Told()
        nodes = _Few(rules.nodes)
        answer(nodes, after, chosen)
        advance(nodes, after)


def _advanced(rules: Rules, s: State, first: Frame | None) -> State:
    """The position at the next question, once this has become the next thing to be done."""
    trial = s.copy()
    trial.agenda, trial.events = first, Told()
    trial.beside = s.beside and first is s.agenda
    advance(_Few(rules.nodes), trial)
    return trial
