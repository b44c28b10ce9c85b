"""Two posters on the wall of the inn, one for each game: a vineyard in the evening sun, and Italy in the sea."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame import Surface

from game.art import innkeepers, ships
from game.art.chart import landmarks, place
from game.art.chart.inks import EARTHS
from game.art.chart.pegs import flag
from game.art.country.rays import rays
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas, Plain, Style
from game.art.kit.palette import BRASS, CREAM, INK, SELECT, WINE, Colour
from game.art.kit.raster import in_strips, opaque, pixels, raster
from game.art.kit.shapes import NONE, Fragment, Point, circle, group, path, polygon, rect
from game.art.landscape import bunch, cypress, house, leaf, pine
from game.art.people.figures import figure
from game.art.people.person import Person
from game.art.poster import block_letters

WIDE, HIGH = 800.0, 850.0
"""A poster without its frame, in design px."""
FRAME = 24.0
"""How far its frame and shadow reach beyond it."""
_EDGE = 16.0
"""Where its paper begins inside a golden frame."""
_FOOT = 104.0
_NAME: dict[str, tuple[float, float, float, Colour]] = {
    "viticulture": (40, 24, 118, "#6B1E20"), "vino": (300, 548, 190, "#0E2E40"),
}  # fmt: skip
"""Where the name of each game stands on its poster, in letters of which size, and the ink of their shadow."""
Layers = tuple[Fragment, ...]
"""A picture in layers from behind, each of which is printed for itself, so that none takes a whole frame."""
_MIDDLE, _AT, _DEGREE, _TURN = (12.5, 42.0), (380.7, 408.7), 66.1, 22.0
"""Longitude and latitude of the middle of Italy and where it lies, design px of a degree of latitude, and by how many
degrees the boot is turned clockwise."""
_FLAGS = ((12.0, 45.35, "cotto"), (11.45, 43.0, "lago"), (12.95, 41.75, "sole"), (8.95, 40.55, "salvia"))
"""Longitude and latitude of each flag, and whose it is."""
_LANDMARKS = (
    ("dolomites", 11.55, 46.25, 0.58), ("leaning_tower", 10.55, 43.45, 0.64), ("flock", 14.1, 42.15, 0.46),
    ("vesuvius", 14.85, 40.7, 0.56), ("nuraghe", 9.25, 39.6, 0.5), ("trulli", 17.0, 40.75, 0.56),
    ("gondola", 14.35, 44.85, 0.74),
)  # fmt: skip
"""What each region is known for: its drawing, longitude and latitude of its foot, and how large."""


def _vineyard() -> Layers:
    """A family vineyard in the evening sun, and whoever works in it: sky, hills, rows, and people with leaves."""
    out, (x, y) = rect(0, 0, WIDE, HIGH, "#F7B44A"), (500.0, 372.0)
    for k, ink in enumerate(("#F3A13E", "#F6B354", "#F9C670", "#FCD990")):
        out += circle(x, y, 620 - k * 118, ink)
    sun = rays(x, y, 1000, "#FFE6AA", 26, 0.32) + circle(x, y, 172, "#FCE7B4") + circle(x, y, 146, "#E24E22")
    layers = [out, sun]
    out = path("M-10,400C120,330 260,330 400,392C540,340 690,330 820,380V860H-10Z", "#C9764A")
    out += path("M-10,430C150,380 300,420 460,430C600,410 720,420 820,410V860H-10Z", "#8E8A3E")
    trees = ((540, 120), (566, 150), (590, 112), (748, 150), (776, 118))
    out += house(640, 440, 1.9) + "".join(cypress(at, 446, tall) for at, tall in trees) + pine(120, 432, 120)
    out += path("M-10,470C200,430 500,470 820,440V860H-10Z", "#4E7A34")
    layers += [out, "".join(_row(k) for k in range(-9, 12))]
    body, arms = figure(Person({**innkeepers.line_of("grower", "cotto"), "holds": "basket", "gaze": "right"}))
    leaves = ((770, 30, 1.4, 200), (690, -6, 1.1, 150), (800, 130, 1.1, 250))
    return (*layers, group(body, 196, 452, 2.0), group(arms, 196, 452, 2.0) + "".join(leaf(*one) for one in leaves))


def _row(k: int) -> Fragment:
    """A row of vines that runs to the horizon, with its grapes."""
    a, b = 420 + k * 26, 420 + k * 190
    left = f"M{a - 7},456C{a},520 {b - 60},700 {b - 80},860"
    out = path(f"{left}H{b + 44}C{b + 20},700 {a + 20},520 {a + 7},456Z", "#2F5A2C")
    out += path(f"{left}H{b - 26}C{b - 20},700 {a + 4},520 {a - 1},456Z", "#7F9E3A")
    for j in range(5):
        t = 0.25 + j * 0.17
        x, y = a + (b - a) * t * t + 6, 456 + 404 * t
        out += circle(x, y, 3 + 9 * t, "#7A1B38") + circle(x + 7 * t, y + 9 * t, 2.6 + 8 * t, "#5A1030")
    return out


def _italy() -> Layers:
    """Italy in the sea with its regions of wine: sea, water along the coast, land, ships, landmarks, flags."""
    out, (x, y) = rect(0, 0, WIDE, HIGH, "#1B6480"), (600.0, 120.0)
    for k, ink in enumerate(("#1F6F8A", "#267C95", "#3389A0", "#4A9AAC")):
        out += circle(x, y, 900 - k * 190, ink)
    sun = rays(x, y, 1300, "#8CC9C4", 30, 0.22) + circle(x, y, 104, "#FCE0A0") + circle(x, y, 82, "#F2A03A")
    layers = [out, sun]
    islands = [place.island(name, _upright) for name in place.ISLANDS if name != place.ABROAD]
    coast = [polygon(ring) for ring in (place.mainland(_upright), *islands)]
    for wide, ink in ((46, "#3F93A4"), (28, "#6DB3B0"), (12, "#B5D9C4")):
        layers.append("".join(path(d, NONE, ink, wide) for d in coast))
    out = "".join(group(path(d, "#0E3646", opacity=0.5), 8, 12) + path(d, "#F0DDB0", INK, 3) for d in coast)
    for name, ink in EARTHS.items():
        out += path(polygon(place.region(name, _upright)), ink, "#FFF2CF", 3)
    out += "".join(path(d, NONE, INK, 3) for d in coast)
    layers.append(out)
    out = group(ships.liner(), 130, 742, 1.8) + group(ships.sail(), 690, 372) + group(ships.dolphins(), 690, 480, 1.2)
    layers.append(out + leaf(60, 10, 1.5, 40) + bunch(104, 92, 1.4))
    drawn = landmarks.LANDMARKS
    layers.append("".join(group(drawn[name](), *_upright(lon, lat), size) for name, lon, lat, size in _LANDMARKS))
    return (*layers, "".join(group(flag(seat), *_upright(lon, lat), 1.15) for lon, lat, seat in _FLAGS))


def _upright(longitude: float, latitude: float) -> Point:
    """Where a place on earth lies on the poster, on which the boot stands upright."""
    (lon, lat), turn = _MIDDLE, math.radians(_TURN)
    east, south = (longitude - lon) * math.cos(math.radians(lat)), lat - latitude
    x, y = east * math.cos(turn) - south * math.sin(turn), east * math.sin(turn) + south * math.cos(turn)
    return _AT[0] + x * _DEGREE, _AT[1] + y * _DEGREE


@kept(4)
def _print(game: str, scale: float) -> Surface:
    """The picture on the poster of a game."""
    layers = [_layer(game, number, scale) for number in range(len(_drawn(game)))]
    sheet = layers[0].copy()
    sheet.blits([(layer, (0, 0)) for layer in layers[1:]])
    return opaque(sheet)


@kept(2)
def _drawn(game: str) -> Layers:
    return _vineyard() if game == "viticulture" else _italy()


@kept(18)
def _layer(game: str, number: int, scale: float) -> Surface:
    return raster(pixels(WIDE, scale), pixels(HIGH, scale), scale, _drawn(game)[number], painted=True)


class _Strip(NamedTuple):
    """The part of a picture over the pages on how its game is played: its left end, its top, also where it is
    ``low``, and the layer that it does without, counted from the front, if any."""

    x: float
    y: float
    low: float
    without: int = 0


_STRIPS = {"viticulture": _Strip(94, 292, 376), "vino": _Strip(94, 226, 264, 3)}


@kept(4)
def strip(game: str, wide: float, high: float, low: bool, scale: float) -> Surface:
    """A part of a game’s poster, in design px, without its name; a ``low`` one stands over large words."""
    place = _STRIPS[game]
    left, top = round(place.x * scale), round((place.low if low else place.y) * scale)
    sheet = Surface((pixels(wide, scale), pixels(high, scale)))
    count = len(_drawn(game))
    for number in range(count):
        if number != count - place.without:
            sheet.blit(_layer(game, number, scale), (-left, -top))
    return sheet


@kept(4)
def _lettered(game: str, name: str, scale: float) -> Surface:
    """The picture with the name of the game on it."""
    image = _print(game, scale).copy()
    x, y, size, shadow = _NAME[game]
    block_letters(image, x, y, name, size, scale, 10, "#FFF3DC", shadow)
    return image


@kept(8)
def poster(game: str, name: str, line: str, facts: str, taken: bool, scale: float) -> Surface:
    """The poster of a game in its frame, FRAME larger on every side; ``taken`` is the one that will be played.

    Below the picture stand a ``line`` on the game, and for how many seats and how long it is.
    """
    image = _lettered(game, name, scale)
    sheet = Surface((pixels(WIDE + 2 * FRAME, scale), pixels(HIGH + 2 * FRAME, scale)), pygame.SRCALPHA)
    _bar(sheet, (14, 22, WIDE + 34, HIGH + 24), "#12060A80", scale)
    if taken:
        _bar(sheet, (0, 0, WIDE + 48, HIGH + 48), INK, scale)
        _bar(sheet, (3, 3, WIDE + 42, HIGH + 42), SELECT, scale)
    edge = _EDGE if taken else _EDGE - 4
    _bar(sheet, (edge - 2, edge - 2, WIDE + 52 - 2 * edge, HIGH + 52 - 2 * edge), INK, scale)
    _bar(sheet, (edge, edge, WIDE + 48 - 2 * edge, HIGH + 48 - 2 * edge), "#F7EEDC" if taken else "#EADFC6", scale)
    sheet.blit(image, (round(FRAME * scale), round(FRAME * scale)))
    _bar(sheet, (FRAME, FRAME + HIGH - _FOOT, WIDE, _FOOT + 0.5), INK, scale)
    for top, part in ((HIGH - _FOOT, _foot(line, facts, taken, scale)), (-6, _pins(scale))):
        sheet.blit(part, (round(FRAME * scale), round((FRAME + top) * scale)))
    return sheet


@kept(8)
def _foot(line: str, facts: str, taken: bool, scale: float) -> Surface:
    canvas = Canvas(WIDE, _FOOT, scale)
    canvas.draw(
        rect(1, 1, WIDE - 2, _FOOT - 2, WINE if taken else "#2E1A1C", 0, INK, 2),
        rect(8, 8, WIDE - 16, _FOOT - 16, NONE, 0, BRASS, 1.6),
    )
    room = WIDE - (140 if taken else 60)
    _said(canvas, 36, line, "display", 32, CREAM, 44, room)
    _said(canvas, 76, facts, "bold", 24, "#F0CE84", 34, room)
    if taken:
        canvas.draw(circle(WIDE - 62, _FOOT / 2, 35, SELECT, INK, 3))
        canvas.icon("confirm", WIDE - 62, _FOOT / 2, 46)
    return canvas.surface()


@kept(2)
def _pins(scale: float) -> Surface:
    canvas = Canvas(WIDE, 24, scale)
    canvas.draw(*(circle(x, 12, 9, BRASS, INK, 2) + circle(x - 2, 10, 3, "#FFF6DF") for x in (11, WIDE - 11)))
    return canvas.surface()


def _bar(sheet: Surface, box: Plain, ink: Colour, scale: float) -> None:
    """Fill a box of a picture, given in design px, with an ink of the house or one that lets the ground through."""
    x, y, w, h = box
    left, top = round(x * scale), round(y * scale)
    area = left, top, round((x + w) * scale) - left, round((y + h) * scale) - top
    sheet.fill(ink if len(ink) > 7 else contrast.ink(ink), area)


def _said(
    canvas: Canvas, y: float, words: str, style: Style, size: float, ink: Colour, tall: float, room: float
) -> None:
    found = canvas.fitting(words, style, size, room, tall=tall)
    canvas.text(30, y, found.words, style, found.size, ink, valign="middle")


@kept(2)
def wall(scale: float) -> Surface:
    """The wall of the inn with two cones of light, and the wainscot below it, 1920 by 1080 design px."""
    # The light comes first: a ground that is begun is not put off until all of it is drawn.
    lamps = None if contrast.high() else _lamps(scale)
    sheet = pygame.Surface((pixels(1920, scale), pixels(1080, scale)))
    _bar(sheet, (0, 0, 1920, 1080), "#2B2B2B" if contrast.high() else "#5A2430", scale)
    for at in range(0, 1920, 68):
        _bar(sheet, (at, 0, 34, 930), "#363636" if contrast.high() else "#642A36", scale)
    if lamps is not None:
        sheet.blit(lamps, (0, 0))
    _bar(sheet, (0, 930, 1920, 150), "#2E1A1C", scale)
    _bar(sheet, (0, 926, 1920, 8), "#8A5A30", scale)
    for at in range(60, 1920, 150):
        _bar(sheet, (at, 940, 3, 140), "#1E1012", scale)
    return sheet


def _lamps(scale: float) -> Surface:
    """The cones of light of two lamps."""
    light = "".join(path(f"M{x - 130},0L{x + 130},0L{x + 560},930H{x - 560}Z", "#FFD88A") for x in (510, 1410))
    sheet = in_strips(pixels(1920, scale), pixels(930, scale), scale, light, 5)
    sheet.set_alpha(33)
    return sheet
