"""What workers stand on: stone slabs on the roads, and benches for grande workers."""

from __future__ import annotations

from game.art.country.inks import WOOD_LIGHT, WOOD_SHADE
from game.art.kit.boxes import Spot
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK, LINE, SHADOW, Colour, mix
from game.art.kit.shapes import NONE, ellipse, rect

OPEN: Colour = "#FFFDF4"
"""A slab that somebody may come to."""
_WORN, _EDGE = "#F4E6C4", "#8F7A5C"


def worn(tint: Colour) -> Colour:
    """The ink of a free slab that nobody can come to now, in a season of this tint."""
    return mix(tint, _WORN, 0.5)


def slab(canvas: Canvas, spot: Spot, ink: Colour) -> None:
    """A stone slab."""
    x, y, r, flat = spot
    tall = r * flat
    canvas.draw(
        ellipse(x + 1.5, y + 4, r, tall, SHADOW, opacity=0.38),
        ellipse(x, y + 2.4, r, tall, _EDGE),
        ellipse(x, y, r, tall, ink, INK, 2),
        ellipse(x, y, r - 4, tall - 3.4, NONE, LINE, 1.2, opacity=0.8),
    )


def bench(canvas: Canvas, spot: Spot) -> None:
    """A bench whose seat lies at the foot of who stands on the spot."""
    x, foot, half = spot.x, spot.y + spot.r * 0.95, spot.r * 0.92
    canvas.draw(
        ellipse(x + 3, foot + 3, half + 3, 4, SHADOW, opacity=0.4),
        rect(x - half, foot - 3, 2 * half, 6, WOOD_LIGHT, 1, INK, 1.4),
        rect(x - half + 4, foot + 3, 4, 8, WOOD_SHADE),
        rect(x + half - 8, foot + 3, 4, 8, WOOD_SHADE),
    )
