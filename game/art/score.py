"""The score: the winner's laurel before an evening landscape, points by source, and points year by year."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Surface

from game.art.courses import MINUS, Course, chart
from game.art.glasses import glass
from game.art.ground import table_ground
from game.art.innkeepers import GLAD, disc
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.grain import grain
from game.art.kit.letters import grown
from game.art.kit.palette import (
    CARD,
    CREAM,
    CREAM2,
    DISABLED,
    GLOW,
    GOLD,
    INK,
    INK2,
    LINE,
    NOBODY,
    PAPER,
    RIBBON,
    SELECT,
    SHADOW,
    WINE,
    mix,
    player,
)
from game.art.kit.shapes import NONE, Fragment, circle, group, hatch, line, path, rect
from game.art.landscape import scene
from game.art.pieces import emblem, laurel
from game.art.poster import block_letters

HEAD = Box(0, 0, 1920, 330)
_TOP, _TALL, _LEFT, _RIGHT, _APART = 352, 632, 24, 1896, 16
BUTTONS = Box(24, 1002, 1872, 60)
"""Where the scene puts its buttons."""


class Source(NamedTuple):
    """A column of the table: where points came from."""

    icon: str
    name: str


class ScoreRow(NamedTuple):
    """A player of the table: rank, colour, name, a small line (the tie-break value), points by source and in all.

    ``level`` is that of the opponent that played, 0 for a person; ``innkeeper`` is whose face is seen, that of the
    colour where it is empty.
    """

    rank: int
    colour: str
    name: str
    line: str
    points: tuple[int, ...]
    total: int
    level: int = 0
    innkeeper: str = ""


class Fact(NamedTuple):
    """A curiosity of the game: icon, what it is, and whose or how much."""

    icon: str
    name: str
    words: str


class ScoreLook(NamedTuple):
    """Everything the score says.

    ``innkeeper`` is the winner's, empty for that of the colour; ``decided`` are one or two lines on what decided;
    ``goal`` the points that end the game; ``facts_title`` tells what the facts are where they do not say so themselves.
    ``room`` is the height that is left free below the papers.
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
    facts_title: str = ""
    room: float = 0
    innkeeper: str = ""


FEW_FACTS = 5
"""So many lines of facts have room below the year where it usually stands."""
NOTICE = Box(_LEFT, _TOP + _TALL - 54, _RIGHT - _LEFT, 54)
"""Where the scene puts a notice."""
NOTICE_ROOM = NOTICE.h + 14
"""The room that the notice takes."""


def table_box(room: float = 0) -> Box:
    """Where the table of sources lies, above some room that is left free; it grows with its words."""
    return Box(_LEFT, _TOP, grown(1116, 1360), _TALL - room)


def _years(room: float) -> Box:
    """Where the points of each year lie: beside the table."""
    left = table_box().right + _APART
    return Box(left, _TOP, _RIGHT - left, _TALL - room)


@kept(3)
def score(look: ScoreLook, scale: float) -> Surface:
    """The whole score screen, 1920 by 1080 design px, without its buttons."""
    sheet = table_ground(scale).copy()
    sheet.blit(_evening(scale), (0, 0))
    canvas = Canvas(1920, 1080, scale)
    _laurel_medal(canvas, look)
    _decided(canvas, look)
    _facts(canvas, look)
    _paper(canvas, table_box(look.room))
    _paper(canvas, _years(look.room))
    _source_heads(canvas, look)
    _source_rows(canvas, look)
    _chart(canvas, look)
    sheet.blit(canvas.surface(), (0, 0))
    size: float = 92
    while size > 48 and canvas.measure(look.headline, "display", size) > 680:
        size -= 4
    block_letters(sheet, 70, 84 - size / 2, look.headline, size, scale, 4, "#FBF1DC", "#1B0F14")
    wide = canvas.measure(look.year, "display", 58)
    block_letters(sheet, 1850 - wide, _facts_box(look).y - 86, look.year, 58, scale, 4, "#FBF1DC", "#1B0F14")
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
    )
    points = str(look.points).replace("-", MINUS)
    if look.winner == NOBODY:
        canvas.draw(emblem(inks.emblem, cx, cy - 40, 25, inks.on))
        canvas.text(cx, cy + 26, points, "display", 74, inks.on, "centre", "middle")
        return
    canvas.picture(disc(look.innkeeper, look.winner, 176, canvas.scale, GLAD, signed=False), cx - 88, cy - 88)
    canvas.layer()
    wide = max(112.0, canvas.measure(points, "display", 58) + 44)
    canvas.draw(
        rect(cx - wide / 2 + 2, cy + 53, wide, 68, SHADOW, 14, opacity=0.5),
        rect(cx - wide / 2, cy + 48, wide, 68, inks.body, 14, INK, 3.4),
        rect(cx - wide / 2 + 5, cy + 53, wide - 10, 58, NONE, 10, GLOW, 2, opacity=0.8),
    )
    canvas.text(cx, cy + 82, points, "display", 58, inks.on, "centre", "middle")


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


def _facts_box(look: ScoreLook) -> Box:
    """Where the facts lie, below the year; they begin higher where there are many."""
    rows, wide = len(look.facts) + bool(look.facts_title), grown(420, 560)
    top = 140 if rows <= FEW_FACTS else 96
    return Box(1850 - wide, top, wide, 12 + min(grown(35, 46), (HEAD.h - 18 - top) / max(1, rows)) * rows)


def _facts(canvas: Canvas, look: ScoreLook) -> None:
    if not look.facts:
        return
    box, before = _facts_box(look), bool(look.facts_title)
    pitch = (box.h - 12) / (len(look.facts) + before)
    canvas.draw(rect(*box, RIBBON, 8, GOLD, 1.6))
    if before:
        words, size = canvas.fitting(look.facts_title, "extra", 20, box.w - 28, tall=pitch)
        canvas.text(box.x + 14, box.y + 6 + pitch / 2, words, "extra", size, GOLD, valign="middle", wrap=box.w - 28,
                    most=1)  # fmt: skip
    for i, fact in enumerate(look.facts, before):
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
    sources = table_box(look.room)
    left, right = sources.x + 246, sources.right - 138
    wide = (right - left) / max(1, len(look.sources))
    return left + index * wide, wide


def _source_heads(canvas: Canvas, look: ScoreLook) -> None:
    sources = table_box(look.room)
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
    canvas.fit(sources.right - 73, y + 46, look.total, "display", 28, 122, WINE, "centre", tall=46)
    canvas.fit(sources.right - 73, y + 88, look.total_line, "bold", 20, 122, INK2, "centre", tall=36)
    canvas.draw(line(sources.x + 18, y + 112, sources.right - 18, y + 112, INK, 2))


def _source_rows(canvas: Canvas, look: ScoreLook) -> None:
    count, sources = max(1, len(look.rows)), table_box(look.room)
    pitch = min(220.0 - look.room / count, (sources.h - 134) / count)
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
        face = 64.0 if pitch > 90 else 56.0
        canvas.picture(disc(row.innkeeper, row.colour, face, canvas.scale), box.x + 76 - face / 2, middle - face / 2)
        if row.level:
            _level(canvas, box.x + 74, middle + 20, row.level)
        lift = grown(14, min(26, pitch * 0.19)) if row.line else 0
        usual = 27 if canvas.measure(row.name, "extra", 27) <= 116 else 22
        words, letters = canvas.fitting(row.name, "extra", usual, 116, tall=pitch - 12 - 2 * lift)
        canvas.text(box.x + 112, middle - lift, words, "extra", letters, INK, valign="middle", wrap=116, most=1)
        if row.line:
            words, letters = canvas.fitting(row.line, "bold", 20, 116, tall=2 * lift + 2 if lift > 14 else 24)
            canvas.text(box.x + 112, middle + lift + 2, words, "bold", letters, INK2, valign="middle", wrap=116, most=1)
        for k, points in enumerate(row.points):
            left, wide = _column(look, k)
            _bar(canvas, Box(left, box.y, wide, box.h), row.colour, points, most)
        laurel(canvas, sources.right - 70, middle, min(104, pitch - 12), str(row.total).replace("-", MINUS))


def _level(canvas: Canvas, x: float, y: float, level: int) -> None:
    """How strong an opponent was: a glass with a number, below its emblem."""
    canvas.draw(rect(x - 25, y - 12, 50, 25, CARD, 8, INK, 1.6), glass(x - 22, y - 10, 21, True))
    canvas.text(x + 10, y, str(level), "extra", 20, INK, "centre", "middle")


def _bar(canvas: Canvas, box: Box, colour: str, points: int, most: int) -> None:
    cx, foot = box.x + box.w / 2, box.bottom - 10
    tall = abs(points) * min(9, (box.h - 48) / max(1, most))
    if points > 0:
        fill = "#D8CDB8" if colour == "calce" else mix(player(colour).body, "#FBF6EA", 0.12)
        canvas.draw(rect(cx - 26, foot - tall, 52, tall, fill, 3, INK, 1.6))
    elif points < 0:
        canvas.draw(rect(cx - 26, foot - tall, 52, tall, DISABLED, 3, INK, 1.6))
        canvas.draw(hatch(cx - 25, foot - tall + 1, 50, max(0, tall - 2), INK, opacity=0.4, step=6, width=1.1))
    y = foot - tall - 17 if points else foot - 16
    words = str(points).replace("-", MINUS)
    canvas.text(cx, y, words, "extra", grown(26, 30), INK if points else LINE, "centre", "middle")


def _chart(canvas: Canvas, look: ScoreLook) -> None:
    box = _years(look.room)
    words, letters = canvas.fitting(look.years, "display", 29, box.w - 56, tall=52)
    canvas.text(box.x + 28, box.y + 46, words, "display", letters, INK, valign="middle", wrap=box.w - 56, most=1)
    chart(canvas, Box(box.x + 28, box.y + 100, box.w - 40, box.h - 170), look.courses, look.goal)
