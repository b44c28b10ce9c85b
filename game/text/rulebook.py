"""The rulebook of each game: its chapters and entries from data/rulebook, their words, and looking for words in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from game.paths import data
from game.text.messages import known, language_in_use, say
from game.text.order import plain_letters
from rules.engine.catalog import DataFault, load

MOST_CHAPTERS = 10
"""So many tabs find room beside the book."""
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A short text of its own: the ids of the ``rules`` that it tells, and other entries to ``see``."""

    entry: Id
    rules: tuple[str, ...]
    see: Annotated[tuple[Id, ...], msgspec.Meta(max_length=3)] = ()


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Entries that belong together, and the icon on their tab."""

    chapter: Id
    icon: str
    entries: Annotated[tuple[Entry, ...], msgspec.Meta(min_length=1)]


class _Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapters: Annotated[tuple[Chapter, ...], msgspec.Meta(min_length=1, max_length=MOST_CHAPTERS)]


def file_of(game: str, home: Path | None = None) -> Path:
    """The file of a game's rulebook; ``home`` is the data folder, if not that of the program."""
    return (home or data()) / "rulebook" / f"{game}.yaml"


def read(file: Path) -> tuple[Chapter, ...]:
    """The chapters in a file. Raises DataFault."""
    return load(file, _Book).chapters


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game. Raises DataFault, also where one is there twice or has no words."""
    file = file_of(game)
    found = read(file)
    seen: set[str] = set()
    for chapter in found:
        for name in (f"chapter-{chapter.chapter}", *(entry.entry for entry in chapter.entries)):
            if name in seen:
                raise DataFault(f"{file}: '{name}' is there twice; rename or remove one of both.")
            seen.add(name)
    for name in seen | {also for chapter in found for entry in chapter.entries for also in entry.see}:
        if not known(key(game, name.replace("_", "-"))):
            raise DataFault(f"{file}: '{name}' has no words in the texts of the game; write them or take it out.")
    return found


def entries(game: str) -> Iterator[Entry]:
    """All entries of a game in their order. Raises DataFault."""
    for chapter in chapters(game):
        yield from chapter.entries


def chapter_title(game: str, chapter: str) -> str:
    """What a chapter is headed."""
    return say(key(game, f"chapter-{chapter.replace('_', '-')}"))


def title(game: str, entry: str) -> str:
    """What an entry is headed."""
    return say(key(game, entry.replace("_", "-")))


def text(game: str, entry: str) -> str:
    """What an entry says."""
    return say(key(game, f"{entry.replace('_', '-')}-text"))


def key(game: str, rest: str) -> str:
    """The key of a message of a game's rulebook."""
    return f"rulebook-vino-{rest}" if game == "vino" else f"rulebook-viticulture-{rest}"


def of_rule(game: str, rule: str) -> Entry | None:
    """The first entry that tells a rule, by its id in large or small letters."""
    return next((entry for entry in entries(game) if rule.upper() in entry.rules), None)


def found(game: str, words: str) -> tuple[Entry, ...]:
    """The entries that have all these words, whatever their accents and case; those come first whose title has them.

    The id of a rule finds what tells it. Without words none is found.
    """
    wanted = plain_letters(words).split()
    if not wanted:
        return ()
    if rule := of_rule(game, words.strip()):
        return (rule,)
    titled, told = [], []
    for entry, head, whole in _letters(game, language_in_use()):
        if all(word in head for word in wanted):
            titled.append(entry)
        elif all(word in whole for word in wanted):
            told.append(entry)
    return (*titled, *told)


@cache
def _letters(game: str, _language: str) -> tuple[tuple[Entry, str, str], ...]:
    """Every entry with the plain letters of its title, and of title and text."""
    heads = [(entry, plain_letters(title(game, entry.entry))) for entry in entries(game)]
    return tuple((entry, head, f"{head} {plain_letters(text(game, entry.entry))}") for entry, head in heads)
