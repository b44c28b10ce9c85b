"""Building structures and training workers."""

from __future__ import annotations

from typing import Any

from rules.engine.agenda import Frame
from rules.engine.choice import Choice, choice
from rules.engine.reason import Reason
from rules.viticulture.box import Box
from rules.viticulture.ops.money import change_lira
from rules.viticulture.ops.op import Deed, Selecting
from rules.viticulture.state import BUILT_COST, LIRA, STAFF, STRUCTURES, State


class Build(Selecting):
    """``build``: structures not yet on the mat, at printed cost less a discount, or free (V-SUM-BUILD-*)."""

    kind = "build"
    reads = LIRA | STRUCTURES
    writes = LIRA | STRUCTURES

    def __init__(
        self,
        box: Box,
        count: int,
        up_to: bool,
        discount: int,
        free: bool,
        costs: tuple[int, ...],
        only: tuple[int, ...],
    ) -> None:
        super().__init__(box, count, up_to)
        self.discount, self.free = discount, free
        numbers = only or tuple(range(len(box.components.structures)))
        self.numbers = tuple(n for n in numbers if not costs or box.components.costs[n] in costs)
        if free:
            self.reads = STRUCTURES
            self.writes = STRUCTURES

    def cost(self, structure: int) -> int:
        """What this build pays for a structure, in lira; never below 0 (V-EDGE-34)."""
        return 0 if self.free else max(0, self.components.costs[structure] - self.discount)

    def _missing(self, s: State, seat: int) -> list[int]:
        built = s.players[seat].structures
        return [n for n in self.numbers if not built >> n & 1]

    def _buildable(self, s: State, seat: int) -> list[int]:
        player = s.players[seat]
        needs = self.components.structure_needs
        return [
            n
            for n in self._missing(s, seat)
            if player.structures & needs[n] == needs[n] and self.cost(n) <= player.lira
        ]

    def open(self, s: State, seat: int, other: int) -> bool | None:
        if not self._buildable(s, seat):
            return False
        if self.count == 1 or self.up_to:
            return True
        return None if len(self._missing(s, seat)) >= self.count else False

    def candidates(self, s: State, f: Frame) -> list[Choice]:
        return [choice("build", self.components.structures[n]) for n in self._buildable(s, f.seat)]

    def alternatives(self, s: State, f: Frame) -> list[Choice]:
        return [choice("build", self.components.structures[n]) for n in self._missing(s, f.seat)]

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        number = self.components.structure_number[chosen.words[0]]
        price = self.cost(number)
        if price:
            change_lira(s, f.seat, -price, chosen.words[0])
        s.players[f.seat].structures |= 1 << number
        s.tell("structure_built", f.seat, self.source, price, thing=chosen.words[0])
        results = list(s.results)
        results[BUILT_COST] = self.components.costs[number]
        s.results = tuple(results)
        return ()

    def reason(self, s: State, seat: int, other: int) -> Reason:
        missing = self._missing(s, seat)
        if len(missing) < (1 if self.up_to else self.count):
            return self._all_built()
        cheapest = min(missing, key=self.cost)
        return self._cause(s, seat, cheapest)

    def _all_built(self) -> Reason:
        """All that could be built stands; where that is not all there is, the last of it is named."""
        if len(self.numbers) == len(self.components.structures):
            return Reason("already_built", rule="V-EDGE-33")
        return Reason("already_built", thing=self.components.structures[self.numbers[-1]], rule="V-SUM-BUILD-02")

    def _cause(self, s: State, seat: int, number: int) -> Reason:
        player = s.players[seat]
        name = self.components.structures[number]
        if player.structures >> number & 1:
            return Reason("already_built", thing=name, rule="V-SUM-BUILD-02")
        if number not in self.numbers:
            return Reason("cannot_be_finished", thing=name)
        needs = self.components.structure_needs[number]
        if player.structures & needs != needs:
            return Reason("needs_medium_cellar", thing=name, rule="V-SUM-BUILD-03")
        if self.cost(number) > player.lira:
            return Reason("needs_lira", self.cost(number), player.lira, name, "V-SUM-BUILD-01")
        return Reason("cannot_be_finished", thing=name)

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb != "build":
            return super().refusal(s, f, refused)
        return self._cause(s, f.seat, self.components.structure_number[refused.words[0]])


class Train(Deed):
    """``train``: a new regular worker, next year or at once; five are the limit (V-WIN-TRAIN-*)."""

    reads = writes = STAFF

    def __init__(self, box: Box, count: int, this_year: bool) -> None:
        super().__init__(box)
        self.count, self.this_year = count, this_year

    def open(self, s: State, seat: int, other: int) -> bool:
        player = s.players[seat]
        return player.staff + player.trained + self.count <= self.box.regulars(s)

    def do(self, s: State, seat: int, other: int) -> bool:
        if not self.open(s, seat, other):
            return False
        player = s.players[seat]
        if self.this_year:
            player.staff += self.count
            player.regular += self.count
        else:
            player.trained += self.count
        s.tell("worker_trained", seat, self.source, self.count, thing="now" if self.this_year else "next_year")
        return True

    def reason(self, s: State, seat: int, other: int) -> Reason:
        player = s.players[seat]
        if self.box.regulars(s) < self.box.most_regulars:
            return self.box.terms(s).barred("regular_workers", "worker", player.staff + player.trained)
        return Reason("staff_full", self.box.most_regulars, player.staff + player.trained, rule="V-WIN-TRAIN-02")
