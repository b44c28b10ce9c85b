"""The curtain between two players, and the strip that passes over the task panel when the screen changes hands."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.canvas import Canvas, Style
from game.art.grain import grain
from game.art.keep import kept
from game.art.palette import CARD, INK, INK2, LINE, PAPER, WINE, Colour, darker, lighter, player
from game.art.pieces import emblem
from game.art.shapes import NONE, Fragment, circle, line, path, rect

WIDTH, HEIGHT = 1920, 1080
_FOLDS = 16
_RAIL = 74
_SHEET = (470.0, 428.0, 980.0, 360.0)


class CurtainLook(NamedTuple):
    """Whose curtain it is; ``head`` stands before what will be ``asked``, ``line`` says what to do."""

    colour: str
    name: str
    head: str
    asked: str
    line: str


@kept(6)
def curtain(look: CurtainLook, scale: float) -> Surface:
    """The whole screen covered with cloth in the player's colour, with a sheet that says who is called."""
    inks = player(look.colour)
    canvas = Canvas(WIDTH, HEIGHT, scale, inks.body)
    canvas.draw(_folds(inks.body), _rod(inks.body))
    canvas.draw(
        circle(960, 270, 118, darker(inks.body, 0.5), opacity=0.45),
        circle(960, 262, 114, PAPER, INK, 3),
        circle(960, 262, 102, inks.body, INK, 2.4),
        emblem(inks.emblem, 960, 262, 54, inks.on),
    )
    x, y, w, h = _SHEET
    canvas.draw(
        rect(x + 8, y + 10, w, h, "#0B0608", 8, opacity=0.4),
        rect(x, y, w, h, PAPER, 8, INK, 2.6),
        rect(x + 12, y + 12, w - 24, h - 24, NONE, 4, WINE, 2),
        line(x + 120, y + 124, x + w - 120, y + 124, LINE, 1.4),
    )
    canvas.text(960, y + 72, look.name, "display", 60, WINE, "centre", "middle", wrap=w - 90, most=1)
    lines: tuple[tuple[str, Style, float, int, float, float, Colour], ...] = (
        (look.head, "medium", 26, 1, y + 154, 48, INK2),
        (look.asked, "display", 38, 2, y + 220, 92, INK),
        (look.line, "bold", 25, 1, y + 304, 60, INK2),
    )
    for words, style, usual, most, middle, tall, ink in lines:
        said, size = canvas.fitting(words, style, usual, w - 60, most, 1.0, tall)
        canvas.text(960, middle, said, style, size, ink, "centre", "middle", wrap=w - 60, most=most, leading=1.0)
    surface = canvas.surface()
    grain(surface, 8)
    return surface


def _folds(body: str) -> Fragment:
    dark, light = darker(body, 0.28), lighter(body, 0.14)
    wide = WIDTH / _FOLDS
    out = ""
    for i in range(_FOLDS):
        x = i * wide
        out += rect(x, 0, wide * 0.34, HEIGHT, dark, opacity=0.75)
        out += rect(x + wide * 0.34, 0, wide * 0.1, HEIGHT, dark, opacity=0.35)
        out += rect(x + wide * 0.7, 0, wide * 0.14, HEIGHT, light, opacity=0.7)
    hem = f"M0,{HEIGHT - 40}"
    for i in range(_FOLDS):
        hem += f"Q{(i + 0.5) * wide},{HEIGHT - 12} {(i + 1) * wide},{HEIGHT - 40}"
    return out + path(f"{hem}V{HEIGHT}H0Z", darker(body, 0.5))


def _rod(body: str) -> Fragment:
    out = rect(0, 0, WIDTH, _RAIL, darker(body, 0.62)) + rect(0, 26, WIDTH, 22, "#8A5A34", 0, INK, 2.4)
    out += rect(0, 29, WIDTH, 5, "#C99A62", opacity=0.8)
    wide = WIDTH / _FOLDS
    for i in range(_FOLDS):
        out += circle((i + 0.5) * wide, 37, 21, NONE, INK, 9) + circle((i + 0.5) * wide, 37, 21, NONE, "#D8B25A", 5)
    return out


@kept(12)
def handover_strip(colour: str, name: str, width: float, height: float, scale: float) -> Surface:
    """A band in the player's colour with emblem and name, width by height design px."""
    inks = player(colour)
    canvas = Canvas(width, height, scale)
    canvas.draw(
        rect(0, 0, width, height, INK),
        rect(0, 3, width, height - 6, inks.body),
        rect(0, 9, width, 2, inks.on, opacity=0.7),
        rect(0, height - 11, width, 2, inks.on, opacity=0.7),
        circle(56, height / 2, 29, CARD, INK, 2.2),
        circle(56, height / 2, 24, inks.body),
        emblem(inks.emblem, 56, height / 2, 13, inks.on),
    )
    size = 38 if canvas.measure(name, "display", 38) <= width - 116 else 28
    canvas.text(102, height / 2, name, "display", size, inks.on, valign="middle", wrap=width - 116, most=1)
    return canvas.surface()
