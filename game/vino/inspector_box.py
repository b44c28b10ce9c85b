"""Where the inspector lies at Vino's table: at an edge of the map, never over demand, log or question."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.kit import letters
from game.art.kit.boxes import Box
from game.art.kit.letters import large
from game.art.log import inspector_height
from game.play.inspector import inspected
from game.text.edition import of_edition
from game.text.messages import language_in_use
from game.vino import map_boxes, printed
from game.vino.interaction import VinoInteraction
from game.vino.map_boxes import MAP

GAP = 12.0
"""How far it stays from the edges of the map."""
WIDE, WIDE_LARGE = 420.0, 500.0
"""How wide it is with words of the usual size, and with large ones."""
TALL, MOST, MOST_LARGE = 148.0, 326.0, 276.0
"""How high it is at least, and at most with words of the usual size and with large ones: more would cover plates, and
its letters get smaller before."""
STEP, WORDS = 30, 8
"""How far apart the places are that are tried for it, in design px, and how many prices weigh as much as a name."""


def inspector_box(interaction: VinoInteraction, rule: str) -> Box:
    """Beside what it tells of and the region in play, where it hides least and cuts no words.

    ``rule`` is the key to the rulebook, if it names that.
    """
    found = inspected(interaction)
    wide = WIDE_LARGE if large() else WIDE
    tall = min(max(TALL, _needs(interaction, wide, rule)), MOST_LARGE if large() else MOST)
    thing = found[0].box if found is not None else Box(0, 0, 0, 0)
    below, sheet = interaction.layout.more.below, interaction.attention.sheet
    return quiet_place(wide, tall, thing, interaction.large_region, below, language_in_use(), letters.share(), sheet)


@of_edition
def quiet_place(
    wide: float, tall: float, thing: Box, region: str, below: float, _language: str, _words: float,
    sheet: Box | None = None,
) -> Box:  # fmt: skip
    """The place along the edges of the map for a box of this size; of equal ones the lower right comes first.

    It leaves the ``sheet`` of a lesson free where it can.
    """
    read = [thing, *(map_boxes.large_parts(region) if region else ())]
    left, right, low, top = MAP.x + GAP, MAP.right - wide - GAP, MAP.bottom - tall - GAP, MAP.y + GAP
    places = [Box(x, y, wide, tall) for x, y in ((right, low), (right, top), (left, low), (left, top))]
    places += [Box(x, low - step, wide, tall) for step in range(STEP, int(low - top), STEP) for x in (right, left)]
    places += [Box(right - step, y, wide, tall) for step in range(STEP, int(right - left), STEP) for y in (low, top)]
    free = [box for box in places if not any(box.meets(one) for one in read)] or places[:1]
    free = [box for box in free if sheet is None or not box.meets(sheet)] or free
    words = [map_boxes.title(below), *(map_boxes.plate(one) for one in printed.regions() if one != region)]
    stones = [map_boxes.stone(name) for name in map_boxes.vineyards() if not name.startswith(f"{region}.")]
    return min(free, key=lambda box: WORDS * _hidden(box, words) + _hidden(box, stones))


def _hidden(box: Box, read: Sequence[Box]) -> int:
    """How bad it is for what is to be read that such a box lies there: worst where it is cut."""
    return sum(1 if box.contains(one) else 4 for one in read if box.meets(one))


def _needs(interaction: VinoInteraction, width: float, rule: str) -> float:
    """How high the inspector must be for all that it tells now."""
    found = inspected(interaction)
    told = interaction.explain(found[0].ref) if found is not None else None
    if found is None or told is None:
        return 0.0
    scale = interaction.app.screen.scale
    return inspector_height(told.title, told.sub, told.icon, told.body, found[1], width, scale, rule=rule)
