"""What all ops share."""

from __future__ import annotations

from typing import Any

from rules.engine.agenda import Frame, Node, are_numbers
from rules.engine.choice import DONE, Choice
from rules.engine.reason import Reason
from rules.viticulture.action import TOKEN
from rules.viticulture.box import Box
from rules.viticulture.solo import tokens
from rules.viticulture.state import State


class Op(Node):
    """An op: a node that changes the table. ``box`` holds the components and the tables made from them."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.components = box.components
        self.vineyard = box.vineyard

    def refusal(self, s: Any, f: Frame, refused: Choice) -> Reason:
        if refused is TOKEN:
            return tokens.why_no_token(s, self.box.solo)
        return super().refusal(s, f, refused)


class Deed(Op):
    """An op that asks nothing."""

    def do(self, s: State, seat: int, other: int) -> bool:
        """Carry it out; False if that is not possible."""
        raise NotImplementedError

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        s.agenda = f.below
        if self.do(s, f.seat, f.other):
            return None
        s.agenda = f
        return []


class Selecting(Op):
    """An op that selects things one at a time: ``count`` of them, or with ``up_to`` one to ``count``.

    ``at`` counts those selected; ``held`` is what a subclass remembers of them. With ``up_to`` nothing more to select
    is as good as done.
    """

    def __init__(self, box: Box, count: int, up_to: bool) -> None:
        super().__init__(box)
        self.count = count
        self.up_to = up_to

    def candidates(self, s: State, f: Frame) -> list[Choice]:
        """What can be selected next."""
        raise NotImplementedError

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        """Do it with one selected thing, the frame being moved on; returns what it is to hold from now on."""
        raise NotImplementedError

    def finish(self, s: State, f: Frame) -> None:
        """What happens when all are selected."""

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        if f.at == self.count:
            s.agenda = f.below
            self.finish(s, f)
            return None
        choices = self.candidates(s, f)
        if f.at and self.up_to:
            if not choices:
                s.agenda = f.below
                self.finish(s, f)
                return None
            choices.append(DONE)
        return choices

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        if chosen is DONE:
            s.agenda = f.below
            self.finish(s, f)
            return
        held = self.pick(s, f, chosen)
        extra = s.agenda if s.agenda is not f else None
        s.agenda = f.moved(f.at + 1, held)
        if extra is not None:
            s.agenda = Frame(extra.node, extra.seat, extra.other, extra.at, extra.held, s.agenda)

    def fits(self, s: State, f: Frame) -> bool:
        return are_numbers(f.held) and bool(f.held) <= f.at <= self.count

    def open(self, s: State, seat: int, other: int) -> bool | None:
        found = bool(self.candidates(s, Frame(self.number, seat, other)))
        return found if self.count == 1 or self.up_to or not found else None

    def rest(self, s: State, f: Frame) -> bool:
        return self.up_to or f.at + 1 >= self.count

    def asks(self, s: State, f: Frame) -> tuple[int, int, int]:
        return (1 if self.up_to else self.count), self.count, f.at
