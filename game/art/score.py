"""The score: the winner's laurel before an evening landscape, points by source, and points year by year."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Surface

from game.art.canvas import Canvas
from game.art.grain import grain
from game.art.ground import table_ground
from game.art.keep import kept
from game.art.landscape import scene
from game.art.letters import grown
from game.art.palette import (
    CREAM,
    CREAM2,
    DISABLED,
    GLOW,
    GOLD,
    INK,
    INK2,
    LINE,
    PAPER,
    RIBBON,
    SELECT,
    SHADOW,
    WINE,
    mix,
    player,
)
from game.art.pieces import emblem, emblem_disc, laurel
from game.art.poster import block_letters
from game.art.shapes import NONE, Fragment, Point, circle, group, hatch, line, path, rect
from game.table.layout import Box

HEAD = Box(0, 0, 1920, 330)
_TOP, _TALL, _LEFT, _RIGHT, _APART = 352, 632, 24, 1896, 16
BUTTONS = Box(24, 1002, 1872, 60)
"""Where the scene puts its buttons."""

_MINUS = "\u2212"


class Source(NamedTuple):
    """A column of the table: where points came from."""

    icon: str
    name: str


class ScoreRow(NamedTuple):
    """A player of the table: rank, colour, name, a small line (the tie-break value), points by source and in all."""

    rank: int
    colour: str
    name: str
    line: str
    points: tuple[int, ...]
    total: int


class Fact(NamedTuple):
    """A curiosity of the game: icon, what it is, and whose or how much."""

    icon: str
    name: str
    words: str


class Course(NamedTuple):
    """A player's points at the end of each year."""

    colour: str
    name: str
    points: tuple[int, ...]


class ScoreLook(NamedTuple):
    """Everything the score says.

    ``decided`` are one or two lines on what decided; ``goal`` the points that end the game.
    """

    headline: str
    winner: str
    points: int
    decided: tuple[str, ...]
    year: str
    facts: tuple[Fact, ...]
    sources: tuple[Source, ...]
    rows: tuple[ScoreRow, ...]
    total: str
    total_line: str
    years: str
    courses: tuple[Course, ...]
    goal: int = 20


def table_box() -> Box:
    """Where the table of sources lies; it grows with its words."""
    return Box(_LEFT, _TOP, grown(1116, 1360), _TALL)


def _years() -> Box:
    """Where the points of each year lie: beside the table."""
    left = table_box().right + _APART
    return Box(left, _TOP, _RIGHT - left, _TALL)


@kept(3)
def score(look: ScoreLook, scale: float) -> Surface:
    """The whole score screen, 1920 by 1080 design px, without its buttons."""
    sheet = table_ground(scale).copy()
    sheet.blit(_evening(scale), (0, 0))
    canvas = Canvas(1920, 1080, scale)
    _laurel_medal(canvas, look)
    _decided(canvas, look)
    _facts(canvas, look)
    _paper(canvas, table_box())
    _paper(canvas, _years())
    _source_heads(canvas, look)
    _source_rows(canvas, look)
    _chart(canvas, look)
    sheet.blit(canvas.surface(), (0, 0))
    size: float = 92
    while size > 48 and canvas.measure(look.headline, "display", size) > 680:
        size -= 4
    block_letters(sheet, 70, 84 - size / 2, look.headline, size, scale, 4, "#FBF1DC", "#1B0F14")
    wide = canvas.measure(look.year, "display", 58)
    block_letters(sheet, 1850 - wide, 54, look.year, 58, scale, 4, "#FBF1DC", "#1B0F14")
    grain(sheet, 4)
    return sheet


@kept(3)
def _evening(scale: float) -> Surface:
    canvas = Canvas(1920, 335, scale)
    canvas.draw(
        scene(
            1920, 330, 21, "dusk", horizon=0.62, sun_at=(0.5, 0.62), sun_radius=118, rows=26, house_at=0.8, clouds=False
        ),
        rect(0, 326, 1920, 5, INK),
        rect(0, 331, 1920, 4, GOLD),
    )
    return canvas.surface()


def _wreath(cx: float, cy: float, r: float) -> Fragment:
    """A golden wreath of two branches, open at the top."""
    out = ""
    for side in (-1, 1):
        for k in range(10):
            angle = math.pi / 2 + side * (0.16 + k * 0.262)
            x, y = cx + r * math.cos(angle), cy + r * math.sin(angle)
            along = math.degrees(angle) + (180 if side > 0 else 0)
            for turn in (-26, 26):
                ink = "#D9AE4A" if turn * side > 0 else "#B07F2A"
                petal = path("M0,0C-9,-8 -9,-26 0,-36C9,-26 9,-8 0,0Z", ink, INK, 2)
                out += group(petal, x, y, r / 120, along + turn)
    return out


def _laurel_medal(canvas: Canvas, look: ScoreLook) -> None:
    inks, cx, cy = player(look.winner), 960, 160
    canvas.draw(
        _wreath(cx, cy, 122),
        circle(cx + 3, cy + 6, 92, SHADOW, opacity=0.5),
        circle(cx, cy, 92, inks.body, INK, 4),
        circle(cx, cy, 84, NONE, GLOW, 3, opacity=0.9),
        emblem(inks.emblem, cx, cy - 40, 25, inks.on),
    )
    canvas.text(cx, cy + 26, str(look.points).replace("-", _MINUS), "display", 74, inks.on, "centre", "middle")


def _decided(canvas: Canvas, look: ScoreLook) -> None:
    if not look.decided:
        return
    pitch, room = grown(30, 44), 552.0
    most = 2 if len(look.decided) == 1 else 1
    fitted = [canvas.fitting(words, "extra", 22, room, most, 1.1, most * pitch) for words in look.decided]
    lines = [len(canvas.lines(said, "extra", size, room)) for said, size in fitted]
    box = Box(70, 170, room + 88, 32 + pitch * sum(lines))
    canvas.draw(rect(*box, RIBBON, 8, GOLD, 1.6))
    canvas.icon("trophy", box.x + 36, box.y + box.h / 2, 46, on_dark=True)
    for i, (said, size) in enumerate(fitted):
        last = i == len(fitted) - 1
        middle = box.y + 16 + (sum(lines[:i]) + lines[i] / 2) * pitch
        canvas.text(
            box.x + 72, middle, said, "extra" if last else "bold", size, SELECT if last else CREAM, valign="middle",
            wrap=room, most=most, leading=1.1,
        )  # fmt: skip


def _facts(canvas: Canvas, look: ScoreLook) -> None:
    if not look.facts:
        return
    wide, pitch = grown(420, 560), min(grown(35, 46), (HEAD.h - 152) / len(look.facts))
    box = Box(1850 - wide, 140, wide, 12 + pitch * len(look.facts))
    canvas.draw(rect(*box, RIBBON, 8, GOLD, 1.6))
    for i, fact in enumerate(look.facts):
        y = box.y + 6 + (i + 0.5) * pitch
        canvas.icon(fact.icon, box.x + 24, y, 28, on_dark=True)
        size = canvas.fitting(f"{fact.name} {fact.words}", "extra", 20, box.w - 76, tall=pitch).size
        canvas.text(box.x + 48, y, fact.name, "bold", size, CREAM2, valign="middle", wrap=box.w - 62, most=1)
        room = box.w - 70 - canvas.measure(fact.name, "bold", size)
        canvas.text(box.right - 14, y, fact.words, "extra", size, CREAM, "right", "middle", wrap=room, most=1)


def _paper(canvas: Canvas, box: Box) -> None:
    canvas.draw(
        rect(box.x + 3, box.y + 5, box.w, box.h, "#0B0608", 9, opacity=0.55),
        rect(*box, PAPER, 9, INK, 2.8),
        rect(*box.grown(-6), NONE, 6, LINE, 1.8),
        rect(*box.grown(-10), NONE, 4, LINE, 0.9),
    )


def _column(look: ScoreLook, index: int) -> tuple[float, float]:
    """The left edge and width of a column of the table."""
    sources = table_box()
    left, right = sources.x + 246, sources.right - 138
    wide = (right - left) / max(1, len(look.sources))
    return left + index * wide, wide


def _source_heads(canvas: Canvas, look: ScoreLook) -> None:
    sources = table_box()
    y = sources.y
    for i, source in enumerate(look.sources):
        left, wide = _column(look, i)
        if i % 2 == 0:
            canvas.draw(rect(left, y + 20, wide, sources.h - 40, "#EADFC4", 4, opacity=0.7))
        canvas.icon(source.icon, left + wide / 2, y + 50, 44)
        usual = 20 if canvas.measure(source.name, "bold", 20) <= wide - 4 else 18
        words, letters = canvas.fitting(source.name, "bold", usual, wide - 4, tall=36)
        canvas.text(left + wide / 2, y + 90, words, "bold", letters, INK, "centre", "middle", wrap=wide - 2,
                    most=1)  # fmt: skip
    words, letters = canvas.fitting(look.total, "display", 28, 108, tall=46)
    canvas.text(sources.right - 70, y + 46, words, "display", letters, WINE, "centre", "middle")
    words, letters = canvas.fitting(look.total_line, "bold", 20, 108, tall=36)
    canvas.text(sources.right - 70, y + 88, words, "bold", letters, INK2, "centre", "middle")
    canvas.draw(line(sources.x + 18, y + 112, sources.right - 18, y + 112, INK, 2))


def _source_rows(canvas: Canvas, look: ScoreLook) -> None:
    count, sources = len(look.rows), table_box()
    pitch = min(220.0, (sources.h - 134) / max(1, count))
    best = [max((row.points[k] for row in look.rows), default=0) for k in range(len(look.sources))]
    most = max((abs(p) for row in look.rows for p in row.points), default=1)
    for i, row in enumerate(look.rows):
        box = Box(sources.x + 16, sources.y + 120 + i * pitch, sources.w - 32, pitch - 8)
        if row.rank == 1:
            canvas.draw(rect(*box, "#F9E3A6", 7, GOLD, 2.2))
        elif i < count - 1:
            canvas.draw(line(box.x + 6, box.bottom + 4, box.right - 6, box.bottom + 4, LINE, 1, opacity=0.6))
        middle = box.y + box.h / 2
        ink = WINE if row.rank == 1 else INK2
        canvas.text(box.x + 22, middle, str(row.rank), "display", 44 if pitch > 90 else 34, ink, "centre", "middle")
        canvas.draw(emblem_disc(row.colour, box.x + 74, middle, 28 if pitch > 90 else 24))
        lift = grown(14, min(26, pitch * 0.19)) if row.line else 0
        usual = 27 if canvas.measure(row.name, "extra", 27) <= 116 else 22
        words, letters = canvas.fitting(row.name, "extra", usual, 116, tall=pitch - 12 - 2 * lift)
        canvas.text(box.x + 112, middle - lift, words, "extra", letters, INK, valign="middle", wrap=116, most=1)
        if row.line:
            words, letters = canvas.fitting(row.line, "bold", 20, 116, tall=2 * lift + 2 if lift > 14 else 24)
            canvas.text(box.x + 112, middle + lift + 2, words, "bold", letters, INK2, valign="middle", wrap=116, most=1)
        for k, points in enumerate(row.points):
            left, wide = _column(look, k)
            _bar(canvas, Box(left, box.y, wide, box.h), row.colour, points, points == best[k] > 0, most)
        laurel(canvas, sources.right - 70, middle, min(104, pitch - 12), str(row.total).replace("-", _MINUS))


def _bar(canvas: Canvas, box: Box, colour: str, points: int, best: bool, most: int) -> None:
    cx, foot = box.x + box.w / 2, box.bottom - 10
    tall = abs(points) * min(9, (box.h - 48) / max(1, most))
    if points > 0:
        fill = "#D8CDB8" if colour == "calce" else mix(player(colour).body, "#FBF6EA", 0.12)
        canvas.draw(rect(cx - 26, foot - tall, 52, tall, fill, 3, INK, 1.6))
    elif points < 0:
        canvas.draw(rect(cx - 26, foot - tall, 52, tall, DISABLED, 3, INK, 1.6))
        canvas.draw(hatch(cx - 25, foot - tall + 1, 50, max(0, tall - 2), INK, opacity=0.4, step=6, width=1.1))
    ink = WINE if best else INK if points else LINE
    y = foot - tall - 17 if points else foot - 16
    words = str(points).replace("-", _MINUS)
    canvas.text(cx, y, words, "extra", grown(27 if best else 25, 30), ink, "centre", "middle")


def _chart(canvas: Canvas, look: ScoreLook) -> None:
    box = _years()
    words, letters = canvas.fitting(look.years, "display", 29, box.w - 56, tall=52)
    canvas.text(box.x + 28, box.y + 46, words, "display", letters, INK, valign="middle", wrap=box.w - 56, most=1)
    most = max((p for course in look.courses for p in course.points), default=0)
    least = min((p for course in look.courses for p in course.points), default=0)
    top, low = max(25, -(-most // 5) * 5), min(0, least // 5 * 5)
    plot = Box(box.x + 66, box.y + 100, box.w - 190, box.h - 170)

    def height(points: int) -> float:
        return plot.bottom - plot.h * (points - low) / (top - low)

    for points in range(low, top + 1, 5):
        y, goal = height(points), points == look.goal
        if goal:
            dash = "".join(f"M{x:.0f},{y:.1f}h9" for x in range(int(plot.x), int(plot.right), 15))
            canvas.draw(path(dash, NONE, WINE, 2.4, cap="butt"))
            canvas.icon("last_year", plot.x + 24, y - 20, 30)
        else:
            canvas.draw(line(plot.x, y, plot.right, y, LINE, 1, opacity=0.55))
        words = str(points).replace("-", _MINUS)
        canvas.text(plot.x - 12, y, words, "bold", grown(20, 28), WINE if goal else INK2, "right", "middle")
    years = max((len(course.points) for course in look.courses), default=1)
    canvas.draw(line(plot.x, height(low), plot.right, height(low), INK, 2.4))
    for year in range(years):
        x = plot.x + plot.w * year / max(1, years - 1)
        canvas.draw(line(x, plot.bottom, x, plot.bottom + 7, INK, 2))
        if years <= 16 or year % 2 == 0:
            canvas.text(x, plot.bottom + 26, str(year + 1), "extra", grown(21, 26), INK, "centre", "middle")
    for course in reversed(look.courses):
        points_at = [
            (plot.x + plot.w * i / max(1, years - 1), height(points)) for i, points in enumerate(course.points)
        ]
        _course(canvas, course.colour, points_at)
    _course_names(canvas, look, plot, height(low), [height(c.points[-1]) for c in look.courses if c.points])


def _course(canvas: Canvas, colour: str, points: list[Point]) -> None:
    inks = player(colour)
    d = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
    canvas.draw(path(d, NONE, INK, 8.5), path(d, NONE, PAPER, 6.2), path(d, NONE, inks.body, 4.6))
    for x, y in points:
        canvas.draw(circle(x, y, 10, inks.body, INK, 2), emblem(inks.emblem, x, y, 5.6, inks.on))


def _course_names(canvas: Canvas, look: ScoreLook, plot: Box, lowest: float, ends: list[float]) -> None:
    """Names at the ends of the lines, pushed apart where the ends are close."""
    apart, room = grown(24, 36), _years().right - 12 - plot.right - 18
    order = sorted(range(len(ends)), key=lambda i: ends[i])
    places: list[float] = []
    for i in order:
        places.append(max(ends[i], places[-1] + apart if places else 0))
    limit = lowest + 10
    for k in range(len(places) - 1, -1, -1):
        places[k] = min(places[k], limit)
        limit = places[k] - apart
    for i, y in zip(order, places, strict=True):
        name = look.courses[i].name
        words, letters = canvas.fitting(name, "extra", 21, room, tall=apart)
        canvas.text(plot.right + 18, y, words, "extra", letters, INK, valign="middle", wrap=room, most=1)
