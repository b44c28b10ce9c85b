"""What a seat is told of the way to its nearest order: what comes next, how long it takes, and what to keep for it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.players.suggestion import Gain, Purpose
from rules.players.viticulture.chain import HOPED_RED, HOPED_WHITE, Chain, Chains
from rules.players.viticulture.when import LATEST, Time, When, time_of, when
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

    def next(self, before: Player, s: State, seat: int) -> Purpose | None:
        """What comes next on the way to the order to which a turn brings nearer; ``s`` is where it leads."""
        after = s.players[seat]
        was, chain = self.chains.nearest(before), self.chains.nearest(after)
        if chain is None or (was is not None and chain.cost > was.cost - NEARER) or not chain.value:
            return None
        name, years = self.components.names[chain.card], self.years(chain, after, time_of(s, seat))
        return self._step(chain, after, name, years)

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

    def wants_vine(self, player: Player) -> Purpose | None:
        """For which order another vine is drawn, and of which colour."""
        chain = self.chains.nearest(player)
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
        """In how many years the nearest order of a hand can be filled; none is farther than one who holds none."""
        player = s.players[seat]
        chain = self.chains.nearest(player)
        return LATEST if chain is None else self.years(chain, player, time_of(s, seat))

    def sooner(self, known: State, after: State, seat: int) -> Purpose | None:
        """That the nearest order can be filled a year sooner by the worker that a turn brings."""
        chain, years = self.chains.nearest(after.players[seat]), self.promised(after, seat)
        if chain is None or years >= self.promised(known, seat):
            return None
        return Purpose("on-course", self.components.names[chain.card], cost=years)

    def visitors(self, player: Player, deck: str) -> Purpose | None:
        """What the visitors of a deck are good for on the way to the nearest order; None where it has no visitors."""
        if deck not in VISITORS:
            return None
        chain = self.chains.nearest(player)
        steps = 0 if chain is None else chain.in_summer if deck == DECKS[SUMMER] else chain.in_winter
        order = Purpose("visitors-steps", self.components.names[chain.card], amount=steps) if chain and steps else None
        return Purpose(VISITORS[deck], then=order)

    def order_drawn(self, player: Player, time: Time) -> Purpose | None:
        """Why another order is drawn; None where one of the hand can be filled this year."""
        fits = sum(self.chains.fits(card, player.structures) for card in self.components.cards_of[ORDER])
        count, chain = len(self.components.cards_of[ORDER]), self.chains.nearest(player)
        if chain is None:
            return Purpose("orders-none", amount=fits, count=count)
        years = self.years(chain, player, time)
        if not years:
            return None
        wine = f"{chain.kind}.{chain.value}" if chain.value else ""
        return Purpose("orders-far", self.components.names[chain.card], wine, amount=fits, cost=years, count=count)

    def kept(self, player: Player, later: Sequence[Event]) -> Purpose | None:
        """For what the workers are kept who are not placed in summer, where that is more than one thing."""
        counted: dict[str, int] = {}
        for one in later:
            if one.kind in DEEDS:
                counted[DEEDS[one.kind]] = counted.get(DEEDS[one.kind], 0) + 1
            elif one.kind == "card_drawn" and one.place == DECKS[ORDER]:
                counted["order"] = counted.get("order", 0) + 1
        if len(counted) < 2:
            return None
        workers = player.regular + player.grande + player.temporary
        return Purpose("keeps", amount=workers, gains=tuple(Gain(kind, number) for kind, number in counted.items()))

    def needed(self, known: State, seat: int) -> Purpose | None:
        """For what the workers that are left in summer are kept, where the nearest order takes a year more without
        one of them, and no less with what is done in summer; None where it does not."""
        player, time = known.players[seat], time_of(known, seat)
        chain = self.chains.nearest(player)
        if known.season != SUMMER_SEASON or chain is None or not time.left:
            return None
        kept = self._in_winter(chain, player, time, time.left)
        less = self._in_winter(chain, player, time, time.left - 1)
        if not kept.deeds or less.years <= kept.years or self.years(chain, player, time) < kept.years:
            return None
        gains = tuple(Gain(kind, kept.deeds.count(kind)) for kind in dict.fromkeys(kept.deeds))
        return Purpose("keeps", amount=time.left, gains=gains, then=Purpose("later", self.components.names[chain.card]))

    def _in_winter(self, chain: Chain, player: Player, time: Time, left: int) -> When:
        return when(chain, time.with_left(left), player.lira)

    def leaves(self, known: State, after: State, seat: int) -> Purpose | None:
        """That a turn of the summer takes a worker without whom the nearest order comes a year later."""
        needed, own, time = self.needed(known, seat), after.players[seat], time_of(after, seat)
        chain = self.chains.nearest(own)
        before = self.chains.nearest(known.players[seat])
        if needed is None or chain is None or before is None or time.left >= needed.amount:
            return None
        kept = self._in_winter(before, known.players[seat], time_of(known, seat), needed.amount)
        if self.years(chain, own, time) <= kept.years:
            return None
        return Purpose("leaves", self.components.names[before.card], amount=time.left, cost=len(kept.deeds))

    def given(self, player: Player, chosen: Choice, time: Time) -> Purpose | None:
        """Why this card rather than others is handed over."""
        name = chosen.words[-1] if chosen.words else ""
        card = next((one for one in self.components.numbers.get(name, ()) if one in player.hand), None)
        if chosen.verb not in GIVEN or card is None:
            return None
        deck = self.components.deck_of[card]
        if deck == ORDER:
            chain = self.chains.to(card, self.chains.mat(player), player.lira)
            wine = f"{chain.kind}.{chain.value}" if chain.value else ""
            years = self.years(chain, player, time)
            return Purpose("given-order", thing=wine, cost=years) if wine and years else None
        if deck == VINE:
            lacking = self.components.needs[card] & ~player.structures
            price = sum(cost for number, cost in enumerate(self.components.costs) if lacking >> number & 1)
            nearest = self.chains.nearest(player)
            if nearest is not None and card not in nearest.plants:
                return Purpose("given-vine-order", self.components.names[nearest.card])
            return Purpose("given-vine", cost=price) if price else None
        held = sum(self.components.deck_of[one] == deck for one in player.hand)
        return Purpose("given-visitor", thing=DECKS[deck], amount=held) if held > 1 else None
