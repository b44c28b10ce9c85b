"""Suggests answers in Vino, and what they are good for by what is open to the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.suggestion import JUDGED, MOST, Purpose, Suggestion, best_of_each_sort
from rules.players.vino.again import worths
from rules.players.vino.mind import USELESS
from rules.players.vino.quick import Quick
from rules.players.vino.sale import cheapest, most_useful
from rules.players.why import go_on
from rules.vino.dealt import dealt
from rules.vino.rules import Vino
from rules.vino.state import ON_MAP, State

SENSIBLE = 1.5
"""So many vineyards less than the best an answer may be worth that is still suggested."""
NEAR = 3
"""A government gift is near where so many private vineyards are left at most."""
PARTS = frozenset({"return", "raise"})
"""Verbs of the answers that belong to a sale."""
OWN = frozenset({"region-own", "region-gift"})
"""What is said of regions in which the seat owns vineyards."""


class _Kinds(NamedTuple):
    """What is said of a region that is new to a seat: for a variety it grows, one in demand, its gift, or nothing."""

    known: str
    demand: str
    bottle: str
    new: str


REGION = _Kinds("region-known", "region-demand", "region-bottle", "region-new")
BUY = _Kinds("buy-known", "buy-demand", "buy-bottle", "buy-new")


class VinoSuggester:
    """Suggests from what one seat knows; the same position, the same suggestions."""

    def __init__(self, rules: Vino, quick: Quick) -> None:
        self.box, self.nodes, self.quick, self.land = rules.box, rules.nodes, quick, quick.mind.inputs.land

    def suggest(self, known: State, between: Callable[[], None] = go_on) -> tuple[Suggestion, ...]:
        """Answers to the open question that differ in kind, the best first; none where only one can be given."""
        if known.agenda is None or len(known.asked) < 2:
            return ()
        seat = known.agenda.seat
        between()
        if known.asked[0].verb in PARTS:
            return tuple(self._parts(known, seat))
        found = best_of_each_sort([*worths(self.quick, dealt(known, self.box, seat, Stream(0, "advice"))).items()])
        least = max(found[0][1] - SENSIBLE, USELESS + 1)
        sensible = [chosen for chosen, worth in found if worth >= least]
        told: list[Suggestion] = []
        for chosen in sensible:
            purpose = self._purpose(known, seat, chosen, [one.purpose for one in told])
            if purpose is not None and len(told) < MOST:
                told.append(Suggestion(str(chosen), purpose))
        return tuple(self._with_own_region(known, seat, told, found))

    def _parts(self, known: State, seat: int) -> Iterator[Suggestion]:
        """What is still to be given back for a sale and what rises after it, all of it, in the order of advice."""
        s, box, nodes = known.copy(), self.box, self.nodes
        while s.agenda is not None and s.agenda.seat == seat and s.asked and s.asked[0].verb in PARTS:
            variety, _, left, last = s.agenda.held
            if s.asked[0].verb == "return":
                chosen = cheapest(box, s, seat, [v for v in box.grown(s, seat, variety) if v > last], left)
                for v in chosen:
                    yield Suggestion(str(box.give_back[v]), self._given_back(s, seat, v, chosen))
                answers = [box.give_back[v] for v in sorted(chosen)]
            else:
                rising = most_useful(box, s, seat, variety, last, left)
                for other in dict.fromkeys(sorted(rising, key=lambda one: -box.cellar(s, seat)[one])):
                    grown = box.cellar(s, seat)[other]
                    yield Suggestion(str(box.rise[other]), Purpose("raise" if grown else "raise-others", cost=grown))
                answers = [box.rise[other] for other in rising]
            for one in answers:
                if s.agenda is not None and one in s.asked:
                    answer(nodes, s, one)
                    advance(nodes, s)

    def _given_back(self, s: State, seat: int, v: int, chosen: Sequence[int]) -> Purpose:
        """Which vineyard is given back: the cheapest, but the last of a region only where there is no other."""
        region, price = self.box.region_of[v], self.box.prices[v]
        gone = sum(self.box.region_of[one] == region for one in chosen[: chosen.index(v) + 1])
        last = gone == self.box.count(s, seat, region)
        kind = "return-last" if last else "return-next" if v != chosen[0] else "return"
        return Purpose(kind, place=self.box.regions[region], cost=price)

    def _with_own_region(
        self, known: State, seat: int, told: list[Suggestion], found: Sequence[tuple[Choice, float]]
    ) -> list[Suggestion]:
        """Among regions one where the seat owns vineyards, if any can be grown: there it buys before newcomers."""
        if any(one.purpose.kind in OWN for one in told) or not told:
            return told
        for chosen, worth in found:
            if chosen.verb == "region" and worth > USELESS + 1:
                purpose = self._region(known, seat, chosen.words[0], ())
                if purpose is not None and purpose.kind in OWN and purpose.cost <= known.money[seat]:
                    return [*told[: MOST - 1], Suggestion(str(chosen), purpose)]
        return told

    def _purpose(self, known: State, seat: int, chosen: Choice, said: Sequence[Purpose]) -> Purpose | None:
        """What an answer is good for; each number is one that the seat can read on the table.

        None where nothing can be said that is not among what is ``said`` of better answers.
        """
        if chosen.verb == "region":
            return self._region(known, seat, chosen.words[0], said)
        if chosen.verb == "buy":
            return self._purchase(known, seat, chosen.words[0], said)
        if chosen.verb == "sell":
            variety, number = self.box.varieties.index(chosen.words[0]), int(chosen.words[1])
            lost = min(self.box.table[number - 1].lost, self.box.cellar(known, seat)[variety])
            return Purpose("sell", thing=chosen.words[0], amount=self._sum(known, variety, number), cost=lost)
        if chosen.verb == "variety":
            variety = self.box.varieties.index(chosen.words[0])
            grown = self.box.cellar(known, seat)[variety]
            return Purpose("variety", thing=chosen.words[0], demand=known.market[variety], cost=grown)
        if chosen.verb in ("pass", "done"):
            return Purpose("keeps-vineyards" if self._sells(known) else "keeps-money", amount=known.money[seat])
        return Purpose(JUDGED)

    def _sells(self, known: State) -> bool:
        return any(one.verb == "sell" for one in known.asked)

    def _region(self, known: State, seat: int, region: str, said: Sequence[Purpose]) -> Purpose | None:
        here = self.land.region(known, number := self.box.regions.index(region))
        own, cheapest = here.holdings[seat], here.prices[0] if here.prices else 0
        if own.number and here.bottle and here.private <= NEAR and self._ranks_first(known, seat, number):
            return Purpose("region-gift", place=region, amount=here.private, cost=cheapest)
        if own.number:
            variety = self.box.varieties[own.variety]
            demand = known.market[own.variety]
            return Purpose("region-own", "", variety, region, own.number, cheapest, demand)
        return self._entered(known, seat, number, cheapest, REGION, said)

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

    def _ranks_first(self, known: State, seat: int, region: int) -> bool:
        return self.box.ranked(known, region, tuple(range(known.seats)))[0] == seat

    def _rank_with(self, known: State, seat: int, vineyard: int) -> int:
        """The place of the seat among the owners of a region if it had this vineyard, too; 0 is the first."""
        after = known.copy()
        after.owners = known.owners[:vineyard] + bytes([seat]) + known.owners[vineyard + 1 :]
        return self.box.ranked(after, self.box.region_of[vineyard], tuple(range(known.seats))).index(seat)

    def _purchase(self, known: State, seat: int, vineyard: str, said: Sequence[Purpose]) -> Purpose | None:
        v = self.box.number[vineyard]
        region, price = self.box.region_of[v], self.box.prices[v]
        place, tile = self.box.regions[region], self.box.tile_of(known, seat, region)
        here = self.land.region(known, region)
        cheapest = self.box.free(known, region)[0]
        rank = self._rank_with(known, seat, v)
        outbids = rank < self._rank_with(known, seat, cheapest)
        if any(one.place == place for one in said):
            new = outbids and not any(one.kind == "buy-rank" for one in said)
            return Purpose("buy-rank", "", "", place, rank + 1, price) if new else None
        if tile < 0:
            return self._entered(known, seat, region, price, BUY, said)
        variety = self.box.variety_of[tile]
        grown = self.box.cellar(known, seat)[variety] + 1
        if here.bottle and here.private == 1 and self.box.private[v]:
            return Purpose("buy-gift", place=place, cost=price)
        sold = min(grown, len(self.box.table))
        money, lost = self._sum(known, variety, sold), self.box.table[sold - 1].lost
        if v != cheapest and outbids:
            return Purpose("buy-rank", "", "", place, rank + 1, price)
        return Purpose("buy", "", self.box.varieties[variety], place, money, price, count=grown, lost=lost)

    def _sum(self, known: State, variety: int, number: int) -> int:
        """What the sale of so many of a variety brings in Vino as demand stands."""
        return max(0, self.box.table[number - 1].revenue + known.market[variety])
