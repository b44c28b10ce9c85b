"""The combinators of the effect language: list, may, if, each and you, as nodes of the agenda."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.engine.agenda import HIDDEN, Frame, Node, are_numbers, are_seats, become, possible, push
from rules.engine.choice import DONE, Choice, choice
from rules.engine.reason import Reason
from rules.engine.why import why_not

YES = choice("yes")
NO = choice("no")

Measure = Callable[[Any, int, int], int]
Test = Callable[[int], bool]
Who = Callable[[Any, int], tuple[int, ...]]

NOTHING = Reason("nothing_to_gain")

OTHERS = 1 << 30
"""As a resource, what the other seats have and in which order they come; no node writes it by itself."""


def other_party(f: Frame) -> int:
    """The other seat for which, or by whose card, somebody does this; -1 where there is none."""
    return -1 if f.other == f.seat else f.other


class Steps(Node):
    """``[a, b]``: all of them, in the order written."""

    def __init__(self, parts: list[Node], is_price: bool = False) -> None:
        self.parts = parts
        self.is_price = is_price
        self.writes = 0
        self.reads = 0
        for part in parts:
            self.reads |= part.reads
            self.writes |= part.writes
        self.always = all(part.always for part in parts)
        self._prices = 0
        while self._prices < len(parts) and parts[self._prices].is_price:
            self._prices += 1

    def inner(self) -> Sequence[Node]:
        return self.parts

    def open(self, s: Any, seat: int, other: int) -> bool | None:
        unknown = False
        written = 0
        for part in self.parts:
            if not part.sure(s, seat, other):
                if part.reads & written:
                    unknown = True
                else:
                    known = part.open(s, seat, other)
                    if known is False:
                        return False
                    unknown = unknown or known is None
            written |= part.writes
        return None if unknown else True

    def public_open(self, s: Any, seat: int, other: int) -> bool:
        written = 0
        for part in self.parts:
            if not part.reads & written and not part.public_open(s, seat, other):
                return False
            written |= part.writes
        return True

    def happens(self, s: Any, seat: int, other: int) -> bool:
        """What a price buys must not turn out to be nothing."""
        return any(part.happens(s, seat, other) for part in self._bought())

    def _bought(self) -> list[Node]:
        return self.parts[self._prices :] or self.parts

    def sure(self, s: Any, seat: int, other: int) -> bool:
        return all(part.sure(s, seat, other) for part in self.parts)

    def step(self, s: Any, f: Frame) -> None:
        part = self.parts[f.at]
        below = f.below if f.at + 1 == len(self.parts) else f.moved(f.at + 1)
        s.agenda = Frame(part.number, f.seat, f.other, 0, (), below)

    def fits(self, s: Any, f: Frame) -> bool:
        return not f.held and 0 <= f.at < len(self.parts)

    def rest(self, s: Any, f: Frame) -> bool:
        return all(part.sure(s, f.seat, f.other) for part in self.parts[f.at :])

    def reason(self, s: Any, seat: int, other: int) -> Reason:
        """Why it is closed; a price is told last, where nothing that it would buy is closed by itself."""
        if not self.happens(s, seat, other):
            return self._bought()[0].reason(s, seat, other)
        written = 0
        for i, part in enumerate(self.parts):
            if i >= self._prices and not part.reads & written and part.open(s, seat, other) is False:
                return part.reason(s, seat, other)
            written |= part.writes
        return why_not(self, s, seat, other)


class May(Node):
    """``may``: a or nothing. Others are asked even where their refusal is the only answer, if its cause is hidden.

    Where an effect has several, ``yes`` and ``no`` bear the name of what is offered.
    """

    kind = "may"
    always = True

    def __init__(self, body: Node) -> None:
        self.body = body
        self.reads, self.writes = body.reads, body.writes
        self.yes, self.no = YES, NO

    def call(self, name: str) -> None:
        """Tell it from the others of its effect by this name."""
        self.yes, self.no = choice("yes", name), choice("no", name)

    def inner(self) -> Sequence[Node]:
        return (self.body,)

    def happens(self, s: Any, seat: int, other: int) -> bool:
        return possible(self.body, s, seat, other)

    def stops(self, s: Any, f: Frame) -> int | None:
        """Others are asked by what is public, but the owner only where it can be done, which its cards may decide."""
        if possible(self.body, s, f.seat, f.other) or (f.seat != f.other and self._public(s, f)):
            return None if f.seat == s.blind else f.seat
        hidden = f.seat == f.other and self.body.unsure(s, f.seat) and self._public(s, f)
        return HIDDEN if hidden else None

    def _public(self, s: Any, f: Frame) -> bool:
        return self.body.happens(s, f.seat, f.other) and self.body.public_open(s, f.seat, f.other)

    def step(self, s: Any, f: Frame) -> list[Choice] | None:
        known = s.blind in (-1, f.seat)
        if known and possible(self.body, s, f.seat, f.other):
            return [self.yes, self.no]
        if f.seat == f.other:
            s.agenda = f.below
            return None
        if known and self._public(s, f):
            return [self.no]
        s.tell("skipped", f.seat, self.source)
        s.agenda = f.below
        return None

    def keeps_open(self, s: Any, f: Frame) -> bool:
        return f.seat != f.other

    def take(self, s: Any, f: Frame, chosen: Choice) -> None:
        if chosen is self.yes:
            become(s, f, self.body, f.seat, f.other)
        else:
            s.agenda = f.below
            named = "" if chosen is NO else str(chosen)
            s.tell("declined", f.seat, self.source, self.place, choice=named, other=other_party(f))

    def reason(self, s: Any, seat: int, other: int) -> Reason:
        return self.body.reason(s, seat, other)

    def refusal(self, s: Any, f: Frame, refused: Choice) -> Reason:
        if refused is self.yes:
            return self.body.reason(s, f.seat, f.other)
        return super().refusal(s, f, refused)


class If(Node):
    """``if``: not a choice; the state or a result decides."""

    def __init__(self, measure: Measure, reads: int, test: Test, then: Node, otherwise: Node | None) -> None:
        self.measure, self.test, self.then, self.otherwise = measure, test, then, otherwise
        self.reads = reads | then.reads | (otherwise.reads if otherwise else 0)
        self.writes = then.writes | (otherwise.writes if otherwise else 0)
        self.always = then.always and (otherwise is None or otherwise.always)

    def inner(self) -> Sequence[Node]:
        return (self.then,) if self.otherwise is None else (self.then, self.otherwise)

    def _branch(self, s: Any, seat: int, other: int) -> Node | None:
        return self.then if self.test(self.measure(s, seat, other)) else self.otherwise

    def open(self, s: Any, seat: int, other: int) -> bool | None:
        branch = self._branch(s, seat, other)
        return True if branch is None else branch.open(s, seat, other)

    def happens(self, s: Any, seat: int, other: int) -> bool:
        branch = self._branch(s, seat, other)
        return branch is not None and branch.happens(s, seat, other)

    def step(self, s: Any, f: Frame) -> None:
        branch = self._branch(s, f.seat, f.other)
        if branch is None:
            s.agenda = f.below
        else:
            become(s, f, branch, f.seat, f.other)

    def reason(self, s: Any, seat: int, other: int) -> Reason:
        branch = self._branch(s, seat, other)
        return NOTHING if branch is None else branch.reason(s, seat, other)


class Each(Node):
    """``each``: every named seat, in the order of turns, does the body; with ``up_to`` those the owner selects.

    Where the owner of the card does it for each seat it ``adds_up``: once may be possible and twice not.
    """

    kind = "seat"

    def __init__(self, who: Who, up_to: int, body: Node) -> None:
        self.who, self.up_to, self.body = who, up_to, body
        self.reads, self.writes = body.reads | OTHERS, body.writes
        self.always = body.always and not up_to
        self.adds_up = isinstance(body, You | If) and bool(body.reads & body.writes)

    def inner(self) -> Sequence[Node]:
        return (self.body,)

    def open(self, s: Any, seat: int, other: int) -> bool | None:
        answers = [self.body.open(s, one, seat) for one in self.who(s, seat)]
        if self.up_to:
            return True if True in answers else (None if None in answers else False)
        if False in answers:
            return False
        return None if None in answers or (self.adds_up and len(answers) > 1 and not self.always) else True

    def happens(self, s: Any, seat: int, other: int) -> bool:
        seats = self.who(s, seat)
        if isinstance(self.body, May):
            return any(one != seat for one in seats) or any(self.body.happens(s, one, seat) for one in seats)
        return any(self.body.happens(s, one, seat) for one in seats)

    def step(self, s: Any, f: Frame) -> list[Choice] | None:
        """``at`` counts those selected while they are, then is -1; ``held`` are the seats still to do it."""
        if f.at >= 0 and not self.up_to:
            f = f.moved(-1, self.who(s, f.seat))
        if f.at < 0:
            if not f.held:
                s.agenda = f.below
            else:
                below = f.moved(-1, f.held[1:]) if len(f.held) > 1 else f.below
                s.agenda = Frame(self.body.number, f.held[0], f.seat, 0, (), below)
            return None
        if f.at == self.up_to:
            s.agenda = f.moved(-1, self._in_order(s, f))
            return None
        last = max(f.held, default=-1)
        choices = [choice("seat", str(one)) for one in sorted(self.who(s, f.seat)) if one > last]
        if f.at:
            choices.append(DONE)
        return choices

    def fits(self, s: Any, f: Frame) -> bool:
        return are_seats(f.held, s) and f.at <= self.up_to

    def _in_order(self, s: Any, f: Frame) -> tuple[int, ...]:
        return tuple(one for one in self.who(s, f.seat) if one in f.held)

    def take(self, s: Any, f: Frame, chosen: Choice) -> None:
        if chosen is DONE:
            s.agenda = f.moved(-1, self._in_order(s, f))
        else:
            s.agenda = f.moved(f.at + 1, (*f.held, int(chosen.words[0])))

    def rest(self, s: Any, f: Frame) -> bool:
        return self.body.always

    def asks(self, s: Any, f: Frame) -> tuple[int, int, int]:
        return 1, self.up_to, f.at

    def reason(self, s: Any, seat: int, other: int) -> Reason:
        seats = self.who(s, seat)
        if seats and not self.happens(s, seat, other):
            return NOTHING
        for one in seats:
            if self.body.open(s, one, seat) is False:
                return self.body.reason(s, one, seat)
        return Reason("no_target")

    def refusal(self, s: Any, f: Frame, refused: Choice) -> Reason:
        if refused.verb == "seat" and int(refused.words[0]) in self.who(s, f.seat):
            one = int(refused.words[0])
            if one not in f.held:
                return self.body.reason(s, one, f.seat)
        return Reason("no_target") if refused.verb == "seat" else super().refusal(s, f, refused)


class You(Node):
    """``you``: the owner of the card does it, once for this seat; nothing when that seat is the owner."""

    def __init__(self, body: Node) -> None:
        self.body = body
        self.reads, self.writes, self.always = body.reads, body.writes, body.always

    def inner(self) -> Sequence[Node]:
        return (self.body,)

    def open(self, s: Any, seat: int, other: int) -> bool | None:
        return True if seat == other else self.body.open(s, other, seat)

    def happens(self, s: Any, seat: int, other: int) -> bool:
        return seat != other and self.body.happens(s, other, seat)

    def sure(self, s: Any, seat: int, other: int) -> bool:
        return seat == other or self.body.sure(s, other, seat)

    def step(self, s: Any, f: Frame) -> None:
        if f.seat == f.other:
            s.agenda = f.below
        else:
            become(s, f, self.body, f.other, f.seat)

    def reason(self, s: Any, seat: int, other: int) -> Reason:
        return self.body.reason(s, other, seat)


class Scope(Node):
    """A card whose later steps ask for the results of earlier ones: it starts without any and forgets its own."""

    def __init__(self, body: Node, empty: tuple[int, ...]) -> None:
        self.body, self.empty = body, empty
        self.reads, self.writes, self.always = body.reads, body.writes, body.always

    def inner(self) -> Sequence[Node]:
        return (self.body,)

    def open(self, s: Any, seat: int, other: int) -> bool | None:
        return self.body.open(s, seat, other)

    def happens(self, s: Any, seat: int, other: int) -> bool:
        return self.body.happens(s, seat, other)

    def fits(self, s: Any, f: Frame) -> bool:
        return are_numbers(f.held, len(s.results) if f.at else 0)

    def step(self, s: Any, f: Frame) -> None:
        if f.at:
            s.results = f.held
            s.agenda = f.below
        else:
            s.agenda = f.moved(1, s.results)
            s.results = self.empty
            push(s, self.body, f.seat, f.other)

    def reason(self, s: Any, seat: int, other: int) -> Reason:
        return self.body.reason(s, seat, other)
