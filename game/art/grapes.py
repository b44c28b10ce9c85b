"""The five varieties of Vino: bunches that their silhouette tells apart, alone and on tiles."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, CREAM, INK, LINE, SHADOW, Colour, player
from game.art.kit.shapes import circle, line, rect
from game.art.pieces import emblem

INKS: dict[str, Colour] = {
    "nebbiolo": "#8C1D4B", "barbera": "#DB5A1B", "montepulciano": "#35309A", "trebbiano": "#E9BE2B",
    "pinot_grigio": "#8FA9BE",
}  # fmt: skip
"""The ink of each variety's berries."""
PALE = 90
"""How much of 255 is seen of a bunch of which there is nothing."""


class Tile(NamedTuple):
    """A variety tile: its letter, and the colour of who has it (empty: it lies on the region; ``down``: mixed)."""

    variety: str
    letter: str
    owner: str = ""
    down: bool = False


def icon(variety: str) -> str:
    """The icon that is the bunch of a variety."""
    return f"tile_{variety}"


def bunch(canvas: Canvas, variety: str, x: float, y: float, size: float, on_dark: bool = False) -> None:
    """A bunch around x, y, ``size`` design px high."""
    canvas.icon(icon(variety), x, y, size, on_dark)


@kept(40)
def pale(variety: str, size: float, scale: float, on_dark: bool = False) -> Surface:
    """A bunch of which there is nothing, or that is gone from where it hung: a shade of it, ``size`` square."""
    canvas = Canvas(size, size, scale)
    bunch(canvas, variety, size / 2, size / 2, size, on_dark)
    image = canvas.surface()
    image.set_alpha(PALE)
    return image


def tile_shapes(canvas: Canvas, tile: Tile, x: float, y: float, side: float) -> None:
    """A variety tile around x, y: a square of paper with its bunch, or of the colour of who has it, with the emblem.

    A mixed one lies face down.
    """
    left, top = x - side / 2, y - side / 2
    radius = side * 0.14
    if tile.down:
        canvas.draw(
            rect(left, top, side, side, "#D8C7A4", radius, LINE, 1.4),
            line(left + 4, top + 4, left + side - 4, top + side - 4, LINE, 1.1),
            line(left + side - 4, top + 4, left + 4, top + side - 4, LINE, 1.1),
        )
        return
    ground = player(tile.owner).body if tile.owner else CARD
    canvas.draw(
        rect(left + 1.5, top + 2.5, side, side, SHADOW, radius, opacity=0.4),
        rect(left, top, side, side, ground, radius, INK, max(1.4, side * 0.045)),
    )
    if not tile.owner:
        bunch(canvas, tile.variety, x, y + side * 0.01, side * 0.9)
        return
    bunch(canvas, tile.variety, x - side * 0.03, y - side * 0.02, side * 0.86, on_dark=True)
    canvas.layer()
    inks, r = player(tile.owner), max(5.5, side * 0.2)
    at = left + side - r * 0.8, top + side - r * 0.8
    canvas.draw(
        circle(*at, r + 1.4, CREAM, INK, 1), circle(*at, r, inks.body), emblem(inks.emblem, *at, r * 0.6, inks.on)
    )


@kept(300)
def tile_picture(tile: Tile, side: float, scale: float) -> Surface:
    """A variety tile with 4 px around it."""
    canvas = Canvas(side + 8, side + 8, scale)
    tile_shapes(canvas, tile, side / 2 + 4, side / 2 + 4, side)
    return canvas.surface()
