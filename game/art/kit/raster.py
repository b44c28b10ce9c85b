"""Shapes become pictures at true pixels: drawn, kept, in strips, with round corners or blurred."""

from __future__ import annotations

import io
from itertools import pairwise

import pygame

from game.art.kit import contrast, written
from game.art.kit.cache import kept
from game.art.kit.shapes import Fragment, group, rect

USUAL = pygame.Surface((1, 1), pygame.SRCALPHA)
"""Pixels in the order of all other sheets: the loader's own order makes each blit forty times slower."""


def pixels(length: float, scale: float) -> int:
    """A design length as whole true pixels, at least one."""
    return max(1, round(length * scale))


def raster(width: int, height: int, scale: float, fragments: Fragment, *, painted: bool = False) -> pygame.Surface:
    """The fragments, in design px, drawn on a clear surface of ``width`` by ``height`` true pixels.

    What is ``painted`` (people, landscapes) keeps its own colours in every theme.
    """
    fragments = fragments if painted else contrast.inked(fragments)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{group(fragments, scale=scale)}</svg>'
    )
    image = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (width, height))
    return image.convert(USUAL)


@kept(400, lasting=True)
def kept_raster(width: int, height: int, scale: float, fragments: Fragment) -> pygame.Surface:
    """``raster``, made once and kept."""
    return raster(width, height, scale, fragments)


@kept(3000, lasting=True)
def stamped(fragment: Fragment, width: int, height: int, scale: float, x: float, y: float) -> pygame.Surface:
    """A kept picture of the fragment ``scale`` times as large, its 0, 0 at x, y of ``width`` by ``height`` true px."""
    return raster(width, height, 1, group(fragment, x, y, scale))


def in_strips(
    width: int, height: int, scale: float, fragments: Fragment, count: int, clear: bool = True
) -> pygame.Surface:
    """A painted picture of ``raster``, made of upright strips that are kept, so that it need not be drawn in one go.

    One that is not ``clear`` anywhere is laid on a window fastest.
    """
    edges = [round(width * k / count) for k in range(count + 1)]
    strips = [(_strip(fragments, left, right - left, height, scale), (left, 0)) for left, right in pairwise(edges)]
    sheet = pygame.Surface((width, height), pygame.SRCALPHA if clear else 0, 32)
    sheet.blits(strips)
    return sheet


@kept(40)
def _strip(fragments: Fragment, left: int, width: int, height: int, scale: float) -> pygame.Surface:
    return raster(width, height, scale, group(fragments, -left / scale), painted=True)


def opaque(image: pygame.Surface) -> pygame.Surface:
    """A picture without clear parts, as one that is laid on a window fastest."""
    solid = image.convert(pygame.Surface((1, 1), depth=32))
    written.note(solid, written.on(image))
    return solid


def cut(image: pygame.Surface, scale: float, radius: float) -> pygame.Surface:
    """The picture with its corners rounded by ``radius`` design px."""
    w, h = image.get_size()
    out = image.copy()
    mask = kept_raster(w, h, scale, rect(0, 0, w / scale, h / scale, "#FFFFFF", radius))
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    written.note(out, written.on(image))
    return out
