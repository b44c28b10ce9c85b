"""What can be wrong with the words of a picture, as sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pygame

from game.art.kit.written import Words
from tests.pictures.sheet import Sheet

SMALLEST = 18
LEAST_GROWN = 22
"""The least letters of words, in design px, where words are chosen to be half as large again or more."""
LARGE = 24
BOLD = ("display", "bold", "extra")
PLAIN, LARGE_BOLD = 4.5, 3.0
SHADOW = 0.1
"""How far aside of words their shadow lies at most, in their letters."""
CODE = re.compile(r"\b(?:[VN]|RUL)-[A-Z0-9]")
"""How the number of a rule begins, which no player is told in a sentence."""
FOOT = re.compile(r"(?:[VN]-[A-Z0-9-]+\s*)+")
"""A line of nothing but numbers of rules, as the rulebook has it at the foot of an entry."""
WORD = re.compile(r"\w+(?:’\w+)?|[“”«»]")
"""A word, or what stands around a name."""
QUOTES = "“”«»"
SAME = 7
"""So many words in a row, one quotation mark among them, are a sentence that is said twice; names of things have up to
six, and two marks around them in the language of tests."""
DIFFERENT = 5
"""So many different words it has at least; lines of the log may say the same of one after the other."""


def faults(
    sheet: Sheet, scale: float, piled: Sequence[pygame.Rect] = (), over: Sequence[pygame.Rect] = ()
) -> list[str]:
    """All faults of the words on a finished picture that was drawn at ``scale`` true px per design px.

    ``piled`` are the parts, in true px, in which cards may lie one over the other, ``over`` those of what lies over all
    else for a while and may cut words off.
    """
    words = without_shadows(sheet.words)
    lines = [
        line
        for line in words
        if not line.covered
        or not (any(box.contains(line.box) for box in piled) or any(box.colliderect(line.box) for box in over))
    ]
    return [*_each(lines, sheet.get_rect(), scale), *overlaps(lines, scale), *coded(lines)]


def coded(lines: Sequence[Words]) -> Iterator[str]:
    """The words that hold the number of a rule."""
    yield from (
        f"{line.text!r} tells the number of a rule"
        for line in lines
        if CODE.search(line.text) and not FOOT.fullmatch(line.text)
    )


def said_twice(lines: Sequence[Words]) -> Iterator[str]:
    """The sentences that stand on a picture twice, however they are broken into lines."""
    found: dict[tuple[str, ...], int] = {}
    for number, words in enumerate(paragraphs(lines)):
        for said in zip(*(words[at:] for at in range(SAME)), strict=False):
            words_alone = [word for word in said if word not in QUOTES]
            few = len(words_alone) < SAME - 1 or len(set(words_alone)) < DIFFERENT
            if not few and found.setdefault(said, number) != number:
                yield f"“{' '.join(said)} …” is said twice"
                break


def paragraphs(lines: Sequence[Words]) -> Iterator[list[str]]:
    """The words of lines that stand one below the other and belong together."""
    words: list[str] = []
    before: Words | None = None
    for line in lines:
        if before is not None and not _follows(line, before):
            yield words
            words = []
        words, before = [*words, *WORD.findall(line.text.casefold())], line
    yield words


def _follows(line: Words, before: Words) -> bool:
    """Whether a line goes on with what the one above it says."""
    same = (line.style, line.letters, line.colour) == (before.style, before.letters, before.colour)
    return same and 0 < line.box.centery - before.box.centery < 2 * line.letters


def not_grown(sheet: Sheet, scale: float, fixed: Sequence[pygame.Rect]) -> Iterator[str]:
    """The words that have stayed small though large ones are chosen, but for those on ``fixed`` parts, in true px."""
    for line in without_shadows(sheet.words):
        word = sum(letter.isalpha() for letter in line.text) > 2
        if word and line.letters < round(LEAST_GROWN * scale) and not any(box.contains(line.box) for box in fixed):
            yield f"{line.text!r} at {_design(line, scale)} has letters of {line.letters / scale:.1f} with large words"


def without_shadows(words: Sequence[Words]) -> list[Words]:
    """The lines but for those over which the same words lie a little aside, whose shadow they are."""
    above: dict[tuple[str, int, str], list[Words]] = {}
    kept = []
    for line in reversed(words):
        same = above.setdefault((line.text, line.letters, line.style), [])
        if not any(0 < _aside(line.box, one.box) <= SHADOW * line.letters for one in same):
            kept.append(line)
        same.append(line)
    return kept[::-1]


def _aside(box: pygame.Rect, other: pygame.Rect) -> int:
    return max(abs(box.x - other.x), abs(box.y - other.y))


def _each(lines: Sequence[Words], window: pygame.Rect, scale: float) -> Iterator[str]:
    for line in lines:
        where = f"{line.text!r} at {_design(line, scale)}"
        if not window.contains(line.box):
            yield f"{where} leaves the window"
        if not line.inside:
            yield f"{where} is cut off"
        if line.covered:
            yield f"{where} is partly covered"
        if line.letters < round(SMALLEST * scale):
            yield f"{where} has letters of {line.letters / scale:.1f}"
        large = line.letters >= round(LARGE * scale) and line.style in BOLD
        if line.contrast < (LARGE_BOLD if large else PLAIN) - 0.05:
            yield f"{where} has a contrast of {line.contrast:.1f}"


def overlaps(lines: Sequence[Words], scale: float) -> Iterator[str]:
    lines = sorted(lines, key=lambda line: line.box.left)
    for i, line in enumerate(lines):
        for other in lines[i + 1 :]:
            if other.box.left >= line.box.right:
                break
            common = line.box.clip(other.box)
            if common.w > 1 and common.h > _accents(line, other):
                yield f"{line.text!r} and {other.text!r} overlap at {_design(line, scale)}"


def _accents(line: Words, other: Words) -> float:
    """How far, in true px, the boxes of two lines may lie over one another: those of one text may as far as the accent
    of a capital reaches above letters between whose tails it stands."""
    return max(1, line.letters / 4) if line[2:5] == other[2:5] and line.box.left == other.box.left else 1


def shortened(sheet: Sheet) -> list[str]:
    """The lines that end with an ellipsis because they had no room."""
    return [line.text for line in sheet.words if line.short]


def _design(line: Words, scale: float) -> tuple[int, int]:
    return round(line.box.x / scale), round(line.box.y / scale)
