"""The rays of a poster's sun."""

from __future__ import annotations

import math

from game.art.kit.palette import Colour
from game.art.kit.shapes import Fragment, path, polygon


def rays(x: float, y: float, reach: float, ink: Colour, count: int, opacity: float) -> Fragment:
    """As many rays around x, y as gaps between them."""
    out, pitch = "", math.tau / count
    for k in range(count):
        edges = (pitch * k, pitch * (k + 0.5))
        out += polygon(((x, y), *((x + reach * math.cos(a), y + reach * math.sin(a)) for a in edges)))
    return path(out, ink, opacity=opacity)
