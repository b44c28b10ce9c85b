"""The log of the game and the inspector that takes its place."""

from __future__ import annotations

from typing import NamedTuple

from pygame import SRCALPHA, Surface
from pygame.transform import scale as stretched

from game.art.key_cap import draw_rule, row_height
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, LEAST, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import (
    BRASS,
    CARD,
    CELLAR,
    CREAM,
    ILLEGAL,
    INK,
    INK2,
    LINE,
    MAT,
    NIGHT,
    TIMBER,
    player,
)
from game.art.kit.raster import pixels
from game.art.kit.shapes import NONE, circle, line, rect
from game.art.pieces import emblem

EDGES = 40.0
"""So high, in design px, is an empty log that has both its edges and nothing between them."""
ROW_EDGE = 3
"""What the picture of a line reaches beyond it above and below, in design px."""
HANDLE = 36.0
"""How high the foot of the newest lines is, by which the drawer of the log is opened."""
SIGN = 12.0
"""Half the width of the sign of who leads a line, in design px."""
REASON_SIGN = 22.0
"""How large the sign is of a line of which it can be read why."""
LEAST_INSPECTOR = 120.0
"""The least height, in design px, at which the newest lines of the log are shown."""

BODY, BODY_LEADING = 24, 1.12
"""Letters and line height of the inspector's text."""


class LogLine(NamedTuple):
    """A line of the log: the colour of the player who leads it, or "" for a heading; ``now`` marks the newest.

    ``event`` is the number of the event that it tells, or -1; ``lit`` marks the line that is pointed at. ``times`` is
    for how many equal lines it stands.
    """

    colour: str
    words: str
    now: bool = False
    event: int = -1
    lit: bool = False
    times: int = 1


class _Row(NamedTuple):
    """A line broken into the log's width, its top and its height."""

    entry: LogLine
    broken: tuple[str, ...]
    top: float
    tall: float


def log_rows(lines: tuple[LogLine, ...], box: Box, scale: float) -> tuple[tuple[LogLine, Box], ...]:
    """The lines that the log shows, and where each stands."""
    rows = _rows(Canvas(4, 4, scale), lines, box)
    return tuple((row.entry, Box(box.x + 9, row.top - 1, box.w - 18, row.tall - 1)) for row in rows)


def _rows(canvas: Canvas, lines: tuple[LogLine, ...], box: Box) -> list[_Row]:
    """As many of the last lines as fit into the log, from its top."""
    _, y, w, h = box
    found: list[tuple[LogLine, tuple[str, ...], float]] = []
    room = h - 24
    step = grown(20) * 1.15
    for entry in reversed(lines):
        if entry.colour:
            broken = canvas.lines(entry.words, "bold", grown(20), w - 62)
        else:
            broken = canvas.lines(entry.words, "extra", grown(19), w - 60)
        tall = step * len(broken) + (7 if entry.colour else 5)
        if tall > room:
            break
        room -= tall
        found.insert(0, (entry, broken, tall))
    top, rows = y + 13.0, []
    for entry, broken, tall in found:
        rows.append(_Row(entry, broken, top, tall))
        top += tall
    return rows


@kept(8)
def log(lines: tuple[LogLine, ...], box: Box, scale: float, head: float = 0.0) -> Surface:
    """The log with as many of the last lines as fit in its box; those that reach into its upper ``head`` px, over
    which something lies, are left out."""
    canvas = Canvas.over(box, scale, BLEED)
    canvas.picture(_sheet(box, scale), box.x - BLEED, box.y - BLEED)
    for entry, broken, top, tall in _rows(canvas, lines, box):
        if top < box.y + head:
            continue
        canvas.picture(_row(entry._replace(event=-1), broken, box.w, tall, scale), box.x, top - ROW_EDGE)
    return canvas.surface()


@kept(8)
def newest(lines: tuple[LogLine, ...], box: Box, scale: float) -> Surface:
    """The last lines of the log over the handle that opens its drawer."""
    x, y, w, h = box
    canvas = Canvas.over(box, scale, BLEED)
    canvas.picture(_sheet(box, scale), x - BLEED, y - BLEED)
    for entry, broken, top, tall in _rows(canvas, lines, box._replace(h=h - HANDLE + 8)):
        canvas.picture(_row(entry._replace(event=-1), broken, w, tall, scale), x, top - ROW_EDGE)
    canvas.layer()
    middle = y + h - HANDLE / 2 - 3
    canvas.draw(
        line(x + 14, middle, x + w / 2 - 30, middle, TIMBER, 2),
        line(x + w / 2 + 30, middle, x + w - 14, middle, TIMBER, 2),
    )
    canvas.icon("log", x + w / 2, middle, 30, on_dark=True)
    return canvas.surface()


@kept(4, lasting=True)
def _sheet(box: Box, scale: float) -> Surface:
    """The empty log: both its edges, and between them what is the same all the way down."""
    if box.h <= EDGES:
        return _edges(box, scale)
    edges, tall = _edges(box._replace(h=EDGES), scale), pixels(box.h + 2 * BLEED, scale)
    wide, short = edges.get_size()
    half = short // 2
    sheet = Surface((wide, tall), SRCALPHA)
    sheet.blit(edges, (0, 0), (0, 0, wide, half))
    sheet.blit(edges, (0, tall - half), (0, short - half, wide, half))
    row = edges.subsurface((0, half, wide, 1))
    sheet.blit(stretched(row, (wide, tall - 2 * half)), (0, half))
    return sheet


@kept(4, lasting=True)
def _edges(box: Box, scale: float) -> Surface:
    x, y, w, h = box
    canvas = Canvas.over(box, scale, BLEED)
    canvas.draw(
        rect(x + 3, y + 5, w, h, "#0B0608", 8, opacity=0.5),
        rect(x, y, w, h, CELLAR, 8, NIGHT, 2.4),
        rect(x + 4, y + 4, w - 8, h - 8, NONE, 5, TIMBER, 1.2),
    )
    return canvas.surface()


@kept(80)
def _row(entry: LogLine, broken: tuple[str, ...], w: float, tall: float, scale: float) -> Surface:
    """A line of the log, as wide as the log, with ROW_EDGE px above and below it."""
    canvas = Canvas(w, tall + 2 * ROW_EDGE, scale)
    if entry.lit:
        canvas.draw(rect(8, ROW_EDGE - 2, w - 16, tall, "#23405F", 5, BRASS, 1.8))
    if entry.colour:
        _log_line(canvas, w, tall, entry, broken)
    else:
        _log_head(canvas, w, broken)
    return canvas.surface()


def _log_line(canvas: Canvas, w: float, tall: float, entry: LogLine, broken: tuple[str, ...]) -> None:
    inks, step = player(entry.colour), grown(20) * 1.15
    middle = ROW_EDGE + step / 2 + 2.5
    if entry.now and not entry.lit:
        canvas.draw(rect(9, ROW_EDGE - 1, w - 18, tall - 1, "#4A343E", 4))
    canvas.draw(circle(26, middle, SIGN, inks.body, CREAM, 1.5), emblem(inks.emblem, 26, middle, SIGN * 0.56, inks.on))
    ink = CREAM if entry.now else "#E6D9C4"
    for i, words in enumerate(broken):
        canvas.text(44, middle + i * step, words, "bold", grown(20), ink, valign="middle")


@kept(2)
def reason_sign(scale: float) -> Surface:
    """The quiet sign of a line of which it can be read why: it lies over the edge of its owner's sign."""
    canvas = Canvas(REASON_SIGN, REASON_SIGN, scale)
    middle = REASON_SIGN / 2
    canvas.draw(circle(middle, middle, middle - 1, CARD, INK, 1.4))
    canvas.icon("hint", middle, middle, REASON_SIGN - 6)
    return canvas.surface()


def _log_head(canvas: Canvas, w: float, lines: tuple[str, ...]) -> None:
    wide = min(canvas.measure(lines[0], "extra", grown(19)) + 20, w - 40)
    step = grown(20) * 1.15
    middle = ROW_EDGE + step / 2 + 0.5
    canvas.draw(
        line(14, middle, w / 2 - wide / 2, middle, TIMBER, 1.2),
        line(w / 2 + wide / 2, middle, w - 14, middle, TIMBER, 1.2),
    )
    for i, words in enumerate(lines):
        canvas.text(w / 2, middle + i * step, words, "extra", grown(19), BRASS, "centre", "middle")


NOTE_APART = 14.0
"""Between the text of the inspector and the reason below it, with a line in the middle, in design px."""


class _Told(NamedTuple):
    """The words of an inspector, broken, and where they stand: from its left edge, its upper edge, and its lower."""

    title: tuple[str, ...]
    size: float
    sub: tuple[str, ...]
    left: float
    text: float
    noted: tuple[str, ...]
    foot: float


def _told(canvas: Canvas, title: str, sub: str, icon: str, note: str, w: float, rule: str = "") -> _Told:
    left = 78.0 if icon else 18.0
    room = w - 16 - left
    size = grown(27 if canvas.measure(title, "display", grown(27)) <= room else 22)
    head = canvas.lines(title, "display", size, room)
    below = canvas.lines(sub, "bold", grown(19), room) if sub else ()
    text = 14 + len(head) * grown(27) * 1.06 + (len(below) * grown(19) + 6 if sub else 0)
    noted = canvas.lines(note, "bold", grown(20), w - 66) if note else ()
    foot = 14 + (len(noted) * grown(20) * 1.15 + NOTE_APART if noted else 0) + (row_height() if rule else 0)
    return _Told(head, size, below, left, max(76, text + 8), noted, foot)


def inspector_height(
    title: str, sub: str, icon: str, body: str, note: str, width: float, scale: float, least: bool = False,
    rule: str = "",
) -> float:  # fmt: skip
    """How high an inspector of a width must be so that all stands on it in the letters that are chosen.

    With ``least`` its text has the smallest letters there are. ``rule`` is the key that leads to the rulebook, if it is
    named.
    """
    canvas = Canvas(4, 4, scale)
    told = _told(canvas, title, sub, icon, note, width, rule)
    letters = LEAST if least else grown(BODY)
    count = len(canvas.lines(body, "medium", letters, width - 34))
    return told.text + 16 + count * letters * BODY_LEADING + told.foot


@kept(20)
def inspector(
    title: str, sub: str, icon: str, body: str, note: str, box: Box, scale: float, game: str, more: str = "",
    rule: str = "",
) -> Surface:  # fmt: skip
    """The light panel that explains the thing of a game under the pointer: sign, title, text, and why it is refused.

    ``rule`` is the key that leads to the rulebook, where that tells of it.

    ``more`` says how to read on; it stands at the foot where there is room left.
    """
    x, y, w, h = box
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.draw(
        rect(x + 3, y + 5, w, h, "#0B0608", 8, opacity=0.5),
        rect(x, y, w, h, CARD, 8, INK, 2.4),
        rect(x + 5, y + 5, w - 10, h - 10, NONE, 5, ILLEGAL if note else LINE, 1.6 if note else 1.1),
    )
    told = _told(canvas, title, sub, icon, note, w, rule)
    if icon:
        canvas.piece((x + 13, y + 13, 54, 54), rect(x + 14, y + 14, 52, 52, MAT, 6, INK, 1.8))
        canvas.icon(icon, x + 40, y + 40, 44)
    left, top = x + told.left, y + 14
    for words in told.title:
        canvas.text(left, top + grown(27) / 2 + 2, words, "display", told.size, INK, valign="middle")
        top += grown(27) * 1.06
    for words in told.sub:
        canvas.text(left, top + grown(19) / 2 + 6, words, "bold", grown(19), INK2, valign="middle")
        top += grown(19)
    top = y + told.text
    canvas.piece((x + 13, top - 1, w - 26, 2), line(x + 14, top, x + w - 14, top, LINE, 1.2))
    foot = y + h - told.foot
    letters = grown(BODY)
    while (
        letters > LEAST and len(canvas.lines(body, "medium", letters, w - 34)) * letters * BODY_LEADING > foot - top - 8
    ):
        letters -= 1
    most = max(1, int((foot - top - 8) / (letters * BODY_LEADING)))
    end = canvas.text(
        x + 17, top + 8, body, "medium", letters, wrap=w - 34, most=most, leading=BODY_LEADING, terms=game
    )
    words, size_more = canvas.fitting(more, "bold", 18, w - 34)
    if more and top + 8 + end + size_more * 1.7 < foot and canvas.measure(words, "bold", size_more) <= w - 34:
        canvas.text(x + 17, foot - size_more * 0.5, words, "bold", size_more, INK2, valign="middle")
    if told.noted:
        size_ = grown(20)
        canvas.draw(line(x + 14, foot + 5, x + w - 14, foot + 5, LINE, 1.2))
        middle = foot + NOTE_APART + len(told.noted) * size_ * 0.575
        canvas.icon("slash", x + 30, middle, 26)
        canvas.text(x + 50, middle, "\n".join(told.noted), "bold", size_, ILLEGAL, valign="middle", leading=1.15)
    if rule:
        draw_rule(canvas, x + 17, y + h - 8 - row_height() / 2, w - 34, rule)
    return canvas.surface()
