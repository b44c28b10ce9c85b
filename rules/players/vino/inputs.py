"""What of a position of Vino an evaluation looks at, as numbers with names: each about 0 to 1."""

from __future__ import annotations

from rules.players.vino.land import Land, Region
from rules.vino import scoring
from rules.vino.box import Box
from rules.vino.state import SELL, State

THOUSAND = 1000
FIRST_MONEY = 300
"""Money up to so many Vino is counted once more, as that which is never too much."""
ROUNDS, BOUGHT = 6, 4
"""Turns that are left are told apart up to so many; a seat is taken to buy so many private vineyards in one."""
A_PRICE = 250
"""More money in Vino for each marker that is left serves for nothing."""
A_VINEYARD = 150
"""What the return of a vineyard is taken to cost in Vino, where it is asked what a sale is worth."""

OWN = (
    "vineyards", "money", "first money", "best sale", "second sale", "other sales", "gift", "room", "regions",
    "leading", "prices", "early place",
)  # fmt: skip
RIVALS = ("most vineyards", "other vineyards", "best sale of all", "all sales", "gifts")
END = ("won", "ahead")
LAST = ("vineyards", "money", "gift", "most vineyards of rivals")
NAMES = (
    *(f"{name} at the end" for name in END),
    *(f"{name} in the last turn" for name in LAST),
    *(f"{name}{when}" for when in ("", " of rivals") for name in (OWN if not when else RIVALS)),
    *(f"early {name}{when}" for when in ("", " of rivals") for name in (OWN if not when else RIVALS)),
)
_NOT_LAST = len(END) + len(LAST)


class Inputs:
    """Makes the inputs of positions. Those called early count the more the more turns are likely to be left."""

    names = NAMES

    def __init__(self, box: Box) -> None:
        self.box, self.land = box, Land(box)
        self.sale = [0]
        """What the best sale of up to so many of a variety brings in Vino, demand aside."""
        for column in box.table:
            self.sale.append(max(self.sale[-1], column.revenue - A_VINEYARD * column.lost))

    def of(self, s: State, seat: int) -> list[float]:
        """The inputs of a position for a seat."""
        if s.agenda is None:
            return [*self._end(s, seat), *[0.0] * (len(NAMES) - len(END))]
        regions = [self.land.region(s, region) for region in range(len(self.box.regions))]
        if not s.bottles:
            last = self._last(s, seat, regions)
            return [*[0.0] * len(END), *last, *[0.0] * (len(NAMES) - _NOT_LAST)]
        found = [*self._own(s, seat, regions), *self._rivals(s, seat, regions)]
        early = min(1.0, sum([one.private for one in regions if one.bottle]) / (BOUGHT * s.seats * ROUNDS))
        return [*[0.0] * _NOT_LAST, *found, *[early * number for number in found]]

    def _end(self, s: State, seat: int) -> tuple[float, float]:
        result = scoring.result(s)
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        own = result.standings[seat][0]
        return won, (own - max([row[0] for at, row in enumerate(result.standings) if at != seat])) / 10

    def _last(self, s: State, seat: int, regions: list[Region]) -> tuple[float, ...]:
        counts = [s.owners.count(one) for one in range(s.seats)]
        gift = sum([one.holdings[seat].gift for one in regions])
        rival = max([count for one, count in enumerate(counts) if one != seat])
        return counts[seat] / 10, s.money[seat] / THOUSAND, gift / 3, rival / 10

    def _sales(self, s: State, seat: int, regions: list[Region]) -> list[float]:
        """What the sale of each variety would bring, the best first."""
        cellar = [0] * (len(s.market) + 1)
        for one in regions:
            holding = one.holdings[seat]
            cellar[holding.variety] += holding.number
        table = self.sale
        return sorted(
            [
                max(0, table[min(count, len(table) - 1)] + demand) / THOUSAND if count else 0.0
                for count, demand in zip(cellar[:-1], s.market, strict=True)
            ],
            reverse=True,
        )

    def _own(self, s: State, seat: int, regions: list[Region]) -> list[float]:
        count = price = held = leads = 0
        gift = room = 0.0
        for one in regions:
            holding = one.holdings[seat]
            if holding.number:
                count += holding.number
                price += holding.price
                held += 1
                leads += holding.leads
                gift += holding.gift
                room += holding.room
        best, second, *others = self._sales(s, seat, regions)
        money = min(s.money[seat] + s.income[seat], A_PRICE * self.box.spare_markers(s, seat))
        if s.phase == SELL:
            place = sum([income > s.income[seat] for income in s.income])
        else:
            place = s.seats - 1 - s.order.index(seat)
        return [
            count / 10, money / THOUSAND, min(money, FIRST_MONEY) / THOUSAND, best, second, sum(others), gift / 3, room,
            held / 5, leads / 5, price / 3000, place / (s.seats - 1),
        ]  # fmt: skip

    def _rivals(self, s: State, seat: int, regions: list[Region]) -> list[float]:
        most = every = 0
        best = all_sales = gifts = 0.0
        for one in range(s.seats):
            if one != seat:
                count = s.owners.count(one)
                every += count
                most = max(most, count)
                sales = self._sales(s, one, regions)
                best = max(best, sales[0])
                all_sales += sales[0] + sales[1]
                gifts += sum([region.holdings[one].gift for region in regions])
        others = s.seats - 1
        return [most / 10, every / others / 10, best, all_sales / others, gifts / others / 3]
