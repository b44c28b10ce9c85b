"""A game alone year by year: a column of your points for each year, and the line that the Automa drew to be passed."""

from __future__ import annotations

from typing import NamedTuple

from game.art.alone.automaton import COPPER, automa_disc
from game.art.kit.boxes import Box
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import ILLEGAL, INK, INK2, LEGAL, LINE, WARN, mix, player
from game.art.kit.shapes import NONE, circle, line, path, rect
from game.text.numbers import numeral

_SIGNS = {1: ("confirm", LEGAL), 0: ("pause", WARN), -1: ("cancel", ILLEGAL)}
"""What tells that somebody was ahead, level or behind."""
_FACE, _SIGN = 52.0, 16.0
"""How wide the face of the Automa is at its line, and the radius of a sign, in design px."""
_WIDEST = 124.0
"""The most room for a year."""


class Year(NamedTuple):
    """A year that was played: its number, your points at its end, and where the Automa stood then.

    A ``judged`` year is one at whose end somebody had to be ahead.
    """

    number: int
    mine: int
    its: int
    judged: bool


def years(canvas: Canvas, box: Box, colour: str, played: tuple[Year, ...], last: int) -> None:
    """Draw the years into a box, from the first one that was played to the ``last`` one of the game."""
    if not played:
        return
    values = [value for year in played for value in (year.mine, year.its)]
    low, top = min(0, *values), max(4, *values)
    count = last - played[0].number + 1
    foot, above = grown(36, 46), grown(44, 56)
    pitch = min(_WIDEST, (box.w - _FACE - 16) / count)
    plot = Box(box.x + (box.w - _FACE - 16 - pitch * count) / 2, box.y + above, pitch * count, box.h - foot - above)

    def height(value: float) -> float:
        return plot.bottom - plot.h * (value - low) / (top - low)

    for at in range(count):
        number = played[0].number + at
        said, size = canvas.fitting(str(number), "bold", 24, pitch - 4)
        ink = INK if at < len(played) else LINE
        canvas.text(plot.x + pitch * (at + 0.5), box.bottom - foot / 2 + 4, said, "bold", size, ink, "centre", "middle")
    _columns(canvas, plot, pitch, colour, played, height(0), [height(year.mine) for year in played])
    _its(canvas, plot, pitch, [height(year.its) for year in played], played[-1].its)
    canvas.draw(line(plot.x - 6, height(0), plot.right + 6, height(0), INK2, 2.6))
    canvas.layer()
    for at, year in enumerate(played):
        _told(canvas, plot.x + pitch * (at + 0.5), height(max(0, year.mine)) - 4, pitch, year)


def _columns(
    canvas: Canvas, plot: Box, pitch: float, colour: str, played: tuple[Year, ...], zero: float, tops: list[float]
) -> None:
    """A column for each year that was played, the last one in full colour."""
    body = player(colour).body
    for at, top in enumerate(tops):
        ink = body if at == len(played) - 1 else mix(body, "#FFF6E0", 0.38)
        x, up, tall = plot.x + pitch * (at + 0.14), min(top, zero), abs(zero - top)
        if tall:
            canvas.draw(rect(x, up, pitch * 0.72, tall, ink, 3, INK, 2.4))


def _its(canvas: Canvas, plot: Box, pitch: float, heights: list[float], points: int) -> None:
    """The line of the Automa over the years that were played, its face and points at the end."""
    ways = [f"M{plot.x},{heights[0]}"]
    for at, y in enumerate([*heights[1:], heights[-1]], 1):
        ways.append(f"H{plot.x + pitch * at}V{y}")
    way = "".join(ways) + f"H{plot.right + 12}"
    canvas.draw(path(way, NONE, "#FFF6E0", 10), path(way, NONE, COPPER, 5))
    canvas.layer()
    canvas.picture(automa_disc(_FACE, canvas.scale), plot.right + 10, heights[-1] - _FACE / 2)
    canvas.layer()
    said, size = canvas.fitting(str(points), "display", 30, _FACE + 12)
    below = heights[-1] + _FACE / 2 + size * 0.5
    canvas.text(plot.right + 10 + _FACE / 2, below, said, "display", size, INK, "centre", "middle")


def _told(canvas: Canvas, x: float, foot: float, pitch: float, year: Year) -> None:
    """The points of a year over its column, with a sign where somebody had to be ahead."""
    said, size = canvas.fitting(numeral(year.mine), "display", 30, pitch - 6)
    wide = canvas.measure(said, "display", size)
    high = size * 0.62
    left = x - (wide + (2 * _SIGN + 4 if year.judged and pitch > wide + 2 * _SIGN + 8 else 0)) / 2
    canvas.draw(rect(left - 5, foot - high - 10, wide + 10, high + 10, "#F8EFD9", 5, opacity=0.85))
    canvas.layer()
    canvas.text(left, foot - high / 2 - 4, said, "display", size, INK, "left", "middle")
    if not year.judged:
        return
    icon, ink = _SIGNS[(year.mine > year.its) - (year.mine < year.its)]
    beside = left + wide + 6 + _SIGN
    at = (beside, foot - high / 2 - 4) if pitch > wide + 2 * _SIGN + 8 else (x, foot - high - 12 - _SIGN)
    canvas.draw(circle(*at, _SIGN, ink, "#FFF6E0", 2.4))
    canvas.icon(icon, *at, 20, True)
