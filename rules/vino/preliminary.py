"""The preliminary turn: two vineyards by drawn tiles, the third free (N-PRELIM-*)."""

from __future__ import annotations

from rules.engine.agenda import HIDDEN, REVEALED, Frame, push
from rules.engine.choice import Choice
from rules.engine.reason import Reason
from rules.engine.round import Round
from rules.vino.box import Box
from rules.vino.gift import Gift
from rules.vino.purchase import Buyer, Variety
from rules.vino.state import FREE, ON_MAP, State

BY_TILE = 2
"""So many vineyards are bought by drawn tiles; one more follows."""


class AnyRegion(Buyer):
    """One vineyard in any region; it can be skipped only where nothing can be bought (N-PRELIM-08, N-EDGE-06)."""

    def stops(self, s: State, f: Frame) -> int | None:
        return HIDDEN if self.unsure_in(s, f.seat, range(len(self.box.regions))) else None

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        s.turn = f.seat
        choices = [one for region in range(len(self.box.regions)) for one in self.offers(s, f.seat, region)]
        if choices:
            return choices
        s.tell("skipped", f.seat, self.source)
        s.agenda = f.below
        return None

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        s.agenda = f.below
        self.purchase(s, f.seat, chosen.words[0])

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb == "buy":
            return self.why_not(s, f.seat, refused.words[0])
        if refused.verb in ("done", "pass"):
            return Reason("counts_must_match", 1, 0, rule="N-EDGE-07")
        return super().refusal(s, f, refused)


class DrawnTiles(Round, Buyer):
    """In order of play each turns two tiles and buys a vineyard in each of their regions (N-PRELIM-04).

    Frame: ``at`` is 1 more than the number of vineyards that the present seat has bought.
    """

    flow = False

    def __init__(self, box: Box, gift: Gift, variety: Variety, free_purchase: AnyRegion) -> None:
        super().__init__(box, gift, variety)
        self.free_purchase = free_purchase

    def seats(self, s: State) -> tuple[int, ...]:
        return s.order

    def drawn(self, s: State, seat: int) -> list[int]:
        """The regions of the seat's tiles in which it has bought nothing yet."""
        tiles = [tile for tile in range(len(s.tiles)) if s.tiles[tile] == seat]
        regions = [self.box.region_of_tile[tile] for tile in tiles]
        return [region for region in regions if not self.box.count(s, seat, region)]

    def stops_with(self, s: State, f: Frame, seat: int) -> int | None:
        drawn = self.drawn(s, seat)
        if f.at == 1 and not drawn and s.face_down:
            return REVEALED
        return HIDDEN if self.unsure_in(s, seat, drawn) else None

    def visit(self, s: State, f: Frame) -> list[Choice] | None:
        s.turn = f.seat
        drawn = self.drawn(s, f.seat)
        if f.at == 1 and not drawn:
            self._turn_tiles(s, f.seat)
            drawn = self.drawn(s, f.seat)
        if drawn:
            choices = self._purchases(s, f.seat, drawn)
            if choices:
                return choices
            self._lay_back(s, f.seat, drawn)
        if f.at > BY_TILE or drawn:
            self.on(s, f)
        else:
            s.agenda = f.moved(f.at + 1)
            push(s, self.free_purchase, f.seat, f.seat)
        return None

    def _turn_tiles(self, s: State, seat: int) -> None:
        box = self.box
        for _ in range(min(BY_TILE, len(s.face_down))):
            *rest, tile = s.face_down
            s.face_down = tuple(rest)
            s.move_tile(tile, seat)
            s.revealed += 1
            region, variety = box.regions[box.region_of_tile[tile]], box.varieties[box.variety_of[tile]]
            s.tell("variety_taken", seat, self.source, thing=variety, place=region)

    def _purchases(self, s: State, seat: int, drawn: list[int]) -> list[Choice]:
        """Those that leave enough for the other drawn region; if none does, the cheapest (N-EDGE-03)."""
        box = self.box
        free = [box.free(s, region) for region in drawn]
        money = s.money[seat]
        if len(free) == BY_TILE and all(free):
            reserve = [min(box.prices[v] for v in other) for other in reversed(free)]
            fitting = [
                v for road, kept in zip(free, reserve, strict=True) for v in road if box.prices[v] + kept <= money
            ]
            if fitting:
                return [box.buy[v] for v in fitting]
        every = [v for road in free for v in road]
        payable = [v for v in every if box.prices[v] <= money]
        if len(drawn) == BY_TILE:
            payable = sorted(payable, key=lambda v: box.prices[v])[:1]
        return [box.buy[v] for v in payable]

    def _lay_back(self, s: State, seat: int, drawn: list[int]) -> None:
        """Nothing can be bought by these tiles: they go back to the map."""
        for region in drawn:
            lay_on_map(s, self.box, self.box.tile_of(s, seat, region), seat)

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        s.agenda = f.moved(f.at + 1)
        self.purchase(s, f.seat, chosen.words[0])

    def end(self, s: State) -> None:
        """The tiles that nobody drew return to the map (N-PRELIM-06)."""
        for tile in sorted(s.face_down):
            lay_on_map(s, self.box, tile, -1)
        s.face_down = ()

    def asks(self, s: State, f: Frame) -> tuple[int, int, int]:
        return BY_TILE, BY_TILE, f.at - 1

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb in ("done", "pass"):
            return Reason("counts_must_match", BY_TILE, f.at - 1, rule="N-EDGE-02")
        if refused.verb != "buy":
            return super().refusal(s, f, refused)
        return self._why_not(s, f.seat, refused.words[0])

    def _why_not(self, s: State, seat: int, name: str) -> Reason:
        """Why this vineyard cannot be bought by a tile."""
        box = self.box
        v = box.number[name]
        region = box.region_of[v]
        drawn, place = self.drawn(s, seat), box.regions[region]
        if s.owners[v] != FREE:
            return Reason("vineyard_taken", thing=name, rule="N-BUY-13")
        if region not in drawn:
            if box.tile_of(s, seat, region) >= 0:
                return Reason("one_by_each_tile", thing=place, rule="N-PRELIM-04")
            return Reason("region_not_drawn", thing=place, rule="N-PRELIM-04")
        price, money = box.prices[v], s.money[seat]
        if price > money:
            return Reason("needs_money", price, money, name, "N-BUY-12")
        other = next(one for one in drawn if one != region)
        least = min((box.prices[one] for one in box.free(s, other)), default=0)
        return Reason("keeps_too_little", least, money - price, box.regions[other], "N-EDGE-03")


class ThirdPurchases(Round):
    """Again in order of play, one vineyard of any region each (N-PRELIM-08)."""

    def __init__(self, box: Box, free_purchase: AnyRegion) -> None:
        self.box, self.free_purchase = box, free_purchase

    def seats(self, s: State) -> tuple[int, ...]:
        return s.order

    def visit(self, s: State, f: Frame) -> None:
        self.on(s, f)
        push(s, self.free_purchase, f.seat, f.seat)


def lay_on_map(s: State, box: Box, tile: int, seat: int) -> None:
    """A tile goes back to its box beside the region, from a seat or, with -1, from among the mixed ones."""
    s.move_tile(tile, ON_MAP)
    region, variety = box.regions[box.region_of_tile[tile]], box.varieties[box.variety_of[tile]]
    s.tell("variety_returned", seat, thing=variety, place=region)
