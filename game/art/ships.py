"""Ships of the posters: a liner, a small boat with sails, and the dolphins beside them. Each floats at 0, 0."""

from __future__ import annotations

from game.art.kit.palette import INK, WINE
from game.art.kit.shapes import NONE, Fragment, group, line, path, polygon, rect

_FOAM, _PAINT, _HULL, _SHADE, _SAIL = "#BFE0D6", "#FBF2DC", "#24384C", "#14202E", "#FBF6EA"
_BODY = "M-30,8C-22,-18 8,-22 28,0C34,2 40,8 44,8C36,12 30,10 24,6C16,0 2,-2 -8,6C-14,12 -22,14 -30,8Z"


def liner() -> Fragment:
    """A liner seen from ahead, about 120 wide and 180 high."""
    out = path("M-60,6C-30,20 30,20 60,6", NONE, _FOAM, 4)
    out += _flat(((0, -78), (30, -66), (20, 10), (0, 14)), _SHADE) + _flat(
        ((0, -78), (-30, -66), (-20, 10), (0, 14)), _HULL
    )
    out += _flat(((0, -2), (22, -8), (20, 10), (0, 14)), "#8C1D2A") + _flat(
        ((0, -2), (-22, -8), (-20, 10), (0, 14)), "#B3263A"
    )
    out += _flat(((-26, -68), (-22, -92), (22, -92), (26, -68), (0, -78)), _PAINT)
    out += _flat(((0, -92), (22, -92), (26, -68), (0, -78)), "#D7C4A0")
    out += "".join(rect(x, -88, 4, 5, _HULL) for x in (-17, -9, 5, 13))
    for x in (-11, 11):
        out += _flat(((x - 7, -92), (x - 6, -118), (x + 6, -118), (x + 7, -92)), "#C4420F")
        out += rect(x - 6.2, -118, 12.4, 7, _SHADE)
    out += path("M-11,-118C-6,-140 20,-136 30,-150C44,-160 66,-150 80,-162", NONE, _PAINT, 7, opacity=0.85)
    return out + path("M-30,-66L0,-78L30,-66L20,10L0,14L-20,10Z", NONE, INK, 2)


def _flat(points: tuple[tuple[float, float], ...], fill: str) -> Fragment:
    return path(polygon(points), fill)


def sail() -> Fragment:
    """A small boat with two sails, about 60 wide."""
    out = path("M-24,2H26C22,14 16,16 8,16H-12C-18,16 -22,10 -24,2Z", WINE, INK, 1.8) + line(0, 2, 0, -44, INK, 2.2)
    out += path("M3,-42C22,-28 27,-12 25,-3H3Z", _SAIL, INK, 1.6)
    out += path("M-3,-34C-8,-20 -14,-10 -21,-3H-3Z", "#E9BE2B", INK, 1.6)
    return out + path("M-34,20q9,5 18,0t18,0t18,0t18,0", NONE, _FOAM, 2.6)


def dolphins() -> Fragment:
    """Two dolphins, about 120 wide."""
    one = path(_BODY, "#14384C", INK, 1.8) + path("M-2,-14L4,-26L10,-10Z", "#14384C", INK, 1.6)
    return one + group(one, -46, 14, 0.8)
