"""Positions of Vino in which one thing is otherwise, to find out which one an answer rests on."""

from __future__ import annotations

from collections.abc import Iterator

from rules.players.cause import Cause, Without
from rules.vino.box import Box
from rules.vino.state import FREE, ON_MAP, PRELIMINARY, SELL, State

NOTE = 10
"""Money is counted in these (N-COMP-02)."""
MORE_MONEY = 400
"""So much more money is tried where it may be the lack of it."""
FEW_BOTTLES = 4
"""Where no more bottles are left than these, it is tried whether that matters."""

BOTH_SORTS = 2
"""A bottle stands in a region as long as private and government vineyards are free there."""


class VinoThings:
    """Changes, one after the other, what an answer may rest on; each position that it makes is a legal one."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def each(self, known: State, seat: int) -> Iterator[Without]:
        """The positions in which a thing that this seat knows of is otherwise, with what the thing is."""
        yield from self._demands(known)
        yield from self._money(known, seat)
        if known.phase != PRELIMINARY:
            yield from self._holdings(known, seat)
            yield from self._cellars(known, seat)
        yield from self._bottles(known)

    def _demands(self, known: State) -> Iterator[Without]:
        """Each demand in exchange with the one from which it differs most."""
        market = known.market
        for variety, demand in enumerate(market):
            other = max(range(len(market)), key=lambda one: (abs(market[one] - demand), one))
            if market[other] != demand:
                s = known.copy()
                changed = list(market)
                changed[variety], changed[other] = changed[other], demand
                s.market = tuple(changed)
                yield Without(Cause("demand", self.box.varieties[variety], demand), s)

    def _money(self, known: State, seat: int) -> Iterator[Without]:
        money = known.money[seat]
        hidden = known.options.money_shown != "all"
        if money >= 4 * NOTE:
            s = known.copy()
            s.pay(seat, money - money // 4 // NOTE * NOTE)
            yield Without(Cause("money", amount=money, hidden=hidden), s, broad=True)
        s = known.copy()
        s.pay(seat, -MORE_MONEY)
        yield Without(Cause("poor", amount=money, hidden=hidden), s, broad=True)

    def _holdings(self, known: State, seat: int) -> Iterator[Without]:
        """The vineyards that somebody has in a region, given back."""
        for region, name in enumerate(self.box.regions):
            for one in range(known.seats):
                count, tile = self.box.count(known, one, region), self.box.tile_of(known, one, region)
                if not count or tile < 0:
                    continue
                s = known.copy()
                self._give_back(s, one, region, tile)
                yield Without(
                    Cause("held" if one == seat else "rival_held", name, count, one if one != seat else -1), s
                )

    def _cellars(self, known: State, seat: int) -> Iterator[Without]:
        """All that somebody grows of a variety in several regions, given back."""
        held: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for region in range(len(self.box.regions)):
            for one in range(known.seats):
                tile = self.box.tile_of(known, one, region)
                if tile >= 0:
                    held.setdefault((one, self.box.variety_of[tile]), []).append((region, tile))
        for (one, variety), places in held.items():
            if len(places) > 1:
                s = known.copy()
                for region, tile in places:
                    self._give_back(s, one, region, tile)
                kind, other = ("cellar", -1) if one == seat else ("rival_cellar", one)
                count = self.box.cellar(known, one)[variety]
                yield Without(Cause(kind, self.box.varieties[variety], count, other), s, broad=True)

    def _give_back(self, s: State, seat: int, region: int, tile: int) -> None:
        """Give back all vineyards of a seat in a region, with its tile there."""
        for v in range(*self.box.road[region]):
            if s.owners[v] == seat:
                s.move(v, FREE)
        s.move_tile(tile, ON_MAP)

    def _bottles(self, known: State) -> Iterator[Without]:
        """All bottles that could stand, where few do; somebody who sells is never in the last turn."""
        left = known.bottles.bit_count()
        if left > FEW_BOTTLES or known.phase in (PRELIMINARY, SELL):
            return
        more = known.bottles
        for region in range(len(self.box.regions)):
            sorts = {self.box.private[v] for v in self.box.free(known, region)}
            if self.box.bottles >> region & 1 and len(sorts) == BOTH_SORTS:
                more |= 1 << region
        if more != known.bottles:
            s = known.copy()
            s.bottles = more
            yield Without(Cause("bottles" if left else "last_turn", amount=left), s)
