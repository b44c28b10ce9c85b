"""A round: something that every seat does once, one after the other, as a node of the agenda."""

from __future__ import annotations

from typing import Any

from rules.engine.agenda import Frame, Node, are_seats
from rules.engine.choice import Choice


class Round(Node):
    """Frame: ``at`` is 0 before the order is known; ``held`` are then the seats still to come.

    While a seat has its part ``at`` is 1 or more, to count its steps by.
    """

    flow = True

    def seats(self, s: Any) -> tuple[int, ...]:
        """Who does it, in order."""
        raise NotImplementedError

    def visit(self, s: Any, f: Frame) -> list[Choice] | None:
        """The present seat's part: answers to ask for, or None after moving on."""
        raise NotImplementedError

    def end(self, s: Any) -> None:
        """What happens when all have had their part."""

    def stops(self, s: Any, f: Frame) -> int | None:
        seats = f.held if f.at else self.seats(s)
        if not seats:
            return self.stops_at_end(s)
        return self.stops_with(s, f if f.at and f.seat == seats[0] else f.moved(1), seats[0])

    def stops_with(self, s: Any, f: Frame, seat: int) -> int | None:
        """What ``stops`` says before the part of this seat."""
        return None

    def stops_at_end(self, s: Any) -> int | None:
        """What ``stops`` says when all have had their part."""
        return None

    def step(self, s: Any, f: Frame) -> list[Choice] | None:
        seats = f.held if f.at else self.seats(s)
        if not seats:
            s.agenda = f.below
            self.end(s)
            return None
        if not f.at or f.seat != seats[0]:
            f = s.agenda = Frame(f.node, seats[0], seats[0], 1, seats, f.below)
        return self.visit(s, f)

    def fits(self, s: Any, f: Frame) -> bool:
        return are_seats(f.held, s) and f.at >= bool(f.held)

    def on(self, s: Any, f: Frame) -> None:
        """Move on to the next seat."""
        s.agenda = f.moved(1, f.held[1:])
