"""The figures of a finished game: where everybody's points came from, how they grew, and what was remarkable."""

from __future__ import annotations

from typing import NamedTuple

from pygame import SRCALPHA, Surface

from game.art.alone.automaton import automa_disc
from game.art.courses import Course, chart
from game.art.glasses import glass
from game.art.ground import table_ground
from game.art.innkeepers import disc
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.grain import grain
from game.art.kit.letters import grown
from game.art.kit.palette import (
    CARD,
    CREAM,
    CREAM2,
    DISABLED,
    GOLD,
    INK,
    INK2,
    LINE,
    NOBODY,
    PAPER,
    RIBBON,
    WINE,
    mix,
    player,
)
from game.art.kit.shapes import NONE, hatch, line, rect
from game.art.pieces import laurel
from game.art.poster import block_letters
from game.text.numbers import numeral

_LEFT, _RIGHT, _TOP, _FOOT, _APART = 24, 1896, 112, 984, 16
_HEAD = 120.0
"""How high the heads of the columns are, with the edge of the paper above them."""
_FACT = 112.0
"""How high the facts are."""
_ROOMY = 190.0
"""Rows from one to the next of which it is so far have larger faces, with the name below, and larger bars."""


class Source(NamedTuple):
    """A column of the table: where points came from."""

    icon: str
    name: str


class Row(NamedTuple):
    """A player of the table: rank, colour, name, a small line (the tie-break value), points by source and in all.

    ``level`` is that of the opponent that played, 0 for a person; ``innkeeper`` is whose face is seen, that of the
    colour where it is empty. ``note`` stands where the points by source would, if there are none.
    """

    rank: int
    colour: str
    name: str
    line: str
    points: tuple[int, ...]
    total: int
    level: int = 0
    innkeeper: str = ""
    note: str = ""


class Fact(NamedTuple):
    """A curiosity of the game: icon, what it is, and whose or how much."""

    icon: str
    name: str
    words: str


class FiguresLook(NamedTuple):
    """Everything the figures say.

    ``goal`` are the points that end the game, ``first`` is the first year of the courses; ``facts_title`` tells what
    the facts are where they do not say so themselves.
    """

    title: str
    year: str
    facts: tuple[Fact, ...]
    sources: tuple[Source, ...]
    rows: tuple[Row, ...]
    total: str
    total_line: str
    years: str
    courses: tuple[Course, ...]
    goal: int = 20
    facts_title: str = ""
    first: int = 1


def without_empty(sources: tuple[Source, ...], rows: tuple[Row, ...]) -> tuple[tuple[Source, ...], tuple[Row, ...]]:
    """The sources that have brought or cost anybody points, and the rows with those only."""
    used = [at for at in range(len(sources)) if any(row.points[at : at + 1] not in ((), (0,)) for row in rows)]
    kept_rows = tuple(row._replace(points=tuple(row.points[at] for at in used if at < len(row.points))) for row in rows)
    return tuple(sources[at] for at in used), kept_rows


def table_box(facts: bool) -> Box:
    """Where the table lies, above the ``facts`` if there are any; it grows with its words."""
    return Box(_LEFT, _TOP, grown(1116, 1360), _FOOT - _TOP - (_APART + grown(_FACT, 160) if facts else 0))


@kept(3)
def figures(look: FiguresLook, scale: float) -> Surface:
    """The whole screen, 1920 by 1080 design px, without its buttons."""
    table = table_box(bool(look.facts))
    years = Box(table.right + _APART, _TOP, _RIGHT - table.right - _APART, _FOOT - _TOP)
    pitch = (table.h - _HEAD - 14) / max(1, len(look.rows))
    most = max((abs(points) for row in look.rows for points in row.points), default=1)
    ground = table_ground(scale)
    parts = [(_title(look.title, look.year, scale), (0.0, 0.0))]
    parts += [(_paper(box.w, box.h, scale), box[:2]) for box in (table, years)]
    parts.append((_heads(look, table, scale), table[:2]))
    for at, row in enumerate(look.rows):
        columns, last = len(look.sources), at == len(look.rows) - 1
        box = Box(0, 0, table.w - 32, pitch - 8)
        parts.append((_row(row, box, columns, most, last, scale), (table.x + 16, table.y + _HEAD + at * pitch)))
    parts.append((_courses(look, years, scale), years[:2]))
    if look.facts:
        facts = Box(_LEFT, table.bottom + _APART, table.w, _FOOT - table.bottom - _APART)
        parts.append((_facts(look, facts, scale), facts[:2]))
    sheet = ground.copy()
    sheet.blits([(part, (round((x - BLEED) * scale), round((y - BLEED) * scale))) for part, (x, y) in parts])
    grain(sheet, 4)
    return sheet


@kept(3)
def _title(title: str, year: str, scale: float) -> Surface:
    """The title and the year above the papers, with BLEED."""
    canvas = Canvas(4, 4, scale)
    sheet = Surface((round((1920 + BLEED) * scale), round((_TOP + BLEED) * scale)), SRCALPHA, 32)
    wide, size, middle = canvas.measure(year, "display", 54), 66.0, BLEED + 56
    while size > 40 and canvas.measure(title, "display", size) > 1780 - wide:
        size -= 2
    block_letters(sheet, BLEED + 40, middle - size / 2, title, size, scale, 4, "#FBF1DC", "#1B0F14")
    block_letters(sheet, BLEED + 1880 - wide, middle - 27, year, 54, scale, 4, "#FBF1DC", "#1B0F14")
    return sheet


@kept(4)
def _paper(w: float, h: float, scale: float) -> Surface:
    canvas = Canvas.over((0, 0, w, h), scale, BLEED)
    paper(canvas, Box(0, 0, w, h))
    return canvas.surface()


def paper(canvas: Canvas, box: Box) -> None:
    """A sheet of paper with a double rule."""
    canvas.draw(
        rect(box.x + 3, box.y + 5, box.w, box.h, "#0B0608", 9, opacity=0.55),
        rect(*box, PAPER, 9, INK, 2.8),
        rect(*box.grown(-6), NONE, 6, LINE, 1.8),
        rect(*box.grown(-10), NONE, 4, LINE, 0.9),
    )


@kept(3)
def _facts(look: FiguresLook, area: Box, scale: float) -> Surface:
    """The facts side by side, each with its sign at the left, with BLEED."""
    canvas = Canvas.over(area, scale, BLEED)
    canvas.draw(rect(*area, RIBBON, 8, GOLD, 1.6))
    titled = (Fact("", look.facts_title, ""),) if look.facts_title else ()
    told = *titled, *look.facts
    wide = (area.w - 20) / len(told)
    middle, lines = area.y + area.h / 2, grown(28, 44)
    for at, fact in enumerate(told):
        x = area.x + 10 + at * wide
        if not fact.icon:
            canvas.fit(x + 12, middle, fact.name, "extra", 22, wide - 24, GOLD, most=3, leading=1.1, tall=area.h - 12)
            continue
        if at:
            canvas.draw(line(x, area.y + 16, x, area.bottom - 16, GOLD, 1.2, opacity=0.6))
        sign = min(48.0, wide * 0.17)
        canvas.icon(fact.icon, x + 12 + sign / 2, middle, sign, on_dark=True)
        left, room = x + sign + 20, wide - sign - 26
        canvas.fit(left, middle - lines * 0.62, fact.name, "bold", 20, room, CREAM2, tall=lines)
        canvas.fit(left, middle + lines * 0.62, fact.words, "extra", 21, room, CREAM, most=2, tall=lines * 1.4)
    return canvas.surface()


def _column(box: Box, columns: int, index: int) -> tuple[float, float]:
    """The left edge and width of one of so many columns of a row, or of the table without its margins."""
    left, right = box.x + 230, box.right - 122
    wide = min(220.0, (right - left) / max(1, columns))
    return left + index * wide, wide


@kept(3)
def _heads(look: FiguresLook, table: Box, scale: float) -> Surface:
    """The heads of the columns of the table, with BLEED."""
    canvas, columns = Canvas.over(table, scale, BLEED), len(look.sources)
    room = _column(table.grown(-16), columns, 0)[1] - 4
    wished = 20 if all(canvas.measure(one.name, "bold", 20) <= room for one in look.sources) else 18
    names = [canvas.fitting(one.name, "bold", wished, room, tall=36) for one in look.sources]
    letters = min((one.size for one in names), default=wished)
    for i, source in enumerate(look.sources):
        left, wide = _column(table.grown(-16), columns, i)
        if i % 2 == 0:
            canvas.draw(rect(left, table.y + 20, wide, table.h - 40, "#EADFC4", 4, opacity=0.7))
        canvas.icon(source.icon, left + wide / 2, table.y + 50, 44)
        words = names[i].words
        canvas.text(left + wide / 2, table.y + 90, words, "bold", letters, INK, "centre", "middle", wrap=wide - 2,
                    most=1)  # fmt: skip
    canvas.fit(table.right - 73, table.y + 46, look.total, "display", 28, 108, WINE, "centre", tall=46)
    canvas.fit(table.right - 73, table.y + 88, look.total_line, "bold", 20, 108, INK2, "centre", tall=36)
    canvas.draw(line(table.x + 18, table.y + 112, table.right - 18, table.y + 112, INK, 2))
    return canvas.surface()


@kept(12)
def _row(row: Row, box: Box, columns: int, most: int, last: bool, scale: float) -> Surface:
    """A row of the table with BLEED; ``most`` are the most points of one source, after the ``last`` row is no line."""
    canvas = Canvas.over(box, scale, BLEED)
    pitch, middle = box.h + 8, box.y + box.h / 2
    if row.rank == 1:
        canvas.draw(rect(*box, "#F9E3A6", 7, GOLD, 2.2))
    elif not last:
        canvas.draw(line(box.x + 6, box.bottom + 4, box.right - 6, box.bottom + 4, LINE, 1, opacity=0.6))
    _who(canvas, row, box)
    for k, points in enumerate(row.points):
        left, wide = _column(box, columns, k)
        _bar(canvas, Box(left, box.y, wide, box.h), row.colour, points, most)
    if row.note and not row.points:
        room = box.w - 264 - 144
        size = 26 if pitch > _ROOMY else 22
        canvas.fit(box.x + 264, middle, row.note, "bold", size, room, INK2, most=3, leading=1.15, tall=pitch - 20)
    laurel(canvas, box.right - 57, middle, min(102.0, pitch - 12), numeral(row.total))
    return canvas.surface()


def _who(canvas: Canvas, row: Row, box: Box) -> None:
    """Rank, face, name and small line of a row, and how strong an opponent was."""
    pitch, middle = box.h + 8, box.y + box.h / 2
    roomy, face, x = pitch > _ROOMY, 64.0 if pitch > 90 else 56.0, box.x + 74
    if roomy:
        face, x = min(156.0, pitch * 0.52), box.x + 136
        middle -= 34
    ink, lift = WINE if row.rank == 1 else INK2, 16 if row.level else 0
    size = 56 if roomy else 44 if pitch > 90 else 34
    canvas.text(box.x + 24, middle - lift, str(row.rank), "display", size, ink, "centre", "middle")
    nobody = row.colour == NOBODY
    drawn = automa_disc(face, canvas.scale) if nobody else disc(row.innkeeper, row.colour, face, canvas.scale)
    canvas.picture(drawn, x - face / 2, middle - face / 2)
    if row.level:
        _level(canvas, box.x + 23, middle + (34 if roomy else 24), row.level)
    if roomy:
        top, room = middle + face / 2, 184.0
        canvas.fit(x, top + 24, row.name, "extra", 30, room, INK, "centre", tall=40)
        canvas.fit(x, top + 54, row.line, "bold", 21, room, INK2, "centre", tall=28)
    else:
        _name(canvas, row, box.x + 118, middle, pitch)


def _name(canvas: Canvas, row: Row, x: float, middle: float, pitch: float) -> None:
    """The name of a row, and the small line below it."""
    room = 110.0
    lift = grown(14, min(26, pitch * 0.19)) if row.line else 0
    usual = 27 if canvas.measure(row.name, "extra", 27) <= room else 22
    words, letters = canvas.fitting(row.name, "extra", usual, room, tall=pitch - 12 - 2 * lift)
    canvas.text(x, middle - lift, words, "extra", letters, INK, valign="middle", wrap=room, most=1)
    if row.line:
        words, letters = canvas.fitting(row.line, "bold", 20, room, tall=2 * lift + 2 if lift > 14 else 24)
        canvas.text(x, middle + lift + 2, words, "bold", letters, INK2, valign="middle", wrap=room, most=1)


def _level(canvas: Canvas, x: float, y: float, level: int) -> None:
    """How strong an opponent was: a glass with a number, below its rank."""
    canvas.draw(rect(x - 21, y - 12, 42, 25, CARD, 8, INK, 1.6), glass(x - 19, y - 10, 21, True))
    canvas.text(x + 10, y, str(level), "extra", 20, INK, "centre", "middle")


def _bar(canvas: Canvas, box: Box, colour: str, points: int, most: int) -> None:
    """Points of one source; nothing where there are none."""
    if not points:
        return
    cx, foot, roomy = box.x + box.w / 2, box.bottom - 10, box.h + 8 > _ROOMY
    tall = abs(points) * min(22 if roomy else 14, (box.h - (64 if roomy else 50)) / max(1, most))
    half = min(44, box.w * 0.27) if roomy else 26
    if points > 0:
        fill = "#D8CDB8" if colour == "calce" else mix(player(colour).body, "#FBF6EA", 0.12)
        canvas.draw(rect(cx - half, foot - tall, 2 * half, tall, fill, 3, INK, 1.6))
    else:
        canvas.draw(rect(cx - half, foot - tall, 2 * half, tall, DISABLED, 3, INK, 1.6))
        inside = cx - half + 1, foot - tall + 1, 2 * half - 2, max(0, tall - 2)
        canvas.draw(hatch(*inside, INK, opacity=0.4, step=6, width=1.1))
    size = grown(34, 40) if roomy else grown(26, 30)
    canvas.text(cx, foot - tall - (22 if roomy else 17), numeral(points), "extra", size, INK, "centre", "middle")


@kept(3)
def _courses(look: FiguresLook, box: Box, scale: float) -> Surface:
    """How points grew, with a title, with BLEED."""
    canvas = Canvas.over(box, scale, BLEED)
    words, letters = canvas.fitting(look.years, "display", 29, box.w - 56, tall=52)
    canvas.text(box.x + 28, box.y + 46, words, "display", letters, INK, valign="middle", wrap=box.w - 56, most=1)
    chart(canvas, Box(box.x + 28, box.y + 100, box.w - 40, box.h - 170), look.courses, look.goal, look.first)
    return canvas.surface()
