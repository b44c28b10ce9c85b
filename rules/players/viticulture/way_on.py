"""What a seat is told of the way to its nearest order: what comes next, how long it takes, and what to keep for it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.players.suggestion import Gain, Purpose
from rules.players.viticulture.chain import FARTHEST, HOPED_RED, HOPED_WHITE, Chain, Chains
from rules.viticulture.cards import DECKS, ORDER, VINE
from rules.viticulture.state import FALL, SUMMER_SEASON, Player, State

NEARER = 0.3
"""By so many actions an order must come nearer before that is told."""
DEEDS = {
    "field_harvested": "harvest", "wine_made": "make", "order_filled": "fill", "worker_trained": "train",
    "visitor_played": "play",
}  # fmt: skip
"""What workers are kept for until winter, by the event that tells it."""
GIVEN = frozenset({"discard", "pay"})
"""Verbs of the answers that hand over a card; it is their last word."""


class WayOn:
    """Tells of the way to the nearest order of a hand."""

    def __init__(self, chains: Chains) -> None:
        self.chains, self.components = chains, chains.components

    def next(self, before: Player, after: Player, s: State) -> Purpose | None:
        """What comes next on the way to the order to which a turn brings nearer; ``s`` is where it leads."""
        was, chain = self.chains.nearest(before), self.chains.nearest(after)
        if chain is None or (was is not None and chain.cost > was.cost - NEARER) or not chain.value:
            return None
        name, years = self.components.names[chain.card], self.years(chain, after, s.season)
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

    def wants_vine(self, player: Player, season: int) -> Purpose | None:
        """For which order another vine is drawn, and of which colour."""
        chain = self.chains.nearest(player)
        hoped = [card for card in chain.plants if card < 0] if chain is not None else []
        if chain is None or not hoped:
            return None
        name, years = self.components.names[chain.card], self.years(chain, player, season)
        return Purpose("wants-vine", name, amount=(HOPED_RED, HOPED_WHITE).index(hoped[0]), cost=years)

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

    def years(self, chain: Chain, player: Player, season: int) -> int:
        """In about how many years the order is filled; 0: this year."""
        workers = max(1, player.staff + player.trained + player.grandes)
        left = player.regular + player.grande + player.temporary
        if not chain.value and chain.cost > 1:
            return int(FARTHEST) // workers
        late = season >= FALL and chain.in_summer > 0
        return max(chain.ripens + late, -(-max(0, chain.in_summer + chain.in_winter - left) // workers))

    def order_drawn(self, player: Player, season: int) -> Purpose | None:
        """Why another order is drawn; None where one of the hand can be filled this year."""
        fits = sum(self.chains.fits(card, player.structures) for card in self.components.cards_of[ORDER])
        count, chain = len(self.components.cards_of[ORDER]), self.chains.nearest(player)
        if chain is None:
            return Purpose("orders-none", amount=fits, count=count)
        years = self.years(chain, player, season)
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

    def leaves(self, before: Player, after: Player, s: State) -> Purpose | None:
        """That too few workers are left for winter, where one placed less would have been enough for an order."""
        chain = self.chains.nearest(after)
        if s.season != SUMMER_SEASON or chain is None or chain.in_summer:
            return None
        needed = chain.in_winter - (chain.ripens > 0)
        left = after.regular + after.grande + after.temporary
        if not 0 < needed == left + 1 <= before.regular + before.grande + before.temporary:
            return None
        return Purpose("leaves", self.components.names[chain.card], amount=left, cost=needed)

    def given(self, player: Player, chosen: Choice, season: int) -> Purpose | None:
        """Why this card rather than others is handed over."""
        name = chosen.words[-1] if chosen.words else ""
        card = next((one for one in self.components.numbers.get(name, ()) if one in player.hand), None)
        if chosen.verb not in GIVEN or card is None:
            return None
        deck = self.components.deck_of[card]
        if deck == ORDER:
            chain = self.chains.to(card, self.chains.mat(player), player.lira)
            wine = f"{chain.kind}.{chain.value}" if chain.value else ""
            years = self.years(chain, player, season)
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
