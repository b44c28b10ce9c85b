"""Where the inspector lies at Vino's table: over the sea in a corner of the map, never over demand, log or question."""

from __future__ import annotations

from game.art.kit.boxes import Box
from game.art.kit.letters import large
from game.art.log import inspector_height
from game.play.inspector import inspected
from game.vino import map_boxes
from game.vino.interaction import VinoInteraction
from game.vino.map_boxes import MAP

GAP = 12.0
"""How far it stays from the edges of the map."""
WIDE, WIDE_LARGE = 420.0, 500.0
"""How wide it is with words of the usual size, and with large ones."""
TALL, MOST, MOST_LARGE = 148.0, 326.0, 276.0
"""How high it is at least, and at most with words of the usual size and with large ones: more would cover plates, and
its letters get smaller before."""


def inspector_box(interaction: VinoInteraction) -> Box:
    """The lower right corner of the map, or another where it would cover what it tells of or the region in play."""
    found = inspected(interaction)
    wide = WIDE_LARGE if large() else WIDE
    tall = min(max(TALL, _needs(interaction, wide)), MOST_LARGE if large() else MOST)
    read = [found[0].box] if found is not None else []
    if interaction.large_region:
        read.append(map_boxes.large_box(interaction.large_region))
    left, right, low, top = MAP.x + GAP, MAP.right - wide - GAP, MAP.bottom - tall - GAP, MAP.y + GAP
    corners = [Box(x, y, wide, tall) for x, y in ((right, low), (right, top), (left, low), (left, top))]
    return next((box for box in corners if not any(box.meets(one) for one in read)), corners[0])


def _needs(interaction: VinoInteraction, width: float) -> float:
    """How high the inspector must be for all that it tells now."""
    found = inspected(interaction)
    told = interaction.explain(found[0].ref) if found is not None else None
    if found is None or told is None:
        return 0.0
    scale = interaction.app.screen.scale
    return inspector_height(told.title, told.sub, told.icon, told.body, found[1], width, scale)
