"""The log of the game and the inspector that takes its place."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.canvas import BLEED, Canvas, Plain
from game.art.keep import kept
from game.art.palette import (
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
from game.art.pieces import emblem
from game.art.shapes import NONE, circle, line, rect
from game.table import layout


class LogLine(NamedTuple):
    """A line of the log: the colour of the player who leads it, or "" for a heading; ``now`` marks the newest."""

    colour: str
    words: str
    now: bool = False


@kept(40)
def log(lines: tuple[LogLine, ...], scale: float, size: Plain | None = None) -> Surface:
    """The log with as many of the last lines as fit, in its place or in a box of another size."""
    size = size or layout.LOG
    x, y, w, h = size
    canvas = Canvas.over(size, scale, BLEED)
    canvas.draw(
        rect(x + 3, y + 5, w, h, "#0B0608", 8, opacity=0.5),
        rect(x, y, w, h, CELLAR, 8, NIGHT, 2.4),
        rect(x + 4, y + 4, w - 8, h - 8, NONE, 5, TIMBER, 1.2),
    )
    shown: list[tuple[LogLine, tuple[str, ...], float]] = []
    room = h - 24
    for entry in reversed(lines):
        broken = canvas.lines(entry.words, *(("bold", 20, w - 62) if entry.colour else ("extra", 19, w - 60)))
        tall = (30 if entry.colour else 28) + (len(broken) - 1) * 23.0
        if tall > room:
            break
        room -= tall
        shown.insert(0, (entry, broken, tall))
    top = y + 13.0
    for entry, broken, tall in shown:
        if entry.colour:
            _log_line(canvas, x, top, w, tall, entry, broken)
        else:
            _log_head(canvas, x, top, w, broken)
        top += tall
    return canvas.surface()


def _log_line(
    canvas: Canvas, x: float, top: float, w: float, tall: float, entry: LogLine, broken: tuple[str, ...]
) -> None:
    inks = player(entry.colour)
    if entry.now:
        canvas.draw(rect(x + 9, top - 1, w - 18, tall - 1, "#4A343E", 4))
    canvas.draw(
        circle(x + 26, top + 14, 10.5, inks.body, CREAM, 1.3), emblem(inks.emblem, x + 26, top + 14, 5.8, inks.on)
    )
    ink = CREAM if entry.now else "#E6D9C4"
    canvas.text(
        x + 44, top + 14 + (len(broken) - 1) * 11.5, "\n".join(broken), "bold", 20, ink, valign="middle", leading=1.15
    )


def _log_head(canvas: Canvas, x: float, top: float, w: float, lines: tuple[str, ...]) -> None:
    wide = min(canvas.measure(lines[0], "extra", 19) + 20, w - 40)
    canvas.draw(
        line(x + 14, top + 12, x + w / 2 - wide / 2, top + 12, TIMBER, 1.2),
        line(x + w / 2 + wide / 2, top + 12, x + w - 14, top + 12, TIMBER, 1.2),
    )
    for i, words in enumerate(lines):
        canvas.text(x + w / 2, top + 12 + i * 23, words, "extra", 19, BRASS, "centre", "middle")


@kept(20)
def inspector(
    title: str, sub: str, icon: str, body: str, note: str, scale: float, size: Plain | None = None
) -> Surface:
    """The light panel that explains the thing under the pointer: sign, title, text, and a note why it is refused."""
    size = size or layout.LOG
    x, y, w, h = size
    canvas = Canvas.over(size, scale, BLEED)
    canvas.draw(
        rect(x + 3, y + 5, w, h, "#0B0608", 8, opacity=0.5),
        rect(x, y, w, h, CARD, 8, INK, 2.4),
        rect(x + 5, y + 5, w - 10, h - 10, NONE, 5, ILLEGAL if note else LINE, 1.6 if note else 1.1),
    )
    left = x + 18
    if icon:
        canvas.draw(rect(x + 14, y + 14, 52, 52, MAT, 6, INK, 1.8))
        canvas.icon(icon, x + 40, y + 40, 44)
        left = x + 78
    room = x + w - 16 - left
    size_ = 27 if canvas.measure(title, "display", 27) <= room else 22
    canvas.text(left, y + (30 if sub else 40), title, "display", size_, INK, valign="middle", wrap=room, most=1)
    if sub:
        canvas.text(left, y + 57, sub, "bold", 19, INK2, valign="middle", wrap=room, most=1)
    canvas.draw(line(x + 14, y + 76, x + w - 14, y + 76, LINE, 1.2))
    noted = canvas.lines(note, "bold", 20, w - 66, 3) if note else ()
    foot = y + h - 14 - (len(noted) * 23 + 6 if noted else 0)
    letters: float = 24
    while letters > 18 and len(canvas.lines(body, "medium", letters, w - 34)) * letters * 1.12 > foot - y - 84:
        letters -= 1
    most = max(1, int((foot - y - 84) / (letters * 1.12)))
    canvas.text(x + 17, y + 84, body, "medium", letters, INK, wrap=w - 34, most=most, leading=1.12)
    if noted:
        canvas.icon("slash", x + 30, foot + 6 + len(noted) * 11.5, 26)
        canvas.text(
            x + 50, foot + 6 + len(noted) * 11.5, "\n".join(noted), "bold", 20, ILLEGAL, valign="middle", leading=1.15
        )
    return canvas.surface()
