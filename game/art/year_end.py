"""The end of a year: a night over the whole window, workers on their way home, and plates that tell its steps."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from pygame import Surface

from game.art.kit.blending import blend
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import BRASS, CARD, CREAM, INK, LEGAL, player
from game.art.kit.shapes import NONE, circle, rect
from game.art.night import MOON, ROAD, night, walker
from game.art.pieces import emblem, laurel

Pixel = Callable[[tuple[float, float]], tuple[int, int]]

GOLD, PALE = "#FFE9A8", "#FFF3D6"
"""Inks of words on the plates."""
WIDEST, GAP, ASIDE, BELOW = 330.0, 15.0, 28.0, 20.0
"""The widest plate, the room between two, and the least room at their sides and below them."""
HEAD = 92.0
"""Height of the upper part of a plate, with its sign and its words."""
COMES = 0.6
"""Share of the time of a plate in which it rises to its place."""
RISES = 34.0
TITLE, LINE = 830.0, 830.0
"""The most room for the title, and for a line below it."""


class YearEndStep(NamedTuple):
    """One step of the year's end: its icon, its words, and a short figure for each player by colour."""

    icon: str
    words: str
    figures: tuple[tuple[str, str], ...] = ()
    done: bool = False


class YearGain(NamedTuple):
    """What a year has brought a player, by colour: points and lira, as signed numbers."""

    colour: str
    points: str
    lira: str


class YearEndLook(NamedTuple):
    """The number of a year that is over, the title and the line below it, the steps, and what it has brought each.

    ``earned`` are the words of the last plate, ``colours`` those of the ``walkers``, the workers that come home.
    """

    year: int
    title: str
    line: str
    steps: tuple[YearEndStep, ...]
    gains: tuple[YearGain, ...]
    earned: str
    colours: tuple[str, ...]
    walkers: int = 9

    @property
    def plates(self) -> int:
        """How many plates there are."""
        return len(self.steps) + 1


class YearEndNow(NamedTuple):
    """How far it is: the night has ``fallen`` (0-1), so many plates have come, and so long workers have walked."""

    fallen: float
    plates: float
    walked: float


def plate_boxes(count: int, window: Box) -> tuple[Box, ...]:
    """Where so many plates lie in a window, from the left."""
    wide = min(WIDEST, (window.w - 2 * ASIDE - (count - 1) * GAP) / count)
    left = window.x + (window.w - count * wide - (count - 1) * GAP) / 2
    tall = grown(258, 330)
    top = window.bottom - BELOW - tall
    return tuple(Box(left + i * (wide + GAP), top, wide, tall) for i in range(count))


def year_end(surface: Surface, look: YearEndLook, window: Box, scale: float, pixel: Pixel, now: YearEndNow) -> None:
    """Draw the night over a window."""
    boxes = plate_boxes(look.plates, window)
    foot = boxes[0].y - window.y
    moon = window.centre[0] + MOON[0] - 300, window.y + foot + MOON[1] - 260
    blend(surface, night(window.w, window.h, foot, scale), pixel((window.x, window.y)), now.fallen)
    blend(surface, _moon(look.year, scale), pixel(moon), now.fallen)
    blend(surface, _title(look.title, look.line, scale), pixel((window.x + 110, window.y + 80)), now.fallen)
    left = window.centre[0] - 960
    for at in range(min(len(ROAD) - 1, look.walkers)):
        colour, kind = look.colours[at % len(look.colours)], kind_at(at)
        x, low, tall = _on_the_road(at, now.walked)
        picture = walker(colour, kind, ROAD[at][2], at % 2 == 0, scale)
        low -= abs(math.sin(now.walked * 6 + at)) * tall * 0.05
        place = picture.get_rect(midbottom=pixel((left + x, window.y + foot + low)))
        blend(surface, picture, place.topleft, now.fallen)
    for at, box in enumerate(boxes):
        come = min(1.0, max(0.0, (now.plates - at) / COMES))
        if come > 0:
            place_of = box.x - BLEED, box.y - BLEED + RISES * (1 - come) ** 2
            blend(surface, plate(look, at, box._replace(x=0, y=0), scale), pixel(place_of), come)


def kind_at(at: int) -> str:
    """Which kind of worker it is that is the ``at``-th on the road, from 0 on."""
    return "grande" if at in (1, 5) else "worker"


def _on_the_road(at: int, walked: float) -> tuple[float, float, float]:
    """Where a worker is who began at a point of the road: x from the middle of the picture, foot, height."""
    along = min(0.96, walked * 0.1)
    (ax, ay, ah), (bx, by, bh) = ROAD[at], ROAD[at + 1]
    return ax + (bx - ax) * along, ay + (by - ay) * along, ah + (bh - ah) * along


@kept(2)
def _moon(year: int, scale: float) -> Surface:
    """The number on the moon."""
    canvas = Canvas(600, 520, scale)
    canvas.text(306, 226, str(year), "display", 320, "#CDB070", "centre", "middle")
    canvas.layer()
    canvas.text(300, 220, str(year), "display", 320, "#2A2350", "centre", "middle")
    return canvas.surface()


@kept(2)
def _title(title: str, line: str, scale: float) -> Surface:
    """Title and line, in the upper left corner."""
    canvas = Canvas(TITLE + 20, 420, scale)
    words, size = canvas.fitting(title, "display", 92, TITLE, tall=106, least=40)
    for x, y, ink in ((14.0, 9.0, "#0E1730"), (10.0, 4.0, PALE)):
        below = canvas.text(x, y, words, "display", size, ink, wrap=TITLE, most=1)
        canvas.layer()
    canvas.draw(rect(14, below + 34, 150, 6, BRASS))
    told, letters = canvas.fitting(line, "medium", 32, LINE, 4, 1.25, 130)
    canvas.text(12, below + 60, told, "medium", letters, "#F7EBD3", wrap=LINE, leading=1.25, most=4)
    return canvas.surface()


@kept(8)
def plate(look: YearEndLook, at: int, box: Box, scale: float) -> Surface:
    """One of the plates, with BLEED: a step, or the last one, which tells what the year has brought."""
    canvas = Canvas.over(box, scale, BLEED)
    x, y, w, h = box
    canvas.draw(
        rect(x + 2, y + 5, w, h, "#060914", 12, opacity=0.55),
        rect(x, y, w, h, "#201727", 12, INK, 2.4),
        rect(x + 5, y + 5, w - 10, h - 10, NONE, 9, BRASS, 2),
        circle(x + 46, y + 46, 32, "#FBF1DC", INK, 2),
        circle(x + 46, y + 46, 27, NONE, BRASS, 2.2),
    )
    steps = *look.steps, YearEndStep("trophy", look.earned)
    step = steps[at]
    canvas.layer()
    canvas.icon(step.icon, x + 46, y + 46, 40)
    heads = [canvas.fitting(one.words, "extra", 25, w - 102, 3, 1.0, HEAD - 16) for one in steps]
    words, size = heads[at].words, min(head.size for head in heads)
    canvas.text(x + 88, y + 46, words, "extra", size, PALE, valign="middle", wrap=w - 100, leading=1.0, most=3)
    if step.done:
        canvas.draw(circle(x + 70, y + 70, 13, CARD, LEGAL, 2.2))
        canvas.layer()
        canvas.icon("confirm", x + 70, y + 70, 17, colour=LEGAL)
    area = Box(x + 18, y + HEAD, w - 30, h - HEAD - 14)
    if at < len(look.steps):
        _figures(canvas, step.figures, area)
    else:
        _earned(canvas, look.gains, area)
    return canvas.surface()


def _figures(canvas: Canvas, figures: tuple[tuple[str, str], ...], area: Box) -> None:
    """A figure for each player, in two columns where there are more than three."""
    columns = 1 if len(figures) <= 3 else 2
    rows = max(1, -(-len(figures) // columns))
    pitch, wide = min(54.0, area.h / rows), area.w / columns
    top = area.y + (area.h - pitch * rows) / 2
    for at, (colour, figure) in enumerate(figures):
        middle, r = top + pitch * (at % rows + 0.5), min(17.0, pitch * 0.4)
        left = _owner(canvas, colour, area.x + at // rows * wide, middle, r)
        usual = 32 if columns == 1 else 27
        most = 3 if len(figures) == 1 else 1
        told, size = canvas.fitting(
            figure, "extra", usual, wide - 2 * r - 16, most, 1.05, area.h if most > 1 else pitch
        )
        canvas.text(
            left, middle, told, "extra", size, PALE, valign="middle", wrap=wide - 2 * r - 14, leading=1.05, most=most
        )  # fmt: skip


def _earned(canvas: Canvas, gains: tuple[YearGain, ...], area: Box) -> None:
    """Points and lira of each player, a row for each."""
    pitch = min(54.0, area.h / max(1, len(gains)))
    top, size = area.y + (area.h - pitch * len(gains)) / 2, min(grown(26), pitch * 0.84)
    for at, gain in enumerate(gains):
        middle, r = top + pitch * (at + 0.5), min(17.0, pitch * 0.42)
        left = _owner(canvas, gain.colour, area.x, middle, r) + 6
        room = (area.right - left) / 2
        sign = min(32.0, pitch * 0.95)
        for part, figure in enumerate((gain.points, gain.lira)):
            x = left + part * room
            if part:
                canvas.icon("lira", x + sign / 2, middle, sign * 0.92, on_dark=True)
            else:
                laurel(canvas, x + sign / 2, middle, sign, on_dark=True)
            ink = PALE if part else GOLD
            canvas.text(x + sign + 5, middle, figure, "extra", size, ink, valign="middle", wrap=room - sign, most=1)


def _owner(canvas: Canvas, colour: str, x: float, y: float, r: float) -> float:
    """The disc of a player; where what belongs to it begins."""
    inks = player(colour)
    canvas.draw(circle(x + r, y, r, inks.body, CREAM, 1.8), emblem(inks.emblem, x + r, y, r * 0.55, inks.on))
    return x + 2 * r + 11
