"""Where the line for those who wait stands at Vino's table: at the foot of the chart, over nothing that is read."""

from __future__ import annotations

from game.art.kit.boxes import Box
from game.art.meanwhile import MeanwhileLook, height, letters, width
from game.play.meanwhile_box import Placed, look_of
from game.vino import map_boxes
from game.vino.interaction import VinoInteraction
from game.vino.map_boxes import AROUND, MAP

GAP, FOOT = 4.0, 5.0
"""How far the line stays from what is read, and from the foot of the chart."""
EDGE = 12.0
"""How far it stays from the sides of the chart."""
HEIGHTS = (44.0, 64.0, 88.0)
"""How high it may be; the first of those that let the letters be as large as can be."""
LEAST_WIDE = 400.0


def line_box(interaction: VinoInteraction) -> Placed | None:
    """The line and its place; None where nothing is told, or there is no room."""
    look = look_of(interaction)
    if not look or interaction.banner is not None or interaction.strip is not None or interaction.drawer:
        return None
    scale, below = interaction.app.screen.scale, interaction.layout.more.below
    places = [(_widest(interaction.large_region, most, below), most) for most in HEIGHTS]
    fits = [(wide, most) for wide, most in places if wide.w >= LEAST_WIDE and letters(look, wide.w, most, scale)]
    if not fits:
        return None
    wide, most = max(fits, key=lambda one: letters(look, one[0].w, one[1], scale))
    return Placed(look, _cut(look, wide, most, scale), most)


def _cut(look: MeanwhileLook, wide: Box, most: float, scale: float) -> Box:
    """As much of a place as the line takes, at its foot."""
    tall = height(look, wide.w, most, scale) or most
    return wide._replace(y=wide.bottom - tall, w=width(look, wide.w, most, scale), h=tall)


def _widest(large: str, tall: float, below: float) -> Box:
    """The widest place of a height at the foot of the chart, below which so much sea is seen, that covers nothing to be
    read."""
    foot = Box(MAP.x + EDGE, MAP.bottom + below - FOOT - tall, MAP.w - 2 * EDGE, tall)
    read = [box.grown(GAP - AROUND) for box in map_boxes.to_read(large)]
    read.append(map_boxes.title(below).grown(GAP))
    there = sorted((box.x, box.right) for box in read if box.meets(foot))
    gaps, left = [], foot.x
    for start, end in (*there, (foot.right, foot.right)):
        gaps.append((start - left, left))
        left = max(left, end)
    room, x = max(gaps)
    return foot._replace(x=x, w=max(0.0, room))
