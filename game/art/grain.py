"""Paper grain: sparse lighter and darker pixels that make flat inks look printed."""

from __future__ import annotations

from pygame import BLEND_RGB_ADD, BLEND_RGB_SUB, Surface
from pygame.image import frombuffer

from game.art import contrast
from game.art.keep import kept


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
    light, dark = bytearray(side * side * 3), bytearray(side * side * 3)
    state = seed * 2654435761 & 0xFFFFFFFF
    for i in range(side * side):
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        share = state >> 24
        tile = light if share > 237 else dark if share < 18 else None
        if tile is not None:
            tile[3 * i : 3 * i + 3] = bytes((step, step, step))
    return _tile(light, side), _tile(dark, side)


def _tile(data: bytearray, side: int) -> Surface:
    return frombuffer(bytes(data), (side, side), "RGB").copy()
