"""The flag that goes up on a building that has just been finished."""

from __future__ import annotations

from pygame import Surface

from game.art.country.goods import flag
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import player


@kept(6)
def pennant(colour: str, scale: float) -> Surface:
    """A flag in a player's colour, its pole in the middle."""
    canvas = Canvas(52, 44, scale)
    canvas.draw(flag(26, 43, 40, player(colour).body, 22))
    return canvas.surface()
