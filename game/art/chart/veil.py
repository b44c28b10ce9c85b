"""The veil that dims the chart while vineyards are bought in a region that is unrolled."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from pygame import BLEND_RGBA_ADD, BLEND_RGBA_MULT, SRCALPHA, Surface

from game.art.kit import written
from game.art.kit.cache import kept
from game.art.kit.layers import Paper, Place
from game.art.kit.raster import pixels

INK = (11, 34, 48)
COVER = 76
"""How much of 255 the veil takes of what lies below it."""
_dimmed: WeakKeyDictionary[Surface, Surface] = WeakKeyDictionary()


@kept(2)
def veil(wide: float, tall: float, scale: float) -> Surface:
    """The veil over a chart of this size."""
    sheet = Surface((pixels(wide, scale), pixels(tall, scale)), SRCALPHA)
    sheet.fill((*INK, COVER))
    return sheet


class Veiled:
    """A paper on which all that is laid looks as if the veil lay over it."""

    def __init__(self, paper: Paper) -> None:
        self._paper = paper

    def blit(self, picture: Surface, at: Place, /) -> None:
        """Lay a picture, dimmed; of the same picture it is always the same one."""
        if picture not in _dimmed:
            _dimmed[picture] = _dim(picture)
        self._paper.blit(_dimmed[picture], at)


def _dim(picture: Surface) -> Surface:
    rest = 255 - COVER
    image = picture.copy()
    image.fill((rest, rest, rest, 255), special_flags=BLEND_RGBA_MULT)
    image.fill((*(part * COVER // 255 for part in INK), 0), special_flags=BLEND_RGBA_ADD)
    written.note(image, written.on(picture))
    return image
