"""The long table: its cloth, and what is laid on it between those who sit there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pygame import Surface

from game.art.banquet import light
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.palette import BRASS, INK, WINE
from game.art.kit.raster import in_strips, pixels
from game.art.kit.shapes import Fragment, circle, ellipse, group, path, rect
from game.art.people.geometry import moved
from game.art.people.props import PROPS

EDGE = 742.0
"""Where the table begins, in design px."""
ABOVE = 160.0
"""How far what stands on the table reaches above its edge."""
ENDS, _DISH, _APART = (40.0, 1880.0), 96.0, 250.0
"""Where dishes may begin and end, how much room one needs, and how far they are apart at most."""
_FRUIT = ("#C4374A", "#E9A23C", "#8FA53E", "#C4374A", "#E9A23C")
_STRIPS = 4
CANDLE = 20.0
"""Half of what a candle with its flame takes, in design px."""
Reach = tuple[float, float]
"""From where to where something is before the table, in design px."""


@kept(4)
def board(
    gaps: tuple[float, ...], bottles: tuple[tuple[float, str], ...], arms: tuple[Reach, ...], scale: float
) -> Surface:
    """The table from ABOVE its edge down to the foot of the screen, 1920 wide.

    Dishes stand at these ``gaps``, and large ``bottles`` at an x in an ink of their own, in design px; what is as tall
    as a candle stands only where no ``arms`` are before it.
    """
    tall = 1080 - EDGE + ABOVE
    return in_strips(pixels(1920, scale), pixels(tall, scale), scale, _shapes(gaps, bottles, arms), _STRIPS)


def is_clear(x: float, arms: Sequence[Reach]) -> bool:
    """Whether a candle at an x is seen between these arms."""
    return all(x + CANDLE <= left or right <= x - CANDLE for left, right in arms)


@kept(4)
def _shapes(gaps: tuple[float, ...], bottles: tuple[tuple[float, str], ...], arms: tuple[Reach, ...]) -> Fragment:
    shapes = contrast.printed(_cloth()) + "".join(_dish(k, x, is_clear(x, arms)) for k, x in enumerate(gaps))
    shapes += "".join(light.bottle(x, EDGE + 22, 210, ink) for x, ink in bottles)
    return group(shapes, 0, ABOVE - EDGE)


def _cloth() -> Fragment:
    out = rect(-10, EDGE, 1940, 40, "#FFF6E0", 0, INK, 3) + rect(-10, EDGE + 40, 1940, 330, "#F3E4C2")
    out += path("".join(f"M{x},{EDGE + 40}h40V1090h-40Z" for x in range(-10, 1920, 80)), "#E8D3A6")
    top, low = EDGE + 40, EDGE + 86
    for x in range(-80, 1920, 160):
        out += path(f"M{x},{top}C{x + 40},{low} {x + 120},{low} {x + 160},{top}Z", WINE, INK, 2.4)
        out += circle(x + 80, EDGE + 80, 7, BRASS, INK, 2)
    return out


def _dish(index: int, x: float, clear: bool) -> Fragment:
    y, fruit = EDGE + 4, _plate(x, group(_fruit(), x, EDGE + 14))
    return (
        lambda: _plate(x, moved(PROPS["bread"].drawing, x, y, 0.9)),
        lambda: light.candle(x, y) if clear else fruit,
        lambda: fruit,
        lambda: moved(PROPS["jug"].drawing, x, y - 26, 1.1),
    )[index % 4]()


def _plate(x: float, dish: Fragment) -> Fragment:
    y = EDGE + 20
    return ellipse(x, y, 66, 18, "#FFFDF5", INK, 2.4) + ellipse(x, y - 2, 48, 11, "#E9DDC4") + dish


def _fruit() -> Fragment:
    return "".join(circle(-34 + k * 17, -8 - (k % 2) * 9, 11, ink, INK, 2) for k, ink in enumerate(_FRUIT))


def between(taken: Sequence[tuple[float, float]]) -> tuple[float, ...]:
    """Where dishes stand evenly between what is ``taken`` of the table: an x and half its width each, from the left."""
    edges = [(ENDS[0], ENDS[0]), *((x - half, x + half) for x, half in taken), (ENDS[1], ENDS[1])]
    found: list[float] = []
    for (_, left), (right, _) in pairwise(edges):
        count = 1 + int((right - left - _DISH) / _APART) if right - left >= _DISH else 0
        found += [left + (k + 0.5) * (right - left) / count for k in range(count)]
    return tuple(found)
