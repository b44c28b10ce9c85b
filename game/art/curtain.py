"""The curtain between two players, and the strip that passes over the task panel when the screen changes hands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from pygame import Surface

from game.art.innkeepers import disc
from game.art.kit import written
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas, Style
from game.art.kit.grain import grain
from game.art.kit.palette import INK, INK2, LINE, PAPER, WINE, Colour, darker, lighter, player
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, line, path, rect

WIDTH, HEIGHT = 1920, 1080
_FOLDS = 16
_RAIL = 74
_SHEET = (470.0, 428.0, 980.0, 360.0)
_MEDAL = (836.0, 142.0, 248.0, 250.0)
"""The boxes of the sheet, and of the face above it with its shadow."""
_FACE = 110.0
"""The radius of the face."""
_GRAINS = 3


class CurtainLook(NamedTuple):
    """Whose curtain it is; ``head`` stands before what will be ``asked``, ``line`` says what to do.

    ``innkeeper`` is whose face is seen, that of the colour where it is empty.
    """

    colour: str
    name: str
    head: str
    asked: str
    line: str
    innkeeper: str = ""


@kept(6)
def curtain(look: CurtainLook, scale: float) -> Surface:
    """The whole screen covered with cloth in the player's colour, with a sheet that says who is called."""
    surface = Surface((pixels(WIDTH, scale), pixels(HEIGHT, scale)))
    for part, at in cloth(look.colour, scale):
        surface.blit(part, at)
    surface.blit(_medal(look.colour, look.innkeeper, scale), (round(_MEDAL[0] * scale), round(_MEDAL[1] * scale)))
    called, at = _called(look, scale), (round((_SHEET[0] - BLEED) * scale), round((_SHEET[1] - BLEED) * scale))
    surface.blit(called, at)
    written.note(surface, [words.moved(*at) for words in written.on(called)])
    return surface


def cloth(colour: str, scale: float) -> Iterator[tuple[Surface, tuple[int, int]]]:
    """The folds of a player's curtain, and where they hang."""
    wide, tall = pixels(WIDTH, scale), pixels(HEIGHT, scale)
    edges = [round(i * wide / _FOLDS) for i in range(_FOLDS + 1)]
    for i, (left, right) in enumerate(pairwise(edges)):
        yield fold(player(colour).body, right - left, tall, scale, i % _GRAINS), (left, 0)


@kept(24)
def fold(body: Colour, wide: int, tall: int, scale: float, grains: int = 0) -> Surface:
    """One fold of the cloth with its ring on the rod and its part of the hem, so many true px large.

    Folds with other ``grains`` beside one another look less alike.
    """
    w, h = WIDTH / _FOLDS, tall / scale
    image = raster(wide, tall, scale, _folded(body, w, h) + _rod(body, w))
    sheet = Surface((wide, tall))
    sheet.blit(image, (0, 0))
    grain(sheet, 8, grains + 3)
    return sheet


@kept(6)
def _medal(colour: str, innkeeper: str, scale: float) -> Surface:
    """The face that hangs above the sheet."""
    inks, canvas = player(colour), Canvas.over(_MEDAL, scale)
    canvas.draw(
        circle(960, 270, 118, darker(inks.body, 0.5), opacity=0.45),
        circle(960, 262, 116, PAPER, INK, 3),
    )
    canvas.picture(disc(innkeeper, colour, 2 * _FACE, scale), 960 - _FACE, 262 - _FACE)
    return canvas.surface(grain=8)


@kept(12)
def _called(look: CurtainLook, scale: float) -> Surface:
    """The sheet in the middle of the curtain."""
    canvas = Canvas.over(_SHEET, scale, BLEED)
    x, y, w, h = _SHEET
    canvas.draw(
        rect(x + 4, y + 5, w, h, "#0B0608", 8, opacity=0.4),
        rect(x, y, w, h, PAPER, 8, INK, 2.6),
        rect(x + 12, y + 12, w - 24, h - 24, NONE, 4, WINE, 2),
        line(x + 120, y + 124, x + w - 120, y + 124, LINE, 1.4),
    )
    letters = canvas.fitting(look.name, "display", 60, w - 90, tall=60, least=30).size
    canvas.text(960, y + 72, look.name, "display", letters, WINE, "centre", "middle", wrap=w - 90, most=1)
    lines: tuple[tuple[str, Style, float, int, float, float, Colour], ...] = (
        (look.head, "medium", 26, 1, y + 154, 48, INK2),
        (look.asked, "display", 38, 2, y + 220, 92, INK),
        (look.line, "bold", 25, 1, y + 304, 60, INK2),
    )
    for words, style, usual, most, middle, tall, ink in lines:
        said, size = canvas.fitting(words, style, usual, w - 60, most, 1.1, tall, least=usual / 2)
        canvas.text(960, middle, said, style, size, ink, "centre", "middle", wrap=w - 60, most=most, leading=1.1)
    return canvas.surface(grain=8)


def _folded(body: Colour, wide: float, tall: float) -> Fragment:
    dark = darker(body, 0.28)
    return (
        rect(0, 0, wide + 1, tall, body)
        + rect(0, 0, wide * 0.34, tall, dark, opacity=0.75)
        + rect(wide * 0.34, 0, wide * 0.1, tall, dark, opacity=0.35)
        + rect(wide * 0.7, 0, wide * 0.14, tall, lighter(body, 0.14), opacity=0.7)
        + path(f"M0,{tall - 40}Q{wide / 2},{tall - 12} {wide},{tall - 40}V{tall}H0Z", darker(body, 0.5))
    )


def _rod(body: Colour, wide: float) -> Fragment:
    return (
        rect(0, 0, wide + 1, _RAIL, darker(body, 0.62))
        + rect(-2, 26, wide + 4, 22, "#8A5A34", 0, INK, 2.4)
        + rect(0, 29, wide + 1, 5, "#C99A62", opacity=0.8)
        + circle(wide / 2, 37, 21, NONE, INK, 9)
        + circle(wide / 2, 37, 21, NONE, "#D8B25A", 5)
    )


@kept(12)
def handover_strip(colour: str, name: str, width: float, height: float, scale: float, innkeeper: str = "") -> Surface:
    """A band in the player's colour with face and name, width by height design px."""
    inks = player(colour)
    canvas = Canvas(width, height, scale)
    canvas.draw(
        rect(0, 0, width, height, INK),
        rect(0, 3, width, height - 6, inks.body),
        rect(0, 9, width, 2, inks.on, opacity=0.7),
        rect(0, height - 11, width, 2, inks.on, opacity=0.7),
    )
    wide = height - 20
    canvas.picture(disc(innkeeper, colour, wide, scale), 16, (height - wide) / 2)
    size = 38 if canvas.measure(name, "display", 38) <= width - 122 else 28
    canvas.text(108, height / 2, name, "display", size, inks.on, valign="middle", wrap=width - 122, most=1)
    return canvas.surface()
