"""A game alone year by year: your flag over each year, and the step of the Automa where it was to be left behind."""

from __future__ import annotations

from typing import NamedTuple

from game.art.kit.boxes import Box
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import ILLEGAL, INK, INK2, LEGAL, LINE, WARN, player
from game.art.kit.shapes import circle, line, rect
from game.art.pieces import emblem

_STEP = "#D9A878"
_SIGNS = {1: ("confirm", LEGAL), 0: ("pause", WARN), -1: ("cancel", ILLEGAL)}
"""What tells that somebody was ahead, level or behind."""


class Year(NamedTuple):
    """A year that was played: its number, your points at its end, and those to be ahead of then, if there are any."""

    number: int
    mine: int
    its: int | None


def years(canvas: Canvas, box: Box, colour: str, played: tuple[Year, ...], count: int) -> None:
    """Draw so many years into a box, of which some were played."""
    if not played:
        return
    values = [value for year in played for value in (year.mine, year.its or 0)]
    low, top = min(0, *values), max(4, *values)
    plot = Box(box.x, box.y + 34, box.w, box.h - 34 - grown(34, 44))
    pitch = plot.w / count

    def height(value: float) -> float:
        return plot.bottom - plot.h * (value - low) / (top - low)

    canvas.draw(line(plot.x, height(0), plot.right, height(0), LINE, 2))
    ink = player(colour)
    numbers = {year.number for year in played}
    for number in range(1, count + 1):
        said, size = canvas.fitting(str(number), "bold", 20, pitch - 4)
        x = plot.x + pitch * (number - 0.5)
        canvas.text(x, box.bottom - 14, said, "bold", size, INK2 if number in numbers else LINE, "centre", "middle")
    for number, mine, its in played:
        x = plot.x + pitch * (number - 0.5)
        if its is not None:
            foot = max(height(its), height(0))
            canvas.draw(rect(x - pitch * 0.38, min(height(its), height(0)), pitch * 0.76,
                             max(4, foot - min(height(its), height(0))), _STEP, 0, INK, 2))  # fmt: skip
        r = min(17.0, pitch * 0.3)
        canvas.draw(line(x, height(mine), x, height(0), INK, 3.4))
        canvas.draw(circle(x, height(mine), r, ink.body, INK, 2.2))
        canvas.draw(emblem(ink.emblem, x, height(mine), r * 0.55, ink.on))
        if its is not None:
            _sign(canvas, x + r * 0.9, height(mine) - r, (mine > its) - (mine < its))


def _sign(canvas: Canvas, x: float, y: float, ahead: int) -> None:
    icon, ink = _SIGNS[ahead]
    canvas.layer()
    canvas.draw(circle(x, y, 13, ink, "#FFF6E0", 2.4))
    canvas.icon(icon, x, y, 16, True)
