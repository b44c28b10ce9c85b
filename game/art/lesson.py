"""What is said in a lesson: a sheet with a host, the halo of what it points at, and the arrow that leads there."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Surface

from game.art.innkeepers import disc
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, INK, INK2, LINE, MAT, PAPER, SELECT, WINE, Colour
from game.art.kit.shapes import NONE, path, polygon, rect

WIDTH, MOST_WIDTH = 470.0, 680.0
BROAD, SLIM = 1.3, 0.7
"""How much wider it is, or narrower with smaller letters, where the usual width finds no place."""
SMALLER = 24.0
"""The least of those smaller letters."""
PAD, GAP = 24.0, 14.0
HEAD = 74.0
FACE = 58.0
WORDS, MORE, COUNT = 24.0, 21.0, 22.0
LEADING = 1.22
FOOT, MOST_FOOT = 54.0, 72.0
"""Height of the row with the button that goes on."""
HALO = 8.0
"""How far the halo reaches beyond its thing."""
LIGHT = ((8.0, 0.3), (5.0, 0.5), (2.5, 0.8))
"""The rings of the light around what is only looked at, from outside: half their widths, and how much is seen."""
WING, SHAFT = 15.0, 9.0
"""Half the width of the head of the arrow, and how thick its shaft is."""


class SheetLook(NamedTuple):
    """What stands on the sheet: the sentence, and ``more`` below it; ``step`` says which one of how many it is.

    ``share`` of the lesson is done (0-1). With ``foot`` there is room for a button below.
    """

    words: str
    more: str
    step: str
    share: float
    host: str
    foot: bool


def widths() -> tuple[float, ...]:
    """How wide the sheet may be, in design px, the usual width first."""
    usual = grown(WIDTH, MOST_WIDTH)
    return usual, usual * BROAD, usual * SLIM


def _letters(size: float, wide: float) -> float:
    """How large letters of this size are on a sheet of a width, in design px."""
    usual = grown(size)
    return usual if wide >= grown(WIDTH, MOST_WIDTH) else max(min(usual, SMALLER), usual * SLIM)


def head() -> float:
    """How high the head of the sheet is, in design px."""
    return grown(HEAD, 90)


def bar_box(wide: float) -> Box:
    """Where the bar that tells how much is done lies on a sheet of this width."""
    left = PAD + FACE + GAP
    return Box(left, head() - 13, wide - PAD - left, 7)


def leave_box(wide: float, button: float) -> Box:
    """Where the button that ends the lesson, so wide, lies on a sheet of this width: above the bar, with its shadow."""
    return Box(wide - PAD - button + 8, 11, button, grown(38, 48))


def foot() -> float:
    """How high the row with the button is, in design px."""
    return grown(FOOT, MOST_FOOT)


def height(look: SheetLook, wide: float, scale: float) -> float:
    """How high the sheet is at this width, in design px."""
    canvas, room, words, more = Canvas(4, 4, scale), wide - 2 * PAD, _letters(WORDS, wide), _letters(MORE, wide)
    tall = head() + len(canvas.lines(look.words, "medium", words, room)) * words * LEADING + PAD
    if look.more:
        tall += GAP + len(canvas.lines(look.more, "bold", more, room - 2 * GAP)) * more * LEADING + GAP
    return tall + (foot() + GAP if look.foot else 0)


@kept(6)
def sheet(look: SheetLook, w: float, scale: float) -> Surface:
    """The sheet of this width without its buttons, BLEED larger on every side."""
    h = height(look, w, scale)
    canvas = Canvas.over((0, 0, w, h), scale, BLEED)
    canvas.draw(
        rect(4, 7, w, h, "#0B0608", 12, opacity=0.55),
        rect(0, 0, w, h, PAPER, 12, INK, 3),
        rect(7, 7, w - 14, h - 14, NONE, 7, WINE, 2),
    )
    bar = bar_box(w)
    canvas.draw(
        rect(*bar, MAT, 3.5, LINE, 1),
        rect(bar.x, bar.y, max(7, bar.w * look.share), bar.h, WINE, 3.5),
    )
    canvas.picture(disc(look.host, look.host, FACE, scale, signed=False), PAD - 6, (head() - FACE) / 2 + 6)
    canvas.text(
        bar.x, head() / 2 - 4, look.step, "display", grown(COUNT, 28), WINE, valign="middle", most=1, wrap=w / 2 - 40
    )
    room, top = w - 2 * PAD, head() + 4
    more = _letters(MORE, w)
    top += canvas.text(PAD, top, look.words, "medium", _letters(WORDS, w), INK, wrap=room, leading=LEADING)
    if look.more:
        rows = canvas.lines(look.more, "bold", more, room - 2 * GAP)
        tall = len(rows) * more * LEADING + GAP
        canvas.draw(rect(PAD - 4, top + GAP, room + 8, tall, CARD, 7, WINE, 2))
        words = "\n".join(rows)
        canvas.text(PAD + GAP - 4, top + GAP * 1.5, words, "bold", more, INK2, leading=LEADING)
    return canvas.surface()


@kept(12)
def halo(w: float, h: float, scale: float) -> Surface:
    """The ring of light around a thing ``w`` by ``h``, HALO and BLEED larger on every side."""
    box = Box(0, 0, w, h).grown(HALO - 4)
    canvas = Canvas.over(Box(0, 0, w, h).grown(HALO), scale, BLEED)
    canvas.draw(rect(*box, NONE, 12, INK, 9), rect(*box, NONE, 12, SELECT, 5.5))
    return canvas.surface()


@kept(12)
def light(w: float, h: float, scale: float) -> Surface:
    """The soft light around a thing ``w`` by ``h`` that is only looked at, HALO and BLEED larger on every side."""
    box = Box(0, 0, w, h).grown(HALO - 4)
    canvas = Canvas.over(Box(0, 0, w, h).grown(HALO), scale, BLEED)
    canvas.draw(*(rect(*box, NONE, 12, INK, 2 * wide + 3, opacity=seen / 2) for wide, seen in LIGHT))
    canvas.draw(*(rect(*box, NONE, 12, PAPER, 2 * wide, opacity=seen) for wide, seen in LIGHT))
    return canvas.surface()


@kept(12)
def arrow(dx: float, dy: float, scale: float, colour: Colour = SELECT) -> tuple[Surface, tuple[float, float]]:
    """The arrow to a point that lies so far away, and where its upper left corner lies from where it begins."""
    long = math.hypot(dx, dy) or 1
    ux, uy = dx / long, dy / long
    bend = min(60.0, long * 0.14)
    cx, cy = dx / 2 - uy * bend, dy / 2 + ux * bend
    back = math.hypot(dx - cx, dy - cy) or 1
    vx, vy = (dx - cx) / back, (dy - cy) / back
    ex, ey = dx - vx * WING * 1.4, dy - vy * WING * 1.4
    wings = [(dx, dy), (ex - vy * WING, ey + vx * WING), (ex + vy * WING, ey - vx * WING)]
    shaft, tip = f"M0,0Q{cx:.1f},{cy:.1f} {ex:.1f},{ey:.1f}", polygon(wings)
    xs, ys = [0, dx, cx, *(x for x, _ in wings)], [0, dy, cy, *(y for _, y in wings)]
    box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).grown(SHAFT)
    canvas = Canvas.over(box, scale, BLEED)
    canvas.draw(
        path(shaft, NONE, INK, SHAFT + 5), path(tip, INK, INK, 6), path(shaft, NONE, colour, SHAFT), path(tip, colour),
    )  # fmt: skip
    return canvas.surface(), (box.x - BLEED, box.y - BLEED)
