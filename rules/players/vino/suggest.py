"""Suggests answers in Vino, and what they are good for by what is open to the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.suggestion import JUDGED, MOST, Purpose, Suggestion, best_of_each_sort
from rules.players.vino.again import worths
from rules.players.vino.mind import USELESS
from rules.players.vino.quick import Quick
from rules.players.why import go_on
from rules.vino.dealt import dealt
from rules.vino.rules import Vino
from rules.vino.state import State

SENSIBLE = 1.5
"""So many vineyards less than the best an answer may be worth that is still suggested."""
NEAR = 3
"""A government gift is near where so many private vineyards are left at most."""


class VinoSuggester:
    """Suggests from what one seat knows; the same position, the same suggestions."""

    def __init__(self, rules: Vino, quick: Quick) -> None:
        self.box, self.quick, self.land = rules.box, quick, quick.mind.inputs.land

    def suggest(self, known: State, between: Callable[[], None] = go_on) -> tuple[Suggestion, ...]:
        """Answers to the open question that differ in kind, the best first; none where only one can be given."""
        if known.agenda is None or len(known.asked) < 2:
            return ()
        seat = known.agenda.seat
        between()
        found = best_of_each_sort([*worths(self.quick, dealt(known, self.box, seat, Stream(0, "advice"))).items()])
        least = max(found[0][1] - SENSIBLE, USELESS + 1)
        sensible = [chosen for chosen, worth in found if worth >= least][:MOST]
        return tuple(Suggestion(str(chosen), self._purpose(known, seat, chosen)) for chosen in sensible)

    def _purpose(self, known: State, seat: int, chosen: Choice) -> Purpose:
        """What an answer is good for; each number is one that the seat can read on the table."""
        if chosen.verb == "region":
            return self._region(known, seat, chosen.words[0])
        if chosen.verb == "buy":
            return self._purchase(known, seat, chosen.words[0])
        if chosen.verb == "sell":
            variety, number = self.box.varieties.index(chosen.words[0]), int(chosen.words[1])
            lost = min(self.box.table[number - 1].lost, self.box.cellar(known, seat)[variety])
            return Purpose("sell", thing=chosen.words[0], amount=self._sum(known, variety, number), cost=lost)
        if chosen.verb in ("variety", "raise"):
            variety = self.box.varieties.index(chosen.words[0])
            grown = self.box.cellar(known, seat)[variety]
            return Purpose(chosen.verb, thing=chosen.words[0], amount=known.market[variety], cost=grown)
        if chosen.verb == "return":
            return Purpose("return", cost=self.box.prices[self.box.number[chosen.words[0]]])
        if chosen.verb in ("pass", "done"):
            return Purpose("keeps-vineyards" if self._sells(known) else "keeps-money", amount=known.money[seat])
        return Purpose(JUDGED)

    def _sells(self, known: State) -> bool:
        return any(one.verb == "sell" for one in known.asked)

    def _region(self, known: State, seat: int, region: str) -> Purpose:
        here = self.land.region(known, number := self.box.regions.index(region))
        own, cheapest = here.holdings[seat], here.prices[0] if here.prices else 0
        if own.number and here.bottle and here.private <= NEAR and self._ranks_first(known, seat, number):
            return Purpose("region-gift", place=region, amount=here.private)
        if own.number:
            return Purpose("region-own", "", self.box.varieties[own.variety], region, own.number, cheapest)
        return Purpose("region-new", place=region, amount=len(here.prices), cost=cheapest)

    def _ranks_first(self, known: State, seat: int, region: int) -> bool:
        return self.box.ranked(known, region, tuple(range(known.seats)))[0] == seat

    def _purchase(self, known: State, seat: int, vineyard: str) -> Purpose:
        v = self.box.number[vineyard]
        region, price = self.box.region_of[v], self.box.prices[v]
        here = self.land.region(known, region)
        tile = self.box.tile_of(known, seat, region)
        if tile < 0:
            return Purpose("buy-new", place=self.box.regions[region], cost=price)
        variety = self.box.variety_of[tile]
        grown = self.box.cellar(known, seat)[variety] + 1
        if here.bottle and here.private == 1 and self.box.private[v]:
            return Purpose("buy-gift", place=self.box.regions[region], cost=price)
        money = self._sum(known, variety, min(grown, len(self.box.table)))
        return Purpose("buy", "", self.box.varieties[variety], str(grown), money, price)

    def _sum(self, known: State, variety: int, number: int) -> int:
        """What the sale of so many of a variety brings in Vino as demand stands."""
        return max(0, self.box.table[number - 1].revenue + known.market[variety])
