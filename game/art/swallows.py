"""The swallows above the title's vineyard, which drift slowly: the only thing that moves on the poster."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import group
from game.art.landscape import swallow

INK = "#16303A"
PER_SECOND = 10
"""How many times a second they are drawn anew."""


class Flight(NamedTuple):
    """Where a swallow drifts, in design px: around x, y, as far as ``reach``, once in so many seconds.

    ``size`` is about half as wide as it.
    """

    x: float
    y: float
    size: float
    reach: tuple[float, float]
    seconds: float


FLIGHTS = (
    Flight(1012, 430, 26, (46, 16), 31),
    Flight(1096, 486, 17, (38, 12), 25),
    Flight(990, 504, 14, (34, 12), 22),
    Flight(1170, 404, 12, (30, 9), 19),
)
"""All stay right of the entries of the menu, of which a bird would leave a trace."""


def spot(flight: Flight, seconds: float) -> tuple[float, float]:
    """Where a swallow is after so many seconds, in design px."""
    turn = 2 * math.pi * seconds / flight.seconds
    return flight.x + flight.reach[0] * math.sin(turn), flight.y + flight.reach[1] * math.sin(2 * turn)


@kept(12)
def bird(size: float, scale: float) -> Surface:
    """A swallow about twice as wide as its ``size``."""
    wide, tall = 2.6 * size, 1.6 * size
    shape = group(swallow(0, 0, size, INK), wide / 2, tall / 2)
    return raster(pixels(wide, scale), pixels(tall, scale), scale, shape, painted=True)


def birds(seconds: float, scale: float) -> list[tuple[Surface, tuple[float, float]]]:
    """The swallows after so many seconds: each picture, and where its middle is in design px."""
    return [(bird(flight.size, scale), spot(flight, seconds)) for flight in FLIGHTS]
