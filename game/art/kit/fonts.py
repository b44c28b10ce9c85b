"""Fonts: the built faces by style and size, and words measured, wrapped, shortened and rendered from them.

Sizes here are true pixels; ``game.art.kit.canvas`` turns design px into them. ``style`` is one of STYLES.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import cache, lru_cache
from pathlib import Path

import pygame

from game.art.kit import scripts
from game.art.kit.cache import kept
from game.art.kit.palette import Colour, rgb
from game.art.kit.scripts import Run
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
LONGEST_WORD = 18
"""Letters of the longest word that is never broken: no word of ours is longer, and no name of a player."""
LONELY = 3
"""Letters of the longest word or figure that does not stand on a line alone at the end of a paragraph."""
BETWEEN = "-_/\\"
"""Signs after which such a word is rather broken than elsewhere."""
VOWELS = "aeiouyàèéìòùáíóúüåëïîöõûýÿаеёиоуыэюя"
CONSONANT = rf"[^\W\d_{VOWELS}]"
SYLLABLE = re.compile(
    rf"(?<=\w\w)(?=\w\w)(?:(?<=[{VOWELS}])(?=(?![ьъй]){CONSONANT}[{VOWELS}])|(?<=[ьъй])(?={CONSONANT})"
    rf"|(?<=[{VOWELS}][lmnrлмнр])(?=(?![lmnrлмнрьъй]){CONSONANT}[{VOWELS}])|(?<=((?![lr]){CONSONANT}))(?=\1)"
    rf"|(?:(?<=[{VOWELS}][б-щ])|(?<=[{VOWELS}][б-щ][б-щ]))(?=(?![еиоуй])[б-щ][{VOWELS}]))",
    re.IGNORECASE,
)
"""Where a word may be divided in any of the four languages: before a consonant between vowels, after a sign or half
vowel, after one of l m n r before another consonant, between two of one kind, before the last of some in Russian."""
HYPHEN = re.compile(r"(?<=\w-)(?=\w)")
"""Where a word with a hyphen of its own is divided first."""
MOST_OPEN = 120
"""How many faces are kept at once: each keeps its file open, and some systems let a program open only 256."""


class FontsMissing(Exception):
    """The built fonts are not where they should be; the message says how to build them."""


@cache
def _file(style: str) -> Path:
    return root() / "assets" / "fonts" / STYLES[style]


@lru_cache(MOST_OPEN)
def font(style: str, size: int) -> pygame.font.Font:
    """The face of a style at ``size`` true pixels. Raises FontsMissing when it has not been built."""
    file = _file(style)
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
    return sum(_run_width(run, style, size) for run in scripts.runs(words, _file(style)))


def written(letter: str, style: str) -> bool:
    """Whether anything is drawn for a letter: its picture, or a box."""
    return bool(scripts.runs(letter, _file(style)))


def boxes(words: str, style: str) -> int:
    """How many letters of the words are drawn as a box, since no face has them."""
    return scripts.boxes(words, _file(style))


@lru_cache(20000)
def rise(words: str, style: str, size: int) -> int:
    """How far the picture of the words begins above their line, in true pixels, for accents on capital letters."""
    if words.isascii():
        return 0
    runs = (run for run in scripts.runs(words, _file(style)) if run.face != scripts.BOX)
    return max([0, *(_top(run, style, size) - font(style, size).get_ascent() for run in runs)])


def _top(run: Run, style: str, size: int) -> int:
    """How far the letters reach above the base line, in true pixels."""
    return max(int(found[3]) for found in _face(run, style, size).metrics(run.letters) if found)


def _run_width(run: Run, style: str, size: int) -> int:
    if run.face == scripts.BOX:
        return len(run.letters) * _box(size)[0]
    return int(_face(run, style, size).size(run.letters)[0])


def _face(run: Run, style: str, size: int) -> pygame.font.Font:
    return font(style, size) if run.face == scripts.OWN else scripts.font(run.face, size)


def _box(size: int) -> tuple[int, int]:
    """The room that a box for a letter takes, and the thickness of its lines, in true pixels."""
    return max(4, round(size * 0.6)), max(1, round(size / 16))


@lru_cache(4000)
def wrapped(
    words: str, style: str, size: int, room: float, whole: bool = False, parted: bool = False
) -> tuple[str, ...]:
    """The words broken into lines no wider than ``room`` true pixels; a word alone may be wider.

    A word of more than LONGEST_WORD letters, as only what somebody has written may have, is broken too, unless all
    are to stay ``whole``. With ``parted`` a word that is too wide alone is divided between its syllables. The end of a
    paragraph that is as short as LONELY takes the word before it along.
    """
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line, first = "", len(lines)
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if parted and width(word, style, size) > room:
                *parts, line = _parted(line, word, style, size, room)
                lines += parts
                continue
            if line and width(longer, style, size) > room:
                lines.append(line)
                line = word
            else:
                line = longer
            if len(word) > LONGEST_WORD and not whole:
                *parts, line = _broken(line, style, size, room)
                lines += parts
        lines.append(line)
        if len(line) <= LONELY and len(lines) - first > 1:
            lines[-2:] = _in_company(lines[-2], line, style, size, room)
    return tuple(lines)


def _in_company(before: str, last: str, style: str, size: int, room: float) -> list[str]:
    """Two lines of which the last one has the last word of the one before too, if that leaves it one and has room."""
    rest, _, word = before.rpartition(" ")
    together = f"{word} {last}"
    return [rest, together] if rest and width(together, style, size) <= room else [before, last]


def _parted(line: str, word: str, style: str, size: int, room: float) -> list[str]:
    """Lines for a word that goes on after a line, divided at its own hyphens or else between its syllables, or anywhere
    in one that is too wide alone."""
    parts = HYPHEN.split(word)
    if any(width(part, style, size) > room for part in parts):
        parts = [piece for part in parts for piece in SYLLABLE.sub(" ", part).split()]
        broken = (_broken(part, style, size, room) if width(part, style, size) > room else [part] for part in parts)
        parts = [piece for pieces in broken for piece in pieces]
    lines = [f"{line} " if line else ""]
    for i, part in enumerate(parts):
        hyphen = "" if i + 1 == len(parts) or part.endswith("-") else "-"
        if lines[-1] and width(lines[-1] + part + hyphen, style, size) > room:
            before = lines[-1]
            lines[-1] = before.rstrip() if before[-1] in " -" else f"{before}-"
            lines.append("")
        lines[-1] += part
    return lines


def _broken(word: str, style: str, size: int, room: float) -> list[str]:
    """A word in parts no wider than ``room`` true pixels, each but the last with a hyphen where all are letters.

    Where it has signs between its parts, as a path has, it is broken at one of them if none gets much shorter by that.
    """
    hyphen = "-" if word.isalpha() else ""
    parts = [""]
    for letter in scripts.clusters(word):
        part = parts[-1]
        if part and width(part + letter + hyphen, style, size) > room:
            end = 1 + max(map(part.rfind, BETWEEN))
            end = end if end > len(part) / 2 else len(part)
            parts[-1:] = [part[:end] + hyphen, part[end:]]
        parts[-1] += letter
    return parts


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
    """The words on one line as a smooth picture with a clear ground. Kept: do not draw on it.

    It is laid ``rise`` higher than the line, and may reach below it where other writing does.
    """
    face, runs = font(style, size), scripts.runs(words, _file(style))
    wide = width(words, style, size)
    if wide and len(runs) == 1 and runs[0].face == scripts.OWN:
        return face.render(runs[0].letters, True, rgb(colour))
    faces = [_face(run, style, size) for run in runs if run.face != scripts.BOX]
    foot = max([face.get_linesize(), *(face.get_ascent() - other.get_descent() for other in faces)])
    above = rise(words, style, size)
    image, x = pygame.Surface((wide, above + foot), pygame.SRCALPHA), 0
    for run in runs:
        if run.face == scripts.BOX:
            _draw_boxes(image, len(run.letters), (x, above), style, size, colour)
        elif _run_width(run, style, size):
            other = _face(run, style, size)
            base = max(other.get_ascent(), _top(run, style, size))
            image.blit(other.render(run.letters, True, rgb(colour)), (x, above + face.get_ascent() - base))
        x += _run_width(run, style, size)
    return image


def _draw_boxes(image: pygame.Surface, count: int, at: tuple[int, int], style: str, size: int, colour: Colour) -> None:
    """Boxes as high as a capital letter, for letters that no face has, on a line that begins there."""
    (x, y), (wide, thick), (top, tall) = at, _box(size), capital_height(style, size)
    for left in range(x, x + count * wide, wide):
        pygame.draw.rect(image, rgb(colour), (left + thick, y + top, wide - 2 * thick, tall), thick)
