"""The label itself: portraits, names, the year, the points, and the seals of the winners."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas, Style
from game.art.kit.palette import CREAM, INK, WINE, Colour, mix, player
from game.art.kit.raster import in_strips, pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, ellipse, group, path
from game.art.pieces import emblem
from game.art.wine_label.engraving import INK as SEPIA
from game.art.wine_label.engraving import PAPER, engraved
from game.art.wine_label.sheet import GILT, TALL, WIDE, laurel, sheet

_WIDEST, _ALL = 136.0, 286.0
"""The largest half width of a portrait, and of all portraits together."""
_SEAL = 684.0, 706.0
_MIDDLE, _FOOT = 366.0, 580.0
"""How high the middles of the portraits are, and how far down they reach."""


class Portrait(NamedTuple):
    """Somebody who has won: the colour and whose face is seen, empty for that of the colour."""

    colour: str
    innkeeper: str


class LabelLook(NamedTuple):
    """What a label says, from above: the house, names, sort, year, points, and who else was at the table."""

    house: str
    winners: tuple[Portrait, ...]
    names: str
    sort: str
    year: str
    points: str
    others: str


@kept(2)
def label(look: LabelLook, scale: float) -> Surface:
    """The label alone, WIDE by TALL design px."""
    paper, heads, words = _paper(scale), _portraits(look.winners, scale), _print(look, scale)
    seal = _alone(look.winners[0].colour, scale) if len(look.winners) == 1 else None
    out = paper.copy()
    out.blits([(heads, (0, 0)), (words, (0, 0))])
    if seal is not None:
        out.blit(seal, (round((_SEAL[0] - 80) * scale), round((_SEAL[1] - 80) * scale)))
    return out


@kept(2)
def _paper(scale: float) -> Surface:
    return in_strips(pixels(WIDE, scale), pixels(TALL, scale), scale, sheet(), 4, clear=False)


@kept(2)
def _print(look: LabelLook, scale: float) -> Surface:
    """The words."""
    canvas = Canvas(WIDE, TALL, scale)
    _line(canvas, 139, look.house, "display", 52, 384, CREAM)
    _line(canvas, 610, look.names, "display", 116, 640, WINE)
    _line(canvas, 722, look.sort, "display", 46, 420, SEPIA)
    _line(canvas, 766, look.year, "italic", 32, 420, SEPIA)
    _line(canvas, 842, look.points, "display", 64, 560, SEPIA)
    size = _others(canvas, look.others)
    canvas.text(WIDE / 2, 922, look.others, "bold", size, SEPIA, "centre", "middle", 640, 1.12, 2)
    return canvas.surface()


@kept(2)
def _alone(colour: str, scale: float) -> Surface:
    """The seal of a single winner, with room around it."""
    return raster(pixels(160, scale), pixels(160, scale), scale, _seal(colour, 80, 80, 1), painted=True)


def _line(canvas: Canvas, y: float, words: str, style: Style, size: float, room: float, ink: Colour) -> None:
    """A line in the middle, whose letters are as large on every label: what is saved is looked at elsewhere."""
    size = min(size, size * room / max(1, canvas.measure(words, style, size)))
    canvas.text(WIDE / 2, y, words, style, size, ink, "centre", "middle")


def _others(canvas: Canvas, words: str) -> float:
    """The letters in which the others find room on two lines."""
    size = 24.0
    while size > 14 and len(canvas.lines(words, "bold", size, 640)) > 2:
        size -= 1
    return size


@kept(2)
def _portraits(winners: tuple[Portrait, ...], scale: float) -> Surface:
    """The portraits side by side, each in a wreath of its own, down to their feet."""
    half = min(_WIDEST, _ALL / (1.24 * len(winners)))
    pitch = 2 * half * (1.32 if len(winners) > 1 else 1)
    heads = [engraved(one.innkeeper, one.colour, 2 * half, scale) for one in winners]
    canvas = Canvas(WIDE, _FOOT, scale)
    for at, head in enumerate(heads):
        x = WIDE / 2 + (at - (len(winners) - 1) / 2) * pitch
        canvas.draw(
            laurel(x, _MIDDLE, half * 1.22),
            ellipse(x, _MIDDLE, half * 0.97, half * 1.03, PAPER, SEPIA, 4),
            ellipse(x, _MIDDLE, half * 1.03, half * 1.09, NONE, GILT, 2.4),
        )
        canvas.picture(head, x - half, _MIDDLE - half)
    canvas.layer()
    if len(winners) > 1:
        for at, one in enumerate(winners):
            x = WIDE / 2 + (at - (len(winners) - 1) / 2) * pitch
            canvas.draw(_seal(one.colour, x, _MIDDLE + half * 1.14, half / 260))
    return canvas.surface()


def _seal(colour: str, x: float, y: float, size: float) -> Fragment:
    """The wax seal of a seat, about 130 design px wide at size 1."""
    ink = player(colour)
    spots = []
    for k in range(80):
        a = k * math.pi / 40
        r = 62 + 5 * math.sin(a * 5 + 1) + 4 * math.sin(a * 9)
        spots.append(f"{r * math.cos(a):.1f},{r * math.sin(a):.1f}")
    wax, pale = "M" + "L".join(spots) + "Z", mix(ink.body, "#2A1C14" if colour == "calce" else "#FFF6DF", 0.4)
    shapes = (
        group(path(wax, "#1A0A0C", opacity=0.3), 4, 6)
        + path(wax, ink.body, INK, 2.6)
        + circle(0, 0, 44, NONE, pale, 3)
        + circle(2, 2, 44, NONE, ink.shade, 2)
        + emblem(ink.emblem, 0, 0, 24, mix(pale, ink.body, 0.3))
    )
    return group(shapes, x, y, size)
