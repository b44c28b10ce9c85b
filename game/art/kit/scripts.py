"""Which face draws which letters: the style's own, one of those for other writing, or a box where none has them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import freetype


class Face(NamedTuple):
    """A face for other writing: its file, the name of the writing, and whether its words run from right to left.

    It is asked only for letters from ``first`` to ``last``.
    """

    file: str
    writing: str = ""
    leftwards: bool = False
    first: int = 0
    last: int = 0x10FFFF


OTHERS = (
    Face("NotoSans-Bold.ttf", "Deva", first=0x900, last=0x97F),
    Face("NotoSans-Bold.ttf"),
    Face("NotoSansHebrew-Bold.ttf", "Hebr", leftwards=True),
    Face("NotoSansArabic-Bold.ttf", "Arab", leftwards=True),
    Face("NotoSansGeorgian-Bold.ttf", "Geor"),
    Face("NotoSansSC-Bold.otf"),
    Face("NotoSansKR-Bold.ttf"),
)
"""The faces that pygame-gui brings for other writing, in the order in which they are asked for a letter."""
SHARE = 0.9
"""How large these faces are set against the own ones, so that they look as large."""
MOST_OPEN = 24
"""How many faces of other writing are kept at once."""
PROBED = 16
"""The size at which a face is asked for a letter."""

JOINER, GRAPHEME_JOINER = "\u200d", "\u034f"
VARIANTS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""The signs that choose among the forms of the letter before them."""
SKINS = range(0x1F3FB, 0x1F400)
"""The signs that colour the one before them."""


OWN, BOX = Face(""), Face("box")
"""In place of another face: the style's own, and a box for what no face has."""


class Run(NamedTuple):
    """Letters that one face draws; where that is ``BOX`` each of them stands for a box."""

    letters: str
    face: Face


@lru_cache(4000)
def runs(words: str, own: Path) -> tuple[Run, ...]:
    """The words cut where another face draws on, for the style whose face is in the file ``own``."""
    if words.isascii() and words.isprintable():
        return (Run(words, OWN),)
    words = unicodedata.normalize("NFC", words)
    if words and _is_plain(words, own):
        return (Run(words, OWN),)
    found: list[Run] = []
    for cluster in clusters(words):
        letters = "".join(filter(_seen, cluster))
        if letters:
            _add(found, _run(letters, own))
    return tuple(found)


def _is_plain(words: str, own: Path) -> bool:
    """Whether the style's own face draws each letter, and none belongs to the one before it or is not seen."""
    plain = _plain(own)
    plain.update(letter for letter in set(words) - plain if _stands_alone(letter) and _has_letter(own, letter))
    return plain.issuperset(words)


@cache
def _plain(own: Path) -> set[str]:
    """The plain letters of a face that have been met."""
    return set()


def _stands_alone(letter: str) -> bool:
    is_mark = unicodedata.category(letter).startswith("M")
    return _seen(letter) and not is_mark and ord(letter) not in SKINS and letter != JOINER


def boxes(words: str, own: Path) -> int:
    """How many boxes are drawn in these words."""
    return sum(len(run.letters) for run in runs(words, own) if run.face == BOX)


@lru_cache(MOST_OPEN)
def font(face: Face, size: int) -> pygame.font.Font:
    """One of the other faces, for words of the style's own at ``size`` true pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    found = pygame.font.Font(str(_place(face.file)), max(6, round(size * SHARE)))
    if face.writing:
        found.set_script(face.writing)
    if face.leftwards:
        found.set_direction(pygame.DIRECTION_RTL)
    return found


def _seen(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cc", "Cf", "Cs") and letter != GRAPHEME_JOINER and not _varies(letter)


def _varies(letter: str) -> bool:
    return any(ord(letter) in part for part in VARIANTS)


def clusters(words: str) -> Iterator[str]:
    """The letters, each with the marks that belong to it."""
    cluster = ""
    for letter in words:
        joined = cluster.endswith(JOINER) or letter == JOINER or _varies(letter) or ord(letter) in SKINS
        if cluster and not joined and not unicodedata.category(letter).startswith("M"):
            yield cluster
            cluster = ""
        cluster += letter
    yield cluster


def _run(letters: str, own: Path) -> Run:
    """A letter with its marks in the first face that has all of it, else without the marks, else a box."""
    for wanted in (letters, letters[0]):
        if _has(own, wanted):
            return Run(wanted, OWN)
        for other in OTHERS:
            if other.first <= ord(wanted[0]) <= other.last and _has(_place(other.file), wanted):
                return Run(wanted, other)
    return Run("\u25a1", BOX)


def _add(found: list[Run], run: Run) -> None:
    """Let the last run go on where the same face does; words that run leftwards with what stands between them."""
    if found and found[-1].face == run.face:
        found[-1] = Run(found[-1].letters + run.letters, run.face)
        return
    between = found[-1].letters if found else ""
    within = len(found) > 1 and found[-2].face == run.face and run.face.leftwards
    if within and not any(map(str.isalnum, between)) and _has(_place(run.face.file), between):
        del found[-1]
        found[-1] = Run(found[-1].letters + between + run.letters, run.face)
    else:
        found.append(run)


def _has(file: Path, letters: str) -> bool:
    return all(_has_letter(file, letter) for letter in letters)


@lru_cache(20000)
def _has_letter(file: Path, letter: str) -> bool:
    probe = _probe(file)
    return probe is not None and probe.get_metrics(letter)[0] is not None


@cache
def _probe(file: Path) -> freetype.Font | None:
    """A face that is asked what it has; None where there is no such file."""
    freetype.init()
    return freetype.Font(str(file), PROBED) if file.is_file() else None


@cache
def _place(file: str) -> Path:
    return Path(str(files("pygame_gui") / "data" / file))
