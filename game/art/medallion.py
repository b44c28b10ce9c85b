"""The medallion in the panel of a player: its emblem, and around it the sign that somebody thinks."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import Colour, Player
from game.art.kit.shapes import NONE, Fragment, circle, path
from game.art.pieces import emblem

PER_SECOND = 20
"""How many times a second the sign is drawn anew."""
STEPS = 48
"""Steps of a whole turn of the sign."""
STILL = -1
"""The step of the sign where nothing is to move."""
_APART, _WIDE = 5.0, 2.2
"""Between emblem and sign, and how wide that is, in design px."""
_TAIL = 22
"""How many parts the sign has, the last one palest; each is as long as a step."""


class Medallion(NamedTuple):
    """Where an emblem is on the table, in design px."""

    centre: tuple[float, float]
    radius: float

    def emblem(self, inks: Player) -> Fragment:
        """The player's emblem."""
        return emblem(inks.emblem, *self.centre, self.radius, inks.on)


@kept(2 * STEPS)
def thought(radius: float, ink: Colour, step: int, scale: float) -> Surface:
    """The sign around an emblem of this radius, in its middle: a drop of light that goes round, or a quiet ring."""
    reach = radius + _APART
    half = reach + _WIDE
    canvas = Canvas(2 * half, 2 * half, scale)
    if step == STILL:
        canvas.draw(circle(half, half, reach, NONE, ink, _WIDE, opacity=0.75))
    else:
        canvas.draw(circle(half, half, reach, NONE, ink, _WIDE * 0.6, opacity=0.3))
        canvas.draw(*[_part(half, reach, step - part, ink, 1 - part / _TAIL) for part in range(_TAIL)])
    return canvas.surface()


def _part(middle: float, reach: float, step: int, ink: Colour, strength: float) -> Fragment:
    """A step of the way around."""
    start, end = ((step + at) * 2 * math.pi / STEPS - math.pi / 2 for at in (0, 1.04))
    x, y = middle + reach * math.cos(start), middle + reach * math.sin(start)
    to_x, to_y = middle + reach * math.cos(end), middle + reach * math.sin(end)
    way = f"M{x:.2f},{y:.2f}A{reach},{reach} 0 0 1 {to_x:.2f},{to_y:.2f}"
    return path(way, NONE, ink, _WIDE * (0.55 + 0.45 * strength), opacity=strength)
