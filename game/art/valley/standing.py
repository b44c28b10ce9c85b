"""Workers on the board: in the evening of another season its ink lies on them too."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, Surface

from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.palette import rgb
from game.art.pieces import worker_picture
from game.art.valley.inks import EVENING


@kept(120)
def worker(colour: str, kind: str, tall: float, evening: str, scale: float) -> Surface:
    """A worker ``tall`` px high; ``evening`` is the season in whose evening it stands, or nothing."""
    image = worker_picture(colour, kind, tall, scale)
    if not evening or contrast.high():
        return image
    sheet = image.copy()
    sheet.fill((*rgb(EVENING[evening]), 255), special_flags=BLEND_RGBA_MULT)
    return sheet
