"""The task panel, and the small label with a reason at the pointer."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.innkeepers import Disc, disc
from game.art.key_cap import draw_rule, row_height, row_width
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, LEAST, SCREEN_GRAIN, Canvas, Style, text_width
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, FOCUS, ILLEGAL, INK, INK2, PAPER, SHADOW, WARN, Colour, player
from game.art.kit.shapes import line, path, rect
from game.art.patterns import owner


class TaskLook(NamedTuple):
    """What the task panel says: who acts, the question, one line of explanation; ``note`` is a remark or a warning.

    ``tone`` of the note: warn or plain. ``low`` is the y above which question and line end, 0 for anywhere.
    ``innkeeper`` is whose face is seen, that of the colour where it is empty.
    ``above``: the line tells what came before the title, and stands above it.
    """

    colour: str
    name: str
    title: str
    line: str = ""
    note: str = ""
    tone: str = "plain"
    low: float = 0
    innkeeper: str = ""
    above: bool = False


FACE = 42.0
"""How wide the face of who acts is in the head of the panel."""
SIGN = 54.0
"""The room at the right end of the head, where a sign may stand."""
MOST_LINES = 4
"""A question is written smaller before it takes more lines, as long as its letters are no smaller than other words."""
LINE, LEAST_LINE = 22, 15
"""The letters of the line under the question, in design px before they grow, and the smallest for long words."""
TITLE_LEADING = 1.22
"""From one line of a question to the next, in its letters: a capital with an accent is clear of what hangs above it."""

_NOTES: dict[str, tuple[Colour, str]] = {
    "refused": (ILLEGAL, "slash"),
    "warn": (WARN, "warning"),
    "plain": (FOCUS, "info"),
    "reason": (FOCUS, "hint"),
}


def head_height() -> float:
    """How high the head of the task panel is."""
    return max(46, grown(24) + 18)


def head_of(box: Box) -> tuple[Box, Disc]:
    """The head of a panel that fills a box, and where the face in it is."""
    head = head_height()
    return box._replace(h=head), Disc((box.x + 6 + FACE / 2, box.y + head / 2 + 0.5), FACE / 2)


def task_rest(look: TaskLook, box: Box, scale: float) -> float:
    """The y at which answers may begin under the question and its line, for a panel that fills a box."""
    canvas = Canvas.over((0, 0, 4, 4), scale)
    _, y, w, _ = box
    size = _title_size(canvas, look, w)
    titles = canvas.lines(look.title, "display", size, w - 36)
    end = y + head_height() + 11 + size + (len(titles) - 1) * size * TITLE_LEADING + 7
    if look.line:
        letters = grown(LINE) if look.above else _line_size(canvas, look, w, end)
        lines = canvas.lines(look.line, "medium", letters, w - 36)
        end += letters * (1 + (len(lines) - 1) * 1.16) + (11 if look.above else 4)
    return end + 8


def _line_size(canvas: Canvas, look: TaskLook, wide: float, top: float) -> float:
    """The letters of the line: as large as chosen, or so that all of it has room in the panel above its buttons."""
    size = grown(LINE)
    while size > LEAST_LINE:
        lines = canvas.lines(look.line, "medium", size, wide - 36)
        tall = size * (1 + (len(lines) - 1) * 1.16)
        broad = max(canvas.measure(line, "medium", size) for line in lines)
        if broad <= wide - 36 and (not look.low or top + tall <= look.low):
            break
        size = max(LEAST_LINE, size - 1)
    return size


def note_top(look: TaskLook, box: Box, foot: float, scale: float) -> float:
    """The upper edge of the note of a panel that fills a box: it stands right above its buttons, at ``foot``."""
    rows = len(Canvas.over((0, 0, 4, 4), scale).lines(look.note, "bold", grown(20), box.w - 92))
    return foot - 10 - _note_height(rows)


def _note_height(rows: int) -> float:
    return rows * grown(20) * 1.15 + 18


def _title_size(canvas: Canvas, look: TaskLook, wide: float) -> float:
    """So large that the question takes one line, if it can, no more than MOST_LINES, and no word of it is wider than
    the panel."""
    room = wide - 36
    for one in (28, 24, 22):
        if canvas.measure(look.title, "display", grown(one)) <= room:
            return grown(one)
    size = grown(24)
    while size > grown(LEAST) and len(canvas.lines(look.title, "display", size, room)) > MOST_LINES:
        size -= 1
    while size > LEAST and any(
        canvas.measure(row, "display", size) > room for row in canvas.lines(look.title, "display", size, room)
    ):
        size = max(LEAST, size - 1)
    return size


@kept(16)
def task_panel(look: TaskLook, box: Box, foot: float, scale: float) -> Surface:
    """The task panel in its box with head, question, explanation and note, without its buttons.

    ``foot`` is the upper edge of the buttons, above which the note stands.
    """
    x, y, w, h = box
    inks, head = player(look.colour), head_height()
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.draw(
        rect(x + 3, y + 5, w, h, "#0B0608", 8, opacity=0.55),
        rect(x, y, w, h, PAPER, 8, INK, 2.6),
        path(
            f"M{x + 8},{y + 1.3}H{x + w - 8}Q{x + w - 1.3},{y + 1.3} {x + w - 1.3},{y + 8}V{y + head}"
            f"H{x + 1.3}V{y + 8}Q{x + 1.3},{y + 1.3} {x + 8},{y + 1.3}Z",
            inks.body,
        ),
        line(x, y + head, x + w, y + head, INK, 2.2),
    )
    canvas.picture(disc(look.innkeeper, look.colour, FACE, scale), x + 6, y + (head - FACE) / 2 + 0.5)
    room = w - 58 - SIGN
    letters = canvas.fitting(look.name, "extra", 24, room, least=LEAST_LINE).size
    canvas.text(x + 58, y + head / 2 + 1, look.name, "extra", letters, inks.on, valign="middle", wrap=room, most=1)
    start = x + max(w * 0.62, 70 + canvas.measure(look.name, "extra", letters))
    if start < x + w - 30:
        left = start, y + 3, x + w - 5 - start, head - 5
        canvas.piece(left, owner(look.colour, *left))
    size, top = _title_size(canvas, look, w), y + head + 11
    if look.line and look.above:
        top += canvas.text(x + 18, top, look.line, "medium", grown(LINE), INK2, wrap=w - 36, leading=1.16) + 11
    top += canvas.text(x + 18, top, look.title, "display", size, INK, wrap=w - 36, leading=TITLE_LEADING) + 7
    if look.line and not look.above:
        _line(canvas, look, box, top, foot)
    if look.note:
        _task_note(canvas, look, box, foot)
    return canvas.surface(grain=SCREEN_GRAIN)


def _line(canvas: Canvas, look: TaskLook, box: Box, top: float, foot: float) -> None:
    """The line under the question; where a note leaves no room for it, it waits until the note is gone."""
    if look.note:
        above = note_top(look, box, foot, canvas.scale) - 6
        look = look._replace(low=min(look.low or above, above))
    letters = _line_size(canvas, look, box.w, top)
    lines = canvas.lines(look.line, "medium", letters, box.w - 36)
    room = letters >= LEAST and top + letters * (1 + (len(lines) - 1) * 1.16) <= look.low
    if room or not look.note:
        canvas.text(box.x + 18, top, "\n".join(lines), "medium", letters, INK, leading=1.16)


def _task_note(canvas: Canvas, look: TaskLook, box: Box, foot: float) -> None:
    x, _, w, _ = box
    ink, icon = _NOTES[look.tone]
    size = grown(20)
    top = note_top(look, box, foot, canvas.scale)
    tall = _note_height(len(canvas.lines(look.note, "bold", size, w - 92)))
    canvas.piece((x + 12, top - 2, w - 24, tall + 4), rect(x + 14, top, w - 28, tall, CARD, 6, ink, 2.2))
    canvas.icon(icon, x + 38, top + tall / 2, 28)
    words = INK if look.tone == "plain" else ink
    canvas.text(x + 62, top + tall / 2, look.note, "bold", size, words, valign="middle", wrap=w - 92, leading=1.15)


def news_height(head: str, lines: tuple[str, ...], width: float, scale: float) -> float:
    """How high ``news`` is, in design px."""
    return _news_top(head, width, scale) + len(_news_rows("medium", lines, width, scale)) * grown(20) * 1.16 + 4


def _news_top(head: str, width: float, scale: float) -> float:
    """Where the lines begin below the heading."""
    return grown(20) * (0.44 + len(_news_rows("bold", (head,), width, scale)) * 1.16)


def _news_rows(style: Style, lines: tuple[str, ...], width: float, scale: float) -> list[str]:
    probe = Canvas(4, 4, scale)
    return [row for one in lines for row in probe.lines(one, style, grown(20), width)]


@kept(8)
def news(head: str, lines: tuple[str, ...], width: float, scale: float) -> Surface:
    """What the others did, the last of it at the end, under a short heading; as high as it must be."""
    canvas, size = Canvas(width, news_height(head, lines, width, scale), scale), grown(20)
    canvas.draw(line(0, 1, width, 1, INK2, 1))
    top = _news_top(head, width, scale)
    canvas.text(0, 5, "\n".join(_news_rows("bold", (head,), width, scale)), "bold", size, INK2, leading=1.16)
    canvas.text(0, top, "\n".join(_news_rows("medium", lines, width, scale)), "medium", size, INK, leading=1.16)
    return canvas.surface()


@kept(60)
def bubble(words: str, scale: float, tone: str = "refused", room: float = 380, rule: str = "") -> Surface:
    """A small label for the pointer: a reason in one sentence.

    ``rule`` is the key that leads to the rulebook, where that tells more.
    """
    ink, icon = _NOTES[tone]
    probe, size = Canvas(4, 4, scale), grown(20)
    lines = probe.lines(words, "bold", size, grown(room) - 56)
    wide = max(text_width(row, "bold", size, scale) for row in lines) + 58
    said = len(lines) * size * 1.2 + 16
    wide, tall = (max(wide, row_width(probe, rule) + 62), said + row_height()) if rule else (wide, said)
    canvas = Canvas(wide + 6, tall + 6, scale)
    canvas.draw(rect(3, 4, wide, tall, SHADOW, 7, opacity=0.5), rect(1, 1, wide, tall, CARD, 7, ink, 2.4))
    canvas.icon(icon, 26, said / 2 + 1, 26)
    canvas.text(46, said / 2 + 1, "\n".join(lines), "bold", size, INK, valign="middle")
    if rule:
        draw_rule(canvas, 46, said + row_height() / 2 - 7, wide - 58, rule)
    return canvas.surface()
