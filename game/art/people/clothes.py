"""All garments by their names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.art.kit.palette import CREAM, GOLD, Colour
from game.art.people.arms import Cloth
from game.art.people.cloth import Garment
from game.art.people.coats import coat, furcoat, jacket, labcoat, robe, sash, scarf, tailcoat, uniform
from game.art.people.dresses import blouse, dress, gown, ruff, shawl
from game.art.people.inks import light, shade
from game.art.people.workwear import apron, chef, overalls, shirt, smock, sweater, waistcoat

CLOTHES: dict[str, tuple[Garment, Callable[[Colour, Colour], Cloth]]] = {
    "coat": (coat, lambda a, b: Cloth(a, CREAM)),
    "tailcoat": (tailcoat, lambda a, b: Cloth(a, CREAM)),
    "shirt": (shirt, lambda a, b: Cloth(a, None, True)),
    "pinstripe": (partial(coat, pattern="stripes"), lambda a, b: Cloth(a, CREAM)),
    "tailstripe": (partial(tailcoat, pattern="stripes"), lambda a, b: Cloth(a, CREAM)),
    "checked": (partial(shirt, pattern="check"), lambda a, b: Cloth(a, None, True)),
    "plaid": (partial(scarf, pattern="check"), lambda a, b: Cloth(a, shade(a, 0.3))),
    "waistcoat": (waistcoat, lambda a, b: Cloth(CREAM, None, True)),
    "apron": (apron, lambda a, b: Cloth(a, None, True)),
    "overalls": (overalls, lambda a, b: Cloth(b, None, True)),
    "dress": (dress, lambda a, b: Cloth(a, b)),
    "blouse": (blouse, lambda a, b: Cloth(a, b)),
    "shawl": (shawl, lambda a, b: Cloth(b, CREAM)),
    "gown": (gown, lambda a, b: Cloth(a, b)),
    "ruff": (ruff, lambda a, b: Cloth(a, CREAM)),
    "smock": (smock, lambda a, b: Cloth(a, light(a, 0.2))),
    "scarf": (scarf, lambda a, b: Cloth(a, shade(a, 0.3))),
    "furcoat": (furcoat, lambda a, b: Cloth(a, b)),
    "robe": (robe, lambda a, b: Cloth(a, b)),
    "labcoat": (labcoat, lambda a, b: Cloth(a, light(a, 0.3))),
    "uniform": (uniform, lambda a, b: Cloth(a, GOLD)),
    "jacket": (jacket, lambda a, b: Cloth(a, b)),
    "sash": (sash, lambda a, b: Cloth(a, CREAM)),
    "chef": (chef, lambda a, b: Cloth(a, light(a, 0.3))),
    "sweater": (sweater, lambda a, b: Cloth(a, shade(a, 0.15))),
}
