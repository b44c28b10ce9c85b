"""Pictures of things on their way that lie nowhere on the table: signs, tiles, counters, the dots of a trail."""

from __future__ import annotations

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas, text_width
from game.art.kit.palette import CARD, CREAM, GOLD, INK, SHADOW, WINE, player
from game.art.kit.shapes import circle, rect
from game.art.pieces import laurel

COUNTER = (84.0, 38.0)
"""Least width, and height, of a counter, without its shadow."""


@kept(80)
def sign(icon: str, size: float, scale: float) -> Surface:
    """An icon on a round paper disc, in the middle of a picture with sides of size + 8."""
    canvas = Canvas(size + 8, size + 8, scale)
    middle = size / 2 + 4
    canvas.draw(
        circle(middle + 1.5, middle + 3, size / 2, SHADOW, opacity=0.5),
        circle(middle, middle, size / 2 - 1, CARD, INK, 2),
    )
    canvas.icon(icon, middle, middle, size * 0.68)
    return canvas.surface()


@kept(40)
def tile(icon: str, colour: str, size: float, scale: float) -> Surface:
    """A square paper tile with an icon and a bar in the owner's colour, in a picture with sides of size + 8."""
    canvas = Canvas(size + 8, size + 8, scale)
    canvas.draw(
        rect(6, 8, size, size, SHADOW, 6, opacity=0.5),
        rect(4, 4, size, size, CARD, 6, INK, 2),
        rect(6, size - 4, size - 4, 6, player(colour).body, 2),
    )
    canvas.icon(icon, size / 2 + 4, size / 2 + 1, size * 0.74)
    return canvas.surface()


@kept(300)
def counter(what: str, number: int, scale: float) -> Surface:
    """A plate with a number that is being counted: ``what`` is vp, or an icon."""
    words = str(number).replace("-", "\u2212")
    w, h = max(COUNTER[0], text_width(words, "extra", 28, scale) + 52), COUNTER[1]
    canvas = Canvas(w + 6, h + 6, scale)
    canvas.draw(
        rect(4, 6, w, h, SHADOW, 9, opacity=0.5),
        rect(2, 2, w, h, CARD, 9, GOLD, 3),
        rect(2, 2, w, h, "none", 9, INK, 1.2),
    )
    middle = h / 2 + 2
    if what == "vp":
        laurel(canvas, 24, middle, 31)
    else:
        canvas.icon(what, 24, middle, 30)
    canvas.text(44, middle, words, "extra", 28, WINE if what == "vp" else INK, valign="middle")
    return canvas.surface()


@kept(60)
def dot(colour: str, r: float, scale: float) -> Surface:
    """A dot of a trail in a player's colour with a light rim, in the middle of a picture with sides of 2 r + 4."""
    canvas = Canvas(2 * r + 4, 2 * r + 4, scale)
    canvas.draw(circle(r + 2, r + 2, r + 0.6, CREAM), circle(r + 2, r + 2, r, player(colour).body, INK, 1.4))
    return canvas.surface()
