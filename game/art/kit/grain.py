"""Paper grain: sparse lighter and darker pixels that make flat inks look printed."""

from __future__ import annotations

from random import Random

from pygame import BLEND_RGB_ADD, BLEND_RGB_SUB, Surface
from pygame.image import frombuffer

from game.art.kit import contrast
from game.art.kit.cache import kept


def grain(surface: Surface, step: int = 4, seed: int = 3) -> None:
    """Strew paper grain over a finished picture: about one pixel in seven ``step`` (of 255) lighter or darker.

    High contrast has none.
    """
    if contrast.high():
        return
    side = 256
    light, dark = _grain_tiles(side, step, seed)
    for y in range(0, surface.get_height(), side):
        for x in range(0, surface.get_width(), side):
            surface.blit(light, (x, y), special_flags=BLEND_RGB_ADD)
            surface.blit(dark, (x, y), special_flags=BLEND_RGB_SUB)


@kept(6)
def _grain_tiles(side: int, step: int, seed: int) -> tuple[Surface, Surface]:
    """Two tiles: what grain adds and what it takes away."""
    chances = Random(seed).randbytes(side * side)
    lighter = bytes(share > 237 for share in range(256))
    darker = bytes(share < 18 for share in range(256))
    return _tile(chances.translate(lighter), side, step), _tile(chances.translate(darker), side, step)


def _tile(marks: bytes, side: int, step: int) -> Surface:
    """A tile that is ``step`` bright where there is a mark, and black elsewhere."""
    tile = frombuffer(marks, (side, side), "P")
    tile.set_palette([(0, 0, 0), (step, step, step)])
    return tile.convert(24)
