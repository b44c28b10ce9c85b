"""Selling: one variety each, vineyards given back, demand shifted (N-SELL-*, N-MARKET-*)."""

from __future__ import annotations

from rules.engine.agenda import Frame, are_numbers, push
from rules.engine.choice import Choice
from rules.engine.reason import Reason
from rules.engine.round import Round
from rules.vino.box import Box
from rules.vino.preliminary import lay_on_map
from rules.vino.state import FREE, State
from rules.vino.step import PASS, Step


class AfterSale(Step):
    """A part of a sale that has begun. ``held`` begins with the variety sold."""

    flow = False

    def fits(self, s: State, f: Frame) -> bool:
        return are_numbers(f.held, 4) and f.held[0] in range(len(self.box.varieties)) and f.at in (0, 1)

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb == "sell":
            if refused.words[0] == self.box.varieties[f.held[0]]:
                return Reason("already_sold", thing=refused.words[0], rule="N-SELL-02")
            return Reason("one_variety_only", thing=refused.words[0], rule="N-SELL-02")
        return super().refusal(s, f, refused)


class GiveBack(AfterSale):
    """The seller returns vineyards of the variety sold. ``held``: variety, how many in all, left, last one."""

    kind = "return"

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        variety, _, left, last = f.held
        if not left:
            s.agenda = f.below
            return None
        after = [v for v in self.box.grown(s, f.seat, variety) if v > last]
        return [self.box.give_back[v] for v in after[: len(after) - left + 1]]

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        box = self.box
        variety, count, left, _ = f.held
        v = box.number[chosen.words[0]]
        region = box.region_of[v]
        s.agenda = f.moved(0, (variety, count, left - 1, v))
        s.move(v, FREE)
        s.tell("vineyard_returned", f.seat, thing=box.varieties[variety], place=chosen.words[0])
        if not box.count(s, f.seat, region):
            lay_on_map(s, box, box.tile_of(s, f.seat, region), f.seat)

    def asks(self, s: State, f: Frame) -> tuple[int, int, int]:
        _, count, left, _ = f.held
        return count, count, count - left

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        _, count, left, _ = f.held
        if refused.verb in ("done", "pass"):
            return Reason("counts_must_match", count, count - left, rule="N-EDGE-23")
        if refused.verb != "return":
            return super().refusal(s, f, refused)
        name = refused.words[0]
        v = self.box.number[name]
        if s.owners[v] != f.seat:
            return Reason("not_your_vineyard", thing=name, rule="N-SELL-07")
        if v not in self.box.grown(s, f.seat, f.held[0]):
            return Reason("wrong_variety", thing=self.box.varieties[f.held[0]], rule="N-SELL-07")
        return Reason("counts_must_match", count, count - left, rule="N-EDGE-23")


class Shift(AfterSale):
    """The variety sold falls, the others rise by as many steps. ``held``: variety, steps, left, last one raised.

    ``at`` is 0 before the fall; ``steps`` are then those of the table.
    """

    kind = "raise"

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        box = self.box
        variety, steps, left, last = f.held
        if f.at == 0:
            steps = min(steps, (s.market[variety] - box.least) // box.step)
            if steps:
                s.shift(variety, -steps * box.step)
                s.tell("demand_changed", f.seat, amount=-steps * box.step, thing=box.varieties[variety])
            s.agenda = f.moved(1, (variety, steps, steps, 0))
            return None
        if not left:
            s.agenda = f.below
            return None
        room = 0
        choices = []
        for other in reversed(range(last, len(box.varieties))):
            if other != variety and s.market[other] < box.most:
                room += (box.most - s.market[other]) // box.step
                if room >= left:
                    choices.append(box.rise[other])
        return choices[::-1]

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        variety, steps, left, _ = f.held
        other = self.box.varieties.index(chosen.words[0])
        s.agenda = f.moved(1, (variety, steps, left - 1, other))
        s.shift(other, self.box.step)
        s.tell("demand_changed", f.seat, amount=self.box.step, thing=chosen.words[0])

    def asks(self, s: State, f: Frame) -> tuple[int, int, int]:
        _, steps, left, _ = f.held
        return steps, steps, steps - left

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        variety, steps, left, _ = f.held
        if refused.verb in ("done", "pass"):
            return Reason("counts_must_match", steps, steps - left, rule="N-EDGE-18")
        if refused.verb != "raise":
            return super().refusal(s, f, refused)
        name = refused.words[0]
        other = self.box.varieties.index(name)
        if other == variety:
            return Reason("sold_cannot_rise", thing=name, rule="N-MARKET-08")
        if s.market[other] >= self.box.most:
            return Reason("demand_limit", self.box.most, s.market[other], name, "N-MARKET-04")
        return Reason("counts_must_match", steps, steps - left, rule="N-MARKET-03")


class Sales(Round, Step):
    """In order of play each sells some of one variety, or nothing (N-SELL-01/02)."""

    kind = "sell"

    def __init__(self, box: Box, give_back: GiveBack, shift: Shift) -> None:
        super().__init__(box)
        self.give_back, self.shift = give_back, shift

    def seats(self, s: State) -> tuple[int, ...]:
        return s.order

    def visit(self, s: State, f: Frame) -> list[Choice]:
        s.turn = f.seat
        choices: list[Choice] = []
        any_sum = s.options.negative_sale == "for_zero"
        for variety, amount in enumerate(self.box.cellar(s, f.seat)):
            demand = s.market[variety]
            if amount and (any_sum or demand >= 0):
                choices += self.box.sell[variety][:amount]
            elif amount:
                pairs = zip(self.box.sell[variety][:amount], self.box.table, strict=False)
                choices += [one for one, column in pairs if column.revenue + demand >= 0]
        choices.append(PASS)
        return choices

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        self.on(s, f)
        if chosen is PASS:
            s.tell("passed", f.seat, self.source)
            return
        variety = self.box.varieties.index(chosen.words[0])
        column = self.box.table[int(chosen.words[1]) - 1]
        revenue = max(0, column.revenue + s.market[variety])
        s.income = (*s.income[: f.seat], revenue, *s.income[f.seat + 1 :])
        s.quiet = -1
        s.tell("wine_sold", f.seat, amount=revenue, thing=chosen.words[0], choice=str(chosen))
        push(s, self.shift, f.seat, f.seat, (variety, column.shift, 0, 0))
        push(s, self.give_back, f.seat, f.seat, (variety, column.lost, column.lost, -1))

    def alternatives(self, s: State, f: Frame) -> list[Choice]:
        """One of each variety in the cellar shows why it cannot be sold."""
        return [self.box.sell[variety][0] for variety, amount in enumerate(self.box.cellar(s, f.seat)) if amount]

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb != "sell":
            return super().refusal(s, f, refused)
        name, wanted = refused.words[0], int(refused.words[1])
        variety = self.box.varieties.index(name)
        amount = self.box.cellar(s, f.seat)[variety]
        if wanted > min(amount, len(self.box.table)):
            rule = "N-EDGE-20" if wanted > len(self.box.table) else "N-SELL-02"
            return Reason("needs_wine", wanted, min(amount, len(self.box.table)), name, rule)
        revenue = self.box.table[wanted - 1].revenue
        return Reason("sale_below_zero", -s.market[variety], revenue, name, "N-EDGE-15")
