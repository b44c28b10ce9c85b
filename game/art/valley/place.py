"""A place of an action: its slabs, benches and signs, over its picture in the ground."""

from __future__ import annotations

from typing import NamedTuple

from pygame import BLEND_RGBA_MULT, Surface

from game.art import board_boxes, signs
from game.art.board_boxes import BOARD
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.canvas import SCREEN_GRAIN, Canvas
from game.art.kit.palette import INK2, SEASONS
from game.art.pieces import laurel
from game.art.valley import places
from game.art.valley.ground import place_at
from game.art.valley.light import evening
from game.art.valley.signs import enamel, hanging, name
from game.art.valley.slabs import OPEN, bench, slab, worn

MARGIN = 14
"""How far the picture of a place reaches beyond its box on every side, in design px."""


class PlaceLook(NamedTuple):
    """How a place looks.

    ``slabs`` are open (1-3), ``taken`` the indices of those with a worker, ``bonus`` the index of the one with the
    bonus (-1: none), ``benches`` for grande workers. ``lit``: it is its season; ``open``: somebody may come to
    it, in whatever season. ``lira`` is what it always brings, or costs (negative), ``lacks`` the icon of what is
    missing for it, or nothing. ``twin`` is the name of another place that is worded like this one, long or short.
    """

    action: str
    name: str
    slabs: int = 1
    taken: tuple[int, ...] = ()
    bonus: int = -1
    benches: int = 0
    lit: bool = True
    open: bool = True
    lira: int = 0
    lacks: str = ""
    twin: str = ""


@kept(300)
def place(look: PlaceLook, scale: float) -> Surface:
    """A place without its workers and marks, MARGIN larger than its box on every side."""
    box = board_boxes.action_cell(look.action)
    left, top = box.x - MARGIN, box.y - MARGIN
    canvas = Canvas.over(box, scale, MARGIN)
    if look.open and not look.lit and not contrast.high():
        canvas.picture(places.picture(look.action, True, scale), *place_at(look.action))
    canvas.picture(_road(look._replace(name="", lira=0, lacks="", twin=""), scale), left, top)
    named = look._replace(slabs=1, taken=(), bonus=-1, benches=0, lit=look.lit or look.open, open=True)
    canvas.picture(_signs(named, scale), left, top)
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(100)
def _signs(look: PlaceLook, scale: float) -> Surface:
    """The signs of a place; ``lit``: they are seen in the light."""
    box = board_boxes.action_cell(look.action)
    canvas = Canvas.over(box, scale, MARGIN)
    inks, sign = enamel(board_boxes.season_of(look.action), look.lit, bool(look.lacks)), board_boxes.name_sign(box)
    if not board_boxes.in_two_lines():
        hanging(canvas, board_boxes.hanging_sign(box), sign.y, signs.ACTIONS[look.action], inks)
    name(canvas, sign, look.name, inks, look.lira, look.lacks, look.twin)
    return canvas.surface()


@kept(200)
def _road(look: PlaceLook, scale: float) -> Surface:
    """Slabs and benches in the light that lies on them."""
    box = board_boxes.action_cell(look.action)
    canvas = Canvas.over(box, scale, MARGIN)
    tint = SEASONS[board_boxes.season_of(look.action)].tint
    spots = board_boxes.cell_places(box, look.slabs)
    for i, spot in enumerate(spots):
        slab(canvas, spot, tint if i in look.taken else OPEN if look.open else worn(tint))
    for spot in board_boxes.art_spots(box, look.slabs)[: look.benches]:
        bench(canvas, spot)
    canvas.layer()
    if 0 <= look.bonus < look.slabs and look.bonus not in look.taken:
        x, y, r, _ = spots[look.bonus]
        bonus = signs.BONUSES[look.action]
        canvas.text(x - r * 0.5, y, "+", "extra", 22, INK2, "centre", "middle")
        if bonus == "vp":
            laurel(canvas, x + r * 0.2, y - 1, min(32, r), 1)
        else:
            canvas.icon(bonus, x + r * 0.2, y - 1, min(29, r * 0.95))
    sheet = canvas.surface()
    if not look.lit and not look.open and not contrast.high():
        ink = evening(box.centre[0] - BOARD.x)
        sheet.fill((*(round(part) for part in ink), 255), special_flags=BLEND_RGBA_MULT)
    return sheet
