"""Planted vines: a trained row across its field, with leaf, short name and values."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import mat_boxes
from game.art.country.inks import SNOW, WOOD_SHADE
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import large
from game.art.kit.palette import CARD, INK, Colour, mix
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import Fragment, circle, ellipse, rect
from game.art.landscape import Chance
from game.art.pieces import token
from game.art.vines import drawn_as
from game.text.messages import language_in_use
from game.text.names import called
from game.text.printed import cards

_LEAVES: dict[str, tuple[Colour, Colour]] = {
    "sangiovese": ("#6FA646", "#3F7030"),
    "malvasia": ("#A9C85A", "#6C8F38"),
    "pinot": ("#8FA04E", "#5E6F35"),
    "syrah": ("#3F7A52", "#245238"),
    "trebbiano": ("#BCCB62", "#87963C"),
    "sauvignon_blanc": ("#86B85C", "#4F8440"),
    "merlot": ("#7DA552", "#4A6A32"),
    "cabernet_sauvignon": ("#3E8A50", "#1F5A34"),
    "chardonnay": ("#BFC25A", "#878C38"),
}
"""The light and the shaded ink of a variety's foliage."""
_OTHER = ("#7FA84A", "#4A7034")
"""Those of a variety that somebody has added."""
_TURNED: dict[str, tuple[Colour, Colour, float]] = {
    "fall": ("#E0A030", "#8A3A18", 0.5),
    "winter": ("#A98A5C", "#5E4634", 0.62),
}
_GREEN = ("#FFFFFF", "#000000", 0.0)
"""What leaves turn to in a season, light and shaded, and how much."""
_RIM = "#F2E6B8"
"""The light edge that parts a row from the soil."""
_INSIDE = 0.78
"""The largest letters of a name, as a share of its plate's height: even a capital with an accent lies in it."""
_BERRIES = {"red": ("#8C1D3F", "#B23C5C"), "white": ("#B9A136", "#E0CF6A")}
_BUNCH = ((-3, 0), (0, 0), (3, 0), (-1.5, 3), (1.5, 3), (0, 6))
LARGE = 22.0
"""The least letters of a name where words are chosen to be large."""
OVER = 6
"""How far the foliage reaches beyond the box of its row above and below, in design px."""


class Growth(NamedTuple):
    """How vines stand: in which season, and whether their grapes are already harvested."""

    season: str = "summer"
    harvested: bool = False


def planted_vine(variety: str, h: float, growth: Growth, scale: float) -> Surface:
    """The row of a vine ``h`` design px high, in a picture that reaches ``OVER`` px beyond it above and below.

    Kept: do not draw on it. Raises KeyError for what is no vine.
    """
    return _planted_vine(variety, h, growth, scale, language_in_use())


@kept(200)
def _planted_vine(variety: str, h: float, growth: Growth, scale: float, _language: str) -> Surface:
    printed, w = cards()[variety].printed, float(mat_boxes.VINE_W)
    canvas = Canvas(w, h + 2 * OVER, scale)
    canvas.picture(_leaves(variety, w, h, growth, scale), 0, 0)
    canvas.layer()
    side, middle = min(31.0 if large() else 35.0, h), OVER + h / 2
    right = w - 1
    values = [(colour, printed[colour]) for colour in ("white", "red") if printed[colour]]
    for colour, value in values:
        token(canvas, colour, right - side / 2, middle, side, value)
        right -= side + 1
    name, left = called("card-short", variety), 3.0
    leaf = min(side, 26.0) if large() else side
    if not large() or canvas.measure(name, "bold", LARGE) <= right - leaf - 10:
        # A long name in large letters has the place of the leaf too.
        canvas.draw(circle(leaf / 2 + 1, middle, leaf / 2 - 0.5, CARD, INK, 1.5))
        canvas.icon(f"v_{drawn_as(variety)}", leaf / 2 + 1, middle, leaf * 0.78)
        left = leaf + 3
    room = right - left - 1
    words, size = canvas.fitting(name, "bold", 18, room - 6, tall=min(h, 40.0) * _INSIDE)
    wide = min(room, canvas.measure(words, "bold", size) + 10)
    plate = min(h, size * 1.28)
    canvas.draw(rect(left, middle - plate / 2, wide, plate, CARD, 4, INK, 1.2))
    canvas.text(left + wide / 2, middle, words, "bold", size, INK, "centre", "middle", wrap=room, most=1)
    return canvas.surface()


@kept(60)
def _leaves(variety: str, w: float, h: float, growth: Growth, scale: float) -> Surface:
    shapes = foliage_of(variety, Box(3, OVER + 1, w - 6, h - 2), growth)
    return raster(pixels(w, scale), pixels(h + 2 * OVER, scale), scale, shapes, painted=True)


def foliage_of(variety: str, box: Box, growth: Growth) -> Fragment:
    """The leaves of a vine's row in a box, with the grapes that it bears until they are harvested."""
    printed = cards()[variety].printed
    colours = () if growth.harvested else tuple(colour for colour in ("red", "white") if printed[colour])
    return _foliage(*box, variety, colours, growth.season)


def _foliage(x: float, y: float, w: float, h: float, variety: str, colours: tuple[str, ...], season: str) -> Fragment:
    """Posts, leaves and hanging bunches of a trained row from x, y on."""
    light, shade = _inks(variety, season)
    chance = Chance(len(variety))
    out = ellipse(x + w / 2, y + h, w / 2, 3.2, "#2A1410", opacity=0.35)
    for post in (x, x + w / 2, x + w - 3.4):
        out += rect(post, y - 1, 3.4, h + 1, WOOD_SHADE)
    count = max(4, round(w / (h * 0.46)))
    step = (w - 12) / (count - 1)
    crowns = [
        (x + 6 + i * step, y + h * 0.42 + chance.between(-2, 2) * h / 50, h * chance.between(0.3, 0.4))
        for i in range(count)
    ]
    for ink, rim in (_RIM, 1.6), (shade, 0.0):
        for cx, cy, r in crowns:
            out += circle(cx, cy, r + rim, ink)
    for i in range(count):
        r = h * chance.between(0.17, 0.25)
        out += circle(x + 4 + i * step, y + h * 0.32 + chance.between(-2, 2) * h / 50, r, light)
    if season == "winter":
        for i in range(count):
            out += ellipse(x + 5 + i * step, y + h * 0.12, h * chance.between(0.12, 0.22), h * 0.06, SNOW)
    return out + _bunches(x, y, w, h, colours, chance)


def _inks(variety: str, season: str) -> tuple[Colour, Colour]:
    """The light and the shaded ink of a variety's leaves in a season."""
    (light, shade), (dry, dark, share) = _LEAVES.get(drawn_as(variety), _OTHER), _TURNED.get(season, _GREEN)
    return mix(light, dry, share), mix(shade, dark, share)


def _bunches(x: float, y: float, w: float, h: float, colours: tuple[str, ...], chance: Chance) -> Fragment:
    out, size = "", min(1.0, h / 26)
    for i in range(max(2, round(w / 26))):
        cx = x + 14 + i * 26 + chance.between(-3, 3)
        if cx > x + w - 8 or not colours:
            continue
        inks = _BERRIES[colours[i % len(colours)]]
        for dx, dy in _BUNCH:
            out += circle(cx + dx * size, y + h * 0.66 + dy * size, 2.3 * size, inks[int(abs(dx)) % 2])
    return out
