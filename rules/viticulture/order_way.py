"""How far a vineyard is from filling an order: what it lacks most, and about how many years that takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.viticulture.box import Box
from rules.viticulture.cards import WINES, Recipe
from rules.viticulture.state import Player
from rules.viticulture.vineyard import VALUES

NOW, AGE, MAKE, HARVEST, VINES = "now", "age", "make", "harvest", "vines"
"""Steps to a wine: it is there, a lesser one must age, it is made of grapes on the crush pad or of those on the vines,
or there is nothing yet of which it could be made."""


class Way(NamedTuple):
    """The way to the wine that an order lacks most: its ``step``, the ``kind`` and ``value`` of the wine.

    ``start`` is the value of a wine that must age. ``years`` is how many years pass at least, 0: this one will do.
    ``cellar`` is a cellar that must be built for it, empty for none; ``missing`` is how many wines the order lacks.
    """

    step: str
    kind: str = ""
    value: int = 0
    start: int = 0
    years: int = 0
    cellar: str = ""
    missing: int = 0


def way_to(box: Box, card: int, player: Player) -> Way:
    """How far a player is from filling the order on this card, by the own wines, grapes, vines and cellars alone."""
    order = box.components.order(card)
    left = [[*VALUES[bits]] for bits in player.wines]
    lacking: list[tuple[int, int]] = []
    for value, kind in sorted(((one.value, WINES.index(one.kind)) for one in order.wines), reverse=True):
        enough = [one for one in left[kind] if one >= value]
        if enough:
            # The least wine that will do is taken, so that better ones are left for others.
            left[kind].remove(min(enough))
        else:
            lacking.append((value, kind))
    found: list[Way] = []
    for value, kind in lacking:
        found.append(one := _wine(box, player, kind, value, max(left[kind], default=0)))
        if one.step == AGE:
            left[kind].remove(one.start)
    if not found:
        return Way(NOW)
    return max(found, key=lambda one: (one.step == VINES, one.years, bool(one.cellar), one.value))._replace(
        missing=len(found)
    )


def _wine(box: Box, player: Player, kind: int, value: int, best: int) -> Way:
    """The quickest way to a wine that is not there; ``best`` is the best of its kind that is, 0 for none."""
    ways = [Way(step, years=years) for step, years in _of_grapes(box, player, kind, value)]
    if best:
        ways.append(Way(AGE, start=best, years=value - best))
    # Where it takes as long, a wine that is there is the surer one.
    quickest = min(ways, key=lambda one: (one.years, -one.start), default=Way(VINES))
    return quickest._replace(kind=WINES[kind], value=value, cellar=_cellar(box, player, kind, value))


def _cellar(box: Box, player: Player, kind: int, value: int) -> str:
    """The cellar that must be built before such a wine can be kept; empty where those that stand will do."""
    structures = player.structures
    if value in VALUES[box.vineyard.slots(player, kind)]:
        return ""
    for number, name in enumerate(box.components.structures):
        built = Player(structures=structures | 1 << number | box.components.structure_needs[number])
        if not structures >> number & 1 and value in VALUES[box.vineyard.slots(built, kind)]:
            return name
    return ""


def _of_grapes(box: Box, player: Player, kind: int, value: int) -> Iterator[tuple[str, int]]:
    """The steps by which grapes come to be such a wine, and the years that each takes: grapes ripen by 1 each year."""
    recipes: dict[str, Recipe] = {recipe.kind: recipe for recipe in box.components.board.recipes}
    recipe = recipes[WINES[kind]]
    there = [*VALUES[player.grapes[0]]], [*VALUES[player.grapes[1]]]
    open_, every = ([*there[0]], [*there[1]]), ([*there[0]], [*there[1]])
    for field, vines in enumerate(player.fields):
        for colour, values in enumerate((box.components.red, box.components.white)):
            if grown := min(9, sum(values[vine] for vine in vines)):
                every[colour].append(grown)
                if not player.harvested >> field & 1:
                    open_[colour].append(grown)
    for step, grapes, after in ((MAKE, there, 0), (HARVEST, open_, 0), (HARVEST, every, 1)):
        red, white = (sorted(one, reverse=True) for one in grapes)
        if len(red) >= recipe.red and len(white) >= recipe.white:
            used = [*red[: recipe.red], *white[: recipe.white]]
            lacks = max(0, max(value, recipe.least) - sum(used))
            yield step, after + -(-lacks // len(used))
