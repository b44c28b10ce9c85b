"""Where the inspector lies at Vino's table."""

from __future__ import annotations

from game.art.kit.boxes import Box
from game.art.log import inspector_height
from game.art.preview import PreviewLook
from game.play import panel_room
from game.play.inspector import inspected
from game.vino.ask import VinoAsk
from game.vino.interaction import VinoInteraction
from game.vino.map_boxes import MAP
from game.vino.sale_draft import SaleDraft

GAP = 8.0
"""How far from the corner of the map it lies beside a row of the demand table."""
OF_VARIETIES = frozenset({"demand", "arch", "tile"})
"""Kinds of things of which is said what a variety is worth, or who has it."""
TALL, MOST = 148.0, 290.0
"""How high the inspector is at least, above the lower edge of the log, and at most in the panel of the question."""


def inspector_box(interaction: VinoInteraction, look: PreviewLook | None, ask: VinoAsk) -> Box:
    """Over the log, and as far above it as all its words need.

    Where the log is a drawer it lies in what the question leaves free, or else over the demand table. What is said of a
    variety lies beside the rows of that table, never over one of them.
    """
    box, found = _usual(interaction, look, ask), inspected(interaction)
    if found is None:
        return box
    rows = [thing.box for thing in interaction.things if thing.ref.kind == "demand"]
    read = [found[0].box, *(rows if found[0].ref.kind in OF_VARIETIES else ())]
    corners = [box._replace(x=x, y=MAP.bottom - box.h - GAP) for x in (MAP.right - box.w - GAP, MAP.x + GAP)]
    return next((place for place in (box, *corners) if not any(place.meets(one) for one in read)), corners[0])


def _usual(interaction: VinoInteraction, look: PreviewLook | None, ask: VinoAsk) -> Box:
    if interaction.frame.drawer:
        free = panel_room.free(interaction, look)
        top = ask.area().bottom if isinstance(interaction.pointer.selection, SaleDraft) else free.y
        tall = min(free.bottom - top, MOST)
        fits = tall >= max(TALL, _needs(interaction, free.w, least=True))
        return free._replace(y=free.bottom - tall - 6, h=tall) if fits else interaction.layout.demand
    log = interaction.frame.log
    tall = min(max(log.h, TALL, _needs(interaction, log.w)), log.bottom - interaction.layout.demand.y)
    return log._replace(y=log.bottom - tall, h=tall)


def _needs(interaction: VinoInteraction, width: float, least: bool = False) -> float:
    """How high the inspector must be for all that it tells now, in the smallest letters with ``least``."""
    found = inspected(interaction)
    told = interaction.explain(found[0].ref) if found is not None else None
    if found is None or told is None:
        return 0.0
    scale = interaction.app.screen.scale
    return inspector_height(told.title, told.sub, told.icon, told.body, found[1], width, scale, least)
