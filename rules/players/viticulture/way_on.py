"""What a seat is told of the way to its nearest order: what comes next, how long it takes, and what to keep for it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.players.suggestion import Gain, Purpose
from rules.players.viticulture.chain import HOPED_RED, HOPED_WHITE, Chain, Chains
from rules.players.viticulture.when import LATEST, Time, When, time_of, when, years_left
from rules.viticulture.cards import DECKS, ORDER, SUMMER, VINE
from rules.viticulture.state import SUMMER_SEASON, Player, State

NEARER = 0.3
"""By so many actions an order must come nearer before that is told."""
DEEDS = {
    "field_harvested": "harvest", "wine_made": "make", "order_filled": "fill", "worker_trained": "train",
    "visitor_played": "play",
}  # fmt: skip
"""What workers are kept for until winter, by the event that tells it."""
VISITORS = {"summer_visitor": "visitors-summer", "winter_visitor": "visitors-winter"}
"""What is told of the decks of visitors."""
GIVEN = frozenset({"discard", "pay"})
"""Verbs of the answers that hand over a card; it is their last word."""


class WayOn:
    """Tells of the way to the nearest order of a hand."""

    def __init__(self, chains: Chains) -> None:
        self.chains, self.components = chains, chains.components

    def time(self, s: State, seat: int) -> Time:
        """Where a seat stands in the year, and in the game."""
        return time_of(s, seat, self.chains.box)

    def over(self, s: State) -> bool:
        """Whether no year follows this one."""
        return years_left(s, self.chains.box) <= 0

    def nearest(self, s: State, seat: int) -> Chain | None:
        """The chain to the nearest order of a seat's hand that can be filled before the game ends."""
        player, time = s.players[seat], self.time(s, seat)
        mat = self.chains.mat(player)
        ways = (self.chains.to(card, mat, player.lira) for card in self.chains.held(player))
        in_time = (one for one in ways if self.years(one, player, time) <= time.more)
        return min(in_time, key=lambda one: one.cost, default=None)

    def next(self, known: State, s: State, seat: int) -> Purpose | None:
        """What comes next on the way to the order to which a turn brings nearer; ``s`` is where it leads."""
        after = s.players[seat]
        was, chain = self.nearest(known, seat), self.nearest(s, seat)
        if chain is None or (was is not None and chain.cost > was.cost - NEARER) or not chain.value:
            return None
        years = self.years(chain, after, self.time(s, seat)) + max(1, s.year) - max(1, known.year)
        return self._step(chain, after, self.components.names[chain.card], years)

    def _step(self, chain: Chain, player: Player, name: str, years: int) -> Purpose:
        structures = self.components.structures
        if hoped := [card for card in chain.plants if card < 0]:
            return Purpose("way-vine", name, amount=(HOPED_RED, HOPED_WHITE).index(hoped[0]), cost=years)
        needed = 0
        for card in chain.plants:
            needed |= self.components.needs[card] & ~player.structures
        for builds in (needed, chain.builds):
            if builds and chain.plants and not needed:
                break
            if builds:
                number = (builds & -builds).bit_length() - 1
                lacks = self.components.costs[number] - player.lira
                step = "way-lira" if lacks > 0 else "way-build"
                return Purpose(step, name, structures[number], amount=max(0, lacks), cost=years)
        if chain.plants:
            return Purpose("way-plant", name, self.components.names[chain.plants[0]], cost=years)
        step = "way-harvest" if chain.harvests else "way-make" if chain.makes else "way-ripen"
        return Purpose(step, name, cost=years)

    def wants_vine(self, known: State, seat: int) -> Purpose | None:
        """For which order another vine is drawn, and of which colour."""
        chain = self.nearest(known, seat)
        hoped = [card for card in chain.plants if card < 0] if chain is not None else []
        if chain is None or not hoped:
            return None
        name = self.components.names[chain.card]
        return Purpose("wants-vine", name, amount=(HOPED_RED, HOPED_WHITE).index(hoped[0]))

    def fits_with(self, player: Player, bit: int, thing: str) -> Purpose | None:
        """How many orders a structure makes fit the cellar, for who holds none; None where it is no more of them."""
        orders = self.components.cards_of[ORDER]
        before, after = (
            sum(self.chains.fits(card, structures) for card in orders)
            for structures in (player.structures, player.structures | bit)
        )
        if after <= before or self.chains.held(player):
            return None
        return Purpose("structure-fits", thing=thing, amount=after, cost=before, count=len(orders))

    def years(self, chain: Chain, player: Player, time: Time) -> int:
        """In how many years the order can be filled at the soonest; 0: this year."""
        return when(chain, time, player.lira).years

    def promised(self, s: State, seat: int) -> int:
        """In how many years the nearest order of a hand can be filled; without any, after the game's end."""
        chain, time = self.nearest(s, seat), self.time(s, seat)
        return min(LATEST, time.more + 1) if chain is None else self.years(chain, s.players[seat], time)

    def sooner(self, known: State, after: State, seat: int) -> Purpose | None:
        """That the nearest order can be filled a year sooner by the worker that a turn brings."""
        chain, years = self.nearest(after, seat), self.promised(after, seat)
        if chain is None or years >= self.promised(known, seat):
            return None
        return Purpose("on-course", self.components.names[chain.card], cost=years)

    def visitors(self, known: State, seat: int, deck: str) -> Purpose | None:
        """What the visitors of a deck are good for on the way to the nearest order; None where it has no visitors."""
        if deck not in VISITORS:
            return None
        chain = self.nearest(known, seat)
        steps = 0 if chain is None else chain.in_summer if deck == DECKS[SUMMER] else chain.in_winter
        order = Purpose("visitors-steps", self.components.names[chain.card], amount=steps) if chain and steps else None
        return Purpose(VISITORS[deck], then=order)

    def order_drawn(self, known: State, seat: int) -> Purpose | None:
        """Why another order is drawn; None where one of the hand can be filled this year, or no more before the end.

        Its amount is how many orders fit the cellar, 0 where all do and that is no news.
        """
        player, time = known.players[seat], self.time(known, seat)
        fits = sum(self.chains.fits(card, player.structures) for card in self.components.cards_of[ORDER])
        count, chain = len(self.components.cards_of[ORDER]), self.nearest(known, seat)
        fits %= count
        if not self.chains.held(player):
            return Purpose("orders-none", amount=fits, count=count) if time.more or time.left > 1 else None
        if chain is None:
            return None
        years = self.years(chain, player, time)
        if not years:
            return None
        wine = f"{chain.kind}.{chain.value}" if chain.value else ""
        return Purpose("orders-far", self.components.names[chain.card], wine, amount=fits, cost=years, count=count)

    def kept(self, known: State, seat: int, later: Sequence[Event]) -> Purpose | None:
        """For what the workers are kept who are not placed in summer, where that is more than one thing."""
        counted: dict[str, int] = {}
        for one in later:
            if one.kind == "worker_trained" and self.over(known):
                continue
            if one.kind in DEEDS:
                counted[DEEDS[one.kind]] = counted.get(DEEDS[one.kind], 0) + 1
            elif one.kind == "card_drawn" and one.place == DECKS[ORDER]:
                counted["order"] = counted.get("order", 0) + 1
        if len(counted) < 2:
            return None
        player = known.players[seat]
        workers = player.regular + player.grande + player.temporary
        return Purpose("keeps", amount=workers, gains=tuple(Gain(kind, number) for kind, number in counted.items()))

    def needed(self, known: State, seat: int) -> Purpose | None:
        """For what the workers that are left in summer are kept, where the nearest order takes a year more without
        one of them, and no less with what is done in summer; None where it does not."""
        player, time = known.players[seat], self.time(known, seat)
        chain = self.nearest(known, seat)
        if known.season != SUMMER_SEASON or chain is None or not time.left:
            return None
        kept = self._in_winter(chain, player, time, time.left)
        less = self._in_winter(chain, player, time, time.left - 1)
        if not kept.deeds or less.years <= kept.years or self.years(chain, player, time) < kept.years:
            return None
        gains = tuple(Gain(kind, kept.deeds.count(kind)) for kind in dict.fromkeys(kept.deeds))
        then = Purpose("later" if less.years <= time.more else "never", self.components.names[chain.card])
        return Purpose("keeps", amount=time.left, gains=gains, then=then)

    def _in_winter(self, chain: Chain, player: Player, time: Time, left: int) -> When:
        return when(chain, time.with_left(left), player.lira)

    def leaves(self, known: State, after: State, seat: int) -> Purpose | None:
        """That a turn of the summer takes a worker without whom the nearest order comes a year later."""
        needed, time = self.needed(known, seat), self.time(after, seat)
        before, holds = self.nearest(known, seat), self.chains.held(after.players[seat])
        if needed is None or before is None or not holds or time.left >= needed.amount:
            return None
        kept = self._in_winter(before, known.players[seat], self.time(known, seat), needed.amount)
        if self.promised(after, seat) <= kept.years:
            return None
        return Purpose("leaves", self.components.names[before.card], amount=time.left, cost=len(kept.deeds))

    def given(self, known: State, seat: int, chosen: Choice) -> Purpose | None:
        """Why this card rather than others is handed over."""
        player, time = known.players[seat], self.time(known, seat)
        name = chosen.words[-1] if chosen.words else ""
        card = next((one for one in self.components.numbers.get(name, ()) if one in player.hand), None)
        if chosen.verb not in GIVEN or card is None:
            return None
        deck = self.components.deck_of[card]
        if deck == ORDER:
            chain = self.chains.to(card, self.chains.mat(player), player.lira)
            years = self.years(chain, player, time)
            if years > time.more:
                dearest = max(self.components.order(card).wines, key=lambda one: one.value)
                return Purpose("given-late", thing=f"{dearest.kind}.{dearest.value}")
            wine = f"{chain.kind}.{chain.value}" if chain.value else ""
            return Purpose("given-order", thing=wine, cost=years) if wine and years else None
        if deck == VINE:
            lacking = self.components.needs[card] & ~player.structures
            price = sum(cost for number, cost in enumerate(self.components.costs) if lacking >> number & 1)
            nearest = self.nearest(known, seat)
            if nearest is not None and card not in nearest.plants:
                return Purpose("given-vine-order", self.components.names[nearest.card])
            return Purpose("given-vine", cost=price) if price else None
        held = sum(self.components.deck_of[one] == deck for one in player.hand)
        return Purpose("given-visitor", thing=DECKS[deck], amount=held) if held > 1 else None
