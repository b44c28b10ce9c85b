"""A chart of how something grew for each player: points by year, or vineyards by round."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from game.art.kit.boxes import Box
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import INK, INK2, LINE, PAPER, WINE, player
from game.art.kit.shapes import NONE, Point, circle, line, path
from game.art.pieces import emblem
from game.text.numbers import numeral

STEP, LEAST = 5, 10
"""Points between two lines of the chart, and the least height to which it reaches."""
BEFORE, BEHIND, DISC = 24.0, 20.0, 10.0
"""How far the first and the last disc lie within the lines of the chart, and the radius of a disc."""
ASIDE, UP = 12.0, 4.0
"""How far the discs of equal players stand apart, side by side and upwards."""
NUMBER = 32.0
"""The least room for the number of a year."""
NAME_ROOM = 94.0
"""How wide names are at the ends of their courses, unless several stand side by side."""


class Course(NamedTuple):
    """A player's points at the end of each year."""

    colour: str
    name: str
    points: tuple[int, ...]


class Ending(NamedTuple):
    """The names of all whose courses end at the same height, and that height in design px."""

    names: str
    y: float


def reach(courses: Sequence[Course], goal: int) -> tuple[int, int]:
    """The lowest and the highest line of the chart: the next ones below and above all points and the goal."""
    points = [points for course in courses for points in course.points]
    return min(0, min(points, default=0) // STEP * STEP), max(LEAST, goal, (max(points, default=0) // STEP + 1) * STEP)


def chart(canvas: Canvas, box: Box, courses: Sequence[Course], goal: int, begun: int = 1) -> None:
    """Draw all courses into a box, the first one on top, with a line for the ``goal`` that ends a game.

    They begin with the year ``begun``.
    """
    low, top = reach(courses, goal)
    endings = _endings(courses)
    wide = max((canvas.measure(words, "extra", grown(21)) for words in endings.values()), default=0)
    room = min(max(NAME_ROOM, wide), box.w * 0.4)
    plot = Box(box.x + 38, box.y, box.w - 68 - room, box.h)

    def height(points: int) -> float:
        return plot.bottom - plot.h * (points - low) / (top - low)

    _lines(canvas, plot, [(points, height(points)) for points in range(low, top + 1, STEP)], goal)
    years = max((len(course.points) for course in courses), default=1)
    first = plot.x + BEFORE if years > 1 else plot.right - BEFORE - BEHIND
    pitch = (plot.w - BEFORE - BEHIND) / max(1, years - 1)
    named = next(step for step in (1, 2, 4, years) if step * pitch >= NUMBER or step >= years)
    for year in range(years):
        x = first + pitch * year
        canvas.draw(line(x, plot.bottom, x, plot.bottom + 7, INK, 2))
        if year % named == 0:
            canvas.text(x, plot.bottom + 26, str(begun + year), "extra", grown(21, 26), INK, "centre", "middle")
    step = min(ASIDE, pitch / 2)
    for index in reversed(range(len(courses))):
        middles = [
            (first + pitch * year + step * aside, height(points) - UP * aside)
            for year, (points, aside) in enumerate(zip(courses[index].points, asides(courses, index), strict=True))
        ]
        _course(canvas, courses[index].colour, middles)
    _names(canvas, [Ending(words, height(points)) for points, words in endings.items()], plot, room)


def asides(courses: Sequence[Course], index: int) -> list[float]:
    """By how many steps a player's disc stands aside in each year from where those of all equal players would lie."""
    found = []
    for year, points in enumerate(courses[index].points):
        equal = [i for i, other in enumerate(courses) if other.points[year : year + 1] == (points,)]
        found.append(equal.index(index) - (len(equal) - 1) / 2)
    return found


def _endings(courses: Sequence[Course]) -> dict[int, str]:
    """The names by the points at which courses end, from the most downwards."""
    ends: dict[int, list[str]] = {}
    for course in courses:
        if course.points:
            ends.setdefault(course.points[-1], []).append(course.name)
    return {points: " · ".join(ends[points]) for points in sorted(ends, reverse=True)}


def _lines(canvas: Canvas, plot: Box, heights: Sequence[tuple[int, float]], goal: int) -> None:
    """A line for each of some points, which is named at its left."""
    for points, y in heights:
        if points == goal:
            dash = "".join(f"M{x:.0f},{y:.1f}h9" for x in range(int(plot.x), int(plot.right), 15))
            canvas.draw(path(dash, NONE, WINE, 2.4, cap="butt"))
            canvas.icon("last_year", plot.x + 24, y - 20 if y > plot.y else y + 22, 30)
        else:
            canvas.draw(line(plot.x, y, plot.right, y, LINE, 1, opacity=0.55))
        words = numeral(points)
        canvas.text(plot.x - 12, y, words, "bold", grown(20, 28), WINE if points == goal else INK2, "right", "middle")
    canvas.draw(line(plot.x, plot.bottom, plot.right, plot.bottom, INK, 2.4))


def _course(canvas: Canvas, colour: str, points: Sequence[Point]) -> None:
    if not points:
        return
    inks = player(colour)
    d = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
    canvas.draw(path(d, NONE, INK, 8.5), path(d, NONE, PAPER, 6.2), path(d, NONE, inks.body, 4.6))
    for x, y in points:
        canvas.draw(circle(x, y, DISC, inks.body, INK, 2), emblem(inks.emblem, x, y, 5.6, inks.on))


def _names(canvas: Canvas, endings: Sequence[Ending], plot: Box, room: float) -> None:
    """Names beside the ends of the lines, pushed apart as little as may be where the ends are close."""
    pitch = grown(24, 36)
    fitted = [canvas.fitting(one.names, "extra", 21, room, 3, 1.05, 3 * pitch) for one in endings]
    rows = [min(3, len(canvas.lines(words, "extra", size, room))) for words, size in fitted]
    places = apart([one.y for one in endings], [pitch * count for count in rows], plot.bottom + pitch)
    for (words, size), count, y in zip(fitted, rows, places, strict=True):
        x = plot.right + 10
        canvas.text(x, y, words, "extra", size, INK, valign="middle", wrap=room, most=count, leading=1.05)


def apart(wishes: Sequence[float], talls: Sequence[float], limit: float) -> list[float]:
    """Middles as near to the wished ones, which ascend, as the heights allow; nothing reaches below ``limit``."""
    above = [sum(talls[:i]) + tall / 2 for i, tall in enumerate(talls)]
    runs: list[list[float]] = []
    for wish, high in zip(wishes, above, strict=True):
        run = [wish - high]
        while runs and fmean(runs[-1]) > fmean(run):
            run = runs.pop() + run
        runs.append(run)
    tops = [min(fmean(run), limit - sum(talls)) for run in runs for _ in run]
    return [top + high for top, high in zip(tops, above, strict=True)]
