"""What an evaluation looks at of one player's cards, structures, vines, grapes and wines, as numbers with names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rules.players.viticulture.orders import TOP, Grapes, Orders
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, ORDER, VINE, WINES
from rules.viticulture.state import Player
from rules.viticulture.vineyard import VALUES

SUM = tuple(sum(values) for values in VALUES)
COUNT = tuple(len(values) for values in VALUES)
MOST_KEPT = 2_000
"""So many parts of each kind are kept at most."""
Part = tuple[float, ...]
Fields = tuple[tuple[int, ...], ...]


class Hand(NamedTuple):
    """What is told of a hand, and its vines and orders of known faces."""

    decks: Part
    unknown: Part
    visitors: Part
    vines: tuple[int, ...]
    orders: tuple[int, ...]


class Mat:
    """Makes inputs of what a player has; what it has worked out it keeps, so that equal things are the same part."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.components = box.components
        self.orders = Orders(box)
        self.visitors = tuple(card for deck in box.components.cards_of[2:] for card in deck)
        self.hand = lru_cache(MOST_KEPT)(self._hand)
        self.parts = lru_cache(MOST_KEPT)(self._parts)
        self._structures_of = lru_cache(MOST_KEPT)(self._structures)
        self._fields_of = lru_cache(MOST_KEPT)(self._fields)
        self._grapes_of = lru_cache(MOST_KEPT)(self._grapes)
        self._wines_of = lru_cache(MOST_KEPT)(self._wines)
        self._vines_of = lru_cache(MOST_KEPT)(self._vines)
        self._orders_of = lru_cache(MOST_KEPT)(self._orders)

    def names(self) -> Iterator[tuple[str, ...]]:
        """The names of the inputs in ``decks`` of a hand and in ``parts``."""
        yield *(f"hand {deck}" for deck in DECKS), "hand over the limit"
        yield self.components.structures
        yield _FIELDS
        yield _GRAPES
        yield tuple(f"{kind} {what}" for kind in WINES for what in ("wines", "best", "sum"))
        yield _VINES
        yield _ORDERS
        yield ("unknown cards",)

    def grapes(self, player: Player) -> Grapes:
        """The grapes that a player has and those on the vines."""
        return self._all_grapes(player.grapes, player.fields, player.harvested)

    def _all_grapes(self, grapes: tuple[int, int], fields: Fields, harvested: int) -> Grapes:
        components = self.components
        now, ever = [0, 0], [0, 0]
        for field, vines in enumerate(fields):
            for colour, values in ((0, components.red), (1, components.white)) if vines else ():
                if value := min(9, sum([values[vine] for vine in vines])):
                    ever[colour] |= 1 << value
                    if not harvested >> field & 1:
                        now[colour] |= 1 << value
        return Grapes(*grapes, *now, *ever)

    def _hand(self, hand: tuple[int, ...]) -> Hand:
        """What is told of these cards."""
        deck_of, blank = self.components.deck_of, self.components.blank
        decks = [deck_of[card] for card in hand]
        known = [card for card in hand if card < blank]
        return Hand(
            (*(decks.count(deck) / 3 for deck in range(len(DECKS))), max(0, len(hand) - self.box.hand_limit + 1) / 3),
            ((len(hand) - len(known)) / 3,),
            tuple([1.0 if card in known else 0.0 for card in self.visitors]),
            tuple([card for card in known if deck_of[card] == VINE]),
            tuple([card for card in known if deck_of[card] == ORDER]),
        )

    def _parts(
        self,
        hand: tuple[int, ...],
        fields: Fields,
        sold: int,
        harvested: int,
        structures: int,
        grapes: tuple[int, int],
        wines: tuple[int, ...],
    ) -> tuple[Part, ...]:
        """What is told of these cards and things, beside the visitors."""
        held = self.hand(hand)
        return (
            held.decks,
            self._structures_of(structures),
            self._fields_of(fields, sold, harvested),
            self._grapes_of(grapes),
            self._wines_of(wines),
            self._vines_of(held.vines, fields, sold, structures),
            self._orders_of(held.orders, wines, structures, self._all_grapes(grapes, fields, harvested)),
            held.unknown,
        )

    def _structures(self, structures: int) -> Part:
        return tuple([float(structures >> i & 1) for i in range(len(self.components.structures))])

    def _fields(self, fields: Fields, sold: int, harvested: int) -> Part:
        components = self.components
        red = white = red_left = white_left = planted = left = best = 0
        for field, vines in enumerate(fields):
            if vines:
                reds = sum([components.red[vine] for vine in vines])
                whites = sum([components.white[vine] for vine in vines])
                red, white, planted = red + reds, white + whites, planted + 1
                best = max(best, reds + whites)
                if not harvested >> field & 1:
                    red_left, white_left, left = red_left + reds, white_left + whites, left + 1
        return (
            red / 8, white / 8, red_left / 8, white_left / 8, planted / 3, left / 3, sold.bit_count(), best / 7,
        )  # fmt: skip

    def _grapes(self, grapes: tuple[int, int]) -> Part:
        red, white = grapes
        return (
            COUNT[red] / 3,
            COUNT[white] / 3,
            TOP[red] / 9 if red else 0.0,
            TOP[white] / 9 if white else 0.0,
            (SUM[red] + SUM[white]) / 15,
        )

    def _wines(self, wines: tuple[int, ...]) -> Part:
        found: Part = ()
        for one in wines:
            found += (COUNT[one] / 2, TOP[one] / 9, SUM[one] / 12) if one else (0.0, 0.0, 0.0)
        return found

    def _vines(self, vines: tuple[int, ...], fields: Fields, sold: int, structures: int) -> Part:
        """Vines of the hand that could be planted: how many and the best; and the value of the others."""
        if not vines:
            return 0.0, 0.0, 0.0
        components, vineyard = self.components, self.box.vineyard
        free = [vineyard.limits[i] - vineyard.sum_of(field) for i, field in enumerate(fields) if not sold >> i & 1]
        room = max(free, default=0)
        count = best = 0
        others = 0.0
        for vine in vines:
            value = components.value[vine]
            if components.needs[vine] & ~structures:
                others += value
            elif value > room:
                others += value / 2
            else:
                count, best = count + 1, max(best, value)
        return count / 3, best / 4, others / 8

    def _orders(self, orders: tuple[int, ...], wines: tuple[int, ...], structures: int, grapes: Grapes) -> Part:
        """What the orders of the hand promise: those that can be filled now, the best of them, all by how near ..."""
        there = best_there = hoped = best_hoped = 0.0
        points = missing_one = 0
        ready = [self.orders.near(card, wines, structures, grapes) for card in orders]
        for one in sorted(ready, reverse=True):
            worth = one.vp + 0.5 * one.residual
            points += one.vp
            if one.now:
                # Later ones want some of the same wines.
                there += worth if not best_there else 0.6 * worth
                best_there = max(best_there, worth)
            hoped += worth * one.share
            best_hoped = max(best_hoped, worth * one.share)
            missing_one += one.missing == 1
        return there / 8, best_there / 6, hoped / 8, best_hoped / 6, points / 10, missing_one / 3


_FIELDS = (
    "planted red", "planted white", "unharvested red", "unharvested white", "planted fields", "unharvested fields",
    "sold fields", "best field",
)  # fmt: skip
_GRAPES = ("red grapes", "white grapes", "best red grape", "best white grape", "grapes")
_VINES = ("plantable vines", "best plantable vine", "other vines")
_ORDERS = ("ready orders", "best ready order", "hoped orders", "best hoped order", "order points",
           "orders lacking one wine")  # fmt: skip
