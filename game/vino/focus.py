"""The focus on Vino's table: arrow keys go over what the question is about; the rest has its own stop."""

from __future__ import annotations

from typing import ClassVar

from game.play.focus import REGIONS, Focus, Target

REST = {"board": "map", "demand": "market", "mat": "cellar"}
"""Part of the table: how the part of it is called that cannot be touched now, while some of it can."""


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
