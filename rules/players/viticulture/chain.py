"""The chain of steps from what a vineyard has to an order that is filled: build, plant, harvest, make, let ripen, fill.

Everything is told from the own mat and hand alone. A card whose face is not known counts as what one may hope for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import inf
from typing import NamedTuple

from rules.players.viticulture.drawing import FARTHEST, drawing, nearest_of
from rules.viticulture.box import Box
from rules.viticulture.cards import ORDER, VINE, WINES, Recipe
from rules.viticulture.state import Player
from rules.viticulture.vineyard import VALUES

A_YEAR = 2.0
"""How many actions a year counts as in which wine or grapes only ripen."""
A_LIRA = 0.5
"""How many actions a lira counts as that is lacking."""
A_DRAW = 0.8
"""How many actions it counts as to draw a vine, which is less sure than what one holds."""
HOPED = 1.7
"""By how many actions a vine that is still to be drawn is taken for farther, since it may not suit."""
HOPED_VALUE = 2
"""What a vine that is still to be drawn is taken to give."""
HOPED_RED, HOPED_WHITE = -1, -2
"""Stand for such vines of each colour."""
NEAR = 3.0
"""Where an order of the hand is so near, nobody needs to draw another one."""
LOOKED_AT = 14
"""So many of the orders are looked at that may be drawn."""
MOST_LIRA = 15
"""More lira than this are all the same."""
MOST_KEPT = 20_000
"""So many answers are kept at most."""

Fields = tuple[tuple[int, ...], ...]
Wanted = tuple[tuple[int, int], ...]
"""Wines by their kind and value, the dearest first."""
Wines = tuple[tuple[int, ...], ...]
"""The values of the wines of each kind."""
Grape = tuple[int, int]
"""Its value and the field on which it still hangs, -1 on the crush pad."""


class Hoped(NamedTuple):
    """Orders that may be drawn: the nearest of them, and how many there are in all."""

    cards: tuple[int, ...]
    all: int


class Mat(NamedTuple):
    """What of a vineyard decides how near orders are; ``vines`` are those of the hand, ``blanks`` counts those
    that have no face yet."""

    fields: Fields
    sold: int
    harvested: int
    structures: int
    grapes: tuple[int, int]
    wines: tuple[int, ...]
    vines: tuple[int, ...]
    blanks: int


class Chain(NamedTuple):
    """What is still to be done before the order ``card`` is filled, and how many actions that is as good as.

    ``builds`` is a bit set of structures, ``plants`` are vines of the hand, ``draws`` vines that are still to be drawn;
    ``harvests`` and ``makes`` are actions, ``ripens`` years. ``kind`` and ``value`` are the dearest wine that lacks.
    """

    card: int
    cost: float
    builds: int = 0
    plants: tuple[int, ...] = ()
    draws: int = 0
    harvests: int = 0
    makes: int = 0
    ripens: int = 0
    kind: str = ""
    value: int = 0
    price: int = 0
    """What is built for it costs so many lira."""
    rests: int = 0
    """1 where a field that is needed was harvested this year already: that year is one of those in ``ripens``."""

    @property
    def in_summer(self) -> int:
        """Actions of a summer, before there is anything to harvest."""
        return self.builds.bit_count() + len(self.plants) + 2 * self.draws

    @property
    def in_winter(self) -> int:
        """Actions of a winter, the last of which fills the order."""
        return self.harvests + self.makes + 1


class _Planting(NamedTuple):
    """Vines that are planted, what they need, and what the fields give then, red and white."""

    cards: tuple[int, ...]
    needs: int
    draws: int
    grown: tuple[tuple[int, int], ...]


class _Made(NamedTuple):
    """How wines come to be: harvests, wines that are made, and years that one waits."""

    harvests: int
    wines: int
    years: int
    rests: int
    again: int
    """So many of the harvests are of fields that were harvested for another of the wines before."""


class Chains:
    """Finds the chains to orders. What it has worked out it keeps."""

    def __init__(self, box: Box) -> None:
        self.box, self.components = box, box.components
        components = box.components
        self.recipes: dict[str, Recipe] = {recipe.kind: recipe for recipe in components.board.recipes}
        self.to = lru_cache(MOST_KEPT)(self._nearest_to)
        self._ways = lru_cache(MOST_KEPT)(self._all_ways)
        self._price = lru_cache(MOST_KEPT)(self._sum_of)
        self._plantings = lru_cache(MOST_KEPT)(lambda *mat: tuple(self._all_plantings(*mat)))
        self._cellars = lru_cache(MOST_KEPT)(self._cellar)
        self._comes = lru_cache(MOST_KEPT)(self._made)
        self._far = lru_cache(MOST_KEPT)(self._too_far)
        self._sorted = lru_cache(MOST_KEPT)(self._distances)
        self._all = lru_cache(MOST_KEPT)(self._distance)

    def mat(self, player: Player) -> Mat:
        """What of a vineyard decides how near orders are."""
        components = self.components
        deck_of, blank = components.deck_of, components.blank
        vines = tuple(card for card in player.hand if card < blank and deck_of[card] == VINE)
        kept = {components.variety[card]: card for card in reversed(vines)}
        twice = tuple(sorted(vines if len(vines) < 4 else kept.values()))
        return Mat(
            player.fields, player.sold, player.harvested, player.structures, player.grapes, player.wines,
            twice, sum(card >= blank and deck_of[card] == VINE for card in player.hand),
        )  # fmt: skip

    def held(self, player: Player) -> tuple[int, ...]:
        """The orders of a hand that have a face."""
        deck_of, blank = self.components.deck_of, self.components.blank
        return tuple(card for card in player.hand if card < blank and deck_of[card] == ORDER)

    def nearest(self, player: Player) -> Chain | None:
        """The chain to the nearest order of a hand; None where it holds none."""
        mat = self.mat(player)
        return min(
            (self.to(card, mat, player.lira) for card in self.held(player)), key=lambda one: one.cost, default=None
        )

    def distance(self, player: Player, hoped: Hoped) -> float:
        """How many actions as good as an order is away: one of the hand, or one that is drawn."""
        deck_of, blank = self.components.deck_of, self.components.blank
        drawn = sum(card >= blank and deck_of[card] == ORDER for card in player.hand)
        return self._all(self.held(player), min(drawn, 4), self.mat(player), min(player.lira, MOST_LIRA), hoped)

    def fits(self, card: int, structures: int) -> bool:
        """Whether the order on this card needs no other cellar than those that stand."""
        return not self._cellars(self._wanted(card), structures)

    def hoped(self, player: Player, unseen: Sequence[int]) -> Hoped:
        """The nearest of the orders that may be drawn, as a player stands now."""
        mat, lira, far = self.mat(player), min(player.lira, MOST_LIRA), self._far(player.structures)
        found = sorted((self.to(card, mat, lira).cost, card) for card in unseen if card not in far)
        return Hoped(tuple(card for _, card in found[:LOOKED_AT]), len(unseen))

    def _distance(self, held: tuple[int, ...], drawn: int, mat: Mat, lira: int, hoped: Hoped) -> float:
        near = min((self.to(card, mat, lira).cost for card in held), default=FARTHEST)
        if near <= NEAR or not hoped.cards:
            return near
        found = self._sorted(mat, lira, hoped)
        return nearest_of(found, hoped.all, min(near, drawing(found, hoped.all)), drawn)

    def _distances(self, mat: Mat, lira: int, hoped: Hoped) -> tuple[float, ...]:
        return tuple(sorted(self.to(card, mat, lira).cost for card in hoped.cards))

    def _too_far(self, structures: int) -> frozenset[int]:
        """Orders on which nobody counts who has only these structures: they take more than one cellar more."""
        found = set()
        for card in self.components.cards_of[ORDER]:
            if self._cellars(self._wanted(card), structures).bit_count() > 1:
                found.add(card)
        return frozenset(found)

    def _wanted(self, card: int) -> Wanted:
        return tuple((WINES.index(one.kind), one.value) for one in self.components.order(card).wines)

    def _nearest_to(self, card: int, mat: Mat, lira: int) -> Chain:
        """The shortest chain to the order on this card, for who has so many lira."""
        found = self._ways(card, mat)
        best = min(found, key=lambda one: one.cost + A_LIRA * max(0, one.price - lira), default=None)
        if best is None:
            return Chain(card, FARTHEST)
        return best._replace(cost=min(FARTHEST, best.cost + A_LIRA * max(0, best.price - lira)))

    def _all_ways(self, card: int, mat: Mat) -> tuple[Chain, ...]:
        """The chains to the order on this card, of those that cost equally much money only the shortest."""
        wines, lacking = self._lacking(card, mat.wines)
        if not lacking:
            return (Chain(card, 1.0),)
        kind, value = lacking[0]
        cellars = self._cellars(lacking, mat.structures)
        best: dict[int, Chain] = {}
        red = any(self.recipes[WINES[kind]].red for kind, _ in lacking)
        white = any(self.recipes[WINES[kind]].white for kind, _ in lacking)
        for planting in self._plantings(mat.fields, mat.sold, mat.vines, red, white):
            builds = (planting.needs | cellars) & ~mat.structures
            draws = max(0, planting.draws - mat.blanks)
            cost = len(planting.cards) + builds.bit_count() + planting.draws * HOPED + A_DRAW * draws
            price = self._price(builds)
            least = min((one.cost for paid, one in best.items() if paid <= price), default=inf)
            # Whoever plants must harvest, make wine and fill the order; without that one of them may be done.
            if cost + (3 if planting.cards else 2) >= least:
                continue
            made = self._comes(lacking, planting.grown, mat.grapes, mat.harvested, wines)
            if made is None:
                continue
            makes = -(-made.wines // 2)
            # What is harvested again falls into a year that is counted anyway.
            cost += made.harvests - made.again + makes + 1 + A_YEAR * made.years
            if cost < least:
                best[price] = Chain(
                    card, cost, builds, planting.cards, draws, made.harvests, makes, made.years, WINES[kind], value,
                    price, made.rests,
                )  # fmt: skip
        return tuple(best.values())

    def _lacking(self, card: int, wines: Sequence[int]) -> tuple[Wines, Wanted]:
        """The wines that are left beside those for the order, and the kinds and values that lack, the dearest first."""
        left = [[*VALUES[bits]] for bits in wines]
        lacking: list[tuple[int, int]] = []
        for value, kind in sorted(
            ((one.value, WINES.index(one.kind)) for one in self.components.order(card).wines), reverse=True
        ):
            enough = [one for one in left[kind] if one >= value]
            if enough:
                left[kind].remove(min(enough))
            else:
                lacking.append((kind, value))
        return tuple(map(tuple, left)), tuple(lacking)

    def _sum_of(self, builds: int) -> int:
        return sum(cost for number, cost in enumerate(self.components.costs) if builds >> number & 1)

    def _cellar(self, lacking: tuple[tuple[int, int], ...], structures: int) -> int:
        """The structures that must be built before these wines can be kept."""
        built = structures
        for kind, value in lacking:
            for number, needs in enumerate(self.components.structure_needs):
                if self.box.vineyard.slots(Player(structures=built), kind) >> value & 1:
                    break
                with_it = built | 1 << number | needs
                if self.box.vineyard.slots(Player(structures=with_it), kind) >> value & 1:
                    built = with_it
        return built & ~structures

    def _all_plantings(
        self, fields: Fields, sold: int, vines: tuple[int, ...], red: bool, white: bool
    ) -> Iterator[_Planting]:
        """What can be planted of these colours: nothing, or one or two vines, of the hand or hoped for."""
        seen: set[object] = set()
        free = [field for field in range(len(fields)) if not sold >> field & 1]
        vines = tuple(
            one
            for one in (*vines, HOPED_RED, HOPED_WHITE)
            if (red and self._gives(one)[0]) or (white and self._gives(one)[1])
        )
        for cards in ((), *((card,) for card in vines), *combinations(vines, 2)):
            needs = 0
            for card in cards:
                needs |= self.components.needs[card] if card >= 0 else 0
            for places in self._places(fields, free, cards):
                after = [*fields]
                for card, field in zip(cards, places, strict=True):
                    after[field] = (*after[field], card)
                grown = tuple((r if red else 0, w if white else 0) for r, w in map(self._grown, after))
                if (key := (len(cards), min(cards, default=0), needs, *sorted(grown))) not in seen:
                    seen.add(key)
                    yield _Planting(cards, needs, sum(card < 0 for card in cards), grown)

    def _places(self, fields: Fields, free: Sequence[int], cards: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """The fields on which these vines have room together."""
        if not cards:
            yield ()
            return
        for rest in self._places(fields, free, cards[1:]):
            for field in free:
                planted = [card for card, place in zip(cards[1:], rest, strict=True) if place == field]
                if self._value((*fields[field], *planted, cards[0])) <= self.box.vineyard.limits[field]:
                    yield (field, *rest)

    def _grown(self, vines: tuple[int, ...]) -> tuple[int, int]:
        """What a field gives, red and white."""
        grown = [0, 0]
        for vine in vines:
            red, white = self._gives(vine)
            grown[0] += red
            grown[1] += white
        return min(9, grown[0]), min(9, grown[1])

    def _gives(self, vine: int) -> tuple[int, int]:
        if vine < 0:
            return (HOPED_VALUE, 0) if vine == HOPED_RED else (0, HOPED_VALUE)
        return self.components.red[vine], self.components.white[vine]

    def _value(self, vines: tuple[int, ...]) -> int:
        return sum([sum(self._gives(vine)) for vine in vines])

    def _made(
        self,
        lacking: Wanted,
        grown: tuple[tuple[int, int], ...],
        there: tuple[int, int],
        harvested: int,
        wines: Wines,
    ) -> _Made | None:
        """How the wines that lack come to be, one after the other, each in the way that costs least; None where they
        cannot. ``there`` are the grapes on the crush pad."""
        grapes = [[(value, -1) for value in VALUES[bits]] for bits in there]
        for field, values in enumerate(grown):
            for colour, value in enumerate(values):
                if value:
                    grapes[colour].append((value, field))
        left = [[*one] for one in wines]
        taken: set[int] = set()
        used: dict[tuple[int, Grape], int] = {}
        made = years = rests = again = 0
        for kind, value in lacking:
            best: tuple[float, int, bool, tuple[tuple[int, Grape], ...]] | None = None
            if left[kind]:
                ripens = value - left[kind][-1]
                best = A_YEAR * max(0, ripens - years), ripens, False, ()
            for chosen in self._grapes_for(WINES[kind], grapes):
                waits = harvests = 0
                rested = False
                for one in chosen:
                    field, before = one[1][1], used.get(one, 0)
                    if field >= 0:
                        resting = harvested >> field & 1
                        waits, rested = max(waits, before + resting), rested or bool(resting)
                        harvests += before > 0 or field not in taken
                    elif before:
                        break
                else:
                    lacks = max(0, value - sum([grape[0] for _, grape in chosen]))
                    waits += -(-lacks // len(chosen))
                    effort = harvests + 0.5 + A_YEAR * max(0, waits - years)
                    if best is None or effort < best[0]:
                        best = effort, waits, rested, chosen
            if best is None:
                return None
            _, waits, rested, chosen = best
            years, rests = max(years, waits), rests or int(rested)
            made += bool(chosen)
            if not chosen:
                left[kind].pop()
                continue
            again += len({one[1][1] for one in chosen if one in used})
            for one in chosen:
                taken |= {one[1][1]} if one[1][1] >= 0 else set()
                used[one] = used.get(one, 0) + 1
        return _Made(len(taken) + again, made, years, rests, again)

    def _grapes_for(self, kind: str, grapes: Sequence[Sequence[Grape]]) -> Iterator[tuple[tuple[int, Grape], ...]]:
        """The grapes of which such a wine can be made, each with its colour."""
        recipe = self.recipes[kind]
        for reds in combinations(grapes[0], recipe.red):
            for whites in combinations(grapes[1], recipe.white):
                yield *((0, one) for one in reds), *((1, one) for one in whites)
