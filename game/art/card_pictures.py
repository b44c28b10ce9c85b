"""Card pictures: vines before their hills, bottles on a shelf, people in the landscape."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pygame

from game.art import icons
from game.art.canvas import pixels, raster
from game.art.keep import kept
from game.art.landscape import INKS, RED_GRAPES, WHITE_GRAPES, bunch, cypress, pine, scene
from game.art.palette import DRINKS, INK, SHADOW, WINE, Colour
from game.art.portraits import bust, medallion, rays
from game.art.shapes import NONE, Fragment, circle, ellipse, group, path, rect
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
_BOTTLE = "M9.4,1.5H14.6V8C14.6,10 18,11.4 18,15V21.6Q18,23 16.6,23H7.4Q6,23 6,21.6V15C6,11.4 9.4,10 9.4,8Z"
_CHAMPAGNE = "M9.8,1.4H14.2V7C14.2,10 18.6,12 18.6,16V21.6Q18.6,23 17.2,23H6.8Q5.4,23 5.4,21.6V16C5.4,12 9.8,10 9.8,7Z"
_GLASS: dict[str, tuple[Colour, Colour]] = {
    "red": ("#40162A", "#2A0C1A"),
    "white": ("#7E8A36", "#586022"),
    "blush": ("#D98A80", "#A85A54"),
    "sparkling": ("#2F5A44", "#1C3C2C"),
}
_BRASS: Colour = "#C8A04A"


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


def vine(w: float, h: float, variety: str, red: int, white: int, scale: float) -> pygame.Surface:
    """Leaf and cluster of a variety before rows of vines."""
    seed = sum(map(ord, variety))
    image = _landscape(w, h, seed, "summer", scale, 0, 0.86).copy()
    unit = h / 150
    drawn = icons.drawing(f"v_{variety}")
    drawn = _STROKE.sub(lambda found: f'stroke-width="{float(found[1]) * 24 / h * 1.6:.2f}"', drawn)
    shapes = group(drawn, w * 0.03, h * 0.07, h * 0.88 / 24, -8)
    if red and white:
        shapes += bunch(w * 0.58, h * 0.06, unit * 0.72, seed, RED_GRAPES)
        shapes += bunch(w * 0.80, h * 0.20, unit * 0.58, seed + 1, WHITE_GRAPES)
    else:
        shapes += bunch(w * 0.68, h * 0.04, unit * 0.84, seed, RED_GRAPES if red else WHITE_GRAPES)
    image.blit(picture(shapes, w, h, scale), (0, 0))
    return image


@kept(128)
def small_vine(w: float, h: float, variety: str, scale: float) -> pygame.Surface:
    """The leaf of a variety before the hills, for a planted card."""
    seed = sum(map(ord, variety))
    image = _landscape(w, h, seed, "summer", scale, 0, 0.8).copy()
    side = h * 0.98
    leaf = group(icons.drawing(f"v_{variety}"), (w - side) / 2, h * 0.02, side / 24)
    image.blit(picture(leaf, w, h, scale), (0, 0))
    return image


def shelf(w: float, h: float, wines: Sequence[Mapping[str, Any]], scale: float) -> pygame.Surface:
    """The bottles of an order on a cellar shelf, with an arch and barrels where there is room."""
    out = rect(0, 0, w, h, "#3A2634")
    for i in range(9):
        out += path(f"M0,{h * 0.09 * i + i * 2:.1f}H{w}", NONE, "#2A1A26", 1.6)
    out += rays(w / 2, h * 1.05, h * 1.7, 13, "#5A3A4A", 0.5, 6)
    if len(wines) <= 2 and w > 250:
        out += _arch(w, h)
    out += rect(0, h * 0.86, w, h * 0.14, "#8A5A34") + rect(0, h * 0.86, w, 3, "#D9A566")
    out += rect(0, h * 0.94, w, h * 0.06, "#5E3A1E")
    tall = min(h * 0.76, w / (len(wines) + 0.3) / 0.52)
    step = min(w / (len(wines) + 0.2), tall * 0.62)
    first = w / 2 - step * (len(wines) - 1) / 2
    for i, wine in enumerate(wines):
        unit = tall / 24
        out += group(_bottle(wine["kind"]), first + i * step - 12 * unit, h * 0.90 - 23 * unit, unit)
    return picture(out, w, h, scale)


def _arch(w: float, h: float) -> Fragment:
    middle, reach, top = w / 2, h * 0.82, h * 0.06
    left = f"M{middle - reach:.1f},{h}V{h * 0.5:.1f}C{middle - reach:.1f},{h * 0.12:.1f}"
    over = f"{middle - h * 0.4:.1f},{top:.1f} {middle},{top:.1f}C{middle + h * 0.4:.1f},{top:.1f}"
    right = f"{middle + reach:.1f},{h * 0.12:.1f} {middle + reach:.1f},{h * 0.5:.1f}V{h}"
    out = path(f"{left} {over} {right}", NONE, "#7A5A66", 5)
    barrel = icons.drawing("barrel")
    return out + "".join(group(barrel, x, h * 0.40, h * 0.48 / 24) for x in (w * 0.02, w * 0.98 - h * 0.48))


def _bottle(kind: str) -> Fragment:
    body, shade = _GLASS[kind]
    bubbly = kind == "sparkling"
    out = ellipse(12, 23, 7.4, 1, SHADOW, opacity=0.5) + path(_CHAMPAGNE if bubbly else _BOTTLE, body, INK, 1.1)
    out += path("M13,2.2H14V8.2C14,10.2 17.4,12 17.4,15.4V22.2H14.6C16,18 15,12 13,9.6Z", shade)
    out += path("M8,13.4C7.4,15 7.4,18 7.6,21", NONE, "#FFF6DF", 0.8, opacity=0.6)
    out += rect(6.3, 14.4, 11.4, 5.4, "#FBF1DC", 0, INK, 0.8)
    out += circle(12, 17.1, 1.5, _BRASS if bubbly else DRINKS[kind].ground, INK, 0.5)
    return out + rect(9.3, 1.2, 5.4, 4.4, _BRASS if bubbly else WINE, 0.5, INK, 0.9)


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
