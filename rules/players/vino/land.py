"""What is to be counted region by region, remembered as long as nothing changes there."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.vino.box import Box
from rules.vino.gift import SHARES
from rules.vino.state import FREE, ON_MAP, State

REMEMBERED = 4_000
"""So many states of each region are remembered."""
ROOM = 3
"""So many free vineyards of a region count as room to grow, the cheapest ones."""
DEAR = 250
"""A vineyard at this price in Vino is no bargain."""


class Holding(NamedTuple):
    """What one seat has in a region: ``number`` vineyards of ``variety`` (-1: none) worth ``price`` in all.

    ``gift`` are the vineyards that a gift would bring now, the nearer it is the more of them; ``room`` tells how
    cheaply the seat can grow there, ``leads`` whether it is the first of the owners.
    """

    number: int
    variety: int
    price: int
    gift: float
    room: float
    leads: bool


class Region(NamedTuple):
    """A region as it stands: who has what, the prices of free vineyards, how many of them are private.

    ``bottle`` tells whether a gift is still to come.
    """

    holdings: tuple[Holding, ...]
    prices: tuple[int, ...]
    private: int
    tile_left: bool
    bottle: bool


NOTHING = Holding(0, -1, 0, 0.0, 0.0, False)


class Land:
    """Tells what stands in each region."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._known: list[dict[Any, Region]] = [{} for _ in box.regions]

    def region(self, s: State, region: int) -> Region:
        """What stands in this region."""
        first, end = self.box.road[region]
        box_first, box_end = self.box.boxes[region]
        bottle = s.bottles >> region & 1
        key = s.owners[first:end], s.tiles[box_first:box_end], bottle, s.seats
        known = self._known[region]
        found = known.get(key)
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            found = known[key] = self._looked_at(s, region)
        return found

    def _looked_at(self, s: State, region: int) -> Region:
        box, owners = self.box, s.owners
        first, end = box.road[region]
        free = [v for v in range(first, end) if owners[v] == FREE]
        private = sum([box.private[v] for v in free])
        ranking = box.ranked(s, region, tuple(range(s.seats)))
        gifts = self._gifts(s, region, len(free) - private, private, ranking)
        bargains = sum([max(0.0, 1 - box.prices[v] / DEAR) for v in free[:ROOM]])
        holdings = [NOTHING] * s.seats
        for rank, seat in enumerate(ranking):
            tile = box.tile_of(s, seat, region)
            holdings[seat] = Holding(
                owners.count(seat, first, end),
                box.variety_of[tile] if tile >= 0 else -1,
                sum([box.prices[v] for v in range(first, end) if owners[v] == seat]),
                gifts[rank] if rank < len(gifts) else 0.0,
                bargains / (1 + rank),
                rank == 0,
            )
        prices = tuple([box.prices[v] for v in free])
        tile_left = s.tiles.find(ON_MAP, *box.boxes[region]) >= 0
        return Region(tuple(holdings), prices, private, tile_left, bool(s.bottles >> region & 1))

    def _gifts(self, s: State, region: int, free: int, private: int, ranking: tuple[int, ...]) -> list[float]:
        """What the gift of a region would bring to the first of the ranking, each the less the farther it is off."""
        if not s.bottles >> region & 1:
            return []
        nearness = 1 / (1 + private / 2)
        found: list[float] = []
        for share in (*SHARES, free)[: len(ranking)]:
            given = min(share, free)
            found.append(given * nearness)
            free -= given
        return found
