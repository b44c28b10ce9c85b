"""The combinators of the effect language that let a player choose: by branches, or by the first answers of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.engine.agenda import HIDDEN, Frame, Node, become, push
from rules.engine.choice import Choice, choice
from rules.engine.effect import NOTHING, other_party
from rules.engine.reason import Reason
from rules.engine.why import why_not

BOTH = choice("both")


class Choose(Node):
    """``choose``: ``count`` different ones of the options, in any order; with ``both`` also all after a price."""

    def __init__(self, options: list[Node], names: list[str], count: int, price: Node | None, rest: Choose | None):
        self.options = options
        self.names = [choice("branch", name) for name in names]
        self.count = count
        self.kind = "branch" if count == 1 else "order"
        self.price = price
        self.all_of_them = rest
        self.reads = self.writes = 0
        for option in options:
            self.reads |= option.reads
            self.writes |= option.writes
        if price is not None:
            self.reads |= price.reads
            self.writes |= price.writes
        self.always = count == 1 and any(option.always for option in options)

    def inner(self) -> Sequence[Node]:
        return self.options if self.price is None else (*self.options, self.price)

    def stops(self, s: Any, f: Frame) -> int | None:
        return HIDDEN if self.unsure(s, f.seat) else None

    def open(self, s: Any, seat: int, other: int) -> bool | None:
        if self.count > 1:
            return self._count_open(s, seat, other, 0)
        unknown = False
        for option in self.options:
            if option.happens(s, seat, other):
                known = option.open(s, seat, other)
                if known:
                    return True
                unknown = unknown or known is None
        return None if unknown else _idle(self.options, s, seat, other)

    def _count_open(self, s: Any, seat: int, other: int, taken: int) -> bool | None:
        left = [option for i, option in enumerate(self.options) if not taken >> i & 1]
        needed = self.count - taken.bit_count()
        ready = []
        hopeful = 0
        for option in left:
            known = option.open(s, seat, other) if option.happens(s, seat, other) else False
            others = 0
            for another in left:
                if another is not option:
                    others |= another.writes
            if known is not False or option.reads & others:
                hopeful += 1
            if known:
                ready.append(option)
        if hopeful < needed:
            return False
        written = 0
        independent = 0
        for option in sorted(ready, key=lambda o: o.writes.bit_count()):
            if not option.reads & written:
                independent += 1
                written |= option.writes
        return True if independent >= needed else None

    def public_open(self, s: Any, seat: int, other: int) -> bool:
        return any(option.public_open(s, seat, other) for option in self.options)

    def happens(self, s: Any, seat: int, other: int) -> bool:
        return any(option.happens(s, seat, other) for option in self.options)

    def sure(self, s: Any, seat: int, other: int) -> bool:
        """Where an option can never fail and does something as things stand; it is left out where that has changed."""
        return self.always and any(one.always and one.happens(s, seat, other) for one in self.options)

    def step(self, s: Any, f: Frame) -> list[Choice] | None:
        if f.at.bit_count() == self.count:
            s.agenda = f.below
            return None
        choices = [
            name
            for i, (name, option) in enumerate(zip(self.names, self.options, strict=True))
            if not f.at >> i & 1 and option.happens(s, f.seat, f.other) and option.open(s, f.seat, f.other) is not False
        ]
        if self._both_hopeful(s, f):
            choices.append(BOTH)
        left = [option for i, option in enumerate(self.options) if not f.at >> i & 1]
        if not choices and ((self.always and s.blind < 0) or _idle(left, s, f.seat, f.other)):
            s.agenda = f.below
            return None
        return choices

    def _both_hopeful(self, s: Any, f: Frame) -> bool:
        if self.price is None or self.all_of_them is None:
            return False
        if self.price.open(s, f.seat, f.other) is False:
            return False
        return self.all_of_them._count_open(s, f.seat, f.other, 0) is not False or bool(
            self.price.writes & self.all_of_them.reads
        )

    def take(self, s: Any, f: Frame, chosen: Choice) -> None:
        if chosen is BOTH:
            assert self.price is not None and self.all_of_them is not None
            become(s, f, self.all_of_them, f.seat, f.other)
            push(s, self.price, f.seat, f.other)
            s.tell("branch_taken", f.seat, self.source, self.place, choice="both")
            return
        i = self.names.index(chosen)
        if self.count == 1:
            s.agenda = f.below
        else:
            s.agenda = f.moved(f.at | 1 << i)
        s.tell("branch_taken", f.seat, self.source, self.place, choice=str(chosen), other=other_party(f))
        push(s, self.options[i], f.seat, f.other)

    def alternatives(self, s: Any, f: Frame) -> list[Choice]:
        return [name for i, name in enumerate(self.names) if not f.at >> i & 1] + [BOTH] * (self.price is not None)

    def rest(self, s: Any, f: Frame) -> bool:
        if f.at.bit_count() == self.count:
            return True
        if self.count - f.at.bit_count() > 1 or self.price is not None:
            return False
        left = [option for i, option in enumerate(self.options) if not f.at >> i & 1]
        if s.agenda is not f:
            return any(option.sure(s, f.seat, f.other) for option in left)
        return all(option.open(s, f.seat, f.other) is not None for option in left if option.happens(s, f.seat, f.other))

    def asks(self, s: Any, f: Frame) -> tuple[int, int, int]:
        return self.count, self.count, f.at.bit_count()

    def reason(self, s: Any, seat: int, other: int) -> Reason:
        """Why the first option that is closed is so; where all are open by themselves, where the best way ends."""
        hopeful = [option for option in self.options if option.happens(s, seat, other)]
        for option in hopeful:
            if option.open(s, seat, other) is False:
                return option.reason(s, seat, other)
        if len(hopeful) < len(self.options):
            return NOTHING
        return why_not(self, s, seat, other)

    def refusal(self, s: Any, f: Frame, refused: Choice) -> Reason:
        if refused is BOTH and self.price is not None and self.all_of_them is not None:
            if self.price.open(s, f.seat, f.other) is False:
                return self.price.reason(s, f.seat, f.other)
            return why_not(self.all_of_them, s, f.seat, f.other)
        if refused in self.names and not f.at >> self.names.index(refused) & 1:
            option = self.options[self.names.index(refused)]
            return option.reason(s, f.seat, f.other)
        return super().refusal(s, f, refused)


def _idle(options: list[Node], s: Any, seat: int, other: int) -> bool:
    """Whether none of these would change anything and none is a must: then they are left out."""
    return not any(one.happens(s, seat, other) for one in options) and all(one.sure(s, seat, other) for one in options)


class ChooseByAnswer(Node):
    """A ``choose`` whose options are shown by their first answers, without a branch."""

    def __init__(self, options: list[Node]) -> None:
        self.options = options
        self.kind = "_or_".join(dict.fromkeys(option.kind for option in options))
        self.reads = self.writes = 0
        for option in options:
            self.reads |= option.reads
            self.writes |= option.writes

    def inner(self) -> Sequence[Node]:
        return self.options

    def open(self, s: Any, seat: int, other: int) -> bool | None:
        return any(option.open(s, seat, other) for option in self.options)

    def public_open(self, s: Any, seat: int, other: int) -> bool:
        return any(option.public_open(s, seat, other) for option in self.options)

    def _answers(self, s: Any, f: Frame, option: Node) -> list[Choice]:
        return option.step(s, Frame(option.number, f.seat, f.other, 0, (), f.below)) or []

    def step(self, s: Any, f: Frame) -> list[Choice]:
        return [one for option in self.options for one in self._answers(s, f, option)]

    def take(self, s: Any, f: Frame, chosen: Choice) -> None:
        for option in self.options:
            if chosen in self._answers(s, f, option):
                s.agenda = Frame(option.number, f.seat, f.other, 0, (), f.below)
                option.take(s, s.agenda, chosen)
                return

    def reason(self, s: Any, seat: int, other: int) -> Reason:
        return self.options[0].reason(s, seat, other)

    def refusal(self, s: Any, f: Frame, refused: Choice) -> Reason:
        for option in self.options:
            told = option.refusal(s, Frame(option.number, f.seat, f.other, 0, (), f.below), refused)
            if told.id != "not_asked_now":
                return told
        return super().refusal(s, f, refused)
