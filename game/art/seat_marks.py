"""Round marks of the seats: rings round what was touched, and the signs of who has chosen a region."""

from __future__ import annotations

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CREAM, INK, player
from game.art.kit.shapes import NONE, circle
from game.art.pieces import emblem


@kept(40)
def ring_picture(colour: str, r: float, scale: float) -> Surface:
    """The ring around a place of radius ``r`` that a seat has just touched, with 9 px around the place."""
    canvas = Canvas(2 * r + 18, 2 * r + 18, scale)
    middle = r + 9
    canvas.draw(
        circle(middle, middle, r + 4.5, NONE, INK, 7),
        circle(middle, middle, r + 4.5, NONE, CREAM, 5.4),
        circle(middle, middle, r + 4.5, NONE, player(colour).body, 3),
    )
    return canvas.surface()


@kept(20)
def mark_picture(colour: str, r: float, scale: float) -> Surface:
    """The emblem of a seat that has chosen a region, with 3 px around it."""
    inks = player(colour)
    canvas = Canvas(2 * r + 6, 2 * r + 6, scale)
    c = r + 3
    canvas.draw(circle(c, c, r, inks.body, INK, 2), circle(c, c, r + 1.6, NONE, CREAM, 1.4))
    canvas.draw(emblem(inks.emblem, c, c, r * 0.55, inks.on))
    return canvas.surface()
