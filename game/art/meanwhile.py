"""The quiet line for those who wait: who has moved, what that was, and what it means for the others; below one
another where there is room for several moves."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Surface

from game.art.innkeepers import disc
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, LEAST, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import INK, PAPER, WINE, player
from game.art.kit.shapes import line, path, rect

LETTERS, LEADING = 20.0, 1.16
FACE = 32.0
_LEFT, _RIGHT, _EDGE = 52.0, 12.0, 6.0
"""Where the words begin and how far they stay from the right end and from the edges above and below."""
_APART = 14.0
"""Between both parts where they stand in one row."""
MOVED: Final = "medium"
MEANT: Final = "bold"
"""Letters of both parts."""


class Moved(NamedTuple):
    """The colour and the face of who has moved, the move in a sentence or empty, and what it means, or empty."""

    colour: str
    innkeeper: str
    deed: str
    means: str


MeanwhileLook = tuple[Moved, ...]
"""The moves that are told, the last one at the end."""


class _Words(NamedTuple):
    """Both parts of a move broken into rows in letters of a size; ``beside``: they share one row."""

    deed: tuple[str, ...]
    means: tuple[str, ...]
    size: float
    beside: bool

    @property
    def tall(self) -> float:
        """How high the move stands with them."""
        rows = 1 if self.beside else len(self.deed) + len(self.means)
        return max(FACE + 2 * _EDGE, rows * self.size * LEADING + 2 * _EDGE)


class _Row(NamedTuple):
    """A move that is told, and its words."""

    moved: Moved
    words: _Words


def height(look: MeanwhileLook, wide: float, most: float, scale: float) -> float | None:
    """How high the line is at this width, in the largest letters with which it is not higher than ``most``, with as
    many of the last moves as have room then; None where not even the last one has."""
    rows = _rows(look, wide, most, scale)
    return sum(row.words.tall for row in rows) if rows else None


def width(look: MeanwhileLook, wide: float, most: float, scale: float) -> float:
    """How wide it must be so that its rows stay as they are in so much room."""
    rows, canvas = _rows(look, wide, most, scale), Canvas(4, 4, scale)
    if not rows:
        return wide
    broad = max(_broad(canvas, row.words) for row in rows)
    return min(wide, broad + _LEFT + _RIGHT + 1)


def _broad(canvas: Canvas, words: _Words) -> float:
    deed = max((canvas.measure(row, MOVED, words.size) for row in words.deed), default=0.0)
    means = max((canvas.measure(row, MEANT, words.size) for row in words.means), default=0.0)
    return deed + _APART + means if words.beside else max(deed, means)


def letters(look: MeanwhileLook, wide: float, most: float, scale: float) -> float:
    """The size of those letters; 0 where there are none."""
    rows = _rows(look, wide, most, scale)
    return rows[-1].words.size if rows else 0.0


@kept(16)
def _rows(look: MeanwhileLook, wide: float, most: float, scale: float) -> tuple[_Row, ...]:
    canvas, size, found = Canvas(4, 4, scale), grown(LETTERS), list[_Row]()
    while look and size >= LEAST and not found:
        left = most
        for moved in reversed(look):
            words = _words(canvas, moved, wide - _LEFT - _RIGHT, size)
            left -= words.tall
            if left < 0:
                break
            found.insert(0, _Row(moved, words))
        size -= 1
    return tuple(found)


def _words(canvas: Canvas, moved: Moved, room: float, size: float) -> _Words:
    deed = canvas.lines(moved.deed, MOVED, size, room) if moved.deed else ()
    means = canvas.lines(moved.means, MEANT, size, room) if moved.means else ()
    both = canvas.measure(moved.deed, MOVED, size) + _APART + canvas.measure(moved.means, MEANT, size)
    return _Words(tuple(deed), tuple(means), size, bool(deed and means) and both <= room)


@kept(8)
def meanwhile(look: MeanwhileLook, wide: float, most: float, scale: float) -> Surface:
    """The line on its paper, as high as ``height`` tells, with BLEED around it."""
    rows = _rows(look, wide, most, scale)
    tall, top = sum(row.words.tall for row in rows), 0.0
    canvas = Canvas.over((0, 0, wide, tall), scale, BLEED)
    canvas.draw(rect(2, 3, wide, tall, "#0B0608", 7, opacity=0.5), rect(0, 0, wide, tall, PAPER, 7, INK, 2))
    for number, row in enumerate(rows):
        foot = top + row.words.tall
        strip = _strip(top, foot, number == 0, number == len(rows) - 1)
        canvas.draw(path(strip, player(row.moved.colour).body))
        if number:
            canvas.draw(line(1, top, wide - 1, top, INK, 1))
        face = disc(row.moved.innkeeper, row.moved.colour, FACE, scale)
        canvas.picture(face, (_LEFT - 8 - FACE) / 2, (top + foot - FACE) / 2)
        _written(canvas, row, (top + foot) / 2)
        top = foot
    canvas.draw(line(_LEFT - 8, 0, _LEFT - 8, tall, INK, 1.6))
    return canvas.surface()


def _strip(top: float, foot: float, first: bool, last: bool) -> str:
    """The way around the coloured end of a row, round where it is a corner of the paper."""
    right, up, down = _LEFT - 8, top + (1 if first else 0), foot - (1 if last else 0)
    head = f"M7,{up}H{right}" if first else f"M1,{up}H{right}"
    below = f"V{down}H7Q1,{down} 1,{down - 6}" if last else f"V{down}H1"
    return f"{head}{below}V{up + 6}Q1,{up} 7,{up}Z" if first else f"{head}{below}V{up}Z"


def _written(canvas: Canvas, row: _Row, middle: float) -> None:
    """The words of a move around this height."""
    moved, words = row
    size = words.size
    if words.beside:
        canvas.text(_LEFT, middle, moved.deed, MOVED, size, INK, valign="middle")
        start = _LEFT + canvas.measure(moved.deed, MOVED, size) + _APART
        canvas.text(start, middle, moved.means, MEANT, size, WINE, valign="middle")
        return
    top = middle - (len(words.deed) + len(words.means) - 1) * size * LEADING / 2
    foot = top + len(words.deed) * size * LEADING
    for number, part in enumerate(words.deed):
        canvas.text(_LEFT, top + number * size * LEADING, part, MOVED, size, INK, valign="middle")
    for number, part in enumerate(words.means):
        canvas.text(_LEFT, foot + number * size * LEADING, part, MEANT, size, WINE, valign="middle")
