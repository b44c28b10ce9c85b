"""A wine road with all that stands along it, at rest and on a region that is unrolled."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import NamedTuple

from pygame import SRCALPHA, Surface

from game.art.chart import patch, pegs
from game.art.chart.roads import Rolled
from game.art.kit.cache import kept
from game.art.kit.parts import Part, lay
from game.art.kit.raster import pixels


class Vineyard(NamedTuple):
    """A vineyard: its price, whether the government sells it, and the colour of its owner (empty: free)."""

    price: int
    government: bool
    owner: str = ""
    shown: bool = True
    """Whether its flag stands there; not while it is on its way."""


def parts(road: tuple[Vineyard, ...], rolled: Rolled, scale: float) -> Iterator[Part]:
    """The road and what stands along it, from the upper left corner of the chart."""
    picture, corner = patch.road(rolled, scale)
    yield picture, _pixel(corner, scale)
    yield from standing(road, rolled, scale, range(len(road)))


def standing(road: tuple[Vineyard, ...], rolled: Rolled, scale: float, wanted: Container[int]) -> Iterator[Part]:
    """What stands along a road without it: the ``wanted`` of its vineyards, counted from 0."""
    for at, (one, (x, y)) in enumerate(zip(road, rolled.places, strict=True)):
        if at not in wanted:
            continue
        if one.owner and one.shown:
            image = pegs.flag_picture(one.owner, rolled.stone, scale)
        else:
            image = pegs.stone_picture(one.price, one.government, rolled.stone, scale)
        yield image, image.get_rect(center=_pixel((x, y), scale)).topleft


def ground(rolled: Rolled, scale: float) -> Iterator[Part]:
    """The patch of an unrolled region, from the upper left corner of the chart."""
    picture, corner = patch.risen(rolled, scale)
    yield picture, _pixel(corner, scale)


def risen(road: tuple[Vineyard, ...], rolled: Rolled, scale: float) -> Iterator[Part]:
    """The patch of an unrolled region with its road, from the upper left corner of the chart."""
    yield from ground(rolled, scale)
    yield from parts(road, rolled, scale)


@kept(6)
def picture(road: tuple[Vineyard, ...], rolled: Rolled, scale: float) -> Surface:
    """The unrolled region on its way up or down, around the middle of its box."""
    box = rolled.box.grown(patch.SHADOW)
    sheet = Surface((pixels(box.w, scale), pixels(box.h, scale)), SRCALPHA)
    x, y = _pixel((box.x, box.y), scale)
    lay(sheet, (-x, -y), risen(road, rolled, scale))
    return sheet


def _pixel(point: tuple[float, float], scale: float) -> tuple[int, int]:
    return round(point[0] * scale), round(point[1] * scale)
