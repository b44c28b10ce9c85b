"""How near a vineyard is to filling an order, from the wines, grapes and vines that it has."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.viticulture.box import Box
from rules.viticulture.cards import WINES, Recipe
from rules.viticulture.state import Player

MOST_KEPT = 20_000
"""So many answers are kept at most."""
IN_CRUSH_PAD, AFTER_HARVEST, NEXT_HARVEST, BUT_CELLAR, NO_CELLAR, NOTHING = 0.75, 0.5, 0.35, 0.15, 0.02, 0.06
"""How likely a wine that is not there comes to be: by the grapes there are, those on the vines, next year's ..."""
A_YEAR = 0.72
"""How likely a wine that must age gets one step better in time."""

TOP = tuple(bits.bit_length() - 1 for bits in range(1024))
"""The highest value in a bit set of values."""


class Ready(NamedTuple):
    """How near an order is: whether it can be filled now, how likely it ever is, and the wines that are missing."""

    now: bool
    share: float
    missing: int
    vp: int
    residual: int


class Grapes(NamedTuple):
    """Grapes of a vineyard as bit sets of values, red and white: there, to be harvested this year, and in any year."""

    red: int
    white: int
    red_now: int
    white_now: int
    red_ever: int
    white_ever: int


class Orders:
    """Tells of orders how near they are. What it has worked out it keeps."""

    def __init__(self, box: Box) -> None:
        components = box.components
        self.vineyard = box.vineyard
        self.first = components.first_order
        self.cellars = sum(set(box.vineyard.cellar_bits))
        recipes: dict[str, Recipe] = {recipe.kind: recipe for recipe in components.board.recipes}
        self.recipes = tuple((recipes[kind].red, recipes[kind].white, recipes[kind].least) for kind in WINES)
        self.wanted = tuple(
            (tuple(sorted(((WINES.index(wine.kind), wine.value) for wine in order.wines), key=_dearest)),
             order.vp, order.residual)
            for order in components.orders
        )  # fmt: skip
        self._near = lru_cache(MOST_KEPT)(self._worked_out)
        self._top = lru_cache(MOST_KEPT)(self._highest)

    def ready(self, card: int, player: Player, grapes: Grapes) -> Ready:
        """How near the order on this card is for a player with these grapes."""
        return self.near(card, player.wines, player.structures, grapes)

    def near(self, card: int, wines: tuple[int, ...], structures: int, grapes: Grapes) -> Ready:
        """How near the order on this card is with these wines, structures and grapes."""
        return self._near(card, wines, structures & self.cellars, grapes)

    def _worked_out(self, card: int, wines: tuple[int, ...], cellars: int, grapes: Grapes) -> Ready:
        wanted, vp, residual = self.wanted[card - self.first]
        have, share, missing = list(wines), 1.0, 0
        for kind, value in wanted:
            if enough := have[kind] >> value:
                # The least wine that will do is taken, so that better ones are left for others.
                have[kind] &= ~((enough & -enough) << value)
                continue
            missing += 1
            share *= self._likely(cellars, kind, value, have[kind], grapes)
        return Ready(not missing, share, missing, vp, residual)

    def _likely(self, cellars: int, kind: int, value: int, wines: int, grapes: Grapes) -> float:
        """How likely such a wine comes to be, which is not there."""
        if self._top(cellars, kind) < value:
            ever = grapes.red | grapes.red_ever, grapes.white | grapes.white_ever
            return BUT_CELLAR if self._makes(kind, value, *ever) else NO_CELLAR
        best = A_YEAR ** (value - TOP[wines]) if wines else NOTHING
        for likely, red, white in (
            (IN_CRUSH_PAD, grapes.red, grapes.white),
            (AFTER_HARVEST, grapes.red | grapes.red_now, grapes.white | grapes.white_now),
            (NEXT_HARVEST, grapes.red | grapes.red_ever, grapes.white | grapes.white_ever),
        ):
            if self._makes(kind, value, red, white):
                return max(best, likely)
        return best

    def _highest(self, cellars: int, kind: int) -> int:
        """The highest value at which these cellars hold such a wine."""
        return max(0, self.vineyard.slots(Player(structures=cellars), kind).bit_length() - 1)

    def _makes(self, kind: int, value: int, red: int, white: int) -> bool:
        """Whether the best of these grapes make such a wine."""
        reds, whites, least = self.recipes[kind]
        if red.bit_count() < reds or white.bit_count() < whites:
            return False
        sum_ = TOP[white] if whites else 0
        if reds:
            sum_ += TOP[red]
        if reds > 1:
            sum_ += TOP[red & ~(1 << TOP[red])]
        return sum_ >= max(value, least)


def _dearest(wine: tuple[int, int]) -> int:
    return -wine[1]
