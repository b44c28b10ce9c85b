"""Buying vineyards: by regions, first the owners, then the newcomers one vineyard at a time (N-BUY-*)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.engine.agenda import HIDDEN, Frame, are_numbers, are_seats, push
from rules.engine.choice import DONE, Choice
from rules.engine.reason import Reason
from rules.vino.box import Box
from rules.vino.gift import Gift, drop_bottle
from rules.vino.state import FREE, ON_MAP, PRELIMINARY, State
from rules.vino.step import PASS, Step


class Variety(Step):
    """With the first vineyard in a region comes the choice among the tiles left there. ``held``: the region."""

    kind = "variety"
    flow = False

    def step(self, s: State, f: Frame) -> list[Choice]:
        return [self.box.grow[self.box.variety_of[tile]] for tile in self._left(s, f.held[0])]

    def fits(self, s: State, f: Frame) -> bool:
        return are_numbers(f.held, 1) and f.held[0] in range(len(self.box.regions))

    def _left(self, s: State, region: int) -> list[int]:
        return [tile for tile in range(*self.box.boxes[region]) if s.tiles[tile] == ON_MAP]

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        s.agenda = f.below
        region = self.box.regions[f.held[0]]
        s.move_tile(self.box.tile(region, chosen.words[0]), f.seat)
        s.tell("variety_taken", f.seat, thing=chosen.words[0], place=region)

    def alternatives(self, s: State, f: Frame) -> list[Choice]:
        return [self.box.grow[self.box.variety_of[tile]] for tile in range(*self.box.boxes[f.held[0]])]

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb == "variety":
            name = refused.words[0]
            if self.box.tile(self.box.regions[f.held[0]], name) < 0:
                return Reason("not_grown_here", thing=name, rule="N-VAR-01")
            return Reason("variety_taken", thing=name, rule="N-VAR-04")
        return super().refusal(s, f, refused)


class Buyer(Step):
    """What all purchases have in common: which are possible, why others are not, and carrying one out."""

    kind = "buy"

    def __init__(self, box: Box, gift: Gift, variety: Variety) -> None:
        super().__init__(box)
        self.gift, self.variety = gift, variety

    def may_begin(self, s: State, seat: int, region: int) -> bool:
        """Whether the seat has a tile in the region or can still get one (N-VAR-02)."""
        first, end = self.box.boxes[region]
        return s.tiles.find(seat, first, end) >= 0 or s.tiles.find(ON_MAP, first, end) >= 0

    def unsure_in(self, s: State, seat: int, regions: Iterable[int]) -> bool:
        """Whether only money that a look ahead does not know decides if the seat can buy in one of these regions."""
        if seat == s.blind or s.options.money_shown == "all" or not self.box.spare_markers(s, seat):
            return False
        return any(self.may_begin(s, seat, region) and self.box.free(s, region) for region in regions)

    def offers(self, s: State, seat: int, region: int) -> list[Choice]:
        """The purchases that the seat can make in this region."""
        box, owners = self.box, s.owners
        if owners.count(seat) >= box.markers or not self.may_begin(s, seat, region):
            return []
        money, prices, buy = s.money[seat], box.prices, box.buy
        return [buy[v] for v in range(*box.road[region]) if owners[v] == FREE and prices[v] <= money]

    def purchase(self, s: State, seat: int, name: str) -> None:
        """Pay, place a marker, and see whether a variety, a gift or the bottle follows (N-BUY-12)."""
        box = self.box
        v = box.number[name]
        region = box.region_of[v]
        s.pay(seat, box.prices[v])
        s.move(v, seat)
        s.quiet = -1
        s.tell("vineyard_bought", seat, amount=box.prices[v], place=name)
        if s.bottles >> region & 1:
            kept = s.phase == PRELIMINARY and s.options.preliminary_gift == "none"
            if box.private[v]:
                if not kept and self.gift.due(s, region):
                    push(s, self.gift, seat, seat, (region, -1, 0))
            elif all(box.private[other] for other in box.free(s, region)):
                drop_bottle(s, box, region, seat)
        if s.tiles.find(seat, *box.boxes[region]) < 0:
            push(s, self.variety, seat, seat, (region,))

    def why_never(self, s: State, seat: int, name: str) -> Reason | None:
        """Why this vineyard could not be bought in whatever region the seat may buy; None where it could."""
        box = self.box
        v = box.number[name]
        region = box.region_of[v]
        if s.owners[v] != FREE:
            return Reason("vineyard_taken", thing=name, rule="N-BUY-13")
        if not box.spare_markers(s, seat):
            return Reason("no_marker", have=box.markers, rule="N-EDGE-45")
        if not self.may_begin(s, seat, region):
            return Reason("no_variety", thing=box.regions[region], rule="N-VAR-02")
        return None

    def why_not(self, s: State, seat: int, name: str) -> Reason:
        """Why this vineyard, in a region where the seat may buy, cannot be bought."""
        lasting = self.why_never(s, seat, name)
        if lasting is not None:
            return lasting
        return Reason("needs_money", self.box.prices[self.box.number[name]], s.money[seat], name, "N-BUY-12")


class InRegion(Buyer):
    """Buying in the region of the barrel. ``held``: the region, then the seats that may still buy; ``at``: whose go."""

    def stops(self, s: State, f: Frame) -> int | None:
        """Who cannot pay passes by itself (N-EDGE-43), which the others learn."""
        unsure = len(f.held) > 1 and self.unsure_in(s, f.held[1 + f.at], f.held[:1])
        return HIDDEN if unsure else None

    def fits(self, s: State, f: Frame) -> bool:
        region, *seats = f.held
        here = region in range(len(self.box.regions)) and are_seats(tuple(seats), s)
        return here and 0 <= f.at < max(1, len(seats))

    def alternatives(self, s: State, f: Frame) -> list[Choice]:
        """The cheapest vineyard that is free, or else the cheapest of all, shows why nothing can be bought."""
        region = f.held[0]
        free = self.box.free(s, region)
        return [self.box.buy[free[0] if free else self.box.road[region][0]]]

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb != "buy":
            return super().refusal(s, f, refused)
        name = refused.words[0]
        lasting, region = self.why_never(s, f.seat, name), self.box.region_of[self.box.number[name]]
        if lasting is not None:
            return lasting
        if not s.marks[f.seat] >> region & 1:
            return Reason("region_not_chosen", thing=self.box.regions[region], rule="N-BUY-03")
        if region != s.barrel:
            return Reason("barrel_elsewhere", thing=self.box.regions[s.barrel], rule="N-BUY-05")
        return self.why_not(s, f.seat, name)

    def leave(self, s: State, seat: int, region: int) -> None:
        """The seat is done in this region for this turn."""
        s.passed |= 1 << seat
        s.tell("passed", seat, place=self.box.regions[region])


class Owners(InRegion):
    """One owner after the other buys as many as wanted (N-BUY-08)."""

    flow = False

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        held = f.held
        if len(held) == 1:
            s.agenda = f.below
            return None
        seat = held[1]
        if f.seat != seat:
            s.agenda = Frame(f.node, seat, seat, 0, held, f.below)
        s.turn = seat
        return [*self.offers(s, seat, held[0]), DONE]

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        if chosen is DONE:
            s.agenda = f.moved(0, (f.held[0], *f.held[2:]))
            self.leave(s, f.seat, f.held[0])
        else:
            self.purchase(s, f.seat, chosen.words[0])


class Newcomers(InRegion):
    """Those without a vineyard there buy one each in turn until all have passed (N-BUY-09). ``at``: whose go it is."""

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        held = f.held
        if len(held) == 1:
            s.agenda = f.below
            return None
        seat = held[1 + f.at]
        if f.seat != seat:
            s.agenda = Frame(f.node, seat, seat, f.at, held, f.below)
        s.turn = seat
        return [*self.offers(s, seat, held[0]), PASS]

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        held, at = f.held, f.at
        if chosen is PASS:
            rest = (*held[: 1 + at], *held[2 + at :])
            s.agenda = f.moved(at % max(1, len(rest) - 1), rest)
            self.leave(s, f.seat, held[0])
        else:
            s.agenda = f.moved((at + 1) % (len(held) - 1))
            self.purchase(s, f.seat, chosen.words[0])


class Barrel(Step):
    """All regions that somebody chose, in the order of their numbers (N-BUY-05). ``at``: how many lie behind."""

    def __init__(self, box: Box, owners: Owners, newcomers: Newcomers) -> None:
        super().__init__(box)
        self.owners, self.newcomers = owners, newcomers

    def step(self, s: State, f: Frame) -> None:
        for at in range(f.at, len(self.box.by_number)):
            region = self.box.by_number[at]
            buyers = tuple(seat for seat in s.order if s.marks[seat] >> region & 1)
            if buyers:
                s.barrel, s.passed = region, 0
                s.tell("barrel_moved", place=self.box.regions[region])
                s.agenda = f.moved(at + 1)
                self.begin(s, region, buyers)
                return
        s.barrel, s.passed = -1, 0
        s.agenda = f.below

    def begin(self, s: State, region: int, buyers: tuple[int, ...]) -> None:
        """Let these seats buy in the region of the barrel; the order stands from now on (N-EDGE-14)."""
        owners = self.box.ranked(s, region, buyers)
        newcomers = tuple(seat for seat in buyers if seat not in owners)
        if newcomers:
            push(s, self.newcomers, newcomers[0], newcomers[0], (region, *newcomers))
        if owners:
            push(s, self.owners, owners[0], owners[0], (region, *owners))
