"""Gaining, paying and giving lira, victory points and residual steps."""

from __future__ import annotations

from rules.engine.effect import NOTHING, Measure
from rules.engine.reason import Reason
from rules.viticulture.box import Box
from rules.viticulture.ops.op import Deed
from rules.viticulture.state import LIRA, PLACED, RESIDUAL, STAFF, VP, State

_WRITES = {
    "lira": LIRA,
    "vp": VP,
    "residual": RESIDUAL,
    "worker": STAFF | PLACED,
    "grande": STAFF | PLACED,
    "temporary_worker": STAFF | PLACED,
}


def change_lira(s: State, seat: int, amount: int, source: str) -> None:
    """Money comes or goes."""
    s.players[seat].lira += amount
    s.tell("lira_changed", seat, source, amount)


def change_vp(s: State, box: Box, seat: int, amount: int, source: str) -> None:
    """Points come or go; reaching the end of the track makes it the last year, but not alone (V-END-01, V-EDGE-138)."""
    if s.solo is not None and amount > 0 and not s.solo.scoring and box.terms(s).rules.points == "none_in_play":
        return
    player = s.players[seat]
    player.vp += amount
    if s.events is not None:
        s.tell("vp_changed", seat, source, amount, cause=box.cause(source))
    if player.vp >= box.ends_at and not s.last_year and s.solo is None:
        s.last_year = True
        s.tell("last_year", seat, source)


def change_residual(s: State, box: Box, seat: int, amount: int, source: str) -> None:
    """The bottle moves; steps beyond the end of the track are lost (V-RESID-03)."""
    player = s.players[seat]
    moved = min(player.residual + amount, box.residual_most) - player.residual
    if moved:
        player.residual += moved
        s.tell("residual_changed", seat, source, moved)


class Gain(Deed):
    """``gain``: lira, points, residual steps or workers, once or as many times as ``per`` counts.

    What there is no more room for is lost (V-RESID-03, V-WIN-TRAIN-02).
    """

    always = True

    def __init__(self, box: Box, amounts: dict[str, int], per: Measure | None, reads: int) -> None:
        super().__init__(box)
        self.amounts = tuple(amounts.items())
        self.per = per
        self.reads = reads
        self.writes = 0
        for thing in amounts:
            self.writes |= _WRITES[thing]
        if "residual" in amounts:
            self.reads |= RESIDUAL
        if "temporary_worker" in amounts:
            self.reads |= STAFF | PLACED

    def happens(self, s: State, seat: int, other: int) -> bool:
        if self.per is not None and self.per(s, seat, other) < 1:
            return False
        return any(self._fits(s, seat, thing, amount) for thing, amount in self.amounts)

    def _fits(self, s: State, seat: int, thing: str, amount: int) -> bool:
        if thing == "worker":
            return self._staff(s, seat) + amount <= self.box.regulars(s)
        if thing == "residual":
            return s.players[seat].residual < self.box.residual_most
        if thing == "temporary_worker":
            return s.temporary < 0
        return True

    def do(self, s: State, seat: int, other: int) -> bool:
        times = 1 if self.per is None else self.per(s, seat, other)
        for thing, amount in self.amounts if times > 0 else ():
            if thing == "lira":
                change_lira(s, seat, amount * times, self.source)
            elif thing == "vp":
                change_vp(s, self.box, seat, amount * times, self.source)
            elif thing == "residual":
                change_residual(s, self.box, seat, amount * times, self.source)
            else:
                self._gain_worker(s, seat, thing, amount * times)
        return True

    def _gain_worker(self, s: State, seat: int, thing: str, amount: int) -> None:
        player = s.players[seat]
        if thing == "worker":
            amount = min(amount, self.box.regulars(s) - self._staff(s, seat))
            if amount < 1:
                return
            player.regular += amount
            player.staff += amount
        elif thing == "grande":
            player.grande += amount
            player.grandes += amount
        elif s.temporary < 0:
            player.temporary = 1
            s.temporary = seat
        else:
            return
        kind = "temporary" if thing == "temporary_worker" else thing
        s.tell("worker_gained", seat, self.source, amount, thing=kind)

    def _staff(self, s: State, seat: int) -> int:
        return s.players[seat].staff + s.players[seat].trained

    def reason(self, s: State, seat: int, other: int) -> Reason:
        if s.solo is not None and any(not self._fits(s, seat, *one) for one in self.amounts if one[0] == "worker"):
            return self.box.terms(s).barred("regular_workers", "worker", self._staff(s, seat))
        return NOTHING


class Pay(Deed):
    """``pay`` of lira, points or residual steps: a price, paid in full or not at all."""

    is_price = True

    def __init__(self, box: Box, thing: str, amount: int) -> None:
        super().__init__(box)
        self.thing, self.amount = thing, amount
        self.reads = self.writes = _WRITES[thing]

    def open(self, s: State, seat: int, other: int) -> bool:
        player = s.players[seat]
        if self.thing == "lira":
            return player.lira >= self.amount
        if self.thing == "vp":
            return player.vp - self.amount >= self.box.least_vp and not self._barred(s)
        return player.residual >= self.amount

    def _barred(self, s: State) -> bool:
        return s.solo is not None and self.box.terms(s).rules.vp_costs == "barred"

    def do(self, s: State, seat: int, other: int) -> bool:
        if not self.open(s, seat, other):
            return False
        if self.thing == "lira":
            change_lira(s, seat, -self.amount, self.source)
        elif self.thing == "vp":
            change_vp(s, self.box, seat, -self.amount, self.source)
        else:
            change_residual(s, self.box, seat, -self.amount, self.source)
        return True

    def reason(self, s: State, seat: int, other: int) -> Reason:
        player = s.players[seat]
        if self.thing == "lira":
            return Reason("needs_lira", self.amount, player.lira, rule="V-VISIT-03")
        if self.thing == "vp" and self._barred(s):
            return self.box.terms(s).barred("vp_costs", "vp")
        if self.thing == "vp":
            return Reason("points_floor", self.amount, player.vp, rule="V-GEN-08")
        return Reason("needs_residual", self.amount, player.residual, rule="V-EDGE-119")


class GiveLira(Deed):
    """``give`` of lira to the other party: the card's owner, or inside ``you`` the seat."""

    reads = writes = LIRA

    def __init__(self, box: Box, amount: int) -> None:
        super().__init__(box)
        self.amount = amount

    def open(self, s: State, seat: int, other: int) -> bool:
        return s.players[seat].lira >= self.amount

    def do(self, s: State, seat: int, other: int) -> bool:
        if not self.open(s, seat, other):
            return False
        change_lira(s, seat, -self.amount, self.source)
        change_lira(s, other, self.amount, self.source)
        return True

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return Reason("needs_lira", self.amount, s.players[seat].lira, rule="V-VISIT-03")
