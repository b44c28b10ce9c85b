"""What the things of Vino look like while they are on their way or carried."""

from __future__ import annotations

from game.art import grapes, pieces
from game.art.chart import pegs
from game.play.motion import Face
from game.vino import from_view


def flag_face(colour: str, size: float) -> Face:
    """The flag of a player for a vineyard."""
    return lambda scale: pegs.flag_picture(colour, size, scale)


def tile_face(variety: str, side: float = 34.0) -> Face:
    """A variety tile."""
    return lambda scale: grapes.tile_picture(from_view.tile(variety), side, scale)


def icon_face(icon: str, size: float) -> Face:
    """An icon."""
    return lambda scale: pieces.icon_picture(icon, size, scale)
