"""What a region promises to somebody who would choose it for purchase, as numbers with names: each about 0 to 1."""

from __future__ import annotations

from rules.players.vino.land import DEAR, Land
from rules.vino.state import State

AS_OWNER, AS_NEWCOMER = 5, 2
"""More vineyards nobody is taken to buy in a region in one turn: who has some there, and who has none."""

NAMES = (
    "count as owner", "bargains as owner", "count as newcomer", "bargains as newcomer", "owners before", "other owners",
    "gift", "demand", "cellar", "takes the last private one", "count in the last turn",
)  # fmt: skip


class Promise:
    """Makes the inputs of a region; ``names`` are theirs."""

    names = NAMES

    def __init__(self, land: Land) -> None:
        self.box, self.land = land.box, land

    def of(self, s: State, seat: int, region: int) -> list[float] | None:
        """The inputs of a region for a seat; None where it can buy nothing there."""
        here = self.land.region(s, region)
        own = here.holdings[seat]
        if not (own.number or here.tile_left):
            return None
        money, count, bargains = s.money[seat], 0, 0.0
        most = AS_OWNER if own.number else AS_NEWCOMER
        for price in here.prices:
            money -= price
            if money < 0 or count == most:
                break
            count += 1
            bargains += max(0.0, 1 - price / DEAR)
        if not count:
            return None
        owned = (count / AS_OWNER, bargains) if own.number else (0.0, 0.0)
        newly = (0.0, 0.0) if own.number else (count / AS_NEWCOMER, bargains)
        before = sum([one.number > own.number for one in here.holdings])
        others = sum([one.number > 0 for one in here.holdings]) - (own.number > 0)
        demand = s.market[own.variety] / self.box.most if own.number else 0.0
        cellar = self.box.cellar(s, seat)[own.variety] / 10 if own.number else 0.0
        last = here.bottle and 0 < here.private <= count
        in_last = 0.0 if s.bottles else count / AS_OWNER
        return [*owned, *newly, before / 2, others / 2, own.gift / 3, demand, cellar, float(last), in_last]
