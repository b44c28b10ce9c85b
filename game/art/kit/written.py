"""What was written on each drawing, for whoever checks the pictures, or reads them to those who do not see them.

Nothing is noted unless that is switched on.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple
from weakref import WeakKeyDictionary

import pygame

from game.art.kit import cache
from game.art.kit.palette import Colour, rgb


class Words(NamedTuple):
    """One written line on a drawing, in true px: the box of its ink, the height of its letters, its style and colour.

    ``contrast`` is that of the ink against what lies behind it (0: the drawing is clear there); ``short`` when the
    line was cut with an ellipsis, ``inside`` whether all of its ink lies in the drawing and not on its overhang,
    ``covered`` whether something lies over a part of it. The first line of words has the ``whole`` of them.
    """

    text: str
    box: pygame.Rect
    letters: int
    style: str
    colour: Colour
    contrast: float = 0
    short: bool = False
    inside: bool = True
    covered: bool = False
    whole: str = ""

    def moved(self, x: int, y: int) -> Words:
        """The same line on a drawing on which this one lies at x, y."""
        return self._replace(box=self.box.move(x, y))


class Asked(NamedTuple):
    """Words that looked for room on a place: which drawing asked, the letters it would like, and the room, in design
    px; ``needed`` is how wide the words are on one line in these letters, ``room`` how wide all lines are together."""

    place: str
    words: str
    size: float
    needed: float
    room: float


asked: list[Asked] = []
"""All words that have looked for room since the last change of ``listen``."""
_NOTES: WeakKeyDictionary[pygame.Surface, list[Words]] = WeakKeyDictionary()
_listening = _reading = False
KIT = ("canvas.py", "sheet.py")
"""The files whose functions only pass words on to a place."""


def listen(on: bool) -> None:
    """Begin to note what is written, or end it; either way all notes so far are thrown away.

    Of drawings that are kept nothing was noted: they are made afresh.
    """
    global _listening
    if on:
        cache.forget()
    _listening = on
    _NOTES.clear()
    asked.clear()


def read(on: bool) -> None:
    """Begin to note what is written for somebody who reads it, or end it; how it looks is not looked at."""
    global _reading
    if on:
        cache.forget()
    _reading = on
    _NOTES.clear()


def listening() -> bool:
    """Whether what is written is being noted with how it looks."""
    return _listening


def noting() -> bool:
    """Whether what is written is being noted."""
    return _listening or _reading


def note(surface: pygame.Surface, words: list[Words]) -> None:
    """Note what is written on a finished drawing."""
    if noting() and words:
        _NOTES[surface] = words


def ask(words: str, size: float, needed: float, room: float) -> None:
    """Note that the drawing which is being made asks for room; it is named by its module and function."""
    frame = sys._getframe(2)
    while frame.f_back and (Path(frame.f_code.co_filename).name in KIT or frame.f_code.co_name.startswith("<")):
        frame = frame.f_back
    module = Path(frame.f_code.co_filename)
    asked.append(Asked(f"{module.parent.name}/{module.name} {frame.f_code.co_name}", words, size, needed, room))


def on(surface: pygame.Surface) -> list[Words]:
    """What is written on a drawing."""
    return _NOTES.get(surface, [])


def luminance(colour: pygame.Color | tuple[int, ...]) -> float:
    """Relative luminance, 0-1, as WCAG 2 has it."""
    parts = [part / 255 for part in tuple(colour)[:3]]
    r, g, b = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def against(sheet: pygame.Surface, ink: pygame.Surface, at: tuple[int, int], colour: Colour) -> float:
    """The contrast of a line's ink against the pixels of a sheet that it will cover; 0 where the sheet is clear.

    The worst twentieth of the pixels is left out: an outline may touch a letter.
    """
    own = luminance(rgb(colour))
    found = []
    w, h = ink.get_size()
    bounds = sheet.get_rect()
    # Close enough together in height that no dash falls between.
    for y in range(0, h, max(1, h // 24)):
        for x in range(0, w, max(1, h // 10)):
            point = at[0] + x, at[1] + y
            if ink.get_at((x, y)).a > 150 and bounds.collidepoint(point):
                behind = sheet.get_at(point)
                if behind.a < 250:
                    return 0
                other = luminance(behind)
                found.append((max(own, other) + 0.05) / (min(own, other) + 0.05))
    found.sort()
    return found[len(found) // 20] if found else 0
