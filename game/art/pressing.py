"""A wine is made: the press house, bunches that fly into the press, and the wine that runs into its bottle."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Surface

from game.art.estate.bottles import BANDS, GLASS, SHAPES
from game.art.harvest import bunch_picture
from game.art.innkeepers import GLAD, line_of
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK
from game.art.kit.raster import in_strips, pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, group, path, rect
from game.art.moment import PLATE_TALL, TALL, WIDE, place, plate, rim
from game.art.people import scenes
from game.art.people.inks import HOURS
from game.art.people.person import Person
from game.art.people.workrooms import press
from game.art.pieces import token

KINDS = tuple(SHAPES)
"""The kinds of wine."""
STRIPS = 6
"""In so many parts the ground is drawn."""
_UP, RIM = 25.0, 2.2
"""How far the room is moved up, and how thick the white rim of people is in high contrast, in lines of theirs."""
_TABLE = 538.0
"""Upper edge of the table on which the bottles stand."""
_TAP, _MOUTH = 912.0, 222.0
"""Where the middle of the tap is, and how low its mouth."""
_SIZE = 5.4
"""How much larger than in the cellar the bottle is."""
PICTURE = 150.0, 290.0
"""How large the picture of the bottle is."""
_TOP = _TABLE - PICTURE[1] + 4
FOOT = 282.0
"""Where the foot of the bottle is within that picture."""
_GLASS_TOP, _FULL = 34.0, 62.0
"""Where its mouth is, and the wine in a full one."""
_BASKET = 948.0, 330.0
"""Where the bunches are pressed."""
_FIRST = -40.0, 60.0
"""Where they come from."""
_TOKEN = 58.0
_RUNS = {**GLASS, "sparkling": ("#E3C86A", "#B8963C", "#F7E9A8")}
"""Ground, shade and glint of the wine as it runs; the glass of sparkling wine hides what is in it."""


class Pressed(NamedTuple):
    """A wine that is made: its kind, its value, and the kinds and values of the grapes it is made of."""

    kind: str
    value: int
    grapes: tuple[tuple[str, int], ...]


def draw(title: str, wine: Pressed, who: tuple[str, str], share: float, scale: float) -> Surface:
    """The moment after a share (0-1) of its time; ``who`` are innkeeper and colour of the seat."""
    sheet = ground(*who, scale).copy()

    def lay(image: Surface, x: float, y: float) -> None:
        sheet.blit(image, (round(x * scale), round(y * scale)))

    for number, grape in enumerate(wine.grapes):
        gone = (share - 0.06 - 0.07 * number) / 0.34
        if 0 < gone < 1:
            x, y = _flown(gone)
            lay(bunch_picture(*grape, scale), x - 46, y - 52)
    level = _eased((share - 0.24) / 0.56)
    left, top = _TAP - PICTURE[0] / 2, _TOP
    surface = FOOT - (FOOT - _FULL) * level
    if 0 < level < 1:
        begun = min(1.0, (share - 0.24) / 0.06)
        image = stream(wine.kind, scale)
        tall = round((top + surface - _MOUTH) * begun * scale)
        sheet.blit(image, (round((_TAP - 9) * scale), round(_MOUTH * scale)), (0, 0, image.get_width(), tall))
    lay(glass(wine.kind, False, scale), left, top)
    full = glass(wine.kind, True, scale)
    cut = round(surface * scale)
    sheet.blit(full, (round(left * scale), round(top * scale) + cut), (0, cut, *full.get_size()))
    lay(label(wine.kind, wine.value, scale), left, top)
    if 0.05 < level < 0.95:
        lay(drops(wine.kind, int(share * 16) % 2, scale), _TAP - 50, top + _GLASS_TOP - 34)
    lay(words(title, wine.grapes, scale), 0, TALL - PLATE_TALL - 44)
    return sheet


def _flown(share: float) -> tuple[float, float]:
    """Where a bunch is after a share of its way into the press."""
    share = _eased(share)
    x = _FIRST[0] + (_BASKET[0] - _FIRST[0]) * share
    return x, _FIRST[1] + (_BASKET[1] - _FIRST[1]) * share**2.4 - 40 * math.sin(math.pi * share)


def _eased(share: float) -> float:
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


@kept(2, lasting=True)
def ground(innkeeper: str, colour: str, scale: float) -> Surface:
    """The press house without what moves: the press, the innkeeper of a seat, the table and the tap."""
    return in_strips(pixels(WIDE, scale), pixels(TALL, scale), scale, _drawn(innkeeper, colour), STRIPS)


@kept(2)
def _drawn(innkeeper: str, colour: str) -> Fragment:
    who = Person({**line_of(innkeeper, colour), "place": "press morning", "shot": "near"}).feeling(GLAD)
    people = contrast.cut_out(scenes.people(who), rim=RIM)
    shapes = place(contrast.printed(press(HOURS["morning"])) + people, _UP)
    return shapes + contrast.printed(_table() + _tap()) + rim()


def _table() -> Fragment:
    return rect(560, _TABLE - 6, WIDE - 560, 90, "#8A5A30", 0, INK, 4) + rect(562, _TABLE - 2, WIDE, 12, "#B5834A")


def _tap() -> Fragment:
    out = rect(_TAP - 26, 158, 400, 34, "#B5834A", 3, INK, 4) + rect(_TAP - 20, 163, 400, 8, "#D9A86A")
    out += path(f"M{_TAP - 24},156H{_TAP + 24}V{_MOUTH}H{_TAP - 24}Z", "#D9AE4A", INK, 4)
    out += rect(_TAP - 5, 138, 10, 20, "#D9AE4A", 0, INK, 3)
    return out + rect(_TAP - 40, 126, 80, 15, "#D9AE4A", 5, INK, 3.4)


@kept(8)
def glass(kind: str, full: bool, scale: float) -> Surface:
    """The bottle of a kind, empty or filled, without its label."""
    ink, shade, light = GLASS[kind]
    middle, shape = PICTURE[0] / 2, SHAPES[kind]
    body = path(shape, ink, INK, 0.8) if full else path(shape, "#EEF0E2", INK, 0.8, opacity=0.62)
    if full:
        body += path("M4,-8C10,-6 11.4,-2 11.4,2V20Q11.4,22 9.5,22H5C8,8 6,-2 4,-8Z", shade, opacity=0.6)
    body += path("M-9,0V18M-2,-22V-13", NONE, light if full else "#FFFFFF", 1.4, opacity=0.9)
    body += rect(-5, -26.4, 10, 3, "#D8DCC8" if not full else light, 1, INK, 0.7)
    shapes = group(body, middle, FOOT - 23 * _SIZE, _SIZE)
    return raster(pixels(PICTURE[0], scale), pixels(PICTURE[1], scale), scale, shapes, painted=True)


@kept(8)
def label(kind: str, value: int, scale: float) -> Surface:
    """The label of the bottle, with the value of the wine."""
    canvas = Canvas(*PICTURE, scale)
    middle = PICTURE[0] / 2
    canvas.draw(
        rect(middle - 60, 166, 120, 86, "#FFFBEF", 6, INK, 3.4), rect(middle - 56, 236, 112, 12, BANDS[kind], 2)
    )
    canvas.layer()
    canvas.text(middle, 201, str(value), "extra", 66, INK, "centre", "middle")
    return canvas.surface()


@kept(4)
def stream(kind: str, scale: float) -> Surface:
    """The wine that runs out of the tap, as long as it can be."""
    tall = TALL - _MOUTH
    ink, shade, light = _RUNS[kind]
    shapes = rect(0, 0, 18, tall, shade) + rect(2, 0, 14, tall, ink) + rect(5, 0, 4, tall, light)
    return raster(pixels(18, scale), pixels(tall, scale), scale, shapes, painted=True)


@kept(8)
def drops(kind: str, beat: int, scale: float) -> Surface:
    """Drops round the mouth of the bottle, at one of two beats."""
    shapes, reach = "", 24 + 8 * beat
    for number in range(8):
        if number != 6:
            turn = math.pi * (2 * number + beat * 0.6) / 8
            x, y = 50 + reach * math.cos(turn), 34 + reach * 0.62 * math.sin(turn)
            shapes += circle(x, y, 5 - beat, _RUNS[kind][0], INK, 1.4)
    return raster(pixels(100, scale), pixels(68, scale), scale, shapes, painted=True)


@kept(2)
def words(title: str, grapes: tuple[tuple[str, int], ...], scale: float) -> Surface:
    """The plate: which wine it is, and the grapes it is made of."""
    canvas = Canvas(WIDE / 2 + 80, PLATE_TALL + 20, scale)
    step = _TOKEN + 44

    def row(canvas: Canvas, x: float) -> None:
        for number, (kind, value) in enumerate(grapes):
            if number:
                canvas.text(x + number * step - 22, 132, "+", "extra", 38, INK, "centre", "middle")
            token(canvas, kind, x + number * step + _TOKEN / 2, 132, _TOKEN, value)

    plate(canvas, 36, 4, title, len(grapes) * step - 44, row)
    return canvas.surface()
