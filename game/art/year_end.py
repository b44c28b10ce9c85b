"""The strip that shows the steps of a year's end."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, CREAM, INK, LEGAL, LINE, SEASONS, player
from game.art.kit.shapes import circle, line, rect
from game.art.pieces import emblem
from game.text.messages import say


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


LARGE = 24.0
"""From this size of letters on only two figures find room side by side."""
GAINS = 52.0, 172.0
"""Height of the row of what the year has brought, and the most room for its words."""
RIM, NARROW = 22.0, 178.0
"""How far that row stays from the rim, and the room for a player under which its figures are smaller."""


@kept(20)
def year_end_strip(title: str, steps: tuple[YearEndStep, ...], gains: tuple[YearGain, ...], scale: float) -> Surface:
    """The strip over the board: the steps of the year's end, left to right, above what the year has brought each.

    It is 1160 wide, with BLEED.
    """
    box = Box(312, 250, 1160, grown(190, 290) + GAINS[0])
    canvas = Canvas.over(box, scale, BLEED)
    inks = SEASONS["year_end"]
    canvas.draw(
        rect(box.x + 3, box.y + 5, box.w, box.h, "#0B0608", 9, opacity=0.6),
        rect(*box, inks.tint, 9, INK, 2.6),
        rect(box.x + 1.3, box.y + 1.3, box.w - 2.6, 30, inks.head, 8),
        rect(box.x + 1.3, box.y + 16, box.w - 2.6, 28, inks.head),
        line(box.x, box.y + 44, box.right, box.y + 44, INK, 2),
    )
    canvas.icon("year_end", box.x + 34, box.y + 23, 30, on_dark=True)
    canvas.text(
        box.x + 60, box.y + 23, title, "display", grown(26, 36), CREAM, valign="middle", wrap=box.w - 80, most=1
    )
    wide = box.w / max(1, len(steps))
    foot = box.bottom - GAINS[0]
    for i, step in enumerate(steps):
        _year_end_step(canvas, Box(box.x + i * wide, box.y + 44, wide, foot - box.y - 44), step)
        if i:
            canvas.draw(line(box.x + i * wide, box.y + 56, box.x + i * wide, foot - 12, LINE, 1.2))
    _gains(canvas, Box(box.x, foot, box.w, GAINS[0]), gains)
    return canvas.surface()


def _gains(canvas: Canvas, box: Box, gains: tuple[YearGain, ...]) -> None:
    """The row of what the year has brought: of each player emblem, points and lira."""
    middle = box.y + box.h / 2 - 1
    canvas.draw(line(box.x + 14, box.y, box.right - 14, box.y, LINE, 1.4))
    words, letters = canvas.fitting(say("table-year-end-gains"), "extra", 19, GAINS[1] - 24)
    canvas.text(box.x + RIM, middle, words, "extra", letters, INK, valign="middle", wrap=GAINS[1] - 22, most=1)
    start = RIM + canvas.measure(words, "extra", letters) + 36
    wide = min(200.0, (box.w - start - RIM + 24) / max(1, len(gains)))
    size, part = (grown(20, 27), grown(62, 68)) if wide > NARROW else (min(grown(20, 27), 23), 62)
    for i, gain in enumerate(gains):
        x, inks = box.x + start + i * wide, player(gain.colour)
        canvas.draw(circle(x, middle, 11, inks.body, INK, 1.6), emblem(inks.emblem, x, middle, 6, inks.on))
        for k, (icon, figure) in enumerate((("vp", gain.points), ("lira", gain.lira))):
            left = x + 18 + k * part
            canvas.icon(icon, left + 12, middle, 24)
            canvas.text(left + 27, middle, figure, "extra", size, INK, valign="middle")


def _columns(figures: int) -> int:
    """In how many columns so many figures stand, so that the rows are as full as can be; large words take two."""
    most = 3 if grown(20, 30) < LARGE and figures != 4 else 2
    return max(1, min(figures, most))


def _year_end_step(canvas: Canvas, box: Box, step: YearEndStep) -> None:
    x, y, w, h = box
    columns = _columns(len(step.figures))
    rows = -(-len(step.figures) // columns)
    pitch = grown(24, 31)
    foot = y + h - 14 - rows * pitch
    middle = y + 10 + (foot - y - 10) / 2
    canvas.icon(step.icon, x + 34, middle, 42)
    words, size = canvas.fitting(step.words, "extra", 19, w - 70, 3, 1.05, foot - y - 12)
    canvas.text(x + 62, middle, words, "extra", size, INK, valign="middle", wrap=w - 70, most=3, leading=1.05)
    if step.done:
        canvas.draw(circle(x + 49, middle + 16, 10, CARD, LEGAL, 1.8))
        canvas.icon("confirm", x + 49, middle + 16, 13)
    for k, (colour, figure) in enumerate(step.figures):
        inks = player(colour)
        cx = x + 26 + k % columns * (w - 20) / columns
        cy = foot + pitch * (k // columns + 0.5)
        canvas.draw(circle(cx, cy, 11, inks.body, INK, 1.6), emblem(inks.emblem, cx, cy, 6, inks.on))
        told, size = canvas.fitting(figure, "extra", 20, (w - 20) / columns - 40)
        canvas.text(cx + 18, cy, told, "extra", size, INK, valign="middle", wrap=(w - 20) / columns - 38, most=1)
