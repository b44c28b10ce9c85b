"""What stands along a wine road: milestones with prices, plates of the government with a crown, flags of owners."""

from __future__ import annotations

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, CREAM, INK, Colour, mix, player
from game.art.kit.shapes import NONE, Fragment, group, path, rect
from game.art.pieces import emblem

PRIVATE: Colour = "#FFF8E6"
GOVERNMENT: Colour = "#3A2A30"
CROWN: Colour = "#F0C24A"
SHADE: Colour = "#1A0F12"
REACH = 30.0
"""How far the picture of one of them reaches from its middle, at size 1."""
WIDE, TALL = 46.0, 43.0
"""The box of one of them around its middle, at size 1."""
NUMBER, ROOM = 22.0, 39.0
"""Letters of a price on the chart, and the room for it at size 1."""
FAINT = 165
"""How much of 255 is seen of a flag that would stand there."""
_STONE = "M-21,19V-6C-21,-17 -12,-20 0,-20S21,-17 21,-6V19Z"
_SHADED = "M12,19V-6C12,-13 9,-17 4,-19.6C14,-19 21,-16 21,-6V19Z"
_PLATE = "M-22,19V-13L-13,-13L-7,-20L0,-14L7,-20L13,-13L22,-13V19Z"
_CROWN = "M-14,-12L-15,-18L-7,-15L0,-21L7,-15L15,-18L14,-12Z"
_CLOTH = "M-19,-18C-10,-22 -3,-14 5,-17S17,-20 21,-18V9C14,6 10,11 2,9S-12,5 -19,9Z"
_HEM = "M-19,4C-12,1 -6,6 2,5S14,2 21,4V9C14,6 10,11 2,9S-12,5 -19,9Z"


def stone(government: bool) -> Fragment:
    """A free vineyard around 0, 0: a round milestone that is private, or a crowned dark plate of the government."""
    outline = _PLATE if government else _STONE
    shadow = group(path(outline, SHADE, opacity=0.32), 2, 3.5)
    if government:
        body = path(outline, INK, INK, 4.6) + path(outline, GOVERNMENT, CROWN, 1.6)
        return shadow + body + path(_CROWN, CROWN, INK, 1.6)
    body = path(outline, PRIVATE) + path(_SHADED, mix(PRIVATE, "#B9905A", 0.34))
    return shadow + body + path(outline, NONE, INK, 2.2)


def flag(colour: str) -> Fragment:
    """The flag of an owner around 0, 0, in colour and shape of the seat."""
    inks = player(colour)
    out = path("M-20,19H20L16,24H-16Z", SHADE, opacity=0.3)
    out += path("M-19,-23V23", NONE, INK, 6.4) + path("M-19,-23V22", NONE, "#D9AE4A", 2.6)
    out += path(_CLOTH, inks.body, INK, 2.2) + path(_HEM, inks.shade) + path(_CLOTH, NONE, INK, 2.2)
    return out + emblem(inks.emblem, 1.5, -5, 9, inks.on)


@kept(400)
def stone_picture(price: int, government: bool, size: float, scale: float) -> Surface:
    """A free vineyard with its price, in the middle of a square of twice REACH."""
    reach = REACH * size
    canvas = Canvas(2 * reach, 2 * reach, scale)
    canvas.draw(group(stone(government), reach, reach, size))
    middle = reach + (4 if government else 2) * size
    words = str(price)
    # A price of two digits is no larger than those of three beside it.
    letters = canvas.fitting(max(words, "000", key=len), "extra", max(NUMBER, NUMBER * size), ROOM * size).size
    canvas.text(reach, middle, words, "extra", letters, CREAM if government else INK, "centre", "middle")
    return canvas.surface()


@kept(60)
def flag_picture(colour: str, size: float, scale: float, faint: bool = False) -> Surface:
    """A flag in the middle of a square of twice REACH; ``faint`` for one that would stand there."""
    reach = REACH * size
    canvas = Canvas(2 * reach, 2 * reach, scale)
    canvas.draw(group(flag(colour), reach, reach, size))
    image = canvas.surface()
    if faint:
        image.set_alpha(FAINT)
    return image


@kept(60)
def price_label(price: str, size: float, scale: float) -> Surface:
    """The price of a vineyard on a paper label, for one on which a flag stands."""
    letters = max(NUMBER, NUMBER * size)
    probe = Canvas(4, 4, scale)
    # As on the stones around it, a price of two digits is no larger than one of three.
    found = probe.fitting(max(price, "000", key=len), "extra", letters, ROOM * size)
    wide, tall = probe.measure(price, "extra", found.size) + 12, found.size + 4
    canvas = Canvas(wide + 2, tall + 2, scale)
    canvas.draw(rect(1, 1, wide, tall, CARD, 6, INK, 1.6))
    canvas.text(1 + wide / 2, 1 + tall / 2, price, "extra", found.size, INK, "centre", "middle")
    return canvas.surface()
