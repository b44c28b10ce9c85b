"""A region as a patch: its roads, the rims that tell its state, and the patch that rises while it is unrolled."""

from __future__ import annotations

from pygame import Surface

from game.art.chart import inks, land
from game.art.chart.roads import Rolled
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.contrast import high
from game.art.kit.palette import INK, SELECT, Colour, mix
from game.art.kit.shapes import NONE, Point, group, path, polygon, spline

RIM = 12.0
"""How far the picture of a rim reaches beyond the outline."""
SHADOW = 30.0
"""How far the picture of a patch that has risen reaches beyond its outline."""


@kept(60)
def rim(rolled: Rolled, colour: Colour, width: float, scale: float) -> tuple[Surface, Point]:
    """The outline of a region in one ink, to be laid over the chart, and its upper left corner there."""
    canvas, corner = _over(rolled, RIM, scale)
    d = polygon(rolled.ring)
    canvas.draw(path(d, NONE, INK, width + 7.5), path(d, NONE, inks.LIGHT, width + 3), path(d, NONE, colour, width - 1))
    return canvas.surface(), corner


@kept(30, lasting=True)
def road(rolled: Rolled, scale: float) -> tuple[Surface, Point]:
    """The wine road without what stands along it, and the upper left corner of its picture on the chart."""
    canvas, corner = _over(rolled, RIM, scale)
    if rolled.vineyards > 1:
        d = spline([(x, y + 8 * rolled.size) for x, y in rolled.places])
        ink, size = inks.EARTHS[rolled.region], rolled.size
        canvas.draw(path(d, NONE, mix(ink, INK, 0.62), 17 * size), path(d, NONE, inks.ROAD, 12.5 * size))
        canvas.draw(path(d, NONE, mix(ink, inks.ROAD, 0.45), 2 * size))
    return canvas.surface(), corner


@kept(12)
def risen(rolled: Rolled, scale: float) -> tuple[Surface, Point]:
    """The patch of an unrolled region with its shadow, and the upper left corner of its picture on the chart."""
    canvas, corner = _over(rolled, SHADOW, scale)
    d, ink = polygon(rolled.ring), inks.EARTHS[rolled.region]
    canvas.draw(group(path(d, "#04121A", opacity=0.55), 12, 18), group(path(d, "#5A3A26", INK, 3), 0, 9), path(d, ink))
    if not high():
        canvas.draw(group(land.furrows(rolled.region), rolled.dx, rolled.dy, rolled.size))
    canvas.draw(path(d, NONE, INK, 12), path(d, NONE, inks.LIGHT, 9), path(d, NONE, SELECT, 5), path(d, NONE, INK, 2))
    return canvas.surface(), corner


def _over(rolled: Rolled, margin: float, scale: float) -> tuple[Canvas, Point]:
    box = rolled.box.grown(margin)
    return Canvas.over(box, scale), (box.x, box.y)
