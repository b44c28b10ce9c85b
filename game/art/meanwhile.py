"""The quiet line for those who wait: who has moved, what that was, and what it means for the others."""

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


class MeanwhileLook(NamedTuple):
    """The colour and the face of who has moved, the move in a sentence or empty, and what it means, or empty."""

    colour: str
    innkeeper: str
    deed: str
    means: str


class _Words(NamedTuple):
    """Both parts broken into rows in letters of a size; ``beside``: they share one row."""

    deed: tuple[str, ...]
    means: tuple[str, ...]
    size: float
    beside: bool

    @property
    def tall(self) -> float:
        """How high the line is with them."""
        rows = 1 if self.beside else len(self.deed) + len(self.means)
        return max(FACE + 2 * _EDGE, rows * self.size * LEADING + 2 * _EDGE)


def height(look: MeanwhileLook, wide: float, most: float, scale: float) -> float | None:
    """How high the line is at this width, in the largest letters with which it is not higher than ``most``; None where
    there are none."""
    words = _words(look, wide, most, scale)
    return words.tall if words is not None else None


def width(look: MeanwhileLook, wide: float, most: float, scale: float) -> float:
    """How wide it must be so that its rows stay as they are in so much room."""
    words, canvas = _words(look, wide, most, scale), Canvas(4, 4, scale)
    if words is None:
        return wide
    deed = max((canvas.measure(row, MOVED, words.size) for row in words.deed), default=0.0)
    means = max((canvas.measure(row, MEANT, words.size) for row in words.means), default=0.0)
    broad = deed + _APART + means if words.beside else max(deed, means)
    return min(wide, broad + _LEFT + _RIGHT + 1)


def letters(look: MeanwhileLook, wide: float, most: float, scale: float) -> float:
    """The size of those letters; 0 where there are none."""
    words = _words(look, wide, most, scale)
    return words.size if words is not None else 0.0


@kept(16)
def _words(look: MeanwhileLook, wide: float, most: float, scale: float) -> _Words | None:
    canvas, room, size = Canvas(4, 4, scale), wide - _LEFT - _RIGHT, grown(LETTERS)
    while size >= LEAST:
        deed = canvas.lines(look.deed, MOVED, size, room) if look.deed else ()
        means = canvas.lines(look.means, MEANT, size, room) if look.means else ()
        both = canvas.measure(look.deed, MOVED, size) + _APART + canvas.measure(look.means, MEANT, size)
        found = _Words(tuple(deed), tuple(means), size, bool(deed and means) and both <= room)
        if found.tall <= most:
            return found
        size -= 1
    return None


@kept(8)
def meanwhile(look: MeanwhileLook, wide: float, most: float, scale: float) -> Surface:
    """The line on its paper, as high as ``height`` tells, with BLEED around it."""
    words = _words(look, wide, most, scale)
    assert words is not None
    tall, size = words.tall, words.size
    canvas = Canvas.over((0, 0, wide, tall), scale, BLEED)
    canvas.draw(
        rect(2, 3, wide, tall, "#0B0608", 7, opacity=0.5),
        rect(0, 0, wide, tall, PAPER, 7, INK, 2),
        path(f"M7,1H{_LEFT - 8}V{tall - 1}H7Q1,{tall - 1} 1,{tall - 7}V7Q1,1 7,1Z", player(look.colour).body),
        line(_LEFT - 8, 0, _LEFT - 8, tall, INK, 1.6),
    )
    canvas.picture(disc(look.innkeeper, look.colour, FACE, scale), (_LEFT - 8 - FACE) / 2, (tall - FACE) / 2)
    if words.beside:
        canvas.text(_LEFT, tall / 2, look.deed, MOVED, size, INK, valign="middle")
        start = _LEFT + canvas.measure(look.deed, MOVED, size) + _APART
        canvas.text(start, tall / 2, look.means, MEANT, size, WINE, valign="middle")
        return canvas.surface()
    rows = len(words.deed) + len(words.means)
    top = tall / 2 - (rows - 1) * size * LEADING / 2
    foot = top + len(words.deed) * size * LEADING
    for number, row in enumerate(words.deed):
        canvas.text(_LEFT, top + number * size * LEADING, row, MOVED, size, INK, valign="middle")
    for number, row in enumerate(words.means):
        canvas.text(_LEFT, foot + number * size * LEADING, row, MEANT, size, WINE, valign="middle")
    return canvas.surface()
