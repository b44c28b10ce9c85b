"""The focus on Vino's table: arrow keys go over what the question is about; the rest has its own stop."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.play.focus import REGIONS, Focus, Target
from game.vino import printed
from game.window.input import Action
from rules.engine.choice import Ref

REST = {"board": "map", "demand": "market", "mat": "cellar"}
"""Part of the table: how the part of it is called that cannot be touched now, while some of it can."""

CHART = frozenset({"board", REST["board"]})
"""The parts of the table that lie on the chart."""
KINDS = ("region", "vineyard", "tile")
"""Kinds of things on the chart in the order in which one goes over those of a region."""


class VinoFocus(Focus):
    """The focus of one table of Vino."""

    regions: ClassVar[tuple[str, ...]] = tuple(
        name for region in REGIONS for name in (region, REST.get(region, "")) if name
    )

    def targets(self) -> tuple[Target, ...]:
        """Everything that can have the focus now; what can be touched lies apart from what cannot."""
        found, touchable = super().targets(), self.interaction.pointer.selection.touchable()
        open_ = {target.region for target in found if target.thing is not None and target.thing.ref in touchable}
        return tuple(
            target._replace(region=REST.get(target.region, target.region))
            if target.region in open_ and target.thing is not None and target.thing.ref not in touchable
            else target
            for target in found
        )

    def beside(self, here: Target, all_targets: Iterable[Target], way: Action) -> Target | None:
        """On the chart left and right follow the order of purchase and the roads, up and down go from region to region.

        It lies on its side, so that directions on it would lead astray.
        """
        if here.region not in CHART or here.thing is None:
            return super().beside(here, all_targets, way)
        placed = [
            (place_of(one.thing.ref), one) for one in all_targets if one.region == here.region and one.thing is not None
        ]
        at, on = place_of(here.thing.ref), way in (Action.RIGHT, Action.DOWN)
        if way in (Action.UP, Action.DOWN):
            regions = {place[0] for place, _ in placed}
            there = [number for number in regions if (number > at[0] if on else number < at[0])]
            placed = [one for one in placed if there and one[0][0] == (min(there) if on else max(there))]
            return min(placed, key=lambda one: one[0], default=(at, None))[1]
        beyond = [one for one in placed if (one[0] > at if on else one[0] < at)]
        return (min if on else max)(beyond, key=lambda one: one[0], default=(at, None))[1]


def place_of(ref: Ref) -> tuple[int, int, int]:
    """Where a thing of the chart comes: number of its region, kind, and place along the road or among the tiles."""
    region, _, what = ref.name.partition(".")
    kind = KINDS.index(ref.kind)
    at = int(what) if ref.kind == "vineyard" else printed.tiles(region).index(what) if ref.kind == "tile" else 0
    return printed.regions()[region].number.value, kind, at
