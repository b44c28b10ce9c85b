"""The government gift: what is still free of a region's government vineyards is given away (N-GIFT-*)."""

from __future__ import annotations

from rules.engine.agenda import Frame, are_numbers, are_seats
from rules.engine.choice import Choice
from rules.engine.reason import Reason
from rules.vino.box import Box
from rules.vino.state import FREE, State
from rules.vino.step import Step

SHARES = (1, 2)
"""How many the first and the second of the ranking choose; the third takes the rest."""


def drop_bottle(s: State, box: Box, region: int, seat: int) -> None:
    """The bottle of this region leaves the map; the last one brings the last turn (N-END-01)."""
    s.bottles &= ~(1 << region)
    s.tell("bottle_removed", seat, place=box.regions[region], amount=s.bottles.bit_count())
    if not s.bottles:
        s.tell("last_turn", amount=s.round)


class Gift(Step):
    """The gift of one region.

    Frame: ``held`` is the region, the last vineyard chosen by the present rank and how many it chose, then, once
    the gift has begun, the ranking; ``at`` is 0 before that, then the present rank from 1.
    """

    kind = "gift"
    flow = False

    def due(self, s: State, region: int) -> bool:
        """Whether no private vineyard of the region is free (N-GIFT-01)."""
        return not any(self.box.private[v] for v in self.box.free(s, region))

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        region, last, picked, *ranking = f.held
        if f.at == 0:
            s.tell("gift_started", place=self.box.regions[region])
            s.agenda = f.moved(1, (region, -1, 0, *self.box.ranked(s, region, tuple(range(s.seats)))[:3]))
            return None
        free = self.box.free(s, region)
        if not free or f.at > len(ranking):
            s.agenda = f.below
            drop_bottle(s, self.box, region, -1)
            return None
        seat = ranking[f.at - 1]
        spare = self.box.spare_markers(s, seat)
        if f.at > len(SHARES):
            for v in free[:spare]:
                self._give(s, seat, v)
            wanted = 0
        else:
            wanted = min(SHARES[f.at - 1] - picked, spare, len(free))
        if wanted <= 0:
            s.agenda = f.moved(f.at + 1, (region, -1, 0, *ranking))
            return None
        if f.seat != seat:
            s.agenda = Frame(f.node, seat, seat, f.at, f.held, f.below)
        after = [v for v in free if v > last]
        return [self.box.gift[v] for v in after[: len(after) - wanted + 1]]

    def fits(self, s: State, f: Frame) -> bool:
        region, last, picked, *ranking = f.held
        numbers = are_numbers((last, picked), 2) and region in range(len(self.box.regions))
        return numbers and are_seats(tuple(ranking), s) and f.at >= bool(ranking)

    def _give(self, s: State, seat: int, v: int) -> None:
        s.move(v, seat)
        s.tell("vineyard_given", seat, "gift", place=self.box.names[v])

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        v = self.box.number[chosen.words[0]]
        s.agenda = f.moved(f.at, (f.held[0], v, f.held[2] + 1, *f.held[3:]))
        self._give(s, f.seat, v)

    def asks(self, s: State, f: Frame) -> tuple[int, int, int]:
        picked = f.held[2]
        left = min(SHARES[f.at - 1] - picked, self.box.spare_markers(s, f.seat), len(self.box.free(s, f.held[0])))
        return picked + left, picked + left, picked

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        due, _, picked = self.asks(s, f)
        if refused.verb in ("done", "pass"):
            return Reason("counts_must_match", due, picked, rule="N-EDGE-32")
        if refused.verb != "gift":
            return super().refusal(s, f, refused)
        v = self.box.number[refused.words[0]]
        if s.owners[v] != FREE:
            return Reason("vineyard_taken", thing=refused.words[0], rule="N-GIFT-02")
        if self.box.region_of[v] != f.held[0]:
            return Reason("gift_elsewhere", thing=self.box.regions[f.held[0]], rule="N-GIFT-02")
        return Reason("counts_must_match", due, picked, rule="N-GIFT-05")
