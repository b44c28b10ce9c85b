"""Fonts: the built faces by style and size, and words measured, wrapped, shortened and rendered from them.

Sizes here are true pixels; ``game.art.kit.canvas`` turns design px into them. ``style`` is one of STYLES.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache, lru_cache

import pygame

from game.art.kit.cache import kept
from game.art.kit.palette import Colour, rgb
from game.paths import root

STYLES = {
    "display": "display.ttf",
    "medium": "text-500.ttf",
    "bold": "text-700.ttf",
    "extra": "text-800.ttf",
    "italic": "text-italic.ttf",
}
"""The file in assets/fonts of each style: display for few big words, the others for all text."""

SIGNATURES = (b"\x00\x01\x00\x00", b"OTTO")
"""How font files begin. What begins otherwise never reaches the font library, which some of it brings down."""

ELLIPSIS = "\u2026"
MOST_OPEN = 120
"""How many faces are kept at once: each keeps its file open, and some systems let a program open only 256."""


class FontsMissing(Exception):
    """The built fonts are not where they should be; the message says how to build them."""


@lru_cache(MOST_OPEN)
def font(style: str, size: int) -> pygame.font.Font:
    """The face of a style at ``size`` true pixels. Raises FontsMissing when it has not been built."""
    file = root() / "assets" / "fonts" / STYLES[style]
    if not file.is_file():
        raise FontsMissing(f"The font {file.name} is missing from assets/fonts: run python -m game.tools.build_fonts")
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        with file.open("rb") as face:
            if face.read(4) not in SIGNATURES:
                raise ValueError
        return pygame.font.Font(str(file), size)
    except (pygame.error, ValueError, RuntimeError, OSError):
        raise FontsMissing(f"{file} is damaged: run python -m game.tools.build_fonts") from None


@cache
def capital_height(style: str, size: int) -> tuple[int, int]:
    """Where a capital letter's top lies below the rendered line's top, and how tall it is, in true pixels."""
    face = font(style, size)
    metrics = face.metrics("H")[0]
    tall = int(metrics[3]) if metrics else round(size * 0.66)
    return face.get_ascent() - tall, tall


@lru_cache(20000)
def width(words: str, style: str, size: int) -> int:
    """How wide the words are on one line, in true pixels."""
    return int(font(style, size).size(_letters(words))[0])


def _letters(words: str) -> str:
    """The words without what no face can take: the letter 0, and halves of letters, as in names of files."""
    return words if words.isprintable() else words.replace("\0", "").encode("utf-8", "ignore").decode()


@lru_cache(4000)
def wrapped(words: str, style: str, size: int, room: float) -> tuple[str, ...]:
    """The words broken into lines no wider than ``room`` true pixels; a word alone may be wider."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width(longer, style, size) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(4000)
def shortened(words: str, style: str, size: int, room: float) -> str:
    """The words, cut with an ellipsis if they are wider than ``room`` true pixels."""
    if width(words, style, size) <= room:
        return words
    end = bisect_left(range(1, len(words)), True, key=lambda end: width(_cut(words, end), style, size) > room)
    return _cut(words, end) if end else ELLIPSIS


def _cut(words: str, end: int) -> str:
    return words[:end].rstrip() + ELLIPSIS


@kept(3000)
def rendered(words: str, style: str, size: int, colour: Colour) -> pygame.Surface:
    """The words on one line as a smooth picture with a clear ground. Kept: do not draw on it."""
    face, letters = font(style, size), _letters(words)
    if not width(letters, style, size):
        return pygame.Surface((0, face.get_height()), pygame.SRCALPHA)
    return face.render(letters, True, rgb(colour))
