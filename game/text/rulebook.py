"""The rulebook of each game: its chapters and entries from data/rulebook, their words, and looking for words in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from game.paths import data
from game.text.messages import known, language_in_use, say
from game.text.order import plain_letters
from rules.engine.catalog import DataFault, EffectFault, load, located

MOST_CHAPTERS = 10
"""So many tabs find room beside the book."""
Place = tuple[str | int, ...]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A short text of its own: the ids of the ``rules`` that it tells, and other entries to ``see``.

    It is opened from what it is ``about``: a kind of things, or one of them (``row``, ``row 7``, ``card manager``), a
    verb of choices (``choice plant``), of what cards do (``effect plant``), or a kind of events (``event passed``).
    """

    entry: Id
    rules: tuple[str, ...]
    see: Annotated[tuple[Id, ...], msgspec.Meta(max_length=3)] = ()
    about: tuple[str, ...] = ()


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


def faults(found: Sequence[Chapter]) -> Iterator[tuple[Place, str]]:
    """What is wrong with a book in itself, and where in it: what is there twice, and links that lead nowhere."""
    ids = [entry.entry for chapter in found for entry in chapter.entries]
    seen: set[tuple[str, str]] = set()
    for at, chapter in enumerate(found):
        if ("chapter", chapter.chapter) in seen:
            yield ("chapters", at, "chapter"), f"there is a chapter '{chapter.chapter}' already; make one of both"
        seen.add(("chapter", chapter.chapter))
        for number, entry in enumerate(chapter.entries):
            place: Place = "chapters", at, "entries", number
            if ("entry", entry.entry) in seen:
                yield (*place, "entry"), f"there is an entry '{entry.entry}' already; rename or remove one of both"
            seen.add(("entry", entry.entry))
            for thing, about in enumerate(entry.about):
                if ("about", about) in seen:
                    yield (*place, "about", thing), f"another entry is about '{about}' as well; take one of both out"
                seen.add(("about", about))
            for link, also in enumerate(entry.see):
                if also not in ids or also == entry.entry or also in entry.see[:link]:
                    yield (*place, "see", link), f"'{also}' is no other entry of this game; name one, each once"


def keys(game: str, found: Sequence[Chapter]) -> Iterator[str]:
    """The messages that a book needs."""
    for chapter in found:
        yield key(game, f"chapter-{chapter.chapter}")
        for entry in chapter.entries:
            yield key(game, entry.entry)
            yield key(game, f"{entry.entry}-text")


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game. Raises DataFault, also where the book is wrong in itself or has no words."""
    file = file_of(game)
    found = read(file)
    for place, sentence in faults(found):
        raise located(file, EffectFault(place, sentence))
    for one in keys(game, found):
        if not known(one):
            raise DataFault(f"{file}: the texts of the game have no '{one}'; write it, or take the entry out.")
    return found


def entries(game: str) -> Iterator[Entry]:
    """All entries of a game in their order. Raises DataFault."""
    for chapter in chapters(game):
        yield from chapter.entries


def chapter_title(game: str, chapter: str) -> str:
    """What a chapter is headed."""
    return say(key(game, f"chapter-{chapter}"))


def title(game: str, entry: str) -> str:
    """What an entry is headed."""
    return say(key(game, entry))


def text(game: str, entry: str) -> str:
    """What an entry says."""
    return say(key(game, f"{entry}-text"))


def key(game: str, rest: str) -> str:
    """The key of a message of a game's rulebook, by an id and what stands before or after it."""
    rest = rest.replace("_", "-")
    return f"rulebook-vino-{rest}" if game == "vino" else f"rulebook-viticulture-{rest}"


def of_rule(game: str, rule: str) -> Entry | None:
    """The first entry that tells a rule, by its id in large or small letters."""
    return next((entry for entry in entries(game) if rule.upper() in entry.rules), None)


def about(game: str, things: Iterable[str]) -> Entry | None:
    """The entry about the first of these things that has one."""
    told = _about(game)
    return next((told[thing] for thing in things if thing in told), None)


@cache
def _about(game: str) -> dict[str, Entry]:
    return {thing: entry for entry in entries(game) for thing in entry.about}


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
