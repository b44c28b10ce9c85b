"""The task panel, and the small label with a reason at the pointer."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.canvas import BLEED, SCREEN_GRAIN, Canvas, Plain, text_width
from game.art.keep import kept
from game.art.palette import (
    CARD,
    FOCUS,
    ILLEGAL,
    INK,
    PAPER,
    SHADOW,
    WARN,
    Colour,
    player,
)
from game.art.pieces import emblem
from game.art.shapes import line, path, rect
from game.table import layout


class TaskLook(NamedTuple):
    """What the task panel says: who acts, the question, one line of explanation; ``note`` is a reason or a warning.

    ``tone`` of the note: refused, warn or plain; ``closed`` dims the head of somebody who is not asked.
    """

    colour: str
    name: str
    title: str
    line: str = ""
    note: str = ""
    tone: str = "plain"
    size: Plain | None = None

    @property
    def box(self) -> Plain:
        """Where it lies: the place of the task panel unless told otherwise."""
        return self.size or layout.TASK


_NOTES: dict[str, tuple[Colour, str]] = {
    "refused": (ILLEGAL, "slash"),
    "warn": (WARN, "warning"),
    "plain": (FOCUS, "info"),
}


def task_rest(look: TaskLook, scale: float) -> float:
    """The y at which answers may begin under the question and its line, in the table's px."""
    canvas = Canvas.over((0, 0, 4, 4), scale)
    return _task_title_end(canvas, look) + 8


def _task_title_end(canvas: Canvas, look: TaskLook) -> float:
    _, y, w, _ = look.box
    size = 28 if canvas.measure(look.title, "display", 28) <= w - 36 else 24
    titles = canvas.lines(look.title, "display", size, w - 36, 2)
    end = y + 57 + size + (len(titles) - 1) * size * 1.08 + 7
    if look.line:
        lines = canvas.lines(look.line, "medium", 22, w - 36, 3)
        end += 22 + (len(lines) - 1) * 22 * 1.16 + 4
    return end


@kept(60)
def task_panel(look: TaskLook, scale: float) -> Surface:
    """The task panel with head, question, explanation and note, without its buttons."""
    x, y, w, h = look.box
    inks = player(look.colour)
    canvas = Canvas.over(look.box, scale, BLEED)
    canvas.draw(
        rect(x + 3, y + 5, w, h, "#0B0608", 8, opacity=0.55),
        rect(x, y, w, h, PAPER, 8, INK, 2.6),
        path(
            f"M{x + 8},{y + 1.3}H{x + w - 8}Q{x + w - 1.3},{y + 1.3} {x + w - 1.3},{y + 8}V{y + 46}"
            f"H{x + 1.3}V{y + 8}Q{x + 1.3},{y + 1.3} {x + 8},{y + 1.3}Z",
            inks.body,
        ),
        line(x, y + 46, x + w, y + 46, INK, 2.2),
        emblem(inks.emblem, x + 30, y + 24, 13, inks.on),
    )
    canvas.text(x + 54, y + 24, look.name, "extra", 24, inks.on, valign="middle", wrap=w - 70, most=1)
    size = 28 if canvas.measure(look.title, "display", 28) <= w - 36 else 24
    top = y + 57
    top += canvas.text(x + 18, top, look.title, "display", size, INK, wrap=w - 36, most=2, leading=1.08) + 7
    if look.line:
        canvas.text(x + 18, top, look.line, "medium", 22, INK, wrap=w - 36, most=3, leading=1.16)
    if look.note:
        _task_note(canvas, look)
    return canvas.surface(grain=SCREEN_GRAIN)


def _task_note(canvas: Canvas, look: TaskLook) -> None:
    """The note stands right above the buttons."""
    x, y, w, h = look.box
    ink, icon = _NOTES[look.tone]
    lines = canvas.lines(look.note, "bold", 20, w - 92, 4)
    tall = len(lines) * 23 + 18
    top = y + h - 74 - tall
    canvas.draw(rect(x + 14, top, w - 28, tall, CARD, 6, ink, 2.2))
    canvas.layer()
    canvas.icon(icon, x + 38, top + tall / 2, 28)
    words = INK if look.tone == "plain" else ink
    canvas.text(
        x + 62, top + tall / 2, look.note, "bold", 20, words, valign="middle", wrap=w - 92, most=4, leading=1.15
    )


@kept(60)
def bubble(words: str, scale: float, tone: str = "refused", room: float = 380) -> Surface:
    """A small label for the pointer: a reason in one sentence."""
    ink, icon = _NOTES[tone]
    probe = Canvas(4, 4, scale)
    lines = probe.lines(words, "bold", 20, room - 56)
    wide = max(text_width(row, "bold", 20, scale) for row in lines) + 58
    tall = len(lines) * 24 + 16
    canvas = Canvas(wide + 6, tall + 6, scale)
    canvas.draw(rect(3, 4, wide, tall, SHADOW, 7, opacity=0.5), rect(1, 1, wide, tall, CARD, 7, ink, 2.4))
    canvas.icon(icon, 26, tall / 2 + 1, 26)
    canvas.text(46, tall / 2 + 1, "\n".join(lines), "bold", 20, INK, valign="middle")
    return canvas.surface()
