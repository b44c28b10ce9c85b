"""The neighbour's meadow: what a field is once it is sold."""

from __future__ import annotations

from game.art.country.inks import WOOD_SHADE
from game.art.country.seasons import SEASONS
from game.art.kit.palette import INK, mix
from game.art.kit.shapes import NONE, Fragment, circle, ellipse, path, rect
from game.art.landscape import Chance, hill

_GRASS = {
    "spring": ("#A5C56E", "#93B75D", "#82A850", "#5F8A3C"),
    "summer": ("#BDB562", "#AEA655", "#9C964A", "#7A7A38"),
    "fall": ("#BFA25A", "#B0914C", "#9C7E40", "#7C6230"),
    "winter": ("#E6EDEE", "#D6E1E6", "#C4D3DB", "#9FB2BD"),
}
"""The meadow from above, and its blades."""
_SHEEP = ((50, 66, 1.0), (92, 84, 1.15), (34, 98, 1.2))
"""Where sheep stand, and how large."""


def meadow(season: str, w: float, h: float) -> Fragment:
    """A meadow ``w`` by ``h`` px with sheep behind its fence, and the neighbour's flag."""
    far, middle, near, blades = _GRASS[season]
    chance = Chance(3)
    out = rect(0, 0, w, h, far)
    out += path(hill([(-20, 46), (60, 36), (140, 48), (220, 38)], h), middle)
    out += path(hill([(-20, 100), (80, 92), (220, 102)], h), near)
    d = "".join(
        f"M{chance.between(4, w - 4):.1f},{chance.between(26, h - 50):.1f}l1.5,-4m1,4l1.5,-4" for _ in range(46)
    )
    out += path(d, NONE, blades, 1.4) + _flag(w - 40)
    for x, y, s in _SHEEP:
        out += _sheep(x, y, s)
    return out + _fence(w, h, season == "winter")


def _sheep(x: float, y: float, s: float) -> Fragment:
    legs = f"M{x - 5 * s},{y + 2}V{y + 9 * s}M{x + 5 * s},{y + 2}V{y + 9 * s}"
    out = ellipse(x + 2, y + 9 * s, 12 * s, 2.4, INK, opacity=0.25) + path(legs, NONE, "#3A3030", 2)
    out += circle(x - 5 * s, y, 5 * s, "#F3ECDC") + circle(x + 4 * s, y, 5.4 * s, "#DDD2BC")
    out += circle(x, y - 2.4 * s, 5.6 * s, "#F8F3E6")
    return out + ellipse(x + 10 * s, y - 1.6 * s, 3.6 * s, 2.8 * s, "#3A3030")


def _flag(x: float) -> Fragment:
    """A grey flag on its pole, as nobody's pieces are grey."""
    cloth = f"M{x + 3},{12}C{x + 12},6 {x + 18},20 {x + 32},14V38C{x + 18},44 {x + 12},30 {x + 3},36Z"
    return rect(x, 9, 4, 110, WOOD_SHADE) + path(cloth, "#C8BBA6", INK, 1.4) + circle(x + 16, 25, 6, "#7E7874")


def _fence(w: float, h: float, snow: bool) -> Fragment:
    out = ""
    for y in (h - 50, h - 34):
        out += rect(0, y, w, 6, "#B58A58") + rect(0, y + 4, w, 2, "#7B5832")
    for i in range(8):
        x, top = 6 + i * 25, h - 58
        out += path(f"M{x},{h - 12}V{top}l5,-6l5,6V{h - 12}Z", "#C79C68")
        out += path(f"M{x + 6},{h - 12}V{top - 5}l4,5V{h - 12}Z", "#8F683E")
        if snow:
            out += path(f"M{x - 1},{top + 3}V{top}l6,-7l6,7V{top + 3}Z", "#F4F8F7")
    return out + rect(0, h - 12, w, 12, mix(SEASONS["winter" if snow else "spring"].cap, INK, 0.12), opacity=0.5)
