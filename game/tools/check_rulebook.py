"""Checks the rulebooks: each entry once, with words in every language, links that lead somewhere, and known rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game import paths
from game.art.kit import icons
from game.text import rulebook
from game.text.rulebook import Chapter, Place
from game.tools.words import files
from game.tools.words.check import COMPLETE
from rules.engine.catalog import DataFault, EffectFault, located

RULES = {"viticulture": Path("tests", "rule_ids.txt"), "vino": Path("tests", "rules", "vino", "rule_ids.txt")}
"""Where the ids of the rules of each game are listed, from the folder of the project."""


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
    yield from rulebook.faults(chapters)
    for at, chapter in enumerate(chapters):
        if chapter.icon not in icons.names():
            yield ("chapters", at, "icon"), f"assets/icons has no '{chapter.icon}'; take one that is there"
        for number, entry in enumerate(chapter.entries):
            for of, rule in enumerate(entry.rules):
                place: Place = "chapters", at, "entries", number, "rules", of
                if known is not None and rule not in known:
                    yield place, f"there is no rule '{rule}'; look its id up in the list of rules"
                elif rule in entry.rules[:of]:
                    yield place, f"the rule '{rule}' is named twice; keep one"


def _unsaid(game: str, chapters: tuple[Chapter, ...], folder: Path) -> Iterator[str]:
    """The titles and texts that a language does not have."""
    written = files.read(folder).messages
    for key in rulebook.keys(game, chapters):
        if key not in written:
            yield f"{folder / f'rulebook_{game}.ftl'}: there is no '{key}'; write it, or take the entry out."
