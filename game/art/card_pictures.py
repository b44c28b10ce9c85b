"""Card pictures: vines before their hills, bottles on a shelf, people in the landscape."""

from __future__ import annotations

import re
from typing import NamedTuple

import pygame

from game.art.kit import icons
from game.art.kit.cache import kept
from game.art.kit.palette import SHADOW, Colour
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import Fragment, circle, group
from game.art.landscape import INKS, bunch, cypress, pine, scene
from game.art.portraits import bunches, bust, medallion
from game.text.printed import cards

SEASON_OF = {"summer_visitor": "summer", "winter_visitor": "winter", "mama": "spring", "papa": "fall", "vine": "summer"}
"""Deck to the season of its landscapes."""

GROUNDS: dict[str, tuple[Colour, Colour]] = {
    "summer_visitor": ("#E3A72A", "#F7DE9C"),
    "winter_visitor": ("#5F93B4", "#E4EEF2"),
    "mama": ("#E7A9A9", "#F8DCD2"),
    "papa": ("#8C9FC7", "#DCE4F2"),
}
"""Deck to the ground and the rays of its medallions."""

_STROKE = re.compile(r'stroke-width="([\d.]+)"')


def picture(fragment: Fragment, w: float, h: float, scale: float) -> pygame.Surface:
    """A fragment in design px as a picture of w by h design px."""
    return raster(pixels(w, scale), pixels(h, scale), scale, fragment, painted=True)


@kept(256)
def _landscape(
    w: float, h: float, seed: int, season: str, scale: float, house_at: float, sun_at: float
) -> pygame.Surface:
    radius = min(h * 0.22, 34)
    fragment = scene(
        w,
        h,
        seed,
        season,
        horizon=0.52,
        sun_at=(sun_at, 0.52 - radius * 0.3 / h),
        sun_radius=radius,
        rows=14,
        house_at=house_at or None,
    )
    return picture(fragment, w, h, scale)


class _View(NamedTuple):
    """What stands at the right of a landscape: a house or trees (as shares of the width), and where the sun is."""

    house_at: float
    sun_at: float
    trees: tuple[tuple[str, float, float], ...] = ()


_VIEWS = (
    _View(0.84, 0.95),
    _View(0, 0.70, (("pine", 0.80, 0.44), ("pine", 0.93, 0.34))),
    _View(0.86, 0.10),
    _View(0, 0.94, tuple(("cypress", 0.74 + i * 0.055, 0.26 + 0.05 * ((i * 2) % 3)) for i in range(5))),
)
"""The views that cards share out among themselves; trees are a kind, an x and a height as shares of the picture."""


@kept(256)
def _country(w: float, h: float, card: str, deck: str, scale: float) -> pygame.Surface:
    """The landscape behind a person, always the same for the same card."""
    number = cards()[card].number
    view = _VIEWS[number * 3 % len(_VIEWS)]
    image = _landscape(w, h, number, SEASON_OF[deck], scale, view.house_at, view.sun_at).copy()
    inks = INKS[SEASON_OF[deck]]
    trees = ""
    for kind, x, tall in view.trees:
        foot = h * 0.69
        trees += pine(w * x, foot, h * tall) if kind == "pine" else cypress(w * x, foot, h * tall, inks.cypress)
    if trees:
        image.blit(picture(trees, w, h, scale), (0, 0))
    return image


def drawn_as(variety: str) -> str:
    """The variety itself; for one that nobody has drawn, as in an older edition, another of the same colours."""
    if variety in bunches():
        return variety
    printed = cards()[variety].printed
    colours = {colour for colour in ("red", "white") if printed[colour]}
    return next((one for one, look in bunches().items() if set(look) == colours), next(iter(bunches())))


def _bunch(variety: str, colour: str, x: float, y: float, tall: float) -> Fragment:
    """The bunch of a variety hanging from x, y, ``tall`` high."""
    look = bunches()[drawn_as(variety)][colour]
    light, dark, glow = look["inks"]
    return bunch(x, y, tall / (len(look["rows"]) * 16.5 + 36), len(variety), (light, dark, glow), look["rows"])


def vine(w: float, h: float, variety: str, scale: float) -> pygame.Surface:
    """Leaf and cluster of a variety before rows of vines."""
    seed = sum(map(ord, variety))
    image = _landscape(w, h, seed, "summer", scale, 0, 0.86).copy()
    drawn = icons.drawing(f"v_{drawn_as(variety)}")
    drawn = _STROKE.sub(lambda found: f'stroke-width="{float(found[1]) * 24 / h * 1.6:.2f}"', drawn)
    shapes = group(drawn, w * 0.01, h * 0.07, h * 0.88 / 24, -8)
    colours = tuple(bunches()[drawn_as(variety)])
    if len(colours) > 1:
        shapes += _bunch(variety, colours[0], w * 0.60, h * 0.06, h * 0.82)
        shapes += _bunch(variety, colours[1], w * 0.82, h * 0.24, h * 0.70)
    else:
        shapes += _bunch(variety, colours[0], w * 0.71, h * 0.03, h * 0.94)
    image.blit(picture(shapes, w, h, scale), (0, 0))
    return image


@kept(128)
def small_vine(w: float, h: float, variety: str, scale: float) -> pygame.Surface:
    """The leaf of a variety before the hills, for a planted card."""
    seed = sum(map(ord, variety))
    image = _landscape(w, h, seed, "summer", scale, 0, 0.8).copy()
    side = h * 0.98
    leaf = group(icons.drawing(f"v_{drawn_as(variety)}"), (w - side) / 2, h * 0.02, side / 24)
    image.blit(picture(leaf, w, h, scale), (0, 0))
    return image


def person(w: float, h: float, card: str, deck: str, scale: float) -> pygame.Surface:
    """A medallion before a landscape, left of the middle for visitors."""
    image = _country(w, h, card, deck, scale).copy()
    size = h * 0.97
    cx = w * (0.42 if "visitor" in deck else 0.45)
    shadow = circle(cx + 4, h / 2 + 5, size / 2 - 2, SHADOW, opacity=0.35)
    image.blit(picture(shadow, w, h, scale), (0, 0))
    ground, light = GROUNDS[deck]
    image.blit(medallion(card, size, scale, ground, light), (round((cx - size / 2) * scale), round(h * 0.015 * scale)))
    return image


def passer_by(w: float, h: float, card: str, deck: str, scale: float) -> pygame.Surface:
    """Head and shoulders in the left half of a landscape, for the hand card."""
    image = _country(w, h, card, deck, scale).copy()
    size = min(h, 98.0)
    glow = circle(size * 0.47, h - size * 0.48, size * 0.46, "#FBF1DC", opacity=0.75)
    image.blit(picture(glow, w, h, scale), (0, 0))
    image.blit(bust(card, size, scale), (round(-2 * scale), round((h - size) * scale)))
    return image
