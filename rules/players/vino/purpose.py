"""What an answer in Vino is good for, by what is open to the seat that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rules.engine.choice import Choice
from rules.players.suggestion import JUDGED, Purpose
from rules.players.vino.land import Land
from rules.vino.box import Box
from rules.vino.state import ON_MAP, State

NEAR = 3
"""A government gift is near where so many private vineyards are left at most."""
FAR = 6
"""Nothing is told of a bottle that more private vineyards than so many keep."""
CHEAPER = 2
"""So many vineyards elsewhere for the price of one here are a reason to keep money."""
KEPT, WAITS = "keeps-money", frozenset({"keeps-for", "keeps-cheaper"})
"""What is said of buying no more where nothing is waited for, and where something is."""


class _Kinds(NamedTuple):
    """What is said of a region that is new to a seat: for a variety it grows, one in demand, its gift, or nothing."""

    known: str
    demand: str
    bottle: str
    new: str


REGION = _Kinds("region-known", "region-demand", "region-bottle", "region-new")
BUY = _Kinds("buy-known", "buy-demand", "buy-bottle", "buy-new")


class Purposes:
    """Tells what answers are good for; each number is one that the seat can read on the table."""

    def __init__(self, box: Box, land: Land) -> None:
        self.box, self.land = box, land

    def of(self, known: State, seat: int, chosen: Choice, said: Sequence[Purpose]) -> Purpose | None:
        """What an answer is good for; None where nothing can be said that is not among what is ``said`` of others."""
        if chosen.verb == "region":
            return self.region(known, seat, chosen.words[0], said)
        if chosen.verb == "buy":
            return self._purchase(known, seat, self.box.number[chosen.words[0]], said)
        if chosen.verb == "sell":
            variety, number = self.box.varieties.index(chosen.words[0]), int(chosen.words[1])
            lost = min(self.box.table[number - 1].lost, self.box.cellar(known, seat)[variety])
            return Purpose("sell", thing=chosen.words[0], amount=self._sum(known, variety, number), cost=lost)
        if chosen.verb == "variety":
            variety = self.box.varieties.index(chosen.words[0])
            grown = self.box.cellar(known, seat)[variety]
            return Purpose("variety", thing=chosen.words[0], demand=known.market[variety], cost=grown)
        if chosen.verb in ("pass", "done"):
            sells = any(one.verb == "sell" for one in known.asked)
            return Purpose("keeps-vineyards", amount=known.money[seat]) if sells else self._kept(known, seat)
        return Purpose(JUDGED)

    def region(self, known: State, seat: int, region: str, said: Sequence[Purpose]) -> Purpose | None:
        """What choosing a region is good for, and who may buy there before."""
        here = self.land.region(known, number := self.box.regions.index(region))
        own, cheapest = here.holdings[seat], here.prices[0] if here.prices else 0
        if own.number and here.bottle and here.private <= NEAR and self.ranks_first(known, seat, number):
            return Purpose("region-gift", place=region, amount=here.private, cost=cheapest)
        if own.number:
            variety, demand = self.box.varieties[own.variety], known.market[own.variety]
            found: Purpose | None = Purpose("region-own", "", variety, region, own.number, cheapest, demand)
        else:
            found = self._entered(known, seat, number, cheapest, REGION, said)
        owners = self.box.ranked(known, number, tuple(range(known.seats)))
        before = owners[: owners.index(seat)] if seat in owners else owners
        return replace(found, then=Purpose("rivals", seats=before)) if found is not None and before else found

    def ranks_first(self, known: State, seat: int, region: int) -> bool:
        """Whether a seat buys before all other owners of a region."""
        return self.box.ranked(known, region, tuple(range(known.seats)))[:1] == (seat,)

    def cheapest_as_good(self, known: State, seat: int, v: int) -> int | None:
        """The cheapest free vineyard of its region that does for a seat what this one does: its rank among the owners,
        and a gift or none. None where each cheaper one brings on a gift that this one does not."""
        free = self.box.free(known, self.box.region_of[v])
        same = [one for one in free[: free.index(v) + 1] if self._gives(known, one) == self._gives(known, v)]
        if self._gives(known, free[0]) and not self._gives(known, v):
            return None
        if self.outbids(known, seat, v):
            rank = self._rank_with(known, seat, v)
            return next(one for one in same if self._rank_with(known, seat, one) == rank)
        return same[0]

    def outbids(self, known: State, seat: int, v: int) -> bool:
        """Whether an owner comes before more of the others with this vineyard than with the cheapest one."""
        region = self.box.region_of[v]
        if self.box.tile_of(known, seat, region) < 0:
            return False
        return self._rank_with(known, seat, v) < self._rank_with(known, seat, self.box.free(known, region)[0])

    def _gives(self, known: State, v: int) -> bool:
        """Whether a government gift follows as soon as this vineyard is bought."""
        here = self.land.region(known, self.box.region_of[v])
        return here.bottle and here.private == 1 and self.box.private[v]

    def _rank_with(self, known: State, seat: int, v: int) -> int:
        """The place of the seat among the owners of a region if it had this vineyard, too; 0 is the first."""
        after = known.copy()
        after.owners = known.owners[:v] + bytes([seat]) + known.owners[v + 1 :]
        return self.box.ranked(after, self.box.region_of[v], tuple(range(known.seats))).index(seat)

    def _entered(
        self, known: State, seat: int, region: int, cost: int, kinds: _Kinds, said: Sequence[Purpose]
    ) -> Purpose | None:
        """What a new region gives: a tile of a variety that the seat grows or that is in demand, or its bottle."""
        here, place = self.land.region(known, region), self.box.regions[region]
        grown = self.box.cellar(known, seat)
        names = {one.thing for one in said if one.thing}
        used = {one.kind for one in said}
        first, end = self.box.boxes[region]
        open_ = [self.box.variety_of[tile] for tile in range(first, end) if known.tiles[tile] == ON_MAP]
        open_ = [one for one in open_ if self.box.varieties[one] not in names]
        for one in sorted(open_, key=lambda one: (-grown[one], -known.market[one])):
            if grown[one] or known.market[one] > 0:
                kind = kinds.known if grown[one] else kinds.demand
                return Purpose(kind, "", self.box.varieties[one], place, grown[one], cost, known.market[one])
        if here.bottle and here.private <= NEAR and kinds.bottle not in used:
            return Purpose(kinds.bottle, place=place, amount=here.private, cost=cost)
        return None if kinds.new in used else Purpose(kinds.new, "", "", place, len(here.prices), cost)

    def _purchase(self, known: State, seat: int, v: int, said: Sequence[Purpose]) -> Purpose | None:
        """What a vineyard is good for, what it does for winning, and what to the bottle of its region."""
        found = self._reason(known, seat, v, said)
        if found is None or not known.round:
            return found
        told = self.tally(known, seat, known.owners.count(seat) + 1)
        return replace(found, then=replace(told, then=self.bottle(known, v)))

    def tally(self, known: State, seat: int, count: int) -> Purpose:
        """What decides the game: ``count`` vineyards of the seat against those of whom of the others has most."""
        ahead = max((one for one in range(known.seats) if one != seat), key=known.owners.count)
        return Purpose("tally", seats=(ahead,), count=count, amount=known.owners.count(ahead))

    def bottle(self, known: State, v: int) -> Purpose | None:
        """What a purchase does to the bottle of its region; None where it has none or nothing comes of it."""
        region = self.box.region_of[v]
        here = self.land.region(known, region)
        if not here.bottle:
            return None
        last = known.bottles == 1 << region
        if self.box.private[v]:
            if here.private > 1:
                left = here.private - 1
                return Purpose("bottle-near", amount=left) if left <= FAR else None
            return Purpose("bottle-last") if last else None
        if len(here.prices) - here.private > 1:
            return None
        return Purpose("bottle-last" if last else "bottle-taken")

    def _reason(self, known: State, seat: int, v: int, said: Sequence[Purpose]) -> Purpose | None:
        region, price = self.box.region_of[v], self.box.prices[v]
        place, tile = self.box.regions[region], self.box.tile_of(known, seat, region)
        outbids = self.outbids(known, seat, v)
        rank = Purpose("buy-rank", "", "", place, self._rank_with(known, seat, v) + 1, price)
        if any(one.place == place for one in said):
            return rank if outbids and not any(one.kind == rank.kind for one in said) else None
        if tile < 0:
            return self._entered(known, seat, region, price, BUY, said)
        if self._gives(known, v):
            return Purpose("buy-gift", place=place, cost=price)
        if outbids:
            return rank
        variety = self.box.variety_of[tile]
        grown = self.box.cellar(known, seat)[variety] + 1
        sold = min(grown, len(self.box.table))
        money, lost = self._sum(known, variety, sold), self.box.table[sold - 1].lost
        return Purpose("buy", "", self.box.varieties[variety], place, money, price, count=grown, lost=lost)

    def _kept(self, known: State, seat: int) -> Purpose:
        """What money is kept for: a chosen region that is still to come, or cheaper vineyards of another round."""
        money, here = known.money[seat], known.barrel
        bought = [one.words[0] for one in known.asked if one.verb == "buy"]
        least = min((self.box.prices[self.box.number[one]] for one in bought), default=0)
        order = self.box.by_number
        coming = order[order.index(here) + 1 :] if here >= 0 else ()
        for region in coming:
            cost = self.least(known, seat, region)
            if known.marks[seat] >> region & 1 and money - least < cost <= money:
                return Purpose("keeps-for", place=self.box.regions[region], amount=money, cost=cost)
        others = [(cost, one) for one in order if one != here and (cost := self.least(known, seat, one))]
        if known.bottles and others and min(others)[0] * CHEAPER <= least:
            cost, region = min(others)
            return Purpose("keeps-cheaper", place=self.box.regions[region], amount=money, cost=cost)
        return Purpose(KEPT, amount=money)

    def least(self, known: State, seat: int, region: int) -> int:
        """The price of the cheapest vineyard that a seat could buy in a region; 0 where it can buy none."""
        here = self.land.region(known, region)
        return here.prices[0] if here.prices and (here.holdings[seat].number or here.tile_left) else 0

    def _sum(self, known: State, variety: int, number: int) -> int:
        """What the sale of so many of a variety brings in Vino as demand stands."""
        return max(0, self.box.table[number - 1].revenue + known.market[variety])
