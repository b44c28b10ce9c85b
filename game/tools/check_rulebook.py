"""Checks the rulebooks: each entry once, with words in every language, links that lead somewhere, and known rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game import paths
from game.art.kit import icons
from game.text import rulebook
from game.text.rulebook import Chapter, Entry
from game.tools.words import files
from game.tools.words.check import COMPLETE
from rules.engine.catalog import DataFault, EffectFault, located

RULES = {"viticulture": Path("tests", "rule_ids.txt"), "vino": Path("tests", "rules", "vino", "rule_ids.txt")}
"""Where the ids of the rules of each game are listed, from the folder of the project."""
Place = tuple[str | int, ...]


def faults(root: Path | None = None) -> Iterator[str]:
    """Everything that is wrong with the rulebooks, a sentence each; of the project in this folder, or the program's."""
    home = paths.root() if root is None else root
    for game, listed in RULES.items():
        file = rulebook.file_of(game, home / "data")
        try:
            chapters = rulebook.read(file)
        except DataFault as fault:
            yield str(fault)
            continue
        known = (home / listed).read_text(encoding="utf-8").split() if (home / listed).is_file() else None
        for place, sentence in _of_file(chapters, known):
            yield str(located(file, EffectFault(place, sentence)))
        for code in COMPLETE:
            yield from _unsaid(game, chapters, home / "data" / "text" / code)


def _of_file(chapters: tuple[Chapter, ...], known: list[str] | None) -> Iterator[tuple[Place, str]]:
    """What is wrong with a file, and where in it."""
    ids = [entry.entry for chapter in chapters for entry in chapter.entries]
    seen: set[str] = set()
    for at, chapter in enumerate(chapters):
        if f"chapter:{chapter.chapter}" in seen:
            yield ("chapters", at, "chapter"), f"there is a chapter '{chapter.chapter}' already; make one of both"
        seen.add(f"chapter:{chapter.chapter}")
        if chapter.icon not in icons.names():
            yield ("chapters", at, "icon"), f"assets/icons has no '{chapter.icon}'; take one that is there"
        for number, entry in enumerate(chapter.entries):
            place: Place = "chapters", at, "entries", number
            if entry.entry in seen:
                yield (*place, "entry"), f"there is an entry '{entry.entry}' already; rename or remove one of both"
            seen.add(entry.entry)
            yield from _of_entry(entry, place, ids, known)


def _of_entry(entry: Entry, place: Place, ids: list[str], known: list[str] | None) -> Iterator[tuple[Place, str]]:
    for at, also in enumerate(entry.see):
        if also not in ids or also == entry.entry or also in entry.see[:at]:
            yield (*place, "see", at), f"'{also}' is no other entry of this game; name one, each once"
    for at, rule in enumerate(entry.rules):
        if known is not None and rule not in known:
            yield (*place, "rules", at), f"there is no rule '{rule}'; look its id up in the list of rules"
        elif rule in entry.rules[:at]:
            yield (*place, "rules", at), f"the rule '{rule}' is named twice; keep one"


def _unsaid(game: str, chapters: tuple[Chapter, ...], folder: Path) -> Iterator[str]:
    """The titles and texts that a language does not have."""
    written = files.read(folder).messages
    for chapter in chapters:
        wanted = [f"chapter-{chapter.chapter}"]
        for entry in chapter.entries:
            wanted += [entry.entry, f"{entry.entry}-text"]
        for rest in wanted:
            key = rulebook.key(game, rest.replace("_", "-"))
            if key not in written:
                yield f"{folder / f'rulebook_{game}.ftl'}: there is no '{key}'; write it, or take the entry out."
